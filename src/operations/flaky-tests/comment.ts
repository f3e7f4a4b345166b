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
import { fileToCopyFrom, wholeList } from './outcome.ts';

const inSummary = 'in the job summary';

/** What the comment rests on. */
export interface FlakyCommentFacts {
  readonly key: string;
  readonly tests: readonly FlakyTest[];
  /** What the report was computed from, but for the baseline. */
  readonly context: FlakyContext;
  readonly report: FlakyReport;
  readonly selectors: Selectors;
  readonly finding: PullRequestFinding;
  readonly workflow: Workflow;
}

/**
 * The comment that should stand on the pull request. It is computed anew from what stands there when it is written,
 * since another run may have written meanwhile.
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

/** By what the comment for a key is known again. */
export function commentMark(key: string, now: number): CommentMark {
  return {
    marker: markerLine(key),
    readWriter: (body) => {
      const memory = readComment(body, key, now)?.memory;
      return memory ? { id: memory.run.id, attempt: memory.run.attempt, at: memory.at } : null;
    },
  };
}

/** Where a reader finds what the comment has no room for. */
function pointersFrom(report: FlakyReport, list: Selectors, inputs: InputValues<'selectors'>) {
  const { all, names } = contentsOf(report, list);
  const copyFrom = names ? inSummary : fileToCopyFrom(inputs);
  return {
    elsewhere: all ? inSummary : wholeList,
    copyFrom: report.tests.length === 0 ? undefined : copyFrom,
  };
}

/** What becomes of the comment: a list that is empty, or unchanged, is not worth a new one. */
function choose(
  report: FlakyReport,
  { comment, 'when-empty': whenEmpty }: InputValues<'comment' | 'when-empty'>,
  before: CommentMarks | null,
): Pick<CommentPlan, 'whenAbsent' | 'whenPresent'> {
  const any = report.tests.length > 0;
  const whenAbsent = any || comment === 'always' ? 'create' : 'skip';
  if (!any) return { whenAbsent, whenPresent: report.complete ? whenEmpty : 'keep' };
  const isSettled = comment === 'on-change' && !hasChanged(report, before);
  return { whenAbsent, whenPresent: isSettled ? 'keep' : 'update' };
}

/** Of a part of what was listed before, the number alone can tell that something changed. */
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
