import type { EndpointName } from '../../model/endpoints.ts';
import type { TimeoutPhase } from '../errors.ts';
import { anySignal } from '../transport/abort.ts';

/** How long each phase of one attempt may take, in milliseconds. These run on the machine's own timers. */
export interface Timeouts {
  /** Name lookup, TCP and TLS. */
  readonly connectMs: number;
  /** From the request until the headers of the response. */
  readonly headersMs: number;
  /** Between two pieces of the body. */
  readonly bodyMs: number;
  /** The complete attempt. */
  readonly attemptMs: number;
}

const usual: Timeouts = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, attemptMs: 60_000 };

/** Giving up early on a create only makes its outcome unknown: it gets more time. */
const forCreate: Timeouts = { ...usual, headersMs: 60_000, attemptMs: 90_000 };

/** The timeouts of one attempt at this endpoint, with those that the client's options name instead. */
export function timeoutsFor(endpoint: EndpointName, chosen: Partial<Timeouts> = {}): Timeouts {
  return { ...(endpoint === 'builds.create' ? forCreate : usual), ...chosen };
}

/** How long an outage is survived unless the caller says otherwise: by a call of its own, and by the polls of a longer wait. */
export const outageTimes = { usualMs: 60_000, pollingMs: 15 * 60_000 } as const;

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
    controller.abort();
  };
  const start = (phase: TimeoutPhase, ms: number) =>
    ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(expire, ms, phase);
  const overallTimer = start(overall.phase, overall.ms);
  return {
    signal: anySignal(controller.signal, ...others),
    /** Begins a phase, and with it ends the one before. Does nothing once the timer has stopped or a time has run out. */
    begin(phase: TimeoutPhase, ms: number) {
      clearTimeout(running);
      // A request that is aborted may still begin to go out: a timer that starts then would keep the process alive.
      if (!stopped) running = start(phase, ms);
    },
    /** The phase whose time ran out, if one did. */
    expired: () => expired,
    stop,
  };
}
