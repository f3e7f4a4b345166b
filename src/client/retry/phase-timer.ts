import type { TimeoutPhase } from '../errors.ts';

/** Times the phases of one attempt on the machine's own timers: they bound what really happens on the wire. */
export interface PhaseTimer {
  /** Begins a phase, and with it ends the one before. Does nothing once the timer has stopped or a time has run out. */
  begin(phase: TimeoutPhase, ms: number): void;
  /** The phase whose time ran out, if one did. */
  expired(): TimeoutPhase | undefined;
  stop(): void;
}

/** A timer for one attempt; `overall` bounds all phases together. Calls `onExpired` once, when any time runs out. */
export function createPhaseTimer(
  overall: { phase: TimeoutPhase; ms: number },
  onExpired: () => void,
): PhaseTimer {
  let expired: TimeoutPhase | undefined;
  let running: NodeJS.Timeout | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearTimeout(overallTimer);
    clearTimeout(running);
  };
  const expire = (phase: TimeoutPhase) => {
    expired = phase;
    stop();
    onExpired();
  };
  const start = (phase: TimeoutPhase, ms: number) =>
    ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(expire, ms, phase);
  const overallTimer = start(overall.phase, overall.ms);
  return {
    begin(phase, ms) {
      clearTimeout(running);
      // A request that is aborted may still begin to go out: a timer that starts then would keep the process alive.
      if (!stopped) running = start(phase, ms);
    },
    expired: () => expired,
    stop,
  };
}
