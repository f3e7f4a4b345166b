import { renderFlakyComment } from '../../report/flaky/comment.ts';
import { hashOfReports, readNote, takeNote, writeNote } from '../../report/flaky/note.ts';
import { mostInFull } from '../../report/flaky/summary.ts';
import { totalOf } from '../../report/flaky/words.ts';
import { type CommentToKeep, longestComment } from '../context/workflow.ts';
import type { FlakyFindings } from './findings.ts';

/**
 * The comment to keep on the pull request: its forms, what it remembers, and whether to create, update or delete it. An empty
 * list needs no new one, unless the comment is to remember the first report for `max-new`.
 */
export function commentOn(found: FlakyFindings): CommentToKeep {
  const { inputs, reports, gates, repository, known, workflow } = found;
  const { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path } = inputs;
  const { binding, ownersOf, note: before } = known;
  const { facts, obstacle } = known.finding;
  // The commit of the workflow may be another one than the unknown head of the pull request.
  const sha = facts?.headSha ?? repository?.sha ?? '';
  const others = [sha, ...gates.failures, ...gates.unevaluated];
  const contentHash = hashOfReports(reports, others, comment === 'on-change');
  const noteOn = (earlier: typeof before) =>
    writeNote(takeNote(reports, earlier, { commit: sha, contentHash }), binding);
  const note = noteOn(before);
  const isFirst = maxNew !== undefined && path === undefined && before === null;
  const total = totalOf(reports);
  const hasNone = reports.every(({ touched }) => !touched?.length) && gates.failures.length === 0;
  const isEmpty = !isFirst && (comment === 'on-touched' ? hasNone : total === 0);
  // An incomplete list does not show that nothing is left.
  const isKnown = reports.every(({ complete, touched }) => complete && (total === 0 || touched !== null));
  const otherwise = total === 0 ? 'keep' : 'update';
  return {
    place: obstacle ?? [facts.number],
    key: binding.comment,
    authors: inputs['issue-authors'],
    note,
    noteAfter: (standing) => {
      const read = readNote(standing, binding);
      return noteOn(read === 'outdated' ? null : read);
    },
    tiers: renderFlakyComment(reports, {
      characters: longestComment - note.length,
      repository,
      ownersOf,
      gates,
      run: { ...(workflow.run ?? { number: 0, url: '' }), sha },
      summaryShowsAll: reports.every(({ tests }) => tests.length <= mostInFull),
    }),
    whenAbsent: isEmpty && comment !== 'always' ? 'skip' : 'create',
    whenPresent: !isEmpty ? 'update' : isKnown ? whenEmpty : otherwise,
  };
}
