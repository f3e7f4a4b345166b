import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createGitHub as create,
  type GitHub,
  type GitHubSettings,
  readOwner,
} from '../../../src/action/github/github.ts';
import { apiUrl, askStandIn, impatient } from '../../support/github/ask.ts';
import { type ServedGitHub, serveGitHub } from '../../support/github/serve.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { type Fault, runToken } from '../../support/github/world.ts';

const repository = 'acme/kites';

const createGitHub = (settings: Omit<GitHubSettings, 'sleep' | 'random'>) =>
  create({ ...settings, ...impatient() });

let standIn: GitHubStandIn;
let served: ServedGitHub;

beforeEach(async () => {
  standIn = createGitHubStandIn(repository);
  standIn.open({ number: 7 });
  served = await serveGitHub(standIn);
});

afterEach(async () => {
  await served.close();
  expect(standIn.violations).toEqual([]);
});

function connect(token = runToken): GitHub {
  return createGitHub({ token, apiUrl: served.apiUrl, repository });
}

/** A GitHub that answers what `fetch` says. */
const answering = (fetch: typeof globalThis.fetch, token = runToken) =>
  createGitHub({ token, apiUrl, repository, fetch });

describe('over a real connection,', () => {
  test('comments are made, listed, changed and removed', async () => {
    const github = connect();
    const { id } = await github('createComment', { issue_number: 7, body: 'one' });
    await github('updateComment', { comment_id: id, body: 'two' });
    expect((await github('listComments', { issue_number: 7, page: 1 })).items).toMatchObject([
      { id, body: 'two', user: { login: 'github-actions[bot]' } },
    ]);
    await github('deleteComment', { comment_id: id });
    expect(await github('listComments', { issue_number: 7, page: 1 })).toEqual({ items: [], more: false });
  });

  test('pages are asked for by the hundred, and the last one is known', async () => {
    for (let number = 0; number < 101; number += 1) {
      standIn.write({ pullRequest: 7, author: 'ada', body: `${number}` });
    }
    const first = await connect()('listComments', { issue_number: 7, page: 1 });
    const second = await connect()('listComments', { issue_number: 7, page: 2 });
    expect([first.items.length, first.more, second.items.length, second.more]).toEqual([100, true, 1, false]);
    expect(standIn.requests[0]?.path).toBe('/repos/acme/kites/issues/7/comments?page=1&per_page=100');
  });

  test('names with odd characters arrive as they are', async () => {
    standIn.open({ number: 8, from: 'stranger/kites', head: 'a/b&c=d#e+f' });
    const { items } = await connect()('listPullRequestsFrom', {
      state: 'open',
      head: 'stranger:a/b&c=d#e+f',
      page: 1,
    });
    expect(items.map(({ number }) => number)).toEqual([8]);
  });
});

test.each([
  [runToken, 'github-actions[bot]'],
  ['ghp_ada', 'ada'],
  ['ghp_expired', 'github-actions[bot]'],
])('the owner of the token %s is %s', async (token, login) => {
  standIn.holders.set('ghp_ada', { login: 'ada', kind: 'user', comments: 'write', pullRequests: 'read' });
  expect(await readOwner(connect(token))).toBe(login);
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
    const error = { name: 'GitHubError', status, failure, waitMs };
    await expect(github()('listComments', { issue_number: 7, page: 1 })).rejects.toMatchObject(error);
  });

  test('no answer counts as unclear, and not as the 500 that the toolkit makes of it', async () => {
    await served.close();
    const github = connect();
    served = await serveGitHub(standIn);
    await expect(github('listComments', { issue_number: 7, page: 1 })).rejects.toMatchObject({
      failure: 'unclear',
      status: null,
    });
  });

  const refused = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
  test.each([
    [
      new TypeError('fetch failed', { cause: refused }),
      'the connection to api.github.com failed (ECONNREFUSED)',
    ],
    [
      new TypeError('fetch failed', { cause: new Error('secret') }),
      'the connection to api.github.com failed',
    ],
    [new DOMException('secret', 'TimeoutError'), 'no response from api.github.com in time'],
  ])('the cause of %s is told', async (error, words) => {
    const fetch = () => Promise.reject(error);
    const github = answering(fetch);
    const message = `Could not read pull request 7: ${words}`;
    await expect(github('getPullRequest', { pull_number: 7 })).rejects.toMatchObject({ message });
  });

  test('an unreadable answer counts as unclear, since the request may have been applied', async () => {
    const fetch = async () => Response.json({ id: 'x' }, { status: 201 });
    const github = answering(fetch);
    await expect(github('createComment', { issue_number: 7, body: 'x' })).rejects.toMatchObject({
      failure: 'unclear',
      message: 'Could not comment on pull request 7: the response is not valid at id',
    });
  });

  test('a canceled workflow ends the request', async () => {
    const signal = AbortSignal.abort();
    const github = createGitHub({ token: runToken, apiUrl: served.apiUrl, repository, signal });
    await expect(github('listComments', { issue_number: 7, page: 1 })).rejects.toMatchObject({
      failure: 'unclear',
      status: null,
    });
    expect(standIn.requests).toEqual([]);
  });

  test('nothing that GitHub says is printed', async () => {
    const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
    const headers = { deprecation: 'true', sunset: '::error::x', 'content-type': 'application/json' };
    const fetch = async () => new Response('[]', { headers });
    const github = answering(fetch);
    expect(await github('listComments', { issue_number: 7, page: 1 })).toEqual({ items: [], more: false });
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });
});

test.each([
  ['https://github.example.com/api/v3', 'https://github.example.com/api/graphql'],
  ['https://api.github.com', 'https://api.github.com/graphql'],
])('below %s GraphQL is at %s', async (apiUrl, graphql) => {
  const fetch = vi.fn(async () => Response.json({ data: { viewer: { login: 'kites[bot]' } } }));
  expect(await readOwner(createGitHub({ token: runToken, apiUrl, repository, fetch }))).toBe('kites[bot]');
  expect(fetch.mock.calls.map(([input]: unknown[]) => String(input))).toEqual([graphql]);
});

test('a redirect is not followed, and its target, which can hold a secret, is not shown', async () => {
  const headers = { location: 'https://elsewhere.example/' };
  const fetch = vi.fn(async () => new Response('', { status: 301, headers }));
  await expect(answering(fetch)('listComments', { issue_number: 7, page: 1 })).rejects.toMatchObject({
    message: 'Could not list the comments of pull request 7: 301 - a redirect, which is not followed',
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

let waits: number[];

beforeEach(() => {
  waits = [];
});

function fail(fault: Partial<Fault>) {
  standIn.faults.push({ method: 'GET', path: /./, times: 1, status: 502, ...fault });
}

function github() {
  return askStandIn(standIn, undefined, waits);
}

const list = () => github()('listComments', { issue_number: 7, page: 1 });
const post = () => github()('createComment', { issue_number: 7, body: 'x' });

test.each<[string, Partial<Fault>, () => Promise<unknown>, number[], number, object | null]>([
  ['twice after a failed read', { times: 2 }, list, [1000, 2000], 3, null],
  ['no third time', { times: 9 }, list, [1000, 2000], 3, { status: 502 }],
  ['as late as GitHub says', { status: 403, headers: { 'retry-after': '7' } }, list, [8000], 2, null],
  [
    'after a minute, for a limit that does not say more',
    { status: 403, message: limit },
    list,
    [61_000],
    2,
    null,
  ],
  [
    'for a comment that the rate limit refused',
    { method: 'POST', status: 429, headers: { 'retry-after': '1' } },
    post,
    [2000],
    2,
    null,
  ],
  ['not after a refusal', { status: 403 }, list, [], 1, { status: 403 }],
  [
    'not for a comment that may have been created',
    { method: 'POST', applied: true },
    post,
    [],
    1,
    { failure: 'unclear' },
  ],
  [
    'not if GitHub asks for a long pause',
    { status: 429, headers: { 'retry-after': '91' } },
    list,
    [],
    1,
    { status: 429, waitMs: 91_000 },
  ],
])('a question to GitHub is repeated: %s', async (_, fault, ask, pauses, requests, error) => {
  fail(fault);
  if (error === null) await ask();
  else await expect(ask()).rejects.toMatchObject(error);
  expect(waits).toEqual(pauses);
  expect(standIn.requests).toHaveLength(requests);
});

describe('a question to GitHub is not sent', () => {
  test('once a rate limit has ended another one: it fails for the same reason', async () => {
    fail({ times: 9, status: 429, headers: { 'retry-after': '999' } });
    const asked = github();
    const first = await asked('listComments', { issue_number: 7, page: 1 }).catch((error) => error);
    expect(first).toMatchObject({ failure: 'throttled' });
    await expect(asked('createComment', { issue_number: 7, body: 'x' })).rejects.toBe(first);
    expect(standIn.requests).toHaveLength(1);
  });

  test('once another one has had no response to three attempts', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
    const silent = answering(fetch);
    const first = await silent('listComments', { issue_number: 7, page: 1 }).catch((error) => error);
    expect(first).toMatchObject({ status: null });
    await expect(silent('getPullRequest', { pull_number: 7 })).rejects.toBe(first);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
