import type { SuiteAddress } from '../../model/requests.ts';
import { evaluateGates, gateNames } from '../../report/flaky/gates.ts';
import { issuesFor } from '../../report/flaky/issue-text.ts';
import { listTests } from '../../report/flaky/lists.ts';
import { analyzeFlakyTests, type FlakyReport } from '../../report/flaky/report.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import type { IssuesToKeep } from '../context/workflow.ts';
import type { commentInputs } from '../inputs/declarations/comment.ts';
import type { flakyInputs } from '../inputs/declarations/flaky-tests.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { commentOn } from './comment.ts';
import { notesOn } from './notes.ts';
import { type FlakyFindings, flakyOutcome } from './outcome.ts';
import { readSuiteLists, type SuiteList } from './read.ts';
import { readWorkflowFacts, type WorkflowFacts } from './workflow-facts.ts';

type ReportInputs = InputValues<keyof typeof flakyInputs | keyof typeof commentInputs | 'limit'>;

/** Lists the flaky tests of one or more suites, and reports on them. */
export async function reportFlakyTests(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<Outcome> {
  const lists = await readSuiteLists(suites, inputs, context);
  const known = await readWorkflowFacts(suites, inputs, context);
  const reports = analyze(lists, known, inputs, context);
  const found = judge(reports, known, inputs, context);
  const notes = notesOn(reports, known, lists, inputs, context);
  const { workflow } = context;
  return {
    ...flakyOutcome(found, notes, inputs),
    ...(inputs.comment !== 'never' && { comment: commentOn(found, inputs, workflow) }),
    ...(inputs.issues && !workflow.isOnPullRequest && { issues: issuesOf(found, inputs, context) }),
  };
}

function issuesOf(
  { reports, repository, known: { ownersOf } }: FlakyFindings,
  inputs: ReportInputs,
  { clock }: Context,
): IssuesToKeep {
  const mostNew = inputs['max-issues'];
  return {
    list: issuesFor(reports, { mostNew, repository, ownersOf }),
    label: inputs['issue-label'],
    now: clock.now(),
  };
}

function analyze(
  lists: readonly SuiteList[],
  { finding: { facts }, roots, earlier }: WorkflowFacts,
  inputs: ReportInputs,
  { clock, redact, toLink }: Context,
): readonly FlakyReport[] {
  const shared = {
    now: clock.now(),
    redact,
    toLink,
    filters: {
      minInstances: inputs['min-instances'],
      seenWithinMs: inputs['seen-within'],
      include: inputs.include,
      exclude: inputs.exclude,
    },
    source: inputs.source,
    roots,
    changedFiles: facts?.changedFiles ?? null,
  };
  return lists.map(({ tests, about }, index) =>
    analyzeFlakyTests(tests, { ...shared, ...about, earlier: earlier[index] }),
  );
}

/** The results of the gates, and the list for a test runner. */
function judge(
  reports: readonly FlakyReport[],
  known: WorkflowFacts,
  inputs: ReportInputs,
  { workflow: { repository } }: Context,
): FlakyFindings {
  const limits = Object.fromEntries(gateNames.map((name) => [name, inputs[name] ?? null]));
  const { facts } = known.finding;
  return {
    known,
    reports,
    gates: evaluateGates(reports, limits, inputs['gate-unknown'] === 'fail'),
    list: inputs.selectors === undefined ? null : listTests(reports, inputs.selectors),
    repository: repository && {
      ...repository,
      sha: facts?.headSha || repository.sha,
      pullRequest: facts?.number ?? null,
    },
  };
}
