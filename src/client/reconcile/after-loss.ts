import type { ClientContext } from '../context.ts';
import { createDeadline } from '../retry/deadline.ts';
import type { SharedOptions } from '../retry/with-deadline.ts';

/** How long a lost response is looked up at most after the caller's time to wait is over. */
const mostLateMs = 20_000;

/** The same for what follows a lost response: it is no attempt, and may be a little later than the caller's time to wait. */
export function afterLoss(shared: SharedOptions, { clock }: Pick<ClientContext, 'clock'>): SharedOptions {
  const { sendByMs = Number.POSITIVE_INFINITY, deadline } = shared;
  const lateMs = Math.max(0, sendByMs - clock.monotonic()) + mostLateMs;
  const bounded = lateMs < deadline.leftMs() ? createDeadline(clock, lateMs, true) : deadline;
  const noGuard = { onSend: undefined, onNoEffect: undefined, onLost: undefined };
  return { ...shared, ...noGuard, deadline: bounded, sendByMs: undefined };
}
