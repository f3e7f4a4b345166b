import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createGitHub,
  type GitHub,
  type GitHubSettings,
  itemsOf,
  readAuthors,
} from '../../../src/action/github/github.ts';
import { type ServedSandbox, serveSandbox } from '../../../src/sandbox/serve.ts';
import { apiUrl, askStandIn, impatient, standInEachTest } from '../../support/github/ask.ts';
import { type Fault, runToken } from '../../support/github/world.ts';

const here = standInEachTest();
let waits: number[];

beforeEach(() => {
  here.standIn.open({ number: 7 });
  waits = [];
});

/** A GitHub that answers what `fetch` says. */
const answering = (fetch: typeof globalThis.fetch, parts: Partial<GitHubSettings> = {}) =>
  createGitHub({ token: runToken, apiUrl, repository: 'acme/kites', fetch, ...impatient(), ...parts });
const asked = () => askStandIn(here.standIn, undefined, waits);
const list = (github = asked()) => github('listComments', { issue_number: 7, page: 1 });
const post = (github = asked()) => github('createComment', { issue_number: 7, body: 'x' });
const read = (github: GitHub) => github('getPullRequest', { pull_number: 7 });
const fail = (fault: Partial<Fault>) =>
  here.standIn.faults.push({ method: 'GET', path: /./, times: 1, status: 502, ...fault });

describe('over a real connection,', () => {
  let served: ServedSandbox;
  const connect = (parts: Partial<GitHubSettings> = {}) => {
    const settings = { token: runToken, apiUrl: served.url, repository: 'acme/kites' };
    return createGitHub({ ...settings, ...impatient(), ...parts });
  };
  beforeEach(async () => {
    served = await serveSandbox(here.standIn);
  });
  afterEach(() => served.close());

  test('names with odd characters arrive as they are', async () => {
    here.standIn.open({ number: 8, from: 'stranger/kites', head: 'a/b&c=d#e+f' });
    const head = 'stranger:a/b&c=d#e+f';
    const { items } = await connect()('listPullRequestsFrom', { state: 'open', head, page: 1 });
    expect(items.map(({ number }) => number)).toEqual([8]);
  });

  test.each([
    [runToken, 'github-actions[bot]'],
    ['ghp_ada', 'ada'],
    ['ghp_expired', 'github-actions[bot]'],
  ])('the owner of the token %s is %s', async (token, login) => {
    const ada = { login: 'Ada', kind: 'user', comments: 'write', pullRequests: 'read' } as const;
    here.standIn.holders.set('ghp_ada', ada);
    expect((await readAuthors(connect({ token })))[0]).toBe(login);
  });

  test('no answer counts as unclear, and not as the 500 that the toolkit makes of it', async () => {
    await served.close();
    const github = connect();
    served = await serveSandbox(here.standIn);
    await expect(list(github)).rejects.toMatchObject({ failure: 'unclear', status: null });
  });

  test('a canceled workflow ends the request', async () => {
    const github = connect({ signal: AbortSignal.abort() });
    await expect(list(github)).rejects.toMatchObject({ failure: 'unclear', status: null });
    expect(here.standIn.requests).toEqual([]);
  });
});

const date = 'Sun, 01 Mar 2026 12:00:00 GMT';
const reset = { 'x-ratelimit-reset': '1772366430', date };
const limit = 'You have exceeded a secondary rate limit.';

describe('when a request fails,', () => {
  test.each<[number, Readonly<Record<string, string>>, string, number | null, string?]>([
    [403, {}, 'refused', null],
    [404, {}, 'refused', null],
    [422, { 'retry-after': '5' }, 'refused', null],
    [403, { 'retry-after': '5' }, 'throttled', 5000],
    [429, { 'retry-after': '0' }, 'throttled', 0],
    [429, {}, 'throttled', null],
    [429, { 'retry-after': 'soon' }, 'throttled', null],
    [429, { 'retry-after': '9'.repeat(20) }, 'throttled', null],
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1e12' }, 'throttled', null],
    [403, { 'x-ratelimit-remaining': '1', ...reset }, 'throttled', null, limit],
    [403, {}, 'throttled', null, limit],
    [403, { 'x-ratelimit-remaining': '0', ...reset }, 'throttled', 30_000],
    [500, {}, 'unclear', null],
    [503, { 'retry-after': '3' }, 'unclear', 3000],
  ])('%i with %o counts as %s', async (status, headers, failure, waitMs, message) => {
    fail({ times: 3, status, headers, ...(message && { message }) });
    await expect(list()).rejects.toMatchObject({ name: 'GitHubError', status, failure, waitMs });
  });

  const refused = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
  test.each([
    [new TypeError('fetch failed', { cause: refused }), 'ECONNREFUSED'],
    [new TypeError('x', { cause: new Error('secret') }), 'TypeError'],
    [new DOMException('secret', 'TimeoutError'), 'TimeoutError'],
  ])('the cause of %s is reported', async (error, words) => {
    const message = `Could not read pull request 7: no response from api.github.com (${words})`;
    await expect(read(answering(() => Promise.reject(error)))).rejects.toMatchObject({ message });
  });

  test('an unreadable answer counts as unclear, since the request may have been applied', async () => {
    const github = answering(async () => Response.json({ id: 'x' }, { status: 201 }));
    const message = 'Could not comment on pull request 7: the response is not valid at id';
    await expect(post(github)).rejects.toMatchObject({ failure: 'unclear', message });
  });

  test('a redirect is not followed, and its target, which can hold a secret, is not shown', async () => {
    const headers = { location: 'https://elsewhere.example/' };
    const fetch = vi.fn(async () => new Response('', { status: 301, headers }));
    const message = 'Could not list the comments of pull request 7: 301 - a redirect, which is not followed';
    await expect(list(answering(fetch))).rejects.toMatchObject({ message });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('nothing that GitHub says is printed', async () => {
  const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  const headers = { deprecation: 'true', sunset: '::error::x', 'content-type': 'application/json' };
  const github = answering(async () => new Response('[]', { headers }));
  expect(await list(github)).toEqual({ items: [], more: false });
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
});

test.each([
  ['https://github.example.com/api/v3', 'https://github.example.com/api/graphql'],
  ['https://api.github.com', 'https://api.github.com/graphql'],
])('below %s GraphQL is at %s', async (apiUrl, graphql) => {
  const fetch = vi.fn(async () => Response.json({ data: { viewer: { login: 'kites[bot]' } } }));
  expect((await readAuthors(answering(fetch, { apiUrl })))[0]).toBe('kites[bot]');
  expect(fetch.mock.calls.map(([input]: unknown[]) => String(input))).toEqual([graphql]);
});

const retryAfter = (seconds: string) => ({ status: 429, headers: { 'retry-after': seconds } });
const refusal = { status: 403 };
const isThere = { method: 'POST', applied: true };
test.each<[string, Partial<Fault>, () => Promise<unknown>, number[], object | null]>([
  ['twice after a failed read', { times: 2 }, list, [1000, 2000], null],
  ['no third time', { times: 9 }, list, [1000, 2000], { status: 502 }],
  ['as late as GitHub says', { ...retryAfter('7'), status: 403 }, list, [8000], null],
  [
    'after a minute, for a limit that does not say more',
    { ...refusal, message: limit },
    list,
    [61_000],
    null,
  ],
  ['for a comment that the rate limit refused', { method: 'POST', ...retryAfter('1') }, post, [2000], null],
  ['not after a refusal', refusal, list, [], refusal],
  ['not for a comment that can be there', isThere, post, [], { failure: 'unclear' }],
  ['not if GitHub asks for a long pause', retryAfter('91'), list, [], { status: 429, waitMs: 91_000 }],
])('a question to GitHub is repeated: %s', async (_, fault, ask, pauses, error) => {
  fail(fault);
  if (error === null) await ask();
  else await expect(ask()).rejects.toMatchObject(error);
  expect(waits).toEqual(pauses);
  expect(here.standIn.requests).toHaveLength(pauses.length + 1);
});

describe('a question to GitHub is not sent', () => {
  test('for more than fifty pages of a list', async () => {
    const headers = { link: '<https://api.github.com/x>; rel="next"', 'content-type': 'application/json' };
    const fetch = vi.fn(async () => new Response('[]', { headers }));
    const comments = itemsOf(answering(fetch), 'listComments', { issue_number: 7 });
    const message = 'Could not list the comments of pull request 7: more than 5,000 are listed';
    await expect(Array.fromAsync(comments)).rejects.toMatchObject({ message });
    expect(fetch).toHaveBeenCalledTimes(50);
  });

  test.each([
    ['a minute after responses were missing', 3, 60_000],
    ['as long as a rate limit lasts', 0, 600_000],
  ])('only until %s', async (_, lost, lastsMs) => {
    let nowMs = 0;
    let asked = 0;
    if (lost === 0) fail(retryAfter('600'));
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked += 1;
      if (asked <= lost) throw new TypeError('fetch failed');
      return here.standIn.fetch(new Request(input, init));
    };
    const github = answering(fetch, { monotonic: () => nowMs });
    await expect(list(github)).rejects.toThrow();
    const before = asked;
    nowMs = lastsMs - 1;
    await expect(list(github)).rejects.toThrow();
    expect(asked).toBe(before);
    nowMs = lastsMs;
    expect(await list(github)).toMatchObject({ items: [] });
  });

  test('once a rate limit has ended another one: it fails for the same reason', async () => {
    fail({ times: 9, ...retryAfter('999') });
    const github = asked();
    const first = await list(github).catch((error) => error);
    expect(first).toMatchObject({ failure: 'throttled' });
    await expect(post(github)).rejects.toBe(first);
    expect(here.standIn.requests).toHaveLength(1);
  });

  test('unless only a write had no response, which has one attempt', async () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') throw new TypeError('fetch failed');
      return here.standIn.fetch(request);
    };
    const github = answering(fetch);
    await expect(post(github)).rejects.toMatchObject({ status: null });
    expect(await list(github)).toMatchObject({ items: [] });
  });

  test('once another one has had no response to three attempts', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
    const github = answering(fetch);
    const first = await list(github).catch((error) => error);
    expect(first).toMatchObject({ status: null });
    await expect(read(github)).rejects.toBe(first);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
