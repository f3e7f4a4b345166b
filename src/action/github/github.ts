import { read } from '../../model/schema.ts';
import { second } from '../../report/text/durations.ts';
import {
  type CallName,
  type CallParameters,
  calls,
  type GitHubAnswer,
  type GitHubCall,
  type GitHubPage,
  type ItemOf,
} from './calls.ts';
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
  /** Milliseconds from any point in time on. */
  readonly monotonic: () => number;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** For tests. By default the toolkit's own, which follows the proxy variables of the process. */
  readonly fetch?: typeof fetch;
}

/** Sends one of our requests to GitHub, for one repository and with one token. Only throws `GitHubError`. */
export type GitHub = <Name extends CallName>(
  name: Name,
  parameters: CallParameters,
) => Promise<GitHubAnswer<Name>>;

const maxAttempts = 3;
/** Of a hundred items each. */
const maxPages = 50;
const attemptTimeoutMs = 30_000;
/** How long a rate limit or an outage lasts if GitHub does not say it. */
const usualWaitMs = 60 * second;
/** A comment is not worth a longer wait. */
const maxWaitMs = 90 * second;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * GitHub, with retries where they are safe. After a rate limit, or responses that are missing, it is not asked for that long.
 * Does not follow redirects, and prints nothing.
 */
export function createGitHub(settings: GitHubSettings): GitHub {
  const { token, apiUrl, repository, signal, sleep, monotonic, random, fetch } = settings;
  const { host, origin } = new URL(apiUrl);
  let held: { readonly error: GitHubError; readonly untilMs: number } | null = null;
  const send = async (call: GitHubCall, given: CallParameters): Promise<unknown> => {
    const fail = (status: number | null, words: string) =>
      new GitHubError(call, { failure: status === null ? 'unclear' : 'refused', status, words });
    // The toolkit is loaded by the first request: most runs do not need it, and it is large.
    const { getOctokit } = await import('@actions/github');
    const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'kitestring', log: silent });
    const route = call.route.replace('{repository}', repository);
    const page = 'page' in given && { per_page: 100 };
    const baseUrl = route === 'POST /graphql' && { baseUrl: apiUrl.replace(/\/api\/v3\/?$/, '/api') };
    const parameters = { ...given, ...page, ...baseUrl };
    if (new URL(octokit.request.endpoint(route, parameters).url).origin !== origin)
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
    // Whether something is new is in the status alone.
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    const fit = read(call.answer, isObject ? { ...data, is_new: status === 201 } : data);
    if (!fit.ok) throw fail(null, `the response is not valid at ${fit.places[0] || 'the body'}`);
    if (!Array.isArray(fit.value)) return fit.value;
    const more = headers.link?.split(',').some((part) => /;\s?rel="next"\s?$/.test(part)) ?? false;
    return { items: fit.value, more };
  };
  return async (name, parameters) => {
    // Until then, each request would wait as well, and fail for the same reason.
    if (held !== null && monotonic() < held.untilMs) throw held.error;
    const tried = calls[name].tried.replaceAll(/\{(\w+)\}/g, (_, key) => String(parameters[key]));
    const call = { ...calls[name], tried };
    if (Number(parameters.page) > maxPages)
      throw new GitHubError(call, { failure: 'refused', status: null, words: 'more than 5,000 are listed' });
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await send(call, parameters)) as GitHubAnswer<typeof name>;
      } catch (cause) {
        const error = toGitHubError(call, cause, host);
        const waitMs = attempt < maxAttempts ? pauseAfter(error, call) : null;
        if (waitMs === null) {
          if (error.failure === 'throttled' || (error.status === null && attempt === maxAttempts))
            held = { error, untilMs: monotonic() + (error.waitMs ?? usualWaitMs) };
          throw error;
        }
        await sleep(waitMs + second * 2 ** (attempt - 1) * (0.5 + random())).catch(() => {
          throw error;
        });
      }
    }
  };
}

/** How long to wait for another attempt; null if it may not be made: after an unclear failure, the first one may have been carried out. */
function pauseAfter({ failure, waitMs }: GitHubError, { route }: GitHubCall): number | null {
  if (failure === 'refused' || (failure === 'unclear' && route.startsWith('POST /repos/'))) return null;
  const pauseMs = waitMs ?? (failure === 'throttled' ? usualWaitMs : 0);
  return pauseMs > maxWaitMs ? null : pauseMs;
}

/** The items of a list, of which each page is read when it is needed. */
export async function* itemsOf<Name extends CallName>(
  github: GitHub,
  name: Name,
  parameters: CallParameters,
): AsyncGenerator<ItemOf<Name>> {
  for (let page = 1, more = true; more; page += 1) {
    const answer = (await github(name, { ...parameters, page })) as GitHubPage<ItemOf<Name>>;
    yield* answer.items;
    more = answer.more;
  }
}

/**
 * What `read` makes of the items of a list that are by our authors. Only what it makes is kept: all items together can be larger
 * than the memory. The authors are asked for if there is an item to read.
 */
export async function readOwn<Item extends Pick<ItemOf<'listComments'>, 'user'>, Own>(
  github: GitHub,
  list: AsyncIterable<Item>,
  read: (item: Item) => Own | null,
  given?: readonly string[],
): Promise<readonly Own[]> {
  let authors: readonly string[] | undefined;
  const own: Own[] = [];
  for await (const item of list) {
    const made = read(item);
    if (made === null) continue;
    authors ??= await readAuthors(github, given);
    if (authors.includes(item.user?.login?.toLowerCase() ?? '')) own.push(made);
  }
  return own;
}

/** True if GitHub says that the repository, `owner/name`, is private or internal. */
export async function readPrivacy(github: GitHub, repository: string): Promise<boolean> {
  const [owner, name] = repository.split('/').map((part) => JSON.stringify(part));
  const query = `{ repository(owner: ${owner}, name: ${name}) { isPrivate } }`;
  const answer = await github('privacy', { query }).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error;
  });
  return answer?.data?.repository?.isPrivate === true;
}

/** The author of what the default token of a workflow run writes. */
const workflowAuthor = 'github-actions[bot]';

/**
 * The authors whose issues and comments are ours, in lower case: the owner of the token, then those that are given, or else the
 * workflow's own, since a team can change its token.
 */
export async function readAuthors(
  github: GitHub,
  given = [workflowAuthor] as readonly string[],
): Promise<string[]> {
  const owner = await readOwner(github);
  return [...new Set([owner, ...given.map((login) => login.toLowerCase())])];
}

/** The login of the token's owner, in lower case; that of the default token of a workflow run unless GitHub names another. */
async function readOwner(github: GitHub): Promise<string> {
  const answer = await github('login', { query: '{ viewer { login } }' }).catch((error: unknown) => {
    if (!isRefusal(error, 401, 403, 404)) throw error;
  });
  return (answer?.data?.viewer?.login ?? workflowAuthor).toLowerCase();
}
