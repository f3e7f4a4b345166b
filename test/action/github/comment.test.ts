import { hash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CommentKeeper, keepComments, readOwnComments } from '../../../src/action/github/comment.ts';
import type { GitHub } from '../../../src/action/github/github.ts';
import type { CommentToKeep } from '../../../src/operations/context/workflow.ts';
import { askStandIn, standInEachTest } from '../../support/github/ask.ts';
import type { Fault } from '../../support/github/world.ts';

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

/** Keeps a comment that says `text`, as run 10 does. */
async function keep(text: string, parts: Partial<CommentToKeep & CommentKeeper> = {}) {
  const all: CommentToKeep & CommentKeeper = {
    place: [7],
    key,
    note: `note-of-${text}`,
    tiers: [text, `${text}, compact`, `${text}, minimal`],
    whenAbsent: 'create',
    whenPresent: 'update',
    readOnlyToken: false,
    github: askStandIn(here.standIn),
    run: { id: 10, attempt: 1 },
    redact: (text) => text,
    log: (line: string) => void log.push(line),
    signal: new AbortController().signal,
    ...parts,
  };
  const [kept] = await keepComments(all, all);
  if (kept === undefined) throw new Error('Nothing is known of the comment.');
  return kept;
}

/** A comment as an earlier run wrote it. */
const bodyOf = (text: string, run = '5.1', note = 'x') =>
  `<!-- kitestring ${encoded} run ${run} -->\n${text}\n\n<!-- kitestring-note ${note} -->`;
const write = (body: string, author: string | null = bot) =>
  here.standIn.write({ pullRequest: 7, author, body });
const fail = (fault: Partial<Fault>) =>
  here.standIn.faults.push({ method: 'POST', path: /comments/, times: 1, status: 502, ...fault });

describe('one comment', () => {
  test('is created with marker, text and note, and updated by a later run in one write', async () => {
    const created = await keep('kites');
    expect(created).toMatchObject({ action: 'created', id: comments()[0]?.id });
    expect(created.level).toBeUndefined();
    expect(comments().map(({ body }) => body)).toEqual([bodyOf('kites', '10.1', 'note-of-kites')]);
    expect(await keep('gusts', { run: { id: 11, attempt: 1 } })).toMatchObject({ action: 'updated' });
    expect(comments().map(({ body }) => body)).toEqual([bodyOf('gusts', '11.1', 'note-of-gusts')]);
    const writes = here.standIn.requests.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path }) => (path === '/graphql' ? path : method))).toEqual([
      ...['POST', '/graphql', 'PATCH'],
    ]);
  });

  test('is left alone if its note is the same, and never without a note', async () => {
    const { id } = await keep('kites');
    expect(await keep('gusts', { note: 'note-of-kites' })).toMatchObject({ action: 'unchanged', id });
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
    const { action } = await keep('new', { github: askStandIn(here.standIn, token) });
    expect(action).toBe('updated');
  });
});

describe('after a change of the token', () => {
  const ada = { login: 'ada', kind: 'user', comments: 'write', pullRequests: 'read' } as const;

  test('the comment of the workflow is updated, and so is one by a given author', async () => {
    here.standIn.holders.set('ghp_ada', ada);
    write(bodyOf('of the workflow'));
    const github = askStandIn(here.standIn, 'ghp_ada');
    expect(await keep('new', { github })).toMatchObject({ action: 'updated' });
    write(bodyOf('of ada', '6.1'), 'Ada');
    expect(await keep('newer', { authors: ['ADA'] })).toMatchObject({ action: 'updated' });
    expect(comments()).toHaveLength(1);
  });

  test('a comment that cannot be edited is named, and a new one is written, which is kept from then on', async () => {
    here.standIn.holders.set('ghp_ada', ada);
    const { id } = write(bodyOf('of the workflow'));
    const github = askStandIn(here.standIn, 'ghp_ada');
    for (const action of ['created', 'updated']) {
      fail({ method: 'PATCH', path: new RegExp(`comments/${id}$`), status: 403 });
      fail({ method: 'DELETE', status: 403 });
      expect(await keep(action, { github })).toMatchObject({ action });
    }
    expect(log[0]).toMatch(`A new comment is written beside comment ${id} by github-actions[bot]. `);
    expect(comments().map(({ user }) => user?.login)).toEqual(['github-actions[bot]', 'ada']);
  });
});

test('if several comments are ours, the newest one stays, and the others are removed if they can be', async () => {
  for (const text of ['one', 'two', 'three']) write(bodyOf(text));
  const newest = comments()[2]?.id;
  fail({ method: 'DELETE', status: 403 });
  expect(await keep('new')).toMatchObject({ action: 'updated', id: newest });
  expect(log).toEqual([expect.stringMatching(/^Could not delete comment \d+: 403/)]);
  expect(comments()).toHaveLength(3);
  await keep('newer');
  expect(comments().map(({ id }) => id)).toEqual([newest]);
  expect(log).toHaveLength(3);
});

test.each<[string, string | null, Partial<CommentToKeep>, string, string?]>([
  ['a later run has written it', '11.1', {}, 'skipped', 'A later run (11, attempt 1)'],
  ['a later attempt has written it', '10.2', {}, 'skipped', 'A later run (10, attempt 2)'],
  ['the same attempt has written it', '10.1', {}, 'updated'],
  ['an earlier run has written it', '9.5', {}, 'updated'],
  ['there is nothing to report', null, { whenAbsent: 'skip' }, 'skipped'],
  ['it may stay', '5.1', { whenPresent: 'keep' }, 'skipped'],
  [
    'it is about something newer',
    '5.1',
    { yieldsTo: (note) => note === 'x' },
    'skipped',
    'may be about a newer',
  ],
  ['it is about something older', '5.1', { yieldsTo: () => false }, 'updated'],
  ['the caller asks to delete it', '5.1', { whenPresent: 'delete' }, 'deleted'],
  ['there is none to delete', null, { whenPresent: 'delete', whenAbsent: 'skip' }, 'skipped'],
])('if %s (comment of run %s), it is left alone or not', async (_, run, parts, action, reason = '') => {
  if (run !== null) write(bodyOf('old', run));
  const outcome = await keep('new', parts);
  expect(outcome).toMatchObject({ action, reason: expect.stringContaining(reason) });
  expect(outcome.level).toBeUndefined();
  const isThere = (run !== null && action !== 'deleted') || action === 'created';
  expect(comments()).toHaveLength(isThere ? 1 : 0);
});

describe('if GitHub refuses,', () => {
  test('the next form follows where one is too long', async () => {
    fail({ status: 422, times: 2 });
    expect(await keep('kites')).toMatchObject({ action: 'created' });
    expect(comments()[0]?.body).toContain('kites, minimal');
  });

  test.each<[Partial<Fault>, RegExp]>([
    [{ status: 422, times: 9, message: 'Validation Failed' }, /422 - Validation Failed/],
    [{ status: 403, message: 'Not accessible' }, /permission pull-requests: write \(or issues: write\)/],
    [{ status: 404, message: 'Not Found' }, /permission pull-requests: write/],
    [{ status: 401, message: 'Bad credentials' }, /github-token is not valid or has expired/],
    // A rate limit of an hour is not waited for.
    [{ method: 'GET', status: 429, headers: { 'retry-after': '3600' } }, /asks to retry after 1 h\.$/],
  ])('its reason and the way out are named: %j', async (fault, reason) => {
    fail(fault);
    const outcome = await keep('kites');
    expect(outcome).toMatchObject({ action: 'skipped', level: 'warnings' });
    expect(outcome.reason).toMatch(reason);
  });

  test('is no matter where none is needed: GitHub may refuse to say which pull request it is', async () => {
    const place = { reason: 'Not accessible.', isUsual: false };
    expect((await keep('kites', { place, whenAbsent: 'skip' })).level).toBeUndefined();
    expect((await keep('kites', { place })).level).toBe('warnings');
  });

  test('a token that is probably read-only is tried once, and its refusal is usual', async () => {
    fail({ status: 403 });
    expect(await keep('kites', { readOnlyToken: true })).toMatchObject({ level: 'notices' });
    expect(await keep('kites', { readOnlyToken: true })).toMatchObject({ action: 'created' });
  });
});

test.each([
  [true, 1],
  [false, 0],
])('a comment whose answer is lost is not created again (created: %s)', async (applied, count) => {
  fail({ applied });
  expect(await keep('kites')).toMatchObject({ action: 'skipped', level: 'warnings' });
  expect(comments()).toHaveLength(count);
});

test('an update whose answer is lost is sent again, since repeating it is safe', async () => {
  write(bodyOf('old'));
  fail({ method: 'PATCH', applied: true });
  expect(await keep('new')).toMatchObject({ action: 'updated' });
});

test('an interruption is reported, and a bug of ours is no refusal', async () => {
  const mistake: GitHub = async () => {
    throw new TypeError('a mistake');
  };
  const interrupted = await keep('kites', { github: mistake, signal: AbortSignal.abort() });
  expect(interrupted).toMatchObject({ level: 'notices', reason: expect.stringContaining('interrupted') });
  await expect(keep('kites', { github: mistake })).rejects.toThrow('a mistake');
});
