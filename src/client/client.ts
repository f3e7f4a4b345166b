import { randomUUID } from 'node:crypto';
import type { EndpointName } from '../model/endpoints.ts';
import { type Clock, systemClock } from './clock.ts';
import type { ClientContext } from './context.ts';
import { InvalidArgumentError } from './errors.ts';
import type { ClientEvent } from './events.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit/token-bucket.ts';
import { createWindowGate } from './rate-limit/window-gate.ts';
import { defaultBaseUrl, parseBaseUrl } from './request/base-url.ts';
import type { PathParameters } from './request/endpoint-path.ts';
import { createRedactor, parseToken } from './request/token.ts';
import { type BuildMethods, createBuildMethods } from './resources/builds.ts';
import { createFlakyTestMethods, type FlakyTestMethods } from './resources/flaky-tests.ts';
import { type Preview, previewRequest } from './resources/preview.ts';
import { createSuiteMethods, type SuiteMethods } from './resources/suites.ts';
import { createRecentBuilds } from './retry/read-after-write.ts';
import { createRetryBudget } from './retry/retry-budget.ts';
import { type Timeouts, timeoutsFor } from './retry/timeouts.ts';
import { createLazyTransport } from './transport/lazy-transport.ts';
import { type ProxySettings, parseProxies } from './transport/proxy.ts';
import type { Transport } from './transport/transport.ts';

/** What a client is made of. Everything from outside comes in here: the client never reads the environment. */
export interface ClientOptions {
  /** The service's bearer token. It appears in no error, event or inspection of the client. */
  readonly token: string;
  /** Where the service lives; https, or http for this very machine. A path in front is kept; `/v2` follows it by itself. */
  readonly baseUrl?: string | undefined;
  readonly userAgent?: string | undefined;
  /** Proxies to go through. A service on this very machine is always reached directly. */
  readonly proxy?: ProxySettings | undefined;
  readonly timeouts?: Partial<Timeouts> | undefined;
  /** A rateLimiter to share with other clients of the same token; without it the client has its own. */
  readonly rateLimiter?: RateLimiter | undefined;
  readonly clock?: Clock | undefined;
  /** From 0 up to 1. */
  readonly random?: (() => number) | undefined;
  /** Where ids of requests and of builds to create come from. */
  readonly uuid?: (() => string) | undefined;
  /** Ends every call of the client that is not urgent. */
  readonly signal?: AbortSignal | undefined;
  /** Logged what happens, as it happens. What it throws is dropped: a call must not fail for its listener. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /**
   * Told every answer that can be used, before the call ends: a page of a list as an array of its items. They hold what
   * the service keeps secret, so that it can be hidden in time. What it throws is dropped.
   */
  readonly onResponseValue?: ((answer: unknown) => void) | undefined;
  /** Carries the requests instead of undici; `proxy` is then not looked at. */
  readonly transport?: Transport | undefined;
}

/** The service's thirteen endpoints (api.md §4) as methods. */
export interface Client {
  readonly builds: BuildMethods;
  readonly suites: SuiteMethods;
  readonly flakyTests: FlakyTestMethods;
  /** The first request that a call would send. Sends nothing. */
  preview(
    endpoint: EndpointName,
    contents: { readonly to: PathParameters; readonly body?: unknown },
  ): Preview;
  /** Ends all connections and every call under way, so that the process can end at once. */
  close(): Promise<void>;
}

/** The version is that of package.json; a test compares them. */
const defaultUserAgent = 'kitestring/0.1.0';

/** Makes a client. @throws InvalidArgumentError for an option that cannot be used. */
export function createClient(options: ClientOptions): Client {
  const closing = new AbortController();
  const context = createEngine(options, closing.signal);
  return {
    builds: createBuildMethods(context),
    suites: createSuiteMethods(context),
    flakyTests: createFlakyTestMethods(context),
    preview: (endpoint, contents) => previewRequest(context, endpoint, contents),
    async close() {
      closing.abort(new InvalidArgumentError('client', 'is closed'));
      await context.transport.close();
    },
  };
}

function createEngine(options: ClientOptions, closed: AbortSignal): ClientContext {
  const { clock = systemClock, random = Math.random, uuid = randomUUID, timeouts = {} } = options;
  const token = parseToken(options.token);
  const base = parseBaseUrl(options.baseUrl ?? defaultBaseUrl);
  return {
    base,
    transport: options.transport ?? createDefaultTransport(options, base.loopback),
    clock,
    random,
    uuid,
    authorization: () => `Bearer ${token}`,
    userAgent: parseUserAgent(options.userAgent ?? defaultUserAgent),
    redact: createRedactor(token),
    timeouts,
    rateLimiter: options.rateLimiter ?? createRateLimiter({ clock }),
    gate: createWindowGate(clock, random),
    budget: createRetryBudget(),
    recent: createRecentBuilds(clock),
    emit: createProgressLog(options.onEvent),
    emitValue: createProgressLog(options.onResponseValue),
    interrupted: options.signal,
    closed,
  };
}

/** A proxy would see the token of plain http, and could not reach this machine's own service in any case. */
function createDefaultTransport({ proxy, timeouts }: ClientOptions, loopback: boolean): Transport {
  const proxies = parseProxies(proxy);
  const direct = loopback || (proxies.http === '' && proxies.https === '');
  const { connectMs } = timeoutsFor('builds.get', timeouts);
  const settings = { proxies: direct ? undefined : proxies, connectMs };
  return createLazyTransport(async () => {
    const { createUndiciTransport } = await import('./transport/undici-transport.ts');
    return createUndiciTransport(settings);
  });
}

function parseUserAgent(text: string): string {
  if (/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(text)) return text;
  throw new InvalidArgumentError('userAgent', 'must be one line of visible ASCII, at most 200 characters');
}

function createProgressLog<Logged>(listener: ((told: Logged) => void) | undefined): (told: Logged) => void {
  return (told) => {
    try {
      listener?.(told);
    } catch {
      // A listener that fails must not turn a build that was created into an error.
    }
  };
}
