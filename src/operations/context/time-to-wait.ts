import type { Clock, Until } from '../../client/index.ts';

/** While a spent rate-limit window holds back what a step must still send when a limit is over, it waits so long for it. */
export const mostHeldMs = 75_000;

/** An addition to a result is tried for so long: the result must not come later than that by much. */
export const additionMs = 20_000;

/** Until when a request may be sent. */
export interface CallLimits {
  readonly until?: Until | undefined;
}

/** The limit of what is not sent after the time to wait, or so long after it if a spent window holds it back. */
export function endingAt(sendByMs: number, heldMs = 0): CallLimits {
  return { until: { ms: sendByMs + heldMs, name: 'wait-timeout' } };
}

/** The limit of an addition that an outage must not delay: it is asked for once. */
export function askedOnce(clock: Pick<Clock, 'monotonic'>): CallLimits {
  return { until: { ms: clock.monotonic() + 1_000, name: 'the time limit' } };
}
