import { evaluateGates } from '../../report/flaky/gates.ts';
import { analyzeFlakyTests } from '../../report/flaky/report.ts';
import { listTests } from '../../report/tests/lists.ts';
import type { Context } from '../context/context.ts';
import type { ReportInputs, SuiteList } from './read.ts';
import type { WorkflowFacts } from './workflow-facts.ts';

/** The reports on the lists, one for each suite, and what follows from them. */
export type FlakyFindings = ReturnType<typeof analyzeLists>;

/** Analyzes the lists by what is known of the workflow. */
export function analyzeLists(
  lists: readonly SuiteList[],
  known: WorkflowFacts,
  inputs: ReportInputs,
  { workflow, client, toLink }: Context,
) {
  const { facts } = known.finding;
  const shared = {
    now: client.serviceNow(),
    toLink,
    source: inputs.source,
    roots: known.roots,
    remembered: known.remembered,
    filters: inputs,
    changedFiles: facts?.changedFiles ?? null,
    commit: facts?.headSha,
  };
  const reports = lists.map(({ tests, ...list }, index) =>
    analyzeFlakyTests(tests, { ...shared, ...list, earlier: known.earlier[index] }),
  );
  return {
    inputs,
    workflow,
    lists,
    known,
    reports,
    now: shared.now,
    gates: evaluateGates(reports, inputs, inputs['gate-unknown'] === 'fail'),
    /** The tests as a list for a test runner; null if none is asked for. */
    list: inputs.selectors === undefined ? null : listTests(reports, inputs.selectors),
    /** The repository at the head of the pull request. */
    repository: workflow.repository && {
      ...workflow.repository,
      sha: facts?.headSha || workflow.repository.sha,
      pullRequest: facts?.number ?? null,
    },
  };
}
