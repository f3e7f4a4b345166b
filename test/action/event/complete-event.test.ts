import { beforeEach, expect, test } from 'vitest';
import { completeEvent } from '../../../src/action/event/complete-event.ts';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { askStandIn, standInEachTest } from '../../support/github/ask.ts';
import { pullRequest, sha, workflowRun } from '../../support/github/payloads.ts';
import { runToken } from '../../support/github/world.ts';

const repository = 'acme/kites';
const onPullRequest = { issue: { number: 7, pull_request: {} }, comment: { body: 'Words of a stranger' } };
const here = standInEachTest();

beforeEach(() => void here.standIn.open({ number: 7, title: 'Words of a stranger' }));

async function complete(name: string, payload: unknown, token: string | null = runToken) {
  const reading = readEvent({ name, payload, sha: sha('c'), ref: 'refs/heads/trunk', repository });
  const github = token === null ? null : askStandIn(here.standIn, token);
  return completeEvent({ name, repository }, reading, github);
}

const unread = 'The issue_comment event does not contain the head commit of pull request 7';

test.each([
  ['push', {}],
  ['delete', {}],
  ['pull_request', { pull_request: pullRequest() }],
  ['pull_request', { pull_request: pullRequest({ head: '-x' }) }],
  ['workflow_run', workflowRun({ from: null })],
])('GitHub is not asked on %s if nothing is missing', async (name, payload) => {
  await complete(name, payload);
  expect(here.standIn.requests).toEqual([]);
});

test('without github-token the error says that it is needed', async () => {
  expect(await complete('issue_comment', onPullRequest, null)).toEqual({
    nothingToBuild: `${unread}, and github-token is needed to ask GitHub.`,
  });
});

test('without the permission pull-requests: read the error names it', async () => {
  here.standIn.holders.set('ghs_blind', {
    login: 'github-actions[bot]',
    kind: 'installation',
    comments: 'write',
    pullRequests: 'none',
  });
  expect(await complete('issue_comment', onPullRequest, 'ghs_blind')).toEqual({
    nothingToBuild: `${unread}. Could not read pull request 7: 403 - Resource not accessible by integration. Give the job the permission pull-requests: read, or set github-token to a token that has it.`,
  });
});

test('a head from GitHub is validated like one in a payload', async () => {
  here.standIn.open({ number: 7, head: '-x', from: repository });
  expect(await complete('issue_comment', onPullRequest)).toEqual({
    nothingToBuild: 'The branch of the event issue_comment is not safe to build: "-x".',
  });
});
