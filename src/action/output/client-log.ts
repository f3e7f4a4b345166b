import type { ClientEvent } from '../../client/index.ts';
import type { Log } from '../../operations/context/context.ts';

/** Logs what makes a call slow: one line for each retry and each wait for a rate limit. */
export function logClientEvent(event: ClientEvent, log: Log): void {
  switch (event.kind) {
    case 'response':
      log.debug(`${event.method} ${event.path}: ${event.status} in ${seconds(event.durationMs)}`);
      break;
    case 'retry':
      // Without a delay, the retry waits for the rate limit, which is logged by its own event.
      log.info(event.delayMs === 0 ? event.reason : `${event.reason} Retrying in ${seconds(event.delayMs)}.`);
      break;
    case 'throttled':
      log.info(`Rate limit reached. Waiting ${seconds(event.delayMs)}${until(event)}.`);
      break;
    case 'misplaced':
      log.warning(event.reason);
      break;
    default:
      log.debug(event.kind);
  }
}

/** For a long wait, the time when it ends. */
function until({ delayMs, untilMs }: { readonly delayMs: number; readonly untilMs: number }): string {
  return delayMs < 60_000 ? '' : `, until ${new Date(untilMs).toISOString()}`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
