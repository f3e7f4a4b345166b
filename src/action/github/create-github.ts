import { z } from 'zod';
import { type Ask, connect, type GitHubResponse, type GitHubSettings } from './connection.ts';
import { changedFileSchema, commentSchema, type GitHub, type GitHubPage } from './github.ts';
import { GitHubError, isRefusal } from './github-error.ts';
import { pullRequestSchema } from './pull-request.ts';

const whoAmI = '{ viewer { login } }';
const userSchema = z.object({ login: z.string() });
const viewerSchema = z.object({ data: z.object({ viewer: userSchema }) });
const loginSchema = z.union([
  userSchema.transform(({ login }) => login),
  viewerSchema.transform(({ data }) => data.viewer.login),
]);

/** GitHub itself, for one repository (`owner/name`). Asks once; see `createRetryingGitHub` for asking again. */
export function createGitHub(settings: GitHubSettings & { readonly repository: string }): GitHub {
  const send = connect(settings);
  const [owner, repo] = settings.repository.split('/');
  const home = { owner, repo };

  const one = async <Shape extends z.ZodType>(shape: Shape, ask: Ask) => readAs(shape, await send(ask), ask);
  const many = async <Shape extends z.ZodType>(
    shape: Shape,
    ask: Ask,
  ): Promise<GitHubPage<z.infer<Shape>>> => {
    const answer = await send({ ...ask, fill: { ...ask.fill, per_page: 100 } });
    return { items: readAs(z.array(shape), answer, ask), more: answer.more };
  };

  return {
    login: async () => {
      const tried = 'ask GitHub whose token this is';
      const ask: Ask = isInstallationToken(settings.token)
        ? { tried, route: 'POST /graphql', fill: { baseUrl: graphqlBase(settings.apiUrl), query: whoAmI } }
        : { tried, route: 'GET /user' };
      try {
        const { data } = await send(ask);
        return loginSchema.safeParse(data).data ?? null;
      } catch (error) {
        if (isRefusal(error, 401, 403, 404)) return null;
        throw error;
      }
    },
    listComments: (issue_number, page) =>
      many(commentSchema, {
        tried: `list the comments of pull request ${issue_number}`,
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        fill: { ...home, issue_number, page },
      }),
    createComment: (issue_number, body) =>
      one(commentSchema, {
        tried: `comment on pull request ${issue_number}`,
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        fill: { ...home, issue_number, body },
      }),
    updateComment: (comment_id, body) =>
      one(commentSchema, {
        tried: `update comment ${comment_id}`,
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        fill: { ...home, comment_id, body },
      }),
    deleteComment: async (comment_id) => {
      await send({
        tried: `delete comment ${comment_id}`,
        route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
        fill: { ...home, comment_id },
      });
    },
    getPullRequest: (pull_number) =>
      one(pullRequestSchema, {
        tried: `read pull request ${pull_number}`,
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
        fill: { ...home, pull_number },
      }),
    listPullRequestsOfCommit: (commit_sha, page) =>
      many(pullRequestSchema, {
        tried: `list the pull requests of commit ${commit_sha}`,
        route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
        fill: { ...home, commit_sha, page },
      }),
    listPullRequestsFrom: (head, page) =>
      many(pullRequestSchema, {
        tried: `list the pull requests from ${head.owner}:${head.branch}`,
        route: 'GET /repos/{owner}/{repo}/pulls',
        fill: { ...home, state: 'open', head: `${head.owner}:${head.branch}`, page },
      }),
    listChangedFiles: (pull_number, page) =>
      many(changedFileSchema, {
        tried: `list the files of pull request ${pull_number}`,
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
        fill: { ...home, pull_number, page },
      }),
  };
}

/** The body as we know it. One that does not fit came after the request was carried out, or from somebody else. */
function readAs<Shape extends z.ZodType>(
  shape: Shape,
  { data }: GitHubResponse,
  { tried }: Ask,
): z.infer<Shape> {
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') || 'the body';
  throw new GitHubError({
    tried,
    failure: 'unclear',
    status: null,
    words: `the answer is not readable at ${path}`,
  });
}

/** The token of a workflow run or of an App: it may not ask `GET /user`, but GraphQL tells it who it is. */
function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_');
}

/** GitHub Enterprise Server has GraphQL beside the REST interface, not under it. */
function graphqlBase(apiUrl: string): string {
  return apiUrl.replace(/\/api\/v3\/?$/, '/api');
}
