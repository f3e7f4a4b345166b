import { ClientError, type Listing, ListTruncatedError, type TruncationReason } from '../../client/index.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import { inInputWords } from '../inputs/in-input-words.ts';

/** How far a list was read. */
export interface ListEnd {
  /** False when the list continues, or may continue, after the last item. */
  readonly complete: boolean;
  /** Why it is not complete. */
  readonly reason?: TruncationReason | 'interrupted';
  /** What makes a list smaller that is too large, with the names of inputs. */
  readonly remedy?: string | undefined;
  /** The list could not be read: a page after the first, of which the items are those before it, or builds of another place. */
  readonly failure?: ClientError | undefined;
}

/** A list that was read into memory. */
export interface CollectedList<Item> extends ListEnd {
  readonly items: readonly Item[];
}

/** Parsed items can take ten times their size as text. With this bound, a step stays below 512 MiB. */
const mostBytes = 32 * 1024 * 1024;

const progressMs = 10_000;

/**
 * Reads a list up to a limit, as far as its pages can be read, or until the step is interrupted; logs the progress if it takes
 * long. `thing` is what an item is called, as in `build`.
 * @throws ClientError if the first page cannot be read, and the signal's reason if it aborts before there is one.
 */
export async function readList<Item>(
  list: Listing<Item>,
  { limit, thing, remedy }: { readonly limit: number; readonly thing: string } & Pick<ListEnd, 'remedy'>,
  { clock, log, signal }: Pick<Context, 'clock' | 'log' | 'signal'>,
): Promise<CollectedList<Item>> {
  let loggedMs = clock.monotonic();
  let read: readonly unknown[] = [];
  const onPage = (pages: number, items: readonly unknown[]) => {
    read = items;
    const nowMs = clock.monotonic();
    if (nowMs - loggedMs < progressMs) return;
    loggedMs = nowMs;
    log.info(`${count(pages, thing)} read so far.`);
  };
  try {
    return { items: await list.toArray({ limit, maxBytes: mostBytes, onPage }), complete: true };
  } catch (error) {
    if (signal.aborted && read.length > 0)
      return { items: read as readonly Item[], complete: false, reason: 'interrupted' };
    if (!(error instanceof ListTruncatedError)) throw error;
    const { reason } = error;
    const items = error.items as readonly Item[];
    return { items, complete: false, reason, remedy, failure: failureOf(error) };
  }
}

/** Why a list could not be read; undefined for one that a bound or a change has ended. */
function failureOf(error: ListTruncatedError): ClientError | undefined {
  if (error.reason === 'failed' && error.cause instanceof ClientError) return error.cause;
  return error.reason === 'elsewhere' ? error : undefined;
}

/** The items of a list as far as its bounds allow. @throws ClientError when a page cannot be read. */
export async function collectItems<Item>(
  list: Listing<Item>,
  { limit }: { readonly limit: number },
): Promise<readonly Item[]> {
  try {
    return await list.toArray({ limit, maxBytes: mostBytes });
  } catch (error) {
    if (!(error instanceof ListTruncatedError)) throw error;
    const failure = failureOf(error);
    if (failure !== undefined) throw failure;
    return error.items as readonly Item[];
  }
}

const reasons: Readonly<Record<NonNullable<ListEnd['reason']>, string>> = {
  limit: 'more exist than the limit allows',
  bytes: 'it is too large to be read completely',
  repeats: 'it changed while it was read',
  changed: 'it changed while it was read',
  elsewhere: 'it has builds of another organization or pipeline',
  link: 'the service named no valid next page',
  failed: 'a page could not be read',
  interrupted: 'the step was interrupted',
};

/** Why a list is incomplete, in a few words; undefined for a complete one. */
export function whyIncomplete({ reason, remedy }: ListEnd): string | undefined {
  return reason === 'bytes' && remedy ? `${reasons.bytes}: ${remedy}` : reason && reasons[reason];
}

/** How an operation ends that read a list of `what`, such as `20 builds`: a page that could not be read fails it. */
export function describeList(what: string, end: ListEnd): Pick<Outcome, 'success' | 'sentence' | 'hint'> {
  const { complete, failure } = end;
  if (failure === undefined)
    return { success: true, sentence: `${what}${complete ? '' : ` (${whyIncomplete(end)})`}.` };
  return {
    success: false,
    sentence: `${errorSentence(failure)} Read before that: ${what}.`,
    ...(failure.hint !== undefined && { hint: inInputWords(failure.hint) }),
  };
}
