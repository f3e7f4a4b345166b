import { type FlakyTestFilters, flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import { analyzeFlakyTests, type FlakyContext, type FlakyReport } from '../../report/flaky/analyze.ts';
import { evaluateGates } from '../../report/flaky/gates.ts';
import { createSeal, type Seal } from '../../report/flaky/seal.ts';
import { renderSelectors } from '../../report/flaky/selectors.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import type { commentInputs } from '../inputs/declarations/comment.ts';
import type { flakyInputs } from '../inputs/declarations/flaky-tests.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { describeList, readList, whyIncomplete } from '../lists/read-list.ts';
import { earlierReports, readBaselineFile } from './baseline.ts';
import { flakyOutcome, gateLimits } from './flaky-outcome.ts';
import { commentMark, planFlakyComment } from './plan-comment.ts';

/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;

const periods = keysOf(flakyTestPeriods);

type ReportInputs = InputValues<keyof typeof flakyInputs | keyof typeof commentInputs | 'limit'>;

/** Lists the flaky tests of a suite, and reports on them. */
export async function reportFlakyTests(
  suite: SuiteAddress,
  inputs: ReportInputs,
  context: Context,
): Promise<Outcome> {
  const { client, workflow, signal } = context;
  const period = choosePeriod(inputs['seen-within']);
  const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
  const limit = inputs.limit ?? usualLimit;
  const { items, ...end } = await readList(list, { limit, thing: 'flaky test' }, context);
  const now = context.clock.now();
  const sealOf = createSeals(inputs, suite, context);
  const markOf = (pullRequest: number) => commentMark(sealOf(pullRequest));
  const hasComment = inputs.comment !== 'never';
  const finding = await workflow.findPullRequest(inputs['pull-request'], hasComment ? markOf : null);
  const { facts } = finding;
  const seal = sealOf(facts?.number ?? 0);
  const file = await readBaselineFile(inputs['baseline-path'], suite, workflow.readFile);
  const isRemembered = (hasComment && facts !== null) || file !== undefined;
  const about: FlakyContext = {
    ...settings(inputs),
    now,
    redact: context.redact,
    toLink: context.toLink,
    suite: await describeSuite(suite, context),
    complete: end.complete,
    whyIncomplete: whyIncomplete(end),
    roots: { workspace: workflow.workspace, prefixes: inputs['path-prefix'] ?? [] },
    changedFiles: facts?.changedFiles ?? null,
    earlier: isRemembered ? earlierReports(file, facts?.previous, seal) : undefined,
    commit: facts?.headSha ?? '',
  };
  const report = analyzeFlakyTests(items, about);
  const notes = [
    ...(end.failure === undefined ? [] : [describeList(count(items.length, 'flaky test'), end).sentence]),
    ...windowNotes(inputs['seen-within']),
    ...globNotes(report),
    ...(usesPullRequest(inputs) ? notesOf(finding, inputs) : []),
    ...(typeof file === 'string' ? [`Cannot compare with an earlier report: ${file}.`] : []),
  ];
  const selectors = renderSelectors(report, inputs.selectors ?? 'plain', now + inputs['selectors-expire']);
  const gates = evaluateGates(report, gateLimits(inputs));
  const outcome = flakyOutcome({ report, selectors, notes, gates }, inputs, context);
  if (!hasComment) return outcome;
  const comment = { seal, file, tests: items, context: about, report, gates, selectors, finding, workflow };
  return { ...outcome, comment: planFlakyComment(comment, inputs) };
}

/** The seals of our comments on pull requests. */
function createSeals(
  { 'comment-key': given, 'memory-key': keys }: ReportInputs,
  { organization, suite }: SuiteAddress,
  { workflow, uuid }: Context,
): (pullRequest: number) => Seal {
  const { repository, defaultKey } = workflow.memory;
  const comment = given ?? `${organization}/${suite}`;
  // Without a key nothing can be believed later: one that is thrown away signs nothing that anyone could verify.
  const own = keys ?? [defaultKey ?? uuid()];
  return (pullRequest) => createSeal({ keys: own, repository, pullRequest, comment });
}

/** The service's shortest window that is long enough; undefined for its default. */
function choosePeriod(seenWithinMs: number | undefined): FlakyTestFilters['period'] {
  if (seenWithinMs === undefined) return undefined;
  return periods.find((period) => flakyTestPeriods[period] >= seenWithinMs) ?? '28days';
}

function windowNotes(seenWithinMs = 0): string[] {
  return seenWithinMs <= flakyTestPeriods['28days']
    ? []
    : ['Input seen-within is longer than the 28 days that the service lists, so earlier tests are missing.'];
}

function globNotes({ unmatchedGlobs }: FlakyReport): string[] {
  return unmatchedGlobs.map(
    ({ input, glob }) => `Input ${input}: ${JSON.stringify(glob)} matches no file of the listed flaky tests.`,
  );
}

/** If there is a comment, its outcome says why there is no pull request. */
function notesOf(
  { facts, obstacle, notes }: PullRequestFinding,
  { comment }: ReportInputs,
): readonly string[] {
  return facts === null && obstacle !== null && comment === 'never' ? [...notes, obstacle] : notes;
}

/** A report that does not need the pull request says nothing if it cannot be found. */
function usesPullRequest(inputs: ReportInputs): boolean {
  return (
    inputs.comment !== 'never' || inputs.annotations === 'touched' || inputs['max-touched'] !== undefined
  );
}

function settings(inputs: ReportInputs) {
  return {
    filters: {
      minInstances: inputs['min-instances'] ?? null,
      seenWithinMs: inputs['seen-within'] ?? null,
      include: inputs.include ?? [],
      exclude: inputs.exclude ?? [],
    },
    sort: inputs.sort,
    top: inputs.top ?? null,
    halfLifeMs: inputs['half-life'],
  };
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
