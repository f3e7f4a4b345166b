import { describe, expect, it } from 'vitest';
import type { PullRequestFinding } from '../../src/operations/context/workflow.ts';
import type { CommandStep } from '../../src/sandbox/seed/seed.ts';
import { failedTest, jestOutput, notEqual } from '../../src/sandbox/seed/test-output.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type Inputs } from '../support/operation-host.ts';

const order = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const test = { scope: 'Cart', name: 'adds up', location: './test/cart.test.ts:7' };
const flaky: CommandStep = {
  name: 'Specs',
  exits: [1],
  retryExits: [0],
  output: jestOutput([failedTest('Cart', 'adds up', 'test/cart.test.ts:7', notEqual('one', 'two'))]),
  tests: [{ ...test, results: ['failed', 'passed'], message: 'expected: one' }],
};
const suites = [{ name: 'Web', flakyTests: [test] }];
const head = 'f'.repeat(40);
const repository = { server: 'https://github.example', name: 'acme/web', sha: head };
const facts = { number: 7, headSha: head, changedFiles: { paths: [], complete: true }, previousNote: null };

/** The plan of the comment of a step, and what it says. */
async function commentOn(step: CommandStep, inputs: Inputs = {}, run = 1) {
  const workflow = {
    repository,
    findPullRequest: async (): Promise<PullRequestFinding> => ({ facts, obstacle: null, notes: [] }),
    run: {
      id: run,
      attempt: 1,
      number: run,
      title: 'CI',
      step: 'build/kitestring',
      url: `https://github.example/runs/${run}`,
    },
  };
  const host = createHost({ seed: seedOf(settled(step), { suites }), workflow });
  const { outcome } = await host.run({ ...order, comment: 'always', ...inputs });
  const plan = outcome.comment;
  const body = plan?.tiers[0] ?? '';
  return { plan, body, text: body.replaceAll('<wbr>', '').replaceAll('\\#\u200b', '#'), outcome };
}

describe('the comment on a build', () => {
  it('says how the build ended, whether the failure is flaky, and what failed with its message, without a line of a log', async () => {
    const { plan, body, text } = await commentOn(flaky, { 'log-lines': '10' });
    expect(plan?.key).toBe('build acme/web');
    expect(body).toContain('### ❌ acme/web build 1 failed: “Specs” failed (exit status 1)');
    expect(text).toContain('**1 test failed: it is known to be flaky.**');
    expect(text).toMatch(
      /\| Cart<br>\*\*\[adds up\]\(.*\)\*\*<br><sub>.*test\/cart.test.ts:7.* · flaky<\/sub> \| expected: one \|/,
    );
    expect(text).toContain('| exit status 1<br><sub>1 test failed</sub> |');
    expect(text).toContain(' · [run 1](https://github.example/runs/1) · 2026-01-15 09:00 UTC</sub>');
    expect(text).not.toContain('Failure/Error');
  });

  it('names the commit that was built, not the head of the pull request', async () => {
    const { text } = await commentOn(flaky, { commit: 'a'.repeat(40) });
    expect(text).toContain('<sub>Last checked: commit <code>aaaaaa\u200ba</code>');
    expect(text).not.toContain('fffffff');
    const same = await commentOn(flaky, { commit: head });
    expect(same.text).toContain('<sub>Last checked: commit [<code>ffffff\u200bf</code>]');
  });

  it('says once what this step retried, and why, if the build passed', async () => {
    const { body, text } = await commentOn(flaky, { 'retry-flaky': '1' });
    expect(body).toContain('### ✅ acme/web build 1 passed: 1 job after a retry');
    expect(text).toContain('Passed after 1 retry by this step: 1 flaky test failed first.');
    expect(body).not.toContain('1 test failed');
  });

  it.each<[string, CommandStep, string | undefined]>([
    ['never', flaky, undefined],
    ['on-failure', flaky, 'create'],
    ['on-failure', {}, 'skip'],
    ['always', {}, 'create'],
  ])('is written %s: %o', async (comment, step, whenAbsent) => {
    const { plan } = await commentOn(step, { comment, 'comment-key': 'nightly' });
    expect(plan?.whenAbsent).toBe(whenAbsent);
    if (plan) expect(plan).toMatchObject({ whenPresent: 'update', key: 'build nightly' });
  });

  it('has the same note if only the run is another', async () => {
    const { plan } = await commentOn(flaky);
    const noteOf = async (...given: Parameters<typeof commentOn>) => (await commentOn(...given)).plan?.note;
    expect(await noteOf(flaky, {}, 2)).toBe(plan?.note);
    expect(await noteOf({})).not.toBe(plan?.note);
    expect(await noteOf(flaky, { commit: 'a'.repeat(40) })).not.toBe(plan?.note);
  });
});
