import type { Build } from '../../src/client/index.ts';
import type { Stage } from './stage.ts';
import { mayHaveArrived, type Sent } from './wire.ts';

/** What a read showed that was answered to the end, and how many writes had been sent by then. */
interface Look {
  readonly body: unknown;
  readonly writesBefore: number;
}

/** The builds of a list, as far as they matter here; none if it is something else. */
export function rowsOf(look: Look | undefined) {
  type Row = Pick<Build, 'number' | 'meta_data' | 'rebuilt_from' | 'creator'>;
  return Array.isArray(look?.body) ? (look.body as readonly Row[]) : [];
}

/**
 * Collects what a call has seen, and its blind writes: those that are sent again after one that may have been applied, although
 * the last look since then does not allow it.
 */
export function watchLooks({ wire }: Stage, allows: (last: Look) => boolean) {
  const looks: Look[] = [];
  const writes: Sent[] = [];
  const blind: Sent[] = [];
  wire.watch({
    leaving(sent) {
      if (sent.method === 'GET') return;
      const doubts = writes.findLastIndex(mayHaveArrived) + 1;
      const last = looks.at(-1);
      const isAllowed = last !== undefined && last.writesBefore >= doubts && allows(last);
      if (doubts > 0 && !isAllowed) blind.push(sent);
      writes.push(sent);
    },
    answered({ method, answer }, body) {
      if (method === 'GET' && (answer === 200 || answer === 404))
        looks.push({ body, writesBefore: writes.length });
    },
  });
  return { looks, blind };
}
