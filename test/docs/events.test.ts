import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { completeEvent } from '../../src/action/event/complete-event.ts';
import { readEvent } from '../../src/action/event/read-event.ts';
import { askStandIn } from '../support/github/ask.ts';
import { pullRequest, sha, workflowRun } from '../support/github/payloads.ts';
import { createGitHubStandIn } from '../support/github/stand-in.ts';
import { runToken } from '../support/github/world.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/reference/events.md'), 'utf8');
const repository = 'acme/kites';

const ours = { from: repository, head: 'gusts' };
const pull = (parts = {}) => ({ pull_request: pullRequest(parts) });
const merged = { pull_request: { ...pullRequest(), merged: true } };
const commit = { id: sha('f'), message: 'Words of the commit' };
const checks = (branch: string | null) => ({ head_sha: sha('f'), head_branch: branch });
const status = (tip: string) => ({ sha: sha('f'), branches: [{ name: 'its-branch', commit: { sha: tip } }] });

/** An event as the first cell of its row names it, and its payload. */
const events: readonly (readonly [on: string, name: string, payload: unknown])[] = [
  ['`push`', 'push', { head_commit: commit }],
  ['`push` that deletes, `delete`', 'push', { deleted: true }],
  ['`pull_request`', 'pull_request', pull(ours)],
  ['`pull_request` of a fork', 'pull_request', pull()],
  ['`pull_request`, merged', 'pull_request', merged],
  ['`pull_request`, closed without a merge', 'pull_request', { action: 'closed', ...pull(ours) }],
  ['`pull_request_target`', 'pull_request_target', pull(ours)],
  ['`pull_request_target` of a fork', 'pull_request_target', pull()],
  ['`pull_request_target`, merged', 'pull_request_target', merged],
  ['`pull_request_review`, `pull_request_review_comment`', 'pull_request_review', pull(ours)],
  [
    '`issue_comment` on a pull request of a fork',
    'issue_comment',
    { issue: { number: 7, pull_request: {} } },
  ],
  ['`issue_comment` on an issue', 'issue_comment', { issue: { number: 7 } }],
  ['`merge_group`', 'merge_group', { merge_group: { head_commit: commit } }],
  ['`merge_group`, destroyed', 'merge_group', { action: 'destroyed', merge_group: {} }],
  ['`release`', 'release', { release: { name: 'Name of the release' } }],
  [
    '`workflow_run` after a push',
    'workflow_run',
    workflowRun({ event: 'push', from: repository, branch: 'gusts' }),
  ],
  ['`workflow_run` for a pull request of a fork', 'workflow_run', workflowRun()],
  ['`check_run`', 'check_run', { check_run: { ...checks(null), check_suite: checks('its-branch') } }],
  ['`check_run` for a fork', 'check_run', { check_run: { ...checks(null), check_suite: checks(null) } }],
  ['`check_suite`', 'check_suite', { check_suite: checks('its-branch') }],
  ['`check_suite` for a fork', 'check_suite', { check_suite: checks(null) }],
  ['`status` of the last commit of exactly one branch', 'status', status(sha('f'))],
  ['`status` of any other commit', 'status', status(sha('b'))],
  ['`schedule`, `workflow_dispatch`, and all others', 'schedule', {}],
];

/** What the values in the payloads are, in the words of the table. */
const words: Readonly<Record<string, string>> = {
  [sha('a')]: 'head',
  [sha('c')]: '`GITHUB_SHA`',
  [sha('e')]: 'merge commit',
  [sha('f')]: 'commit of the event',
  gusts: 'head branch',
  'stranger:main': '`owner:branch`',
  trunk: 'base branch',
  'its-branch': 'branch or tag of the event',
  'run-branch': '`GITHUB_REF`',
  'Fly higher': 'title',
  'Words of the commit': 'message of the commit',
  'Name of the release': 'name of the release',
};

test('the table of events says what each of them builds', async () => {
  const standIn = createGitHubStandIn(repository);
  standIn.open({ number: 7 });
  const rows = events.map(async ([on, name, payload]) => {
    const reading = await readEvent({
      name,
      payload,
      sha: sha('c'),
      ref: 'refs/heads/run-branch',
      repository,
    });
    const github = askStandIn(standIn, runToken);
    const complete = await completeEvent({ name, repository }, reading, github);
    const { branch, message, nothingToBuild, ...build } = complete.create ?? complete;
    if (complete.ended !== undefined || nothingToBuild !== undefined) return `| ${on} | nothing | | | |`;
    const facts = {
      number: build.pull_request_id,
      base: build.pull_request_base_branch,
      repository: build.pull_request_repository,
    };
    const known = Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [fact]));
    const cells = [build.commit, branch, message].map((value) => (value ? (words[value] ?? value) : 'none'));
    return `| ${[on, ...cells, known.join(', ') || 'none'].join(' | ')} |`;
  });
  expect(page.split('\n').filter((line) => /^\| `/.test(line))).toEqual(await Promise.all(rows));
});
