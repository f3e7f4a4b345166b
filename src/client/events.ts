import type { EndpointName, Method } from '../model/endpoints.ts';
import type { ListCut } from './page-reader.ts';
import type { RateLimit } from './rate-limit.ts';

/** An answer arrived: its status and headers, not yet its body. */
export interface ResponseEvent {
  readonly kind: 'response';
  readonly endpoint: EndpointName;
  readonly method: Method;
  /** The path as sent, without the base URL and without a query. */
  readonly path: string;
  readonly status: number;
  /** From the start of the attempt until its headers. */
  readonly durationMs: number;
  readonly requestId?: string | undefined;
  readonly rateLimit?: RateLimit | undefined;
}

/** An attempt failed, and there will be another. */
export interface RetryEvent {
  readonly kind: 'retry';
  readonly endpoint: EndpointName;
  /** The attempt that failed, from 1. */
  readonly attempt: number;
  /** The pause before the next; a rate-limit window is waited for on top, with an event of its own. */
  readonly delayMs: number;
  /** What failed, in one sentence of our own words. */
  readonly reason: string;
}

/** A request waits, because a rate-limit window is spent or because of our own pacing. */
export interface WaitEvent {
  readonly kind: 'throttled' | 'paced';
  readonly endpoint: EndpointName;
  readonly delayMs: number;
  /** When it goes on, in milliseconds since the epoch. */
  readonly untilMs: number;
}

/** A list ended before its end. */
export interface CutEvent {
  readonly kind: 'cut';
  readonly endpoint: EndpointName;
  readonly cut: ListCut;
  /** The pages read. */
  readonly pages: number;
}

/** What a client tells while it works. No event holds the token, a header, a query or a body. */
export type ClientEvent = ResponseEvent | RetryEvent | WaitEvent | CutEvent;
