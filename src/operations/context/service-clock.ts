import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from './context.ts';

/** A smaller difference between the clocks is not logged. */
const mostSkewMinutes = 2;

/** By how many milliseconds the clock of the service is ahead of this machine's, by its responses. A large difference is logged. */
export function readDifference({ client, clock, log }: Pick<Context, 'client' | 'clock' | 'log'>): number {
  const aheadMs = client.serviceNow() - clock.now();
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  const differs = `${formatDuration(minutes * 60_000)} ${aheadMs < 0 ? 'ahead of' : 'behind'}`;
  if (minutes > mostSkewMinutes)
    log.info(`The clock of this machine is ${differs} that of the service, by which relative times count.`);
  return aheadMs;
}
