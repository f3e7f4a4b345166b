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
  let toldUntilMs = Number.NEGATIVE_INFINITY;
  return (event) => {
    if (event.kind !== 'throttled') return logClientEvent(event, log);
    const line = `Rate limit reached. Waiting ${seconds(event.delayMs)}.`;
    const isTold = event.untilMs <= toldUntilMs + spreadMs;
    if (isTold) return log.debug(line);
    toldUntilMs = event.untilMs;
    log.info(line);
  };
}

function logClientEvent(event: ClientEvent, log: Log): void {
  switch (event.kind) {
    case 'response':
      log.debug(`${event.method} ${event.path}: ${event.status} in ${seconds(event.durationMs)}`);
      break;
    case 'retry':
      log.debug(`${event.reason} Retrying in ${seconds(event.delayMs)}.`);
      break;
    case 'outage': {
      const most = event.timeoutMs < 1_000 ? '' : ` for up to ${rounded(event.timeoutMs)}`;
      log.info(`${event.reason} Trying again${most}.`);
      break;
    }
    case 'outage-end':
      log.info(`The service works again after ${rounded(event.durationMs)}.`);
      break;
    case 'lookup':
      log.info(describeLookup(event));
      break;
    default:
      log.debug(event.kind);
  }
}

function describeLookup({ endpoint, reason }: Extract<ClientEvent, { kind: 'lookup' }>): string {
  const [things, method] = endpoint.split('.');
  const isRetry = method === 'retryFailedJobs';
  const write = isRetry ? 'retry' : method;
  const thing = isRetry ? 'retried jobs' : things === 'suites' ? 'suite' : 'build';
  const what = /^\d+$/.test(reason)
    ? `The service answered the ${write} request with ${reason}.`
    : `The response to the ${write} request was lost (${reason}).`;
  return `${what} Looking for the ${thing}.`;
}

/** A duration to the nearest second. */
function rounded(ms: number): string {
  return formatDuration(Math.round(ms / 1_000) * 1_000);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
