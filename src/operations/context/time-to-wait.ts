import type { ActionCallOptions } from '../../client/action/call-options.ts';

/** While a spent rate-limit window holds back what a step must still send when a limit is over, it waits so long for it. */
export const mostHeldMs = 75_000;

/** Until when a request may be sent. */
export type CallLimits = Pick<ActionCallOptions, 'sendByMs' | 'heldUntilMs'>;

/** The limits of a list or a cancel that is not sent after the time to wait, unless a spent window holds it back. */
export function endingAt(sendByMs: number | undefined): CallLimits {
  return sendByMs === undefined ? {} : { sendByMs, heldUntilMs: sendByMs + mostHeldMs };
}
