import { expect } from 'vitest';
import { ApiError, type ClientEvent } from '../../src/client/index.ts';
import type { Ending, Stage } from './stage.ts';
import { refusalWords } from './trouble.ts';
import type { Sent } from './wire.ts';

/** The limits of one kind of call. */
export interface Bounds {
  /** Tells the write itself from all that is sent besides. */
  readonly isWrite: (sent: Sent) => boolean;
  /** The time of the call without the waits that the service, or our own rateLimiter, asked for. */
  readonly budgetMs: number;
  readonly mostRequests: number;
  /** How often the write may be sent without the service saying that it did nothing. */
  readonly mostWrites: number;
}

/** Holds one settled call against what is the same for all: its time, its requests, and that a refusal is the end of it. */
export function expectGoodManners(
  { wire, events }: Pick<Stage, 'wire' | 'events'>,
  { ending, tookMs }: { ending: Ending<unknown>; tookMs: number },
  { isWrite, budgetMs, mostRequests, mostWrites }: Bounds,
): void {
  const writes = wire.sent.filter(isWrite);
  expect(wire.early, 'nothing is sent before a reset').toEqual([]);
  expect(tookMs, 'the call keeps its time').toBeLessThan(budgetMs + waitedMs(events) + 1);
  expect(wire.sent.length, 'requests are bounded').toBeLessThanOrEqual(mostRequests);
  expect(writes.filter(mayHaveArrived).length, 'writes are bounded').toBeLessThanOrEqual(mostWrites);
  expectRefusalTold(writes, ending);
}

/** True unless the service surely did nothing. */
export function mayHaveArrived({ answer }: Sent): boolean {
  return answer !== 'unsent' && answer !== 429;
}

/** True for a status that says success. */
export function isSuccess(answer: Sent['answer']): boolean {
  return typeof answer === 'number' && answer >= 200 && answer < 300;
}

/** A refusal that comes before any doubt is told in the service's words, and nothing is sent again. */
function expectRefusalTold(writes: readonly Sent[], ending: Ending<unknown>): void {
  const index = writes.findIndex(mayHaveArrived);
  const first = writes[index];
  if (first === undefined || !isDefinite(first.answer)) return;
  expect(writes.slice(index + 1), 'nothing is sent again after a refusal').toEqual([]);
  if (!('error' in ending)) return;
  expect(ending.error).toBeInstanceOf(ApiError);
  const words = first.faults.join() === 'status' ? { serviceMessage: refusalWords } : {};
  expect(ending.error).toMatchObject({ status: first.answer, ...words });
}

function isDefinite(answer: Sent['answer']): boolean {
  return answer === 501 || (typeof answer === 'number' && answer >= 400 && answer < 500 && answer !== 408);
}

/** The waits that do not count against a call's own time. */
function waitedMs(events: readonly ClientEvent[]): number {
  const waits = events.map((event) =>
    event.kind === 'throttled' || event.kind === 'paced' ? event.delayMs : 0,
  );
  return waits.reduce((sum, ms) => sum + ms, 0);
}
