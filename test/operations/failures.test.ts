import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Workflow } from '../../src/operations/context/workflow.ts';
import type { LoggedTest } from '../../src/report/failures/failed-test.ts';
import { readLogTests } from '../../src/report/failures/read-log-tests.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { goOutput, jestOutput } from '../../src/sandbox/seed/test-output.ts';
import type { Step } from '../../src/sandbox/simulation/script.ts';
import { fixtures, logOf } from '../report/failures/fixture.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../support/operation-host.ts';

const secret = 'bkua_sandbox_all';
const order = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const failing: Step = { name: 'Unit', key: 'unit', exits: [1], output: 'one\ntwo\nerror: three' };

interface Options extends Omit<HostOptions, 'workflow'> {
  readonly faults?: readonly Fault[];
  readonly workflow?: Partial<Workflow>;
  readonly token?: string;
  readonly inputs?: Inputs;
}

/** A build of these steps, and what a step makes of it. */
async function explain(
  steps: readonly Step[],
  { faults = [], token, inputs = {}, ...options }: Options = {},
) {
  const host = createHost({ seed: seedOf(settled(...steps)), ...options });
  for (const fault of faults) host.sandbox.faults.add(fault);
  const { outcome, outputs } = await host.run({ ...order, ...inputs }, { ...(token && { token }) });
  const asked = host.requests().filter((request) => request.includes('/log'));
  return { host, outcome, outputs, asked, summary: outcome.summary({ bytes: 1_000_000 }) };
}

const shown = { inputs: { 'log-lines': '2' } };

describe('the logs of failed jobs', () => {
  it('are shown folded, their last lines in the log and in the summary, and the line that says why', async () => {
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

  it('say that the log is longer where fewer lines are shown than asked', async () => {
    const lastLines = Array.from({ length: 60 }, (_, index) => `${index} ${'x'.repeat(1_200)}`);
    const output = [`half a secret ${'y'.repeat(1_100_000)}`, ...lastLines].join('\n');
    const all = await explain([{ ...failing, output }], { inputs: { 'log-lines': '2000' } });
    const { lines = [], notice } = all.outcome.groups?.[0] ?? {};
    expect(notice).toBe('(The log is longer. Only its end is read.)');
    expect(lines).toEqual(lastLines);
    expect(all.summary).toContain(
      `Log of Unit: last ${lines.length} lines</summary>\n\n\`\`\`text\n${notice}\n`,
    );
    const some = await explain([{ ...failing, output }], shown);
    expect(some.outcome.groups?.[0]?.lines).toHaveLength(2);
  });

  it.each([
    ['a public repository', {}, '', 0],
    ['a private repository', { workflow: { isPrivate: true } }, '', 1],
    ['a private repository that shows none', { workflow: { isPrivate: true } }, '0', 0],
    ['a public repository that shows some', {}, '10', 1],
  ])('are read for %s, or not', async (_, options: Options, lines, count) => {
    const { outcome, asked } = await explain([failing], {
      ...options,
      inputs: { ...(lines !== '' && { 'log-lines': lines }) },
    });
    expect([asked.length, outcome.groups?.length]).toEqual([count, count]);
  });

  it('leave nothing where none is shown', async () => {
    const { host, outcome, outputs, summary } = await explain([failing]);
    const all = JSON.stringify([outcome, outputs, summary, host.lines]);
    expect(all).not.toContain('three');
    expect(outputs['failed-tests']).toBe('[]');
    expect(summary).toContain(
      'Logs are not shown in a public repository; set log-lines if everyone may read them.',
    );
    const zero = await explain([failing], { inputs: { 'log-lines': '0' } });
    expect(zero.summary).not.toContain('public repository');
  });

  it('are not read of a build that passed', async () => {
    const { asked } = await explain([{ name: 'Lint' }, { ...failing, softFail: true }], shown);
    expect(asked).toEqual([]);
  });

  it('are read of ten jobs, and of none that never ran', async () => {
    const many: Step = { ...failing, parallelism: 14 };
    const never: Step = { name: 'GPU', waitMs: Number.POSITIVE_INFINITY };
    const { outcome, outputs, asked } = await explain([many, never], {
      inputs: { 'log-lines': '2', 'fail-fast': 'true', 'wait-timeout': '1h' },
    });
    expect([asked.length, new Set(asked).size]).toEqual([10, 10]);
    expect(outcome.groups).toHaveLength(10);
    expect(JSON.parse(outputs['failed-jobs'] ?? '')).toHaveLength(14);
  });

  it('hold no secret, whole or cut by an escape', async () => {
    const output = `one ${secret}\ntwo bkua_\u001b[1msandbox_all\u001b[0m`;
    const { outcome, summary } = await explain([{ ...failing, output }], shown);
    expect(outcome.groups?.[0]?.lines).toEqual(['one [redacted]', 'two [redacted]']);
    expect(summary).not.toContain('sandbox_all');
  });

  it('do not change what the step shows of a build that it only reads', async () => {
    const host = createHost({ seed: seedOf(settled(failing), { history: [{ ageMs: 600_000 }] }) });
    const { outcome } = await host.run({
      operation: 'get-build',
      pipeline: 'acme/web',
      build: '1',
      'log-lines': '1',
    });
    expect(outcome.success).toBe(true);
    expect(outcome.groups).toEqual([{ title: 'Log of Unit', lines: ['error: three'] }]);
    expect(outcome.annotations).toEqual([]);
  });
});

describe('whatever is wrong with a log, the step ends as the build did:', () => {
  it('without the scope, one notice names it', async () => {
    const { outcome, asked, host } = await explain([{ ...failing, parallelism: 3 }], {
      ...shown,
      token: 'buildsOnly',
    });
    expect(asked).toHaveLength(1);
    expect(outcome.annotations?.filter(({ level }) => level !== 'error')).toEqual([
      {
        title: 'Logs',
        message:
          'The logs of the failed jobs are not shown. The token needs the scope read_build_logs; it has read_builds, write_builds. To read none, set log-lines to 0.',
        file: null,
        line: null,
      },
    ]);
    expect(host.lines.filter((line) => line.includes('log of'))).toEqual([]);
    expect(outcome.success).toBe(false);
  });

  const on = 'jobs.log';
  const always = 'always';
  it.each<[string, Fault, number]>([
    [
      'a server without logs',
      { kind: 'status', on, times: always, status: 404, body: { message: 'No route' } },
      1,
    ],
    ['a range that is refused', { kind: 'status', on, times: always, status: 400 }, 1],
    [
      'a redirect',
      { kind: 'status', on, times: always, status: 302, headers: { location: 'https://evil.example' } },
      3,
    ],
    ['a server that is down', { kind: 'status', on, times: always, status: 503 }, 1],
    [
      'a rate limit',
      { kind: 'status', on, times: always, status: 429, headers: { 'retry-after': '900' } },
      3,
    ],
    ['a connection that is reset', { kind: 'reset', on, times: always }, 1],
    ['a page', { kind: 'garble', on, times: always, body: '<html>', contentType: 'text/html' }, 3],
    ['a body that breaks off', { kind: 'cut', on, times: always }, 1],
  ])('%s', async (_, fault) => {
    const { host, outcome } = await explain([{ ...failing, parallelism: 3 }], { ...shown, faults: [fault] });
    const plain = await explain([{ ...failing, parallelism: 3 }]);
    expect(outcome.sentence).toBe(plain.outcome.sentence);
    expect([outcome.success, outcome.groups]).toEqual([false, []]);
    expect(host.lines.filter((line) => line.startsWith('The log of Unit'))).toHaveLength(1);
    expect(host.clock.monotonic() - plain.host.clock.monotonic()).toBeLessThanOrEqual(20_000);
  });

  it.each([
    ['empty', '', []],
    ['binary', '\u0000\u0001\u0002\u009b31m\u007f', []],
    ['one long line', 'x'.repeat(1_100_000), ['The end of the log is one long line, which is not shown.']],
  ])('a log that is %s', async (_, body, lines) => {
    const fault: Fault = { kind: 'garble', on, body, contentType: 'text/plain' };
    const { outcome } = await explain([failing], { ...shown, faults: [fault] });
    expect(outcome.success).toBe(false);
    expect(outcome.groups?.flatMap(({ lines, notice = null }) => notice ?? lines)).toEqual(lines);
  });
});

describe('the failed tests in a log', () => {
  const shows = { ...shown, workflow: { repository: null, workspace: '/work', hasFile: () => true } };

  it.each(fixtures.filter((name) => name.endsWith('/terminal')))('are those that %s has', async (name) => {
    const output = readFileSync(new URL(`../report/failures/fixtures/${name}.log`, import.meta.url), 'utf8');
    const { outcome, outputs } = await explain([{ ...failing, output }], shows);
    const tests = readLogTests(logOf(name), false)?.tests ?? [];
    expect(tests.length).toBeGreaterThan(0);
    const { failed_tests: found } = outcome.json as { failed_tests: LoggedTest[] };
    // Those that nothing tells apart are one.
    const placesOf = (all: readonly LoggedTest[]) =>
      new Set(all.map(({ scope, name, line }) => `${scope} ${name} ${line}`));
    expect(placesOf(found)).toEqual(placesOf(tests));
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toHaveLength(placesOf(tests).size);
  });

  it('are in the summary, in annotations at their lines, and in the outputs by file and line alone', async () => {
    const printed = {
      group: 'Cart',
      name: 'adds',
      file: 'test/cart.test.ts',
      line: 7,
      expected: '1',
      received: '2',
    };
    const { outcome, outputs, summary } = await explain(
      [{ ...failing, output: jestOutput([printed]) }],
      shows,
    );
    expect(outputs['failed-tests']).toBe('[{"file":"test/cart.test.ts","line":7,"url":null,"flaky":null}]');
    expect(outcome.annotations).toMatchObject([
      { level: 'error', title: 'Unit', message: 'exit status 1: 1 test failed' },
      {
        level: 'warning',
        file: 'test/cart.test.ts',
        line: 7,
        message: expect.stringMatching(/^Cart: adds: /),
      },
    ]);
    expect(summary).toContain('| Failed test (1 test) | Message |');
    expect(summary).toContain('exit status 1<br><sub>1 test failed</sub>');
  });

  it.each(['example.com/acme/api', 'api'])(
    'of Go are found below the path of their module: %s',
    async (module) => {
      const printed = {
        group: '',
        name: 'TestAdd',
        file: 'cart/cart_test.go',
        line: 7,
        expected: '1',
        received: '2',
      };
      const output = goOutput([printed], module);
      const hasFile = (file: string) => file === 'cart/cart_test.go';
      const { outputs } = await explain([{ ...failing, output }], { ...shows, workflow: { hasFile } });
      expect(outputs['failed-tests']).toBe('[{"file":"cart/cart_test.go","line":7,"url":null,"flaky":null}]');
      const elsewhere = await explain([{ ...failing, output }], shown);
      expect(elsewhere.outputs['failed-tests']).toBe('[{"file":null,"line":7,"url":null,"flaky":null}]');
    },
  );

  it.each([
    ['nowhere', [], null],
    ['at that path', ['com/acme/CartTest.java'], 'com/acme/CartTest.java'],
    ['in the usual folder', ['src/test/java/com/acme/CartTest.java'], 'src/test/java/com/acme/CartTest.java'],
    ['twice', ['com/acme/CartTest.java', 'src/test/java/com/acme/CartTest.java'], null],
  ])('of Java have a file only if the checkout has it: %s', async (_, files: readonly string[], file) => {
    const output =
      'com.acme.CartTest > addsUp() FAILED\n    org.opentest4j.AssertionFailedError at CartTest.java:15\n\n1 test completed, 1 failed';
    const hasFile = (path: string) => files.includes(path);
    const { outputs } = await explain([{ ...failing, output }], { ...shown, workflow: { hasFile } });
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toEqual([{ file, line: 15, url: null, flaky: null }]);
  });

  it('are only counted where their names are not certain', async () => {
    const output = 'tests/test_cart.py FF\n==== 2 failed, 1 passed in 0.13s ====';
    const { outputs, summary } = await explain([{ ...failing, output }], shown);
    expect(outputs['failed-tests']).toBe('[]');
    expect(summary).toContain('exit status 1<br><sub>2 tests failed, says pytest</sub>');
  });

  it('are told once if several jobs ran them', async () => {
    const printed = { group: 'Cart', name: 'adds', file: 'a.test.ts', line: 7, expected: '1', received: '2' };
    const { outputs } = await explain([{ ...failing, parallelism: 2, output: jestOutput([printed]) }], shows);
    expect(JSON.parse(outputs['failed-tests'] ?? '')).toHaveLength(1);
  });
});
