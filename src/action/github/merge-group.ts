import { type GitHub, itemsOf } from './github.ts';
import { sentencesOf } from './github-error.ts';
import { isFullSha, isOpenIn, type MergeGroup } from './pull-request-hint.ts';

/** Of a larger group, these are found: each one needs a request, and its comment some more. */
const mostPullRequests = 25;

const tooLarge = `Not all pull requests of the merge group are known: it has more than 250 commits or ${mostPullRequests} pull requests.`;

/** The pull requests of a merge group, as far as they could be found, and why others could not be. */
export interface GroupFinding {
  readonly numbers: readonly number[];
  /** In sentences; null if nothing is missing. */
  readonly gap: string | null;
}

/**
 * Finds the open pull requests of a merge group: those whose head its mainline merges. A queue that squashes or rebases leaves no trace
 * of them. Never throws for a GitHub error.
 */
export async function findGroup(
  github: GitHub,
  group: MergeGroup,
  repository: string,
): Promise<GroupFinding> {
  const numbers: number[] = [];
  try {
    const { heads, isComplete } = await readHeads(github, group);
    for (const commit_sha of heads.slice(0, mostPullRequests)) {
      const pulls = await Array.fromAsync(itemsOf(github, 'listPullRequestsOfCommit', { commit_sha }));
      // GitHub lists all that contain the commit.
      const own = pulls.filter(
        (pull) =>
          isOpenIn(repository, pull) && pull.head.sha === commit_sha && pull.base.ref === group.branch,
      );
      numbers.push(...own.map(({ number }) => number));
    }
    const isAll = isComplete && heads.length <= mostPullRequests;
    return { numbers, gap: isAll ? null : tooLarge };
  } catch (error) {
    return { numbers, gap: `Not all pull requests of the merge group are known. ${sentencesOf(error)}` };
  }
}

/** The heads that the mainline of the group merges, from its end to its base. */
async function readHeads(github: GitHub, { base, head }: MergeGroup) {
  const { commits } = await github('compareCommits', { basehead: `${base}...${head}` });
  const parents = new Map(
    commits?.map((commit) => [commit.sha, commit.parents?.map(({ sha }) => sha) ?? []]),
  );
  const heads: string[] = [];
  let at: string | undefined = head;
  while (at !== undefined && at !== base) {
    const [first, ...merged]: readonly string[] = parents.get(at) ?? [];
    // Each commit counts once, whatever GitHub lists.
    parents.delete(at);
    heads.push(...merged.filter(isFullSha));
    at = first;
  }
  return { heads, isComplete: at === base };
}
