import { z } from 'zod';
import { connect, type GitHubRequest, type GitHubResponse, type GitHubSettings } from './connection.ts';
import type { GitHub, GitHubPage } from './github.ts';
import { GitHubError, isRefusal } from './github-error.ts';
import { changedFileSchema, commentSchema, pullRequestSchema } from './schemas.ts';

const viewerQuery = '{ viewer { login } }';
const userSchema = z.object({ login: z.string() });
const viewerSchema = z.object({ data: z.object({ viewer: userSchema }) });
const loginSchema = z.union([
  userSchema.transform(({ login }) => login),
  viewerSchema.transform(({ data }) => data.viewer.login),
]);

/** Without the dozens of keys that are not used: lists of pull requests are kept. */
const pullSchema = pullRequestSchema.strip();

/** GitHub for one repository (`owner/name`), without retries; `createRetryingGitHub` adds them. */
export function createGitHub(settings: GitHubSettings & { readonly repository: string }): GitHub {
  const send = connect(settings);
  const [owner, repo] = settings.repository.split('/');
  const home = { owner, repo };

  const one = async <Shape extends z.ZodType>(shape: Shape, request: GitHubRequest) =>
    readAs(shape, await send(request), request);
  const many = async <Shape extends z.ZodType>(
    shape: Shape,
    request: GitHubRequest,
  ): Promise<GitHubPage<z.infer<Shape>>> => {
    const response = await send({ ...request, parameters: { ...request.parameters, per_page: 100 } });
    return { items: readAs(z.array(shape), response, request), more: response.more };
  };

  return {
    login: async () => {
      const tried = 'read the owner of the token';
      const request: GitHubRequest = isInstallationToken(settings.token)
        ? {
            tried,
            route: 'POST /graphql',
            parameters: { baseUrl: graphqlBase(settings.apiUrl), query: viewerQuery },
          }
        : { tried, route: 'GET /user' };
      try {
        const { data } = await send(request);
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
        parameters: { ...home, issue_number, page },
      }),
    createComment: (issue_number, body) =>
      one(commentSchema, {
        tried: `comment on pull request ${issue_number}`,
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { ...home, issue_number, body },
      }),
    updateComment: (comment_id, body) =>
      one(commentSchema, {
        tried: `update comment ${comment_id}`,
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { ...home, comment_id, body },
      }),
    deleteComment: async (comment_id) => {
      await send({
        tried: `delete comment ${comment_id}`,
        route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { ...home, comment_id },
      });
    },
    getPullRequest: (pull_number) =>
      one(pullSchema, {
        tried: `read pull request ${pull_number}`,
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
        parameters: { ...home, pull_number },
      }),
    listPullRequestsOfCommit: (commit_sha, page) =>
      many(pullSchema, {
        tried: `list the pull requests of commit ${commit_sha}`,
        route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
        parameters: { ...home, commit_sha, page },
      }),
    listPullRequestsFrom: (head, page) =>
      many(pullSchema, {
        tried: `list the pull requests from ${head.owner}:${head.branch}`,
        route: 'GET /repos/{owner}/{repo}/pulls',
        parameters: { ...home, state: 'open', head: `${head.owner}:${head.branch}`, page },
      }),
    listChangedFiles: (pull_number, page) =>
      many(changedFileSchema, {
        tried: `list the files of pull request ${pull_number}`,
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
        parameters: { ...home, pull_number, page },
      }),
  };
}

/** The validated body. The failure is unclear for an invalid one, since the request may have been carried out. */
function readAs<Shape extends z.ZodType>(
  shape: Shape,
  { data }: GitHubResponse,
  { tried }: GitHubRequest,
): z.infer<Shape> {
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') || 'the body';
  throw new GitHubError({
    tried,
    failure: 'unclear',
    status: null,
    words: `the response is not valid at ${path}`,
  });
}

/** The token of a workflow run or of an App: it cannot use `GET /user`, but GraphQL returns its login. */
function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_');
}

/** On GitHub Enterprise Server, GraphQL is at /api/graphql, next to /api/v3. */
function graphqlBase(apiUrl: string): string {
  return apiUrl.replace(/\/api\/v3\/?$/, '/api');
}
