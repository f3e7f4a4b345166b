import { beforeEach, describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { findPullRequest, type PullRequestSearch } from '../../../src/action/github/pull-request.ts';
import { hintOfBuild } from '../../../src/action/github/pull-request-hint.ts';
import { askStandIn, standInEachTest } from '../../support/github/ask.ts';
import { pullRequest, sha, workflowRun } from '../../support/github/payloads.ts';
import { runToken } from '../../support/github/world.ts';

const repository = 'acme/kites';

const here = standInEachTest();

beforeEach(() => {
  const gusts = { from: repository, head: 'gusts', sha: sha('1') };
  const fork = { from: 'stranger/kites', head: 'main' };
  here.standIn.open({ number: 3, ...gusts });
  here.standIn.open({ number: 4, ...gusts, state: 'closed' });
  here.standIn.open({ number: 7, ...fork, sha: sha('a') });
  here.standIn.open({ number: 8, ...fork, sha: sha('d') });
  here.standIn.open({ number: 9, ...gusts });
  here.standIn.open({ number: 2, ...gusts, sha: sha('2'), into: 'upstream/kites' });
});

const listed = workflowRun({
  from: repository,
  branch: 'gusts',
  pullRequests: [pullRequest({ number: 5, from: repository, head: 'gusts' })],
});
const commentOn = (parts: object) => ({ payload: { issue: { number: 7, ...parts } } });
const movedOn = { payload: workflowRun({ branch: 'gusts' }) };
const queue = `gh-readonly-queue/gh-readonly-queue/x/pr-1-${sha('f')}/pr-23-${sha('b')}`;

type Parts = { payload?: unknown; sha?: string; ref?: string; given?: number };
test.each<[string, string, Parts, number | null, string | null, number]>([
  ['an input', 'pull_request', { payload: { pull_request: pullRequest() }, given: 12 }, 12, 'input', 0],
  ['an input, on delete', 'delete', { given: 12 }, 12, 'input', 0],
  ['its own event', 'pull_request', { payload: { pull_request: pullRequest() } }, 7, 'number', 0],
  ['its target', 'pull_request_target', { payload: { pull_request: pullRequest() } }, 7, 'number', 0],
  ['a comment on it', 'issue_comment', commentOn({ pull_request: {} }), 7, 'number', 0],
  ['a comment on an issue', 'issue_comment', commentOn({}), null, null, 1],
  ['a run that lists it', 'workflow_run', { payload: listed }, 5, 'number', 0],
  ['a run for a fork: head branch and commit', 'workflow_run', { payload: workflowRun() }, 7, 'head', 1],
  ['a run for a fork that has moved on', 'workflow_run', movedOn, null, null, 1],
  ['a branch with two open ones: the first', 'push', { sha: sha('1') }, 3, 'commit', 1],
  ['a commit that only another repository is asked to take', 'push', { sha: sha('2') }, null, null, 1],
  ['its trial merge', 'workflow_dispatch', { sha: sha('e') }, 3, 'commit', 1],
  ['a schedule', 'schedule', { sha: sha('c') }, null, null, 1],
  [
    'a merge queue',
    'merge_group',
    { ref: `refs/heads/gh-readonly-queue/x/pr-104-${sha('b')}` },
    104,
    'queue',
    0,
  ],
  ['a queue whose base branch looks like one', 'schedule', { ref: `refs/heads/${queue}` }, 23, 'queue', 0],
  ['a branch like a queue', 'schedule', { ref: 'refs/heads/gh-readonly-queue/main/pr-5-abc' }, null, null, 1],
  ['a deleted branch', 'delete', {}, null, null, 0],
])(
  'the pull request is found, or not, on %s (%s)',
  async (_, name, { given, ...event }, number, by, requests) => {
    const { pullRequest: hint } = await readEvent({
      name,
      payload: {},
      sha: sha('c'),
      ref: 'refs/heads/trunk',
      repository,
      ...event,
    });
    const found = await findPullRequest({ github: askStandIn(here.standIn), repository, given, hint });
    const how = given === undefined ? hint.by : 'input';
    expect('number' in found ? [found.number, how] : [null, null]).toEqual([number, by]);
    expect(here.standIn.requests).toHaveLength(requests);
  },
);

const byHead = { by: 'head', owner: 'stranger', branch: 'main', sha: sha('b') } as const;
const ofCommit = { by: 'commit', sha: sha('1') } as const;
const noneHas = `No open pull request of stranger:main has the head commit ${sha('b')}.`;
const forbidden = `Could not list the pull requests of commit ${sha('1')}: 403 - Resource not accessible by integration. Give the job the permission pull-requests: read and contents: read, or set github-token to a token that has it.`;

test.each<[string, PullRequestSearch['hint'], string | null, object]>([
  ['names the head that was looked for', byHead, runToken, { reason: noneHas, isUsual: true }],
  ['asks for a token', byHead, null, { isUsual: false }],
  ['is not needed with the number', { by: 'number', number: 7 }, null, { number: 7 }],
  ['names the missing permission', ofCommit, 'ghs_blind', { reason: forbidden, isUsual: false }],
])('the reason for which no pull request is found %s', async (_, hint, token, expected) => {
  const blind = { kind: 'installation', comments: 'write', pullRequests: 'none' } as const;
  here.standIn.holders.set('ghs_blind', { login: 'github-actions[bot]', ...blind });
  const github = token === null ? null : askStandIn(here.standIn, token);
  expect(await findPullRequest({ github, repository, hint })).toMatchObject(expected);
});

test('a pull request on the second page is found', async () => {
  const storm = { from: 'stranger/kites', head: 'storm' };
  for (let number = 100; number < 230; number += 1)
    here.standIn.open({ ...storm, number, sha: sha(number === 225 ? 'f' : '0') });
  const hint = { by: 'head', owner: 'stranger', branch: 'storm', sha: sha('f') } as const;
  const found = await findPullRequest({ github: askStandIn(here.standIn), repository, hint });
  expect([found, here.standIn.requests.length]).toMatchObject([{ number: 225 }, 2]);
});

describe('the pull request of a build', () => {
  const find = (number: number | null, head: string) =>
    findPullRequest({
      github: askStandIn(here.standIn),
      repository,
      hint: hintOfBuild({ number, sha: head }),
    });

  test('is the open one that the service names, also from a fork, if its head is the commit of the build', async () => {
    here.standIn.open({ number: 41, from: 'stranger/kites', sha: sha('d') });
    expect(await find(41, sha('d'))).toMatchObject({ number: 41 });
    expect(here.standIn.requests).toHaveLength(1);
  });

  test('is none if its head has moved on, or if it is not there', async () => {
    here.standIn.open({ number: 41, from: 'stranger/kites', sha: sha('d') });
    expect(await find(41, sha('e'))).toEqual({
      reason: `The head of pull request 41 is ${sha('d')}, and the build is one of ${sha('e')}.`,
      isUsual: true,
    });
    expect(await find(4_000, sha('d'))).toMatchObject({ isUsual: false });
  });

  test('is looked for by the commit if the service names none', async () => {
    here.standIn.open({ number: 42, from: repository, head: 'kite', sha: sha('9') });
    expect(await find(null, sha('9'))).toMatchObject({ number: 42 });
  });
});
