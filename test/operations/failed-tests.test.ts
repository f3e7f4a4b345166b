import { describe, expect, it } from 'vitest';
import type { Workflow } from '../../src/operations/context/workflow.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import type { CommandStep, ScriptedTest, Step } from '../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../support/operation-host.ts';

const order = {
  ...{ operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' },
  'log-lines': '5',
};
const suites = [
  {
    name: 'Web',
    flakyTests: [{ scope: 'Cart', name: 'loads', location: './spec/cart_spec.rb:9' }],
  },
];
const message = 'Expected: 1\nReceived: 2';
const breaks: ScriptedTest = {
  ...{ scope: 'Cart', name: 'adds up', location: './spec/cart_spec.rb:7' },
  ...{ results: ['failed'], message },
};
const flakes: ScriptedTest = {
  ...{ scope: 'Cart', name: 'loads', location: './spec/cart_spec.rb:9', results: ['failed', 'passed'] },
};
const job = (...tests: readonly ScriptedTest[]): CommandStep => ({ name: 'Unit', exits: [1], tests });
const lint: CommandStep = { name: 'Lint', exits: [2], output: 'error: no semicolon' };

interface Options extends Omit<HostOptions, 'workflow'> {
  readonly inputs?: Inputs;
  readonly faults?: readonly Fault[];
  readonly token?: string;
  readonly workflow?: Partial<Workflow>;
  readonly jobTags?: boolean;
}

async function explain(
  steps: readonly Step[],
  { inputs = {}, faults = [], token, jobTags = true, ...options }: Options = {},
) {
  const seed = seedOf(settled(...steps), { suites: suites.map((suite) => ({ ...suite, jobTags })) });
  const host = createHost({ seed, ...options });
  for (const fault of faults) host.sandbox.faults.add(fault);
  const { outcome, outputs } = await host.run({ ...order, ...inputs }, { ...(token && { token }) });
  const summary = outcome.summary({ bytes: 1_000_000 }).replaceAll('<wbr>', '');
  const asked = host.requests().filter((request) => /analytics/.test(request));
  return { host, outcome, outputs, summary, asked };
}

describe('the failed tests of a build', () => {
  it('come from the service, with their labels, messages and pages', async () => {
    const { outcome, outputs, summary, asked } = await explain([job(breaks, flakes)]);
    const url = expect.stringMatching(/^https:\/\/.*\/tests\//);
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toEqual([
      { file: 'spec/cart_spec.rb', line: 7, url, flaky: false },
      { file: 'spec/cart_spec.rb', line: 9, url, flaky: true },
    ]);
    expect(summary).toContain('| Failed test (2 tests) | Message |');
    expect(summary).toMatch(
      /\| Cart<br>\*\*\[adds up\]\(.*\)\*\*<br><sub>spec\/cart_spec.rb:7<\/sub> \| Expected: 1<br>Received: 2 \|/,
    );
    expect(summary).toMatch(/\*\*\[loads\]\(.*\)\*\*<br><sub>spec\/cart_spec.rb:9 · flaky<\/sub>/);
    expect(summary).toContain('exit status 1<br><sub>2 tests failed</sub>');
    expect(outcome.json).toMatchObject({ failed_tests: [{ name: 'adds up', message }, { name: 'loads' }] });
    // The run, the tests, their messages.
    expect(asked).toHaveLength(3);
  });

  it('are not read from a log as well', async () => {
    const output = 'tests/test_cart.py FF\n==== 2 failed in 0.13s ====';
    const { summary } = await explain([{ ...job(breaks), output }]);
    expect(summary).toContain('<sub>1 test failed</sub>');
    expect(summary).not.toContain('says pytest');
  });

  it('include one that failed on one leg of a matrix and passed on another', async () => {
    const legs: CommandStep = {
      ...job(),
      matrix: [{ os: 'linux' }, { os: 'mac' }, { os: 'bsd' }],
      exits: (index) => [index === 0 ? 1 : 0],
      tests: (index) => [{ ...breaks, results: [index === 0 ? 'failed' : 'passed'] }],
    };
    const { outputs, summary } = await explain([legs]);
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toHaveLength(1);
    expect(summary).toContain('failed in 1 of 3 executions');
    expect(outputs['failure-kind']).toBe('new');
  });

  it('are at most 300, and the step says that there are more', async () => {
    const many = Array.from({ length: 320 }, (_, index) => ({ ...flakes, name: `loads ${index}` }));
    const { outputs, summary } = await explain([job(...many)]);
    expect(summary).toContain('Failed test (300 tests)');
    expect(summary).toContain('More than 300 tests failed.');
    expect(outputs['failure-kind']).toBe('new');
  });

  it('are waited for while a run is processed, and the log says so once', async () => {
    const late: Fault = { kind: 'lag', on: 'testRuns.get', times: 2, youngerThanMs: 600_000 };
    const { host, outputs } = await explain([job(breaks)], { faults: [late] });
    const lines = host.lines.filter((line) => line.includes('processes results'));
    expect(lines).toEqual([
      'The service still processes results of tests. They are read again for up to 35 s.',
    ]);
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toHaveLength(1);
    expect(outputs['failure-kind']).toBe('new');
  });

  it('are not waited for when the time to wait is over', async () => {
    const never: Fault = { kind: 'lag', on: 'testRuns.get', times: 'always', youngerThanMs: 600_000 };
    const inputs = { 'wait-timeout': '20s' };
    const { host, summary, asked } = await explain([job(flakes)], { faults: [never], inputs });
    expect(asked.filter((one) => /runs\/[^/]*$/.test(one))).toHaveLength(1);
    expect(host.lines.join()).not.toContain('read again');
    expect(summary).toContain('Failed tests can be missing.');
  });

  it('can be missing if a run is never processed', async () => {
    const never: Fault = { kind: 'lag', on: 'testRuns.get', times: 'always', youngerThanMs: 600_000 };
    const { outputs, summary, asked } = await explain([job(flakes)], { faults: [never] });
    expect(summary).toContain('The service still processes results of tests. Failed tests can be missing.');
    expect(outputs['failure-kind']).toBe('unknown');
    expect(asked.length).toBeLessThanOrEqual(12);
  });

  it.each([403, 404, 503])('are those of the log if the service answers %s', async (status) => {
    const refused: Fault = { kind: 'status', on: { path: '/v2/analytics/*' }, times: 'always', status };
    const output =
      'com.acme.CartTest > adds FAILED\n    AssertionError at CartTest.java:15\n\n1 test completed, 1 failed';
    const { outcome, outputs, host, summary } = await explain([{ ...job(breaks), output }], {
      faults: [refused],
      inputs: { 'retry-flaky': '1' },
    });
    expect(summary).toContain('**adds**');
    expect(outputs['failure-kind']).toBe('unknown');
    expect(outcome.notices?.join() ?? '').toMatch(status === 503 ? /^$/ : /read_suites/);
    expect(host.lines.filter((line) => line.includes('not read from the service'))).toHaveLength(1);
  });

  it('do not count if they failed only in a job that may fail softly', async () => {
    const soft: CommandStep = { ...job(breaks), name: 'Nightly', softFail: true };
    const flaky: ScriptedTest = { ...flakes, results: ['failed'] };
    const { outputs, summary } = await explain([job(flaky), soft]);
    expect(outputs['failure-kind']).toBe('flaky');
    expect(summary).not.toContain('adds up');
  });

  it('are given up soon if the service does not answer', async () => {
    const { host, outputs } = await explain([job(breaks)], {
      faults: [{ kind: 'status', times: 'always', status: 500, on: { path: '/v2/analytics/*' } }],
    });
    expect(outputs['failure-kind']).toBe('unknown');
    expect(host.lines.some((line) => line.includes('not read from the service'))).toBe(true);
    expect(host.clock.monotonic()).toBeLessThan(120_000);
  });

  it('are not asked for again after a refusal, nor named without an input that needs them', async () => {
    const { outcome, asked } = await explain([job(breaks)], {
      token: 'buildsOnly',
      inputs: { 'log-lines': '0' },
    });
    expect(asked).toHaveLength(1);
    expect(outcome.notices).toEqual([]);
  });

  it('are read without the runs of a service that refuses the parameter', async () => {
    const refused: Fault = {
      ...{ kind: 'status', times: 'always', status: 422 },
      on: { path: '*', query: '*include_test_engine*' },
    };
    const { outcome, outputs } = await explain([job(breaks)], { faults: [refused] });
    expect(outcome.success).toBe(false);
    expect(outputs['failed-tests']).toBe('[]');
  });

  it('hold no secret and no command', async () => {
    const secret = 'bkua_sandbox_all';
    const name = `${secret} ::error::x </td><img src=x> | @octocat`;
    const { outcome, summary } = await explain([job({ ...breaks, name, message: `${secret}\n\`\`\`` })]);
    expect(JSON.stringify([outcome.json, outcome.annotations, summary])).not.toContain(secret);
    expect(summary).not.toContain('<img');
    expect(outcome.annotations?.find(({ level }) => level === 'warning')?.message).not.toMatch(/^::/);
  });
});

describe('in a public repository, failed tests', () => {
  const repository = { server: 'https://github.com', name: 'acme/web', sha: '' };

  it.each([
    ['of this repository are named, without messages', 'git@github.com:acme/web.git', repository, 1],
    ['of another repository are not', 'git@github.com:acme/secret.git', repository, 0],
    ['of an unknown repository are not', 'git@github.com:acme/web.git', null, 0],
  ])('%s', async (_, url, own, count) => {
    const seed = seedOf(settled(job(breaks)), { suites, repository: url });
    const host = createHost({ seed, workflow: { repository: own } });
    const { outcome, outputs } = await host.run({ ...order, 'log-lines': '' });
    const all = JSON.stringify([outcome, outcome.summary({ bytes: 100_000 }), host.lines]);
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toHaveLength(count);
    expect(all.includes('adds up')).toBe(count > 0);
    expect(all).not.toContain('Received: 2');
    expect(outputs['failure-kind']).toBe('new');
  });
});

describe('a failed test in a file that the pull request changes', () => {
  async function changes(url: string, steps: readonly Step[], isOnPullRequest = true) {
    let asked = 0;
    const findPullRequest: Workflow['findPullRequest'] = async () => {
      asked += 1;
      const changedFiles = { paths: ['spec/cart_spec.rb'], complete: true };
      return {
        facts: { number: 7, headSha: '', changedFiles, previousNote: null },
        ...{ obstacle: null, notes: [] },
      };
    };
    const repository = { server: 'https://github.com', name: 'acme/web', sha: '' };
    const seed = seedOf(settled(...steps), { suites, repository: url });
    const host = createHost({ seed, workflow: { repository, isOnPullRequest, findPullRequest } });
    const { outcome } = await host.run(order);
    return { asked, summary: outcome.summary({ bytes: 100_000 }).replaceAll('<wbr>', '') };
  }

  it.each<[string, string, readonly Step[], number, boolean]>([
    ['is marked', 'git@github.com:acme/web.git', [job(breaks)], 1, true],
    ['is not marked in another repository', 'git@github.com:acme/api.git', [job(breaks)], 0, false],
    ['is not looked for on a push', 'git@github.com:acme/web.git', [job(breaks)], 0, false],
    ['is not looked for without failed tests', 'git@github.com:acme/web.git', [lint], 0, false],
  ])('%s', async (name, url, steps, asked, isMarked) => {
    const seen = await changes(url, steps, !name.endsWith('push'));
    expect(seen.asked).toBe(asked);
    expect(seen.summary.includes('spec/cart_spec.rb:7 · changed here</sub>')).toBe(isMarked);
  });
});

describe('the verdict', () => {
  it.each<[string, string, readonly Step[], string]>([
    ['all are flaky', 'flaky', [job(flakes)], 'The failed test is known to be flaky.'],
    ['one is not', 'new', [job(flakes, breaks)], '1 of 2 failed tests is not known to be flaky.'],
    [
      'a job has no failed test',
      'unknown',
      [job(flakes), lint],
      'Whether the failure is flaky is unknown: 1 job failed without a failed test, first “Lint”.',
    ],
    [
      'no test failed',
      'unknown',
      [job({ ...flakes, results: ['passed'] })],
      'Whether the failure is flaky is unknown: no failed test explains it.',
    ],
  ])('is by the labels of the tests: %s', async (_, kind, steps, sentence) => {
    const { outcome, outputs, summary } = await explain(steps);
    expect(outputs['failure-kind']).toBe(kind);
    expect(outcome.sentence).toContain(`\n${sentence}`);
    expect(summary).toContain(sentence);
  });

  it('is unknown without a word if the service has no tests', async () => {
    const { outcome, outputs } = await explain([lint]);
    expect(outputs['failure-kind']).toBe('unknown');
    expect(outcome.sentence).not.toContain('\n');
  });

  it('asks for the tests of each job if executions do not name theirs', async () => {
    const { outputs, asked } = await explain([job(flakes), lint], { jobTags: false });
    expect(asked.filter((one) => one.includes('build.job_id'))).toHaveLength(2);
    expect(['flaky', 'unknown']).toContain(outputs['failure-kind']);
  });
});

describe('a failed trigger step', () => {
  const trigger: Step = { name: ':rocket: Deploy', trigger: 'api' };

  async function deploy(
    script: readonly Step[],
    faults: readonly Fault[] = [],
    others: readonly Step[] = [],
  ) {
    const { organizations } = seedOf(settled(...others, trigger), { suites });
    const seed = {
      organizations: organizations.map((each) => ({
        ...each,
        pipelines: [...(each.pipelines ?? []), { slug: 'api', script: settled(...script) }],
      })),
    };
    const host = createHost({ seed });
    for (const fault of faults) host.sandbox.faults.add(fault);
    const { outcome, outputs } = await host.run(order);
    const summary = outcome.summary({ bytes: 1_000_000 }).replaceAll('<wbr>', '');
    return { host, outcome, outputs, summary };
  }

  it('counts as a job, and shows the failed jobs, tests and logs of its build', async () => {
    const { host, outcome, outputs, summary } = await deploy([{ ...job(breaks), output: 'error: broken' }]);
    expect(summary).toContain('0 of 1 job passed, 1 failed.');
    expect(summary).toMatch(/\| \[Deploy\]\(.*\/acme\/api\/builds\/1\) \| see build 1 \|/);
    expect(summary).toMatch(/\| \[Deploy › Unit\]\(.*\) \| exit status 1<br><sub>1 test failed<\/sub> \|/);
    expect(summary).toContain('| Deploy › Cart<br>');
    expect(outcome.groups).toMatchObject([
      { title: 'Log of Deploy › Unit', lines: expect.arrayContaining(['error: broken']) },
    ]);
    expect(JSON.parse(outputs['failed-jobs'] ?? '')).toMatchObject([{ state: 'failed', exit_status: null }]);
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toHaveLength(1);
    expect(outputs['failure-kind']).toBe('unknown');
    const reads = host.requests().filter((one) => /pipelines\/api\/builds\/1(?:\?|$)/.test(one));
    expect(reads).toHaveLength(1);
  });

  it('is counted in the sentence as in the table', async () => {
    const { outputs, summary } = await deploy([job(breaks)], [], [job(breaks, flakes)]);
    expect(summary).toContain('2 of 3 failed tests are not known to be flaky.');
    expect(summary).toContain('Failed test (3 tests)');
    expect(outputs['failure-kind']).toBe('new');
  });

  it.each([403, 404, 503])('is a link and one line if its build answers %s', async (status) => {
    const on = { path: '*/pipelines/api/*' };
    const { host, summary } = await deploy([job(breaks)], [{ kind: 'status', on, times: 'always', status }]);
    expect(summary).toMatch(/\| \[Deploy\]\(.*\) \| see build 1 \|/);
    expect(
      host.lines.filter((line) => line.startsWith('Build 1 of the step Deploy is not shown')),
    ).toHaveLength(1);
  });
});

describe('retry-flaky', () => {
  const retry = { inputs: { 'retry-flaky': '1' } };

  it('retries flaky tests, and the report names them first', async () => {
    const { outcome, outputs, summary } = await explain([{ ...job(flakes), retryExits: [0] }], retry);
    expect(outcome.success).toBe(true);
    expect(outputs.retries).toContain('"retried_count":1');
    expect(summary).toContain('Passed after a retry of 1 job: 1 flaky test failed first.');
    expect(summary).toContain('| Failed first, passed on retry (1 test) |');
    expect(outputs['failed-tests']).toBe('[]');
    expect(outcome.annotations).toEqual([]);
  });

  it.each<[string, readonly Step[], number]>([
    ['a new failure', [job(breaks)], 0],
    ['a job without tests beside it', [{ ...job(flakes), retryExits: [0] }, lint], 0],
    ['a lost agent', [{ name: 'Spot', exits: [-1], retryExits: [0] }], 1],
    [
      'a lost agent beside flaky tests',
      [
        { ...job(flakes), retryExits: [0] },
        { name: 'Spot', exits: [-1], retryExits: [0] },
      ],
      2,
    ],
    ['a lost agent beside another failure', [{ name: 'Spot', exits: [-1], retryExits: [0] }, lint], 0],
  ])('retries all failed jobs or none: %s', async (_, steps, count) => {
    const { outcome, outputs } = await explain(steps, retry);
    expect(outcome.success).toBe(count > 0);
    expect(JSON.parse(outputs.retries ?? '[]')).toMatchObject(count > 0 ? [{ retried_count: count }] : []);
  });
});
