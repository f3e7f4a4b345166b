import type { FlakyTest } from '../../model/flaky-test.ts';
import { analyzeFlakyTests, type FlakyContext, type FlakyReport } from '../../report/flaky/analyze.ts';
import { type CommentTier, commentTiers, renderFlakyComment } from '../../report/flaky/comment.ts';
import { fingerprintOfTests } from '../../report/flaky/fingerprint.ts';
import { type CommentMarks, markerLine, readComment } from '../../report/flaky/marker.ts';
import type { Selectors } from '../../report/flaky/selectors.ts';
import { contentsOf } from '../../report/flaky/summary.ts';
import type { CommentMark, CommentPlan, PullRequestFinding, Workflow } from '../context/workflow.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { rememberedBaseline } from './baseline.ts';
import { completeList, copySource } from './flaky-outcome.ts';

const inSummary = 'in the job summary';

/** What the comment is about. */
export interface FlakyCommentFacts {
  readonly key: string;
  readonly tests: readonly FlakyTest[];
  /** The settings of the report. The comment replaces their baseline. */
  readonly context: FlakyContext;
  readonly report: FlakyReport;
  readonly selectors: Selectors;
  readonly finding: PullRequestFinding;
  readonly workflow: Workflow;
}

/**
 * The comment to keep on the pull request. It is rendered when it is written, from the comment that exists then, because
 * another run may have written one meanwhile.
 */
export function planFlakyComment(
  facts: FlakyCommentFacts,
  inputs: InputValues<'comment' | 'when-empty' | 'baseline-path' | 'selectors'>,
): CommentPlan {
  const { key, tests, context, report, selectors, finding, workflow } = facts;
  const pointers = pointersFrom(report, selectors, inputs);
  const { now } = context;
  const before = finding.facts?.previous;
  const sha = finding.facts?.headSha ?? workflow.repository?.sha ?? '';
  const run = { ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }), sha };
  const reportOn = (previous: string | null | undefined) => {
    if (previous === undefined || inputs['baseline-path'] !== undefined) return report;
    return analyzeFlakyTests(tests, { ...context, baseline: rememberedBaseline(previous, { key, now }) });
  };
  return {
    place: finding.obstacle === null ? finding.facts : { obstacle: finding.obstacle },
    ...commentMark(key, now),
    tiers: commentTiers,
    render: (tier, previous) => {
      return renderFlakyComment(reportOn(previous), {
        key,
        tier: tier as CommentTier,
        repository: workflow.repository && { ...workflow.repository, sha: sha || workflow.repository.sha },
        run,
        ...pointers,
      });
    },
    isSameReport: (previous, next) => {
      const [before, after] = [previous, next].map((body) => readComment(body, key, now));
      return before?.intact === true && before.memory?.fingerprint === after?.memory?.fingerprint;
    },
    ...choose(report, inputs, before ? readComment(before, key, now) : null),
  };
}

/** Identifies the comment for a key. */
export function commentMark(key: string, now: number): CommentMark {
  return {
    marker: markerLine(key),
    readWriter: (body) => {
      const memory = readComment(body, key, now)?.memory;
      return memory ? { id: memory.run.id, attempt: memory.run.attempt, at: memory.at } : null;
    },
  };
}

/** Where readers find what does not fit into the comment. */
function pointersFrom(report: FlakyReport, list: Selectors, inputs: InputValues<'selectors'>) {
  const { all, names } = contentsOf(report, list);
  const copyFrom = names ? inSummary : copySource(inputs);
  return {
    elsewhere: all ? inSummary : completeList,
    copyFrom: report.tests.length === 0 ? undefined : copyFrom,
  };
}

/** Whether to create, update or delete the comment. An empty or unchanged list needs no new one. */
function choose(
  report: FlakyReport,
  { comment, 'when-empty': whenEmpty }: InputValues<'comment' | 'when-empty'>,
  before: CommentMarks | null,
): Pick<CommentPlan, 'whenAbsent' | 'whenPresent'> {
  const any = report.tests.length > 0;
  const whenAbsent = any || comment === 'always' ? 'create' : 'skip';
  if (!any) return { whenAbsent, whenPresent: report.complete ? whenEmpty : 'keep' };
  const isUnchanged = comment === 'on-change' && !hasChanged(report, before);
  return { whenAbsent, whenPresent: isUnchanged ? 'keep' : 'update' };
}

/** If the last report did not list all tests, only their number shows a change. */
function hasChanged({ comparison, everything, touched }: FlakyReport, before: CommentMarks | null): boolean {
  if (comparison === null || !before?.memory || !before.intact) return true;
  const { added, activeAgain, gone } = comparison;
  return (
    (added === null ? comparison.before !== everything.length : added > 0) ||
    activeAgain > 0 ||
    (gone ?? []).length > 0 ||
    (touched !== null && fingerprintOfTests(touched) !== before.memory.touched)
  );
}
