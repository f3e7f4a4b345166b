import type { EndpointName } from '../../model/endpoints.ts';

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
