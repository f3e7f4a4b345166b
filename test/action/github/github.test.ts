import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createGitHub as create,
  type GitHub,
  type GitHubSettings,
} from '../../../src/action/github/github.ts';
import { impatient } from '../../support/github/ask.ts';
import { type ServedGitHub, serveGitHub } from '../../support/github/serve.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';

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

test('a body without an end is not read for long', async () => {
  const chunk = new TextEncoder().encode(`${'[],'.repeat(20_000)}`);
  let bytes = 0;
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        bytes += chunk.length;
        if (bytes > 200e6) controller.close();
        else controller.enqueue(chunk);
      },
    });
  const headers = { 'content-type': 'application/json' };
  const fetch = async () => new Response(endless(), { headers });
  const github = createGitHub({ token: 'x', apiUrl: 'https://api.github.com', repository, fetch });
  await expect(github.listComments(7, 1)).rejects.toMatchObject({ failure: 'unclear' });
  // Three attempts.
  expect(bytes).toBeLessThan(120e6);
});

describe('over a real connection,', () => {
  test('comments are made, listed, changed and removed', async () => {
    const github = connect();
    const { id } = await github.createComment(7, 'one');
    await github.updateComment(id, 'two');
    expect((await github.listComments(7, 1)).items).toMatchObject([
      { id, body: 'two', user: { login: 'github-actions[bot]' } },
    ]);
    await github.deleteComment(id);
    expect(await github.listComments(7, 1)).toEqual({ items: [], more: false });
  });

  test('pages are asked for by the hundred, and the last one is known', async () => {
    for (let number = 0; number < 101; number += 1) {
      standIn.write({ pullRequest: 7, author: 'ada', body: `${number}` });
    }
    const first = await connect().listComments(7, 1);
    const second = await connect().listComments(7, 2);
    expect([first.items.length, first.more, second.items.length, second.more]).toEqual([100, true, 1, false]);
    expect(standIn.requests[0]?.path).toBe('/repos/acme/kites/issues/7/comments?page=1&per_page=100');
  });

  test('names with odd characters arrive as they are', async () => {
    standIn.open({ number: 8, from: 'stranger/kites', head: 'a/b&c=d#e+f' });
    const { items } = await connect().listPullRequestsFrom({ owner: 'stranger', branch: 'a/b&c=d#e+f' }, 1);
    expect(items.map(({ number }) => number)).toEqual([8]);
  });

  test('a pull request is read with the keys that are used', async () => {
    const pull = await connect().getPullRequest(7);
    expect(Object.keys(pull).toSorted()).toEqual([
      'base',
      'head',
      'labels',
      'merge_commit_sha',
      'number',
      'state',
      'title',
    ]);
  });
});

describe('the owner of a token is looked up:', () => {
  beforeEach(() => {
    standIn.holders.set('ghp_ada', { login: 'ada', kind: 'user', comments: 'write', pullRequests: 'read' });
    standIn.holders.set('gho_odd', {
      login: 'x',
      kind: 'installation',
      comments: 'read',
      pullRequests: 'read',
    });
  });

  test.each([
    { token: runToken, path: '/graphql', login: 'github-actions[bot]' },
    { token: 'ghp_ada', path: '/user', login: 'ada' },
    { token: 'gho_odd', path: '/user', login: null },
    { token: 'ghp_expired', path: '/user', login: null },
  ])('that of $token at $path', async ({ token, path, login }) => {
    expect(await connect(token).login()).toBe(login);
    expect(standIn.requests.map((request) => request.path)).toEqual([path]);
  });
});

interface Failure {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly failure: string;
  readonly waitMs: number | null;
}

describe('when a request fails,', () => {
  test.each<Failure>([
    { status: 403, headers: {}, failure: 'refused', waitMs: null },
    { status: 404, headers: {}, failure: 'refused', waitMs: null },
    { status: 422, headers: { 'retry-after': '5' }, failure: 'refused', waitMs: null },
    { status: 403, headers: { 'retry-after': '5' }, failure: 'throttled', waitMs: 5000 },
    { status: 429, headers: { 'retry-after': '0' }, failure: 'throttled', waitMs: 0 },
    { status: 429, headers: {}, failure: 'throttled', waitMs: 60_000 },
    ...['soon', '1e9', '-5', '5.5', '1'.repeat(100)].map((after) => ({
      status: 429,
      headers: { 'retry-after': after },
      failure: 'throttled',
      waitMs: null,
    })),
    { status: 429, headers: { 'retry-after': '9'.repeat(20) }, failure: 'throttled', waitMs: 1e23 },
    { status: 429, headers: { 'retry-after': '999999999' }, failure: 'throttled', waitMs: 999_999_999_000 },
    {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1e12' },
      failure: 'throttled',
      waitMs: null,
    },
    {
      status: 403,
      headers: { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '1772366430' },
      message: 'You have exceeded a secondary rate limit.',
      failure: 'throttled',
      waitMs: 60_000,
    },
    {
      status: 403,
      message: 'You have exceeded a secondary rate limit.',
      failure: 'throttled',
      waitMs: 60_000,
    },
    {
      status: 403,
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '1772366430',
        date: 'Sun, 01 Mar 2026 12:00:00 GMT',
      },
      failure: 'throttled',
      waitMs: 30_000,
    },
    {
      status: 429,
      headers: { 'retry-after': 'Sun, 01 Mar 2026 12:00:07 GMT', date: 'Sun, 01 Mar 2026 12:00:00 GMT' },
      failure: 'throttled',
      waitMs: 7000,
    },
    { status: 500, headers: {}, failure: 'unclear', waitMs: null },
    { status: 503, headers: { 'retry-after': '3' }, failure: 'unclear', waitMs: 3000 },
  ])('$status with $headers counts as $failure', async ({ status, failure, waitMs, ...told }) => {
    standIn.faults.push({ method: 'GET', path: /./, times: 3, status, ...told });
    await expect(connect().listComments(7, 1)).rejects.toMatchObject({
      name: 'GitHubError',
      status,
      failure,
      waitMs,
    });
  });

  test('no answer counts as unclear, and not as the 500 that the toolkit makes of it', async () => {
    await served.close();
    const github = connect();
    served = await serveGitHub(standIn);
    await expect(github.listComments(7, 1)).rejects.toMatchObject({ failure: 'unclear', status: null });
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
    const github = createGitHub({ token: runToken, apiUrl: 'https://api.github.com', repository, fetch });
    const message = `Could not read pull request 7: ${words}`;
    await expect(github.getPullRequest(7)).rejects.toMatchObject({ message });
  });

  test('an unreadable answer counts as unclear, since the request may have been applied', async () => {
    const fetch = async () => Response.json({ id: 'x' }, { status: 201 });
    const github = createGitHub({ token: runToken, apiUrl: 'https://api.github.com', repository, fetch });
    await expect(github.createComment(7, 'x')).rejects.toMatchObject({
      failure: 'unclear',
      message: 'Could not comment on pull request 7: the response is not valid at id',
    });
  });

  test('a canceled workflow ends the request', async () => {
    const signal = AbortSignal.abort();
    const github = createGitHub({ token: runToken, apiUrl: served.apiUrl, repository, signal });
    await expect(github.listComments(7, 1)).rejects.toMatchObject({ failure: 'unclear', status: null });
    expect(standIn.requests).toEqual([]);
  });

  test('nothing that GitHub says is printed', async () => {
    const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
    const headers = { deprecation: 'true', sunset: '::error::x', 'content-type': 'application/json' };
    const fetch = async () => new Response('[]', { headers });
    const github = createGitHub({ token: runToken, apiUrl: 'https://api.github.com', repository, fetch });
    expect(await github.listComments(7, 1)).toEqual({ items: [], more: false });
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });
});

test.each([
  ['https://github.example.com/api/v3', 'https://github.example.com/api/graphql'],
  ['https://api.github.com', 'https://api.github.com/graphql'],
])('below %s GraphQL is at %s', async (apiUrl, graphql) => {
  const asked: string[] = [];
  const fetch = async (input: unknown) => {
    asked.push(String(input));
    return Response.json({ data: { viewer: { login: 'kites[bot]' } } });
  };
  const github = createGitHub({ token: runToken, apiUrl, repository, fetch });
  expect(await github.login()).toBe('kites[bot]');
  expect(asked).toEqual([graphql]);
});
