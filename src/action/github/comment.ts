import { hash } from 'node:crypto';
import type { LiveNote } from '../../operations/context/journal.ts';
import type { CommentToKeep, WorkflowRun } from '../../operations/context/workflow.ts';
import type { ItemOf } from './calls.ts';
import { type GitHub, itemsOf, readOwn } from './github.ts';
import { isRefusal, sentencesOf } from './github-error.ts';

/** What keeps a comment. */
export interface CommentKeeper {
  /** Null without a token. */
  readonly github: GitHub | null;
  /** This run. A comment of a later run is not changed. */
  readonly run: Pick<WorkflowRun, 'id' | 'attempt'>;
  /** True if the token is probably read-only: then it is usual that GitHub refuses the comment. */
  readonly readOnlyToken: boolean;
  /** Removes secrets, which the runner would only remove from the log. */
  readonly redact: (text: string) => string;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
  /** Aborts when the workflow is canceled. */
  readonly signal: AbortSignal;
}

/** What happened to the comment. */
export interface CommentOutcome {
  readonly action: 'created' | 'updated' | 'unchanged' | 'deleted' | 'skipped';
  /** Why, in a sentence or two. It may contain GitHub's own words. */
  readonly reason: string;
  /** The kind of message that the reason is if the comment could not be written: a notice if no user can change it. */
  readonly level?: 'warnings' | 'notices';
  readonly id?: number | undefined;
}

function done(action: CommentOutcome['action'], reason: string, id?: number): CommentOutcome {
  return { action, reason, id };
}

function failed(reason: string, isUsual = false): CommentOutcome {
  return { action: 'skipped', reason, level: isUsual ? 'notices' : 'warnings' };
}

/** The key stands there as a hash, which cannot close the HTML comment. */
const firstLine = /^<!-- kitestring (\S+) run (\d{1,16})\.(\d{1,9}) -->$/;
const lastLine = /^<!-- kitestring-note ([\w.-]+) -->$/;

/**
 * Our comments with this key, newest first: by one of our authors, and with our marker on the first line. Each with its text, the
 * run that wrote it last, and what it remembers, empty for nothing.
 */
export async function readOwnComments(
  github: GitHub,
  issue_number: number,
  key: string,
  authors?: readonly string[],
) {
  const encoded = hash('sha256', key, 'base64url');
  const list = itemsOf(github, 'listComments', { issue_number });
  const readComment = ({ id, body, user }: ItemOf<'listComments'>) => {
    const lines = (body ?? '').trimEnd().split(/\r?\n/);
    const [, found, run, attempt] = firstLine.exec(lines[0] ?? '') ?? [];
    if (found !== encoded) return null;
    const [, note = ''] = lastLine.exec(lines.at(-1) ?? '') ?? [];
    const author = user?.login ?? '';
    return { id, author, lines, run: { id: Number(run), attempt: Number(attempt) }, note };
  };
  const own = await readOwn(github, list, readComment, authors);
  return own.toSorted((one, other) => other.id - one.id);
}

const fromFork =
  'Runs for pull requests from forks have a read-only token. Comment from a workflow_run workflow instead.';

/** Keeps the comment on each of its pull requests, one after the other. Says what happened to each, or to none. */
export async function keepComments(
  comment: CommentToKeep,
  keeper: CommentKeeper,
): Promise<readonly CommentOutcome[]> {
  const { place, whenAbsent } = comment;
  if ('reason' in place)
    return [place.isUsual || whenAbsent === 'skip' ? done('skipped', place.reason) : failed(place.reason)];
  const kept: CommentOutcome[] = [];
  for (const number of place) kept.push(await keepComment(comment, number, keeper));
  return kept;
}

/**
 * Brings the one comment with the key up to date: creates, updates or deletes it, or leaves it alone. The newest run wins, in
 * any order of their ends. Of several comments of ours, the newest stays. Never throws for a GitHub error.
 */
async function keepComment(
  comment: CommentToKeep,
  issue_number: number,
  keeper: CommentKeeper,
): Promise<CommentOutcome> {
  const { key, whenAbsent, whenPresent, yieldsTo, authors } = comment;
  const { github, run, signal, readOnlyToken, redact, log } = keeper;
  if (github === null) return failed('github-token is not set.');
  try {
    const own = await readOwnComments(github, issue_number, key, authors);
    const ids = own.map(({ id }) => id);
    const [newest] = own;
    const later = own.find(({ run: { id, attempt } }) => (id - run.id || attempt - run.attempt) > 0)?.run;
    if (later !== undefined)
      return done('skipped', `A later run (${later.id}, attempt ${later.attempt}) has written the comment.`);
    if (newest === undefined && whenAbsent === 'skip')
      return done('skipped', 'There is nothing to report, and no comment yet.');
    if (newest !== undefined && whenPresent === 'keep')
      return done('skipped', 'There is nothing to report, so the comment stays.');
    if (newest !== undefined && yieldsTo?.(newest.note))
      return done('skipped', 'The comment may be about a newer build, so it stays.', newest.id);
    if (newest !== undefined && whenPresent === 'delete') {
      await remove(github, ids, log);
      return done('deleted', 'There is nothing left to report.');
    }
    const note = (newest && comment.noteAfter?.(newest.note)) ?? comment.note;
    if (newest !== undefined && newest.note !== '' && newest.note === note)
      return done('unchanged', 'The comment is up to date.', newest.id);
    const end = note === '' ? '' : `\n<!-- kitestring-note ${note} -->`;
    const start = `<!-- kitestring ${hash('sha256', key, 'base64url')} run ${run.id}.${run.attempt} -->`;
    const bodies = comment.tiers.map((text) => `${start}\n${redact(text).trimEnd()}\n${end}`);
    let isNew = newest === undefined;
    const create = () => sendFullest(bodies, (body) => github('createComment', { issue_number, body }));
    const update = (comment_id: number) =>
      sendFullest(bodies, (body) => github('updateComment', { comment_id, body }));
    const id = await (newest === undefined ? create() : update(newest.id)).catch((error: unknown) => {
      // Another token may have written it, which this one is not allowed to change.
      if (newest === undefined || !isRefusal(error, 403)) throw error;
      log(`A new comment is written beside comment ${newest.id} by ${newest.author}. ${sentencesOf(error)}`);
      isNew = true;
      return create();
    });
    // The next run removes what is left.
    await remove(github, ids.slice(1), log).catch((error: unknown) => log(sentencesOf(error)));
    return isNew
      ? done('created', 'There was no comment that this token can edit.', id)
      : done('updated', 'The report has changed.', id);
  } catch (error) {
    if (signal.aborted) return failed('The step was interrupted before GitHub had confirmed it.', true);
    // Such a run cannot have the permission that is missing.
    if (readOnlyToken && isRefusal(error, 403, 404)) return failed(fromFork, true);
    return failed(sentencesOf(error));
  }
}

const ended =
  '**This comment is not up to date:** the step that writes it ended while the build ran, or before it was reported.';

/**
 * Adds to a comment which says that builds run that nothing brings it up to date any more. One that another run has written
 * since stays, and so does one that is not about builds that run. @throws GitHubError
 */
export async function endLiveComment({ comment, on, run, notes }: LiveNote, github: GitHub): Promise<void> {
  for (const issue_number of on)
    for (const one of await readOwnComments(github, issue_number, comment)) {
      const isLive = notes.includes(one.note) && one.run.id === run.id && one.run.attempt === run.attempt;
      if (!isLive) continue;
      const [first, ...lines] = one.lines;
      // With another digest, so that the next run writes the comment anew.
      const last = lines.pop()?.replace(one.note, `ended-${one.note}`);
      await github('updateComment', {
        comment_id: one.id,
        body: [first, ended, '', ...lines, last].join('\n'),
      });
    }
}

/** Sends the fullest of the forms that GitHub accepts. Returns the comment's ID. */
async function sendFullest(
  [body = '', ...shorter]: readonly string[],
  send: (body: string) => Promise<{ readonly id: number }>,
): Promise<number> {
  try {
    return (await send(body)).id;
  } catch (error) {
    if (shorter.length === 0 || !isRefusal(error, 413, 422)) throw error;
    return sendFullest(shorter, send);
  }
}

/** Deletes comments of ours one by one, and logs each. One that is already gone is no error. */
async function remove(github: GitHub, ids: readonly number[], log: CommentKeeper['log']) {
  for (const id of ids) {
    await github('deleteComment', { comment_id: id }).catch((error: unknown) => {
      if (!isRefusal(error, 404)) throw error;
    });
    log(`Deleted our comment ${id}.`);
  }
}
