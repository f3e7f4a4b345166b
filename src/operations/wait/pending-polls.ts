import type { Context } from '../context/context.ts';
import type { BuildWait } from './build-wait.ts';

/** The polls that were sent and are not answered yet. One that takes long holds up no other. */
export interface PendingPolls {
  /** True while this group is being polled. */
  readonly has: (key: string) => boolean;
  /** True for a build that is being polled. */
  readonly includes: (wait: BuildWait) => boolean;
  /** Waits for a poll, but not long. */
  readonly add: (
    key: string,
    waits: readonly BuildWait[],
    polled: Promise<readonly BuildWait[]>,
  ) => Promise<void>;
  /**
   * The waits with what was answered since the last call; null if nothing was. What has changed otherwise meanwhile stays.
   * @throws what a poll has thrown.
   */
  readonly take: (all: readonly BuildWait[]) => BuildWait[] | null;
  /** Aborts when a poll is answered; undefined if none is pending. */
  readonly answered: () => AbortSignal | undefined;
}

/** Most polls are answered sooner. */
export const patienceMs = 2_000;

interface Pending {
  readonly waits: readonly BuildWait[];
  readonly result?: { readonly polled: readonly BuildWait[] } | { readonly error: unknown };
}

/** The pending polls of one wait. */
export function createPendingPolls({ clock }: Pick<Context, 'clock'>): PendingPolls {
  const pending = new Map<string, Pending>();
  let wake = new AbortController();

  return {
    has: (key) => pending.has(key),
    includes: ({ build }) =>
      [...pending.values()].some(({ waits }) => waits.some((wait) => wait.build.id === build.id)),
    async add(key, waits, polled) {
      pending.set(key, { waits });
      const patience = new AbortController();
      const done = (result: NonNullable<Pending['result']>) => {
        pending.set(key, { waits, result });
        wake.abort();
        patience.abort();
      };
      polled.then(
        (all) => done({ polled: all }),
        (error) => done({ error }),
      );
      // Only a poll that is answered ends this sleep: an abort of the step ends the poll too.
      await clock.sleep(patienceMs, patience.signal).catch(() => {});
    },
    take(all) {
      const answered = [...pending].filter(([, { result }]) => result !== undefined);
      if (answered.length === 0) return null;
      wake = new AbortController();
      const shown = new Map<BuildWait, BuildWait>();
      for (const [key, { waits, result }] of answered) {
        pending.delete(key);
        if (result !== undefined && 'error' in result) throw result.error;
        for (const [index, wait] of waits.entries()) shown.set(wait, result?.polled[index] ?? wait);
      }
      return all.map((wait) => shown.get(wait) ?? wait);
    },
    answered: () => (pending.size === 0 ? undefined : wake.signal),
  };
}
