import type { Clock } from '../clock.ts';

/**
 * The builds that this client created, or found in a list, a moment ago and has not read yet, by path: a replica that lags
 * behind may not know them.
 */
export interface RecentBuilds {
  add(path: string): void;
  /** It has been read: a 404 after that means that it is gone. */
  remove(path: string): void;
  has(path: string): boolean;
}

const lagMs = 30_000;
const maxRemembered = 100;

/** Remembers each path for half a minute, and the last hundred at most. */
export function createRecentBuilds(clock: Clock): RecentBuilds {
  const addedAt = new Map<string, number>();
  return {
    add(path) {
      addedAt.delete(path);
      addedAt.set(path, clock.monotonic());
      for (const oldest of addedAt.keys()) {
        if (addedAt.size <= maxRemembered) break;
        addedAt.delete(oldest);
      }
    },
    remove: (path) => void addedAt.delete(path),
    has: (path) => clock.monotonic() - (addedAt.get(path) ?? Number.NEGATIVE_INFINITY) < lagMs,
  };
}
