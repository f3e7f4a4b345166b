import type { ClientEvent } from '../../client/index.ts';
import type { Log } from '../../operations/context/context.ts';

/** Says what the client does that takes time: one line for each try again and each closed window. */
export function logClientEvent(event: ClientEvent, log: Log): void {
  switch (event.kind) {
    case 'response':
      log.debug(`${event.method} ${event.path}: ${event.status} in ${seconds(event.durationMs)}`);
      break;
    case 'retry':
      // Without a pause of its own it waits for its turn, which is told when it has to.
      log.info(
        event.delayMs === 0 ? event.reason : `${event.reason} Trying again in ${seconds(event.delayMs)}.`,
      );
      break;
    case 'throttled':
      log.info(`The rate limit is reached; waiting ${seconds(event.delayMs)}${until(event)}.`);
      break;
    default:
      log.debug(event.kind);
  }
}

/** A long wait says when it ends: nobody should have to count. */
function until({ delayMs, untilMs }: { readonly delayMs: number; readonly untilMs: number }): string {
  return delayMs < 60_000 ? '' : `, until ${new Date(untilMs).toISOString()}`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
