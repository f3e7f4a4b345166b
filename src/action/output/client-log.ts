import type { ClientEvent } from '../../client/index.ts';
import type { Log } from '../../operations/context/context.ts';
import { formatDuration } from '../../report/text/durations.ts';

/** Requests that wait for one window end their waits this close together. */
const spreadMs = 15_000;

/**
 * Logs what makes calls slow: the begin and the end of an outage, a lost response, and a wait for a rate limit. All requests
 * that wait for one window have one line.
 */
export function createClientLog(log: Log): (event: ClientEvent) => void {
  let reportedUntilMs = Number.NEGATIVE_INFINITY;
  return (event) => {
    switch (event.kind) {
      case 'throttled': {
        const line = `Rate limit reached. Waiting ${rounded(event.delayMs)}.`;
        if (event.untilMs <= reportedUntilMs + spreadMs) return log.debug(line);
        reportedUntilMs = event.untilMs;
        return log.info(line);
      }
      case 'response':
        return log.debug(
          `${event.method} ${event.path}: ${event.status} in ${Math.round(event.durationMs)} ms`,
        );
      case 'retry':
        return log.debug(`${event.reason} Retrying in ${rounded(event.delayMs)}.`);
      case 'outage':
        return log.info(`${event.reason} Trying again for up to ${rounded(event.timeoutMs)}.`);
      case 'outage-end':
        return log.info(`The service works again after ${rounded(event.durationMs)}.`);
      case 'lookup':
        return log.info(`${event.reason} Checking if it took effect.`);
      default:
        return log.debug(event.kind);
    }
  };
}

/** A duration to the nearest second. */
function rounded(ms: number): string {
  return formatDuration(Math.round(ms / 1_000) * 1_000);
}
