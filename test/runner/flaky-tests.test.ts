import { beforeEach, describe, expect, test } from 'vitest';
import { sha, workflowRun } from '../support/github/payloads.ts';
import { makeFile, makePullRequest } from '../support/github/things.ts';
import { pull, webTests } from './support/acme.ts';
import { type Play, stageForTests } from './support/stage.ts';

const dayMs = 86_400_000;
/** A file with a flaky test in it, as GitHub names it. */
const flakyFile = 'src/components/OrderForm.test.tsx';

const stage = stageForTests();
/** How many requests GitHub had seen before the test. */
let seen = 0;
beforeEach(() => {
  seen = stage.github.requests.length;
  stage.github.open({ number: 7, from: 'acme/kites', head: 'feature/cart' });
  stage.github.files.set(7, [makeFile(flakyFile)]);
});

function comments(): string[] {
  return (stage.github.comments.get(7) ?? []).map(({ body }) => body);
}

/** How comments were written, in order. */
function writes(): string[] {
  const written = stage.github.requests.slice(seen).filter(({ path }) => path.includes('/comments'));
  return written.map(({ method }) => method).filter((method) => method !== 'GET');
}

test('docs/examples/nightly-flaky-report.yml reports what was flaky lately, and opens an issue for each test', async () => {
  const recent = webTests.filter(({ ageMs = 0 }) => ageMs < 14 * dayMs);
  const done = await stage.perform('docs/examples/nightly-flaky-report.yml', 'schedule');
  expect(recent.length).toBeLessThan(webTests.length);
  expect(done).toMatchObject({ exitCode: 0, warnings: [] });
  expect(done.testimonies).toMatchObject([
    { steps: { flaky: { outputs: { count: String(recent.length), complete: 'true' } } } },
  ]);
  expect(done.log).toContain(`${recent.length} tests were flaky.`);
  expect(done.summary).toContain(`${recent.length} flaky tests`);
  expect(stage.github.issues).toHaveLength(Math.min(recent.length, 10));
});

/** Runs a workflow on pull request 7. */
const onPull = (workflow: string, more: Partial<Play> = {}) =>
  stage.perform(workflow, 'pull_request', {
    payload: () => pull('synchronize', { head: 'feature/cart' }),
    ...more,
  });

test('docs/examples/flaky-comment.yml writes one comment, which begins with what the pull request touches, and keeps it', async () => {
  const perform = (run: number) => onPull('docs/examples/flaky-comment.yml', { run });
  expect(await perform(1)).toMatchObject({ exitCode: 0, warnings: [] });
  const [comment = ''] = comments();
  const [touched, rest] = [comment.indexOf('OrderForm.test.tsx'), comment.indexOf('CartForm.test.tsx')];
  expect(touched).toBeGreaterThan(0);
  expect(touched).toBeLessThan(rest);
  for (const run of [2, 3]) expect((await perform(run)).exitCode).toBe(0);
  expect(comments()).toHaveLength(1);
  // The second can compare with the first, and says so; the third has nothing to add.
  expect(writes()).toEqual(['POST', 'PATCH']);
  expect(stage.github.violations).toEqual([]);
});

test('.github/workflows/flaky-tests.yml comments only where the variables name a suite', async () => {
  const workflow = '.github/workflows/flaky-tests.yml';
  expect(await onPull(workflow)).toMatchObject({ exitCode: 0, testimonies: [] });
  expect(comments()).toEqual([]);
  const variables = { BUILDKITE_ORGANIZATION: 'acme', BUILDKITE_SUITE: 'orders' };
  expect(await onPull(workflow, { variables })).toMatchObject({ exitCode: 0, warnings: [] });
  expect(comments()).toHaveLength(1);
});

test('docs/examples/fork-comment.yml leaves our own pull requests alone, and comments on that of a fork', async () => {
  const after = (parts?: Parameters<typeof workflowRun>[0]) =>
    stage.perform('docs/examples/fork-comment.yml', 'workflow_run', { payload: () => workflowRun(parts) });
  expect(await after({ from: 'acme/kites' })).toMatchObject({ exitCode: 0, testimonies: [] });
  expect(comments()).toEqual([]);
  stage.github.open({ number: 7, from: 'stranger/kites', head: 'main' });
  stage.github.files.set(7, [makeFile(flakyFile)]);
  expect(await after()).toMatchObject({ exitCode: 0, warnings: [] });
  expect(comments()).toHaveLength(1);
  expect(stage.github.violations).toEqual([]);
});

describe('docs/examples/flaky-gate.yml', () => {
  const workflow = 'docs/examples/flaky-gate.yml';

  test('fails a pull request that changes a file with a flaky test', async () => {
    const done = await onPull(workflow);
    expect(done.exitCode).toBe(1);
    expect(done.testimonies).toMatchObject([
      { status: 'failure', steps: { gate: { outcome: 'failure', outputs: { 'gate-passed': 'false' } } } },
    ]);
    expect(done.log).toContain('max-touched failed: ');
    expect(comments()).toHaveLength(1);
  });

  test('lets another pass on the commits after the first report', async () => {
    stage.github.files.set(7, [makeFile('README.md')]);
    const first = await onPull(workflow, { run: 1 });
    const again = await onPull(workflow, { run: 2 });
    const payload = () => pull('synchronize', { head: 'feature/cart', sha: sha('b') });
    stage.github.pullRequests.set(7, makePullRequest({ number: 7, head: 'feature/cart', sha: sha('b') }));
    const later = await onPull(workflow, { payload, run: 3 });
    const gates = [first, again, later].map(
      ({ testimonies }) => testimonies[0]?.steps.gate?.outputs['gate-passed'],
    );
    expect(gates).toEqual(['not evaluated', 'not evaluated', 'true']);
    expect([first.exitCode, again.exitCode, later.exitCode]).toEqual([0, 0, 0]);
  });
});

test('docs/examples/flaky-gate-strict.yml fails without the report of flaky-baseline.yml, passes with it, and fails by a new test', async () => {
  const perform = () => onPull('docs/examples/flaky-gate-strict.yml');
  const without = await perform();
  expect(without.exitCode).toBe(1);
  expect(without.log).toContain('max-new was not evaluated: the file at baseline-path does not exist');
  const payload = () => ({ repository: { default_branch: 'main' } });
  const saved = await stage.perform('docs/examples/flaky-baseline.yml', 'schedule', { payload });
  expect(saved).toMatchObject({ exitCode: 0, warnings: [] });
  expect((await perform()).exitCode).toBe(0);
  const tests = [{ name: 'new', location: 'src/new.test.tsx:3' }];
  stage.sandbox.world.setFlakyTests({ organization: 'acme', suite: 'web', tests });
  const after = await perform();
  expect(after.exitCode).toBe(1);
  expect(after.log).toContain('max-new failed: 1 new flaky test, at most 0 allowed.');
});
