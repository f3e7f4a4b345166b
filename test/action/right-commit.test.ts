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
const onPullRequest = (parts = {}, name = 'pull_request', more = {}) => ({
  name,
  payload: { pull_request: { ...pullRequest(parts), ...more } },
});
const merged = (parts = {}, name = 'pull_request') => onPullRequest(parts, name, { merged: true });

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
  const setting = { inputs: { ...service(), ...inputs }, environment: github, event: payload };
  return runStepHere(setting, (runner, failed) => ({ failed, log: runner.stdout() }));
}

const trigger = { operation: 'trigger-build', pipeline: 'acme/sandcastle', wait: 'false' };

/** The body of the build that a step creates, without our own meta-data, and what it logs. */
async function built(on: On, inputs: Setting['inputs'] = {}) {
  const { failed, log } = await run(on, { ...trigger, ...inputs });
  const sent = sandbox.requests.entries().find(({ method }) => method === 'POST')?.body;
  const { meta_data: _, ...body } = (sent ?? {}) as Partial<Build>;
  return { failed, log, body };
}

const title = { message: 'Fly higher' };
const head = {
  commit: sha('a'),
  branch: 'gusts',
  pull_request_id: 7,
  pull_request_base_branch: 'trunk',
  ...title,
  pull_request_repository: 'https://github.com/acme/kites.git',
};
const ofFork = {
  ...head,
  branch: 'stranger:main',
  pull_request_repository: 'https://github.com/stranger/kites.git',
};
const { message: _, ...silent } = head;
const own = onPullRequest(ours);
const onTarget = onPullRequest(ours, 'pull_request_target');
const push = { name: 'push', payload: { head_commit: { id: sha('a'), message: 'Fly' } } };
const schedule = { name: 'schedule', payload: {} };
const dispatch = { name: 'workflow_dispatch', payload: {} };

/** A check or a status on a commit. */
const commit = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const status = (...branches: readonly [string, string][]) => ({
  name: 'status',
  payload: {
    ...delivery('status'),
    sha: commit,
    branches: branches.map(([name, tip]) => ({ name, commit: { sha: tip } })),
  },
});
const check = (name: 'check_run' | 'check_suite', branch: string | null = 'changes') => {
  const payload = delivery(name);
  const subject = payload[name] as { head_branch: unknown; check_suite?: { head_branch: unknown } };
  (subject.check_suite ?? subject).head_branch = branch;
  return { name, payload };
};
const onOther = status(['main', sha('b')]);
const onBoth = status(['changes', commit], ['main', sha('b')]);

describe('what is built', () => {
  const atMerge = { commit: sha('e'), branch: 'trunk' };
  const labeled = onPullRequest(ours, 'pull_request', { labels: [{ name: 'deploy' }] });
  const nightly = { 'pull-request-labels': 'nightly' };
  const another = { 'pull-request-id': '99' };
  const closed = (more: object) => onPullRequest(ours, 'pull_request', { merged: true, ...more });

  it.each<[string, On, Setting['inputs'], object]>([
    ['a merge', merged(ours), {}, { ...atMerge, ...title }],
    ['a merge of a fork that is gone', merged({ from: null }), {}, { ...atMerge, ...title }],
    ['a merge, without text of its author', merged({}, 'pull_request_target'), {}, atMerge],
    [
      'the head if it was closed without a merge, by its commit',
      closed({ merged: false }),
      { commit: sha('a') },
      head,
    ],
    ['the head of a merge, by its commit', merged(ours), { commit: sha('a') }, head],
    ['the head of a merge, by its branch', merged(ours), { branch: 'gusts' }, head],
    // What the inputs name is of the pull request: its facts stay.
    ['the head, by its commit', own, { commit: sha('a') }, head],
    ['the head, in capitals', own, { commit: sha('A') }, { ...head, commit: sha('A') }],
    ['the head, cut off', own, { commit: 'aaaaaaaa' }, { ...head, commit: 'aaaaaaaa' }],
    ['the test merge', own, { commit: sha('c') }, { ...head, commit: sha('c') }],
    ['the branch', own, { branch: 'gusts' }, head],
    ['the full ref of the branch', own, { branch: 'refs/heads/gusts' }, head],
    ['both', own, { commit: sha('a'), branch: 'gusts' }, head],
    ['HEAD', own, { commit: 'HEAD', branch: 'gusts' }, { ...head, commit: 'HEAD' }],
    ['the branch of a fork', onPullRequest(), { branch: 'stranger:main' }, ofFork],
    ['the head, where the event may not supply text', onTarget, { commit: sha('a') }, silent],
    ['its labels', labeled, {}, { ...head, pull_request_labels: ['deploy'] }],
    ['other labels', labeled, nightly, { ...head, pull_request_labels: ['nightly'] }],
    ['its own pull request', own, { 'pull-request-id': '7' }, head],
    ['another pull request', labeled, another, { branch: 'gusts', ...title, pull_request_id: 99 }],
    ['that of a push', push, another, { branch: 'trunk', message: 'Fly', pull_request_id: 99 }],
    // What they name is not: nothing of the event stays.
    ['another commit', own, { commit: sha('d') }, { commit: sha('d'), branch: 'gusts' }],
    ['another branch', own, { branch: 'trunk' }, { commit: sha('a'), branch: 'trunk' }],
    ['that of trunk', onTarget, { commit: sha('c') }, { commit: sha('c'), branch: 'gusts' }],
    ['HEAD of a push', push, { commit: 'HEAD' }, { commit: 'HEAD', branch: 'trunk' }],
    ['our own on a fork’s', onPullRequest(), { commit: 'HEAD', branch: 'trunk' }, { branch: 'trunk' }],
    ['a push on another branch', push, { branch: 'deploy' }, { branch: 'deploy', message: 'Fly' }],
    ['a commit that a check is of', check('check_run'), {}, { commit, branch: 'changes' }],
    ['a commit that checks are of', check('check_suite'), {}, { commit, branch: 'changes' }],
    ['one of a status, on the only branch that ends with it', onBoth, {}, { commit, branch: 'changes' }],
    ['a commit on the branch that the input names', onOther, { branch: 'fix' }, { commit, branch: 'fix' }],
  ])('%s', async (_, on, inputs, expected) => {
    const { commit = sha('a') } = inputs;
    expect((await built(on, inputs)).body).toEqual({ commit, ...expected });
  });

  it.each<[On, Setting['inputs'], string]>([
    [own, { commit: sha('d') }, `and pull request of the event, which is not about commit ${sha('d')}.`],
    [own, { branch: 'trunk' }, 'and pull request of the event, which is not about branch trunk.'],
    [push, { commit: 'HEAD' }, 'build: message of the event, which is not about commit HEAD.'],
  ])('%o with %o: one line says what is left out', async (on, inputs, line) => {
    const { log } = await built(on, inputs);
    expect(log.match(/^Left out of the build: message .*$/gm)).toEqual([expect.stringContaining(line)]);
  });

  const nameless = 'Input branch is missing: the event does not name a branch.';
  const isOfFork = (commit: string, branch: string) =>
    `Input branch must be stranger:main, because commit ${commit} is from a fork; it was "${branch}".`;
  const pullRef = { commit: sha('a'), branch: 'refs/pull/7/merge' };
  const isPullRef =
    'Input branch must be a branch, which the ref of a pull request is not; it was "refs/pull/7/merge".';

  it.each<[string, On, Setting['inputs'], string]>([
    ['a merge without its commit', closed({ merge_commit_sha: null }), {}, 'does not name the merge commit'],
    ['a branch of ours', onPullRequest(), { branch: 'main' }, isOfFork(sha('a'), 'main')],
    ['trunk', onPullRequest(), { commit: sha('c'), branch: 'trunk' }, isOfFork(sha('c'), 'trunk')],
    ['the ref of a pull request', dispatch, pullRef, isPullRef],
    ['a list by such a ref', dispatch, { operation: 'list-builds', ...pullRef, wait: '' }, isPullRef],
    // The branch may be that of another repository.
    ['a check without a branch', check('check_run', null), {}, nameless],
    ['a status on two branches', status(['changes', commit], ['main', commit]), {}, nameless],
    ['a status on another commit’s branch', onOther, {}, nameless],
    ['a status without branches', { name: 'status', payload: { sha: commit } }, {}, nameless],
  ])('is nothing, and the log says why: %s', async (_, on, inputs, why) => {
    const { failed, log } = await built(on, inputs);
    expect(failed).toBe(true);
    expect(log).toContain(why);
    expect(sandbox.requests.entries()).toEqual([]);
  });

  it('is a full ref by its short name', async () => {
    const { body, log } = await built(dispatch, { commit: 'HEAD', branch: 'refs/tags/v1' });
    expect(body).toEqual({ commit: 'HEAD', branch: 'v1' });
    expect(log.split('\n')).toContain('Input branch: refs/tags/v1 is read as v1.');
  });

  it.each<[Setting['inputs'], object, string | null]>([
    [{}, {}, 'number and base branch'],
    [{ 'pull-request-base-branch': 'trunk' }, { pull_request_base_branch: 'trunk' }, 'number'],
    [{ 'pull-request-id': '7' }, { pull_request_id: 7 }, null],
  ])('is the commit of a fork without an unknown pull request, which the log says: %j', async (...row) => {
    const [inputs, more, left] = row;
    const { body, log } = await built({ name: 'workflow_run', payload: workflowRun() }, inputs);
    const { commit, branch, pull_request_repository } = ofFork;
    expect(body).toEqual({ commit, branch, pull_request_repository, ...more });
    const line = `Left out of the build: ${left} of the pull request. github-token is needed to find the pull request. To add the pull request, set pull-request-id and pull-request-base-branch.`;
    expect(log.match(/^Left out.*$/gm)).toEqual(left && [line]);
  });
});

const ofCommit = new RegExp(`^\\?commit(?:\\[\\])?=${commit}&(?!.*branch)`);
const other = { commit, branch: 'fix' };
const ofHead = { commit: sha('a'), branch: 'gusts' };

it.each<[string, On, { readonly commit: string; readonly branch: string }, RegExp]>([
  ['a merge, by the head', merged(ours), ofHead, /^\?branch(?:\[\])?=gusts&/],
  ['check_run, on any branch', check('check_run', null), other, ofCommit],
  ['status, on any branch', { name: 'status', payload: { sha: commit } }, other, ofCommit],
])('the latest build of an event is found: of a %s', async (_, on, build, query) => {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 1_000 })) });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web', ...build });
  const place = { sha: sha('c'), ref: 'refs/heads/trunk', repository: 'acme/kites' };
  const { defaults } = readEvent({ ...on, ...place });
  const inputs = { operation: 'wait-for-build', pipeline: 'acme/web' };
  const { outputs } = await host.run(inputs, { event: defaults });
  expect(outputs['build-number']).toBe('1');
  await run(on, { operation: 'get-build', pipeline: 'acme/web', build: 'latest' });
  expect(decodeURIComponent(sandbox.requests.entries().at(-1)?.query ?? '')).toMatch(query);
});

it.each<[On, Setting['inputs'], string, object?]>([
  [schedule, { 'meta-data': 'release=1' }, 'Nightly #12 (schedule)', { release: '1' }],
  [own, {}, 'Fly higher'],
  [own, { message: 'Mine' }, 'Mine'],
  [onTarget, {}, 'Nightly #12 (pull_request_target)'],
])('the way back from a build is in its meta-data, or in its message: %j with %j', async (...row) => {
  const [on, inputs, message, more] = row;
  const run = { GITHUB_RUN_ID: '77', GITHUB_RUN_NUMBER: '12', GITHUB_RUN_ATTEMPT: '1' };
  await built({ ...on, environment: { ...run, GITHUB_WORKFLOW: 'Nightly' } }, inputs);
  const meta_data = { ...more, 'kitestring-run': 'https://github.com/acme/kites/actions/runs/77' };
  expect(sandbox.requests.entries().at(-1)?.body).toMatchObject({ message, meta_data });
});

describe('an event that ends something', () => {
  const queue = `gh-readonly-queue/trunk/pr-5-${sha('d')}`;
  const group = { head_sha: sha('f'), head_ref: `refs/heads/${queue}` };
  const destroyed = { name: 'merge_group', payload: { action: 'destroyed', merge_group: group } };
  const closing = ({ name, payload }: On): On => ({
    name,
    payload: { action: 'closed', ...(payload as object) },
  });
  const [closed, ofFork] = [closing(onPullRequest(ours)), closing(onPullRequest())];
  const without = 'There is nothing to build: pull request 7 was closed without a merge.';

  it.each<[string, On, string]>([
    [
      'a deleted branch',
      { name: 'delete', payload: {} },
      'There is nothing to build: this delete event deletes a branch or a tag.',
    ],
    [
      'a destroyed merge group',
      destroyed,
      'There is nothing to build: the merge group was removed from the queue.',
    ],
    ['a pull request closed without a merge', closed, without],
    ['a pull request of a fork closed without a merge', ofFork, without],
  ])('builds nothing, and trigger-build succeeds: %s', async (_, on, line) => {
    const { failed, log, body } = await built(on);
    expect({ failed, body }).toEqual({ failed: false, body: {} });
    expect(log).toContain(`${line}\n`);
    expect(sandbox.requests.entries()).toEqual([]);
  });

  it.each<[string, On, Setting['inputs'], string]>([
    ['a merge group', destroyed, {}, `commit[]=${sha('f')}&branch[]=${queue}`],
    ['a pull request', closed, {}, `commit[]=${sha('a')}&branch[]=gusts`],
    ['a pull request of a fork', ofFork, {}, `commit[]=${sha('a')}&branch[]=stranger:main&branch[]=main`],
    ['a pull request, with a state', closed, { state: 'running' }, `commit[]=${sha('a')}&branch[]=gusts`],
    ['a pull request, with a filter of its own', closed, { branch: 'other' }, 'branch[]=other'],
  ])('has builds that cancel-builds cancels by default: of %s', async (_, on, inputs, query) => {
    const { failed } = await run(on, { operation: 'cancel-builds', pipeline: 'acme/web', ...inputs });
    expect(failed).toBe(false);
    const [first] = sandbox.requests.entries();
    expect(decodeURIComponent(first?.query ?? '').split('&state')[0]).toBe(`?${query}`);
  });

  it('is a merge, after which the branch may live on: cancel-builds cancels nothing by default', async () => {
    const { failed, log } = await run(closing(merged(ours)), {
      operation: 'cancel-builds',
      pipeline: 'acme/web',
    });
    expect(failed).toBe(false);
    expect(log).toContain(
      'There is nothing to cancel: pull request 7 was merged, and its branch may live on.',
    );
    expect(sandbox.requests.entries()).toEqual([]);
  });

  it.each<[string, On]>([
    ['a label on what was merged', merged(ours)],
    ['a deleted branch', { name: 'delete', payload: {} }],
    ['a push', push],
  ])('is not %s, for which cancel-builds still requires a filter', async (_, on) => {
    const { failed, log } = await run(on, { operation: 'cancel-builds', pipeline: 'acme/web' });
    expect(failed).toBe(true);
    expect(log).toContain('cancel-builds requires commit, branch,');
  });
});
