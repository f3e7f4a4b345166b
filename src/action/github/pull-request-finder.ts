import type {
  CommentMark,
  PullRequestFacts,
  PullRequestFinding,
  Workflow,
} from '../../operations/context/workflow.ts';
import { describeChoice } from '../../operations/inputs/event-defaults.ts';
import { readChangedFiles } from './changed-files.ts';
import { joinMemories, readOwnComments } from './comment/own-comments.ts';
import { type FoundPullRequest, findPullRequest } from './find-pull-request.ts';
import type { GitHub } from './github.ts';
import { GitHubError, isRefusal } from './github-error.ts';
import { gitHubHint, permissions } from './github-hint.ts';
import type { PullRequestHint } from './pull-request.ts';

/** What is needed to find the pull request. */
export interface PullRequestFinderHost {
  /** Null without a token. */
  readonly github: GitHub | null;
  /** `owner/name`. */
  readonly repository: string;
  readonly hint: PullRequestHint;
  /** The commit of the event; undefined if it has none. */
  readonly commit: string | undefined;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
}

/** A merge queue tests a group of pull requests, and its ref names only one of them. */
const queued =
  'A merge queue tests several pull requests together. To comment on one of them, set pull-request.';

/** Finds the pull request of a run, its changed files, and our comment on it. A failure becomes a note. */
export function createPullRequestFinder(host: PullRequestFinderHost): Workflow['findPullRequest'] {
  return async (given, mark) => {
    const { github } = host;
    const found = await findOne(host, given);
    if (!found.found) {
      return nothing(joined(`No pull request was found. ${found.reason}`, found.hint), found.isUsual);
    }
    if (github === null) {
      return nothing(
        `Without github-token, the pull request cannot be read or commented on. Set it to a token with the permission ${permissions.comment}.`,
        false,
      );
    }
    const head = await findHead(host, github, found);
    if (head.sha === null) return nothing(describeMissing(host, found.number), false);
    const files = await readChangedFiles(github, found.number);
    const comment = await readPrevious(github, found.number, mark?.(found.number) ?? null);
    const facts: PullRequestFacts = {
      number: found.number,
      headSha: head.sha,
      changedFiles: files.files,
      previous: comment.body,
    };
    const filesNote = files.problem === undefined ? undefined : joined(files.problem, files.hint);
    const notes = [head.note, filesNote, comment.note].filter((note) => note !== undefined);
    const obstacle = found.by === 'queue' ? { reason: queued, isUsual: true } : null;
    return obstacle === null ? { facts, obstacle, notes } : { facts, obstacle, notes };
  };
}

/** Finds it, and logs which others would fit: a branch can have a pull request into each of several branches. */
async function findOne(
  { github, repository, hint, log }: PullRequestFinderHost,
  given: number | undefined,
): Promise<FoundPullRequest> {
  const found = await findPullRequest({ github, repository, given, hint });
  if (found.found && found.others?.length) log(describeChoice(found.number, found.others, 'pull-request'));
  return found;
}

function nothing(reason: string, isUsual: boolean): PullRequestFinding {
  return { facts: null, obstacle: { reason, isUsual }, notes: [] };
}

async function readPrevious(
  github: GitHub,
  pullRequest: number,
  mark: CommentMark | null,
): Promise<{ readonly body: string | null | undefined; readonly note?: string }> {
  if (mark === null) return { body: undefined };
  try {
    const own = await readOwnComments({ github, pullRequest, ...mark });
    return { body: own === null ? undefined : joinMemories(own, mark) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { body: undefined, note: joined(`${error.message}.`, gitHubHint(error, permissions.comment)) };
  }
}

/** The head in the event: the report stays about it, even if the pull request gets newer commits. */
function eventHead({ hint, commit }: PullRequestFinderHost, pullRequest: number): string | undefined {
  return hint.by === 'number' && hint.number === pullRequest ? commit : undefined;
}

/**
 * The head: of the event, or the current one; empty if GitHub does not return it, with a note if that ends all requests. Null
 * if there is no pull request with the number that the user gave: an issue can have it, which could be commented on as well.
 */
async function findHead(
  host: PullRequestFinderHost,
  github: GitHub,
  { number, by, pull }: Extract<FoundPullRequest, { readonly found: true }>,
): Promise<{ readonly sha: string | null; readonly note?: string }> {
  const known = pull?.head.sha ?? eventHead(host, number);
  if (known !== undefined) return { sha: known };
  try {
    return { sha: (await github.getPullRequest(number)).head.sha };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    if (by === 'input' && isRefusal(error, 404)) return { sha: null };
    const note = joined(`${error.message}.`, gitHubHint(error, permissions.readPullRequest));
    return error.failure === 'throttled' || !error.responded ? { sha: '', note } : { sha: '' };
  }
}

function describeMissing({ repository }: PullRequestFinderHost, number: number): string {
  return `No pull request was found. GitHub says that ${repository} has no pull request ${number}, or the token may not read it. Check the input pull-request: the number of an issue is not valid. Give the job the permission ${permissions.readPullRequest}.`;
}

function joined(sentence: string, hint: string | undefined): string {
  return hint === undefined ? sentence : `${sentence} ${hint}`;
}
