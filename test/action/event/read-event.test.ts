import { describe, expect, test } from 'vitest';
import type { EventReading, WorkflowEvent } from '../../../src/action/event/read-event.ts';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { delivery } from '../../support/github/deliveries.ts';
import { pullRequest, repository, sha, workflowRun } from '../../support/github/payloads.ts';

/** One row of the table: an event, and the part of a build's body that it fills in. */
interface Row extends Partial<WorkflowEvent> {
  readonly on: string;
  readonly name: string;
  readonly builds: EventReading['defaults'];
}

const codertocat = { name: 'Codertocat', email: '21031067+Codertocat@users.noreply.github.com' };
const helloWorld = {
  repository: 'Codertocat/Hello-World',
  sha: sha('c'),
};
const change = {
  commit: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
  branch: 'changes',
  pull_request_id: 2,
  pull_request_base_branch: 'master',
  pull_request_repository: 'https://github.com/Codertocat/Hello-World.git',
};
const ofFork = {
  commit: sha('a'),
  branch: 'stranger:main',
  pull_request_id: 7,
  pull_request_base_branch: 'trunk',
  pull_request_repository: 'https://github.com/stranger/kites.git',
};

const delivered: readonly Row[] = [
  {
    on: 'push of a branch',
    name: 'push',
    payload: delivery('push', { ref: 'refs/heads/master' }),
    ref: 'refs/heads/master',
    builds: {
      commit: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
      branch: 'master',
      message: 'Initial commit',
      author: codertocat,
    },
  },
  {
    on: 'push of a tag',
    name: 'push',
    payload: delivery('push', { ref: 'refs/tags/simple-tag', deleted: false }),
    ref: 'refs/tags/simple-tag',
    builds: {
      commit: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
      branch: 'simple-tag',
      message: 'Adding a .gitignore file',
      author: codertocat,
    },
  },
  {
    on: 'push that deletes a tag',
    name: 'push',
    payload: delivery('push', { deleted: true }),
    ref: 'refs/heads/master',
    builds: { nothingToBuild: 'There is nothing to build: this push event deletes a branch or a tag.' },
  },
  {
    on: 'delete',
    name: 'delete',
    payload: delivery('delete'),
    ref: 'refs/heads/master',
    builds: { nothingToBuild: 'There is nothing to build: this delete event deletes a branch or a tag.' },
  },
  {
    on: 'create',
    name: 'create',
    payload: delivery('create'),
    ref: 'refs/tags/simple-tag',
    builds: { commit: sha('c'), branch: 'simple-tag' },
  },
  {
    on: 'pull_request',
    name: 'pull_request',
    payload: delivery('pull_request', { action: 'synchronize' }),
    ref: 'refs/pull/2/merge',
    builds: {
      ...change,
      message: 'Update the README with new information.',
      testMerge: sha('c'),
      pull_request_labels: ['bug'],
    },
  },
  {
    on: 'pull_request, closed',
    name: 'pull_request',
    payload: delivery('pull_request', { action: 'closed' }),
    ref: 'refs/pull/2/merge',
    builds: {
      ...change,
      message: 'Update the README with new information.',
      testMerge: sha('c'),
      pull_request_labels: ['bug'],
    },
  },
  {
    on: 'pull_request_review',
    name: 'pull_request_review',
    payload: delivery('pull_request_review', { action: 'submitted' }),
    ref: 'refs/pull/2/merge',
    builds: change,
  },
  {
    on: 'pull_request_review_comment',
    name: 'pull_request_review_comment',
    payload: delivery('pull_request_review_comment', { action: 'created' }),
    ref: 'refs/pull/2/merge',
    builds: change,
  },
  {
    on: 'issue_comment on an issue',
    name: 'issue_comment',
    payload: delivery('issue_comment', { action: 'created' }),
    ref: 'refs/heads/master',
    builds: { commit: sha('c'), branch: 'master' },
  },
  {
    on: 'merge_group',
    name: 'merge_group',
    payload: delivery('merge_group', { action: 'checks_requested' }),
    ref: 'refs/heads/gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64',
    builds: {
      commit: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
      branch: 'gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64',
      message: 'Merge pull request #2048 from octo-repo/update-readme\n\nUpdate README.md',
      author: codertocat,
    },
  },
  {
    on: 'workflow_dispatch on a branch',
    name: 'workflow_dispatch',
    payload: delivery('workflow_dispatch', { ref: 'refs/heads/main' }),
    ref: 'refs/heads/main',
    builds: { commit: sha('c'), branch: 'main' },
  },
  {
    on: 'workflow_dispatch on a tag',
    name: 'workflow_dispatch',
    payload: { ...delivery('workflow_dispatch'), ref: 'refs/tags/v2' },
    ref: 'refs/tags/v2',
    builds: { commit: sha('c'), branch: 'v2' },
  },
  {
    on: 'repository_dispatch',
    name: 'repository_dispatch',
    payload: delivery('repository_dispatch'),
    ref: 'refs/heads/master',
    builds: { commit: sha('c'), branch: 'master' },
  },
  {
    on: 'release',
    name: 'release',
    payload: delivery('release', { action: 'published' }),
    ref: 'refs/tags/0.0.1',
    builds: { commit: sha('c'), branch: '0.0.1' },
  },
  {
    on: 'workflow_run after a dispatch',
    name: 'workflow_run',
    payload: delivery('workflow_run', { action: 'completed' }),
    repository: 'octo-org/octo-repo',
    ref: 'refs/heads/main',
    builds: { commit: '5779607b49aab1200488439f02372c57b4f75444', branch: 'main' },
  },
];

const written: readonly Row[] = [
  {
    on: 'pull_request whose merge has an unsafe base',
    name: 'pull_request_target',
    payload: {
      pull_request: {
        ...pullRequest({ from: null, user: null }),
        merged: true,
        base: { ref: '-x', repo: repository('acme/kites') },
      },
    },
    ref: 'refs/heads/trunk',
    builds: {
      nothingToBuild: 'The fork of pull request 7 has been deleted, so the owner of its branch is not known.',
      create: { nothingToBuild: 'The branch of the event pull_request_target is not safe to build: "-x".' },
    },
  },
  {
    on: 'pull_request of a fork',
    name: 'pull_request',
    payload: { pull_request: pullRequest() },
    ref: 'refs/pull/7/merge',
    builds: { ...ofFork, message: 'Fly higher', testMerge: sha('c') },
  },
  {
    on: 'pull_request of a fork that is gone',
    name: 'pull_request_target',
    payload: { pull_request: pullRequest({ from: null }) },
    ref: 'refs/heads/trunk',
    builds: { ...ofFork, pull_request_repository: undefined },
  },
  {
    on: 'pull_request of a fork whose owner is gone too',
    name: 'pull_request_target',
    payload: { pull_request: pullRequest({ from: null, user: null }) },
    ref: 'refs/heads/trunk',
    builds: {
      nothingToBuild: 'The fork of pull request 7 has been deleted, so the owner of its branch is not known.',
    },
  },
  {
    on: 'pull_request_target',
    name: 'pull_request_target',
    payload: { pull_request: pullRequest() },
    ref: 'refs/heads/trunk',
    builds: ofFork,
  },
  {
    on: 'pull_request_target from our own repository',
    name: 'pull_request_target',
    payload: { pull_request: pullRequest({ from: 'Acme/Kites', head: 'gusts' }) },
    ref: 'refs/heads/trunk',
    builds: { ...ofFork, branch: 'gusts', pull_request_repository: 'https://github.com/Acme/Kites.git' },
  },
  {
    on: 'pull_request_review of a fork',
    name: 'pull_request_review',
    payload: { review: { body: 'Words of a stranger' }, pull_request: pullRequest() },
    ref: 'refs/pull/7/merge',
    builds: ofFork,
  },
  {
    on: 'issue_comment on a pull request',
    name: 'issue_comment',
    payload: { issue: { number: 7, title: 'Words', pull_request: { url: 'https://api.github.com/' } } },
    ref: 'refs/heads/trunk',
    builds: {},
  },
  {
    on: 'schedule',
    name: 'schedule',
    payload: { schedule: '0 3 * * *', repository: repository('acme/kites') },
    ref: 'refs/heads/trunk',
    builds: { commit: sha('c'), branch: 'trunk' },
  },
  {
    on: 'push without a commit in the payload',
    name: 'push',
    payload: {},
    ref: 'refs/heads/trunk',
    builds: { commit: sha('c'), branch: 'trunk' },
  },
  {
    on: 'push of an annotated tag',
    name: 'push',
    payload: { after: sha('d'), head_commit: { id: sha('a'), message: 'Fly', author: { name: 'Ada' } } },
    ref: 'refs/tags/v1',
    builds: { commit: sha('a'), branch: 'v1', message: 'Fly' },
  },
  {
    on: 'release with a name',
    name: 'release',
    payload: { release: { tag_name: 'v1', name: 'Kites 1' } },
    ref: 'refs/tags/v1',
    builds: { commit: sha('c'), branch: 'v1', message: 'Kites 1' },
  },
  {
    on: 'workflow_run for a fork',
    name: 'workflow_run',
    payload: workflowRun(),
    ref: 'refs/heads/trunk',
    builds: {
      commit: sha('a'),
      branch: 'stranger:main',
      pull_request_repository: 'https://github.com/stranger/kites.git',
    },
  },
  {
    on: 'workflow_run for a pull request of our own',
    name: 'workflow_run',
    payload: workflowRun({
      from: 'acme/kites',
      branch: 'gusts',
      pullRequests: [pullRequest({ from: 'acme/kites', head: 'gusts' })],
    }),
    ref: 'refs/heads/trunk',
    builds: { ...ofFork, branch: 'gusts', pull_request_repository: 'https://github.com/acme/kites.git' },
  },
  {
    on: 'workflow_run for several pull requests of our own',
    name: 'workflow_run',
    payload: workflowRun({
      from: 'acme/kites',
      branch: 'gusts',
      pullRequests: [7, 8, 9].map((number) =>
        pullRequest({ number, from: 'acme/kites', head: 'gusts', sha: sha(number === 8 ? 'd' : 'a') }),
      ),
    }),
    ref: 'refs/heads/trunk',
    builds: {
      ...ofFork,
      branch: 'gusts',
      pull_request_repository: 'https://github.com/acme/kites.git',
      otherPullRequests: [{ number: 9, base: 'trunk' }],
    },
  },
  {
    on: 'workflow_run for a pull request that has moved on',
    name: 'workflow_run',
    payload: workflowRun({
      from: 'acme/kites',
      branch: 'gusts',
      pullRequests: [pullRequest({ from: 'acme/kites', head: 'gusts', sha: sha('d') })],
    }),
    ref: 'refs/heads/trunk',
    builds: { ...ofFork, branch: 'gusts', pull_request_repository: 'https://github.com/acme/kites.git' },
  },
  {
    on: 'workflow_run whose branch another repository is asked to take',
    name: 'workflow_run',
    payload: workflowRun({
      from: 'acme/kites',
      branch: 'gusts',
      pullRequests: [pullRequest({ from: 'acme/kites', head: 'gusts', into: 'upstream/kites' })],
    }),
    ref: 'refs/heads/trunk',
    builds: {
      commit: sha('a'),
      branch: 'gusts',
      pull_request_repository: 'https://github.com/acme/kites.git',
    },
  },
  {
    on: 'workflow_run after a push to a branch with a pull request',
    name: 'workflow_run',
    payload: workflowRun({
      event: 'push',
      from: 'acme/kites',
      branch: 'gusts',
      pullRequests: [pullRequest({ from: 'acme/kites', head: 'gusts' })],
    }),
    ref: 'refs/heads/trunk',
    builds: { commit: sha('a'), branch: 'gusts' },
  },
  {
    on: 'workflow_run for a repository that is gone',
    name: 'workflow_run',
    payload: workflowRun({ from: null }),
    ref: 'refs/heads/trunk',
    builds: {
      nothingToBuild:
        'The repository of the workflow run has been deleted, so the owner of its commit is not known.',
    },
  },
  {
    on: 'an unknown event, at a pull request',
    name: 'constructor',
    payload: {},
    ref: 'refs/pull/7/merge',
    builds: {},
  },
  {
    on: 'an unknown event',
    name: 'weather',
    payload: null,
    ref: 'refs/heads/trunk',
    builds: { commit: sha('c'), branch: 'trunk' },
  },
];

test.each(delivered)('a delivery of $on is read as what it builds', ({ on: _, builds, ...event }) => {
  const read = readEvent({ payload: {}, ref: undefined, ...helloWorld, ...event });
  expect(read.defaults).toEqual(builds);
});

test.each(written)('$on is read as what it builds', ({ on: _, builds, ...event }) => {
  const read = readEvent({
    payload: {},
    ref: undefined,
    sha: sha('c'),
    repository: 'acme/kites',
    ...event,
  });
  expect(read.defaults).toEqual(builds);
});

function read(event: Partial<WorkflowEvent> & { name: string }): EventReading {
  return readEvent({
    payload: {},
    sha: sha('c'),
    ref: 'refs/heads/trunk',
    repository: 'acme/kites',
    ...event,
  });
}

describe('what an event lacks is asked of GitHub', () => {
  const onPullRequest = { issue: { number: 7, pull_request: {} } };
  test.each([
    { name: 'issue_comment', payload: onPullRequest, ask: 'head' },
    { name: 'issue_comment', payload: { issue: { number: 7, pull_request: null } }, ask: 'nothing' },
    { name: 'pull_request', payload: { pull_request: pullRequest() }, ask: 'nothing' },
    { name: 'workflow_run', payload: workflowRun(), ask: 'pull-request' },
    { name: 'workflow_run', payload: workflowRun({ event: 'push', from: 'acme/kites' }), ask: 'nothing' },
    { name: 'workflow_run', payload: workflowRun({ from: 'acme/kites' }), ask: 'pull-request' },
    { name: 'push', payload: {}, ask: 'nothing' },
  ])('$name asks for: $ask', ({ ask, ...event }) => {
    expect(read(event).ask).toBe(ask);
  });

  test('a damaged pull_request asks by the number in its ref', () => {
    const event = { name: 'pull_request', payload: { pull_request: 'x' }, ref: 'refs/pull/12/merge' };
    const damaged = read(event);
    expect(damaged).toMatchObject({ ask: 'head', pullRequest: { by: 'number', number: 12 }, defaults: {} });
  });
});

describe('the pull request of an event is looked for', () => {
  test.each([
    { name: 'pull_request', payload: { pull_request: pullRequest() }, clue: { by: 'number', number: 7 } },
    { name: 'push', payload: {}, clue: { by: 'commit', sha: sha('c') } },
    { name: 'schedule', payload: {}, clue: { by: 'commit', sha: sha('c') } },
    { name: 'schedule', payload: {}, sha: undefined, clue: { by: 'nothing' } },
    { name: 'delete', payload: {}, clue: { by: 'nothing' } },
    {
      name: 'merge_group',
      payload: delivery('merge_group', { action: 'checks_requested' }),
      clue: { by: 'queue', number: 104 },
    },
    {
      name: 'workflow_run',
      payload: workflowRun(),
      clue: { by: 'head', owner: 'stranger', branch: 'main', sha: sha('a') },
    },
    {
      name: 'workflow_run',
      payload: workflowRun({
        event: 'push',
        from: 'acme/kites',
        branch: 'gusts',
        pullRequests: [pullRequest({ from: 'acme/kites', head: 'gusts', number: 9 })],
      }),
      clue: { by: 'number', number: 9 },
    },
    {
      name: 'workflow_run',
      payload: workflowRun({
        event: 'merge_group',
        from: 'acme/kites',
        branch: `gh-readonly-queue/trunk/pr-5-${sha('d')}`,
      }),
      clue: { by: 'queue', number: 5 },
    },
    {
      name: 'workflow_run',
      payload: workflowRun({ branch: null, from: 'acme/kites' }),
      clue: { by: 'commit', sha: sha('a') },
    },
  ])('from $name by: $clue', ({ clue, ...event }) => {
    expect(read(event).pullRequest).toEqual(clue);
  });
});

describe('the token is known to be read-only', () => {
  test.each([
    { name: 'pull_request', from: 'stranger/kites', readOnly: true },
    { name: 'pull_request', from: null, readOnly: true },
    { name: 'pull_request', from: 'acme/kites', readOnly: false },
    { name: 'pull_request_review', from: 'stranger/kites', readOnly: true },
    { name: 'pull_request_target', from: 'stranger/kites', readOnly: false },
  ])('for $name from $from: $readOnly', ({ name, from, readOnly }) => {
    const { readOnlyToken } = read({ name, payload: { pull_request: pullRequest({ from }) } });
    expect(readOnlyToken).toBe(readOnly);
  });
});

describe('on an event that a stranger caused,', () => {
  test.each([
    ...['pull_request_target', 'issue_comment', 'pull_request_review', 'workflow_run'],
    ...['status', 'check_run', 'check_suite'],
  ])('no words of the stranger reach a build under %s', (name) => {
    const payload = {
      ...workflowRun(),
      pull_request: pullRequest({ title: 'Words of a stranger' }),
      issue: { number: 7, title: 'Words of a stranger', body: 'Words of a stranger', pull_request: {} },
      comment: { body: 'Words of a stranger' },
      review: { body: 'Words of a stranger' },
      sha: sha('a'),
      description: 'Words of a stranger',
      commit: { commit: { message: 'Words of a stranger' } },
      check_run: { head_sha: sha('a'), name: 'Words of a stranger' },
      check_suite: { head_sha: sha('a'), head_commit: { message: 'Words of a stranger' } },
    };
    const { defaults } = read({ name, payload });
    expect(JSON.stringify(defaults)).not.toContain('Words');
    expect(defaults).not.toHaveProperty('message');
    expect(defaults).not.toHaveProperty('author');
  });

  test('a head branch of a fork holds no colon of its own', () => {
    const payload = { pull_request: pullRequest({ head: 'a:b' }) };
    expect(read({ name: 'pull_request', payload }).defaults).toEqual({
      nothingToBuild: 'The branch of the event pull_request is not safe to build: "stranger:a:b".',
    });
  });

  test.each(['-x', 'a..b', 'a@{1}', 'a b', 'a\u0000b', 'a\nb', '-', 'a*'])(
    'a head branch named %j is refused, with or without an owner',
    (head) => {
      for (const from of ['stranger/kites', 'acme/kites']) {
        const { defaults } = read({
          name: 'pull_request',
          payload: { pull_request: pullRequest({ head, from }) },
        });
        expect(Object.keys(defaults)).toEqual(['nothingToBuild']);
        expect(defaults.nothingToBuild).toMatch(
          /^The branch of the event pull_request is not safe to build: "/,
        );
        expect(defaults.nothingToBuild).not.toMatch(/\p{Cc}/u);
      }
    },
  );

  test('a commit that is not a full SHA is refused', () => {
    const { defaults } = read({ name: 'push', sha: '--upload-pack=x' });
    expect(defaults).toEqual({
      nothingToBuild: 'The commit of the event push is not safe to build: "--upload-pack=x".',
    });
  });

  test('an invalid clone address is left out', () => {
    const pull = pullRequest();
    const repo = { full_name: 'stranger/kites', clone_url: 'ext::sh -c id' };
    const payload = { pull_request: { ...pull, head: { ...pull.head, repo } } };
    const { defaults } = read({ name: 'pull_request', payload });
    expect(defaults).toMatchObject({ branch: 'stranger:main', pull_request_repository: undefined });
  });
});

test.each([null, 'x', 3, [], { pull_request: null }, { workflow_run: { head_sha: 3 } }, { issue: {} }])(
  'a damaged payload never builds the default branch in place of a pull request: %j',
  (payload) => {
    for (const name of [
      'pull_request',
      'pull_request_target',
      'pull_request_review',
      'issue_comment',
      'workflow_run',
      'status',
      'check_run',
      'check_suite',
    ]) {
      expect(read({ name, payload }).defaults).toEqual({
        nothingToBuild: `The payload of this ${name} event does not contain a commit.`,
      });
    }
  },
);
