import { describe, expect, it } from 'vitest';
import type { FlakyJson } from '../../src/report/flaky/json.ts';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type HostOptions } from '../support/operation-host.ts';

const list = { operation: 'list-flaky-tests', organization: 'acme', suite: 'web-end-to-end' };

/** The result of a step on a new service, which may be in trouble. */
const run = (parts: Record<string, string> = {}, options: HostOptions = {}, fault?: Fault) => {
  const host = createHost(options);
  if (fault) host.sandbox.faults.add({ ...fault, times: 'always' });
  return host.run({ ...list, ...parts });
};
const summaryOf = ({ outcome }: Awaited<ReturnType<typeof run>>) => outcome.summary({ bytes: 1_000_000 });

describe('list-flaky-tests', () => {
  it('sets the count, and the list as JSON', async () => {
    const host = createHost();
    const { outcome, outputs } = await host.run(list);
    expect(host.lines.filter((line) => line.includes('deprecated'))).toHaveLength(1);
    expect([outcome.notes, outputs['touched-count']]).toEqual([[], undefined]);
    expect(outcome).toMatchObject({ success: true, json: { tests: expect.any(Array) } });
    const matrix = JSON.parse(outputs.matrix ?? '');
    expect(matrix).toHaveLength(60);
    expect(Object.keys(matrix[0])).toEqual(['suite', 'id', 'web_url', 'instances', 'touched', 'change']);
    expect(matrix[0].id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('compares each of several suites with its own report in the file', async () => {
    const both = { suite: 'web-end-to-end\ncheckout', 'baseline-path': 'flaky.json' };
    const text = JSON.stringify((await run({ suite: both.suite })).outcome.json);
    const workflow = { readFile: async () => ({ text }) };
    const { outputs } = await run(both, { workflow });
    expect(outputs).toMatchObject({ 'new-count': '0', 'gone-count': '0' });
    const { outputs: partial } = await run({ ...both, limit: '2' }, { workflow });
    expect(partial.complete).toBe('false');
    expect(partial).not.toHaveProperty('new-count');
  });

  const missing = expect.stringMatching(/^\d+ flaky tests? not in the list at selectors-path: /);
  it.each<[Record<string, string>, unknown[]]>([
    [{ selectors: 'plain' }, []],
    [{ selectors: 'pytest' }, [missing]],
  ])('reports how many tests are not in the list: %j', async (parts, notices) => {
    expect((await run(parts)).outcome.notices).toEqual(notices);
  });

  it('reports what it could not find out, and writes the comment to a file if there is no pull request', async () => {
    const reason = 'There is no pull request here.';
    const without = await run({ 'max-touched': '0' });
    expect(without.outcome.notes).toContain(reason);
    expect(without.outcome.comment).toBeUndefined();
    const { outcome } = await run({ comment: 'always', 'max-touched': '0' });
    expect(outcome.comment?.place).toMatchObject({ reason });
    const start = '### Flaky tests in suite Web end to end\n\n**60 flaky tests in suite Web end to end**';
    expect(outcome.comment?.tiers[0]).toContain(start);
    // The outcome of the comment is reported where it is written.
    expect(outcome.notes).not.toContain(reason);
  });

  it('reports on several suites: counts and gates over all of them, JSON by suite', async () => {
    const result = await run({ suite: 'web-end-to-end\ncheckout\ndesign-system', 'max-flaky': '62' });
    const { outcome, outputs } = result;
    expect(outcome.sentence).toBe(
      '63 flaky tests in 3 suites: 60 in acme/web-end-to-end, 3 in acme/checkout, 0 in acme/design-system. max-flaky failed: 63 flaky tests, at most 62 allowed.',
    );
    expect(outputs).toMatchObject({ count: '63', complete: 'true', 'gate-passed': 'false' });
    const { suites, count } = outcome.json as { suites: FlakyJson[]; count: number };
    const counts = Object.fromEntries(suites.map((each) => [each.suite.slug, each.count]));
    expect([count, counts]).toEqual([63, { 'web-end-to-end': 60, checkout: 3, 'design-system': 0 }]);
    const matrix: { suite: string }[] = JSON.parse(outputs.matrix ?? '');
    expect(new Set(matrix.map((entry) => entry.suite))).toEqual(new Set(['web-end-to-end', 'checkout']));
    expect(summaryOf(result).match(/^##.*/gm)).toEqual([
      '## 63 flaky tests in 3 suites',
      ...['Web end to end', 'Checkout', 'Design system'].map((name) => `### Suite ${name}`),
    ]);
  });

  it.each([403, 404, 503])('reports on the others if one suite cannot be read: %i', async (status) => {
    const on = { method: 'GET', path: '*/suites/checkout/flaky-tests' };
    const inputs = { 'max-flaky': '60', selectors: 'plain', comment: 'always', outageTime: '3s' };
    const suite = 'checkout\nweb-end-to-end';
    const result = await run({ suite, ...inputs }, {}, { kind: 'status', status, on });
    const { outcome, outputs } = result;
    expect(outcome.success).toBe(false);
    const failure = `Could not list the flaky tests of suite checkout of acme: ${status}`;
    const gap = 'the list of flaky tests is incomplete: a page could not be read';
    const counts = `60 flaky tests in 2 suites: 0 in acme/checkout \\(${gap}\\), 60 in acme/web-end-to-end`;
    expect(outcome.sentence).toMatch(new RegExp(`^${failure}.*\\. ${counts}\\.$`));
    expect(outputs).toMatchObject({ count: '60', complete: 'false', 'gate-passed': 'not evaluated' });
    expect(JSON.parse(outputs.matrix ?? '')).toHaveLength(60);
    expect(outcome.notes).toContainEqual(expect.stringContaining(`not evaluated: ${gap} (suite checkout)`));
    expect(outcome.files?.[0]?.text.trim().split('\n').length).toBeGreaterThan(50);
    expect(summaryOf(result)).toMatch(/^## .*list-flaky-tests.* failed.*### Suite Web end to end/s);
    expect(outcome.comment?.tiers[0]).toMatch(
      /Suite checkout.*\n\n> \*\*There may be more flaky tests\*\*: .*\n\n#### .*Suite Web/,
    );
  });

  it.each(['nope', 'nope\nnothing'])('fails if no suite can be read: %j', async (suite) => {
    const message = expect.stringContaining('suite nope');
    await expect(run({ suite })).rejects.toMatchObject({ status: 404, message });
  });

  it('names a suite by its slug if it cannot be read', async () => {
    const result = await run({}, {}, { kind: 'status', status: 403, on: 'suites.get' });
    expect(summaryOf(result)).toMatch(/^## 60 flaky tests in suite web-end-to-end\n/);
  });
});

it.each([
  ['90m', '4hours'],
  ['7d', '7days'],
  ['7d1s', '14days'],
  ['28d', '28days'],
  [undefined, undefined],
])('the window of the list is long enough for %s: %s', async (within, period) => {
  const host = createHost();
  await host.run({ ...list, ...(within && { 'seen-within': within }) });
  const [line = ''] = host.requests().filter((each) => each.includes('flaky-tests'));
  expect(/period=(\w+)/.exec(line)?.[1]).toBe(period);
});

describe('the tests of the suite as the source', () => {
  it('show how many of their runs failed, the most failed first', async () => {
    const host = createHost();
    const inputs = { source: 'tests', 'min-instances': '2', 'seen-within': '28d' };
    const result = await host.run({ ...list, ...inputs });
    const { tests: found } = result.outcome.json as FlakyJson;
    expect(Number(result.outputs.count)).toBeGreaterThan(5);
    const failed = found.map(({ instances }) => instances ?? 0);
    expect(failed).toEqual(failed.toSorted((a, b) => b - a));
    expect(Math.min(...failed)).toBeGreaterThanOrEqual(2);
    expect(found[0]).toMatchObject({ runs: expect.any(Number), reliability: expect.any(Number) });
    expect(summaryOf(result)).toMatch(/\| [\d,]+ of [\d,]+ runs<br><sub>\d+\.\d % reliable<\/sub> \|/);
    const requests = host.requests().join();
    expect(requests).toMatch(/suites\/web-end-to-end\/tests\?.*labels=flaky.*min_timestamp=\d{4}-/);
    expect(host.lines.join()).not.toContain('deprecated');
  });

  it('are those since a time on the clock of the service, also if that of this machine is six hours ahead', async () => {
    const host = createHost({ aheadMs: -6 * 3_600_000 });
    await host.run({ ...list, source: 'tests', 'seen-within': '4h' });
    const request = host.requests().find((line) => line.includes('labels=flaky'));
    const since = /min_timestamp=([^&]+)/.exec(decodeURIComponent(request ?? ''))?.[1] ?? '';
    expect((host.clock.now() - Date.parse(since)) / 3_600_000).toBeCloseTo(10, 1);
    expect(host.lines).toContain(
      'The clock of this machine is 6 h ahead of that of the service, by which relative times count.',
    );
  });

  it('fail with one error that names the other source if the service does not have them', async () => {
    const result = run({ source: 'tests' }, {}, { kind: 'status', status: 404, on: 'tests.listForSuite' });
    await expect(result).rejects.toThrow(/404.*needs source: flaky-tests$/);
  });
});

describe('the list that the service calls deprecated', () => {
  it('is named as such once, and only if no source is set', async () => {
    for (const [inputs, times] of [
      [{ suite: 'web-end-to-end\ncheckout' }, 1],
      [{ source: 'flaky-tests' }, 0],
    ] as const) {
      const host = createHost();
      await host.run({ ...list, ...inputs });
      expect(
        host.lines.filter((line) => /deprecated.*not when they were last flaky/.test(line)),
      ).toHaveLength(times);
    }
  });

  it.each([404, 410])('names the other source if it is gone and the suite is not: %i', async (status) => {
    const gone = { kind: 'status', status, on: 'flakyTests.list' } as const;
    await expect(run({}, {}, gone)).rejects.toThrow(/The suite exists: .* Set source: tests$/);
  });
});

describe('issues', () => {
  const issues = { issues: 'true', suite: 'checkout' };
  const suiteOf = ({ outcome }: Awaited<ReturnType<typeof run>>) =>
    [...(outcome.issues?.list.suites.values() ?? [])][0];

  it('are closed by a list of a suite with runs, and with what is skipped or muted', async () => {
    const host = createHost();
    expect(suiteOf(await host.run({ ...list, ...issues }))).toMatchObject({ showsGone: true });
    expect(host.requests().join()).toMatch(/state=skipped.*state=muted/s);
  });

  it.each([404, 422])(
    'are closed without a look at states if the service does not show them: %i',
    async (status) => {
      const on = 'tests.listForSuite';
      expect(suiteOf(await run(issues, {}, { kind: 'status', status, on }))).toMatchObject({
        ...{ showsGone: true, disabled: null },
      });
    },
  );

  it('are not closed if the states cannot be read', async () => {
    const on = 'tests.listForSuite';
    const result = await run(issues, {}, { kind: 'status', status: 403, on });
    expect(suiteOf(result)).toMatchObject({ showsGone: false });
    expect(result.outcome.notices).toEqual([
      expect.stringMatching(
        /^No issue of suite acme\/checkout is closed: whether it still has runs is .* 403/,
      ),
    ]);
  });

  const loads = { scope: 'Cart', name: 'loads', location: './spec/cart_spec.rb:9' };
  const failing = { ...loads, results: ['failed' as const], message: 'Expected 1' };

  /** A report on a suite with two runs, in which the flaky test failed. */
  const afterRuns = async (isPrivate: boolean, options: HostOptions = {}, faults: readonly Fault[] = []) => {
    const script = settled({ name: 'Unit', exits: [1], tests: [failing] });
    const host = createHost({
      seed: seedOf(script, { suites: [{ name: 'Web', flakyTests: [loads] }] }),
      workflow: { readPrivacy: async () => isPrivate },
      ...options,
    });
    const build = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
    for (const _ of [1, 2]) await host.run(build);
    const before = host.requests().length;
    for (const fault of faults) host.sandbox.faults.add(fault);
    const { outcome } = await host.run({ ...list, suite: 'web', source: 'tests', issues: 'true' });
    return { outcome, issue: outcome.issues?.list.tests[0], requests: host.requests().slice(before) };
  };

  it('have the last failures by the newest runs, with their messages in a private repository alone', async () => {
    const { issue, requests, outcome } = await afterRuns(true);
    expect(issue?.lines).toEqual([
      expect.stringMatching(/^- \[2026-\S+ \S+ UTC\]\(https:\S+execution_id=\S+\) on main: Expected 1$/),
      expect.stringMatching(/ on main: Expected 1$/),
    ]);
    expect(issue?.text).toMatch(
      /How often: (\d+ of \d+ runs) in 7 days, \d+ of \d+ runs in 28 days \(as of /,
    );
    expect(requests.filter((each) => each.includes('/runs'))).toHaveLength(3);
    expect(outcome.notices).toEqual([]);
    expect((await afterRuns(false)).issue?.lines[0]).toMatch(/ on main$/);
  });

  it('have no failures if the service refuses to show them, which one line says', async () => {
    const fault = { kind: 'status', status: 403, times: 'always', on: 'tests.failedExecutions' } as const;
    const { issue, outcome, requests } = await afterRuns(true, {}, [fault]);
    expect([outcome.success, issue?.lines]).toEqual([true, []]);
    expect(outcome.notices).toEqual([
      expect.stringMatching(/^The issues of suite acme\/web lack new failures: Could not list .* 403/),
    ]);
    expect(requests.filter((each) => each.includes('/failed_executions'))).toHaveLength(1);
  });

  it('are closed by a suite of which many tests ran, and none was flaky lately', async () => {
    const old = { ageMs: 10 * 86_400_000 };
    const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id, labels: [] }));
    const alter = (body: unknown, { url }: Request) => (/\/tests\?(?!.*state=)/.test(url) ? rows : body);
    const host = createHost({ alter });
    const suite = { organization: 'acme', suite: 'checkout' };
    host.sandbox.world.setFlakyTests({ ...suite, tests: [{ name: 'old', ...old }] });
    expect(suiteOf(await host.run({ ...list, ...issues }))).toMatchObject({ showsGone: true });
  });

  it('are not closed while the suite has no runs, which one line says', async () => {
    const host = createHost();
    host.sandbox.world.setFlakyTests({ organization: 'acme', suite: 'checkout', tests: [] });
    const result = await host.run({ ...list, ...issues });
    expect(suiteOf(result)).toMatchObject({ showsGone: false });
    expect(result.outcome.notices).toEqual([
      'No issue of suite acme/checkout is closed: the suite had no runs in the last 7 days.',
    ]);
  });
});

describe('a list of flaky tests that is incomplete', () => {
  type Page = readonly unknown[];
  const changed = 'it changed while it was read';

  it.each<[string, Record<string, string>, (page: Page, first: Page) => Page, RegExp]>([
    ['was cut at the limit', { limit: '150' }, (page) => page, /^150 .*: more exist than the limit allows\)/],
    [
      'has a test again on a later page',
      {},
      (page, first) => [...first.slice(-1), ...page.slice(0, -1)],
      RegExp(`: ${changed}\\)`),
    ],
    ['has an empty page that was announced', {}, () => [], RegExp(`^100 .*: ${changed}\\)`)],
  ])('is reported as incomplete, and no gate is evaluated, if it %s', async (_, inputs, second, sentence) => {
    let first: Page = [];
    const alter = (body: unknown, { url }: Request) => {
      if (url.includes('page=1&')) first = body as Page;
      return url.includes('page=2&') ? second(body as Page, first) : body;
    };
    const host = createHost({ alter });
    const tests = Array.from({ length: 250 }, (_, index) => ({ name: `test ${index}` }));
    host.sandbox.world.setFlakyTests({ organization: 'acme', suite: 'monorepo', tests });
    const result = await host.run({ ...list, suite: 'monorepo', 'max-flaky': '10000', ...inputs });
    const { outcome, outputs } = result;
    expect(outcome.success).toBe(true);
    expect(outcome.sentence).toMatch(sentence);
    expect(outputs).toMatchObject({ complete: 'false', 'gate-passed': 'not evaluated' });
    const note = 'not evaluated: the list of flaky tests is incomplete';
    expect(outcome.notes).toEqual([expect.stringContaining(note)]);
    expect(summaryOf(result)).toContain('the list of flaky tests is incomplete: ');
  });
});

describe('paths and changed files', () => {
  const changedFiles = {
    paths: ['web/src/components/CartForm.test.tsx', 'web/src/components/OrderForm.test.tsx'],
    complete: true,
  };
  const facts = { number: 7, headSha: 'a'.repeat(40), changedFiles, previousNote: undefined };
  const workflow = { findPullRequest: async () => ({ facts, obstacle: null, notes: [] }) };

  it('are not compared with a first report that is too long for the comment, which a gap explains', async () => {
    const none = { facts: { ...facts, previousNote: null }, obstacle: null, notes: [] };
    const host = createHost({ workflow: { findPullRequest: async () => none } });
    const tests = Array.from({ length: 1_001 }, (_, index) => ({ name: `test ${index}` }));
    host.sandbox.world.setFlakyTests({ organization: 'acme', suite: 'monorepo', tests });
    const suite = 'monorepo\ncheckout';
    const comment = { comment: 'always', 'when-empty': 'keep', 'memory-key': 'k'.repeat(32) };
    const gap = 'the comment remembers a first report of at most 1,000 tests: set baseline-path';
    const { outcome } = await host.run({ ...list, suite, ...comment, 'max-new': '0' });
    expect(outcome.comment?.tiers[0]).toContain(`> **New tests cannot be identified**: ${gap}.`);
    expect(outcome.notes).toContainEqual(expect.stringContaining(`${gap} (suite Monorepo)`));
    // Without a comment, it is nothing to speak of.
    expect(summaryOf(await host.run({ ...list, suite }))).not.toContain(gap);
  });

  it('are compared on every pull request, without a comment or a gate', async () => {
    expect((await run({}, { workflow })).outputs['touched-count']).toBe('0');
    const { outputs } = await run({ 'path-prefix': './web/' }, { workflow });
    expect(Number(outputs['touched-count'])).toBeGreaterThan(1);
  });

  it.each<[readonly string[], Record<string, string>, string[]]>([
    [['.git/HEAD'], {}, ['None of the listed files exists in the checkout: set path-prefix.']],
    [['.git/HEAD', 'src/components/OrderForm.test.tsx'], {}, []],
    [['.git/HEAD', 'web/src/components/OrderForm.test.tsx'], { 'path-prefix': 'web' }, []],
    // Nothing is checked out.
    [[], {}, []],
  ])(
    'need path-prefix, which a notice says, if no listed file is in the checkout: %j',
    async (files, parts, notices) => {
      const hasFile = (path: string) => files.includes(path);
      expect((await run(parts, { workflow: { hasFile } })).outcome.notices).toEqual(notices);
    },
  );

  it('place a Go test by the go.mod in the folder of the tests', async () => {
    const go = { name: 'TestA', scope: 'example.com/m/cart', location: 'cart_test.go:3' };
    const paths: string[] = [];
    const readFile = async (path: string) => {
      paths.push(path);
      return path === '/w/svc/go.mod' ? { text: 'module example.com/m' } : { problem: 'is not there' };
    };
    const host = createHost({ workflow: { workspace: '/w', readFile } });
    host.sandbox.world.setFlakyTests({ organization: 'acme', suite: 'checkout', tests: [go] });
    const { outcome } = await host.run({ ...list, suite: 'checkout', 'path-prefix': 'svc' });
    expect(outcome.json).toMatchObject({
      tests: [{ path: 'svc/cart/cart_test.go', location: 'cart_test.go:3' }],
    });
    expect(paths).toContain('/w/.github/CODEOWNERS');
  });
});
