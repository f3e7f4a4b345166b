import { backoffMs } from '../../client/retry/retry-policy.ts';
import type { Context } from '../context/context.ts';

/**
 * The turns in which reads that fail in an outage are tried again. Each has pauses of its own. While none is answered, they
 * share another pause, which doubles too, and the one that was not tried for the longest time comes first: so all of them
 * together send at most one and a half times the requests of one, and none of them holds up the others.
 */
export interface RetryTurns {
  /** When this read may be tried again; undefined if its last try did not fail. */
  readonly retryAtMs: (key: string) => number | undefined;
  /**
   * When it is the turn of this read; undefined if it goes as planned. A substitute for one that fails has a turn of its own
   * while none is answered.
   */
  readonly turnMs: (key: string, isSubstitute?: boolean) => number | undefined;
  /** True if more than one try has failed since any read was answered. */
  readonly isDown: () => boolean;
  /** How often this read has failed since it was answered. */
  readonly failures: (key: string) => number;
  /** When this read was last tried. */
  readonly triedMs: (key: string) => number;
  /** Forgets the failures of a read, because another one has shown the same. */
  readonly forget: (key: string) => void;
  /** Records a try, with the pause of this read if it has failed. */
  readonly record: (key: string, pause?: Pause) => void;
}

/** The pause of a read that has failed. */
export interface Pause {
  readonly pauseMs: number;
  /** When reads that fail are given up, by the monotonic clock: the shared pause ends then. */
  readonly givenUpMs?: number | undefined;
}

/** A read after its last try. */
interface Tried {
  readonly triedMs: number;
  readonly failures: number;
  readonly retryAtMs?: number;
  /** True if another read was answered since it began to fail: then it goes by its own pauses alone. */
  readonly isAlone?: boolean;
}

/** Half of the longest pause of one read: if the first of two turns goes to a read that stays down, another one comes in time. */
const longestPauseMs = 10_000;

/** When another read is answered, one whose last try is longer ago than this is tried at once. */
const recentMs = 500;

/** The turns of one wait. */
export function createRetryTurns({ clock, random }: Pick<Context, 'clock' | 'random'>): RetryTurns {
  const reads = new Map<string, Tried>();
  let rounds = 0;
  let freeMs = Number.NEGATIVE_INFINITY;

  const fail = (key: string, { pauseMs, givenUpMs = Number.POSITIVE_INFINITY }: Pause) => {
    const nowMs = clock.monotonic();
    const failures = (reads.get(key)?.failures ?? 0) + 1;
    // Reads that were planned before they fail for the first time are no reason for a longer pause.
    if (failures > 1 || rounds === 0) rounds += 1;
    reads.set(key, { ...reads.get(key), triedMs: nowMs, failures, retryAtMs: nowMs + pauseMs });
    // A read that is the only one has no turns to share.
    const sharedMs = reads.size > 1 ? Math.min(backoffMs(rounds, random), longestPauseMs) : pauseMs;
    freeMs = Math.min(nowMs + sharedMs, givenUpMs);
  };

  const succeed = (key: string) => {
    rounds = 0;
    freeMs = Number.NEGATIVE_INFINITY;
    reads.set(key, { triedMs: clock.monotonic(), failures: 0 });
    for (const [other, { retryAtMs, isAlone, ...tried }] of reads) {
      if (retryAtMs === undefined || isAlone) continue;
      const soonMs = Math.min(retryAtMs, tried.triedMs + recentMs);
      reads.set(other, { ...tried, retryAtMs: soonMs, isAlone: true });
    }
  };

  const isDown = () => rounds > 1;

  const retryAtMs = (key: string) => {
    const ownMs = reads.get(key)?.retryAtMs;
    return ownMs === undefined ? undefined : Math.max(ownMs, freeMs);
  };

  return {
    retryAtMs,
    turnMs(key, isSubstitute = false) {
      return isSubstitute && isDown() ? (retryAtMs(key) ?? freeMs) : retryAtMs(key);
    },
    isDown,
    forget: (key) => void reads.delete(key),
    failures: (key) => reads.get(key)?.failures ?? 0,
    triedMs: (key) => reads.get(key)?.triedMs ?? Number.NEGATIVE_INFINITY,
    record: (key, pause) => (pause === undefined ? succeed(key) : fail(key, pause)),
  };
}
