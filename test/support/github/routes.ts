import { pageOf } from '../../../src/sandbox/http/query.ts';
import { responseOf } from '../../../src/sandbox/http/result.ts';
import { matchPath } from '../../../src/sandbox/http/routes.ts';
import { makeComparison, makeUser } from './things.ts';
import type { GitHubWorld, Holder } from './world.ts';

const longestBody = 65_536;
const documentation_url = 'https://docs.github.com/rest';

/** A request whose token is known. */
interface Call {
  readonly url: URL;
  readonly holder: Holder;
  /** The placeholder of the path that is a number. */
  readonly number: number;
  readonly sha: string | undefined;
  readonly username: string;
  /** The body of the request, if it has one. */
  // biome-ignore lint/suspicious/noExplicitAny: the description of GitHub judges what is sent
  readonly sent: any;
}

/** The endpoints that we use, answered from a world. */
export function createRoutes(world: GitHubWorld): (request: Request) => Promise<Response> {
  const repo = `/repos/${world.repository}`;
  const comments = `${repo}/issues/{number}/comments`;
  const comment = `${repo}/issues/comments/{number}`;
  const pulls = () => [...world.pullRequests.values()];
  const found = <Value>(value: Value | undefined, answer: (value: Value) => Response) =>
    value === undefined ? refuse(404, 'Not Found') : answer(value);
  const shown = (value: object) => responseOf({ body: value });
  const stored = (id: number) => [...world.comments.values()].flat().find((each) => each.id === id);

  const routes: Readonly<Record<string, (call: Call) => Response>> = {
    'POST /graphql': ({ holder: { login }, sent: { query } }) =>
      shown({ data: query.includes('viewer') ? { viewer: { login } } : { repository: world.privacy } }),
    [`GET ${comments}`]: (call) => found(world.comments.get(call.number), (all) => list(call, all)),
    [`POST ${comments}`]: ({ number, holder, sent: { body } }) =>
      found(world.comments.get(number), () => {
        if (body.length > longestBody) return tooLong();
        if (world.issues.some((issue) => issue.number === number && issue.locked))
          return refuse(403, 'Unable to create comment because issue is locked.');
        const made = world.write({ pullRequest: number, author: holder.login, body });
        return responseOf({ status: 201, body: made });
      }),
    [`GET ${comment}`]: ({ number }) => found(stored(number), shown),
    [`POST ${comment}/reactions`]: ({ number, holder: { login }, sent: { content } }) =>
      found(stored(number), () => {
        const isThere = world.reactions.some(
          (one) => one.comment === number && one.content === content && one.login === login,
        );
        if (!isThere) world.reactions.push({ comment: number, content, login });
        const body = { id: 1, node_id: 'R_1', user: makeUser(login), content, created_at: world.clock.time };
        return responseOf({ status: isThere ? 200 : 201, body });
      }),
    [`GET ${repo}/collaborators/{username}/permission`]: ({ username }) => {
      const permission = world.permissions.get(username) ?? 'read';
      if (permission === 'none') return refuse(404, 'Not Found');
      const named = { maintain: 'write', triage: 'read' }[permission as string] ?? permission;
      const ranks = ['pull', 'triage', 'push', 'maintain', 'admin'];
      const rank = ['read', 'triage', 'write', 'maintain', 'admin'].indexOf(permission);
      const permissions = Object.fromEntries(ranks.map((name, index) => [name, index <= rank]));
      const user = { ...makeUser(username), permissions, role_name: permission };
      return shown({ permission: named, role_name: permission, user });
    },
    'GET /orgs/{org}/teams/{team}/memberships/{username}': ({ url, username }) => {
      const [, , org, , team] = url.pathname.split('/');
      if (!world.members.has(`${org}/${team}/${username}`)) return responseOf({ status: 404 });
      return shown({ url: url.href, role: 'member', state: 'active' });
    },
    [`PATCH ${comment}`]: ({ number, sent: { body } }) =>
      found(stored(number), (one) =>
        body.length > longestBody
          ? tooLong()
          : shown(Object.assign(one, { body, updated_at: world.clock.time })),
      ),
    [`DELETE ${comment}`]: ({ number }) =>
      found(stored(number), (one) => {
        for (const [pull, all] of world.comments) {
          const others = all.filter((each) => each !== one);
          world.comments.set(pull, others);
        }
        return responseOf({ status: 204 });
      }),
    [`GET ${repo}/issues`]: (call) => {
      const query = Object.fromEntries(call.url.searchParams);
      const { labels, creator, since = '', state = 'open', sort, direction = 'desc' } = query;
      const isListed = (issue: (typeof world.issues)[number]) =>
        (state === 'all' || issue.state === state) &&
        (labels === undefined || issue.labels.some(({ name }) => name === labels)) &&
        (creator === undefined || issue.user?.login === creator) &&
        issue.updated_at >= since;
      const listed = world.issues.filter(isListed);
      if (sort === 'updated') listed.sort((one, other) => (one.updated_at < other.updated_at ? -1 : 1));
      return list(call, direction === 'asc' ? listed : listed.toReversed());
    },
    [`POST ${repo}/issues`]: ({ holder, sent }) => {
      const labels = holder.labels === 'ignored' ? [] : sent.labels;
      return responseOf({ status: 201, body: world.file({ ...sent, labels, author: holder.login }) });
    },
    [`POST ${repo}/labels`]: ({ holder, sent }) =>
      holder.labels === 'ignored'
        ? notAccessible(holder)
        : responseOf({ status: 201, body: label(sent.name) }),
    [`PATCH ${repo}/issues/{number}`]: ({ number, holder, sent: { labels, ...sent } }) =>
      found(
        world.issues.find((issue) => issue.number === number),
        (issue) => {
          const closed = sent.state && { closed_at: sent.state === 'closed' ? world.clock.time : null };
          const reason = sent.state === 'open' && { state_reason: 'reopened' };
          if (labels && holder.labels !== 'ignored') issue.labels = labels.map((name: string) => ({ name }));
          return shown(Object.assign(issue, sent, closed, reason, { updated_at: world.clock.time }));
        },
      ),
    [`GET ${repo}/pulls`]: (call) => {
      const { head, state = 'open' } = Object.fromEntries(call.url.searchParams);
      const isListed = (pull: ReturnType<typeof pulls>[number]) =>
        (state === 'all' || pull.state === state) && (head === undefined || pull.head.label === head);
      return list(call, pulls().filter(isListed));
    },
    [`GET ${repo}/pulls/{number}`]: ({ number }) => found(world.pullRequests.get(number), shown),
    [`GET ${repo}/pulls/{number}/files`]: (call) =>
      found(world.files.get(call.number), (files) => list(call, files.slice(0, 3000))),
    [`GET ${repo}/compare/{basehead}`]: ({ url }) => {
      const [base = '', head = ''] = url.pathname.split('/').at(-1)?.split('...') ?? [];
      if (!world.commits.has(head)) return refuse(404, 'Not Found');
      const before = reachable(world, base);
      const added = [...reachable(world, head)].filter((one) => !before.has(one)).toReversed();
      const describe = (sha: string) => {
        return { sha, parents: world.commits.get(sha) ?? [], message: world.messages.get(sha) ?? '' };
      };
      return shown(makeComparison(added.map(describe)));
    },
    // For the head of a fork, GitHub lists none.
    [`GET ${repo}/commits/{sha}/pulls`]: (call) =>
      list(
        call,
        pulls().filter(
          ({ head, merge_commit_sha }) =>
            merge_commit_sha === call.sha ||
            (head.sha === call.sha && head.repo?.full_name === world.repository),
        ),
      ),
  };

  return async (request) => {
    const url = new URL(request.url);
    const { pathname } = url;
    const token = request.headers.get('authorization')?.replace(/^(?:token|Bearer) /, '') ?? '';
    const holder = world.holders.get(token);
    if (!holder) return refuse(401, 'Bad credentials');
    const isRead = request.method === 'GET';
    const [area = ''] = pathname.startsWith(`${repo}/`) ? pathname.slice(repo.length + 1).split('/') : [];
    if (['issues', 'labels'].includes(area) && !isRead && holder.comments !== 'write')
      return notAccessible(holder);
    if (['pulls', 'commits', 'compare'].includes(area) && isRead && holder.pullRequests !== 'read')
      return notAccessible(holder);
    const text = await request.text();
    for (const [key, answer] of Object.entries(routes)) {
      const [method, path = ''] = key.split(' ');
      const places = method === request.method ? matchPath(path, pathname) : null;
      if (places === null) continue;
      const sent = text === '' ? undefined : JSON.parse(text);
      return answer({
        url,
        holder,
        number: Number(places.number),
        sha: places.sha,
        username: places.username ?? '',
        sent,
      });
    }
    return refuse(404, 'Not Found');
  };
}

/** A commit and all before it, the newest first. */
function reachable({ commits }: GitHubWorld, from: string): Set<string> {
  const found = new Set([from]);
  for (const one of found) for (const parent of commits.get(one) ?? []) found.add(parent);
  return found;
}

/** Pages are as long as those of the sandbox. */
function list(call: Call, all: readonly unknown[]): Response {
  return responseOf(pageOf(all, call, (item) => item));
}

function label(name: string) {
  const url = 'https://api.github.com/repos/acme/kites/labels/1';
  return { id: 1, node_id: 'x', url, name, description: null, color: 'ededed', default: false };
}

function refuse(status: number, message: string): Response {
  return responseOf({ status, body: { message, documentation_url } });
}

function notAccessible({ kind }: Holder): Response {
  const what = kind === 'installation' ? 'integration' : 'personal access token';
  return refuse(403, `Resource not accessible by ${what}`);
}

function tooLong(): Response {
  const message = `Body is too long (maximum is ${longestBody} characters)`;
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }];
  return responseOf({ status: 422, body: { message: 'Validation Failed', errors, documentation_url } });
}
