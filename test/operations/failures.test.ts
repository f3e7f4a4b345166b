import { describe, expect, it } from 'vitest';
import type { Workflow } from '../../src/operations/context/workflow.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import type { CommandStep, ScriptedTest, Step } from '../../src/sandbox/seed/seed.ts';
import { failedTest, goOutput, jestOutput, notEqual } from '../../src/sandbox/seed/test-output.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../support/operation-host.ts';

type SeedOptions = Parameters<typeof seedOf>[1];

interface Options extends Omit<HostOptions, 'workflow' | 'seed'> {
  readonly inputs?: Inputs;
  readonly faults?: readonly Fault[];
  readonly token?: string;
  readonly workflow?: Partial<Workflow>;
  readonly seed?: SeedOptions;
  /** Adds pipelines to the seed, by their slugs. */
  readonly pipelines?: Readonly<Record<string, readonly Step[]>>;
}

const secret = 'bkua_sandbox_all';
const order = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const repository = { server: 'https://github.com', name: 'acme/web', sha: '' };
const flakyTests = [{ scope: 'Cart', name: 'loads', location: './spec/cart_spec.rb:9' }];
const suites = [{ name: 'Web', flakyTests, jobTags: true }];

/** A build of these steps, and what a step makes of it. */
async function explain(steps: readonly Step[], given: Options = {}) {
  const { inputs = {}, faults = [], token, seed: options, pipelines = {}, ...others } = given;
  const { organizations } = seedOf(settled(...steps), { suites, ...options });
  const more = Object.entries(pipelines).map(([slug, script]) => ({ slug, script: settled(...script) }));
  const seed = {
    organizations: organizations.map((one) => ({ ...one, pipelines: [...(one.pipelines ?? []), ...more] })),
  };
  const host = createHost({ seed, ...others });
  for (const fault of faults) host.sandbox.faults.add(fault);
  const { outcome, outputs } = await host.run({ ...order, ...inputs }, { ...(token && { token }) });
  const summary = outcome.summary({ bytes: 1_000_000 }).replaceAll('<wbr>', '');
  const asked = host.requests().filter((request) => /\/log\b|analytics/.test(request));
  const tests = JSON.parse(outputs['failed-tests'] ?? '[]') as { file: string | null; line: number | null }[];
  return { host, outcome, outputs, tests, summary, asked };
}

/** The same, with ends of logs. */
const explainTests = (steps: readonly Step[], { inputs, ...given }: Options = {}) =>
  explain(steps, { ...given, inputs: { 'log-lines': '5', ...inputs } });

const lines = (count: number): { readonly inputs: Inputs } => ({ inputs: { 'log-lines': `${count}` } });
const shown = lines(2);
const file = 'test/cart.test.ts';
const printed = failedTest('Cart', 'adds', `${file}:7`, notEqual('1', '2'));
const failing: CommandStep = { name: 'Unit', key: 'unit', exits: [1], output: 'one\ntwo\nerror: three' };
const breaks: ScriptedTest = {
  scope: 'Cart',
  name: 'adds up',
  location: './spec/cart_spec.rb:7',
  results: ['failed'],
  message: 'Expected: 1\nReceived: 2',
};
const flakes: ScriptedTest = {
  scope: 'Cart',
  name: 'loads',
  location: './spec/cart_spec.rb:9',
  results: ['failed', 'passed'],
};
const job = (...tests: readonly ScriptedTest[]): CommandStep => ({ name: 'Unit', exits: [1], tests });
const lint: CommandStep = { name: 'Lint', exits: [2], output: 'error: no semicolon' };

describe('the logs of failed jobs', () => {
  it('are shown folded in the log and in the summary, with the line that gives the reason', async () => {
    const { outcome, asked, summary } = await explain([failing, { name: 'Lint' }], shown);
    expect(asked).toHaveLength(1);
    expect(outcome.groups).toEqual([{ title: 'Log of Unit', lines: ['two', 'error: three'] }]);
    expect(summary).toContain(
      '<details><summary>Log of Unit: last 2 lines</summary>\n\n```text\ntwo\nerror: three\n```',
    );
    expect(summary).toContain('exit status 1<br><sub>error: three</sub>');
    expect(outcome.annotations).toEqual([
      { level: 'error', title: 'Unit', message: 'exit status 1: error: three', file: null, line: null },
    ]);
  });

  it('are read up to the last MiB, and an empty log is not shown', async () => {
    const lastLines = Array.from({ length: 60 }, (_, index) => `${index} ${'x'.repeat(1_200)}`);
    const output = [`half a secret ${'y'.repeat(1_100_000)}`, ...lastLines].join('\n');
    const { outcome } = await explain([{ ...failing, output }], lines(2_000));
    expect(outcome.groups).toEqual([{ title: 'Log of Unit', lines: lastLines }]);
    const body = { body: '', contentType: 'text/plain' };
    const faults: Fault[] = [{ kind: 'garble', on: 'jobs.log', ...body }];
    expect((await explain([failing], { ...shown, faults })).outcome.groups).toEqual([]);
  });

  const isPrivate = { workflow: { isPrivate: true } };
  const isOwn = { workflow: { repository }, seed: { repository: 'git@github.com:acme/web.git' } };
  it.each<[string, Options, number, number]>([
    ['of a public repository are not read', {}, 0, 0],
    ['of its own pipeline are read for names and places only', isOwn, 1, 0],
    ['of its own pipeline are not read with log-lines 0', { ...isOwn, ...lines(0) }, 0, 0],
    ['of a private repository are read', isPrivate, 1, 1],
    ['of a private repository are not read with log-lines 0', { ...isPrivate, ...lines(0) }, 0, 0],
    ['of a public repository are read with log-lines', lines(99), 1, 1],
  ])('%s', async (_, options, count, shows) => {
    const output = `error: three\n${jestOutput([printed])}`;
    const { host, outcome, outputs, tests, asked, summary } = await explain(
      [{ ...failing, output }],
      options,
    );
    expect([asked.length, tests.length, outcome.groups?.length]).toEqual([count, count, shows]);
    const all = JSON.stringify([outcome, outputs, summary, host.lines]);
    expect([all.includes('three'), all.includes('Expected:')]).toEqual([shows > 0, shows > 0]);
    const isNoted = summary.includes('Logs are not shown in a public repository; set log-lines if everyone');
    expect(isNoted).toBe(options.inputs === undefined && !options.workflow?.isPrivate);
  });

  it('are read for at most ten jobs, never for jobs that did not run or for a build that passed', async () => {
    const never: Step = { name: 'GPU', waitMs: Number.POSITIVE_INFINITY };
    const { outcome, outputs, asked } = await explain([{ ...failing, parallelism: 14 }, never], {
      inputs: { 'log-lines': '2', 'fail-fast': 'true', 'wait-timeout': '1h' },
    });
    expect([asked.length, new Set(asked).size, outcome.groups?.length]).toEqual([10, 10, 10]);
    expect(JSON.parse(outputs['failed-jobs'] ?? '')).toHaveLength(14);
    const passed = await explain([{ name: 'Lint' }, { ...failing, softFail: true }], shown);
    expect(passed.asked).toEqual([]);
  });

  it('and the tests that failed hold no secret once they are redacted, complete or cut by an escape', async () => {
    const output = `one ${secret}\ntwo bkua_\u001b[1msandbox_all\u001b[0m\n${secret}\r${secret} cut\rdone`;
    const test = { ...breaks, name: `adds ${secret}`, message: `Received: ${secret}` };
    const { host, outcome, summary } = await explain([{ ...job(test), output }], lines(3));
    const { text: redact } = createRedactor([secret]);
    expect(outcome.groups?.[0]?.lines.map(redact)).toEqual(['one [redacted]', 'two [redacted]', 'done']);
    expect(redact(summary)).toContain('Received: [redacted]');
    for (const text of [JSON.stringify(outcome), summary, ...host.lines])
      expect(redact(text)).not.toContain('sandbox_all');
  });

  it('do not make a step fail that only reads a build', async () => {
    const { outcome } = await explain([failing], {
      seed: { history: [{ ageMs: 600_000 }] },
      inputs: { operation: 'get-build', build: '1', 'log-lines': '1', commit: '', branch: '' },
    });
    expect(outcome).toMatchObject({ success: true, annotations: [] });
    expect(outcome.groups).toEqual([{ title: 'Log of Unit', lines: ['error: three'] }]);
  });
});

describe('a log that cannot be read does not change the result of the step:', () => {
  const jobs = [{ ...failing, parallelism: 3 }];
  const plain = explain(jobs);

  it('without the scope, only the first log is requested, and the notice, the summary and the comment name the scope', async () => {
    const inputs = { 'log-lines': '2', comment: 'always' };
    const { outcome, asked, host, summary } = await explain(jobs, { inputs, token: 'buildsOnly' });
    expect(asked).toHaveLength(1);
    const comment = outcome.comment?.tiers[0]?.replaceAll('\\', '') ?? '';
    for (const text of [outcome.annotations?.at(-1)?.message, summary.replaceAll('\\', ''), comment])
      expect(text).toMatch(/Logs of failed jobs are not shown. .* scope read_build_logs/);
    expect(outcome.annotations?.map(({ level }) => level)).toEqual(['error', 'error', 'error', undefined]);
    expect(host.lines.filter((line) => line.includes('log of'))).toEqual([]);
    expect(outcome.success).toBe(false);
  });

  const on = 'jobs.log';
  const all = { on, times: 'always' } as const;
  it.each<[string, Fault, number]>([
    ['a server that is down', { kind: 'status', ...all, status: 503 }, 0],
    ['a rate limit', { kind: 'status', ...all, status: 429, headers: { 'retry-after': '900' } }, 0],
    ['one that is missing', { kind: 'status', on, status: 404 }, 2],
  ])('%s', async (_, fault, groups) => {
    const { host, outcome } = await explain(jobs, { ...shown, faults: [fault] });
    const without = await plain;
    expect([outcome.success, outcome.groups?.length]).toEqual([false, groups]);
    expect(outcome.sentence).toBe(without.outcome.sentence);
    const lines = host.lines.filter((line) => line.startsWith('The log of Unit'));
    expect(lines).toEqual([expect.stringMatching(/ is not shown: .*\./)]);
    expect(host.clock.monotonic() - without.host.clock.monotonic()).toBeLessThanOrEqual(20_000);
  });
});

describe('the failed tests in a log', () => {
  const shows = { ...shown, workflow: { repository: null, workspace: '/work', hasFile: () => true } };
  const withFiles = (...files: readonly string[]) => ({
    ...shown,
    workflow: { hasFile: (path: string) => files.includes(path) },
  });
  const java =
    'com.acme.CartTest > addsUp() FAILED\n    org.opentest4j.AssertionFailedError at CartTest.java:15\n\n1 test completed, 1 failed';

  it('are in the summary, in annotations at their lines, and in the outputs by file and line', async () => {
    const { outcome, outputs, summary } = await explain(
      [{ ...failing, output: jestOutput([printed]) }],
      shows,
    );
    expect(outputs['failed-tests']).toBe('[{"file":"test/cart.test.ts","line":7,"url":null,"flaky":null}]');
    expect(outcome.annotations).toMatchObject([
      { level: 'error', title: 'Unit', message: 'exit status 1: 1 test failed, says jest' },
      { level: 'warning', file, line: 7, message: expect.stringMatching(/^Cart: adds: /) },
    ]);
    expect(summary).toContain('| Failed test (1 test) | Message |');
    expect(summary).toContain('exit status 1<br><sub>1 test failed, says jest</sub>');
  });

  const goFile = 'cart/cart_test.go';
  const inGo = failedTest('', 'TestAdd', `${goFile}:7`, 'got 2, want 1');
  const below = goOutput(inGo, 'example.com/acme/api');
  const inSources = 'src/test/java/com/acme/CartTest.java';
  const isOwn = { ...shown, workflow: { repository }, seed: { repository: 'git@github.com:acme/web.git' } };
  it.each<[string, string, Options, string | null, number | null]>([
    ['Go below the path of its module', below, withFiles(goFile), goFile, 7],
    ['Go below the path of the repository', goOutput(inGo, 'github.com/acme/web'), isOwn, goFile, 7],
    ['Go elsewhere', goOutput(inGo, 'api'), isOwn, null, null],
    ['Java in the usual folder', java, withFiles(inSources), inSources, 15],
    ['Java twice', java, withFiles('com/acme/CartTest.java', inSources), null, null],
  ])('have a file and line only if they are certain: %s', async (_, output, options, place, line) => {
    const { tests } = await explain([{ ...failing, output }], options);
    expect(tests).toEqual([{ file: place, line, url: null, flaky: null }]);
  });

  it('are listed once if they failed in several jobs', async () => {
    const output = jestOutput([printed, { ...printed, message: notEqual('1', '3') }]);
    const { outcome, tests, summary } = await explain([{ ...failing, parallelism: 2, output }], shows);
    expect(tests).toHaveLength(1);
    expect(summary.match(/<sub>2 tests failed, says jest<\/sub>/g)).toHaveLength(2);
    const { failed_tests } = outcome.json as { failed_tests: { jobs: string[] }[] };
    expect(failed_tests.map(({ jobs }) => new Set(jobs).size)).toEqual([2]);
  });
});

describe('the failed tests of a build', () => {
  const never: Fault = { kind: 'lag', on: 'tests.run', times: 'always', youngerThanMs: 600_000 };

  it('come from the service with labels, messages and pages, rather than from a log', async () => {
    const output = 'tests/test_cart.py FFF\n==== 3 failed in 0.13s ====';
    const { outcome, tests, summary, asked } = await explainTests([{ ...job(breaks, flakes), output }]);
    const url = expect.stringMatching(/^https:\/\/.*\/tests\//);
    expect(tests).toEqual([
      { file: 'spec/cart_spec.rb', line: 7, url, flaky: false },
      { file: 'spec/cart_spec.rb', line: 9, url, flaky: true },
    ]);
    expect(summary).toContain('| Failed test (2 tests) | Message |');
    expect(summary).toMatch(
      /\| Cart<br>\*\*\[adds up\]\(.*\)\*\*<br><sub>spec\/cart_spec.rb:7<\/sub> \| Expected: 1<br>Received: 2 \|/,
    );
    expect(summary).toContain('<sub>2 tests failed</sub>');
    const { failed_tests: entries } = outcome.json as { failed_tests: object[] };
    expect(entries).toMatchObject([{ labels: [] }, { file: 'spec/cart_spec.rb', labels: ['flaky'] }]);
    const fields = [
      'executions',
      'file',
      'jobs',
      'labels',
      'line',
      'message',
      'name',
      'scope',
      'source',
      'url',
    ];
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual(fields);
    // The log, the run, the failed tests, and their messages.
    expect(asked).toHaveLength(4);
  });

  const leg: CommandStep = {
    ...job(),
    matrix: [{ os: 'linux' }, { os: 'mac' }, { os: 'bsd' }],
    exits: (index) => [index === 0 ? 1 : 0],
    tests: (index) => [{ ...breaks, results: [index === 0 ? 'failed' : 'passed'] }],
  };
  const soft: CommandStep = { ...job(breaks), name: 'Nightly', softFail: true };
  it.each<[string, readonly Step[], string, boolean]>([
    ['include one that failed on one leg of a matrix and passed on another', [leg], 'new', true],
    ['are not those of a job that may fail softly', [job(flakes), soft], 'flaky', false],
  ])('%s', async (_, steps, kind, isShown) => {
    const { outputs, summary } = await explainTests(steps);
    expect([outputs['failure-kind'], summary.includes('adds up')]).toEqual([kind, isShown]);
    expect(summary.includes('failed in 1 of 3 executions')).toBe(isShown);
  });

  it.each([
    [320, 'at least 300'],
    [120, '120'],
  ])(
    'are at most 300, and counted for each job even if fewer executions are read: %d',
    async (all, counted) => {
      const many = Array.from({ length: all }, (_, index) => ({ ...flakes, name: `adds ${index}` }));
      const { summary } = await explainTests([job(...many), { ...job(flakes), name: 'E2E' }]);
      expect(summary).toContain(`<sub>${counted} tests failed</sub>`);
      expect(summary.includes('<sub>1 test failed</sub>')).toBe(all < 300);
      const gap = 'Only 300 failed tests are read: more exist than the limit allows.';
      expect(summary.includes(gap)).toBe(all > 300);
    },
  );

  it.each<[string, Fault, Inputs, number, number, string]>([
    ['are waited for while a run is processed', { ...never, times: 2 }, {}, 1, 3, 'new'],
    ['can be missing if a run is never processed', never, {}, 1, 4, 'unknown'],
    ['are not waited for when the time to wait is over', never, { 'wait-timeout': '20s' }, 0, 1, 'unknown'],
  ])('%s', async (_, fault, inputs, lines, looks, kind) => {
    const test = kind === 'new' ? breaks : flakes;
    const { host, outputs, tests, summary, asked } = await explainTests([job(test)], {
      faults: [fault],
      inputs,
    });
    expect(host.lines.filter((line) => line.includes('processes results'))).toEqual(
      Array(lines).fill('The service still processes results of tests. They are read again for up to 35 s.'),
    );
    expect(asked.filter((one) => /runs\/[^/]*$/.test(one))).toHaveLength(looks);
    expect(summary.includes('Failed tests can be missing.')).toBe(kind === 'unknown');
    expect([tests.length, outputs['failure-kind']]).toEqual([1, kind]);
  });

  it('are requested at most twelve times while runs are processed', async () => {
    const others = ['a', 'b', 'c', 'd'].map((suite) => ({ ...flakes, suite }));
    const seed = { suites: [...suites, ...others.map(({ suite }) => ({ name: suite }))] };
    const { asked } = await explainTests([job(...others)], { faults: [never], seed });
    expect(asked.filter((one) => /runs\/[^/]*$/.test(one))).toHaveLength(12);
  });

  it.each([
    [403, { path: '/v2/analytics/*' }],
    [503, { path: '/v2/analytics/*' }],
    [422, { path: '*', query: '*include_test_engine*' }],
  ])('are those of the log if the service answers %s at %j', async (status, on) => {
    const output =
      'com.acme.CartTest > adds FAILED\n    AssertionError at CartTest.java:15\n\n1 test completed, 1 failed';
    const tests = [flakes, { ...flakes, suite: 'other' }];
    const { outcome, outputs, host, summary } = await explainTests([{ ...job(...tests), output }], {
      seed: { suites: [...suites, { name: 'Other' }] },
      inputs: { 'retry-flaky': '1' },
      faults: [{ kind: 'status', on, times: 'always', status }],
    });
    expect(summary).toContain('**adds**');
    expect(outputs['failure-kind']).toBe('unknown');
    expect(outcome.notices?.join() ?? '').toMatch(
      status === 503 ? /^$/ : /needs Test Engine, .* read_suites/,
    );
    const lines = host.lines.filter((line) => line.includes('not read from the service'));
    expect(lines).toHaveLength(status === 422 ? 0 : 1);
    expect(host.clock.monotonic()).toBeLessThan(200_000);
  });

  it('are not requested again after a refusal, which is reported only if an input needs them', async () => {
    const { outcome, asked } = await explainTests([job(breaks)], { token: 'buildsOnly', ...lines(0) });
    expect([asked.length, outcome.notices]).toEqual([1, []]);
  });

  it.each([
    ['of this repository are named, without messages', 'git@github.com:acme/web.git', repository, 1],
    ['of another repository are not named', 'git@github.com:acme/secret.git', repository, 0],
    ['of an unknown repository are not named', 'git@github.com:acme/web.git', null, 0],
  ])('in a public repository, %s, nor is a job by its command', async (_, url, own, count) => {
    const options = { seed: { repository: url }, workflow: { repository: own } };
    const bare = { ...job(breaks), name: '', command: 'deploy --now', runMs: 60_000 };
    const { host, outcome, outputs, tests, summary } = await explain(
      [bare, { name: 'Lint', runMs: 90_000 }],
      options,
    );
    const all = JSON.stringify([{ ...outcome, json: null }, summary, host.lines]);
    expect([tests.length, all.includes('adds up')]).toEqual([count, count > 0]);
    expect(all.includes('deploy --now')).toBe(count > 0);
    expect(all).not.toContain('Received: 2');
    expect(outputs['failure-kind']).toBe('new');
  });
});

describe('a failed test in a file that the pull request changes', () => {
  it.each<[string, string, readonly Step[], boolean, number]>([
    ['is marked', 'git@github.com:acme/web.git', [job(breaks)], true, 1],
    ['is not marked in another repository', 'git@github.com:acme/api.git', [job(breaks)], true, 0],
    ['is not marked on a push', 'git@github.com:acme/web.git', [job(breaks)], false, 0],
    ['is not searched without failed tests', 'git@github.com:acme/web.git', [lint], true, 0],
  ])('%s', async (_, url, steps, isOnPullRequest, times) => {
    let asked = 0;
    const findPullRequest: Workflow['findPullRequest'] = async () => {
      asked += 1;
      const changedFiles = { paths: ['spec/cart_spec.rb'], complete: true };
      const facts = { number: 7, headSha: '', changedFiles, previousNote: null };
      return { facts, obstacle: null, notes: [] };
    };
    const { summary, tests } = await explainTests(steps, {
      seed: { repository: url },
      workflow: { repository, isOnPullRequest, findPullRequest },
    });
    expect(asked).toBe(times);
    // A place is one of this repository.
    expect(tests.every(({ file }) => (file !== null) === url.includes('web'))).toBe(true);
    expect(summary.includes('spec/cart_spec.rb:7 · changed here</sub>')).toBe(times > 0);
  });
});

describe('the verdict', () => {
  const both = { pipelines: { api: [job(breaks)] }, inputs: { pipeline: 'acme/web\nacme/api' } };
  const flaky = '**1 test failed: it is known to be flaky.**';
  it.each<[string, readonly Step[], string, string, Options?]>([
    ['flaky', [job(flakes)], 'The failed test is known to be flaky.', flaky],
    [
      'new',
      [job(flakes, breaks)],
      '1 of 2 failed tests is not known to be flaky.',
      '**2 tests failed: 1 is new, 1 is known to be flaky.**',
    ],
    ['new', [job(flakes)], 'The failed test is not known to be flaky.', flaky, both],
    ['unknown', [lint], '', ''],
  ])(
    'is the worst, in the output and the sentence, and leads the summary: %s',
    async (kind, steps, sentence, lead, more) => {
      const { outcome, outputs, summary } = await explainTests(steps, more);
      expect(outputs['failure-kind']).toBe(kind);
      expect(outcome.sentence.split('\n').slice(1).join()).toBe(sentence);
      expect(summary.split('\n').slice(2)[0]?.startsWith(lead)).toBe(true);
    },
  );

  it('is by all of the build if neither executions nor a filter name the jobs', async () => {
    const seed = { suites: suites.map((suite) => ({ ...suite, jobTags: false })) };
    const { outputs, asked, summary } = await explainTests([job(flakes), lint], { seed });
    expect(asked.filter((one) => one.includes('build.job_id'))).toHaveLength(2);
    expect(outputs['failure-kind']).toBe('flaky');
    expect(summary).toContain(
      'is known to be flaky; the service does not name the jobs in which tests failed.',
    );
  });
});

describe('a failed trigger step', () => {
  /** The reads of the child to explain it; the wait reads it too, to learn whether it is blocked. */
  const isToExplain = (one: string) =>
    /pipelines\/api\/builds\/1(?:\?|$)/.test(one) && !one.includes('exclude_pipeline');
  const trigger: Step = { name: ':rocket: Deploy', trigger: 'api' };
  const deploy = (script: readonly Step[], ...faults: readonly Fault[]) =>
    explainTests([trigger], { pipelines: { api: script }, faults });

  it('counts as a job, with the failed jobs, tests and logs of its build', async () => {
    const { host, outcome, outputs, tests, summary } = await deploy([
      { ...job(breaks), output: 'error: broken' },
    ]);
    expect(summary).toContain('0 of 1 job passed, 1 failed.');
    expect(summary).toMatch(/\| \[Deploy\]\(.*\/acme\/api\/builds\/1\) \| see acme\/api \\#\u200b1 \|/);
    expect(summary).toMatch(/\| \[Deploy › Unit\]\(.*\) \| exit status 1<br><sub>1 test failed<\/sub> \|/);
    expect(summary).toContain('| Deploy › Cart<br>');
    expect(outcome.groups).toMatchObject([
      { title: 'Log of Deploy › Unit', lines: expect.arrayContaining(['error: broken']) },
    ]);
    expect(JSON.parse(outputs['failed-jobs'] ?? '')).toMatchObject([{ state: 'failed', exit_status: null }]);
    expect([tests.length, outputs['failure-kind']]).toEqual([1, 'unknown']);
    expect(host.requests().filter(isToExplain)).toHaveLength(1);
  });

  const sha = 'a'.repeat(40);
  it.each([
    ['acme/web', sha, true],
    ['acme/web', 'b'.repeat(40), false],
    ['acme/api', sha, false],
  ])('has places of tests in %s alone, and pages of them at %s alone', async (name, commit, hasPage) => {
    const printed = failedTest('', 'TestAdd', 'cart/cart_test.go:7', 'got 2');
    const pipeline = { slug: 'api', repository: `git@github.com:${name}.git` };
    for (const step of [job(breaks), { ...failing, output: goOutput(printed, 'acme.example/web') }]) {
      const { outcome, tests, summary } = await explainTests([trigger], {
        pipelines: { api: [step] },
        inputs: { commit: sha },
        workflow: { repository: { ...repository, sha }, hasFile: (path) => /^(?:spec|cart)\//.test(path) },
        alter: (body) => {
          const build = body as { pipeline?: { slug: string } } | null;
          return build?.pipeline?.slug === 'api' ? { ...build, commit, pipeline } : body;
        },
      });
      const file = name === 'acme/web' ? expect.stringMatching(/^(?:spec|cart)\/cart_/) : null;
      expect(tests).toMatchObject([{ file }]);
      expect(outcome.annotations?.at(-1)).toMatchObject({ level: 'warning', file });
      expect(summary).toMatch(/cart_(?:spec\.rb|test\.go):7/);
      expect(summary.includes(`/acme/web/blob/${sha}/`)).toBe(hasPage);
    }
  });

  it.each([404, 503])('is a link with one line if its build cannot be read: %s', async (status) => {
    const fault = { kind: 'status', on: { path: '*/pipelines/api/*' }, times: 'always', status } as const;
    const { host, outcome, summary } = await deploy([job(breaks)], fault);
    const obstacle = `Could not get build 1 of acme/api: ${status}`;
    expect(summary).toContain(`see acme/api \\#\u200b1<br><sub>${obstacle}`);
    expect(outcome.annotations).toMatchObject([{ level: 'error', title: 'Deploy' }]);
    expect(host.lines.filter((line) => line.includes(obstacle))).toHaveLength(1);
    expect(host.requests().filter(isToExplain)).toHaveLength(1);
  });

  it('does not displace the failed jobs of its own build', async () => {
    const { outcome, summary } = await explainTests([trigger, lint, failing], {
      pipelines: { api: [{ ...failing, parallelism: 12 }] },
    });
    const rows = summary.split('\n').filter((row) => row.includes('| exit status'));
    expect([rows.length, rows.filter((row) => /^\| \[(?:Lint|Unit)\]/.test(row)).length]).toEqual([9, 2]);
    expect(summary).toContain('and 5 more in the table of all jobs, or in the builds of trigger steps');
    const titles = outcome.annotations?.map(({ title }) => title);
    expect(titles?.filter((title) => /^(?:Deploy|Lint|Unit)$/.test(title))).toHaveLength(3);
    expect(outcome.groups?.map(({ title }) => title)).toContain('Log of Lint');
  });
});

describe('test reports', () => {
  const report = (...cases: readonly string[]) =>
    `<testsuites><testsuite name="s">${cases.join('')}</testsuite></testsuites>`;
  const failed = (name: string, file = 'test/cart.test.ts') =>
    `<testcase name="${name}" classname="Cart" file="${file}"><failure message="no ${name}">at (${file}:7:1)</failure></testcase>`;
  const passed = (name: string) => `<testcase name="${name}" classname="Cart" file="test/cart.test.ts"/>`;
  const skipped = '<testcase name="later" classname="Cart"><skipped/></testcase>';
  const withReport = (content: string, more: Partial<CommandStep> = {}): CommandStep => ({
    name: 'Unit',
    exits: [1],
    output: '  2 failing',
    artifacts: [{ path: 'reports/unit.xml', content }],
    ...more,
  });
  const read = (steps: readonly Step[], { inputs, ...given }: Options = {}) =>
    explainTests(steps, { ...given, inputs: { 'test-reports': 'reports/**/*.xml', ...inputs } });
  const jsonOf = ({ outcome }: Awaited<ReturnType<typeof read>>) =>
    outcome.json as {
      failed_tests: { name: string; source: string; jobs: string[] }[];
      retried_tests?: { name: string }[];
    };

  it('name the failed tests of a job whose runner has no reader, with places, messages and the source', async () => {
    const given = await read([withReport(report(failed('adds'), passed('loads'), skipped))], {
      workflow: { repository: null, workspace: '/work', hasFile: () => true },
    });
    expect(given.tests).toEqual([{ file: 'test/cart.test.ts', line: 7, url: null, flaky: null }]);
    expect(given.summary).toContain('| Cart<br>**adds**<br><sub>test/cart.test.ts:7</sub> | no adds |');
    expect(given.summary).toContain('<sub>1 test failed</sub>');
    expect(jsonOf(given).failed_tests).toMatchObject([{ name: 'adds', source: 'test-report' }]);
    expect(given.outputs['failure-kind']).toBe('unknown');
    expect(given.summary).toMatch(/^.*\n\n\*\*1 test failed\.\*\*\n/);
    expect(given.summary).toContain(
      '<details><summary>Stack trace of adds</summary>\n\n```text\nat (test/cart.test.ts:7:1)\n```',
    );
    expect(given.summary).toContain('\n\nBy the test reports, 2 tests ran, 1 failed, 1 skipped.\n\n');
  });

  it('name the owners of failed tests by CODEOWNERS', async () => {
    const readFile: Workflow['readFile'] = async (path) =>
      path === '/work/CODEOWNERS' ? { text: 'test/ @acme/cart' } : { problem: 'missing' };
    const { summary } = await read([withReport(report(failed('adds')))], {
      workflow: { repository: null, workspace: '/work', hasFile: () => true, readFile },
    });
    expect(summary).toContain('<sub>test/cart.test.ts:7 · owner @\u200bacme/');
  });

  it('are not requested without the input, nor for a build that passed', async () => {
    const asks = async (steps: readonly Step[], given: Options) =>
      (await explainTests(steps, given)).host.requests().filter((request) => request.includes('artifacts'));
    expect(await asks([withReport(report(failed('adds')))], {})).toEqual([]);
    const set = { inputs: { 'test-reports': '**/*.xml' } };
    expect(await asks([withReport(report(passed('adds')), { exits: [0] })], set)).toEqual([]);
  });

  it('stand beside Test Engine and logs: each job has the tests of its best source', async () => {
    const inLog: CommandStep = { name: 'Python', exits: [1], output: 'FAILED' };
    const pytest = [
      '=========================== short test summary info ============================',
      'FAILED tests/test_cart.py::test_pays - no',
      '============================== 1 failed in 0.13s ===============================',
    ].join('\n');
    const given = await read([
      job(breaks),
      withReport(report(failed('adds')), { name: 'Mocha' }),
      { ...inLog, output: pytest },
    ]);
    const entries = jsonOf(given).failed_tests.map(({ name, source }) => `${source}: ${name}`);
    expect(entries.sort()).toEqual(['log: test_pays', 'test-engine: adds up', 'test-report: adds']);
    expect(given.summary.match(/\d tests? failed[^<|*]*/g)).toEqual([
      '3 tests failed: 1 is new, 2 are not in Test Engine.',
      '1 test failed',
      '1 test failed',
      '1 test failed, says pytest',
    ]);
  });

  it('do not repeat tests of Test Engine that do not name their jobs', async () => {
    const seed = { suites: suites.map((suite) => ({ ...suite, jobTags: false })) };
    const same = report(failed('adds up', 'spec/cart_spec.rb'), failed('pays', 'spec/cart_spec.rb'));
    const given = await read([withReport(same, { tests: [breaks] })], { seed });
    expect(jsonOf(given).failed_tests).toMatchObject([
      { name: 'adds up', source: 'test-engine', jobs: [expect.any(String)] },
    ]);
    const other = await read([withReport(report(failed('pays')), { tests: [breaks] })], { seed });
    expect(jsonOf(other).failed_tests.map(({ name }) => name)).toEqual(['adds up', 'pays']);
  });

  it('distinguish attempts: a test that passed on a retry in its job did not fail', async () => {
    const given = await read([withReport(report(failed('adds'), passed('adds'), failed('pays')))]);
    expect(jsonOf(given)).toMatchObject({
      failed_tests: [{ name: 'pays' }],
      retried_tests: [{ name: 'adds' }],
    });
    expect(given.summary).toContain('| Failed first, passed on retry (1 test) |');
    expect(given.tests).toHaveLength(1);
  });

  it('of a retried job count only for the attempt that counts', async () => {
    const given = await read([withReport(report(failed('adds')), { exits: [1, 1] })]);
    const downloads = given.host.requests().filter((request) => request.includes('/download'));
    expect([downloads.length, jsonOf(given).failed_tests.length]).toEqual([1, 1]);
  });

  it.each<[string, Partial<CommandStep>, RegExp, Options?]>([
    [
      'is broken',
      { artifacts: [{ path: 'reports/a.xml', content: report(failed('adds')).slice(0, -9) }] },
      /from 1 test report \(reports\/a\.xml\): it ends early\./,
    ],
    [
      'is hostile',
      {
        artifacts: [
          { path: 'reports/@octocat #1.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><testsuite/>' },
        ],
      },
      /it has a document type\./,
    ],
    [
      'is not there',
      { artifacts: [{ path: 'other.xml', content: '' }] },
      /None of the 1 artifact matches test-reports\./,
    ],
    ...(['error', 'new', 'expired', 'deleted'] as const).map(
      (state): [string, Partial<CommandStep>, RegExp] => [
        `is ${state}`,
        { artifacts: [{ path: 'reports/a.xml', content: report(passed('a')), state }] },
        new RegExp(`from 1 test report \\(reports/a\\.xml\\): it cannot be downloaded \\(${state}\\)\\.`),
      ],
    ),
    [
      'is too large',
      { artifacts: [{ path: 'reports/a.xml', size: 9_000_000 }] },
      /it is larger than 8 MiB\./,
    ],
    [
      'is one of very many',
      {
        artifacts: Array.from({ length: 120 }, (_, index) => ({
          path: `reports/${index}.xml`,
          content: report(passed('a')),
        })),
      },
      /from 20 test reports \(reports\/100\.xml, reports\/101\.xml, reports\/102\.xml and 17 more\): only 100 files and 40 MiB are read\./,
    ],
    ['may not be read', {}, /Test reports are not read: .* scope read_artifacts/, { token: 'buildsOnly' }],
    [
      'is missing in the store',
      {},
      /from 1 test report \(reports\/unit\.xml\): .*404/,
      { faults: [{ kind: 'status', on: 'artifacts.download', times: 'always', status: 404 }] },
    ],
  ])('leave a gap and the log if a file %s', async (_, more, gap, options) => {
    const { outcome, summary } = await read([withReport(report(failed('adds')), more)], options);
    expect(summary.replaceAll(/\\|\u200b/g, '')).toMatch(gap);
    expect([outcome.success, summary.includes('<sub>2 tests failed, says mocha</sub>')]).toEqual([
      false,
      !/ends early|scope/.test(gap.source),
    ]);
  });

  it('in a public repository name only its own tests, without messages', async () => {
    const own = { workflow: { repository }, seed: { repository: 'git@github.com:acme/web.git' } };
    const steps = [withReport(report(failed('adds')))];
    const inputs = { 'test-reports': '**/*.xml' };
    const given = await explain(steps, { ...own, inputs });
    const all = JSON.stringify([given.outcome, given.summary]);
    expect([given.tests.length, all.includes('adds'), all.includes('no adds'), all.includes('at (')]).toEqual(
      [1, true, false, false],
    );
    const other = await explain(steps, { ...own, inputs, seed: { repository: 'git@github.com:acme/x.git' } });
    expect([other.tests.length, other.host.requests().filter((one) => one.includes('artifacts'))]).toEqual([
      0,
      [],
    ]);
  });
});

describe('a test that failed and then passed in the same job', () => {
  const again = (test: ScriptedTest) =>
    [
      { ...test, results: ['failed'] },
      { ...test, results: ['passed'] },
    ] as const;

  it('is reported as failed first, and does not keep retry-flaky from acting', async () => {
    const steps = [job(flakes, ...again({ ...breaks, name: 'pays' }))];
    const given = await explainTests(steps, { inputs: { 'retry-flaky': '1' } });
    expect(given.outputs.retries).toContain('"retried_count":1');
    const { summary, outputs } = await explainTests(steps);
    expect(outputs['failure-kind']).toBe('flaky');
    expect(summary).toContain('| Failed first, passed on retry (1 test) | Message |');
    expect(summary).toContain('<sub>1 test failed</sub>');
  });

  it('has failed if the service refuses the filter that shows it', async () => {
    const faults: Fault[] = [
      { kind: 'status', on: { path: '*', query: '*passed*' }, times: 'always', status: 422 },
    ];
    const { outputs } = await explainTests([job(flakes, ...again({ ...breaks, name: 'pays' }))], { faults });
    expect(outputs['failure-kind']).toBe('new');
  });
});

describe('tests of which the service refuses one list', () => {
  it('stay as far as the other lists show them, with a gap', async () => {
    const faults: Fault[] = [{ kind: 'status', on: 'tests.failedExecutions', times: 'always', status: 500 }];
    const { summary, tests, outputs } = await explainTests([job(flakes, breaks)], { faults });
    expect(tests).toHaveLength(2);
    expect(summary).toContain('Messages and jobs of failed tests can be missing: ');
    expect(outputs['failure-kind']).toBe('new');
  });
});

describe('the list of failed tests at rerun-path', () => {
  const shows = { workflow: { repository: null, workspace: '/work', hasFile: () => true } };
  const textOf = ({ outcome }: Awaited<ReturnType<typeof explain>>) =>
    outcome.files?.find(({ output }) => output === 'rerun-path')?.text;

  it('is that of the runner in the log, and the summary has the command', async () => {
    const hostile = failedTest('Cart', "adds '$(touch x)'", `${file}:9`, 'no');
    const given = await explainTests([{ ...failing, output: jestOutput([printed, hostile]) }], shows);
    const titles = String.raw`^(?:Cart(?: > | )adds|Cart(?: > | )adds(?: > | )'\$\(touch(?: > | )x\)')$`;
    expect(textOf(given)).toBe(`${titles}\n`);
    const quoted = titles.replaceAll("'", String.raw`'\''`);
    expect(given.summary).toContain(
      `Run the failed tests on your machine:\n\n\`\`\`sh\nnpx jest -t '${quoted}'\n\`\`\``,
    );
  });

  it('is by the files of the tests without a log, and not in the comment', async () => {
    const given = await explainTests([job(breaks)], { ...shows, inputs: { comment: 'always' } });
    expect(textOf(given)).toBe('./spec/cart_spec.rb:7\n');
    expect(given.summary).toContain("bundle exec rspec './spec/cart_spec.rb:7'");
    expect(given.outcome.comment?.tiers[0]).not.toContain('bundle exec');
  });

  it('is not written if no runner is known', async () => {
    const given = await explainTests([job({ ...breaks, location: './test/cart.rb:7' })], shows);
    expect([given.tests.length, textOf(given)]).toEqual([1, undefined]);
    expect(given.summary).not.toContain('on your machine');
  });
});
