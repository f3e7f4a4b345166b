import type { GitHubPullRequest } from './calls.ts';
import { type GitHub, itemsOf } from './github.ts';
import { isRefusal, sentencesOf } from './github-error.ts';
import { isFullSha, isOpenIn, type MergeGroup } from './pull-request-hint.ts';

/** Of a larger group, these are found besides the last: each one needs a request, and its comment some more. */
const mostOthers = 24;

/** The pull requests of a merge group, as far as they could be found, and why others could not be. */
export interface GroupFinding {
  readonly numbers: readonly number[];
  /** In sentences; null if nothing is missing. */
  readonly gap: string | null;
}

/**
 * Finds the other open pull requests of a merge group: those whose head its mainline merges. A queue that squashes or rebases
 * leaves no trace of them. Never throws for a GitHub error.
 */
export async function findGroup(
  github: GitHub,
  group: MergeGroup,
  repository: string,
): Promise<GroupFinding> {
  const numbers: number[] = [];
  const gap = (why: string) => `Not all pull requests of the merge group are known${why}`;
  try {
    const { merges, isComplete } = await readMerges(github, group);
    const unknown: string[] = [];
    for (const merge of merges.slice(0, mostOthers)) {
      const pulls = await findPulls(github, merge);
      if (pulls.length === 0) unknown.push(merge.head);
      const isOwn = (pull: GitHubPullRequest) => isOpenIn(repository, pull) && pull.base.ref === group.branch;
      numbers.push(...pulls.filter(isOwn).map(({ number }) => number));
    }
    const [first] = unknown;
    if (!isComplete || merges.length > mostOthers)
      return { numbers, gap: gap(`: it has more than 250 commits or ${mostOthers + 1} pull requests.`) };
    return { numbers, gap: first ? gap(`: commit ${first} has no known pull request.`) : null };
  } catch (error) {
    return { numbers, gap: gap(`. ${sentencesOf(error)}`) };
  }
}

/** A commit of the mainline that merges the head of a pull request, with its message. */
interface Merge {
  readonly head: string;
  readonly message: string;
}

/**
 * The pull requests with this head. GitHub lists none for a commit of a fork: of such a one, the message of GitHub's own merge tells
 * the number, and the pull request itself whether that is right.
 */
async function findPulls(github: GitHub, { head, message }: Merge): Promise<readonly GitHubPullRequest[]> {
  // GitHub lists all that contain the commit.
  const isFit = (pull: GitHubPullRequest) => pull.head.sha === head;
  const list = itemsOf(github, 'listPullRequestsOfCommit', { commit_sha: head });
  const listed = (await Array.fromAsync(list)).filter(isFit);
  const number = Number(/^Merge pull request #([1-9]\d{0,9}) from /.exec(message)?.[1] ?? 0);
  if (listed.length > 0 || number === 0) return listed;
  try {
    return [await github('getPullRequest', { pull_number: number })].filter(isFit);
  } catch (error) {
    if (isRefusal(error, 404)) return [];
    throw error;
  }
}

/** The merges of the mainline of the group, from its end to its base, without the last one, whose pull request the ref names. */
async function readMerges(github: GitHub, { base, head }: MergeGroup) {
  const { commits } = await github('compareCommits', { basehead: `${base}...${head}` });
  const bySha = new Map(commits?.map((commit) => [commit.sha, commit]));
  const merges: Merge[] = [];
  let at: string | undefined = head;
  while (at !== undefined && at !== base) {
    const found = bySha.get(at);
    const [first, ...merged] = found?.parents?.map(({ sha }) => sha) ?? [];
    // Each commit counts once, whatever GitHub lists.
    bySha.delete(at);
    const message = found?.commit?.message ?? '';
    if (at !== head) merges.push(...merged.filter(isFullSha).map((one) => ({ head: one, message })));
    at = first;
  }
  return { merges, isComplete: at === base };
}
