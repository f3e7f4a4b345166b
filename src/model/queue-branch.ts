/**
 * The base branch and the pull request that GitHub's merge queue names in a branch, `gh-readonly-queue/<base>/pr-<number>-<sha>`;
 * null for any other branch. The name of the base can look the same: the last match counts.
 */
export function parseQueueBranch(branch: string | null | undefined): { base: string; number: number } | null {
  const match = /(?:^|\/)gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(
    branch?.slice(0, 1024) ?? '',
  );
  return match?.[1] && match[2] ? { base: match[1], number: Number(match[2]) } : null;
}
