import { createScaledClock, type SandboxClock } from './clock.ts';
import { createFaultHandler, type FaultHandler, type Faults } from './fault/faults.ts';
import { createHandler, type Handler } from './http/handler.ts';
import type { Incoming } from './http/incoming.ts';
import { createRateLimiter, type RateLimits } from './http/rate-limit.ts';
import { route } from './http/router.ts';
import { createSeededRandom, type Random } from './identity.ts';
import { type ProfileName, profileOf } from './profile.ts';
import { createRequestBook, type OpenEntry, type RequestLog } from './request-log.ts';
import { defaultSeed } from './seed/default-seed.ts';
import type { Seed } from './seed/seed.ts';
import { bearerOf, type Tokens, tokensOf } from './tokens.ts';
import { createControls, type SandboxWorld } from './world/controls.ts';
import { loadSeed, usersOf } from './world/load-seed.ts';
import { createWorld, type World } from './world/world.ts';

/** How a sandbox is set up; nothing needs to be said. */
export interface SandboxOptions {
  /** What it holds when it starts. */
  readonly seed?: Seed | 'default';
  /** `observed` unless told. */
  readonly profile?: ProfileName;
  /** A clock that runs by itself, at the speed of the wall, unless told. */
  readonly clock?: SandboxClock;
  /** Chance for identifiers; always the same unless told. */
  readonly random?: Random;
  /** Requests a minute: 200 for each organization, and 50 for each user in the profile `observed`; `'off'` counts none. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Origin of the web pages that answers link to. There are none. */
  readonly webOrigin?: string;
}

/** A stand-in of the service, as a value. */
export interface Sandbox {
  /** Answers a request. Rejects only where a fault says so; a fault may also let it never advance, or break the body. */
  fetch(request: Request): Promise<Response>;
  readonly clock: SandboxClock;
  readonly profile: ProfileName;
  /** What was asked. */
  readonly requests: RequestLog;
  readonly faults: Faults;
  readonly tokens: Tokens;
  /** A look behind the API, and the deeds of users. */
  readonly world: SandboxWorld;
}

/** Makes a sandbox of its own: nothing is shared with any other. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { profile: profileName = 'observed', clock = createScaledClock({ speed: 1 }) } = options;
  const { random = createSeededRandom(1), webOrigin = 'https://buildkite.example' } = options;
  const seed = options.seed === undefined || options.seed === 'default' ? defaultSeed() : options.seed;
  const profile = profileOf(profileName);
  const users = usersOf(seed);
  const tokens = tokensOf(seed, users);
  const world = createWorld(profile, random);
  loadSeed(world, seed, users, clock.now());
  const limits: RateLimits = {
    organization: 200,
    user: profile.userWindow ? 50 : 'off',
    ...options.rateLimits,
  };
  const handler = createHandler({
    world,
    tokens,
    limiter: createRateLimiter(limits, clock),
    clock,
    webOrigin,
  });
  const faultDesk = createFaultHandler(clock);
  const book = createRequestBook();
  return {
    async fetch(request) {
      const body = await request.text();
      const entry = book.open({ request, body, at: clock.now(), wallAt: clock.wall() });
      entry.token = bearerOf(request.headers, tokens)?.label ?? null;
      return answer({ request, body, entry }, { world, clock, handler, faultDesk });
    },
    clock,
    profile: profileName,
    requests: book.log,
    faults: faultDesk.faults,
    tokens,
    world: createControls(world, users, clock),
  };
}

interface Asked {
  readonly request: Request;
  readonly body: string;
  readonly entry: OpenEntry;
}

interface Parts {
  readonly world: World;
  readonly clock: SandboxClock;
  readonly handler: Handler;
  readonly faultDesk: FaultHandler;
}

/** Finds the endpoint, then lets the faults and the handler answer, and keeps the log. */
async function answer(
  { request, body, entry }: Asked,
  { world, clock, handler, faultDesk }: Parts,
): Promise<Response> {
  const { method, headers, signal } = request;
  const url = new URL(request.url);
  const response = await route(request, (endpoint, params) => {
    entry.endpoint = endpoint;
    const incoming: Incoming = { endpoint, method, url, params, headers, body, lagMs: 0, signal };
    return faultDesk.answer({
      incoming,
      apply: (changed) => handler(changed),
      later(changed, afterMs) {
        const at = clock.now() + afterMs * clock.speed;
        world.agenda.add(at, () => handler(changed, at));
      },
      note: (kind) => entry.faults.push(kind),
    });
  });
  entry.status = response.status;
  return response;
}
