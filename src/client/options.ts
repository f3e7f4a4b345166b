import type { BuildFilters, BuildParameters, FlakyTestFilters } from '../model/requests.ts';
import type { Clock } from './clock.ts';
import type { ClientEvent } from './events.ts';
import type { RateLimitWindow } from './rate-limit/headers.ts';
import type { RateLimiter } from './rate-limit/token-bucket.ts';
import type { RequestName } from './request/call.ts';
import type { TokenSource } from './tokens/current-token.ts';
import type { Fetch } from './transport/fetch-transport.ts';
import type { Transport } from './transport/transport.ts';

/** How long an outage is survived unless the caller says otherwise: by a call of its own, and by the polls of a longer wait. */
export const outageTimes = { usualMs: 60_000, pollingMs: 15 * 60_000 } as const;

/** How long each phase of one attempt may take, in milliseconds. These run on the machine's own timers. */
export interface Timeouts {
  /** Name lookup, TCP and TLS. */
  readonly connectMs: number;
  /** From the request until the headers of the response. */
  readonly headersMs: number;
  /** Between two pieces of the body. */
  readonly bodyMs: number;
  /** The complete attempt. */
  readonly attemptMs: number;
}

/** The options of a client. Everything from outside comes in here: the client never reads the environment. */
export interface ClientOptions {
  /** The service's bearer token, or what gets one that expires. It appears in no error, event or inspection of the client. */
  readonly token: string | TokenSource;
  /** The address of the service: https, or http for this machine. A path prefix is kept; `/v2` is added to it. */
  readonly baseUrl?: string | undefined;
  /** The `User-Agent` header: one line of visible ASCII, at most 200 characters. */
  readonly userAgent?: string | undefined;
  /** Sends the requests; the global `fetch` unless given. */
  readonly fetch?: Fetch | undefined;
  /** Sends the requests instead of a `fetch`, such as that of `createUndiciTransport`. */
  readonly transport?: Transport | undefined;
  /** How long each phase of one attempt may take, in milliseconds. */
  readonly timeouts?: Partial<Timeouts> | undefined;
  /**
   * How long an outage is survived, in milliseconds: requests that certainly had no effect are repeated for so long when
   * the connection fails, after 408 and 5xx, and when a response cannot be used. 1 minute unless given, and 15 minutes
   * for the polls of `wait`. 0 repeats none of them.
   */
  readonly outageTimeoutMs?: number | undefined;
  /**
   * A rate limiter to share with other clients of the same token, which every request keeps. Without it, requests use up to half
   * of what the rate-limit window has left before they keep a pace of 40 a minute, and have no pace if the service shows no windows.
   */
  readonly rateLimiter?: RateLimiter | undefined;
  /** The source of time; the machine's own clock unless given. */
  readonly clock?: Clock | undefined;
  /** The source of random numbers, from 0 up to 1; `Math.random` unless given. */
  readonly random?: (() => number) | undefined;
  /** The source of IDs for requests and for builds to create; random UUIDs unless given. */
  readonly uuid?: (() => string) | undefined;
  /** Receives events as they happen. What it throws is ignored: a call must not fail because of its listener. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /**
   * Receives every usable response before the call ends: a page of a list as an array of its items. They hold what the
   * service keeps secret, so that it can be hidden in time. What it throws is ignored.
   * @internal
   */
  readonly onResponseValue?: ((value: unknown) => void) | undefined;
  /** Removes secrets from a text of the service, before it is cut. Without it, only the token is removed. @internal */
  readonly redact?: ((text: string) => string) | undefined;
  /** True if the service has responded properly before, to another client. @internal */
  readonly isProven?: boolean | undefined;
}

/** Options of every call. */
export interface CallOptions {
  /** Ends the call at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The time for the complete call with all its attempts and waits, in milliseconds. Unless given, a call ends when an
   * outage has lasted too long (`outageTimeoutMs`), and each attempt has a time of its own (`timeouts`).
   */
  readonly timeoutMs?: number | undefined;
  /** A limit that several calls share: what would be sent later is not sent. */
  readonly until?: Until | undefined;
  /**
   * `last`: sent ahead of the client's own rate limiter, but never into a rate-limit window that is used up. `urgent`: sent
   * at once, whatever the rate limit. `normal` unless given.
   */
  readonly rank?: 'normal' | 'last' | 'urgent' | undefined;
  /** Set for one poll of a longer wait. */
  readonly polling?: Polling | undefined;
  /** Called with each response of the call, also with one that is refused or leads to another attempt. What it throws is ignored. */
  readonly onResponse?: ((response: ResponseDetails) => void) | undefined;
}

/** What a response shows beside its body. */
export interface ResponseDetails {
  /** The client method that it answers, or `request`. A call can send several requests: a write also looks for its effect. */
  readonly endpoint: RequestName;
  readonly status: number;
  /** The headers, names in lower case and without the token. They are untrusted text. */
  readonly headers: Readonly<Record<string, string>>;
  /** The service's own ID of the response, for its support; undefined if it has none. */
  readonly requestId: string | undefined;
  /** The rate-limit windows in the headers. */
  readonly windows: readonly RateLimitWindow[];
}

/** Options of a read. */
export interface ReadOptions extends CallOptions {
  /** Further parameters of the service, such as those that are newer than this library: `{ job_states: ['failed'] }`. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** When nothing is sent any more, by the client's monotonic clock, and what the limit is called in errors. */
export interface Until {
  readonly ms: number;
  readonly name: string;
}

/** A poll of a longer wait: it survives longer outages, and one refusal. */
export interface Polling {
  /** Clients that waited for the same rate-limit window spread over this interval, in milliseconds. */
  readonly intervalMs: number;
}

/** The state of an attempt of a write: see `WriteOptions`. */
export type AttemptState = 'sending' | 'settled' | 'in doubt';

/** Options of a write. `Before` is what is read before it, to find its effect if the response is lost. */
export interface WriteOptions<Before = unknown> extends CallOptions {
  /**
   * Called right before each attempt (`sending`: if that fails, the call ends with its error, and nothing is sent), and after
   * each attempt that failed: it certainly had no effect (`settled`), or may have had one (`in doubt`). What was read before
   * is undefined where the service does not show it.
   */
  readonly onState?: ((state: AttemptState, before: Before | undefined) => void | Promise<void>) | undefined;
}

/** Options of a list. `timeoutMs` is the time for all pages; unless given, each page is a call of its own. */
export interface ListOptions extends ReadOptions {
  /** Items to request at once, 1 to 100; 100 unless given. */
  readonly perPage?: number | undefined;
}

/** Options of a list of builds: filters of the service, in its spelling, and options of the call. */
export interface ListBuildsOptions extends BuildFilters, ListOptions {}

/** Options of a list of flaky tests: the service's window, in its spelling, and options of the call. */
export interface ListFlakyTestsOptions extends FlakyTestFilters, ListOptions {}

/** Options of reading one build: parameters of the service, in its spelling, and options of the call. */
export interface GetBuildOptions extends BuildParameters, ReadOptions {}
