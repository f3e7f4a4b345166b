import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommentRequest } from '../../../../src/action/github/comment/comment-request.ts';
import { upsertComment } from '../../../../src/action/github/comment/upsert-comment.ts';
import type { GitHub } from '../../../../src/action/github/github.ts';
import { askPatiently, askStandIn } from '../../../support/github/ask.ts';
import {
  commentBody,
  commentRequest,
  marker,
  runOf,
  suiteRequest,
  suitesIn,
} from '../../../support/github/comment-request.ts';
import { sha } from '../../../support/github/payloads.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../../support/github/stand-in.ts';
import { makePullRequest } from '../../../support/github/things.ts';
import { runToken } from '../../../support/github/world.ts';

const bot = 'github-actions[bot]';

let standIn: GitHubStandIn;
let github: GitHub;
let waits: number[];

beforeEach(() => {
  standIn = createGitHubStandIn();
  standIn.open({ number: 7, sha: sha('a') });
  waits = [];
  github = askPatiently(askStandIn(standIn), waits);
});

afterEach(() => {
  expect(standIn.violations).toEqual([]);
});

function write(text: string, parts: { author?: string | null; runId?: number; minimized?: boolean } = {}) {
  const { author = bot, runId = 5, minimized = false } = parts;
  return standIn.write({ pullRequest: 7, author, body: commentBody(text, runOf(runId)), minimized });
}

function bodies() {
  return standIn.comments.get(7)?.map((comment) => comment.body);
}

function writes() {
  return standIn.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
}

describe('one comment', () => {
  test('is created where there is none', async () => {
    const outcome = await upsertComment(commentRequest(github, 'flaky'));
    expect(outcome).toEqual({
      action: 'created',
      reason: 'There was no comment yet.',
      failed: false,
      id: 1001,
    });
    expect(bodies()).toEqual([commentBody('flaky', runOf(10))]);
  });

  test('is updated where it says something else', async () => {
    const { id } = write('old');
    const outcome = await upsertComment(commentRequest(github, 'new'));
    expect(outcome).toMatchObject({ action: 'updated', id });
    expect(bodies()).toEqual([commentBody('new', runOf(10))]);
  });

  test('is left alone where it says the same about the same commit', async () => {
    write('same', { runId: 10 });
    const outcome = await upsertComment(commentRequest(github, 'same'));
    expect(outcome).toMatchObject({ action: 'unchanged', failed: false });
    expect(writes()).toEqual([]);
  });

  test('is stamped, by one write, where it says the same about another commit', async () => {
    write('same');
    const outcome = await upsertComment(commentRequest(github, 'same'));
    expect(outcome).toMatchObject({ action: 'stamped', failed: false });
    expect(bodies()).toEqual([commentBody('same', runOf(10))]);
    expect(writes()).toHaveLength(1);
  });

  test('is recognized after a browser has rewritten its line ends', async () => {
    const comment = write('same', { runId: 10 });
    comment.body = comment.body.replaceAll('\n', '\r\n');
    expect(await upsertComment(commentRequest(github, 'same'))).toMatchObject({ action: 'unchanged' });
  });

  test('is found behind a hundred others', async () => {
    for (let number = 0; number < 100; number += 1) {
      standIn.write({ pullRequest: 7, author: 'somebody', body: `Comment ${number}` });
    }
    const { id } = write('old');
    expect(await upsertComment(commentRequest(github, 'new'))).toMatchObject({ action: 'updated', id });
    expect(standIn.comments.get(7)).toHaveLength(101);
  });

  test('is found if another one is deleted while the pages are read', async () => {
    for (let number = 0; number < 100; number += 1) {
      standIn.write({ pullRequest: 7, author: 'somebody', body: `Comment ${number}` });
    }
    const { id } = write('old');
    let deleted = false;
    const shifting: GitHub = {
      ...github,
      listComments: (pull, page) => {
        if (page === 2 && !deleted) {
          standIn.comments.get(7)?.shift();
          deleted = true;
        }
        return github.listComments(pull, page);
      },
    };
    expect(await upsertComment(commentRequest(shifting, 'new'))).toMatchObject({ action: 'updated', id });
    expect(writes().map(({ method }) => method)).toEqual(['PATCH']);
  });

  test('gives the report its earlier content', async () => {
    write('old');
    const told: (string | null)[] = [];
    const render: CommentRequest['render'] = (tier, state) => {
      told.push(state?.previous ?? null);
      return { tier, body: commentBody(`new ${tier}`, runOf(10)) };
    };
    await upsertComment(commentRequest(github, '', { render }));
    expect(told).toEqual([commentBody('old', runOf(5))]);
  });

  test('holds no secret', async () => {
    const redact = (body: string) => body.replaceAll('hunter2', '[redacted]');
    await upsertComment(commentRequest(github, 'the password is hunter2', { redact }));
    expect(bodies()).toEqual([commentBody('the password is [redacted]', runOf(10))]);
  });
});

describe('when comments of others exist,', () => {
  test('a stranger who copies our marker gets nothing overwritten', async () => {
    write('mine, all mine', { author: 'stranger', runId: 99 });
    const outcome = await upsertComment(commentRequest(github, 'flaky'));
    expect(outcome).toMatchObject({ action: 'created' });
    expect(bodies()).toEqual([commentBody('mine, all mine', runOf(99)), commentBody('flaky', runOf(10))]);
  });

  test('a comment of a deleted account is not ours', async () => {
    write('ghost', { author: null });
    expect(await upsertComment(commentRequest(github, 'flaky'))).toMatchObject({ action: 'created' });
  });

  test.each([
    ['on a later line', `Hello\n${marker}\nold`],
    ['with something behind it', `${marker} and more\nold`],
    ['behind a blank', ` ${marker}\nold`],
  ])('the marker counts on the first line alone: %s', async (_, body) => {
    standIn.write({ pullRequest: 7, author: bot, body });
    expect(await upsertComment(commentRequest(github, 'flaky'))).toMatchObject({ action: 'created' });
  });

  test('an App is known by its own name', async () => {
    standIn.holders.set('ghs_app', {
      login: 'kites[bot]',
      kind: 'installation',
      comments: 'write',
      pullRequests: 'read',
    });
    const ours = write('old', { author: 'kites[bot]' });
    write('of the run', { author: bot });
    const outcome = await upsertComment(commentRequest(askStandIn(standIn, 'ghs_app'), 'new'));
    expect(outcome).toMatchObject({ action: 'updated', id: ours.id });
  });

  test('a person is known by the account', async () => {
    standIn.holders.set('ghp_ada', { login: 'ada', kind: 'user', comments: 'write', pullRequests: 'read' });
    const ours = write('old', { author: 'Ada' });
    const outcome = await upsertComment(commentRequest(askStandIn(standIn, 'ghp_ada'), 'new'));
    expect(outcome).toMatchObject({ action: 'updated', id: ours.id });
    expect(standIn.requests.map(({ path }) => path)).toContain('/user');
  });

  test('a token that does not tell its owner counts as the token of the run', async () => {
    standIn.holders.set('odd', { login: bot, kind: 'installation', comments: 'write', pullRequests: 'read' });
    const ours = write('old');
    const outcome = await upsertComment(commentRequest(askStandIn(standIn, 'odd'), 'new'));
    expect(outcome).toMatchObject({ action: 'updated', id: ours.id });
  });

  test.each([
    ['an App', 'ghs_app', 'kites[bot]', 'installation'],
    ['a person', 'ghp_ada', 'ada', 'user'],
  ] as const)(
    'nothing is written while GitHub does not say that the token is of %s',
    async (_, token, login, kind) => {
      standIn.holders.set(token, { login, kind, comments: 'write', pullRequests: 'read' });
      const ours = write('old', { author: login });
      for (const [method, path] of [
        ['GET', /^\/user$/],
        ['POST', /^\/graphql$/],
      ] as const)
        standIn.faults.push({ method, path, times: 9, status: 403, message: 'No' });
      const outcome = await upsertComment(commentRequest(askStandIn(standIn, token), 'new'));
      expect(outcome).toMatchObject({
        action: 'skipped',
        failed: true,
        reason:
          'Could not read the owner of the token: GitHub does not say who it is, so our comment cannot be told from a copy of it. Set github-token to a token whose owner GitHub names, such as the default one.',
      });
      expect(bodies()).toEqual([ours.body]);
      expect(writes()).toEqual([]);
    },
  );

  test('a comment that a person has hidden is updated, and stays hidden', async () => {
    const { id } = write('old', { minimized: true });
    expect(await upsertComment(commentRequest(github, 'new'))).toMatchObject({ action: 'updated', id });
    expect(standIn.comments.get(7)).toMatchObject([{ id, minimized: { reason: 'outdated' } }]);
  });
});

describe('when several comments are ours,', () => {
  test('the oldest one stays, and the others are removed', async () => {
    const oldest = write('one', { runId: 3 });
    write('two', { runId: 4 });
    write('not ours', { author: 'stranger' });
    write('three', { runId: 5 });
    const log: string[] = [];
    const outcome = await upsertComment(commentRequest(github, 'new', { log: (line) => log.push(line) }));
    expect(outcome).toMatchObject({ action: 'updated', id: oldest.id });
    expect(log).toEqual(['Deleted our comment 1002.', 'Deleted our comment 1004.']);
    expect(bodies()).toEqual([commentBody('new', runOf(10)), commentBody('not ours', runOf(5))]);
  });

  test('what the report remembers is what the latest run wrote', async () => {
    write('older', { runId: 3 });
    write('latest', { runId: 9 });
    write('old', { runId: 4 });
    let told: string | null = null;
    const render: CommentRequest['render'] = (tier, state) => {
      told = state?.previous ?? null;
      return { tier, body: commentBody('new', runOf(10)) };
    };
    await upsertComment(commentRequest(github, '', { render }));
    expect(told).toBe(commentBody('latest', runOf(9)));
  });

  test('the one that stays gets what only a surplus one remembers, even if its report is the same', async () => {
    const run = runOf(10);
    const oldest = write('web', { runId: 10 });
    write('web api', { runId: 9 });
    const same = suiteRequest(github, 'web', { run, compare: () => 'same' });
    expect(await upsertComment(same)).toMatchObject({ action: 'stamped', id: oldest.id });
    expect(bodies()?.map(suitesIn)).toEqual([['api', 'web']]);
  });

  test('a surplus one that cannot be removed changes nothing else', async () => {
    write('one');
    write('two');
    standIn.faults.push({ method: 'DELETE', path: /./, times: 9, status: 403, message: 'Forbidden' });
    const outcome = await upsertComment(commentRequest(github, 'new'));
    expect(outcome).toMatchObject({ action: 'updated', failed: false });
  });
});

describe('when runs compete,', () => {
  test.each([
    ['a later run', runOf(11)],
    ['a later attempt', runOf(10, 3)],
    ['a later moment', runOf(10, 2, 1)],
  ])('the comment of %s is left alone', async (_, run) => {
    standIn.write({ pullRequest: 7, author: bot, body: commentBody('later', run) });
    const outcome = await upsertComment(commentRequest(github, 'mine', { run: runOf(10, 2) }));
    expect(outcome).toMatchObject({
      action: 'skipped',
      reason: `A later run (${run.id}, attempt ${run.attempt}) has written the comment.`,
      failed: false,
    });
    expect(writes()).toEqual([]);
  });

  test.each([
    [
      'a run that claims to be later, from longer ago than a run can take',
      runOf(2 ** 53 - 1, 1, -66 * 24 * 60),
    ],
    ['an earlier run', runOf(9, 5, 9)],
    ['an earlier attempt', runOf(10, 1, 9)],
    ['an earlier moment', runOf(10, 2, -1)],
    ['the same run', runOf(10, 2)],
    ['the same run, seconds later', { ...runOf(10, 2), at: runOf(10, 2).at + 59_999 }],
  ])('the comment of %s is updated', async (_, run) => {
    standIn.write({ pullRequest: 7, author: bot, body: commentBody('earlier', run) });
    const outcome = await upsertComment(commentRequest(github, 'mine', { run: runOf(10, 2) }));
    expect(outcome).toMatchObject({ action: 'updated' });
  });

  test('nothing is written if a surplus comment is of a later run', async () => {
    write('early', { runId: 3 });
    write('late', { runId: 12 });
    expect(await upsertComment(commentRequest(github, 'mine'))).toMatchObject({ action: 'skipped' });
    expect(writes()).toEqual([]);
  });

  test('a comment that does not say who wrote it is taken for an old one', async () => {
    standIn.write({ pullRequest: 7, author: bot, body: `${marker}\nsomebody cut the end off` });
    expect(await upsertComment(commentRequest(github, 'mine'))).toMatchObject({ action: 'updated' });
  });

  test('nothing is written once the pull request has moved on', async () => {
    const outcome = await upsertComment(commentRequest(github, 'flaky', { headSha: sha('b') }));
    expect(outcome).toMatchObject({
      action: 'skipped',
      reason: 'The pull request has a newer commit than this report.',
      failed: false,
    });
    expect(bodies()).toEqual([]);
  });

  test('it is written while the pull request is where the report is', async () => {
    const outcome = await upsertComment(commentRequest(github, 'flaky', { headSha: sha('a') }));
    expect(outcome).toMatchObject({ action: 'created' });
  });

  test('it is written where the token may comment but not look', async () => {
    standIn.holders.set(runToken, {
      login: bot,
      kind: 'installation',
      comments: 'write',
      pullRequests: 'none',
    });
    const outcome = await upsertComment(commentRequest(github, 'flaky', { headSha: sha('b') }));
    expect(outcome).toMatchObject({ action: 'created' });
  });
});

describe('what an update adds to the memory', () => {
  const reportOn = (suite: string, parts: Partial<CommentRequest> = {}) =>
    upsertComment(suiteRequest(github, suite, parts));
  /** Reports on web while another run updates the comment; the update of web arrives while that one waits. */
  async function overlap(suite: string, parts: Partial<CommentRequest> = {}) {
    const arrived = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const slow: GitHub = {
      ...github,
      updateComment: async (id, body) => {
        read.resolve();
        await arrived.promise;
        return github.updateComment(id, body);
      },
    };
    const other = reportOn('web', { github: slow, run: runOf(11) });
    await read.promise;
    const sleep = async () => {
      arrived.resolve();
      await other;
    };
    return reportOn(suite, { sleep, ...parts });
  }

  test('is added again if a run that has not seen it overwrites the comment, whose report stays', async () => {
    const { id } = write('web');
    expect(await overlap('api')).toMatchObject({ action: 'updated', id, failed: false });
    expect(bodies()).toEqual([commentBody('api web', runOf(11))]);
    expect(writes()).toHaveLength(3);
  });

  test('costs one request if no other run writes, and none if there is nothing new', async () => {
    write('web');
    await reportOn('web');
    expect(standIn.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
    await reportOn('api', { run: runOf(12) });
    expect(standIn.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
    expect(writes()).toHaveLength(2);
    expect(bodies()).toEqual([commentBody('web api', runOf(12))]);
  });

  test('is added to the comment of a later run, whose report stays', async () => {
    standIn.write({ pullRequest: 7, author: bot, body: commentBody('web', runOf(12)) });
    const reason = 'A later run (12, attempt 1) has written the comment.';
    expect(await reportOn('api')).toMatchObject({
      action: 'skipped',
      reason: `${reason} The suites that its memory lacked were added to it.`,
      failed: false,
    });
    expect(bodies()).toEqual([commentBody('api web', runOf(12))]);
    expect(await reportOn('api')).toMatchObject({ action: 'skipped', reason });
    expect(writes()).toHaveLength(1);
  });

  test('is not added if this run has nothing to report', async () => {
    standIn.write({ pullRequest: 7, author: bot, body: commentBody('web', runOf(12)) });
    expect(await reportOn('api', { whenPresent: 'keep' })).toMatchObject({ action: 'skipped' });
    expect(bodies()).toEqual([commentBody('web', runOf(12))]);
  });

  test('is said to be forgotten if GitHub refuses it', async () => {
    standIn.write({ pullRequest: 7, author: bot, body: commentBody('web', runOf(12)) });
    standIn.faults.push({ method: 'PATCH', path: /comments/, status: 403, times: 9, applied: false });
    expect(await reportOn('api')).toMatchObject({
      action: 'skipped',
      reason: expect.stringMatching(
        /^A later run .* The first report of this run is not remembered, because that comment could not be changed\. Could not update comment/,
      ),
      failed: true,
    });
  });

  test('is collected from all comments before they are deleted', async () => {
    write('api', { runId: 5 });
    write('web', { runId: 6 });
    await reportOn('ios');
    expect(bodies()?.map((body) => suitesIn(body).toSorted())).toEqual([['api', 'ios', 'web']]);
  });

  test('is only said to be in doubt if GitHub does not answer', async () => {
    write('web');
    const lines: string[] = [];
    const sleep = async () => {
      standIn.faults.push({ method: 'GET', path: /comments/, status: 403, times: 9, applied: false });
    };
    const log = (line: string) => lines.push(line);
    expect(await reportOn('api', { sleep, log })).toMatchObject({ action: 'updated', failed: false });
    expect(lines).toEqual([
      expect.stringMatching(/^Whether another run has overwritten the comment is not known: Could not list/),
    ]);
  });
});

describe('by the rules of the inputs,', () => {
  test('nothing is written if there is nothing to say and no comment', async () => {
    const outcome = await upsertComment(commentRequest(github, '', { whenAbsent: 'skip' }));
    expect(outcome).toMatchObject({ action: 'skipped', failed: false });
    expect(writes()).toEqual([]);
  });

  test('a comment may be kept', async () => {
    write('old');
    const outcome = await upsertComment(commentRequest(github, 'new', { whenPresent: 'keep' }));
    expect(outcome).toMatchObject({ action: 'skipped', failed: false });
    expect(writes()).toEqual([]);
  });

  test('a comment may be deleted, with its surplus', async () => {
    write('one');
    write('two');
    const outcome = await upsertComment(commentRequest(github, '', { whenPresent: 'delete' }));
    expect(outcome).toMatchObject({ action: 'deleted', failed: false });
    expect(bodies()).toEqual([]);
  });

  test.each([
    ['update', '## Digest\n', ''],
    ['delete', '## Digest\n', ''],
    ['update', '', '\nA note.'],
    ['delete', '', '\nA note.'],
  ] as const)(
    'a comment with other text keeps that, and is not deleted: %s, %j above, %j below',
    async (whenPresent, above, below) => {
      const comment = write('one');
      comment.body = `${above}${comment.body}${below}`;
      const compare = () => 'report' as const;
      for (const text of ['none', 'still none']) {
        const outcome = await upsertComment(commentRequest(github, text, { whenPresent, compare }));
        expect(outcome).toMatchObject({ action: 'updated', failed: false, id: comment.id });
        expect(bodies()).toEqual([`${above}${commentBody(text, runOf(10))}${below}`]);
      }
    },
  );

  test('a comment that cannot be deleted is a failure', async () => {
    write('one');
    standIn.faults.push({ method: 'DELETE', path: /./, times: 9, status: 403, message: 'Forbidden' });
    const outcome = await upsertComment(commentRequest(github, '', { whenPresent: 'delete' }));
    expect(outcome).toMatchObject({
      action: 'skipped',
      failed: true,
      reason: 'Could not delete comment 1001: 403 - Forbidden.',
      hint: 'Give the job the permission pull-requests: write (or issues: write), or set github-token to a token that has it.',
    });
  });

  test('with a token that is probably read-only, the write is tried once, and its refusal is usual', async () => {
    const token = standIn.holders.get(runToken);
    if (token !== undefined) standIn.holders.set(runToken, { ...token, comments: 'read' });
    const outcome = await upsertComment(commentRequest(github, 'flaky', { readOnlyToken: true }));
    expect(outcome).toMatchObject({ action: 'skipped', failed: true, isUsual: true });
    expect(outcome.hint).toContain('workflow_run');
    expect(writes()).toHaveLength(1);
    expect(await upsertComment(commentRequest(github, 'flaky'))).not.toHaveProperty('isUsual');
  });

  test('with a token of a fork that can write, the comment is written', async () => {
    const outcome = await upsertComment(commentRequest(github, 'flaky', { readOnlyToken: true }));
    expect(outcome).toMatchObject({ action: 'created', failed: false });
  });

  test('a locked conversation is told as locked', async () => {
    const message = 'Unable to create comment because issue is locked.';
    standIn.faults.push({ method: 'POST', path: /comments/, times: 9, status: 403, message });
    expect(await upsertComment(commentRequest(github, 'flaky'))).toMatchObject({
      failed: true,
      hint: 'The conversation of the pull request is locked: only people who can write may comment.',
    });
  });
});

describe('on a closed pull request,', () => {
  const closed = { headSha: sha('a') };
  beforeEach(() => {
    standIn.pullRequests.set(7, makePullRequest({ number: 7, sha: sha('a'), state: 'closed' }));
  });

  test('no comment is created', async () => {
    expect(await upsertComment(commentRequest(github, 'flaky', closed))).toMatchObject({
      action: 'skipped',
      reason: 'The pull request is closed.',
      failed: false,
    });
    expect(writes()).toEqual([]);
  });

  test('an existing one is updated once, and again when it is open', async () => {
    write('old');
    const first = commentRequest(github, 'last', closed);
    expect(await upsertComment(first)).toMatchObject({ action: 'updated' });
    expect(bodies()).toEqual([commentBody('last', { ...runOf(10), closed: true })]);
    const later = { ...closed, run: runOf(11) };
    expect(await upsertComment(commentRequest(github, 'news', later))).toMatchObject({ action: 'skipped' });
    expect(writes()).toHaveLength(1);
    standIn.pullRequests.set(7, makePullRequest({ number: 7, sha: sha('a') }));
    expect(await upsertComment(commentRequest(github, 'last', later))).toMatchObject({ action: 'stamped' });
    expect(bodies()).toEqual([commentBody('last', runOf(11))]);
  });
});

describe('when a report is too long,', () => {
  const long = (tier: string) => ({
    tier,
    body: commentBody(tier === 'full' ? 'x'.repeat(65_537) : `short, ${tier}`, runOf(10)),
  });

  test('a form that is too long for GitHub is not sent', async () => {
    const outcome = await upsertComment(commentRequest(github, '', { render: long }));
    expect(outcome).toMatchObject({ action: 'created' });
    expect(bodies()).toEqual([commentBody('short, compact', runOf(10))]);
    expect(writes()).toHaveLength(1);
  });

  test('the next form follows when GitHub finds one too long', async () => {
    standIn.faults.push({
      method: 'POST',
      path: /comments/,
      times: 2,
      status: 422,
      message: 'Validation Failed',
    });
    const outcome = await upsertComment(commentRequest(github, 'flaky'));
    expect(outcome).toMatchObject({ action: 'created' });
    expect(bodies()).toEqual([commentBody('flaky, minimal', runOf(10))]);
  });

  test('a form that was refused is not sent again under another name', async () => {
    standIn.faults.push({
      method: 'POST',
      path: /comments/,
      times: 1,
      status: 422,
      message: 'Validation Failed',
    });
    const render = (asked: string) => {
      const tier = asked === 'full' ? 'compact' : asked;
      return { tier, body: commentBody(tier, runOf(10)) };
    };
    const outcome = await upsertComment(commentRequest(github, '', { render }));
    expect(outcome).toMatchObject({ action: 'created' });
    expect(bodies()).toEqual([commentBody('minimal', runOf(10))]);
    expect(writes()).toHaveLength(2);
  });

  test('a shorter form that is there already is not sent again', async () => {
    write('flaky, compact', { runId: 10 });
    standIn.faults.push({
      method: 'PATCH',
      path: /comments/,
      times: 1,
      status: 422,
      message: 'Validation Failed',
    });
    const outcome = await upsertComment(commentRequest(github, 'flaky'));
    expect(outcome).toMatchObject({ action: 'unchanged' });
    expect(bodies()).toEqual([commentBody('flaky, compact', runOf(10))]);
  });

  test('the reason of GitHub is reported if it accepts no form', async () => {
    standIn.faults.push({
      method: 'POST',
      path: /comments/,
      times: 9,
      status: 422,
      message: 'Validation Failed',
    });
    expect(await upsertComment(commentRequest(github, 'flaky'))).toEqual({
      action: 'skipped',
      reason: 'Could not comment on pull request 7: 422 - Validation Failed.',
      failed: true,
    });
  });

  test('a form that has lost its marker is never sent: it would not be found again', async () => {
    const redact = (body: string) => body.replace(marker, '[redacted]');
    const outcome = await upsertComment(commentRequest(github, 'flaky', { redact }));
    expect(outcome).toMatchObject({ action: 'skipped', failed: true });
    expect(writes()).toEqual([]);
  });
});

describe('when GitHub refuses,', () => {
  test('the missing permission is named', async () => {
    standIn.holders.set(runToken, {
      login: bot,
      kind: 'installation',
      comments: 'read',
      pullRequests: 'read',
    });
    expect(await upsertComment(commentRequest(github, 'flaky'))).toEqual({
      action: 'skipped',
      reason: 'Could not comment on pull request 7: 403 - Resource not accessible by integration.',
      failed: true,
      hint: 'Give the job the permission pull-requests: write (or issues: write), or set github-token to a token that has it.',
    });
    expect(waits).toEqual([]);
  });

  test('a pull request that does not exist, or is hidden, is reported', async () => {
    const outcome = await upsertComment(commentRequest(github, 'flaky', { pullRequest: 8 }));
    expect(outcome).toMatchObject({
      action: 'skipped',
      failed: true,
      reason: 'Could not list the comments of pull request 8: 404 - Not Found.',
    });
    expect(outcome.hint).toContain('pull-requests: write');
  });

  test('a token that is not valid is reported', async () => {
    const outcome = await upsertComment(commentRequest(askStandIn(standIn, 'expired'), 'flaky'));
    expect(outcome).toMatchObject({
      failed: true,
      reason: 'Could not list the comments of pull request 7: 401 - Bad credentials.',
      hint: 'github-token is not valid or has expired.',
    });
  });

  test('a comment that is deleted meanwhile is created again', async () => {
    write('old');
    const racing: GitHub = {
      ...github,
      updateComment: (id, body) => {
        standIn.comments.set(7, []);
        return github.updateComment(id, body);
      },
    };
    expect(await upsertComment(commentRequest(racing, 'new'))).toMatchObject({ action: 'created', id: 1002 });
    expect(writes().map(({ method }) => method)).toEqual(['PATCH', 'POST']);
    expect(bodies()).toEqual([commentBody('new', runOf(10))]);
  });

  test('a bug of ours is not reported as a refusal', async () => {
    const render = () => {
      throw new TypeError('a mistake');
    };
    await expect(upsertComment(commentRequest(github, '', { render }))).rejects.toThrow('a mistake');
  });
});

describe('when an answer is lost,', () => {
  const lost = { method: 'POST', path: /comments/, times: 1, status: 502 };

  test('a comment that was created is found and kept', async () => {
    standIn.faults.push({ ...lost, applied: true });
    const outcome = await upsertComment(commentRequest(github, 'flaky'));
    expect(outcome).toMatchObject({ action: 'created', id: 1001 });
    expect(bodies()).toEqual([commentBody('flaky', runOf(10))]);
  });

  test.each([1_000, 3_000])('a comment that appears %d ms later is found and kept', async (ms) => {
    let waited = 0;
    const sleep = async (more: number) => {
      waited += more;
      if (waited >= ms && bodies()?.length === 0) write('flaky', { runId: 10 });
    };
    standIn.faults.push({ ...lost });
    const outcome = await upsertComment(commentRequest(github, 'flaky', { sleep }));
    expect(outcome).toMatchObject({ action: 'created', id: 1001 });
    expect(writes()).toHaveLength(1);
  });

  test('a comment that was not created is sent again once, after a wait', async () => {
    standIn.faults.push({ ...lost });
    const sleep = async (ms: number) => {
      waits.push(ms);
    };
    expect(await upsertComment(commentRequest(github, 'flaky', { sleep }))).toMatchObject({
      action: 'created',
    });
    expect(waits).toEqual([1_000, 3_000]);
    expect(bodies()).toEqual([commentBody('flaky', runOf(10))]);
  });

  test('a comment is not sent a third time', async () => {
    standIn.faults.push({ ...lost, times: 9 });
    expect(await upsertComment(commentRequest(github, 'flaky'))).toMatchObject({
      action: 'skipped',
      failed: true,
      reason: 'Could not comment on pull request 7: 502 - Something went wrong.',
    });
    expect(writes()).toHaveLength(2);
  });

  test('a comment that another job wrote meanwhile is updated', async () => {
    const racing: GitHub = {
      ...github,
      createComment: (pull, body) => {
        write('theirs', { runId: 9 });
        return github.createComment(pull, body);
      },
    };
    standIn.faults.push({ ...lost });
    expect(await upsertComment(commentRequest(racing, 'flaky'))).toMatchObject({ action: 'updated' });
    expect(bodies()).toEqual([commentBody('flaky', runOf(10))]);
  });

  test('an update and a removal are sent again, since repeating them is safe', async () => {
    write('one');
    write('two');
    standIn.faults.push(
      { method: 'PATCH', path: /comments/, times: 1, status: 503, applied: true },
      { method: 'DELETE', path: /comments/, times: 1, status: 503, applied: true },
    );
    const outcome = await upsertComment(commentRequest(github, 'new'));
    expect(outcome).toMatchObject({ action: 'updated' });
    expect(bodies()).toEqual([commentBody('new', runOf(10))]);
    expect(waits).toEqual([1000, 1000]);
  });
});

describe('a step that is interrupted', () => {
  /** The workflow is canceled when GitHub is asked: its client rejects. */
  function interrupting(): [GitHub, () => never, AbortSignal] {
    const controller = new AbortController();
    const stop = () => {
      controller.abort(new Error('stopped'));
      throw controller.signal.reason;
    };
    return [github, stop, controller.signal];
  }

  test('tells which comment it has created, although nothing else was checked', async () => {
    const [asked, stop, signal] = interrupting();
    let lists = 0;
    const listComments: GitHub['listComments'] = async (...given) => {
      lists += 1;
      return lists > 1 ? stop() : github.listComments(...given);
    };
    const outcome = await upsertComment(commentRequest({ ...asked, listComments }, 'flaky', { signal }));
    expect(outcome).toMatchObject({
      action: 'created',
      reason: expect.stringMatching(
        /^There was no comment yet\. Whether another job commented .* not known\./,
      ),
      failed: false,
      id: 1001,
    });
  });

  test('tells which comment it has updated, although its memory was not checked', async () => {
    const { id } = write('web');
    const [asked, sleep, signal] = interrupting();
    const outcome = await upsertComment(suiteRequest(asked, 'api', { signal, sleep }));
    expect(outcome).toMatchObject({ action: 'updated', id, failed: false });
  });

  test('says that its write is not confirmed', async () => {
    write('web');
    const [asked, updateComment, signal] = interrupting();
    const outcome = await upsertComment(commentRequest({ ...asked, updateComment }, 'new', { signal }));
    expect(outcome).toMatchObject({
      action: 'skipped',
      reason: 'The step was interrupted before GitHub had confirmed it.',
      failed: true,
      isUsual: true,
    });
  });
});
