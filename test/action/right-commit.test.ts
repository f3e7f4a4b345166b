import { afterEach, describe, expect, it } from 'vitest';
import { readEvent } from '../../src/action/event/read-event.ts';
import type { Build } from '../../src/model/build.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { delivery } from '../support/github/deliveries.ts';
import { pullRequest, sha, workflowRun } from '../support/github/payloads.ts';
import { createHost } from '../support/operation-host.ts';
import { serveDuringTests } from '../support/served-sandbox.ts';
import { runStepHere, type Setting } from '../support/step-here.ts';

const { sandbox, inputs: service } = serveDuringTests();

afterEach(() => sandbox.requests.clear());

const ours = { from: 'acme/kites', head: 'gusts' };
const onPullRequest = (parts = {}, name = 'pull_request') => ({
  name,
  payload: { action: 'synchronize', pull_request: pullRequest(parts) },
});
const merged = (parts = {}, name = 'pull_request') => ({
  name,
  payload: { action: 'closed', pull_request: { ...pullRequest(parts), merged: true } },
});

interface On {
  readonly name: string;
  readonly payload: unknown;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a step on an event in the repository `acme/kites`, whose default branch is at another commit. */
async function run({ name, payload, environment }: On, inputs: Setting['inputs']) {
  const github = {
    GITHUB_EVENT_NAME: name,
    GITHUB_SHA: sha('c'),
    GITHUB_REF: 'refs/heads/trunk',
    GITHUB_REPOSITORY: 'acme/kites',
    ...environment,
  };
  return runStepHere(
    { inputs: { ...service(), ...inputs }, environment: github, event: payload },
    (runner, failed) => ({ failed, log: runner.stdout(), outputs: runner.outputs() }),
  );
}

const trigger = { operation: 'trigger-build', pipeline: 'acme/sandcastle', wait: 'false' };

/** The body of the build that a step creates, without our own meta-data, and what it logs. */
async function built(on: On, inputs: Setting['inputs'] = {}) {
  const { failed, log } = await run(on, { ...trigger, ...inputs });
  const sent = sandbox.requests.entries().find(({ method }) => method === 'POST')?.body;
  const { meta_data: _, ...body } = (sent ?? {}) as Partial<Build>;
  return { failed, log, body };
}

/** Waits on an event for a build of acme/web that is there, on a virtual clock. */
async function findHere({ name, payload }: On, build: { readonly commit: string; readonly branch: string }) {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 1_000 })) });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web', ...build });
  const { defaults } = await readEvent({
    name,
    payload,
    sha: sha('c'),
    ref: 'refs/heads/trunk',
    repository: 'acme/kites',
  });
  const inputs = { operation: 'wait-for-build', pipeline: 'acme/web' };
  return (await host.run(inputs, { event: defaults })).outputs;
}

const pullFacts = {
  pull_request_id: 7,
  pull_request_base_branch: 'trunk',
  pull_request_repository: 'https://github.com/acme/kites.git',
};
const title = { message: 'Fly higher' };
const head = { commit: sha('a'), branch: 'gusts', ...pullFacts, ...title };

describe('a pull request that was merged', () => {
  it.each(['acme/kites', 'stranger/kites', null])('is built as it was merged (from %s)', async (from) => {
    const { body } = await built(merged({ from }));
    expect(body).toEqual({ commit: sha('e'), branch: 'trunk', ...title });
  });

  it('is built without text of its author on pull_request_target', async () => {
    const { body } = await built(merged({}, 'pull_request_target'));
    expect(body).toEqual({ commit: sha('e'), branch: 'trunk' });
  });

  it('is built at its head if it was closed without a merge', async () => {
    const { payload } = merged(ours);
    const closed = { ...payload, pull_request: { ...payload.pull_request, merged: false } };
    expect((await built({ name: 'pull_request', payload: closed })).body).toEqual(head);
  });

  it.each<Setting['inputs']>([{ commit: sha('a') }, { branch: 'gusts' }])(
    'is built at its head if asked: %j',
    async (inputs) => {
      expect((await built(merged(ours), inputs)).body).toEqual(head);
    },
  );

  it('is not built if the event does not name the commit', async () => {
    const { payload } = merged(ours);
    const nameless = { ...payload, pull_request: { ...payload.pull_request, merge_commit_sha: null } };
    const { failed, log } = await built({ name: 'pull_request', payload: nameless });
    expect(failed).toBe(true);
    expect(log).toContain('The event does not name the merge commit of pull request 7.');
    expect(sandbox.requests.entries()).toEqual([]);
  });

  it('is found and canceled by its head', async () => {
    for (const operation of ['get-build', 'cancel-build'])
      await run(merged(ours), { operation, pipeline: 'acme/web', build: 'latest' });
    expect(sandbox.requests.entries()).toHaveLength(2);
    for (const { query } of sandbox.requests.entries())
      expect(decodeURIComponent(query)).toMatch(/^\?branch(?:\[\])?=gusts&/);
    const found = await findHere(merged(ours), { commit: sha('a'), branch: 'gusts' });
    expect(found['build-number']).toBe('1');
  });
});

describe('a run for a fork whose pull request is not known', () => {
  const on = { name: 'workflow_run', payload: workflowRun() };
  const { message: _message, pull_request_id: _id, pull_request_base_branch: _base, ...rest } = head;
  const body = {
    ...rest,
    branch: 'stranger:main',
    pull_request_repository: 'https://github.com/stranger/kites.git',
  };
  const why = 'github-token is needed to find the pull request.';
  const fix = 'To add the pull request, set pull-request-id and pull-request-base-branch.';

  it.each<[string, Setting['inputs'], object]>([
    ['number and base branch', {}, {}],
    ['number', { 'pull-request-base-branch': 'trunk' }, { pull_request_base_branch: 'trunk' }],
  ])('is built without it, and the log says why: %s', async (left, inputs, more) => {
    const made = await built(on, inputs);
    expect(made.body).toEqual({ ...body, ...more });
    expect(made.log.split('\n').filter((each) => each.startsWith('Left out'))).toEqual([
      `Left out of the build: ${left} of the pull request. ${why} ${fix}`,
    ]);
  });

  it('says nothing if the inputs name it', async () => {
    const made = await built(on, { 'pull-request-id': '7' });
    expect(made.body).toEqual({ ...body, pull_request_id: 7 });
    expect(made.log).not.toContain('Left out');
  });
});

describe('an explicit commit or branch', () => {
  it.each<[string, On, Setting['inputs'], object]>([
    ['the head', onPullRequest(ours), { commit: sha('a') }, head],
    ['the head in capitals', onPullRequest(ours), { commit: sha('A') }, { ...head, commit: sha('A') }],
    [
      'the head, cut off',
      onPullRequest(ours),
      { commit: sha('a').slice(0, 8) },
      { ...head, commit: sha('a').slice(0, 8) },
    ],
    ['the test merge', onPullRequest(ours), { commit: sha('c') }, { ...head, commit: sha('c') }],
    ['the branch', onPullRequest(ours), { branch: 'gusts' }, head],
    ['the full ref of the branch', onPullRequest(ours), { branch: 'refs/heads/gusts' }, head],
    ['both', onPullRequest(ours), { commit: sha('a'), branch: 'gusts' }, head],
    ['HEAD', onPullRequest(ours), { commit: 'HEAD', branch: 'gusts' }, { ...head, commit: 'HEAD' }],
    [
      'the branch of a fork',
      onPullRequest(),
      { branch: 'stranger:main' },
      { ...head, branch: 'stranger:main', pull_request_repository: 'https://github.com/stranger/kites.git' },
    ],
  ])('keeps the facts of the pull request if it is %s', async (_, on, inputs, expected) => {
    expect((await built(on, inputs)).body).toEqual(expected);
  });

  it('keeps no text where the event may not supply it', async () => {
    const { message: _, ...expected } = head;
    const { body } = await built(onPullRequest(ours, 'pull_request_target'), { commit: sha('a') });
    expect(body).toEqual(expected);
  });

  it.each<[string, On, Setting['inputs']]>([
    ['another commit', onPullRequest(ours), { commit: sha('d') }],
    ['another branch', onPullRequest(ours), { branch: 'trunk' }],
    ['that of trunk', onPullRequest(ours, 'pull_request_target'), { commit: sha('c') }],
    [
      'HEAD',
      { name: 'push', payload: { head_commit: { id: sha('a'), message: 'Fly' } } },
      { commit: 'HEAD' },
    ],
  ])('has nothing of the event if it is %s', async (_, on, inputs) => {
    expect((await built(on, inputs)).body).toEqual({
      commit: sha('a'),
      branch: expect.any(String),
      ...inputs,
    });
  });

  it('keeps the message of a pushed commit on another branch', async () => {
    const on = { name: 'push', payload: { head_commit: { id: sha('a'), message: 'Fly' } } };
    const { body } = await built(on, { branch: 'deploy' });
    expect(body).toEqual({ commit: sha('a'), branch: 'deploy', message: 'Fly' });
  });

  it.each([
    [sha('a'), { branch: 'main' }],
    [sha('a'), { branch: 'main', commit: sha('a') }],
    [sha('c'), { branch: 'trunk', commit: sha('c') }],
  ])('of a fork has the name of its owner: %s, %j', async (commit, inputs) => {
    const { failed, log } = await built(onPullRequest(), inputs);
    expect(failed).toBe(true);
    expect(log).toContain(
      `Input branch must be stranger:main, because commit ${commit} is from a fork; it was "${inputs.branch}".`,
    );
    expect(sandbox.requests.entries()).toEqual([]);
  });

  it('may be our own on a fork’s pull request', async () => {
    const { body } = await built(onPullRequest(), { commit: 'HEAD', branch: 'trunk' });
    expect(body).toEqual({ commit: 'HEAD', branch: 'trunk' });
  });
});

describe('a full ref as a branch', () => {
  const dispatch = { name: 'workflow_dispatch', payload: {} };

  it.each([
    ['refs/heads/main', 'main'],
    ['refs/tags/v1', 'v1'],
  ])('is built by its short name: %s', async (branch, short) => {
    const { body, log } = await built(dispatch, { commit: 'HEAD', branch });
    expect(body).toEqual({ commit: 'HEAD', branch: short });
    expect(log.split('\n')).toContain(`Input branch: ${branch} is read as ${short}.`);
  });

  it.each(['trigger-build', 'list-builds'])('cannot be that of a pull request for %s', async (operation) => {
    const inputs = { operation, pipeline: 'acme/web', commit: sha('a'), branch: 'refs/pull/7/merge' };
    const { failed, log } = await run(dispatch, inputs);
    expect(failed).toBe(true);
    expect(log).toContain(
      'Input branch must be a branch, which the ref of a pull request is not; it was "refs/pull/7/merge".',
    );
    expect(sandbox.requests.entries()).toEqual([]);
  });
});

describe('an event that names a commit', () => {
  const commit = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
  const status = (branches: readonly [string, string][]) => ({
    ...delivery('status'),
    sha: commit,
    branches: branches.map(([name, tip]) => ({ name, commit: { sha: tip } })),
  });
  const nameless = (key: 'check_run' | 'check_suite') => {
    const payload = delivery(key);
    const subject = payload[key] as { head_branch: unknown; check_suite?: { head_branch: unknown } };
    (subject.check_suite ?? subject).head_branch = null;
    return payload;
  };

  it.each<[string, unknown]>([
    ['check_run', delivery('check_run')],
    ['check_suite', delivery('check_suite')],
    [
      'status',
      status([
        ['changes', commit],
        ['main', sha('b')],
      ]),
    ],
  ])('builds it, without text of the event: %s', async (name, payload) => {
    expect((await built({ name, payload })).body).toEqual({ commit, branch: 'changes' });
  });

  it.each<[string, unknown]>([
    ['check_run', nameless('check_run')],
    ['check_suite', nameless('check_suite')],
    [
      'status',
      status([
        ['changes', commit],
        ['main', commit],
      ]),
    ],
    ['status', status([['main', sha('b')]])],
    ['status', { sha: commit }],
  ])('takes no branch that may be another repository’s, and says so: %s', async (name, payload) => {
    const { failed, log } = await built({ name, payload });
    expect(failed).toBe(true);
    expect(log).toContain('Input branch is missing: the event does not name a branch.');
    expect((await built({ name, payload }, { branch: 'changes' })).body).toEqual({
      commit,
      branch: 'changes',
    });
  });

  it.each(['check_run', 'check_suite', 'status'])('finds its build on any branch: %s', async (name) => {
    const payload = name === 'status' ? { sha: commit } : nameless(name as 'check_run');
    const found = await findHere({ name, payload }, { commit, branch: 'fix' });
    expect(found['build-number']).toBe('1');
    await run({ name, payload }, { operation: 'get-build', pipeline: 'acme/web', build: 'latest' });
    const query = decodeURIComponent(sandbox.requests.entries().at(-1)?.query ?? '');
    expect(query).toMatch(new RegExp(`^\\?commit(?:\\[\\])?=${commit}&`));
    expect(query).not.toContain('branch');
  });
});

describe('the way back from a build', () => {
  const environment = {
    GITHUB_RUN_ID: '77',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'Nightly',
  };
  const sent = () => sandbox.requests.entries().find(({ method }) => method === 'POST')?.body;

  it('is in its meta-data, and in its message if the event has none', async () => {
    await built({ name: 'schedule', payload: {}, environment }, { 'meta-data': 'release=1' });
    expect(sent()).toMatchObject({
      message: 'Nightly #12 (schedule)',
      meta_data: { release: '1', 'kitestring-run': 'https://github.com/acme/kites/actions/runs/77' },
    });
  });

  it.each<[On, Setting['inputs'], string]>([
    [onPullRequest(ours), {}, 'Fly higher'],
    [onPullRequest(ours), { message: 'Mine' }, 'Mine'],
    [onPullRequest(ours, 'pull_request_target'), {}, 'Nightly #12 (pull_request_target)'],
  ])('leaves the message of %j with %j', async (on, inputs, message) => {
    await built({ ...on, environment }, inputs);
    expect(sent()).toMatchObject({ message });
  });
});
