import type { SuiteAddress } from '../../model/requests.ts';
import type { Baseline } from '../../report/flaky/compare.ts';
import { evaluateGates } from '../../report/flaky/gates.ts';
import { listTests } from '../../report/flaky/lists.ts';
import type { OwnersOf } from '../../report/flaky/owners.ts';
import { parseOwners } from '../../report/flaky/owners.ts';
import { readGoModule, type TestRoots, testFolder } from '../../report/flaky/places.ts';
import {
  analyzeFlakyTests,
  type FlakyReport,
  mostRemembered,
  noEarlierReport,
} from '../../report/flaky/report.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import { interruptedOutcome } from '../context/interrupted-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import type { PullRequestFinding, Workflow } from '../context/workflow.ts';
import type { commentInputs } from '../inputs/declarations/comment.ts';
import type { flakyInputs } from '../inputs/declarations/flaky-tests.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { readBaselineFile } from './baseline.ts';
import { bindingOf, commentKey, commentOn, firstIn } from './comment.ts';
import { type FlakyFindings, flakyOutcome, gateLimits, gateWords } from './outcome.ts';
import { readSuiteLists, type SuiteList } from './read.ts';

type ReportInputs = InputValues<keyof typeof flakyInputs | keyof typeof commentInputs | 'limit'>;

/** Lists the flaky tests of one or more suites, and reports on them. */
export async function reportFlakyTests(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<Outcome> {
  const { workflow, signal, redact } = context;
  const hasComment = inputs.comment !== 'never';
  const lists = await readSuiteLists(suites, inputs, context);
  if (lists.every(({ tests, about }) => tests.length === 0 && !about.complete)) signal.throwIfAborted();
  const key = commentKey(inputs, suites);
  const finding = await findPullRequest(inputs, hasComment ? key : null, context);
  const isInterrupted = signal.aborted;
  const binding = bindingOf(inputs, key, workflow, finding);
  const roots = await readRoots(inputs['path-prefix'], workflow);
  const earlier = await Promise.all(
    suites.map((suite): string | Baseline | Promise<string | Baseline> => {
      const { 'baseline-path': path } = inputs;
      if (path !== undefined) return readBaselineFile(path, suite, workflow.readFile);
      if (hasComment && isInterrupted) return 'the comment was not read, because the step was interrupted';
      const hasMemory = hasComment && binding.key !== null && finding.facts !== null;
      return hasMemory ? firstIn(finding.facts.previousNote, binding, suite) : noEarlierReport;
    }),
  );
  const reports = lists.map(({ tests, about }, index) =>
    analyzeFlakyTests(tests, {
      ...about,
      now: context.clock.now(),
      redact,
      toLink: context.toLink,
      filters: filtersOf(inputs),
      source: inputs.source,
      roots,
      changedFiles: finding.facts?.changedFiles ?? null,
      earlier: earlier[index] ?? noEarlierReport,
      commit: finding.facts?.headSha ?? '',
      remembered: Math.floor(mostRemembered / suites.length),
    }),
  );
  const results = evaluateGates(reports, gateLimits(inputs));
  const list = inputs.selectors === undefined ? null : listTests(reports, inputs.selectors);
  const found: FlakyFindings = {
    reports,
    results,
    list,
    gates: gateWords(results, inputs),
    ...notesOn(
      { lists, reports, finding, isInterrupted, isForgetful: hasComment && binding.key === null },
      inputs,
      workflow,
    ),
    repository: workflow.repository && {
      ...workflow.repository,
      sha: finding.facts?.headSha || workflow.repository.sha,
      pullRequest: finding.facts?.number ?? null,
    },
    ownersOf: reports.some(({ tests }) => tests.length > 0) ? await readOwners(workflow) : undefined,
  };
  const outcome = withUnread(flakyOutcome(found, inputs), lists, context);
  if (isInterrupted) return interruptedOutcome(outcome, redact);
  return hasComment
    ? { ...outcome, comment: commentOn({ found, finding, key, binding, workflow }, inputs) }
    : outcome;
}

function filtersOf(inputs: ReportInputs) {
  return {
    minInstances: inputs['min-instances'] ?? null,
    seenWithinMs: inputs['seen-within'] ?? null,
    include: inputs.include ?? [],
    exclude: inputs.exclude ?? [],
  };
}

/** The outcome of a step that could read nothing of some suites: it fails. */
function withUnread(outcome: Outcome, lists: readonly SuiteList[], context: Context): Outcome {
  const failures = lists.flatMap(({ failure }) => failure ?? []);
  const [error] = failures;
  if (error === undefined) return outcome;
  const why = failures.map(errorSentence).join(' ');
  return withFailure(outcome, { operation: 'list-flaky-tests', why, error }, context);
}

/** Finds the pull request, and our comment on it, unless the step is interrupted before. */
async function findPullRequest(
  inputs: ReportInputs,
  key: string | null,
  { workflow, signal }: Context,
): Promise<PullRequestFinding> {
  try {
    signal.throwIfAborted();
    return await workflow.findPullRequest(inputs['pull-request'], key);
  } catch (error) {
    if (!signal.aborted) throw error;
    return { facts: null, obstacle: { reason: errorText(error), isUsual: true }, notes: [] };
  }
}

/** Where the files of the tests are. The module of Go packages stands in the folder in which the tests run. */
export async function readRoots(
  prefix: string | undefined,
  { workspace, readFile }: Pick<Workflow, 'workspace' | 'readFile'>,
): Promise<Omit<TestRoots, 'organization'>> {
  if (workspace === null) return { prefix };
  const path = [workspace, testFolder(prefix, workspace), 'go.mod'].filter(Boolean).join('/');
  const file = await readFile(path);
  return { workspace, prefix, goModule: 'text' in file ? readGoModule(file.text) : null };
}

const ownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** The owners of files by the checkout: the first file that GitHub would take. */
async function readOwners({ workspace, readFile }: Workflow): Promise<OwnersOf | undefined> {
  if (workspace === null) return undefined;
  for (const path of ownersPaths) {
    const file = await readFile(`${workspace}/${path}`);
    if ('text' in file) return parseOwners(file.text);
  }
  return undefined;
}

/** What a comment without a key cannot do. */
const forgetful =
  'Without memory-key, the comment remembers nothing: it shows no changes since an earlier report.';

/** As many warnings as one look takes in. */
const mostGlobNotes = 10;

/** What a report says besides its tests: warnings, and facts that are no problem. */
function notesOn(
  facts: {
    readonly lists: readonly SuiteList[];
    readonly reports: readonly FlakyReport[];
    readonly finding: PullRequestFinding;
    readonly isInterrupted: boolean;
    readonly isForgetful: boolean;
  },
  inputs: ReportInputs,
  workflow: Workflow,
): Pick<FlakyFindings, 'notes' | 'notices'> {
  const { lists, reports, finding, isInterrupted, isForgetful } = facts;
  const { comment, annotations } = inputs;
  const asks = comment !== 'never' || annotations === 'touched' || inputs['max-touched'] !== undefined;
  const isAsked = asks && !isInterrupted;
  // If there is a comment, its outcome says why there is no pull request.
  const obstacle = isAsked && comment === 'never' && finding.facts === null ? finding.obstacle : null;
  const [first, ...others] = reports;
  const unmatched = (first?.unmatchedGlobs ?? []).filter((glob) =>
    others.every(({ unmatchedGlobs }) => unmatchedGlobs.includes(glob)),
  );
  const broken = reports.flatMap(({ gaps }) =>
    gaps.filter(({ about, isUsual }) => about === 'new' && !isUsual),
  );
  return {
    notes: [
      ...lists.flatMap(({ notes }) => notes),
      ...unmatched
        .slice(0, mostGlobNotes)
        .map((glob) => `${glob} matches no file of the listed flaky tests.`),
      ...(isForgetful ? [forgetful] : []),
      ...(isAsked ? finding.notes : []),
      ...(obstacle !== null && !obstacle.isUsual ? [obstacle.reason] : []),
      ...new Set(
        (inputs['baseline-path'] === undefined ? [] : broken).map(
          ({ words }) => `Cannot compare with an earlier report: ${words}.`,
        ),
      ),
    ],
    notices: [...(obstacle?.isUsual ? [obstacle.reason] : []), ...prefixNotice(reports, workflow)],
  };
}

/** Said once if there is a checkout, and none of the listed files is in it. */
function prefixNotice(reports: readonly FlakyReport[], { hasFile }: Workflow): string[] {
  const tests = reports.flatMap((report) => report.tests).filter(({ file }) => file !== null);
  const isChecked = tests.length > 0 && hasFile('.git/HEAD');
  if (!isChecked || tests.some(({ place }) => place !== null && hasFile(place.file))) return [];
  return ['None of the listed files exists in the checkout: set path-prefix.'];
}
