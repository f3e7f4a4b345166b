import { backoffMs } from '../../client/retry/retry-policy.ts';
import type { Context } from '../context/context.ts';

/**
 * The turns in which reads that fail are tried again. In an outage of the whole service, all of them together send no more
 * requests than one read by itself.
 */
export interface RetryTurns {
  /** When this read may be tried again, because another one has failed since any succeeded. */
  readonly freeMs: (key: string) => number;
  /** Records the result of a read. */
  readonly record: (key: string, hasFailed: boolean) => void;
}

/** The turns of one wait. */
export function createRetryTurns({ clock, random }: Pick<Context, 'clock' | 'random'>): RetryTurns {
  let failures = 0;
  let last = { key: '', freeMs: Number.NEGATIVE_INFINITY };
  return {
    freeMs: (key) => (key === last.key ? Number.NEGATIVE_INFINITY : last.freeMs),
    record(key, hasFailed) {
      failures = hasFailed ? failures + 1 : 0;
      const freeMs = hasFailed ? clock.monotonic() + backoffMs(failures, random) : Number.NEGATIVE_INFINITY;
      last = { key, freeMs };
    },
  };
}
