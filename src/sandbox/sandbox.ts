import { createScaledClock, type SandboxClock } from './clock.ts';
import { createControls } from './controls.ts';
import { createFaultHandler } from './fault/fault.ts';
import type { Incoming } from './http/call.ts';
import { createHandler } from './http/handler.ts';
import { createRequestCounter } from './http/rate-limit.ts';
import { findRoute } from './http/routes.ts';
import { createTokenStore, tokensOf } from './http/tokens.ts';
import { createSeededRandom } from './identity.ts';
import { createPages } from './pages.ts';
import { createRequestLog } from './request-log.ts';
import { defaultSeed } from './seed/default-seed.ts';
import type { RateLimits, Seed } from './seed/seed.ts';
import { noPages } from './serialize/view.ts';
import { createWorld } from './world/load-seed.ts';

/** Options of a sandbox; all are optional. */
export interface SandboxOptions {
  /** The data it starts with. */
  readonly seed?: Seed | undefined;
  /** Default: a clock that runs by itself in real time. */
  readonly clock?: SandboxClock;
  /** Maximum requests per minute. Default: those of the seed, or 200 per organization, and 50 per user; `'off'`: no limit. */
  readonly rateLimits?: RateLimits;
  /** Whether it serves pages for people, to which `web_url` leads; by default there are none. */
  readonly pages?: boolean;
}

/** A stand-in for the service, as a value. */
export type Sandbox = Readonly<ReturnType<typeof createSandbox>>;

/** Makes a sandbox; sandboxes share nothing. */
export function createSandbox(options: SandboxOptions = {}) {
  const { clock = createScaledClock({ speed: 1 }), seed = defaultSeed() } = options;
  const world = createWorld(seed, createSeededRandom(1), clock.now());
  const tokens = tokensOf(seed, world);
  const limits = createRequestCounter({ ...seed.rateLimits, ...options.rateLimits }, clock);
  const store = createTokenStore(tokens);
  const next = createHandler(world, store, limits, clock);
  const defer = (incoming: Incoming, afterMs: number) => {
    const at = clock.now() + afterMs * clock.speed;
    world.tasks.add({ at, run: () => next(incoming, at) });
  };
  const faultHandler = createFaultHandler({ clock, next, defer });
  for (const fault of seed.faults ?? []) faultHandler.faults.add(fault);
  const recorder = createRequestLog();
  const webOriginOf = ({ origin }: URL) => (options.pages ? origin : noPages);
  const showPage = createPages(world, recorder.log.entries);
  return {
    /** Answers a request. Only faults make it reject, never settle, or fail in the middle of the body. */
    async fetch(request: Request): Promise<Response> {
      const { method, headers, signal } = request;
      const url = new URL(request.url);
      const { endpoint, params } = findRoute(method, url) ?? { endpoint: null, params: {} };
      const page = options.pages && endpoint === null ? showPage(url.pathname, clock.now()) : null;
      if (page) return page;
      const body = await request.text();
      const token = store.find(headers, clock.now())?.label ?? null;
      const entry = recorder.open(request, body, { endpoint, token, at: clock.now() });
      const place = { url, webOrigin: webOriginOf(url) };
      const incoming = { endpoint, method, ...place, params, headers, body, lagMs: 0, signal };
      const response = await faultHandler.answer(incoming, entry.faults);
      entry.status = response.status;
      return response;
    },
    clock,
    /** The requests so far. */
    requests: recorder.log,
    faults: faultHandler.faults,
    /** Changes rate limits. */
    setRateLimits: limits.set,
    tokens,
    /** What the API does not show, and the actions of users. */
    world: createControls(world, clock, webOriginOf),
  };
}
