import type { SuiteAddress } from '../../model/requests.ts';
import { renderFlakyComment } from '../../report/flaky/comment.ts';
import {
  hashOfReports,
  type NoteBinding,
  readNote,
  suiteKey,
  takeNote,
  writeNote,
} from '../../report/flaky/note.ts';
import { type FlakyReport, firstReport } from '../../report/flaky/report.ts';
import { showsAll } from '../../report/flaky/summary.ts';
import { totalOf } from '../../report/flaky/words.ts';
import {
  type CommentToKeep,
  type PullRequestFinding,
  roomForText,
  type Workflow,
} from '../context/workflow.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { FlakyFindings } from './outcome.ts';

/** The key of the comment on these suites. */
export function commentKey(
  { 'comment-key': given }: InputValues<'comment-key'>,
  suites: readonly SuiteAddress[],
): string {
  const names = suites.map(({ organization, suite }) => `${organization}/${suite}`);
  return `flaky-tests ${given ?? names.toSorted().join(' ')}`;
}

/** What binds the note of the comment: it is signed with `memory-key`, or else with the token. */
export function bindingOf(
  { 'memory-key': key }: InputValues<'memory-key'>,
  comment: string,
  { memory }: Pick<Workflow, 'memory'>,
  { facts }: PullRequestFinding,
): NoteBinding {
  const { repository, defaultKey } = memory;
  return { key: key ?? defaultKey, repository, pullRequest: facts?.number ?? 0, comment };
}

/** The first report of a suite as the note of our comment remembers it, or why there is none. */
export function firstIn(
  note: string | null | undefined,
  binding: NoteBinding,
  { organization, suite: slug }: SuiteAddress,
) {
  if (note === undefined) return 'the comment with the first report could not be read';
  const read = note ? readNote(note, binding) : null;
  if (note && read === null) return 'the comment was edited, or signed with another memory-key';
  return read?.suites.get(suiteKey({ organization, slug }))?.first ?? firstReport;
}

/** What the comment is about. */
interface Commented {
  readonly found: FlakyFindings;
  readonly finding: PullRequestFinding;
  readonly key: string;
  readonly binding: NoteBinding;
  readonly workflow: Workflow;
}

type CommentInputs = InputValues<'comment' | 'when-empty' | 'baseline-path' | 'max-new' | 'selectors'>;

/** The comment to keep on the pull request: its forms, and what it remembers. */
export function commentOn(
  { found, finding, key, binding, workflow }: Commented,
  inputs: CommentInputs,
): CommentToKeep {
  const { reports, gates, repository, ownersOf } = found;
  const { facts, obstacle } = finding;
  // The commit of the workflow may be another one than the unknown head of the pull request.
  const sha = facts?.headSha ?? repository?.sha ?? '';
  const before = readNote(facts?.previousNote ?? '', binding);
  const says = hashOfReports(
    reports,
    [...gates.failures, ...gates.unevaluated],
    inputs.comment === 'on-change',
  );
  const note = writeNote(takeNote(reports, before, { commit: sha, says }), binding);
  return {
    place: obstacle === null ? facts : { obstacle },
    key,
    note,
    tiers: renderFlakyComment(reports, {
      characters: roomForText(note),
      repository,
      ownersOf,
      gates,
      run: { ...(workflow.run ?? { number: 0, url: '' }), sha },
      summaryShowsAll: showsAll(reports),
      format: inputs.selectors,
    }),
    ...choose(found, inputs, before !== null),
  };
}

/**
 * Whether to create, update or delete the comment. An empty list needs no new one, unless the comment is to remember the
 * first report for `max-new`.
 */
function choose(
  { reports, gates }: FlakyFindings,
  { comment, 'when-empty': whenEmpty, 'max-new': maxNew, 'baseline-path': path }: CommentInputs,
  isRemembered: boolean,
): Pick<CommentToKeep, 'whenAbsent' | 'whenPresent'> {
  const needsFirst = maxNew !== undefined && path === undefined && !isRemembered;
  const total = totalOf(reports);
  const theirs = reports.reduce((sum, { touched }) => sum + (touched?.length ?? 0), 0);
  const isEmpty = comment === 'on-touched' ? theirs === 0 && gates.failures.length === 0 : total === 0;
  if (!isEmpty || needsFirst) return { whenAbsent: 'create', whenPresent: 'update' };
  // An incomplete list does not show that nothing is left.
  const isKnown = reports.every(
    ({ complete, touched }: FlakyReport) => complete && (total === 0 || touched !== null),
  );
  const otherwise = total === 0 ? 'keep' : 'update';
  return {
    whenAbsent: comment === 'always' ? 'create' : 'skip',
    whenPresent: isKnown ? whenEmpty : otherwise,
  };
}
