import type { Context } from '../operation.ts';

/** A line of progress at most this often: a long list is paced, since the service counts requests. */
const quietMs = 10_000;

/** Tells how many things of a long list were read so far; says nothing of a short one. */
export function logListProgress(
  things: string,
  { clock, log }: Pick<Context, 'clock' | 'log'>,
): (read: number) => void {
  let toldMs = clock.monotonic();
  return (read) => {
    const nowMs = clock.monotonic();
    if (nowMs - toldMs < quietMs) return;
    toldMs = nowMs;
    log.info(`${read} ${things} read so far.`);
  };
}
