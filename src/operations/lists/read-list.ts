import type { Listing, TruncationReason } from '../../client/index.ts';
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
  /** Called after each page. */
  readonly onEachPage?: () => void;
}

/** Reads a list up to a limit, and logs the progress if it takes long. */
export async function readList<Item>(
  list: Listing<Item>,
  { limit, thing, onEachPage }: ReadListOptions,
  { clock, log }: Pick<Context, 'clock' | 'log'>,
): Promise<CollectedList<Item>> {
  let loggedMs = clock.monotonic();
  const onPage = (read: number) => {
    onEachPage?.();
    const nowMs = clock.monotonic();
    if (nowMs - loggedMs < progressMs) return;
    loggedMs = nowMs;
    log.info(`${count(read, thing)} read so far.`);
  };
  return collectList(list, { limit, onPage });
}

const reasons: Readonly<Record<TruncationReason, string>> = {
  limit: 'more exist than the limit allows',
  bytes: 'it is too large to be read completely',
  repeats: 'it changed while it was read',
  changed: 'it changed while it was read',
  link: 'the service named no valid next page',
  failed: 'a page could not be read',
};

/** Why a list is incomplete, in words after a colon; undefined for a complete one. */
export function whyIncomplete({ reason }: ListEnd): string | undefined {
  return reason && reasons[reason];
}

/** How an operation ends that read a list of `what`, such as `20 builds`: a page that could not be read fails it. */
export function describeList(
  what: string,
  { complete, reason, failure }: ListEnd,
): Pick<Outcome, 'success' | 'sentence' | 'hint'> {
  if (failure === undefined) {
    const end = reason === 'limit' ? 'more exist' : `incomplete: ${whyIncomplete({ complete, reason })}`;
    return { success: true, sentence: `${what}${complete ? '' : ` (${end})`}.` };
  }
  const sentence = `${errorText(failure.cause)}. Read before that: ${what}.`;
  return {
    success: false,
    sentence,
    ...(failure.hint === undefined ? {} : { hint: inInputWords(failure.hint) }),
  };
}
