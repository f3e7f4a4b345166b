import type { Listing } from '../../client/index.ts';
import type { FlakyTest } from '../../model/flaky-test.ts';
import { type FlakyTestFilters, flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/analyze.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { CollectedList } from '../lists/collect-list.ts';
import { describeList, readList, whyIncomplete } from '../lists/read-list.ts';

/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;

const periods = keysOf(flakyTestPeriods);

/** The list of a suite, as far as it could be read. */
export interface SuiteList {
  readonly suite: SuiteAddress;
  readonly tests: readonly FlakyTest[];
  readonly about: Pick<FlakyContext, 'suite' | 'complete' | 'whyIncomplete'>;
  /** Why it could not be read to its end. */
  readonly note: readonly string[];
}

/** Reads the flaky tests of a suite, and its name. */
export async function readSuite(
  suite: SuiteAddress,
  inputs: InputValues<'seen-within' | 'limit'>,
  context: Context,
): Promise<SuiteList> {
  const { client, signal } = context;
  const period = choosePeriod(inputs['seen-within']);
  const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
  const limit = inputs.limit ?? usualLimit;
  const { items, ...end } = await readSteadily(list, limit, context);
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

/** Reads a list, and once more if it changed meanwhile: an incomplete list passes no gate, and is no baseline. */
async function readSteadily(
  list: Listing<FlakyTest>,
  limit: number,
  context: Context,
): Promise<CollectedList<FlakyTest>> {
  const read = () => readList(list, { limit, thing: 'flaky test' }, context);
  const first = await read();
  if (first.reason !== 'changed' && first.reason !== 'repeats') return first;
  context.log.info('The list changed while it was read, so it is read once more.');
  const second = await read().catch((error: unknown) => {
    context.signal.throwIfAborted();
    context.log.debug(`Could not read the list once more: ${errorText(error)}`);
    return first;
  });
  return second.complete ? second : first;
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
    signal.throwIfAborted();
    log.debug(`Could not read the suite: ${errorText(error)}`);
    return { organization, slug, name: null, web_url: null };
  }
}
