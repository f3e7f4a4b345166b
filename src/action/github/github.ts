import type { getOctokit } from '@actions/github';
import { object, read, text, type ValueOf } from '../../model/schema.ts';
import { second } from '../../report/text/durations.ts';
import { calls, type GitHubCall } from './calls.ts';
import { GitHubError, isRefusal, toGitHubError } from './github-error.ts';

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

type Answer<Value> = Value extends readonly (infer Item)[] ? GitHubPage<Item> : Value;

/** One page of a list, and whether there is another one. */
export interface GitHubPage<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
}

type Calls = typeof calls;

/** The requests that we send to GitHub, for one repository and with one token. The methods only throw `GitHubError`. */
export type GitHub = {
  readonly [Name in keyof Calls]: (
    ...given: Parameters<Calls[Name]>
  ) => Promise<Answer<ValueOf<ReturnType<Calls[Name]>['schema']>>>;
} & {
  /** The login of the token's owner; null if the token is not allowed to read it. */
  readonly login: () => Promise<string | null>;
};

const viewed = object({ data: object({ viewer: object({ login: text }) }) });

/** GitHub for one repository, with retries where they are safe, until a rate limit or missing responses end them. */
export function createGitHub(settings: GitHubSettings): GitHub {
  const send = connect(settings);
  const [owner, repo] = settings.repository.split('/');
  let ended: GitHubError | null = null;
  const ask = async (call: GitHubCall): Promise<unknown> => {
    // Each request that follows would wait as well, and fail for the same reason.
    if (ended !== null) throw ended;
    const home = call.route.includes('{owner}') ? { owner, repo } : {};
    const attempt = () => send({ ...call, parameters: { ...home, ...call.parameters } });
    try {
      return await withRetries(attempt, call, settings);
    } catch (error) {
      if (error instanceof GitHubError && (error.failure === 'throttled' || error.status === null))
        ended = error;
      throw error;
    }
  };
  const login = async () => {
    // Unlike `GET /user`, GraphQL also has the login of a workflow run and of an App.
    const baseUrl = settings.apiUrl.replace(/\/api\/v3\/?$/, '/api');
    const parameters = { baseUrl, query: '{ viewer { login } }' };
    const about = { tried: 'read the owner of the token', permission: '', schema: viewed };
    try {
      const { data } = (await ask({ ...about, route: 'POST /graphql', parameters })) as ValueOf<
        typeof viewed
      >;
      return data?.viewer?.login ?? null;
    } catch (error) {
      if (isRefusal(error, 401, 403, 404)) return null;
      throw error;
    }
  };
  const methods = Object.entries(calls).map(([name, make]) => {
    return [name, (...given: never[]) => ask((make as (...all: never[]) => GitHubCall)(...given))];
  });
  return { ...Object.fromEntries(methods), login } as GitHub;
}

const maxAttempts = 3;
/** How long a rate limit lasts if GitHub does not say it. */
const usualWaitMs = 60 * second;
/** A comment is not worth a longer wait. */
const maxWaitMs = 90 * second;

/** True if another attempt may succeed; after an unclear failure, the first one may have been carried out. */
function isRetryable({ failure }: GitHubError, { once = false }: GitHubCall): boolean {
  return failure === 'throttled' || (failure === 'unclear' && !once);
}

async function withRetries<Value>(
  send: () => Promise<Value>,
  call: GitHubCall,
  { sleep, random }: GitHubSettings,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isLast = attempt === maxAttempts;
      if (isLast || !(error instanceof GitHubError) || !isRetryable(error, call)) throw error;
      const waitMs = error.waitMs ?? (error.failure === 'throttled' ? usualWaitMs : 0);
      if (waitMs > maxWaitMs) throw error;
      await sleep(waitMs + second * 2 ** (attempt - 1) * (0.5 + random()));
    }
  }
}

const attemptTimeoutMs = 30_000;
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
  return async (call: GitHubCall): Promise<unknown> => {
    const { route, parameters, schema } = call;
    const fail = (status: number | null, words: string) =>
      new GitHubError(call, { failure: status === null ? 'unclear' : 'refused', status, words });
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
        ...(fetch && { fetch }),
      };
      const { data, headers, status } = await octokit.request(route, { ...parameters, request });
      // The target of a redirect is not shown: it can hold a secret.
      if (status >= 300) throw fail(status, 'a redirect, which is not followed');
      const fit = read(schema, data);
      if (!fit.ok) throw fail(null, `the response is not valid at ${fit.places[0] || 'the body'}`);
      if (!Array.isArray(fit.value)) return fit.value;
      const more = headers.link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
      return { items: fit.value, more };
    } catch (error) {
      throw toGitHubError(call, error, new URL(apiUrl).host);
    }
  };
}

/** The items of all pages, read one after the other. `complete` is false if there are more than `maxPages` pages. */
export async function readAllPages<Item>(
  read: (page: number) => Promise<GitHubPage<Item>>,
  maxPages: number,
): Promise<{ readonly items: readonly Item[]; readonly complete: boolean }> {
  const items: Item[] = [];
  for (let number = 1; number <= maxPages; number += 1) {
    const page = await read(number);
    items.push(...page.items);
    if (!page.more) return { items, complete: true };
  }
  return { items, complete: false };
}
