import type { Clock } from './clock.ts';
import type { ClientEvent } from './events.ts';
import type { RateLimiter } from './rate-limit/token-bucket.ts';
import type { Timeouts } from './retry/timeouts.ts';
import type { Fetch } from './transport/fetch-transport.ts';
import type { Transport } from './transport/transport.ts';

/** The options of a client. Everything from outside comes in here: the client never reads the environment. */
export interface ClientOptions {
  /** The service's bearer token. It appears in no error, event or inspection of the client. */
  readonly token: string;
  /** The address of the service: https, or http for this machine. A path prefix is kept; `/v2` is added to it. */
  readonly baseUrl?: string | undefined;
  /** The `User-Agent` header: one line of visible ASCII. */
  readonly userAgent?: string | undefined;
  /** Sends the requests; the global `fetch` unless given. */
  readonly fetch?: Fetch | undefined;
  /** Sends the requests instead of a `fetch`, such as that of `createUndiciTransport`. */
  readonly transport?: Transport | undefined;
  /** How long each phase of one attempt may take, in milliseconds. */
  readonly timeouts?: Partial<Timeouts> | undefined;
  /** A rate limiter to share with other clients of the same token; without it the client has its own. */
  readonly rateLimiter?: RateLimiter | undefined;
  /** The source of time; the machine's own clock unless given. */
  readonly clock?: Clock | undefined;
  /** The source of random numbers, from 0 up to 1; `Math.random` unless given. */
  readonly random?: (() => number) | undefined;
  /** The source of IDs for requests and for builds to create; random UUIDs unless given. */
  readonly uuid?: (() => string) | undefined;
  /** Ends every call of the client that is not urgent. */
  readonly signal?: AbortSignal | undefined;
  /** Receives events as they happen. What it throws is ignored: a call must not fail because of its listener. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /**
   * Receives every usable response before the call ends: a page of a list as an array of its items. They hold what the
   * service keeps secret, so that it can be hidden in time. What it throws is ignored.
   */
  readonly onResponseValue?: ((value: unknown) => void) | undefined;
}

/** What every call of the client can be told. */
export interface CallOptions {
  /** Ends the call at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The time for the complete call with all its attempts and waits, in milliseconds. Without it a bound of our own holds. */
  readonly timeoutMs?: number | undefined;
  /**
   * True to be sent at once, even inside a rate-limit window that is used up and ahead of our rate limiter: only for the
   * cancel of an interrupted step.
   */
  readonly urgent?: boolean | undefined;
  /** For one poll of a longer wait: clients that waited for the same rate-limit window spread over this interval. */
  readonly polling?: { readonly intervalMs: number } | undefined;
}

/** What a write can be told that reads something before it is sent. */
export interface WriteOptions extends CallOptions {
  /** Called right before each time it is sent. What it throws ends the call: it is not sent. */
  readonly onSend?: (() => void) | undefined;
}
