import type { Clock } from '../clock.ts';
import { headerText, type ResponseHeaders } from '../transport/transport.ts';

/** `Date` has whole seconds, and a response takes some time: a smaller difference is none. */
const toleranceMs = 1_500;
/** A larger difference is no clock, but a mistake. */
const mostMs = 24 * 3_600_000;

/** Follows the service's clock, by which its builds and jobs are dated. */
export function createServiceTime(clock: Pick<Clock, 'now'>) {
  let aheadMs = 0;
  return {
    /** Learns from the header `Date` of a response. */
    observe(headers: ResponseHeaders): void {
      const differsMs = Date.parse(headerText(headers, 'date') ?? '') + 500 - clock.now();
      if (Number.isNaN(differsMs)) return;
      const isClock = Math.abs(differsMs) > toleranceMs && Math.abs(differsMs) <= mostMs;
      aheadMs = isClock ? differsMs : 0;
    },
    /** In milliseconds since the epoch. Until the first response, that of our own clock. */
    now: (): number => clock.now() + aheadMs,
  };
}
