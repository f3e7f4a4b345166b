import type { getOctokit } from '@actions/github';
import { collectBytes, limitBytes } from '../../client/response/collect-bytes.ts';
import { toGitHubError } from './error-response.ts';
import { GitHubError } from './github-error.ts';

/** How to reach GitHub. */
export interface GitHubSettings {
  readonly token: string;
  /** `GITHUB_API_URL`. Requests go to this origin only. */
  readonly apiUrl: string;
  /** Aborts when the workflow is canceled. */
  readonly signal?: AbortSignal;
  /** For tests. By default the toolkit's own, which follows the proxy variables of the process. */
  readonly fetch?: typeof fetch;
}

/** A request: its purpose, worded to follow "Could not"; its route, such as `GET /user`; its parameters. */
export interface GitHubRequest {
  readonly tried: string;
  readonly route: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** GitHub's response: the body, not validated yet, and whether there is a next page. */
export interface GitHubResponse {
  readonly data: unknown;
  readonly more: boolean;
}

type Octokit = ReturnType<typeof getOctokit>;

const attemptTimeoutMs = 30_000;
/** A page of 100 comments of 65,536 characters has less, decompressed. */
const maxBodyBytes = 32 * 1024 * 1024;
/** The target is not shown: it can hold a secret. */
const redirected = (tried: string, status: number) =>
  new GitHubError({ tried, failure: 'refused', status, words: 'a redirect, which is not followed' });
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Sends requests to GitHub with the toolkit, which is loaded by the first request: most runs do not need it, and it is
 * large. Only throws `GitHubError`. Does not follow redirects, and prints nothing.
 */
export function connect(settings: GitHubSettings): (request: GitHubRequest) => Promise<GitHubResponse> {
  const { token, apiUrl, signal, fetch } = settings;
  let opening: Promise<Octokit> | undefined;
  return async ({ tried, route, parameters }) => {
    try {
      opening ??= open(token, apiUrl);
      const octokit = await opening;
      assertSameOrigin(octokit.request.endpoint(route, parameters).url, apiUrl, tried);
      const request = {
        signal: withTimeout(signal),
        redirect: 'manual' as const,
        log: silent,
        fetch: bounded(fetch ?? octokit.request.endpoint.DEFAULTS.request?.fetch ?? globalThis.fetch),
      };
      const { data, headers, status } = await octokit.request(route, { ...parameters, request });
      if (status >= 300) throw redirected(tried, status);
      return { data, more: hasNextPage(headers.link) };
    } catch (error) {
      throw toGitHubError(tried, error, new URL(apiUrl).host);
    }
  };
}

async function open(token: string, baseUrl: string): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  return getOctokit(token, { baseUrl, userAgent: 'kitestring', log: silent });
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

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(attemptTimeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function assertSameOrigin(url: string, apiUrl: string, tried: string): void {
  if (new URL(url).origin === new URL(apiUrl).origin) return;
  const words = `the address is not one of ${apiUrl}`;
  throw new GitHubError({ tried, failure: 'unclear', status: null, words });
}

function hasNextPage(link: string | undefined): boolean {
  return link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
}
