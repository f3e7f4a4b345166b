import type { Listing } from '../../client/index.ts';
import type { Context } from '../context/context.ts';
import { collectList } from './collect-list.ts';

/** A long list takes time because the service counts requests. Its progress is logged this often. */
const progressMs = 10_000;

/** Reads a list up to a limit, and logs the progress if it takes long; `things` names its items, as in `builds`. */
export async function readList<Item>(
  list: Listing<Item>,
  { limit, things }: { readonly limit: number; readonly things: string },
  { clock, log }: Pick<Context, 'clock' | 'log'>,
): Promise<{ readonly items: readonly Item[]; readonly complete: boolean }> {
  let loggedMs = clock.monotonic();
  const onPage = (read: number) => {
    const nowMs = clock.monotonic();
    if (nowMs - loggedMs < progressMs) return;
    loggedMs = nowMs;
    log.info(`${read} ${things} read so far.`);
  };
  return collectList(list, { limit, onPage });
}
