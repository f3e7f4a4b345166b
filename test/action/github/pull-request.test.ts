import { beforeEach, describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { findPullRequest } from '../../../src/action/github/pull-request.ts';
import { askStandIn, standInEachTest } from '../../support/github/ask.ts';
import { delivery } from '../../support/github/deliveries.ts';
import { pullRequest, sha, workflowRun } from '../../support/github/payloads.ts';
import { runToken } from '../../support/github/world.ts';

const repository = 'acme/kites';

const here = standInEachTest();

beforeEach(() => {
  here.standIn.open({ number: 3, from: repository, head: 'gusts', sha: sha('1') });
  here.standIn.open({ number: 4, from: repository, head: 'gusts', sha: sha('1'), state: 'closed' });
  here.standIn.open({ number: 7, from: 'stranger/kites', head: 'main', sha: sha('a') });
  here.standIn.open({ number: 8, from: 'stranger/kites', head: 'main', sha: sha('d') });
  here.standIn.open({ number: 9, from: repository, head: 'gusts', sha: sha('1') });
  here.standIn.open({ number: 2, from: repository, head: 'gusts', sha: sha('2'), into: 'upstream/kites' });
});

const listed = workflowRun({
  from: repository,
  branch: 'gusts',
  pullRequests: [pullRequest({ number: 5, from: repository, head: 'gusts' })],
});
const queue = `gh-readonly-queue/gh-readonly-queue/x/pr-1-${sha('f')}/pr-23-${sha('b')}`;

type Parts = { payload?: unknown; sha?: string; ref?: string; given?: number };
type Row = [
  on: string,
  name: string,
  parts: Parts,
  number: number | null,
  by: string | null,
  requests: number,
];

test.each<Row>([
  ['an input', 'pull_request', { payload: { pull_request: pullRequest() }, given: 12 }, 12, 'input', 0],
  ['an input, on delete', 'delete', { given: 12 }, 12, 'input', 0],
  ['its own event', 'pull_request', { payload: { pull_request: pullRequest() } }, 7, 'number', 0],
  ['its target', 'pull_request_target', { payload: { pull_request: pullRequest() } }, 7, 'number', 0],
  [
    'a comment on it',
    'issue_comment',
    { payload: { issue: { number: 7, pull_request: {} } } },
    7,
    'number',
    0,
  ],
  ['a comment on an issue', 'issue_comment', { payload: { issue: { number: 7 } } }, null, null, 1],
  ['a run that lists it', 'workflow_run', { payload: listed }, 5, 'number', 0],
  ['a run for a fork: head branch and commit', 'workflow_run', { payload: workflowRun() }, 7, 'head', 1],
  [
    'a run for a fork that has moved on',
    'workflow_run',
    { payload: workflowRun({ branch: 'gusts' }) },
    null,
    null,
    1,
  ],
  ['a branch with two open ones: the first', 'push', { sha: sha('1') }, 3, 'commit', 1],
  ['a commit that only another repository is asked to take', 'push', { sha: sha('2') }, null, null, 1],
  ['its trial merge', 'workflow_dispatch', { sha: sha('e') }, 3, 'commit', 1],
  ['a schedule', 'schedule', { sha: sha('c') }, null, null, 1],
  [
    'a merge queue',
    'merge_group',
    { payload: delivery('merge_group', { action: 'checks_requested' }) },
    104,
    'queue',
    0,
  ],
  ['a queue whose base branch looks like one', 'schedule', { ref: `refs/heads/${queue}` }, 23, 'queue', 0],
  [
    'a branch that looks like a queue',
    'schedule',
    { ref: 'refs/heads/gh-readonly-queue/main/pr-5-abc' },
    null,
    null,
    1,
  ],
  ['a deleted branch', 'delete', {}, null, null, 0],
])(
  'the pull request is found, or not, on %s (%s)',
  async (_, name, { given, ...event }, number, by, requests) => {
    const { pullRequest: hint } = await readEvent({
      ...{ name, payload: {}, sha: sha('c'), ref: 'refs/heads/trunk', repository },
      ...event,
    });
    const found = await findPullRequest({ github: askStandIn(here.standIn), repository, given, hint });
    expect(found.found ? [found.number, found.by] : [null, null]).toEqual([number, by]);
    expect(here.standIn.requests).toHaveLength(requests);
  },
);

describe('when no pull request is found,', () => {
  const byHead = { by: 'head', owner: 'stranger', branch: 'main', sha: sha('b') } as const;

  test('the reason names the head that was looked for', async () => {
    const found = await findPullRequest({ github: askStandIn(here.standIn), repository, hint: byHead });
    expect(found).toEqual({
      found: false,
      reason: `No open pull request of stranger:main has the head commit ${sha('b')}.`,
      isUsual: true,
    });
  });

  test('a token would have been needed, unless the number is known', async () => {
    expect(await findPullRequest({ github: null, repository, hint: byHead })).toMatchObject({ found: false });
    const named = await findPullRequest({ github: null, repository, hint: { by: 'number', number: 7 } });
    expect(named).toMatchObject({ found: true, number: 7 });
  });

  test('the reason names the missing permission', async () => {
    here.standIn.holders.set(runToken, {
      login: 'github-actions[bot]',
      kind: 'installation',
      comments: 'write',
      pullRequests: 'none',
    });
    const hint = { by: 'commit', sha: sha('1') } as const;
    expect(await findPullRequest({ github: askStandIn(here.standIn), repository, hint })).toEqual({
      found: false,
      reason: `Could not list the pull requests of commit ${sha('1')}: 403 - Resource not accessible by integration. Give the job the permission pull-requests: read and contents: read, or set github-token to a token that has it.`,
      isUsual: false,
    });
  });
});

test('a pull request on the second page is found', async () => {
  for (let number = 100; number < 230; number += 1) {
    here.standIn.open({
      number,
      from: 'stranger/kites',
      head: 'storm',
      sha: number === 225 ? sha('f') : sha('0'),
    });
  }
  const hint = { by: 'head', owner: 'stranger', branch: 'storm', sha: sha('f') } as const;
  expect(await findPullRequest({ github: askStandIn(here.standIn), repository, hint })).toMatchObject({
    number: 225,
  });
  expect(here.standIn.requests).toHaveLength(2);
});
