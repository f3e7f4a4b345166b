import type { GitHub } from './github.ts';

/** What can be asked of GitHub. */
const questions: Readonly<Record<keyof GitHub, true>> = {
  login: true,
  listComments: true,
  createComment: true,
  updateComment: true,
  deleteComment: true,
  getPullRequest: true,
  listPullRequestsOfCommit: true,
  listPullRequestsFrom: true,
  listChangedFiles: true,
};

/** A GitHub that the first question opens: most steps ask none, and need not load what sends it. */
export function createLazyGitHub(open: () => Promise<GitHub>): GitHub {
  let opening: Promise<GitHub> | undefined;
  const ask = (question: string) => {
    return async (...given: readonly unknown[]) => {
      opening ??= open();
      const github = (await opening) as unknown as Record<string, (...given: readonly unknown[]) => unknown>;
      return github[question]?.(...given);
    };
  };
  return Object.fromEntries(
    Object.keys(questions).map((question) => [question, ask(question)]),
  ) as unknown as GitHub;
}
