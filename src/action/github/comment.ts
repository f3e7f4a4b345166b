import { hash } from 'node:crypto';
import type { CommentToKeep, WorkflowRun } from '../../operations/context/workflow.ts';
import { type GitHub, readAllPages } from './github.ts';
import { GitHubError, isRefusal } from './github-error.ts';

/** A run of a workflow: `GITHUB_RUN_ID`, `GITHUB_RUN_ATTEMPT`. */
type RunIdentity = Pick<WorkflowRun, 'id' | 'attempt'>;

/** A comment of ours. */
interface OwnComment {
  readonly id: number;
  /** The run that wrote it last. */
  readonly run: RunIdentity;
  /** What it remembers; empty for nothing. */
  readonly note: string;
}

/** The one comment with a key that is kept on a pull request. Its text holds no secret. */
export interface CommentRequest extends Omit<CommentToKeep, 'place'> {
  readonly github: GitHub;
  readonly pullRequest: number;
  /** This run. A comment of a later run is not changed. */
  readonly run: RunIdentity;
  /** The head commit of the report: nothing is written once the pull request has a newer one. Null if it is unknown. */
  readonly headSha: string | null;
  /** True if the token is probably read-only: then it is usual that GitHub refuses the comment. */
  readonly readOnlyToken: boolean;
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
  /** True if the comment should have been written and could not be. */
  readonly failed: boolean;
  /** True for a failure that no user can do anything about. */
  readonly isUsual?: boolean;
  readonly id?: number;
}

/** A comment that should have been written and could not be. */
export function failed(reason: string, isUsual = false): CommentOutcome {
  return { action: 'skipped', reason, failed: true, isUsual };
}

/** GitHub allows 2,500 comments on a pull request. */
const maxPages = 50;
const firstLine = /^<!-- kitestring (\S+) run (\d{1,16})\.(\d{1,9}) -->$/;
const lastLine = /^<!-- kitestring-note ([\w.-]+) -->$/;

/** The key as it stands in a comment. A hash cannot close the HTML comment. */
function encodeKey(key: string): string {
  return hash('sha256', key, 'base64url');
}

/** The login of the token's owner, in lower case; that of the default token of a workflow run unless GitHub says it. */
export async function ownerOf(github: GitHub): Promise<string> {
  return ((await github.login()) ?? 'github-actions[bot]').toLowerCase();
}

/**
 * Our comments with this key, newest first: by the owner of the token, and with our marker on the first line. Null if there are
 * more comments than can be read. GitHub is asked for the owner only if there is a comment with the marker.
 */
export async function readOwnComments(
  github: GitHub,
  pullRequest: number,
  key: string,
): Promise<readonly OwnComment[] | null> {
  const encoded = encodeKey(key);
  let author: string | undefined;
  // Only our own are kept: all comments of a pull request together can be larger than the memory.
  const { items, complete } = await readAllPages(async (page) => {
    const { items, more } = await github.listComments(pullRequest, page);
    const own: OwnComment[] = [];
    for (const { id, body, user } of items) {
      const lines = (body ?? '').trimEnd().split(/\r?\n/);
      const [, found, run, attempt] = firstLine.exec(lines[0] ?? '') ?? [];
      if (found !== encoded) continue;
      author ??= await ownerOf(github);
      if (user?.login.toLowerCase() !== author) continue;
      const [, note = ''] = lastLine.exec(lines.at(-1) ?? '') ?? [];
      own.push({ id, run: { id: Number(run), attempt: Number(attempt) }, note });
    }
    return { items: own, more };
  }, maxPages);
  return complete ? items.toSorted((one, other) => other.id - one.id) : null;
}

/**
 * Brings the comment up to date: creates, updates or deletes it, or leaves it alone. The newest run wins, in whatever order
 * runs finish. Of several comments of ours, the newest stays. A closed pull request gets no new comment. Never throws for
 * a GitHub error.
 */
export async function keepComment(request: CommentRequest): Promise<CommentOutcome> {
  const { github, pullRequest, key, whenAbsent, whenPresent, run, signal, readOnlyToken, log } = request;
  try {
    const own = await readOwnComments(github, pullRequest, key);
    if (own === null) return failed('The pull request has too many comments to read.');
    const [newest, ...surplus] = own;
    const later = own.find((comment) => isLater(comment.run, run))?.run;
    if (later !== undefined)
      return skipped(`A later run (${later.id}, attempt ${later.attempt}) has written the comment.`);
    if (newest === undefined && whenAbsent === 'skip')
      return skipped('There is nothing to report, and no comment yet.');
    if (newest !== undefined && whenPresent === 'keep')
      return skipped('There is nothing to report, so the comment stays.');
    const { isClosed, hasNewerHead } = await readState(request);
    if (hasNewerHead) return skipped('The pull request has a newer commit than this report.');
    if (isClosed && newest === undefined) return skipped('The pull request is closed.');
    if (newest !== undefined && whenPresent === 'delete') {
      await remove(request, own);
      return { action: 'deleted', reason: 'There is nothing left to report.', failed: false };
    }
    if (newest !== undefined && newest.note !== '' && newest.note === request.note)
      return { action: 'unchanged', reason: 'The comment is up to date.', failed: false, id: newest.id };
    const id = await sendTiers(request, newest);
    // The next run removes what is left.
    await remove(request, surplus).catch((error: unknown) => {
      if (!(error instanceof GitHubError)) throw error;
      log(`${error.message}.`);
    });
    return newest === undefined
      ? { action: 'created', reason: 'There was no comment yet.', failed: false, id }
      : { action: 'updated', reason: 'The report is of a later run.', failed: false, id };
  } catch (error) {
    if (signal.aborted) return failed('The step was interrupted before GitHub had confirmed it.', true);
    if (!(error instanceof GitHubError)) throw error;
    // Such a run cannot have the permission that is missing.
    if (readOnlyToken && isRefusal(error, 403, 404)) return failed(fromFork, true);
    return failed(error.sentences);
  }
}

const fromFork =
  'Runs for pull requests from forks have a read-only token. Comment from a workflow_run workflow instead.';

function skipped(reason: string): CommentOutcome {
  return { action: 'skipped', reason, failed: false };
}

function isLater(one: RunIdentity, other: RunIdentity): boolean {
  return one.id === other.id ? one.attempt > other.attempt : one.id > other.id;
}

/** A token that can comment may not be allowed to read pull requests: then this is not checked. */
async function readState({ github, pullRequest, headSha }: CommentRequest) {
  const unknown = { isClosed: false, hasNewerHead: false };
  if (headSha === null) return unknown;
  try {
    const { state, head } = await github.getPullRequest(pullRequest);
    return { isClosed: state === 'closed', hasNewerHead: head.sha !== headSha };
  } catch (error) {
    if (isRefusal(error, 403, 404)) return unknown;
    throw error;
  }
}

/** Creates the comment, or updates this one, in the fullest form that GitHub accepts. */
async function sendTiers(
  { github, pullRequest, key, tiers, note, run }: CommentRequest,
  known: OwnComment | undefined,
): Promise<number> {
  const marker = `<!-- kitestring ${encodeKey(key)} run ${run.id}.${run.attempt} -->`;
  const end = note === '' ? '' : `\n<!-- kitestring-note ${note} -->`;
  for (const [index, text] of tiers.entries()) {
    try {
      const body = `${marker}\n${text.trimEnd()}\n${end}`;
      const sent = known ? github.updateComment(known.id, body) : github.createComment(pullRequest, body);
      return (await sent).id;
    } catch (error) {
      if (!isRefusal(error, 413, 422) || index === tiers.length - 1) throw error;
    }
  }
  throw new Error('A comment has at least one form.');
}

/** Deletes comments of ours one by one, and logs each. One that is already gone is no error. */
async function remove({ github, log }: CommentRequest, comments: readonly OwnComment[]): Promise<void> {
  for (const { id } of comments) {
    try {
      await github.deleteComment(id);
      log(`Deleted our comment ${id}.`);
    } catch (error) {
      if (!isRefusal(error, 404)) throw error;
    }
  }
}
