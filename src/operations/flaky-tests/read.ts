import { ApiError } from '../../client/index.ts';
import { type FlakyTestFilters, flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/report.ts';
import type { ListedTest } from '../../report/flaky/test.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import { readDifference } from '../context/service-clock.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { commentInputs, flakyInputs } from '../inputs/declarations/reports.ts';
import { type CollectedList, describeList, readList, whyIncomplete } from '../lists/read-list.ts';
import { readDetails } from './read-details.ts';
import { readLabeled } from './read-labeled.ts';
import { readSuiteState } from './read-states.ts';

/** The inputs of a report on flaky tests. */
export type ReportInputs = InputValues<keyof typeof flakyInputs | keyof typeof commentInputs | 'limit'>;

/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;

const deprecated =
  'The service calls this list deprecated. With source: tests, the report shows the tests with the label flaky, and how many of their runs failed, but not when they were last flaky. Set source to one of the two to hide this line.';

/** For how long the service lists a test that was flaky. */
const listedMs = flakyTestPeriods['7days'];

/** The list of a suite, as far as its pages could be read. */
export interface SuiteList
  extends Pick<FlakyContext, 'suite' | 'complete' | 'whyIncomplete' | 'whyNoneGone' | 'disabled'> {
  readonly tests: readonly ListedTest[];
  /** What issues lack, in sentences. */
  readonly gaps: readonly string[];
  /** Why a page could not be read. */
  readonly notes: readonly string[];
  /** Why nothing of it could be read. */
  readonly error?: Error;
}

/**
 * Reads the flaky tests of several suites. One of which nothing can be read does not keep the others from being reported.
 * @throws the first error if nothing can be read of any suite, and the signal's reason if it aborts.
 */
export async function readSuiteLists(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<readonly SuiteList[]> {
  if (inputs.source === undefined) context.log.info(deprecated);
  const { limit = usualLimit, source, 'seen-within': withinMs } = inputs;
  const isLabeled = source === 'tests';
  const read = (suite: SuiteAddress): Promise<ReadSuite> =>
    isLabeled ? readLabeled(suite, { limit, withinMs }, context) : readDeprecated(suite, inputs, context);
  const keepsIssues = inputs.issues && !context.workflow.isOnPullRequest;
  const [one] = suites;
  if (one && isLabeled && (withinMs || inputs.issues)) {
    // The first response tells the time of the service, on whose clock relative times count.
    await readPage(one, context);
    readDifference(context);
  }
  const lists: SuiteList[] = [];
  for (const address of suites) {
    const { items, error, ...end } = await read(address).catch(
      (error: Error): ReadSuite => ({ items: [], complete: false, reason: 'failed', error }),
    );
    context.signal.throwIfAborted();
    const sinceMs = context.client.serviceNow() - listedTime(inputs);
    const { organization, suite: slug } = address;
    const what = count(items.length, 'flaky test');
    const isKept = keepsIssues && !error;
    const details = isKept
      ? await readDetails(address, items, { limit, hasCounts: isLabeled }, context)
      : { tests: items, gaps: [] };
    lists.push({
      ...details,
      suite: { organization, slug, ...(!error && (await readPage(address, context))) },
      complete: end.complete,
      whyIncomplete: whyIncomplete(end),
      notes: end.failure === undefined ? [] : [describeList(what, end).sentence],
      ...(isKept && (await readSuiteState(address, items, sinceMs, context))),
      ...(error && { error }),
    });
  }
  const [first] = lists;
  if (first?.error && lists.every(({ error }) => error)) throw first.error;
  return lists;
}

/** The time that the lists are about, in milliseconds. */
export function listedTime({ 'seen-within': withinMs = listedMs, source, issues }: ReportInputs): number {
  return issues && source !== 'tests' ? Math.max(withinMs, listedMs) : withinMs;
}

type ReadSuite = CollectedList<ListedTest> & Pick<SuiteList, 'error'>;

/**
 * The deprecated list, of the service's shortest window that is long enough, or of its default. Issues are closed by what
 * leaves the list, which a shorter window must not bring about.
 */
async function readDeprecated(
  suite: SuiteAddress,
  inputs: ReportInputs,
  context: Context,
): Promise<ReadSuite> {
  const { limit = usualLimit, 'seen-within': seenWithin } = inputs;
  const periods: readonly NonNullable<FlakyTestFilters['period']>[] = keysOf(flakyTestPeriods);
  const withinMs = seenWithin && listedTime(inputs);
  const period = withinMs && (periods.find((one) => flakyTestPeriods[one] >= withinMs) ?? '28days');
  const { client, signal } = context;
  const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
  try {
    return await readList(list, { limit, thing: 'flaky test', remedy: 'set a shorter seen-within' }, context);
  } catch (error) {
    const isMissing = error instanceof ApiError && [404, 410].includes(error.status);
    if (!isMissing || !(await readPage(suite, context))) throw error;
    throw new OwnError(`${error.message}. The suite exists: the list may be removed. Set source: tests`, {
      cause: error,
    });
  }
}

/** The name and the web address of a suite, which a report can do without. */
async function readPage(address: SuiteAddress, { client, log, signal }: Context) {
  try {
    const { name, web_url } = await client.suites.get(address, { signal, timeoutMs: 10_000 });
    return { name, web_url };
  } catch (error) {
    return log.debug(`Could not read the suite: ${errorText(error)}`);
  }
}
