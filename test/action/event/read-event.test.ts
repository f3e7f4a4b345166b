import { describe, expect, test } from 'vitest';
import { type EventReading, readEvent, type WorkflowEvent } from '../../../src/action/event/read-event.ts';
import { delivery } from '../../support/github/deliveries.ts';
import { pullRequest, repository, sha, workflowRun } from '../../support/github/payloads.ts';

const codertocat = { name: 'Codertocat', email: '21031067+Codertocat@users.noreply.github.com' };
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

const queued = 'gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64';
const deleted = (name: string) => {
  const ended = `There is nothing to build: this ${name} event deletes a branch or a tag.`;
  return { nothingToBuild: ended, ended };
};
/** A pull request in the words of its author, which only `pull_request` may use. */
const spoken = {
  ...change,
  message: 'Update the README with new information.',
  testMerge: sha('c'),
  pull_request_labels: ['bug'],
};

type Builds = EventReading['defaults'];
const [master, simpleTag, merge] = ['refs/heads/master', 'refs/tags/simple-tag', 'refs/pull/2/merge'];
const pushed = { commit: '6113728f27ae82c7b1a177c8d03f9e96e0adf246', author: codertocat };
const atBranch = { commit: sha('c'), branch: 'master' };
const ofGroup = {
  commit: sha('c'),
  branch: queued,
  message: 'Merge pull request #2048 from octo-repo/update-readme\n\nUpdate README.md',
  author: codertocat,
};
const ofRun = { commit: '5779607b49aab1200488439f02372c57b4f75444', branch: 'main' };

/** The event, what tells its delivery from others, the ref, what it builds, and the repository. */
const delivered: [string, Parameters<typeof delivery>[1], string, Builds, string?][] = [
  ['push', { ref: master }, master, { ...pushed, branch: 'master', message: 'Initial commit' }],
  [
    'push',
    { ref: simpleTag, deleted: false },
    simpleTag,
    { ...pushed, branch: 'simple-tag', message: 'Adding a .gitignore file' },
  ],
  ['push', { deleted: true }, master, deleted('push')],
  ['delete', {}, master, deleted('delete')],
  ['create', {}, simpleTag, { commit: sha('c'), branch: 'simple-tag' }],
  ['pull_request', { action: 'synchronize' }, merge, spoken],
  [
    'pull_request',
    { action: 'closed' },
    merge,
    {
      ...spoken,
      ended: 'There is nothing to build: pull request 2 was closed without a merge.',
      defaultBranch: 'master',
    },
  ],
  ['pull_request_review', { action: 'submitted' }, merge, change],
  ['pull_request_review_comment', { action: 'created' }, merge, change],
  ['issue_comment', { action: 'created' }, master, atBranch],
  ['merge_group', { action: 'checks_requested' }, `refs/heads/${queued}`, ofGroup],
  ['workflow_dispatch', { ref: 'refs/heads/main' }, 'refs/heads/main', { ...atBranch, branch: 'main' }],
  ['workflow_dispatch', {}, 'refs/tags/v2', { ...atBranch, branch: 'v2' }],
  ['repository_dispatch', {}, master, atBranch],
  ['release', { action: 'published' }, 'refs/tags/0.0.1', { ...atBranch, branch: '0.0.1' }],
  ['workflow_run', { action: 'completed' }, 'refs/heads/main', ofRun, 'octo-org/octo-repo'],
];

/** After a run for a pull request of our own: the pull requests that GitHub lists for its branch. */
const ourRun = (...pulls: Parameters<typeof pullRequest>[0][]) =>
  workflowRun({
    from: 'acme/kites',
    branch: 'gusts',
    pullRequests: pulls.map((pull) => pullRequest({ from: 'acme/kites', head: 'gusts', ...pull })),
  });
const ownRepository = { pull_request_repository: 'https://github.com/acme/kites.git' };
const own = { ...ofFork, branch: 'gusts', ...ownRepository };
const capitals = { ...own, pull_request_repository: 'https://github.com/Acme/Kites.git' };
const alone = { commit: sha('a'), branch: 'gusts' };
const trunk = { commit: sha('c'), branch: 'trunk' };
const gone = 'The fork of pull request 7 has been deleted, so the owner of its branch is not known.';
const noCommit = 'The payload of this workflow_run event does not contain a commit.';
const unsafeBase = 'The branch of the event pull_request_target is not safe to build: "-x".';
const onPull = (parts: Parameters<typeof pullRequest>[0] = {}, more = {}) => ({
  pull_request: { ...pullRequest(parts), ...more },
});
const isUnsafe = { merged: true, base: { ref: '-x', repo: repository('acme/kites') } };
const author = { name: 'Ada' };
const annotated = { after: sha('d'), head_commit: { id: sha('a'), message: 'Fly', author } };
const several = ourRun({ number: 7 }, { number: 8, sha: sha('d') }, { number: 9 });
const ofPush = { workflow_run: { ...ourRun({}).workflow_run, event: 'push' } };
const [target, run] = ['pull_request_target', 'workflow_run'];

/** What happened, the event, its payload, what it builds or why nothing, and the ref unless that is the default branch. */
const written: [string, string, unknown, Builds | string, string?][] = [
  ['a fork that is gone', target, onPull({ from: null }), { ...ofFork, pull_request_repository: undefined }],
  ['a fork whose owner is gone too', target, onPull({ from: null, user: null }), gone],
  ['our own repository, in capitals', target, onPull({ from: 'Acme/Kites', head: 'gusts' }), capitals],
  ['no commit in the payload', 'push', {}, trunk],
  ['an annotated tag', 'push', annotated, { commit: sha('a'), branch: 'v1', message: 'Fly' }, 'refs/tags/v1'],
  ['a pull request of our own', run, ourRun({}), own],
  ['several pull requests of our own', run, several, own],
  ['a pull request that has moved on', run, ourRun({ sha: sha('d') }), own],
  [
    'a branch for another repository',
    run,
    ourRun({ into: 'upstream/kites' }),
    { ...alone, ...ownRepository },
  ],
  ['a push to a branch with a pull request', run, ofPush, alone],
  ['a repository that is gone', run, workflowRun({ from: null }), noCommit],
  ['an unknown event at a pull request', 'constructor', {}, {}, 'refs/pull/7/merge'],
  ['an unknown event', 'weather', null, trunk],
];

test.each(delivered)('a delivery of %s, %j, on %s is read as what it builds', (...row) => {
  const [name, parts, ref, builds, repository = 'Codertocat/Hello-World'] = row;
  const event = { name, payload: delivery(name, parts), ref, sha: sha('c'), repository };
  expect(readEvent(event).defaults).toEqual(builds);
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

test.each(written)('%s, by the event %s, is read as what it builds', (_, name, payload, builds, ref) => {
  const expected = typeof builds === 'string' ? { nothingToBuild: builds } : builds;
  expect(read({ name, payload, ...(ref !== undefined && { ref }) }).defaults).toEqual(expected);
});

test('a base that is not safe to build is refused after a merge alone', () => {
  const { defaults } = read({ name: target, payload: onPull({ from: null, user: null }, isUnsafe) });
  expect(defaults).toEqual({ nothingToBuild: gone, create: { nothingToBuild: unsafeBase } });
});

const onIssue = (pull_request: unknown) => ({ issue: { number: 7, pull_request } });
const queuedRun = { event: 'merge_group', branch: `gh-readonly-queue/trunk/pr-5-${sha('d')}` };

const number = (number: number) => ({ pullRequest: { by: 'number', number } as const });
const [plain, damaged] = ['pull_request', { pull_request: 'damaged' }];
const ofOurs = { ...ourRun({ number: 9 }).workflow_run, event: 'push' };
test.each<[string, unknown, Partial<EventReading>, Partial<WorkflowEvent>?]>([
  [plain, onPull(), { ask: 'nothing', ...number(7), readOnlyToken: true }],
  [plain, onPull({ from: null }), { readOnlyToken: true }],
  [plain, onPull({ from: 'acme/kites' }), { readOnlyToken: false }],
  ['pull_request_review', onPull(), { readOnlyToken: true }],
  [target, onPull(), { readOnlyToken: false }],
  [plain, damaged, { ask: 'head', ...number(12), defaults: {} }, { ref: 'refs/pull/12/merge' }],
  ['issue_comment', onIssue(null), { ask: 'nothing' }],
  ['push', {}, { ask: 'nothing', pullRequest: { by: 'commit', sha: sha('c') } }],
  ['schedule', {}, { pullRequest: { by: 'nothing' } }, { sha: undefined }],
  [run, workflowRun({ from: 'acme/kites' }), { ask: 'pull-request' }],
  [run, { workflow_run: ofOurs }, { ask: 'nothing', ...number(9) }],
  [
    run,
    workflowRun({ ...queuedRun, from: 'acme/kites' }),
    { pullRequest: { by: 'queue', number: 5, group: null } },
  ],
  [run, workflowRun({ branch: null, from: 'acme/kites' }), { pullRequest: { by: 'commit', sha: sha('a') } }],
])('%s with %j finds its pull request by: %j', (name, payload, expected, more) => {
  expect(read({ name, payload, ...more })).toMatchObject(expected);
});

const ofStrangers = [
  ...['pull_request_target', 'issue_comment', 'pull_request_review', 'workflow_run'],
  ...['status', 'check_run', 'check_suite'],
];

describe('on an event that a stranger caused,', () => {
  test.each(ofStrangers)('no text of the pull request is used in a build on %s', (name) => {
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
    // A status says where to look, and is no part of a build.
    const { status: _, ...defaults } = read({ name, payload }).defaults;
    expect(JSON.stringify(defaults)).not.toContain('Words');
    expect(defaults).not.toHaveProperty('message');
    expect(defaults).not.toHaveProperty('author');
  });

  test('a head branch of a fork with a colon is refused', () => {
    const payload = { pull_request: pullRequest({ head: 'a:b' }) };
    expect(read({ name: 'pull_request', payload }).defaults).toEqual({
      nothingToBuild: 'The branch of the event pull_request is not safe to build: "stranger:a:b".',
    });
  });

  test.each(['-x', 'a..b', 'a\nb'])('a head branch named %j is refused, with or without an owner', (head) => {
    for (const from of ['stranger/kites', 'acme/kites']) {
      const { defaults } = read({ name: 'pull_request', payload: onPull({ head, from }) });
      expect(Object.keys(defaults)).toEqual(['nothingToBuild']);
      expect(defaults.nothingToBuild).toMatch(
        /^The branch of the event pull_request is not safe to build: "[^\p{Cc}]*$/u,
      );
    }
  });

  test('a commit that is not a full SHA is refused', () => {
    const { defaults } = read({ name: 'push', sha: '--upload-pack=x' });
    expect(defaults).toEqual({
      nothingToBuild: 'The commit of the event push is not safe to build: "--upload-pack=x".',
    });
  });
});

test.each([null, 'x', 3, [], { pull_request: null }, { workflow_run: { head_sha: 3 } }, { issue: {} }])(
  'a damaged payload never builds the default branch in place of a pull request: %j',
  (payload) => {
    for (const name of ['pull_request', ...ofStrangers])
      expect(read({ name, payload }).defaults).toEqual({
        nothingToBuild: `The payload of this ${name} event does not contain a commit.`,
      });
  },
);

describe('what was posted on a commit', () => {
  const address = 'https://buildkite.com/acme/web/builds/7';
  test.each<[string, object, object]>([
    [
      'status',
      { sha: sha('a'), context: 'buildkite/web', state: 'failure', target_url: address },
      { context: 'buildkite/web', url: address, isPending: false },
    ],
    [
      'status',
      { sha: sha('a'), context: 'a', state: 'pending' },
      { context: 'a', url: undefined, isPending: true },
    ],
    [
      'check_run',
      { check_run: { head_sha: sha('a'), name: 'Web', status: 'completed', details_url: address } },
      { context: 'Web', url: address, isPending: false },
    ],
    [
      'check_run',
      { check_run: { head_sha: sha('a'), name: 'Web', status: 'in_progress', details_url: 7 } },
      { context: 'Web', url: undefined, isPending: true },
    ],
  ])('is read from the payload of %s: %o', (name, payload, status) => {
    expect(read({ name, payload }).defaults).toMatchObject({ commit: sha('a'), status });
  });
});
