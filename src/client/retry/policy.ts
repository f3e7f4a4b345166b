import { type FailureKind, isOutage } from './failure.ts';
import { backoffMs } from './outage.ts';

/** An attempt that failed, with what decides whether there is another. */
export interface FailedAttempt {
  readonly kind: FailureKind;
  /** That of the response, if there was one. */
  readonly status: number | undefined;
  readonly isRead: boolean;
  readonly isPoll: boolean;
  readonly isUrgent: boolean;
  /** True for a write that may have been applied by an earlier attempt: it is looked for before it is sent again. */
  readonly isInDoubt: boolean;
  /** True for a build that this client created a moment ago, and has not read since: a replica may not know it. */
  readonly isNewBuild: boolean;
  readonly tokenIsRenewable: boolean;
}

/** What is done about one kind of failure. */
export interface Rule {
  readonly when: (failed: FailedAttempt) => boolean;
  /** How often a call is sent again for this; without end unless given. */
  readonly most?: number;
  /** The pause after the `nth` such failure. `outage`: as the outage and the service ask. */
  readonly pauseMs: 'outage' | ((nth: number, random: () => number) => number);
}

/**
 * When a request is sent again: the first row that matches decides, and a failure that no row matches is final. It is
 * decided by the endpoint and by what the failure says of its effect, never by the HTTP verb. A write that may have been
 * applied is never sent again here: see `once/write-once.ts`.
 */
const rules: readonly Rule[] = [
  // What is urgent does not wait for the window.
  { when: (f) => f.kind === 'throttled' && f.isUrgent, most: 1, pauseMs: () => 1_000 },
  // The next attempt itself waits for the window.
  { when: (f) => f.kind === 'throttled' && f.isPoll, pauseMs: () => 0 },
  { when: (f) => f.kind === 'throttled', most: 3, pauseMs: () => 0 },
  {
    when: (f) => isOutage(f.kind) && (f.isRead || (f.kind === 'unserved' && !f.isInDoubt)),
    pauseMs: 'outage',
  },
  // A replica may not know it yet. Ends when the build is not new any more.
  { when: (f) => f.status === 404 && f.isNewBuild, pauseMs: backoffMs },
  // The next attempt gets another token. A 401 means that nothing was applied.
  { when: (f) => f.status === 401 && f.tokenIsRenewable, most: 1, pauseMs: () => 0 },
  { when: (f) => (f.status === 401 || f.status === 403) && f.isPoll, most: 1, pauseMs: () => 5_000 },
];

/**
 * The pause before the next attempt of a call, by the first rule that matches; undefined if there is none. `counts` has how often
 * each rule has matched in this call.
 */
export function pauseAfter(
  failed: FailedAttempt,
  counts: Map<Rule, number>,
  random: () => number,
): 'outage' | number | undefined {
  const rule = rules.find(({ when }) => when(failed));
  if (rule === undefined) return undefined;
  const nth = (counts.get(rule) ?? 0) + 1;
  counts.set(rule, nth);
  if (nth > (rule.most ?? Infinity)) return undefined;
  return rule.pauseMs === 'outage' ? 'outage' : rule.pauseMs(nth, random);
}
