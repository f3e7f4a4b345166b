import { hash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CommentRequest, keepComment, readOwnComments } from '../../../src/action/github/comment.ts';
import { askStandIn, standInEachTest } from '../../support/github/ask.ts';
import { type Fault, runToken } from '../../support/github/world.ts';

const bot = 'github-actions[bot]';
const key = 'flaky-tests acme/web';
const encoded = hash('sha256', key, 'base64url');
const here = standInEachTest();
let log: string[];

beforeEach(() => {
  here.standIn.open({ number: 7 });
  log = [];
});

const comments = () => here.standIn.comments.get(7) ?? [];
const writes = () =>
  here.standIn.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');

/** Keeps a comment that says `text`, as run 10 does. */
function keep(text: string, parts: Partial<CommentRequest> = {}) {
  return keepComment({
    github: askStandIn(here.standIn),
    pullRequest: 7,
    key,
    tiers: [text, `${text}, compact`, `${text}, minimal`],
    note: `note-of-${text}`,
    whenAbsent: 'create',
    whenPresent: 'update',
    run: { id: 10, attempt: 1 },
    headSha: null,
    readOnlyToken: false,
    log: (line) => log.push(line),
    signal: new AbortController().signal,
    ...parts,
  });
}

/** A comment as an earlier run wrote it. */
const bodyOf = (text: string, run = '5.1', note = 'x') =>
  `<!-- kitestring ${encoded} run ${run} -->\n${text}\n\n<!-- kitestring-note ${note} -->`;
const write = (body: string, author: string | null = bot) =>
  here.standIn.write({ pullRequest: 7, author, body });
const fail = (fault: Partial<Fault>) =>
  here.standIn.faults.push({ method: 'POST', path: /comments/, times: 1, status: 502, ...fault });

describe('one comment', () => {
  test('is created with marker, text and note', async () => {
    expect(await keep('kites')).toMatchObject({ action: 'created', failed: false, id: comments()[0]?.id });
    expect(comments().map(({ body }) => body)).toEqual([bodyOf('kites', '10.1', 'note-of-kites')]);
  });

  test('is updated by a later run, in one write', async () => {
    await keep('kites');
    expect(await keep('gusts', { run: { id: 11, attempt: 1 } })).toMatchObject({ action: 'updated' });
    expect(comments().map(({ body }) => body)).toEqual([bodyOf('gusts', '11.1', 'note-of-gusts')]);
    expect(writes()).toHaveLength(2);
  });

  test('is left alone if its note is the same, and never without a note', async () => {
    await keep('kites');
    expect(await keep('gusts', { note: 'note-of-kites' })).toMatchObject({
      action: 'unchanged',
      id: comments()[0]?.id,
    });
    await keep('kites', { note: '' });
    expect(comments()[0]?.body).not.toContain('kitestring-note');
    expect(await keep('kites', { note: '' })).toMatchObject({ action: 'updated' });
  });

  test('is found behind a hundred others, and after a browser has rewritten its line ends', async () => {
    for (let count = 0; count < 150; count += 1) write('Nice kite.', 'ada');
    write(`${bodyOf('old').replaceAll('\n', '\r\n')}\r\n`);
    expect(await keep('new')).toMatchObject({ action: 'updated' });
    expect(await readOwnComments(askStandIn(here.standIn), 7, key)).toMatchObject([{ note: 'note-of-new' }]);
    expect(comments()).toHaveLength(151);
  });

  test('is one for each key, however long or odd the key is', async () => {
    for (const other of ['build acme/web', 'x'.repeat(5_000), '--> \ud800\n', key]) {
      expect(await keep('a', { key: other })).toMatchObject({ action: 'created' });
      expect(await keep('b', { key: other })).toMatchObject({ action: 'updated' });
    }
    expect(comments()).toHaveLength(4);
  });
});

describe('a comment is not ours', () => {
  test.each<[string, string, string | null]>([
    ['by a stranger', bodyOf('forged', '99.1'), 'stranger'],
    ['by a deleted account', bodyOf('old'), null],
    ['with the marker below its first line', `Look:\n${bodyOf('old')}`, bot],
    ['with the marker in a quotation', `> ${bodyOf('old')}`, bot],
    ['with another key', bodyOf('old').replace(encoded, 'other'), bot],
  ])('%s', async (_, body, author) => {
    write(body, author);
    expect(await keep('new')).toMatchObject({ action: 'created' });
    expect(comments().map((comment) => comment.body)).toContain(body);
  });

  test.each([
    { token: 'ghs_app', login: 'kites[bot]', kind: 'installation' },
    { token: 'ghp_ada', login: 'Ada', kind: 'user' },
  ] as const)('unless it is by the owner of the token: $login', async ({ token, login, kind }) => {
    here.standIn.holders.set(token, { login, kind, comments: 'write', pullRequests: 'read' });
    write(bodyOf('old'), login);
    write(bodyOf('of the workflow'));
    expect(await keep('new', { github: askStandIn(here.standIn, token) })).toMatchObject({
      action: 'updated',
    });
  });
});

describe('if several comments are ours,', () => {
  test('the newest one stays, and the others are removed', async () => {
    for (const text of ['one', 'two', 'three']) write(bodyOf(text));
    const newest = comments()[2]?.id;
    expect(await keep('new')).toMatchObject({ action: 'updated', id: newest });
    expect(comments().map(({ id }) => id)).toEqual([newest]);
    expect(log).toHaveLength(2);
  });

  test('one that cannot be removed changes nothing else', async () => {
    for (const text of ['one', 'two']) write(bodyOf(text));
    fail({ method: 'DELETE', status: 403 });
    expect(await keep('new')).toMatchObject({ action: 'updated', failed: false });
    expect(comments()).toHaveLength(2);
    expect(log[0]).toMatch(/^Could not delete comment \d+: 403/);
  });
});

describe('the newest run wins:', () => {
  test.each([
    ['11.1', 'skipped'],
    ['10.2', 'skipped'],
    ['10.1', 'updated'],
    ['9.5', 'updated'],
  ])('beside a comment of run %s, run 10.1 has %s', async (run, action) => {
    write(bodyOf('old', run));
    expect(await keep('new')).toMatchObject({ action, failed: false });
  });

  test('nothing is written once the pull request has moved on', async () => {
    write(bodyOf('old'));
    const head = here.standIn.pullRequests.get(7)?.head.sha ?? '';
    expect(await keep('new', { headSha: 'f'.repeat(40) })).toMatchObject({
      action: 'skipped',
      reason: 'The pull request has a newer commit than this report.',
    });
    expect(await keep('new', { headSha: head })).toMatchObject({ action: 'updated' });
  });

  test('a token that may not read the pull request writes all the same', async () => {
    here.standIn.holders.set(runToken, {
      login: bot,
      kind: 'installation',
      comments: 'write',
      pullRequests: 'none',
    });
    expect(await keep('new', { headSha: 'f'.repeat(40) })).toMatchObject({ action: 'created' });
  });
});

describe('by the rules of the inputs,', () => {
  test.each<[string, Partial<CommentRequest>, boolean, string]>([
    ['nothing is created if there is nothing to report', { whenAbsent: 'skip' }, false, 'skipped'],
    ['a comment may be kept', { whenPresent: 'keep' }, true, 'skipped'],
    ['a comment may be deleted', { whenPresent: 'delete' }, true, 'deleted'],
    ['nothing is deleted if there is none', { whenPresent: 'delete', whenAbsent: 'skip' }, false, 'skipped'],
  ])('%s', async (_, parts, exists, action) => {
    if (exists) write(bodyOf('old'));
    expect(await keep('new', parts)).toMatchObject({ action, failed: false });
    expect(comments()).toHaveLength(exists && action !== 'deleted' ? 1 : 0);
  });

  test('a comment that cannot be deleted is a failure', async () => {
    write(bodyOf('old'));
    fail({ method: 'DELETE', status: 403, message: 'No' });
    expect(await keep('new', { whenPresent: 'delete' })).toMatchObject({ action: 'skipped', failed: true });
  });

  test('a closed pull request gets no new comment, and an existing one is updated', async () => {
    here.standIn.open({ number: 8, state: 'closed' });
    const headSha = here.standIn.pullRequests.get(8)?.head.sha ?? '';
    expect(await keep('new', { pullRequest: 8, headSha })).toMatchObject({
      action: 'skipped',
      reason: 'The pull request is closed.',
    });
    here.standIn.write({ pullRequest: 8, author: bot, body: bodyOf('old') });
    expect(await keep('new', { pullRequest: 8, headSha })).toMatchObject({ action: 'updated' });
  });
});

describe('if GitHub refuses,', () => {
  test('the next form follows where one is too long', async () => {
    fail({ status: 422, times: 2 });
    expect(await keep('kites')).toMatchObject({ action: 'created' });
    expect(comments()[0]?.body).toContain('kites, minimal');
  });

  test('its reason is reported if it accepts no form', async () => {
    fail({ status: 422, times: 9, message: 'Validation Failed' });
    expect(await keep('kites')).toMatchObject({
      failed: true,
      reason: expect.stringContaining('422 - Validation Failed'),
    });
  });

  test.each<[number, string, RegExp]>([
    [403, 'Resource not accessible by integration', /permission pull-requests: write \(or issues: write\)/],
    [404, 'Not Found', /permission pull-requests: write/],
    [403, 'Unable to create comment because issue is locked.', / locked\. The conversation is locked\.$/],
    [401, 'Bad credentials', /github-token is not valid or has expired/],
  ])('the way out is named: %d, %s', async (status, message, hint) => {
    fail({ status, message });
    const outcome = await keep('kites');
    expect(outcome).toMatchObject({ action: 'skipped', failed: true });
    expect(outcome.reason).toMatch(hint);
  });

  test('a rate limit of an hour is not waited for, and its end is named', async () => {
    fail({ method: 'GET', status: 429, headers: { 'retry-after': '3600' } });
    expect((await keep('kites')).reason).toMatch(/GitHub asks to retry after 1 h\.$/);
  });

  test('a token that is probably read-only is tried once, and its refusal is usual', async () => {
    fail({ status: 403 });
    expect(await keep('kites', { readOnlyToken: true })).toMatchObject({ failed: true, isUsual: true });
    expect(await keep('kites', { readOnlyToken: true })).toMatchObject({ action: 'created' });
  });
});

test.each([true, false])(
  'a comment whose answer is lost is not created again, and its failure is told (created: %s)',
  async (applied) => {
    fail({ applied });
    expect(await keep('kites')).toMatchObject({ action: 'skipped', failed: true });
    expect(comments()).toHaveLength(applied ? 1 : 0);
  },
);

test('an update whose answer is lost is sent again, since repeating it is safe', async () => {
  write(bodyOf('old'));
  fail({ method: 'PATCH', applied: true });
  expect(await keep('new')).toMatchObject({ action: 'updated' });
});

test('a step that is interrupted says that its write is not confirmed', async () => {
  const controller = new AbortController();
  const github = askStandIn(here.standIn);
  const createComment = () => {
    controller.abort();
    return Promise.reject(new Error('aborted'));
  };
  const interrupted = keep('kites', { github: { ...github, createComment }, signal: controller.signal });
  expect(await interrupted).toMatchObject({
    failed: true,
    isUsual: true,
    reason: expect.stringContaining('interrupted'),
  });
});

test('a bug of ours is not reported as a refusal', async () => {
  const listComments = () => Promise.reject(new TypeError('a mistake'));
  await expect(keep('kites', { github: { ...askStandIn(here.standIn), listComments } })).rejects.toThrow(
    'a mistake',
  );
});

test('a list of comments that never ends is abandoned', async () => {
  const listComments = async () => ({ items: [], more: true });
  expect(await keep('kites', { github: { ...askStandIn(here.standIn), listComments } })).toMatchObject({
    failed: true,
    reason: 'The pull request has too many comments to read.',
  });
});
