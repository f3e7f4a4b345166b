import { beforeEach, describe, expect, test } from 'vitest';
import { pull, push } from './support/acme.ts';
import { stageForTests } from './support/stage.ts';

const stage = stageForTests();
beforeEach(() => stage.sandbox.requests.clear());

const web = { organization: 'acme', pipeline: 'web' };
const api = { organization: 'acme', pipeline: 'api' };

describe('docs/examples/trigger-and-wait.yml', () => {
  const workflow = 'docs/examples/trigger-and-wait.yml';

  test('builds a push, and is green when the build is', async () => {
    const done = await stage.perform(workflow, 'push', { payload: push });
    const [build] = stage.sandbox.world.builds(web);
    expect(build).toMatchObject({ state: 'passed', branch: 'main', commit: done.sha, message: 'Fly higher' });
    expect(done.exitCode).toBe(0);
    const outputs = { state: 'passed', 'build-number': String(build?.number), 'build-id': build?.id };
    expect(done.testimonies).toMatchObject([
      { job: 'build', status: 'success', steps: { build: { outcome: 'success', outputs } } },
    ]);
    expect(done.summary).toContain(`acme/web build ${build?.number} passed`);
    expect(done.warnings).toEqual([]);
  });

  test('builds the head of a pull request, and fails when the build does', async () => {
    const payload = () => pull('opened', { number: 7, head: 'fix/rounding' });
    const done = await stage.perform(workflow, 'pull_request', { payload });
    const [build] = stage.sandbox.world.builds(web);
    expect(build).toMatchObject({ state: 'failed', branch: 'fix/rounding', commit: 'a'.repeat(40) });
    expect(done.exitCode).toBe(1);
    expect(done.testimonies).toMatchObject([
      { status: 'failure', steps: { build: { outcome: 'failure', outputs: { state: 'failed' } } } },
    ]);
    expect(done.log).toContain(
      `The build is failed, see https://buildkite.example/acme/web/builds/${build?.number}`,
    );
    expect(done.summary).toContain(`acme/web build ${build?.number} failed`);
  });

  test('leaves the pull request of a fork alone', async () => {
    const payload = () => pull('opened', { from: 'stranger/kites' });
    const done = await stage.perform(workflow, 'pull_request', { payload, secrets: false });
    expect(done).toMatchObject({ exitCode: 0, testimonies: [] });
    expect(stage.sandbox.requests.entries()).toEqual([]);
  });
});

test('docs/examples/wait-and-deploy.yml waits for the build of the pushed commit, and then deploys', async () => {
  const payload = (commit: string) => {
    stage.sandbox.world.run({ ...web, branch: 'main', commit });
    return push(commit);
  };
  const done = await stage.perform('docs/examples/wait-and-deploy.yml', 'push', { payload });
  expect(done.exitCode).toBe(0);
  expect(done.log).toContain(
    `Deploying ${done.sha}, which passed in https://buildkite.example/acme/web/builds/`,
  );
});

test('docs/examples/trigger-deploy.yml starts a build of the branch and the newest commit of another repository', async () => {
  const done = await stage.perform('docs/examples/trigger-deploy.yml', 'push', { payload: push });
  const [build] = stage.sandbox.world.builds({ organization: 'acme', pipeline: 'deploy' });
  expect(done.exitCode).toBe(0);
  expect(build).toMatchObject({
    state: 'passed',
    branch: 'main',
    message: `Deploy ${done.sha}`,
    env: { APP_COMMIT: done.sha },
    commit: expect.not.stringMatching(`${done.sha}`),
  });
  expect(done.warnings).toEqual([]);
});

test('docs/examples/retry-flaky.yml comments on a failure, and retries none that no flaky test explains', async () => {
  stage.github.open({ number: 7, from: 'acme/kites', head: 'fix/rounding' });
  const payload = () => pull('opened', { number: 7, head: 'fix/rounding' });
  const done = await stage.perform('docs/examples/retry-flaky.yml', 'pull_request', { payload });
  expect(done.exitCode).toBe(1);
  const comments = (stage.github.comments.get(7) ?? []).map(({ body }) => body);
  expect(comments).toEqual([expect.stringContaining('failed: “Test” failed (exit status 1)')]);
  expect(stage.sandbox.requests.entries().filter(({ path }) => path.includes('retry'))).toEqual([]);
});

test('docs/examples/cancel-on-close.yml cancels the builds of the head of the closed pull request, and no others of its branch', async () => {
  const { world } = stage.sandbox;
  const head = { ...web, branch: 'long/story', commit: 'a1'.repeat(20) };
  const mine = [world.run(head), world.run(head)];
  const other = world.run({ ...head, commit: 'b2'.repeat(20) });
  const payload = () => pull('closed', { head: head.branch, sha: head.commit });
  const done = await stage.perform('docs/examples/cancel-on-close.yml', 'pull_request', { payload });
  expect(done).toMatchObject({ exitCode: 0, warnings: [] });
  for (const { number } of mine) expect(world.build({ ...web, number })?.state).toMatch(/^cancel(?:ing|ed)$/);
  expect(world.build({ ...web, number: other.number })?.state).toBe('running');
  expect(done.summary).toContain('long/story');
  world.cancel({ ...web, number: other.number });
});

test('docs/examples/rebuild-latest-failed.yml rebuilds a failed build, and no other', async () => {
  const payload = () => ({ inputs: { branch: 'main' } });
  const perform = () =>
    stage.perform('docs/examples/rebuild-latest-failed.yml', 'workflow_dispatch', { payload });
  const [failed] = stage.sandbox.world.builds(api);
  const first = await perform();
  const [rebuilt, ...older] = stage.sandbox.world.builds(api);
  expect(first).toMatchObject({ exitCode: 0, warnings: [] });
  expect(rebuilt).toMatchObject({ state: 'passed', rebuilt_from: { number: failed?.number } });
  expect(first.summary).toContain(`acme/api build ${rebuilt?.number} passed`);

  const testimonies = [{ steps: { latest: { outputs: { state: 'passed' } } } }];
  expect(await perform()).toMatchObject({ exitCode: 0, testimonies });
  expect(stage.sandbox.world.builds(api)).toHaveLength(older.length + 1);
});

test('docs/examples/rerun-failed-jobs.yml continues the build of the first attempt', async () => {
  const payload = () => pull('opened', { number: 8, head: 'flaky/kite' });
  const perform = (attempt: number) =>
    stage.perform('docs/examples/rerun-failed-jobs.yml', 'pull_request', { payload, run: 8, attempt });
  const before = stage.sandbox.world.builds(web).length;
  expect((await perform(1)).exitCode).toBe(1);
  const second = await perform(2);
  const [build, ...older] = stage.sandbox.world.builds(web);
  const testimonies = [{ steps: { build: { outputs: { state: 'passed', 'retried-count': '1' } } } }];
  expect(second).toMatchObject({ exitCode: 0, warnings: [], testimonies });
  expect(second.log).toContain(`acme/web #${build?.number}: retried 1 job.`);
  expect(build).toMatchObject({ state: 'passed', branch: 'flaky/kite' });
  expect(older).toHaveLength(before);
});
