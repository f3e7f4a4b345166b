import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { findPullRequest } from '../../../src/action/github/pull-request.ts';
import { askStandIn } from '../../support/github/ask.ts';
import { delivery } from '../../support/github/deliveries.ts';
import { pullRequest, sha, workflowRun } from '../../support/github/payloads.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';

const repository = 'acme/kites';

let standIn: GitHubStandIn;

beforeEach(() => {
  standIn = createGitHubStandIn(repository);
  standIn.open({ number: 3, from: repository, head: 'gusts', sha: sha('1') });
  standIn.open({ number: 4, from: repository, head: 'gusts', sha: sha('1'), state: 'closed' });
  standIn.open({ number: 7, from: 'stranger/kites', head: 'main', sha: sha('a') });
  standIn.open({ number: 8, from: 'stranger/kites', head: 'main', sha: sha('d') });
  standIn.open({ number: 9, from: repository, head: 'gusts', sha: sha('1') });
  standIn.open({ number: 2, from: repository, head: 'gusts', sha: sha('2'), into: 'upstream/kites' });
});

afterEach(() => {
  expect(standIn.violations).toEqual([]);
});

interface Row {
  readonly on: string;
  readonly name: string;
  readonly payload?: unknown;
  readonly sha?: string;
  readonly ref?: string;
  readonly given?: number;
  readonly finds: { readonly number: number; readonly by: string } | null;
  readonly requests: number;
}

const rows: readonly Row[] = [
  {
    on: 'an input, whatever the event says',
    name: 'pull_request',
    payload: { pull_request: pullRequest() },
    given: 12,
    finds: { number: 12, by: 'input' },
    requests: 0,
  },
  { on: 'an input, on delete', name: 'delete', given: 12, finds: { number: 12, by: 'input' }, requests: 0 },
  {
    on: 'pull_request',
    name: 'pull_request',
    payload: { pull_request: pullRequest() },
    finds: { number: 7, by: 'number' },
    requests: 0,
  },
  {
    on: 'pull_request_target',
    name: 'pull_request_target',
    payload: { pull_request: pullRequest() },
    finds: { number: 7, by: 'number' },
    requests: 0,
  },
  {
    on: 'issue_comment on a pull request',
    name: 'issue_comment',
    payload: { issue: { number: 7, pull_request: {} } },
    finds: { number: 7, by: 'number' },
    requests: 0,
  },
  {
    on: 'issue_comment on an issue',
    name: 'issue_comment',
    payload: { issue: { number: 7 } },
    finds: null,
    requests: 1,
  },
  {
    on: 'workflow_run with a list',
    name: 'workflow_run',
    payload: workflowRun({
      from: repository,
      branch: 'gusts',
      pullRequests: [pullRequest({ number: 5, from: repository, head: 'gusts' })],
    }),
    finds: { number: 5, by: 'number' },
    requests: 0,
  },
  {
    on: 'workflow_run for a fork: head branch and commit',
    name: 'workflow_run',
    payload: workflowRun(),
    finds: { number: 7, by: 'head' },
    requests: 1,
  },
  {
    on: 'workflow_run for a fork that has moved on',
    name: 'workflow_run',
    payload: workflowRun({ branch: 'gusts' }),
    finds: null,
    requests: 1,
  },
  {
    on: 'push to a branch with two open pull requests: the first',
    name: 'push',
    sha: sha('1'),
    finds: { number: 3, by: 'commit' },
    requests: 1,
  },
  {
    on: 'push of a commit that only another repository is asked to take',
    name: 'push',
    sha: sha('2'),
    finds: null,
    requests: 1,
  },
  {
    on: 'workflow_dispatch on the trial merge of a pull request',
    name: 'workflow_dispatch',
    sha: sha('e'),
    finds: { number: 3, by: 'commit' },
    requests: 1,
  },
  { on: 'schedule', name: 'schedule', sha: sha('c'), finds: null, requests: 1 },
  {
    on: 'merge_group',
    name: 'merge_group',
    payload: delivery('merge_group', { action: 'checks_requested' }),
    finds: { number: 104, by: 'queue' },
    requests: 0,
  },
  {
    on: 'a merge queue whose base branch looks like one',
    name: 'schedule',
    ref: `refs/heads/gh-readonly-queue/gh-readonly-queue/x/pr-1-${sha('f')}/pr-23-${sha('b')}`,
    finds: { number: 23, by: 'queue' },
    requests: 0,
  },
  {
    on: 'a branch that only looks like a merge queue',
    name: 'schedule',
    ref: 'refs/heads/gh-readonly-queue/main/pr-5-abc',
    finds: null,
    requests: 1,
  },
  { on: 'delete', name: 'delete', finds: null, requests: 0 },
];

test.each(rows)('the pull request is found, or not, on $on', async ({ finds, requests, given, ...event }) => {
  const { pullRequest: hint } = await readEvent({
    payload: {},
    sha: sha('c'),
    ref: 'refs/heads/trunk',
    repository,
    ...event,
  });
  const found = await findPullRequest({ github: askStandIn(standIn), repository, given, hint });
  expect(found.found ? { number: found.number, by: found.by } : null).toEqual(finds);
  expect(standIn.requests).toHaveLength(requests);
});

describe('when no pull request is found,', () => {
  const byHead = { by: 'head', owner: 'stranger', branch: 'main', sha: sha('b') } as const;

  test('the reason names the head that was looked for', async () => {
    const found = await findPullRequest({ github: askStandIn(standIn), repository, hint: byHead });
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
    standIn.holders.set(runToken, {
      login: 'github-actions[bot]',
      kind: 'installation',
      comments: 'write',
      pullRequests: 'none',
    });
    const hint = { by: 'commit', sha: sha('1') } as const;
    expect(await findPullRequest({ github: askStandIn(standIn), repository, hint })).toEqual({
      found: false,
      reason: `Could not list the pull requests of commit ${sha('1')}: 403 - Resource not accessible by integration. Give the job the permission pull-requests: read and contents: read, or set github-token to a token that has it.`,
      isUsual: false,
    });
  });
});

test('a pull request on the second page is found', async () => {
  for (let number = 100; number < 230; number += 1) {
    standIn.open({
      number,
      from: 'stranger/kites',
      head: 'storm',
      sha: number === 225 ? sha('f') : sha('0'),
    });
  }
  const hint = { by: 'head', owner: 'stranger', branch: 'storm', sha: sha('f') } as const;
  expect(await findPullRequest({ github: askStandIn(standIn), repository, hint })).toMatchObject({
    number: 225,
  });
  expect(standIn.requests).toHaveLength(2);
});

test.each([
  { owner: 'eve', branch: 'storm' },
  { owner: 'stranger', branch: 'squall' },
])(
  'a pull request of the same commit from $owner:$branch is none of ours, whatever GitHub filters',
  async (other) => {
    standIn.open({ number: 5, from: `${other.owner}/kites`, head: other.branch, sha: sha('f') });
    const github = askStandIn(standIn);
    const unfiltered: typeof github = {
      ...github,
      listPullRequestsFrom: (_head, page) => github.listPullRequestsFrom(other, page),
    };
    const hint = { by: 'head', owner: 'stranger', branch: 'storm', sha: sha('f') } as const;
    expect(await findPullRequest({ github: unfiltered, repository, hint })).toMatchObject({ found: false });
  },
);
