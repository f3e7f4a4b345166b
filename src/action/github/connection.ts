import type { getOctokit } from '@actions/github';
import { toGitHubError } from './error-response.ts';

/** Where GitHub is, and who asks. */
export interface GitHubSettings {
  readonly token: string;
  /** `GITHUB_API_URL`. Nothing is sent to any other origin. */
  readonly apiUrl: string;
  /** Aborts when the workflow is canceled. */
  readonly signal?: AbortSignal;
  /** Stands in for the network. Left out, the toolkit's own goes by the proxy variables of the process. */
  readonly fetch?: typeof fetch;
}

/** A request: what it is for, as it reads after "Could not"; its route, such as `GET /user`; what fills it in. */
export interface Ask {
  readonly tried: string;
  readonly route: string;
  readonly fill?: Readonly<Record<string, unknown>>;
}

/** What GitHub answered: the body, unread, and whether a next page is named. */
export interface GitHubResponse {
  readonly data: unknown;
  readonly more: boolean;
}

type Octokit = ReturnType<typeof getOctokit>;

const attemptTimeoutMs = 30_000;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * A line to GitHub through the toolkit, which is loaded by the first request: most runs never need it, and it is
 * heavy. Fails with a `GitHubError` and nothing else. Follows no redirect; nothing that GitHub says is printed here.
 */
export function connect(settings: GitHubSettings): (ask: Ask) => Promise<GitHubResponse> {
  const { token, apiUrl, signal, fetch } = settings;
  let opening: Promise<Octokit> | undefined;
  return async ({ tried, route, fill }) => {
    try {
      opening ??= open(token, apiUrl);
      const octokit = await opening;
      assertSameOrigin(octokit.request.endpoint(route, fill).url, apiUrl);
      const request = {
        signal: limited(signal),
        redirect: 'error' as const,
        log: silent,
        ...(fetch && { fetch }),
      };
      const { data, headers } = await octokit.request(route, { ...fill, request });
      return { data, more: namesNextPage(headers.link) };
    } catch (error) {
      throw toGitHubError(tried, error);
    }
  };
}

async function open(token: string, baseUrl: string): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  return getOctokit(token, { baseUrl, userAgent: 'kitestring', log: silent });
}

function limited(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(attemptTimeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function assertSameOrigin(url: string, apiUrl: string): void {
  if (new URL(url).origin !== new URL(apiUrl).origin) throw new Error(`the address is not one of ${apiUrl}`);
}

function namesNextPage(link: string | undefined): boolean {
  return link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
}
