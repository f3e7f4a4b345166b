import type { EndpointName, Method } from '../model/endpoints.ts';
import type { TruncationReason } from './pagination/page-iterator.ts';
import type { RateLimit } from './rate-limit/headers.ts';

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

/** A request waits, because a rate-limit window is spent or because of our own rate limiter. */
export interface WaitEvent {
  readonly kind: 'throttled' | 'paced';
  readonly endpoint: EndpointName;
  readonly delayMs: number;
  /** When it goes on, in milliseconds since the epoch. */
  readonly untilMs: number;
}

/** A list ended before its end, and not because as many items were gathered as were asked for. */
export interface TruncatedEvent {
  readonly kind: 'truncated';
  readonly endpoint: EndpointName;
  readonly truncated: TruncationReason;
  /** The pages read. */
  readonly pages: number;
}

/** The service refused a request because a rate-limit window is spent (429). */
export interface RefusedEvent {
  readonly kind: 'refused';
  readonly endpoint: EndpointName;
  /** How long nothing will be sent. */
  readonly delayMs: number;
  /** The requests that the window has seen, refused ones included, where the service tells it. */
  readonly current: number | undefined;
}

/** A write whose answer was lost was found to have been applied, or was sent again and answered. */
export interface RecoveredEvent {
  readonly kind: 'recovered';
  readonly endpoint: EndpointName;
  readonly how: 'adopted' | 'resent';
  /** The build's number, for a build. */
  readonly number?: number | undefined;
  /** The suite's slug, for a suite. */
  readonly slug?: string | undefined;
}

/** A second build came of one intent. It carries our key, so it is ours to cancel. */
export interface DuplicateEvent {
  readonly kind: 'twin';
  readonly number: number;
  /** False when it could not be canceled, or had ended. */
  readonly canceled: boolean;
}

/** The service keeps no meta-data: a build whose answer is lost could not be found by its key. */
export interface KeyDroppedEvent {
  readonly kind: 'key-dropped';
  readonly number: number;
}

/** A suite was created, but the answer with its token was lost, and the token is shown this once. */
export interface TokenLostEvent {
  readonly kind: 'token-lost';
  /** Undefined where the service does not tell it. */
  readonly slug: string | undefined;
}

/** What a client tells while it works. No event holds the token, a header, a query or a body. */
export type ClientEvent =
  | ResponseEvent
  | RetryEvent
  | WaitEvent
  | TruncatedEvent
  | RefusedEvent
  | RecoveredEvent
  | DuplicateEvent
  | KeyDroppedEvent
  | TokenLostEvent;
