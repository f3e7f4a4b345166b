import type { Listing } from '../../client/index.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import { type CollectedList, collectList, type ListEnd } from './collect-list.ts';

/** A long list takes time because the service counts requests. Its progress is logged this often. */
const progressMs = 10_000;

/** How a list is read. */
interface ReadListOptions {
  readonly limit: number;
  /** What an item is called, as in `build`. */
  readonly thing: string;
  /** Maximum size of all pages, in bytes. */
  readonly maxBytes?: number;
}

/** Reads a list up to a limit, or until the step is interrupted, and logs the progress if it takes long. */
export async function readList<Item>(
  list: Listing<Item>,
  { limit, maxBytes, thing }: ReadListOptions,
  { clock, log, signal }: Pick<Context, 'clock' | 'log' | 'signal'>,
): Promise<CollectedList<Item>> {
  let loggedMs = clock.monotonic();
  const onPage = (read: number) => {
    const nowMs = clock.monotonic();
    if (nowMs - loggedMs < progressMs) return;
    loggedMs = nowMs;
    log.info(`${count(read, thing)} read so far.`);
  };
  return collectList(list, { limit, maxBytes, onPage, signal });
}

const reasons: Readonly<Record<NonNullable<ListEnd['reason']>, string>> = {
  limit: 'more exist than the limit allows',
  bytes: 'it is too large to be read completely',
  repeats: 'it changed while it was read',
  changed: 'it changed while it was read',
  link: 'the service named no valid next page',
  failed: 'a page could not be read',
  interrupted: 'the step was interrupted',
};

/** Why a list is incomplete, in words after a colon; undefined for a complete one. */
export function whyIncomplete({ reason }: ListEnd): string | undefined {
  return reason && reasons[reason];
}

/** What is known of the items after the last one. */
const ends: ReadonlyMap<ListEnd['reason'], string> = new Map([
  ['limit', 'more exist'],
  ['interrupted', 'more may exist'],
]);

/** How an operation ends that read a list of `what`, such as `20 builds`: a page that could not be read fails it. */
export function describeList(
  what: string,
  { complete, reason, failure }: ListEnd,
): Pick<Outcome, 'success' | 'sentence' | 'hint'> {
  if (failure === undefined) {
    const end = ends.get(reason) ?? `incomplete: ${whyIncomplete({ complete, reason })}`;
    return { success: true, sentence: `${what}${complete ? '' : ` (${end})`}.` };
  }
  const sentence = `${errorText(failure.cause)}. Read before that: ${what}.`;
  return {
    success: false,
    sentence,
    ...(failure.hint === undefined ? {} : { hint: inInputWords(failure.hint) }),
  };
}
