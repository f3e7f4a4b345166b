import type { FlakyTest } from '../../model/flaky-test.ts';
import type { SuiteAddress } from '../../model/requests.ts';
import { analyzeFlakyTests, type FlakyContext, type FlakyReport } from '../../report/flaky/analyze.ts';
import type { Baseline } from '../../report/flaky/baseline.ts';
import { type CommentTier, commentTiers, renderFlakyComment } from '../../report/flaky/comment.ts';
import { digest, fingerprintOfTouched } from '../../report/flaky/fingerprint.ts';
import { totalOf } from '../../report/flaky/headline.ts';
import {
  markerLine,
  mergeComments,
  readComment,
  replaceOwn,
  type SignedComment,
  traceOf,
} from '../../report/flaky/marker.ts';
import { type Memory, suiteKey } from '../../report/flaky/memory.ts';
import type { Seal } from '../../report/flaky/seal.ts';
import { contentsOf } from '../../report/flaky/summary.ts';
import type { CommentMark, CommentPlan, PullRequestFinding, Workflow } from '../context/workflow.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { earlierReports, withoutMemory } from './baseline.ts';
import type { FlakyFindings } from './flaky-outcome.ts';

/** A suite of the report. */
export interface ReportedSuite {
  readonly suite: SuiteAddress;
  readonly tests: readonly FlakyTest[];
  /** The settings of its report. The comment replaces its earlier reports. */
  readonly context: FlakyContext;
  /** The report in the file at `baseline-path`. */
  readonly file: Baseline | string | undefined;
}

/** What the comment is about. */
export interface FlakyCommentFacts extends FlakyFindings {
  readonly seal: Seal;
  readonly suites: readonly ReportedSuite[];
  readonly finding: PullRequestFinding;
  readonly workflow: Workflow;
}

type PlanInputs = InputValues<'comment' | 'when-empty' | 'baseline-path' | 'max-new' | 'selectors'>;

/**
 * The comment to keep on the pull request. It is rendered when it is written, from the comment that exists then, because
 * another run may have written one meanwhile.
 */
export function planFlakyComment(facts: FlakyCommentFacts, inputs: PlanInputs): CommentPlan {
  const { seal, suites, reports, gates, selectors, finding, workflow, repository, ownersOf } = facts;
  const before = finding.facts?.previous ? readComment(finding.facts.previous, seal) : null;
  // The commit of the workflow may be another one than the unknown head of the pull request.
  const sha = finding.facts?.headSha ?? repository?.sha ?? '';
  const options = {
    seal,
    repository,
    ownersOf,
    gates,
    run: { ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }), sha },
    summary: contentsOf(reports, selectors),
    ...(inputs.selectors && { format: inputs.selectors }),
  };
  const reportsOn = (previous: string | null) => {
    const again = suites.map(({ suite, tests, context, file }) => {
      const earlier = earlierReports(file, previous, { seal, suite });
      return analyzeFlakyTests(tests, { ...context, earlier });
    });
    return withoutMemory(again, { comment: previous, seal, commit: sha });
  };
  const { isNews, ...choice } = choose(facts, inputs, before);
  return {
    place: finding.obstacle === null ? finding.facts : { obstacle: finding.obstacle },
    ...commentMark(seal),
    tiers: commentTiers,
    render: (tier, state) => {
      const memory = state?.previous ? (readComment(state.previous, seal)?.memory ?? null) : null;
      return renderFlakyComment(
        state === undefined || !seal.remembers ? reports : reportsOn(state.previous),
        {
          ...options,
          tier: tier as CommentTier,
          before: memory,
          isRestart: Boolean(state?.previous) && memory === null,
          closed: state?.closed ?? false,
        },
      );
    },
    compare: (previous, next) => {
      const [one, other] = [readComment(previous, seal), readComment(next, seal)?.memory];
      if (!one?.intact || other === undefined) return 'report';
      const { run, closed, fingerprint } = one.memory;
      if (isNews && fingerprint !== other.fingerprint) return 'report';
      return run.sha === other.run.sha && closed === other.closed ? 'same' : 'stamp';
    },
    ...choice,
  };
}

/** Identifies the comment that a seal signs. */
export function commentMark(seal: Seal): CommentMark {
  return {
    marker: markerLine(seal.comment),
    remembers: seal.remembers,
    trace: traceOf('flaky-tests'),
    readWriter: (body) => {
      const memory = readComment(body, seal)?.memory;
      return memory
        ? { id: memory.run.id, attempt: memory.run.attempt, at: memory.at, closed: memory.closed }
        : null;
    },
    merge: (body, older) => mergeComments(body, older, seal),
    replaceOwn: (comment, next) => replaceOwn(comment, next, seal, 'flaky-tests'),
  };
}

/** Warns if another step has written the comment for the same commit, about something else: they would take turns. */
export function describeConflict({ seal, reports, finding }: FlakyCommentFacts): string[] {
  const { previous, headSha } = finding.facts ?? { previous: null, headSha: '' };
  const memory = previous ? readComment(previous, seal)?.memory : undefined;
  if (memory === undefined || headSha === '' || memory.run.sha !== headSha) return [];
  const isSame = ({ suite, filters }: FlakyReport) => {
    const known = memory.suites.get(suiteKey(suite));
    return known?.isReported === true && known.filters === filters;
  };
  const reported = Array.from(memory.suites.values()).filter(({ isReported }) => isReported);
  if (reported.length === reports.length && reports.every(isSame)) return [];
  return [
    'The comment has a report on the same commit with other suites or filters: two steps write the same comment. Give each its own comment-key.',
  ];
}

/**
 * Whether to create, update or delete the comment. An empty list needs no new one, unless the comment is to remember the
 * first report for `max-new`. `isNews` is false if `on-change` has seen no change that is worth telling.
 */
function choose(
  facts: FlakyCommentFacts,
  { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path }: PlanInputs,
  before: SignedComment | null,
): Pick<CommentPlan, 'whenAbsent' | 'whenPresent'> & { readonly isNews: boolean } {
  const { reports, gates } = facts;
  const needsFirst = maxNew !== undefined && path === undefined && !hasFirst(reports, before?.memory);
  const isNews = comment !== 'on-change' || before === null || needsFirst || hasChanged(facts, before);
  const total = totalOf(reports);
  const theirs = reports.reduce((sum, { touched }) => sum + (touched?.length ?? 0), 0);
  const isEmpty = comment === 'on-touched' ? theirs === 0 && gates.failures.length === 0 : total === 0;
  const whenAbsent = !isEmpty || needsFirst || comment === 'always' ? 'create' : 'skip';
  if (!isEmpty || needsFirst) return { whenAbsent, whenPresent: 'update', isNews };
  // An incomplete list does not show that nothing is left.
  const isKnown = reports.every(({ complete, touched }) => complete && (total === 0 || touched !== null));
  return { whenAbsent, whenPresent: isKnown ? whenEmpty : total === 0 ? 'keep' : 'update', isNews };
}

/** True if the memory holds the first report of each suite, or knows that it is lost. */
function hasFirst(reports: readonly FlakyReport[], memory: Memory | undefined): boolean {
  return (
    memory !== undefined &&
    (memory.isFirstLost || reports.every(({ suite }) => memory.suites.has(suiteKey(suite))))
  );
}

function hasChanged({ reports, gates }: FlakyCommentFacts, { memory, intact }: SignedComment): boolean {
  if (!intact || memory.gates !== digest([...gates.failures, ...gates.unevaluated])) return true;
  const hasNews = reports.some(({ sinceLast, complete }) => {
    if (sinceLast === null) return true;
    const { added, activeAgain, gone } = sinceLast;
    return added.size > 0 || activeAgain.size > 0 || (complete && gone.length > 0);
  });
  const theirs = fingerprintOfTouched(reports);
  return hasNews || (theirs !== null && theirs !== memory.touched);
}
