import { renderFlakyComment } from '../../report/flaky/comment.ts';
import { hashOfReports, takeNote, writeNote } from '../../report/flaky/note.ts';
import { mostInFull } from '../../report/flaky/summary.ts';
import { totalOf } from '../../report/flaky/words.ts';
import { type CommentToKeep, longestComment } from '../context/workflow.ts';
import type { FlakyFindings } from './findings.ts';

/** The comment to keep on the pull request: its forms, and what it remembers. */
export function commentOn(found: FlakyFindings): CommentToKeep {
  const { inputs, reports, gates, repository, known, workflow } = found;
  const { binding, ownersOf, note: before } = known;
  const { facts, obstacle } = known.finding;
  // The commit of the workflow may be another one than the unknown head of the pull request.
  const sha = facts?.headSha ?? repository?.sha ?? '';
  const isNewsOnly = inputs.comment === 'on-change';
  const says = hashOfReports(reports, [sha, ...gates.failures, ...gates.unevaluated], isNewsOnly);
  const note = writeNote(takeNote(reports, before, { commit: sha, says }), binding);
  return {
    place: obstacle === null ? facts : { obstacle },
    key: binding.comment,
    note,
    tiers: renderFlakyComment(reports, {
      characters: longestComment - note.length,
      repository,
      ownersOf,
      gates,
      run: { ...(workflow.run ?? { number: 0, url: '' }), sha },
      summaryShowsAll: reports.every(({ tests }) => tests.length <= mostInFull),
    }),
    ...choose(found),
  };
}

/**
 * Whether to create, update or delete the comment. An empty list needs no new one, unless the comment is to remember the
 * first report for `max-new`.
 */
function choose({
  inputs,
  reports,
  gates,
  known,
}: FlakyFindings): Pick<CommentToKeep, 'whenAbsent' | 'whenPresent'> {
  const { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path } = inputs;
  const needsFirst = maxNew !== undefined && path === undefined && known.note === null;
  const total = totalOf(reports);
  const hasNone = reports.every(({ touched }) => !touched?.length) && gates.failures.length === 0;
  const isEmpty = comment === 'on-touched' ? hasNone : total === 0;
  if (!isEmpty || needsFirst) return { whenAbsent: 'create', whenPresent: 'update' };
  // An incomplete list does not show that nothing is left.
  const isKnown = reports.every(({ complete, touched }) => complete && (total === 0 || touched !== null));
  const otherwise = total === 0 ? 'keep' : 'update';
  return {
    whenAbsent: comment === 'always' ? 'create' : 'skip',
    whenPresent: isKnown ? whenEmpty : otherwise,
  };
}
