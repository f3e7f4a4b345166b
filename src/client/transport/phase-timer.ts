import { longestTimerMs } from '../clock.ts';
import type { TimeoutPhase } from '../errors.ts';
import { anySignal } from './abort.ts';

/**
 * Times the phases of one attempt on the machine's own timers: they bound what really happens on the wire. `overall` bounds
 * all phases together. The signal aborts when any time runs out, or with one of the others.
 */
export function createPhaseTimer(
  overall: { readonly phase: TimeoutPhase; readonly ms: number },
  ...others: readonly (AbortSignal | undefined)[]
) {
  const controller = new AbortController();
  let expired: TimeoutPhase | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const timer of [overallTimer, running]) clearTimeout(timer);
  };
  const expire = (phase: TimeoutPhase) => {
    expired = phase;
    stop();
    controller.abort();
  };
  const overallTimer = setTimeout(expire, Math.min(overall.ms, longestTimerMs), overall.phase);
  let running = overallTimer;
  return {
    signal: anySignal(controller.signal, ...others),
    /** Begins a phase, and with it ends the one before. Does nothing once the timer has stopped or a time has run out. */
    begin(phase: TimeoutPhase, ms: number) {
      // A request that is aborted may still begin to go out: a timer that starts then would keep the process alive.
      if (stopped) return;
      if (running !== overallTimer) clearTimeout(running);
      running = setTimeout(expire, Math.min(ms, longestTimerMs), phase);
    },
    /** The phase whose time ran out, if one did. */
    expired: () => expired,
    stop,
  };
}
