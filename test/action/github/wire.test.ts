import nock from 'nock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { upsertComment } from '../../../src/action/github/comment/upsert-comment.ts';
import { createGitHub } from '../../../src/action/github/create-github.ts';
import { apiUrl, askPatiently } from '../../support/github/ask.ts';
import { commentBody, commentRequest, marker, runOf } from '../../support/github/comment-request.ts';

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

function upsert(text = 'new') {
  const github = askPatiently(createGitHub({ token: 'ghs_run', apiUrl, repository: 'acme/kites' }), waits);
  return upsertComment(commentRequest(github, text));
}

function comment(id: number, parts: { user?: { login: string } | null; body?: string } = {}) {
  const html_url = `https://github.com/acme/kites/pull/7#issuecomment-${id}`;
  return { id, html_url, user: bot, body: commentBody('old', runOf(5)), ...parts };
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

function updating(id: number, text = 'new') {
  const body = commentBody(text, runOf(10));
  scope.patch(`/repos/acme/kites/issues/comments/${id}`, { body }).reply(200, comment(id, { body }));
}

function creating(id: number, text = 'new') {
  const made = comment(id, { body: commentBody(text, runOf(10)) });
  scope.post(list, { body: made.body }).reply(201, made);
  return made;
}

describe('when comments are listed,', () => {
  test('31 comments come on one page, although GitHub sends 30 by default', async () => {
    listing(1, [...chatter(30), comment(31)]);
    whoAmI();
    updating(31);
    expect(await upsert()).toMatchObject({ action: 'updated', id: 31 });
  });

  test('our comment is found behind a hundred others', async () => {
    listing(1, chatter(100), true);
    listing(2, [comment(101)]);
    whoAmI();
    updating(101);
    expect(await upsert()).toMatchObject({ action: 'updated', id: 101 });
  });

  test('a list that never ends is abandoned', async () => {
    for (let page = 1; page <= 50; page += 1) listing(page, chatter(1, page), true);
    expect(await upsert()).toMatchObject({
      action: 'skipped',
      failed: true,
      reason: 'The pull request has too many comments to read.',
    });
  });
});

describe('a comment is not ours', () => {
  test('if a stranger wrote it with our marker', async () => {
    const theirs = comment(1, { user: { login: 'stranger' }, body: commentBody('forged', runOf(99)) });
    listing(1, [theirs]);
    whoAmI();
    const made = creating(2);
    listing(1, [theirs, made]);
    expect(await upsert()).toMatchObject({ action: 'created', id: 2 });
  });

  test('if its account is deleted, or it has no body', async () => {
    const odd = [comment(1, { user: null }), { ...comment(2), body: undefined }];
    listing(1, odd);
    whoAmI();
    const made = creating(3);
    listing(1, [...odd, made]);
    expect(await upsert()).toMatchObject({ action: 'created', id: 3 });
  });
});

describe('when GitHub refuses,', () => {
  test('403 names the permission and is not repeated', async () => {
    listing(1, []);
    scope.post(list).reply(403, { message: 'Resource not accessible by integration' });
    expect(await upsert()).toEqual({
      action: 'skipped',
      reason: 'Could not comment on pull request 7: 403 - Resource not accessible by integration.',
      failed: true,
      hint: 'Give the job the permission pull-requests: write (or issues: write), or set github-token to a token that has it.',
    });
    expect(waits).toEqual([]);
  });

  test('404 names the permission too, since GitHub hides what the token may not see', async () => {
    scope.get(list).query(true).reply(404, { message: 'Not Found' });
    const outcome = await upsert();
    expect(outcome).toMatchObject({ action: 'skipped', failed: true });
    expect(outcome.hint).toContain('pull-requests: write');
  });

  test('404 for an update creates the comment again, once', async () => {
    listing(1, [comment(1)]);
    whoAmI();
    scope.patch('/repos/acme/kites/issues/comments/1').reply(404, { message: 'Not Found' });
    const made = creating(2);
    listing(1, [made]);
    expect(await upsert()).toMatchObject({ action: 'created', id: 2 });
  });

  test('422 twice leads to the last form', async () => {
    listing(1, []);
    scope
      .post(list)
      .times(2)
      .reply(422, { message: 'Validation Failed', errors: [{ code: 'unprocessable' }] });
    const made = creating(1, 'new, minimal');
    listing(1, [made]);
    expect(await upsert()).toMatchObject({ action: 'created', id: 1 });
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
    const result = await upsert();
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
    const made = creating(1);
    listing(1, [made]);
    expect(await upsert()).toMatchObject({ action: 'created', id: 1 });
    expect(waits).toEqual([31_000]);
  });

  test('a secondary limit that says nothing costs a minute', async () => {
    scope.get(list).query(true).reply(429, { message: 'You have exceeded a secondary rate limit.' });
    listing(1, [comment(1, { body: commentBody('new', runOf(10)) })]);
    whoAmI();
    expect(await upsert()).toMatchObject({ action: 'unchanged' });
    expect(waits).toEqual([61_000]);
  });

  test.each(['1e9', '-5'])('a limit of an unreadable time costs two short pauses: %s', async (after) => {
    scope
      .get(list)
      .query(true)
      .times(3)
      .reply(429, { message: 'You have exceeded a secondary rate limit.' }, { 'retry-after': after });
    const result = await upsert();
    expect(result).toMatchObject({
      action: 'skipped',
      reason:
        'Could not list the comments of pull request 7: 429 - You have exceeded a secondary rate limit.',
      failed: true,
    });
    expect(result.hint).toBeUndefined();
    expect(waits).toEqual([1_000, 2_000]);
  });

  test('a limit of an hour is not waited for, and is reported', async () => {
    scope
      .get(list)
      .query(true)
      .reply(403, { message: 'API rate limit exceeded.' }, { 'retry-after': '3600' });
    expect(await upsert()).toEqual({
      action: 'skipped',
      reason: 'Could not list the comments of pull request 7: 403 - API rate limit exceeded.',
      failed: true,
      hint: 'GitHub asks to retry after 1 h.',
    });
    expect(waits).toEqual([]);
  });

  test('a bad gateway is tried three times', async () => {
    scope
      .get(list)
      .query(true)
      .times(3)
      .reply(502, '<html>Bad Gateway</html>', { 'content-type': 'text/html' });
    expect(await upsert()).toMatchObject({
      action: 'skipped',
      failed: true,
      reason: 'Could not list the comments of pull request 7: 502 - no reason given.',
    });
    expect(waits).toEqual([1000, 2000]);
  });

  test('a connection that breaks while commenting leaves one comment', async () => {
    listing(1, []);
    scope.post(list).replyWithError(new Error('socket hang up'));
    const made = comment(4, { body: commentBody('new', runOf(10)) });
    listing(1, [made]);
    whoAmI();
    listing(1, [made]);
    expect(await upsert()).toMatchObject({ action: 'created', id: 4 });
  });
});

test('the marker of these tests is the first line of their comments', () => {
  expect(commentBody('x', runOf(1)).split('\n')[0]).toBe(marker);
});
