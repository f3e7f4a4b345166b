import type { getOctokit } from '@actions/github';
import { z } from 'zod';
import { type Clock, systemClock } from '../../client/clock.ts';
import { collectBytes, limitBytes } from '../../client/response/collect-bytes.ts';
import { second } from '../../report/text/durations.ts';
import { GitHubError, isRefusal, toGitHubError } from './github-error.ts';
import { changedFileSchema, commentSchema, pullRequestSchema } from './schemas.ts';

/** How to reach GitHub for one repository. */
export interface GitHubSettings {
  readonly token: string;
  /** `GITHUB_API_URL`. Requests go to this origin only. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Aborts when the workflow is canceled. */
  readonly signal?: AbortSignal;
  /** Resolves after this many milliseconds; rejects if the workflow is canceled. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** For tests. By default the toolkit's own, which follows the proxy variables of the process. */
  readonly fetch?: typeof fetch;
}

/** A request: its purpose, worded to follow "Could not"; how to send it; and the shape of the answer, an array for a page. */
interface Call<Shape extends z.ZodType> {
  readonly tried: string;
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly shape: Shape;
  /** True if it must not be repeated when it may have been carried out. */
  readonly once?: true;
}

const pages = { per_page: 100 };
const pullRequest = pullRequestSchema.strip();

const call = <Shape extends z.ZodType>(
  tried: string,
  route: string,
  parameters: Call<Shape>['parameters'],
  shape: Shape,
): Call<Shape> => ({ tried, route, parameters, shape });

const comments = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const commentsOf = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

/** The requests that we send. Pages start at 1 and have 100 items. */
const calls = {
  listComments: (issue_number: number, page: number) =>
    call(
      `list the comments of pull request ${issue_number}`,
      `GET ${commentsOf}`,
      { issue_number, page, ...pages },
      z.array(commentSchema),
    ),
  createComment: (issue_number: number, body: string) => ({
    ...call(
      `comment on pull request ${issue_number}`,
      `POST ${commentsOf}`,
      { issue_number, body },
      commentSchema,
    ),
    once: true as const,
  }),
  updateComment: (comment_id: number, body: string) =>
    call(`update comment ${comment_id}`, `PATCH ${comments}`, { comment_id, body }, commentSchema),
  deleteComment: (comment_id: number) =>
    call(`delete comment ${comment_id}`, `DELETE ${comments}`, { comment_id }, z.unknown()),
  getPullRequest: (pull_number: number) =>
    call(
      `read pull request ${pull_number}`,
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      { pull_number },
      pullRequest,
    ),
  /** The pull requests that contain this commit, open and closed. */
  listPullRequestsOfCommit: (commit_sha: string, page: number) =>
    call(
      `list the pull requests of commit ${commit_sha}`,
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      { commit_sha, page, ...pages },
      z.array(pullRequest),
    ),
  /** The open pull requests from this branch; `owner` is the account that owns it. */
  listPullRequestsFrom: (
    { owner, branch }: { readonly owner: string; readonly branch: string },
    page: number,
  ) =>
    call(
      `list the pull requests from ${owner}:${branch}`,
      'GET /repos/{owner}/{repo}/pulls',
      { state: 'open', head: `${owner}:${branch}`, page, ...pages },
      z.array(pullRequest),
    ),
  listChangedFiles: (pull_number: number, page: number) =>
    call(
      `list the files of pull request ${pull_number}`,
      'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
      { pull_number, page, ...pages },
      z.array(changedFileSchema),
    ),
} satisfies Record<string, (...given: never[]) => Call<z.ZodType>>;

type Calls = typeof calls;
type Answer<Shape> =
  Shape extends z.ZodArray<infer Item>
    ? GitHubPage<z.infer<Item>>
    : Shape extends z.ZodType
      ? z.infer<Shape>
      : never;

/** One page of a list, and whether there is another one. */
export interface GitHubPage<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
}

/** The requests that we send to GitHub, for one repository and with one token. The methods only throw `GitHubError`. */
export type GitHub = {
  readonly [Name in keyof Calls]: (
    ...given: Parameters<Calls[Name]>
  ) => Promise<Answer<ReturnType<Calls[Name]>['shape']>>;
} & {
  /** The login of the token's owner; null if the token is not allowed to read it. */
  readonly login: () => Promise<string | null>;
};

const userSchema = z.object({ login: z.string() });
const viewerSchema = z.object({ data: z.object({ viewer: userSchema }) });
const loginSchema = z.union([
  userSchema.transform(({ login }) => login),
  viewerSchema.transform(({ data }) => data.viewer.login),
]);

/** GitHub for one repository, with retries where they are safe, until a rate limit or missing responses end them. */
export function createGitHub(settings: GitHubSettings): GitHub {
  const send = connect(settings);
  const [owner, repo] = settings.repository.split('/');
  let ended: GitHubError | null = null;
  const ask = async ({ tried, route, parameters, shape, once }: Call<z.ZodType>): Promise<unknown> => {
    // Each request that follows would wait as well, and fail for the same reason.
    if (ended !== null) throw ended;
    const home = route.includes('{owner}') ? { owner, repo } : {};
    try {
      const attempt = async () => {
        const { data, more } = await send(tried, route, { ...home, ...parameters });
        const read = readAs(shape, data, tried);
        return Array.isArray(read) ? { items: read, more } : read;
      };
      return await withRetries(attempt, once === undefined, settings);
    } catch (error) {
      if (error instanceof GitHubError && isForAll(error, once === undefined)) ended = error;
      throw error;
    }
  };
  const login = async () => {
    // The token of a workflow run or of an App cannot use `GET /user`, but GraphQL returns its login.
    const graphql = {
      baseUrl: settings.apiUrl.replace(/\/api\/v3\/?$/, '/api'),
      query: '{ viewer { login } }',
    };
    const tried = 'read the owner of the token';
    const asked = settings.token.startsWith('ghs_')
      ? call(tried, 'POST /graphql', graphql, z.unknown())
      : call(tried, 'GET /user', {}, z.unknown());
    try {
      return loginSchema.safeParse(await ask(asked)).data ?? null;
    } catch (error) {
      if (isRefusal(error, 401, 403, 404)) return null;
      throw error;
    }
  };
  const methods = Object.entries(calls).map(([name, make]) => {
    return [
      name,
      (...given: readonly unknown[]) => ask((make as (...all: unknown[]) => Call<z.ZodType>)(...given)),
    ];
  });
  return { ...Object.fromEntries(methods), login } as GitHub;
}

/** The validated body. The failure is unclear for an invalid one, since the request may have been carried out. */
function readAs(shape: z.ZodType, data: unknown, tried: string): unknown {
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') || 'the body';
  const words = `the response is not valid at ${path}`;
  throw new GitHubError({ tried, failure: 'unclear', status: null, words });
}

const maxAttempts = 3;
/** A comment is not worth a longer wait. The usual one for a rate limit is a minute. */
const maxWaitMs = 90 * second;

/** True if another attempt may succeed; after an unclear failure, the first one may have been carried out. */
function isRetryable({ failure }: GitHubError, repeatable: boolean): boolean {
  return failure === 'throttled' || (failure === 'unclear' && repeatable);
}

/** A rate limit is the same for each request, and so is a GitHub that has not responded to several attempts. */
function isForAll(error: GitHubError, repeatable: boolean): boolean {
  return error.failure === 'throttled' || (!error.responded && isRetryable(error, repeatable));
}

async function withRetries<Value>(
  send: () => Promise<Value>,
  repeatable: boolean,
  { sleep, random }: GitHubSettings,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isLast = attempt === maxAttempts;
      if (isLast || !(error instanceof GitHubError) || !isRetryable(error, repeatable)) throw error;
      if ((error.waitMs ?? 0) > maxWaitMs) throw error;
      await sleep((error.waitMs ?? 0) + second * 2 ** (attempt - 1) * (0.5 + random()));
    }
  }
}

const attemptTimeoutMs = 30_000;
/** A page of 100 comments of 65,536 characters has less, decompressed. */
const maxBodyBytes = 32 * 1024 * 1024;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Sends requests to GitHub with the toolkit, which is loaded by the first request: most runs do not need it, and it is
 * large. Only throws `GitHubError`. Does not follow redirects, and prints nothing.
 */
function connect({ token, apiUrl, signal, fetch }: GitHubSettings) {
  let opening: Promise<ReturnType<typeof getOctokit>> | undefined;
  const open = async () => {
    const { getOctokit } = await import('@actions/github');
    return getOctokit(token, { baseUrl: apiUrl, userAgent: 'kitestring', log: silent });
  };
  return async (tried: string, route: string, parameters: Readonly<Record<string, unknown>>) => {
    const fail = (status: number | null, words: string) =>
      new GitHubError({ tried, failure: status === null ? 'unclear' : 'refused', status, words });
    try {
      opening ??= open();
      const octokit = await opening;
      if (new URL(octokit.request.endpoint(route, parameters).url).origin !== new URL(apiUrl).origin)
        throw fail(null, `the address is not one of ${apiUrl}`);
      const timeout = AbortSignal.timeout(attemptTimeoutMs);
      const request = {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        redirect: 'manual' as const,
        log: silent,
        fetch: bounded(fetch ?? octokit.request.endpoint.DEFAULTS.request?.fetch ?? globalThis.fetch),
      };
      const { data, headers, status } = await octokit.request(route, { ...parameters, request });
      // The target of a redirect is not shown: it can hold a secret.
      if (status >= 300) throw fail(status, 'a redirect, which is not followed');
      const more = headers.link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
      return { data: data as unknown, more };
    } catch (error) {
      throw toGitHubError(tried, error, new URL(apiUrl).host);
    }
  };
}

/** The same, but a body is read here, up to a limit: the toolkit would read it to its end, however large it is. */
function bounded(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const { body, status, statusText, headers } = response;
    if (body === null) return response;
    const bytes = await collectBytes(limitBytes(body, maxBodyBytes));
    return new Response(bytes, { status, statusText, headers });
  };
}

/** No list takes longer, however slowly its pages arrive; one page has a time limit of its own. */
const maxMs = 10 * 60_000;

/** The size of what is kept of a list, in characters of JSON. */
const maxSize = 16 * 1024 * 1024;

/**
 * The items of all pages, read one after the other. `complete` is false if there are more than `maxPages` pages, or if
 * they are too large or too slow.
 */
export async function readAllPages<Item>(
  read: (page: number) => Promise<GitHubPage<Item>>,
  maxPages: number,
  { monotonic }: Pick<Clock, 'monotonic'> = systemClock,
): Promise<{ readonly items: readonly Item[]; readonly complete: boolean }> {
  const items: Item[] = [];
  const endMs = monotonic() + maxMs;
  let size = 0;
  for (let number = 1; number <= maxPages && monotonic() < endMs; number += 1) {
    const page = await read(number);
    size += JSON.stringify(page.items).length;
    if (size > maxSize) break;
    items.push(...page.items);
    if (!page.more) return { items, complete: true };
  }
  return { items, complete: false };
}
