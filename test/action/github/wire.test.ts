import nock from 'nock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepComment } from '../../../src/action/github/comment.ts';
import { createGitHub } from '../../../src/action/github/github.ts';
import { apiUrl, impatient } from '../../support/github/ask.ts';

const list = '/repos/acme/kites/issues/7/comments';
const bot = { login: 'github-actions[bot]' };

let scope: nock.Scope;
let waits: number[];

beforeEach(() => {
  nock.disableNetConnect();
  scope = nock(apiUrl, { reqheaders: { authorization: 'token ghs_run' } });
  waits = [];
});

afterEach(() => {
  expect(nock.pendingMocks()).toEqual([]);
  nock.cleanAll();
  nock.enableNetConnect();
});

function keep() {
  const github = createGitHub({ token: 'ghs_run', apiUrl, repository: 'acme/kites', ...impatient(waits) });
  return keepComment({
    github,
    pullRequest: 7,
    key: 'kites',
    tiers: ['new'],
    note: 'new',
    whenAbsent: 'create',
    whenPresent: 'update',
    run: { id: 10, attempt: 1 },
    headSha: null,
    readOnlyToken: false,
    log: () => {},
    signal: new AbortController().signal,
  });
}

const bodyOf = (text: string, run: string) =>
  `<!-- kitestring ${Buffer.from('kites').toString('base64url')} run ${run} -->\n${text}\n\n<!-- kitestring-note ${text} -->`;

function comment(id: number, parts: { user?: { login: string } | null; body?: string } = {}) {
  const html_url = `https://github.com/acme/kites/pull/7#issuecomment-${id}`;
  return { id, html_url, user: bot, body: bodyOf('old', '5.1'), ...parts };
}

/** A page of comments that other people wrote. */
function chatter(count: number, from = 1) {
  const user = { login: 'ada' };
  return Array.from({ length: count }, (_, index) => comment(from + index, { user, body: 'Nice kite.' }));
}

function listing(page: number, comments: readonly object[], next = false) {
  const link = `<${apiUrl}${list}?page=${page + 1}&per_page=100>; rel="next", <${apiUrl}${list}?page=9>; rel="last"`;
  scope
    .get(list)
    .query({ page, per_page: 100 })
    .reply(200, comments, next ? { link } : {});
}

function whoAmI() {
  scope.post('/graphql').reply(200, { data: { viewer: bot } });
}

function updating(id: number) {
  const body = bodyOf('new', '10.1');
  scope.patch(`/repos/acme/kites/issues/comments/${id}`, { body }).reply(200, comment(id, { body }));
}

function creating(id: number) {
  const made = comment(id, { body: bodyOf('new', '10.1') });
  scope.post(list, { body: made.body }).reply(201, made);
  return made;
}

describe('when comments are listed,', () => {
  test('31 comments come on one page, although GitHub sends 30 by default', async () => {
    listing(1, [...chatter(30), comment(31)]);
    whoAmI();
    updating(31);
    expect(await keep()).toMatchObject({ action: 'updated', id: 31 });
  });

  test('our comment is found behind a hundred others', async () => {
    listing(1, chatter(100), true);
    listing(2, [comment(101)]);
    whoAmI();
    updating(101);
    expect(await keep()).toMatchObject({ action: 'updated', id: 101 });
  });
});

describe('if GitHub refuses,', () => {
  test('404 for an update creates the comment again, once', async () => {
    listing(1, [comment(1)]);
    whoAmI();
    scope.patch('/repos/acme/kites/issues/comments/1').reply(404, { message: 'Not Found' });
    creating(2);
    expect(await keep()).toMatchObject({ action: 'created', id: 2 });
  });

  test('a redirect is not followed, and the token goes nowhere', async () => {
    const followed: string[] = [];
    nock('https://elsewhere.example')
      .get('/')
      .optionally()
      .reply(200, (uri: string) => {
        followed.push(uri);
        return [];
      });
    scope.get(list).query(true).reply(301, '', { location: 'https://elsewhere.example/' });
    const result = await keep();
    expect(result).toMatchObject({ action: 'skipped', failed: true });
    expect(JSON.stringify(result)).toContain('301 - a redirect, which is not followed');
    expect(followed).toEqual([]);
  });
});

describe('when GitHub is slow or limits requests,', () => {
  test('a secondary limit is waited for as long as it says', async () => {
    listing(1, []);
    scope
      .post(list)
      .reply(403, { message: 'You have exceeded a secondary rate limit.' }, { 'retry-after': '30' });
    creating(1);
    expect(await keep()).toMatchObject({ action: 'created', id: 1 });
    expect(waits).toEqual([31_000]);
  });

  test('a secondary limit that says nothing costs a minute', async () => {
    scope.get(list).query(true).reply(429, { message: 'You have exceeded a secondary rate limit.' });
    listing(1, [comment(1, { body: bodyOf('new', '10.1') })]);
    whoAmI();
    expect(await keep()).toMatchObject({ action: 'unchanged' });
    expect(waits).toEqual([61_000]);
  });

  test('a connection that breaks while commenting leaves one comment', async () => {
    listing(1, []);
    scope.post(list).replyWithError(new Error('socket hang up'));
    listing(1, [comment(4, { body: bodyOf('new', '10.1') })]);
    whoAmI();
    expect(await keep()).toMatchObject({ action: 'created', id: 4 });
  });
});
