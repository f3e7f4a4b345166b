import type { SuiteAddress } from '../../model/requests.ts';
import { analyzeFlakyTests, type FlakyContext, type FlakyReport } from '../../report/flaky/analyze.ts';
import type { EarlierReports } from '../../report/flaky/baseline.ts';
import type { UnmatchedGlob } from '../../report/flaky/filter.ts';
import { evaluateGates } from '../../report/flaky/gates.ts';
import type { OwnersOf } from '../../report/flaky/owners.ts';
import { createSeal, type Seal } from '../../report/flaky/seal.ts';
import { renderSelectors } from '../../report/flaky/selectors.ts';
import { formatNumber } from '../../report/text/counts.ts';
import type { Repository } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import { interruptedOutcome } from '../context/interrupted-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import type { CommentMark, PullRequestFinding, Workflow } from '../context/workflow.ts';
import type { commentInputs } from '../inputs/declarations/comment.ts';
import type { flakyInputs } from '../inputs/declarations/flaky-tests.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { earlierReports, readBaselineFile, withoutFirst, withoutMemory } from './baseline.ts';
import { flakyOutcome, gateLimits, gateWords } from './flaky-outcome.ts';
import {
  commentMark,
  describeConflict,
  type FlakyCommentFacts,
  planFlakyComment,
  type ReportedSuite,
} from './plan-comment.ts';
import { readSuiteLists, type SuiteList } from './read-suite.ts';
import { readTestRoots } from './test-roots.ts';

type ReportInputs = InputValues<keyof typeof flakyInputs | keyof typeof commentInputs | 'limit'>;

/** Lists the flaky tests of one or more suites, and reports on them. */
export async function reportFlakyTests(
  addresses: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<Outcome> {
  const { workflow } = context;
  const lists = await readSuiteLists(addresses, inputs, context);
  if (lists.every(({ tests, about }) => tests.length === 0 && !about.complete))
    context.signal.throwIfAborted();
  const now = context.clock.now();
  const sealOf = createSeals(inputs, addresses, workflow);
  const markOf = (pullRequest: number) => commentMark(sealOf(pullRequest));
  const hasComment = inputs.comment !== 'never';
  const finding = await findPullRequest(inputs['pull-request'], hasComment ? markOf : null, context);
  const { facts } = finding;
  const isInterrupted = context.signal.aborted;
  const seal = sealOf(facts?.number ?? 0);
  const suites = await Promise.all(
    lists.map(async ({ suite, tests, about }): Promise<ReportedSuite> => {
      const file = await readBaselineFile(inputs['baseline-path'], suite, workflow.readFile);
      const isRemembered = (hasComment && seal.remembers && facts !== null) || file !== undefined;
      const settled: FlakyContext = {
        ...settings(inputs),
        ...about,
        now,
        redact: context.redact,
        toLink: context.toLink,
        roots: await readTestRoots(tests, inputs['path-prefix'] ?? [], context),
        changedFiles: facts?.changedFiles ?? null,
        earlier: isRemembered
          ? earlierReports(file, facts?.previous, { seal, suite })
          : unreadReports(hasComment && isInterrupted),
        commit: facts?.headSha ?? '',
      };
      return { suite, tests, file, context: settled };
    }),
  );
  const reports = withoutMemory(
    suites.map((suite) => analyzeFlakyTests(suite.tests, suite.context)),
    { comment: facts?.previous ?? null, seal, commit: facts?.headSha ?? '' },
  );
  const { notes, notices } =
    usesPullRequest(inputs) && !isInterrupted ? notesOf(finding, inputs) : { notes: [], notices: [] };
  const results = evaluateGates(reports, gateLimits(inputs));
  const found: FlakyCommentFacts = {
    reports,
    results,
    gates: gateWords(results, inputs),
    selectors: renderSelectors(reports, inputs.selectors ?? 'plain', now + inputs['selectors-expire']),
    notes: [
      ...lists.flatMap(({ note }) => note),
      ...globNotes(reports),
      ...new Set(reports.flatMap(({ whyMoreMatch }) => (whyMoreMatch === null ? [] : omitted(whyMoreMatch)))),
      ...memoryNotes(seal, inputs),
      ...notes,
      ...new Set(suites.flatMap(({ file }) => (typeof file === 'string' ? [cannotCompare(file)] : []))),
    ],
    notices,
    repository: repositoryAt(finding, workflow),
    ownersOf: reports.some(({ tests }) => tests.length > 0) ? await readOwners(workflow) : undefined,
    seal,
    suites,
    finding,
    workflow,
  };
  if (inputs.selectors === 'plain') context.log.info(notAScript);
  const tell = (all: FlakyCommentFacts) => withUnread(flakyOutcome(all, inputs), lists, context);
  if (isInterrupted) return interruptedOutcome(tell(found), context.redact);
  if (!hasComment) return tell(found);
  const comment = planFlakyComment(found, inputs);
  const isForgotten = !facts?.previous && comment.whenAbsent === 'skip';
  const told = {
    ...found,
    reports: isForgotten ? withoutFirst(reports) : reports,
    notes: [...found.notes, ...describeConflict(found)],
  };
  return { ...tell(told), comment };
}

/** The outcome of a step that could read nothing of some suites: it fails. */
function withUnread(outcome: Outcome, lists: readonly SuiteList[], context: Context): Outcome {
  const failures = lists.flatMap(({ failure }) => failure ?? []);
  const [error] = failures;
  if (error === undefined) return outcome;
  const why = failures.map(errorSentence).join(' ');
  return withFailure(outcome, { operation: 'list-flaky-tests', why, error }, context);
}

/** A comment that was not read before the step was interrupted can remember earlier reports. */
function unreadReports(isUnread: boolean): EarlierReports | undefined {
  return isUnread
    ? { base: 'the comment was not read, because the step was interrupted', last: null }
    : undefined;
}

/** Finds the pull request, and our comment on it, unless the step is interrupted before. */
async function findPullRequest(
  given: number | undefined,
  mark: ((pullRequest: number) => CommentMark) | null,
  { workflow, signal }: Context,
): Promise<PullRequestFinding> {
  try {
    signal.throwIfAborted();
    return await workflow.findPullRequest(given, mark);
  } catch (error) {
    if (!signal.aborted) throw error;
    return { facts: null, obstacle: { reason: errorText(error), isUsual: true }, notes: [] };
  }
}

/** Anyone who can name a test would choose a command: a file of bare names cannot stop a shell that reads it. */
const notAScript =
  'The list at selectors-path is data, not a script: never run it with a shell, because a name can be a command.';

/** The repository at the head of the pull request. */
function repositoryAt({ facts }: PullRequestFinding, { repository }: Workflow): Repository | null {
  const { headSha, number } = facts ?? { headSha: '', number: null };
  return repository && { ...repository, sha: headSha || repository.sha, pullRequest: number };
}

const ownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** The owners of files by the checkout: the first file that GitHub would take. */
async function readOwners({ workspace, readFile }: Workflow): Promise<OwnersOf | undefined> {
  if (workspace === null) return undefined;
  for (const path of ownersPaths) {
    const file = await readFile(`${workspace}/${path}`);
    if ('text' in file) return (await import('../../report/flaky/owners.ts')).parseOwners(file.text);
  }
  return undefined;
}

/** What a comment without a key cannot do. */
const forgetful =
  'Without memory-key, the comment remembers nothing: it shows no changes since an earlier report, it does not say since when a test is known, and the run that ends last writes it.';

function memoryNotes({ remembers }: Seal, { comment }: ReportInputs): string[] {
  return comment === 'never' || remembers ? [] : [forgetful];
}

/** The seals of our comments on pull requests. */
export function createSeals(
  { 'comment-key': given, 'memory-key': keys }: InputValues<'comment-key' | 'memory-key'>,
  suites: readonly SuiteAddress[],
  { memory }: Pick<Workflow, 'memory'>,
): (pullRequest: number) => Seal {
  const { repository, defaultKey } = memory;
  const names = suites.map(({ organization, suite }) => `${organization}/${suite}`);
  const comment = given ?? names.toSorted().join(' ');
  const own = keys ?? (defaultKey === null ? [] : [defaultKey]);
  return (pullRequest) => createSeal({ keys: own, repository, pullRequest, comment });
}

/** That a filter needs a value which is not known. */
function omitted(why: string): string {
  return `Input ${why}.`;
}

/** As many warnings as one look takes in. */
const mostGlobNotes = 10;

/** Globs that match no file in any suite. */
function globNotes([first, ...others]: readonly FlakyReport[]): string[] {
  const isUnmatched = (wanted: UnmatchedGlob) =>
    others.every(({ unmatchedGlobs }) =>
      unmatchedGlobs.some(({ input, glob }) => input === wanted.input && glob === wanted.glob),
    );
  const unmatched = (first?.unmatchedGlobs ?? []).filter(isUnmatched);
  const named = unmatched.length > mostGlobNotes ? unmatched.slice(0, mostGlobNotes - 1) : unmatched;
  const more = unmatched.length - named.length;
  return [
    ...named.map(
      ({ input, glob }) =>
        `Input ${input}: ${JSON.stringify(glob)} matches no file of the listed flaky tests.`,
    ),
    ...(more === 0 ? [] : [`${formatNumber(more)} more globs match no file of the listed flaky tests.`]),
  ];
}

function cannotCompare(problem: string): string {
  return `Cannot compare with an earlier report: ${problem}.`;
}

/** If there is a comment, its outcome says why there is no pull request. */
function notesOf(
  { facts, obstacle, notes }: PullRequestFinding,
  { comment }: ReportInputs,
): { readonly notes: readonly string[]; readonly notices: readonly string[] } {
  if (facts !== null || obstacle === null || comment !== 'never') return { notes, notices: [] };
  const { reason, isUsual } = obstacle;
  return isUsual ? { notes, notices: [reason] } : { notes: [...notes, reason], notices: [] };
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
