import type { SuiteAddress } from '../../model/requests.ts';
import { evaluateGates } from '../../report/flaky/gates.ts';
import { issuesFor } from '../../report/flaky/issue-text.ts';
import { listTests } from '../../report/flaky/lists.ts';
import { analyzeFlakyTests } from '../../report/flaky/report.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { commentOn } from './comment.ts';
import { type FlakyFindings, flakyOutcome } from './outcome.ts';
import { type ReportInputs, readSuiteLists } from './read.ts';
import { readWorkflowFacts } from './workflow-facts.ts';

/** Lists the flaky tests of one or more suites, and reports on them. Fails if nothing could be read of one. */
export async function reportFlakyTests(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<Outcome> {
  const { workflow, clock, redact, toLink } = context;
  const lists = await readSuiteLists(suites, inputs, context);
  const known = await readWorkflowFacts(suites, inputs, workflow);
  context.signal.throwIfAborted();
  const { facts } = known.finding;
  const now = clock.now();
  const shared = {
    ...{ now, redact, toLink, source: inputs.source, roots: known.roots, remembered: known.remembered },
    filters: {
      minInstances: inputs['min-instances'],
      seenWithinMs: inputs['seen-within'],
      include: inputs.include,
      exclude: inputs.exclude,
    },
    changedFiles: facts?.changedFiles ?? null,
    commit: facts?.headSha,
  };
  const reports = lists.map(({ tests, suite, complete, whyIncomplete }, index) =>
    analyzeFlakyTests(tests, { ...shared, suite, complete, whyIncomplete, earlier: known.earlier[index] }),
  );
  const repository = workflow.repository && {
    ...workflow.repository,
    sha: facts?.headSha || workflow.repository.sha,
    pullRequest: facts?.number ?? null,
  };
  const gates = evaluateGates(reports, inputs, inputs['gate-unknown'] === 'fail');
  const list = inputs.selectors === undefined ? null : listTests(reports, inputs.selectors);
  const found: FlakyFindings = { inputs, workflow, lists, known, reports, gates, list, repository };
  const options = { mostNew: inputs['max-issues'], repository, ownersOf: known.ownersOf };
  const outcome = {
    ...flakyOutcome(found),
    ...(inputs.comment !== 'never' && { comment: commentOn(found) }),
    ...(inputs.issues &&
      !workflow.isOnPullRequest && {
        issues: { list: issuesFor(reports, options), label: inputs['issue-label'], now },
      }),
  };
  const errors = lists.flatMap(({ error }) => error ?? []);
  const [error] = errors;
  const why = errors.map(errorSentence).join(' ');
  return error ? withFailure(outcome, { operation: 'list-flaky-tests', why, error }, context) : outcome;
}
