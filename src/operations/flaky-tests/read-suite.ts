import type { Listing } from '../../client/index.ts';
import type { FlakyTest } from '../../model/flaky-test.ts';
import { type FlakyTestFilters, flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/analyze.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { CollectedList, ListEnd } from '../lists/collect-list.ts';
import { describeList, readList, whyIncomplete } from '../lists/read-list.ts';

/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;

/**
 * A report holds its tests as the service sent them, as lists for a test runner, as JSON and as text of the summary and the
 * comment, and with `max-new` it holds two readings. All of that must stay below 512 MiB, for all suites together.
 */
const maxBytesOfAll = 16 * 1024 * 1024;

const periods = keysOf(flakyTestPeriods);

/** The list of a suite, as far as it could be read. */
export interface SuiteList {
  /** Why nothing of it could be read. */
  readonly failure?: Error;
  readonly suite: SuiteAddress;
  readonly tests: readonly FlakyTest[];
  readonly about: Pick<FlakyContext, 'suite' | 'complete' | 'whyIncomplete'>;
  /** Why it could not be read to its end. */
  readonly note: readonly string[];
}

/** How a list is read: by the inputs, and next to the lists of so many suites in all. */
type SuiteOptions = InputValues<'seen-within' | 'limit' | 'max-new'> & { readonly suites: number };

/**
 * Reads the flaky tests of several suites. One of which nothing can be read does not keep the others from being reported.
 * @throws the first error if that is so of all of them.
 */
export async function readSuiteLists(
  suites: readonly SuiteAddress[],
  inputs: Omit<SuiteOptions, 'suites'>,
  context: Context,
): Promise<readonly SuiteList[]> {
  const options = { ...inputs, suites: suites.length };
  const read = (suite: SuiteAddress) =>
    readSuite(suite, options, suites.length > 1 ? withName(suite, context) : context).catch(
      (error: unknown) => unreadSuite(suite, error),
    );
  const lists = await Promise.all(suites.map(read));
  const failures = lists.flatMap(({ failure }) => failure ?? []);
  const [first] = failures;
  if (first !== undefined && failures.length === lists.length) throw first;
  return lists;
}

/** The context with a log whose lines name the suite. */
function withName({ organization, suite }: SuiteAddress, { log, ...context }: Context): Context {
  const named = (write: (line: string) => void) => (line: string) =>
    write(`${organization}/${suite}: ${line}`);
  return {
    ...context,
    log: { info: named(log.info), warning: named(log.warning), debug: named(log.debug) },
  };
}

/** A suite of which nothing could be read. */
function unreadSuite(suite: SuiteAddress, failure: unknown): SuiteList {
  if (!(failure instanceof Error)) throw failure;
  const end = { complete: false, whyIncomplete: whyIncomplete({ complete: false, reason: 'failed' }) };
  return { suite, tests: [], about: { suite: unnamed(suite), ...end }, note: [], failure };
}

/** Reads the flaky tests of a suite, as far as it can before the step is interrupted, and its name. */
export async function readSuite(
  suite: SuiteAddress,
  options: SuiteOptions,
  context: Context,
): Promise<SuiteList> {
  const { client, signal } = context;
  const period = choosePeriod(options['seen-within']);
  const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
  const { items, ...end } = await readSteadily(list, options, context).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return nothingRead;
  });
  return {
    suite,
    tests: items,
    about: {
      suite: await describeSuite(suite, context),
      complete: end.complete,
      whyIncomplete: whyIncomplete(end),
    },
    note: end.failure === undefined ? [] : [describeList(count(items.length, 'flaky test'), end).sentence],
  };
}

/** A list as it was read once. */
interface Reading extends CollectedList<FlakyTest> {
  readonly hasOnePage: boolean;
}

/** A list of which nothing was read before the step was interrupted. */
const nothingRead: Reading = { items: [], complete: false, reason: 'interrupted', hasOnePage: false };

/** How often a list is read at most if two readings must agree. */
const mostReadings = 3;

/**
 * Reads a list, and once more if it changed meanwhile: an incomplete list passes no gate, and is no baseline. A test that
 * leaves the list moves others to a page that was read already, and nothing shows that. So where a hidden test would pass as
 * known later, a list of several pages is complete only if two successive readings have the same tests.
 */
async function readSteadily(
  list: Listing<FlakyTest>,
  { limit = usualLimit, suites, 'max-new': maxNew }: SuiteOptions,
  context: Context,
): Promise<CollectedList<FlakyTest>> {
  const mustAgree = maxNew !== undefined;
  const maxBytes = Math.floor(maxBytesOfAll / suites);
  const { log, signal } = context;
  const read = async (): Promise<Reading> => {
    let pages = 0;
    const onEachPage = () => {
      pages += 1;
    };
    return {
      ...(await readList(list, { limit, maxBytes, thing: 'flaky test', onEachPage }, context)),
      hasOnePage: pages === 1,
    };
  };
  const isSteady = (one: Reading, before: Reading | null) =>
    one.complete && (!mustAgree || one.hasOnePage || (before !== null && haveSameTests(one, before)));
  let last = await read();
  if (isCut(last) || isSteady(last, null)) return last;
  for (let readings = 1; readings < (mustAgree ? mostReadings : 2); readings += 1) {
    log.info(last.complete ? readTwice : 'The list changed while it was read, so it is read once more.');
    const next = await read().catch((error: unknown) => {
      if (signal.aborted) return nothingRead;
      log.info(`Could not read the list once more: ${errorText(error)}`);
      return null;
    });
    if (next === null || isCut(next)) {
      return {
        ...last,
        complete: false,
        reason: last.reason ?? next?.reason ?? 'failed',
        failure: next?.failure,
      };
    }
    if (isSteady(next, last)) return next;
    last = next;
  }
  return { ...last, complete: false, reason: 'changed' };
}

const readTwice = 'The list has several pages, so it is read once more for max-new: the readings must agree.';

/** True if the list was not read to its end, for a reason that another reading would meet again. */
function isCut({ complete, reason }: ListEnd): boolean {
  return !complete && reason !== 'changed' && reason !== 'repeats';
}

function haveSameTests(one: Reading, other: Reading): boolean {
  const ids = new Set(one.items.map(({ id }) => id));
  return (
    other.complete && one.items.length === other.items.length && other.items.every(({ id }) => ids.has(id))
  );
}

/** The service's shortest window that is long enough; undefined for its default. */
function choosePeriod(seenWithinMs: number | undefined): FlakyTestFilters['period'] {
  if (seenWithinMs === undefined) return undefined;
  return periods.find((period) => flakyTestPeriods[period] >= seenWithinMs) ?? '28days';
}

/** How long a report waits for the name of its suite. */
const longestForName = 10_000;

/** The suite with its name and web address, which a report can do without. */
async function describeSuite(
  address: SuiteAddress,
  { client, log, signal }: Context,
): Promise<FlakyContext['suite']> {
  const { organization, suite: slug } = address;
  try {
    const { name = null, web_url = null } = await client.suites.get(address, {
      signal,
      timeoutMs: longestForName,
    });
    return { organization, slug, name, web_url };
  } catch (error) {
    log.debug(`Could not read the suite: ${errorText(error)}`);
    return unnamed(address);
  }
}

function unnamed({ organization, suite: slug }: SuiteAddress): FlakyContext['suite'] {
  return { organization, slug, name: null, web_url: null };
}
