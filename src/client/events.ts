import type { Method } from '../model/endpoints.ts';
import type { RateLimitWindow } from './rate-limit/headers.ts';
import type { RequestName } from './request/call.ts';

/** What a client reports while it works, discriminated by `kind`. No event holds the token, a header, a query or a body. */
export type ClientEvent =
  /** A response arrived: its status and headers, not yet its body. */
  | {
      readonly kind: 'response';
      readonly endpoint: RequestName;
      readonly method: Method;
      /** The path as sent, without the base URL and without a query. */
      readonly path: string;
      readonly status: number;
      /** From the start of the attempt until its headers. */
      readonly durationMs: number;
      /** The rate-limit windows in its headers. */
      readonly windows: readonly RateLimitWindow[];
    }
  /** An attempt failed, and there will be another. */
  | {
      readonly kind: 'retry';
      readonly endpoint: RequestName;
      /** The attempt that failed, from 1. */
      readonly attempt: number;
      /** The pause before the next; a wait for a rate-limit window comes on top and has an event of its own. */
      readonly delayMs: number;
      /** What failed, in one sentence of our own words. */
      readonly reason: string;
    }
  /** An outage begins: a request failed that is repeated until the service works again, or the time is over. */
  | {
      readonly kind: 'outage';
      readonly endpoint: RequestName;
      /** What failed, in one sentence of our own words. */
      readonly reason: string;
      /** How long it will be repeated from now on. */
      readonly timeoutMs: number;
    }
  /** An outage has ended: the service works again. The duration is that since the first failure. */
  | { readonly kind: 'outage-end'; readonly durationMs: number }
  /** The response to a write was lost, and its effect is looked up. */
  | {
      readonly kind: 'lookup';
      readonly endpoint: RequestName;
      /** What failed, in one sentence of our own words. */
      readonly reason: string;
    }
  /** A request waits: `throttled` by a rate-limit window that is used up, or `paced` by our own rate limiter. */
  | {
      readonly kind: 'throttled' | 'paced';
      readonly endpoint: RequestName;
      readonly delayMs: number;
      /** When it continues, in milliseconds since the epoch. */
      readonly untilMs: number;
    }
  /** The service refused a request because a rate-limit window is used up (429). */
  | {
      readonly kind: 'refused';
      readonly endpoint: RequestName;
      /** How long nothing will be sent. */
      readonly delayMs: number;
      /** The requests that the window has seen, refused ones included, where the service says so. */
      readonly current: number | undefined;
    };
