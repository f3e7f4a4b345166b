import type { FlakyTest } from '../../model/flaky-test.ts';
import { analyzeFlakyTests, type FlakyContext, type FlakyReport } from '../../report/flaky/analyze.ts';
import type { Baseline } from '../../report/flaky/baseline.ts';
import { type CommentTier, commentTiers, renderFlakyComment } from '../../report/flaky/comment.ts';
import { fingerprintOfTouched } from '../../report/flaky/fingerprint.ts';
import { type GatesResult, reasonsOf } from '../../report/flaky/gates.ts';
import { markerLine, memoryTrace, readComment, type SignedComment } from '../../report/flaky/marker.ts';
import type { Memory } from '../../report/flaky/memory.ts';
import type { Seal } from '../../report/flaky/seal.ts';
import type { Selectors } from '../../report/flaky/selectors.ts';
import { contentsOf } from '../../report/flaky/summary.ts';
import type { CommentMark, CommentPlan, PullRequestFinding, Workflow } from '../context/workflow.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { earlierReports } from './baseline.ts';
import { completeList, copySource } from './flaky-outcome.ts';

const inSummary = 'in the job summary';

/** What the comment is about. */
export interface FlakyCommentFacts {
  readonly seal: Seal;
  /** The report in the file at `baseline-path`. */
  readonly file: Baseline | string | undefined;
  readonly tests: readonly FlakyTest[];
  /** The settings of the report. The comment replaces its earlier reports. */
  readonly context: FlakyContext;
  readonly report: FlakyReport;
  readonly gates: GatesResult;
  readonly selectors: Selectors;
  readonly finding: PullRequestFinding;
  readonly workflow: Workflow;
}

type PlanInputs = InputValues<'comment' | 'when-empty' | 'baseline-path' | 'max-new'>;

/**
 * The comment to keep on the pull request. It is rendered when it is written, from the comment that exists then, because
 * another run may have written one meanwhile.
 */
export function planFlakyComment(
  facts: FlakyCommentFacts,
  inputs: PlanInputs & InputValues<'selectors'>,
): CommentPlan {
  const { seal, file, tests, context, report, gates, selectors, finding, workflow } = facts;
  const before = finding.facts?.previous;
  const sha = finding.facts?.headSha ?? workflow.repository?.sha ?? '';
  const options = {
    ...pointersFrom(report, selectors, inputs),
    seal,
    repository: workflow.repository && { ...workflow.repository, sha: sha || workflow.repository.sha },
    run: { ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }), sha },
    unevaluated: reasonsOf(gates, 'not evaluated'),
  };
  const reportOn = (previous: string | null | undefined) => {
    if (previous === undefined) return report;
    return analyzeFlakyTests(tests, { ...context, earlier: earlierReports(file, previous, seal) });
  };
  return {
    place: finding.obstacle === null ? finding.facts : { obstacle: finding.obstacle },
    ...commentMark(seal),
    tiers: commentTiers,
    render: (tier, previous) => {
      const memory = previous ? (readComment(previous, seal)?.memory ?? null) : null;
      return renderFlakyComment(reportOn(previous), {
        ...options,
        tier: tier as CommentTier,
        before: memory,
        isRestart: Boolean(previous) && memory === null,
      });
    },
    isSameReport: (previous, next) => {
      const [before, after] = [previous, next].map((body) => readComment(body, seal));
      return before?.intact === true && before.memory.fingerprint === after?.memory.fingerprint;
    },
    ...choose(report, inputs, {
      gates: options.unevaluated,
      before: before ? readComment(before, seal) : null,
    }),
  };
}

/** Identifies the comment that a seal signs. */
export function commentMark(seal: Seal): CommentMark {
  return {
    marker: markerLine(seal.comment),
    trace: memoryTrace,
    readWriter: (body) => {
      const memory = readComment(body, seal)?.memory;
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

/**
 * Whether to create, update or delete the comment. An empty or unchanged list needs no new one, unless the comment is to
 * remember the first report for `max-new`.
 */
function choose(
  report: FlakyReport,
  inputs: PlanInputs,
  { gates, before }: { readonly gates: readonly string[]; readonly before: SignedComment | null },
): Pick<CommentPlan, 'whenAbsent' | 'whenPresent'> {
  const { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path } = inputs;
  const needsFirst = maxNew !== undefined && path === undefined && !hasFirst(before?.memory);
  const any = report.tests.length > 0;
  const whenAbsent = any || needsFirst || comment === 'always' ? 'create' : 'skip';
  if (needsFirst) return { whenAbsent, whenPresent: 'update' };
  if (!any) return { whenAbsent, whenPresent: report.complete ? whenEmpty : 'keep' };
  const isUnchanged = comment === 'on-change' && before !== null && !hasChanged(report, gates, before);
  return { whenAbsent, whenPresent: isUnchanged ? 'keep' : 'update' };
}

/** True if the memory holds the first report, or will never hold it. */
function hasFirst(memory: Memory | undefined): boolean {
  return memory !== undefined && (memory.base !== null || memory.isFirstLost);
}

function hasChanged(
  report: FlakyReport,
  gates: readonly string[],
  { memory, intact }: SignedComment,
): boolean {
  const { sinceLast, complete, touched } = report;
  if (sinceLast === null || !intact || memory.unevaluated.join() !== gates.join()) return true;
  const { added, activeAgain, gone } = sinceLast;
  const hasNews = added.size > 0 || activeAgain.size > 0 || (complete && gone.length > 0);
  return hasNews || (touched !== null && fingerprintOfTouched(report) !== memory.touched);
}
