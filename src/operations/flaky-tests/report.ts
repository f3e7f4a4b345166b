import type { SuiteAddress } from '../../model/requests.ts';
import { evaluateGates } from '../../report/flaky/gates.ts';
import { issuesFor } from '../../report/flaky/issue-text.ts';
import { listTests } from '../../report/flaky/lists.ts';
import { analyzeFlakyTests, type FlakyReport } from '../../report/flaky/report.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import type { Workflow } from '../context/workflow.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { commentInputs, flakyInputs } from '../inputs/declarations/reports.ts';
import { commentOn } from './comment.ts';
import { type FlakyFindings, flakyOutcome } from './outcome.ts';
import { readSuiteLists, type SuiteList } from './read.ts';
import { readWorkflowFacts, type WorkflowFacts } from './workflow-facts.ts';

type ReportInputs = InputValues<keyof typeof flakyInputs | keyof typeof commentInputs | 'limit'>;

/** Lists the flaky tests of one or more suites, and reports on them. Fails if nothing could be read of one. */
export async function reportFlakyTests(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<Outcome> {
  const { workflow, clock } = context;
  const lists = await readSuiteLists(suites, inputs, context);
  const known = await readWorkflowFacts(suites, inputs, workflow);
  context.signal.throwIfAborted();
  const reports = analyze(lists, known, inputs, context);
  const found = judge(reports, known, inputs, workflow);
  const { repository } = found;
  const options = { mostNew: inputs['max-issues'], repository, ownersOf: known.ownersOf };
  const outcome = {
    ...flakyOutcome(found, lists, inputs, workflow),
    ...(inputs.comment !== 'never' && { comment: commentOn(found, inputs, workflow) }),
    ...(inputs.issues &&
      !workflow.isOnPullRequest && {
        issues: { list: issuesFor(reports, options), label: inputs['issue-label'], now: clock.now() },
      }),
  };
  const errors = lists.flatMap(({ error }) => error ?? []);
  const [error] = errors;
  const why = errors.map(errorSentence).join(' ');
  return error ? withFailure(outcome, { operation: 'list-flaky-tests', why, error }, context) : outcome;
}

function analyze(
  lists: readonly SuiteList[],
  { finding: { facts }, roots, earlier, remembered }: WorkflowFacts,
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
    remembered,
    changedFiles: facts?.changedFiles ?? null,
    commit: facts?.headSha,
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
  { repository }: Pick<Workflow, 'repository'>,
): FlakyFindings {
  const { facts } = known.finding;
  return {
    known,
    reports,
    gates: evaluateGates(reports, inputs, inputs['gate-unknown'] === 'fail'),
    list: inputs.selectors === undefined ? null : listTests(reports, inputs.selectors),
    repository: repository && {
      ...repository,
      sha: facts?.headSha || repository.sha,
      pullRequest: facts?.number ?? null,
    },
  };
}
