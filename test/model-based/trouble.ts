import fc from 'fast-check';
import type { EndpointName } from '../../src/model/endpoints.ts';
import type { AbortFault, Fault } from '../../src/sandbox/seed/faults.ts';
import { dialects, user } from '../faults/dialects.ts';
import { down, page } from '../faults/table.ts';
import { resetHeader, type Unsent } from './wire.ts';

/** All that goes wrong in one run, as data: drawn, shrunk and printed by fast-check. */
export interface Trouble {
  /** In the words of the sandbox. */
  readonly faults: readonly Fault[];
  readonly unsent: readonly Unsent[];
  /** Requests a minute that the service allows our user. */
  readonly perMinute: number | 'off';
  /** Seed of the client's own chance. */
  readonly dice: number;
}

/** What a service says when it refuses; our errors must repeat it. */
export const refusalWords = 'Not today';

/** A 429 in any dialect. What is above five minutes is not waited for. */
const refusal: fc.Arbitrary<Fault> = fc
  .record({
    say: fc.constantFrom(...Object.values(dialects)),
    seconds: fc.constantFrom(0, 1, 5, 20, 60, 400),
  })
  .map(({ say, seconds }) => {
    const [headers, body, meant = seconds] = say(seconds);
    return {
      kind: 'status',
      status: 429,
      body,
      headers: { ...headers, [resetHeader]: String(meant * 1000) },
    };
  });

/** An ordinary answer that says that it was the last of its window. */
const lastOfWindow: fc.Arbitrary<Fault> = fc
  .constantFrom(1, 10, 45)
  .map((seconds) => ({ kind: 'headers', set: { ...user(seconds), [resetHeader]: String(seconds * 1000) } }));

const failure: fc.Arbitrary<AbortFault> = fc.oneof(
  fc.constant({ kind: 'reset' as const }),
  fc.constant({ kind: 'stall' as const }),
  fc.constantFrom(408, 500, 502, 503, 504, 520, 524).map(down),
  fc.constant({ kind: 'status' as const, status: 503, headers: { 'retry-after': '7' } }),
);

/** The answer is harmed on its way. An empty list is left out: it would be a lie, not a harm. */
const harm: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), afterBytes: fc.constantFrom(0, 1, 40) }),
  fc.record({
    kind: fc.constant('garble' as const),
    body: fc.constantFrom('', ' ', '{"id":"x","num', page, 'null', '{}', '{"id":1,"number":"x"}'),
  }),
  fc.record({
    kind: fc.constant('slow' as const),
    pieceBytes: fc.constantFrom(50, 400),
    pauseMs: fc.constantFrom(100, 10_000, 40_000),
  }),
  lastOfWindow,
);

/** Refused for good. A list or a look that is refused leaves us blind; one that says "not found" would be a lie. */
function definite(read: boolean): fc.Arbitrary<Fault> {
  const statuses = read ? [401, 403] : [400, 401, 403, 404, 409, 413, 422, 501];
  return fc
    .constantFrom(...statuses)
    .map((status) => ({ kind: 'status', status, body: { message: refusalWords } }));
}

/** A request that fails, and is carried out all the same: before it fails, or at most `latestMs` after it came. */
function zombie(latestMs: number): fc.Arbitrary<Fault> {
  return fc.oneof(
    fc.record({ kind: fc.constant('unanswered' as const), failure }),
    fc.record({ kind: fc.constant('late' as const), afterMs: fc.nat(latestMs), failure }),
    fc.record({ kind: fc.constant('delay' as const), ms: fc.integer({ min: 1, max: 60_000 + latestMs }) }),
  );
}

/** Which requests a write makes, and how much of what goes wrong it meets. */
export interface Exposure {
  readonly write: EndpointName;
  readonly reads: readonly EndpointName[];
  /** A write may be carried out so much later than it fails. */
  readonly latestMs: number;
  /** What else the service may do wrong all the time. */
  readonly habits?: readonly Fault[];
}

/** A list does not show builds that are younger than this. */
export const lag = (youngerThanMs: number): Fault => ({
  kind: 'lag',
  on: 'builds.listForPipeline',
  youngerThanMs,
});
/** A list ignores the filter by meta-data. */
export const noFilter: Fault = { kind: 'ignore', on: 'builds.listForPipeline', parameters: ['meta_data'] };

/** The time that a call is given, mostly none. */
export const timeouts = (...ms: readonly number[]) => fc.constantFrom(undefined, undefined, undefined, ...ms);

/** Draws what goes wrong: mostly little, at times everything. */
export function troubleFor({ write, reads, latestMs, habits = [] }: Exposure): fc.Arbitrary<Trouble> {
  const fault = (on: fc.Arbitrary<EndpointName>, isRead: boolean) =>
    fc
      .record({
        on,
        effect: fc.oneof(failure, harm, refusal, definite(isRead)),
        skip: fc.nat(3),
        times: fc.integer({ min: 1, max: 4 }),
      })
      .map(({ effect, ...where }): Fault => ({ ...effect, ...where }));
  const ofWrite = { weight: 3, arbitrary: fault(fc.constant(write), false) };
  const ofRead = { weight: 2, arbitrary: fault(fc.constantFrom(...reads), true) };
  return fc.record({
    faults: fc
      .tuple(
        fc.constantFrom([], [], ...habits.map((fault): Fault[] => [{ ...fault, times: 'always' }])),
        fc.array(zombie(latestMs), { maxLength: 3 }),
        fc.array(fc.oneof(ofWrite, ofRead), { maxLength: 8 }),
      )
      .map(([always, zombies, passing]) => [
        ...always,
        // One after the other, so that no request meets two of them and comes later than it may.
        ...zombies.map((effect, index): Fault => ({ ...effect, on: write, skip: index })),
        ...passing,
      ]),
    unsent: fc.array(
      fc.record({
        request: fc.nat(12),
        code: fc.constantFrom('ECONNREFUSED', 'ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED'),
      }),
      { maxLength: 3 },
    ),
    perMinute: fc.constantFrom<number | 'off'>('off', 'off', 'off', 3, 8),
    dice: fc.nat(1_000_000),
  });
}
