import type {
  CommentMark,
  PullRequestFacts,
  PullRequestFinding,
  Workflow,
} from '../../operations/context/workflow.ts';
import { readChangedFiles } from './changed-files.ts';
import { latestOf, readOwnComments } from './comment/own-comments.ts';
import { findPullRequest } from './find-pull-request.ts';
import type { GitHub } from './github.ts';
import { GitHubError } from './github-error.ts';
import { hintFor, permissions } from './permissions.ts';
import type { PullRequestHint } from './pull-request-hint.ts';

/** What is needed to find out about the pull request. */
export interface PullRequestFinderHost {
  /** Null without a token. */
  readonly github: GitHub | null;
  /** `owner/name`. */
  readonly repository: string;
  readonly clue: PullRequestHint;
  /** The commit that the event is about; undefined where it does not say. */
  readonly commit: string | undefined;
}

/** The queue tries out a group of pull requests, and names but one of them. */
const queued =
  'A merge queue tries out several pull requests at once, so none of them is written to unless pull-request names it.';

/** Finds the pull request that a run is about, its changed files, and our comment on it. What fails becomes a note. */
export function createPullRequestFinder(host: PullRequestFinderHost): Workflow['findPullRequest'] {
  return async (given, mark) => {
    const { github, repository, clue } = host;
    const found = await findPullRequest({ github, repository, given, clue });
    if (!found.found) return nothing(`No pull request was found. ${found.reason}`, found.hint);
    if (github === null) {
      return nothing(
        'There is no github-token: the pull request can be neither read nor written to.',
        `Give it a token that has the permission ${permissions.comment}.`,
      );
    }
    const files = await readChangedFiles(github, found.number);
    const comment = await readPrevious(github, found.number, mark);
    const facts: PullRequestFacts = {
      number: found.number,
      headSha:
        found.pull?.head.sha ?? eventHead(host, found.number) ?? (await readHead(github, found.number)),
      changedFiles:
        files.problem === undefined ? { paths: [...files.paths], complete: files.complete } : null,
      previous: comment.body,
    };
    const notes = [files.problem && joined(files.problem, files.hint), comment.note].filter(
      (note) => note !== undefined,
    );
    return found.by === 'queue' ? { facts, obstacle: queued, notes } : { facts, obstacle: null, notes };
  };
}

function nothing(sentence: string, hint: string | undefined): PullRequestFinding {
  return { facts: null, obstacle: joined(sentence, hint), notes: [] };
}

async function readPrevious(
  github: GitHub,
  pullRequest: number,
  mark: CommentMark,
): Promise<{ readonly body: string | null | undefined; readonly note?: string }> {
  try {
    const own = await readOwnComments({ github, pullRequest, ...mark });
    return { body: own === null ? undefined : (latestOf(own)?.body ?? null) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { body: undefined, note: joined(`${error.message}.`, hintFor(error, permissions.comment)) };
  }
}

/** The head that the event names: it stays the one that the report is about, however the pull request moves on. */
function eventHead({ clue, commit }: PullRequestFinderHost, pullRequest: number): string | undefined {
  return clue.by === 'number' && clue.number === pullRequest ? commit : undefined;
}

/** The head as it is now, for a number that comes without a commit; empty where GitHub does not tell. */
async function readHead(github: GitHub, pullRequest: number): Promise<string> {
  try {
    return (await github.getPullRequest(pullRequest)).head.sha;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return '';
  }
}

function joined(sentence: string, hint: string | undefined): string {
  return hint === undefined ? sentence : `${sentence} ${hint}`;
}
