import type { User } from '../model/user.ts';
import { systemClock } from './clock.ts';
import { ClientError, InvalidArgumentError } from './errors.ts';
import type { ClientOptions } from './options.ts';
import { createSharedRateLimit } from './rate-limit/shared-rate-limit.ts';
import { createRateLimiter } from './rate-limit/token-bucket.ts';
import { defaultBaseUrl, parseBaseUrl } from './request/base-url.ts';
import { createServiceTime } from './response/service-time.ts';
import { createOutage } from './retry/outage.ts';
import { createCurrentToken } from './tokens/current-token.ts';
import { createFetchTransport } from './transport/fetch-transport.ts';

/** What every call of one client shares. It never leaves the client. */
export type ClientContext = Readonly<ReturnType<typeof createContext>>;

/** How the client names itself. The version is that of package.json; a test compares them. */
export const defaultUserAgent = 'kitestring/0.1.0';

/**
 * Checks the options of a client and makes what its calls share.
 * @throws InvalidArgumentError for an invalid option, ClientError on an old Node.
 */
export function createContext(options: ClientOptions) {
  checkNode(globalThis.process?.versions.node);
  const { clock = systemClock, random = Math.random, timeouts = {} } = options;
  const { uuid = () => crypto.randomUUID(), userAgent = defaultUserAgent } = options;
  if (!/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(userAgent))
    throw new InvalidArgumentError('userAgent', 'must be one line of visible ASCII, at most 200 characters');
  const transport = options.transport ?? createFetchTransport(options.fetch);
  const closing = new AbortController();
  const token = createCurrentToken(options.token, { clock, signal: closing.signal });
  const emit = ignoringErrors(options.onEvent);
  return {
    base: parseBaseUrl(options.baseUrl ?? defaultBaseUrl),
    transport,
    clock,
    serviceTime: createServiceTime(clock),
    random,
    uuid,
    token,
    userAgent,
    /** Removes secrets from a text of the service. */
    redact: options.redact ?? token.redact,
    timeouts,
    rateLimiter: options.rateLimiter ?? createRateLimiter({ clock }),
    /** True if every request keeps the pace of the limiter: the caller has chosen it. */
    isPaceGiven: options.rateLimiter !== undefined,
    rateLimit: createSharedRateLimit({ clock, random }),
    outage: createOutage(options, { clock, random, emit }),
    /** The user of the token, once a response has shown it. */
    own: { user: null as Pick<User, 'id' | 'email'> | null },
    /** The builds that this client created and has not read since, by path, with the time: a replica may not know them yet. */
    recent: new Map<string, number>(),
    emit,
    emitValue: ignoringErrors(options.onResponseValue),
    /** Aborts every call: the client is closed. */
    closed: closing.signal as AbortSignal,
    /** Ends all connections and all calls in progress. */
    async close() {
      closing.abort(new InvalidArgumentError('client', 'is closed'));
      await transport.close();
    },
  };
}

/** Calls a listener, if there is one. What it throws is ignored: a build that was created must not become an error. */
export function ignoringErrors<Value>(
  listener: ((value: Value) => void) | undefined,
): (value: Value) => void {
  return (value) => {
    try {
      listener?.(value);
    } catch {}
  };
}

/** The lowest version of Node that the tests of the library pass on, as the package's `engines` says. */
const lowest = [22, 19] as const;

/** @throws ClientError on an older Node, which would fail later and less clearly. Other runtimes are not checked. */
function checkNode(version: string | undefined): void {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  if (version === undefined || major > lowest[0] || (major === lowest[0] && minor >= lowest[1])) return;
  throw new ClientError(`Kitestring needs Node ${lowest.join('.')} or newer; this is Node ${version}.`);
}
