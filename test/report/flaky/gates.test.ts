import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { firstReport } from '../../../src/report/flaky/baseline.ts';
import { evaluateGates, type GateLimits } from '../../../src/report/flaky/gates.ts';
import { describeOffenders } from '../../../src/report/flaky/offenders.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { baselineOf, earlierOf } from '../support/earlier.ts';
import { flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const tests = flakyTests(20).map((test, index) => ({ ...test, instances: index + 1 }));
const changedFiles = { paths: ['spec/models/thing_1_spec.rb'], complete: true };
const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};
const earlier = earlierOf(tests.slice(0, 17), context);

/** Of twenty tests two are in a changed file, three are new, and the most frequent has twenty instances. */
function gates(limits: GateLimits, parts: Partial<FlakyContext> = {}) {
  return evaluateGates([analyzeFlakyTests(tests, { ...context, changedFiles, earlier, ...parts })], limits);
}

describe('gates', () => {
  it.each([
    ['max-flaky', 20],
    ['max-new', 3],
    ['max-touched', 2],
    ['max-instances', 20],
  ] as const)('allow what they say: %s of %d and no more', (name, actual) => {
    expect(gates({ [name]: actual })).toMatchObject({
      outcome: 'passed',
      results: [{ name, limit: actual, actual, outcome: 'passed' }],
    });
    const strict = gates({ [name]: actual - 1 });
    expect(strict).toMatchObject({ outcome: 'failed', results: [{ name, actual, outcome: 'failed' }] });
    expect(strict.results[0]?.reason).toMatch(
      new RegExp(`^${name} failed: ${actual} .*, at most ${actual - 1} allowed\\.$`),
    );
  });

  it('do not count what the service does not tell: max-instances is not evaluated, unless a known count is too high', () => {
    const [first, ...others] = tests;
    const uncounted = [{ ...first, id: 'a', instances: null }, ...others];
    const judge = (limit: number) =>
      evaluateGates([analyzeFlakyTests(uncounted, context)], { 'max-instances': limit }).results[0];
    expect(judge(20)).toMatchObject({
      outcome: 'not evaluated',
      reason: expect.stringContaining('the service does not count the instances of a test'),
    });
    expect(judge(19)).toMatchObject({ outcome: 'failed' });
  });

  it.each([
    [
      { minInstances: 15 },
      { instances: null },
      'min-instances omits tests whose instances the service does not',
    ],
    [
      { seenWithinMs: 1e12 },
      { most_recent_instance_at: null },
      'seen-within omits tests for which the service',
    ],
    [
      { minInstances: 15, seenWithinMs: 1e12 },
      { instances: null, most_recent_instance_at: null },
      'min-inst',
    ],
  ])('are not passed by a test that %j omits because a value is unknown', (filters, values, why) => {
    const [first, ...others] = tests;
    const judge = (limit: number, more: FlakyContext['filters'] = {}) =>
      evaluateGates(
        [
          analyzeFlakyTests([{ ...first, ...values, id: 'a' }, ...others], {
            ...context,
            filters: { ...filters, ...more },
          }),
        ],
        { 'max-flaky': limit },
      ).results[0];
    expect(judge(19)).toMatchObject({ outcome: 'not evaluated', reason: expect.stringContaining(why) });
    expect(judge(5)).toMatchObject({ outcome: 'failed' });
    expect(judge(19, { exclude: ['**/thing_0_spec.rb'] })).toMatchObject({ outcome: 'passed' });
  });

  it('are not passed by a test that include omits because its absolute path is below no known folder', () => {
    const [first, ...others] = tests;
    const judge = (location: string, include = 'spec/**', limit = 19) =>
      evaluateGates(
        [
          analyzeFlakyTests([{ ...first, id: 'a', location, file_name: null }, ...others], {
            ...context,
            filters: { include: [include] },
          }),
        ],
        { 'max-flaky': limit },
      ).results[0];
    expect(judge('/app/spec/a_spec.rb:3')).toMatchObject({
      outcome: 'not evaluated',
      reason: expect.stringMatching(/include omits tests with an absolute path .*set path-prefix/),
    });
    expect(judge('/app/spec/a_spec.rb:3', 'spec/**', 5)).toMatchObject({ outcome: 'failed' });
    expect(judge('/app/lib/a_spec.rb:3')).toMatchObject({ outcome: 'passed' });
    expect(judge('/app/spec/a_spec.rb:3', '**/*_spec.rb', 20)).toMatchObject({ outcome: 'passed' });
  });

  it('do not count as new a test whose absolute path may have been read in another way before', () => {
    const [first] = tests;
    if (first === undefined) throw new Error('There are tests.');
    const at = (location: string) => [{ ...first, location, file_name: null }];
    const judge = (before: string, now: string, parts: Partial<FlakyContext> = {}) => {
      const base = baselineOf(at(before), context, 'a');
      const report = analyzeFlakyTests(at(now), {
        ...context,
        commit: 'b',
        earlier: { base, last: base },
        ...parts,
      });
      return { ...evaluateGates([report], { 'max-new': 0 }).results[0], added: report.comparison?.added };
    };
    const unsure = {
      outcome: 'not evaluated',
      reason: expect.stringMatching(/the absolute path of a test may have been read in another way/),
      added: 0,
    };
    const path = '/srv/ci/web/spec/a_spec.rb:3';
    expect(judge('spec/a_spec.rb:3', path)).toMatchObject(unsure);
    expect(judge(path, path, { roots: { workspace: '/srv/ci/web' } })).toMatchObject({ outcome: 'passed' });
    expect(judge(path, path)).toMatchObject({ outcome: 'passed' });
    // Globs may have omitted it from the earlier report.
    const filters = { exclude: ['spec/**'] };
    const none = baselineOf([], { ...context, filters }, 'a');
    const earlier = { base: none, last: none };
    expect(judge(path, path, { filters, earlier })).toMatchObject(unsure);
    expect(judge('spec/b_spec.rb:3', 'spec/a_spec.rb:3')).toMatchObject({ outcome: 'failed', added: 1 });
  });

  describe('on runners with other workspaces', () => {
    const paths = [
      '/home/runner/work/web/web/spec/a_spec.rb',
      '/__w/web/web/spec/a_spec.rb',
      '/data/gh/wk/web/web/spec/a_spec.rb',
      '/workspace/acme/web/spec/a_spec.rb',
      '/app/spec/a_spec.rb',
    ];
    const workspaces = [
      ...['/home/runner/work/web/web', '/__w/web/web', '/data/gh/wk/web/web', '/workspace/acme/web'],
      ...['/workspace', '/github/workspace', '/app', null],
    ];
    const filters = [
      ...[{}, { exclude: ['lib/**'] }, { include: ['**/*_spec.rb'] }],
      ...[{ include: ['spec/*_spec.rb'] }, { include: ['lib/**'] }, { exclude: ['spec/*_spec.rb'] }],
    ];
    const prefixes = [[], ['services/web']];
    const all = paths.flatMap((path) =>
      workspaces.flatMap((before) => workspaces.map((now) => ({ path, before, now }))),
    );
    const nothing = [0, 0, 0, 0];
    const [first] = tests;
    const judge = (
      { path, before, now }: (typeof all)[number],
      parts: Partial<FlakyContext>,
      [prefixesBefore, prefixesNow]: readonly (readonly string[])[],
    ) => {
      const lib = path.replace('spec/a_spec', 'lib/shared');
      const list = [
        { ...first, id: 'a', name: 'a', location: `${path}:3`, file_name: path },
        { ...first, id: 'b', name: 'b', location: `${lib}:3`, file_name: path },
      ];
      const on = (workspace: string | null, prefix: readonly string[] = []) =>
        ({ ...context, ...parts, roots: { workspace, prefixes: prefix } }) as FlakyContext;
      const base = baselineOf(list as typeof tests, on(before, prefixesBefore), 'a');
      const isWhole =
        analyzeFlakyTests(list as typeof tests, on(before, prefixesBefore)).whyMoreMatch === null;
      const report = analyzeFlakyTests(list as typeof tests, {
        ...on(now, prefixesNow),
        commit: 'b',
        earlier: { base, last: base },
      });
      const { comparison, sinceLast } = report;
      const gate = evaluateGates([report], { 'max-new': 0 }).results[0];
      // An incomplete report is no baseline.
      if (!isWhole) return { outcome: 'not evaluated', news: nothing };
      return {
        outcome: gate?.outcome,
        news: [comparison?.added, comparison?.gone?.length, sinceLast?.added.size, sinceLast?.gone.length],
      };
    };
    it.each(filters.flatMap((each) => prefixes.map((prefix) => [each, prefix] as const)))(
      'the same list has no new test, and none that is gone: %j, %j',
      (each, prefix) => {
        const byPlace = /"(?:spec|lib)\//.test(JSON.stringify(each));
        // Of two workspaces of which one contains the other, each places the path in its own way.
        const isNested = ({ before, now }: (typeof all)[number]) =>
          before !== now && [before, now].every((folder) => folder?.startsWith('/workspace'));
        for (const one of all.filter((pair) => !byPlace || !isNested(pair))) {
          const { outcome, news } = judge(one, { filters: each }, [prefix, prefix]);
          const isSame = one.before === one.now;
          // Globs of folders omit what only one of the runners can place.
          const [added, , addedSince] = news;
          expect({ ...one, outcome, news: byPlace ? [added, 0, addedSince, 0] : news }).toEqual({
            ...one,
            outcome:
              isSame && !('include' in each) ? 'passed' : expect.toBeOneOf(['passed', 'not evaluated']),
            news: nothing,
          });
        }
      },
    );

    it('it is comparable where the workspace of one of them is path-prefix, on one or both', () => {
      for (const one of all) {
        const root = one.path.slice(0, -'/spec/a_spec.rb'.length);
        const both = judge(one, {}, [[root], [root]]);
        expect({ ...one, ...both }).toEqual({ ...one, outcome: 'passed', news: nothing });
        if (one.now === root) {
          const before = judge(one, {}, [[root], []]);
          expect({ ...one, ...before }).toEqual({ ...one, outcome: 'passed', news: nothing });
        }
        const now = judge(one, {}, [[], [root]]);
        // A folder above the root places the path otherwise.
        const outcome = root.startsWith(`${one.before}/`) ? 'not evaluated' : 'passed';
        expect({ ...one, ...now }).toEqual({ ...one, outcome, news: nothing });
      }
    });

    it('a test that moves to another file, or is the second of its kind, is new', () => {
      const before = '/home/runner/work/web/web';
      const list = (...paths: readonly string[]) =>
        paths.map((path, id) => ({ ...first, id: `${id}`, name: 'a', location: path, file_name: null }));
      const on = (workspace: string) => ({ ...context, roots: { workspace } }) as FlakyContext;
      const addedOn = (now: string, was: readonly string[], is: readonly string[]) => {
        const base = baselineOf(list(...was) as typeof tests, on(before), 'a');
        const earlier = { base, last: base };
        return analyzeFlakyTests(list(...is) as typeof tests, { ...on(now), commit: 'b', earlier })
          .comparison;
      };
      const [a, b] = [`${before}/spec/a_spec.rb`, `${before}/spec/b_spec.rb`];
      expect(addedOn(before, [a], [b])).toMatchObject({ added: 1, gone: [{ name: 'a' }] });
      expect(addedOn(before, [a], [a, b])).toMatchObject({ added: 1, gone: [] });
      expect(addedOn(before, [a], [`${a}:1`, `${a}:2`])).toMatchObject({ added: 1, gone: [] });
      expect(addedOn('/workspace', [a], [a, b])).toMatchObject({ added: 1, gone: [] });
    });
  });

  describe('where places depend on the runner', () => {
    type Listed = Parameters<typeof analyzeFlakyTests>[0];
    type Row = readonly [location: string | null, fileName: string | null, scope?: string, name?: string];
    const [hosted, own] = ['/home/runner/work/web/web', '/data/gh/wk/web/web'];
    const read = (rows: readonly Row[]) =>
      rows.map(([location, file_name, scope = 'Cart', name = 'adds'], index) => ({
        ...tests[0],
        ...{ id: `${index}`, location, file_name, scope, name },
      })) as Listed;
    interface Report {
      readonly rows: readonly Row[];
      readonly roots: NonNullable<FlakyContext['roots']>;
      readonly filters?: NonNullable<FlakyContext['filters']>;
    }
    /** The gates `max-new: 0` of a report after another one, and `max-flaky: 1` of the report alone. */
    const judge = (before: Report, now: Report) => {
      const of = ({ roots, filters = {} }: Report) => ({ ...context, roots, filters }) as FlakyContext;
      const first = analyzeFlakyTests(read(before.rows), of(before));
      const base = baselineOf(read(before.rows), of(before), 'a');
      const earlier = { base, last: base };
      const report = analyzeFlakyTests(read(now.rows), { ...of(now), commit: 'b', earlier });
      const [flaky, news] = evaluateGates([report], { 'max-flaky': 1, 'max-new': 0 }).results;
      const isComparable = first.whyMoreMatch === null;
      return { news: isComparable ? news?.outcome : 'no baseline', flaky: flaky?.outcome, report };
    };

    describe('a Go test without its folder', () => {
      const scope = 'example.com/m/pkg/cart';
      const cart: Row = [null, 'cart_test.go', scope, 'TestA'];
      const other: Row = [null, 'pkg/x/x_test.go', 'example.com/m/pkg/x', 'TestX'];
      const added: Row = [null, 'cart_test.go', scope, 'TestNew'];
      const checkout = { workspace: hosted, goModules: [{ name: 'example.com/m', folder: '' }] };
      const none = { workspace: hosted };

      it.each([['pkg/**'], ['**/cart/**'], ['pkg/cart/*.go']])(
        'is not omitted in silence by include: %s',
        (glob) => {
          const filters = { include: [glob] };
          const { news, flaky, report } = judge(
            { rows: [cart, other], roots: none, filters },
            { rows: [cart, other, added], roots: none, filters },
          );
          expect([news, flaky]).toEqual(['no baseline', 'not evaluated']);
          expect(report.whyMoreMatch).toMatch(
            /^include or exclude omits Go tests whose folder is not known \(check out/,
          );
          const known = judge(
            { rows: [cart, other], roots: checkout, filters },
            { rows: [cart, other, added], roots: checkout, filters },
          );
          expect(known.news).toBe('failed');
        },
      );

      it.each<[string, object]>([
        ['a module in another folder', { include: ['services/web/**'] }],
        ['a folder that is kept', { exclude: ['**/*_test.go', '!pkg/cart/**'] }],
        ['a name in the root', { exclude: ['cart_test.go'] }],
        ['a name in one folder', { include: ['*/cart_test.go'] }],
      ])('may be where a glob applies: %s', (_, filters) => {
        for (const scope of ['example.com/m/pkg/cart', 'cart', '']) {
          const rows: Row[] = [[null, 'cart_test.go', scope, 'TestA'], other];
          const { news, flaky, report } = judge(
            { rows: [other], roots: none, filters },
            { rows, roots: none, filters },
          );
          expect([scope, news, flaky]).toEqual([scope, 'not evaluated', 'not evaluated']);
          expect(report.whyMoreMatch).toMatch(/^include or exclude omits Go tests whose folder is not known/);
        }
      });

      it.each([{ include: ['**/*_test.go'] }, { exclude: ['**/x_test.go'] }])(
        'is told by its name where globs need no more: %j',
        (filters) => {
          const before = { rows: [cart, other], roots: none, filters };
          expect(judge(before, before).news).toBe('passed');
          expect(judge(before, { ...before, rows: [cart, other, added] }).news).toBe('failed');
        },
      );

      it('that exclude may have omitted before is not new, and another test is', () => {
        const filters = { exclude: ['pkg/cart/**'] };
        const base = { rows: [cart, other], roots: checkout, filters };
        const { news, report } = judge(base, { rows: [cart, other], roots: none, filters });
        expect([news, report.comparison?.added]).toEqual(['not evaluated', 0]);
        expect(report.whyMoreNew).toMatch(
          /^include or exclude may have omitted from the earlier report Go tests/,
        );
        const elsewhere: Row = [null, 'pkg/y/y_test.go', 'example.com/m/pkg/y', 'TestNew'];
        expect(judge(base, { rows: [cart, other, elsewhere], roots: none, filters }).news).toBe('failed');
      });
    });

    it.each([{}, { include: ['spec/**'] }, { exclude: ['lib/**'] }])(
      'a new test is new where both reports place it, in a work folder of its own too: %j',
      (filters) => {
        const row = (file: string): Row => [`${own}/${file}:5`, null, 'Cart', file];
        const before = { rows: [row('spec/a_spec.rb')], roots: { workspace: own }, filters };
        const rows = [row('spec/a_spec.rb'), row('spec/new_spec.rb')];
        expect(judge(before, { ...before, rows }).news).toBe('failed');
      },
    );

    it('an example that exclude would keep only where it is placed may have been omitted', () => {
      const filters = { exclude: ['**/*_spec.rb', '!spec/keep/**'] };
      const rows: Row[] = [[`${own}/spec/keep/a_spec.rb:5`, null]];
      const before = { rows, roots: { workspace: hosted }, filters };
      expect(judge(before, { rows, roots: { workspace: own }, filters }).news).toBe('not evaluated');
    });

    it.each([own, hosted, '/app'])(
      'a shared example of two specs is two tests, wherever they are: %s',
      (root) => {
        const row = (spec: string): Row => [`${root}/shared/ex.rb:5`, `${root}/spec/${spec}_spec.rb`];
        const both = [row('a'), row('z')];
        for (const before of [own, hosted])
          for (const now of [own, hosted]) {
            const roots = [{ workspace: before }, { workspace: now }] as const;
            const same = judge({ rows: both, roots: roots[0] }, { rows: both, roots: roots[1] });
            expect([root, before, now, same.news]).not.toContain('failed');
            expect(same.report.tests).toHaveLength(2);
            const added = judge({ rows: [row('a')], roots: roots[0] }, { rows: both, roots: roots[1] });
            expect([root, before, now, added.news]).not.toContain('passed');
          }
        // The path is absolute in one of the fields only.
        const [first, second] = ['a', 'z'].map(
          (spec): Row => ['./shared/ex.rb:5', `/app/spec/${spec}_spec.rb`],
        );
        const roots = { workspace: hosted };
        expect(
          judge({ rows: [first as Row], roots }, { rows: [first as Row, second as Row], roots }).news,
        ).toBe('failed');
      },
    );

    it('a test that is listed with a relative and an absolute path is not new on another runner', () => {
      const relative = (line: number): Row => [`spec/b_spec.rb:${line}`, null];
      const absolute: Row = [`${own}/spec/b_spec.rb:5`, null];
      const lists = [
        [relative(5), absolute],
        [relative(9), absolute],
        [absolute, relative(9)],
        [absolute, relative(5)],
      ];
      for (const rows of lists)
        for (const before of [own, hosted, '/workspace/acme/web'])
          for (const now of [own, hosted, '/github/workspace']) {
            const { news } = judge(
              { rows, roots: { workspace: before } },
              { rows, roots: { workspace: now } },
            );
            expect([rows, before, now, news]).not.toContain('failed');
          }
      const { news } = judge(
        { rows: [absolute], roots: { workspace: hosted } },
        { rows: [relative(5), absolute], roots: { workspace: own } },
      );
      expect(news).not.toBe('failed');
    });

    const pairs = [own, hosted].flatMap((before) => [own, hosted].map((now) => [before, now] as const));
    const judgeOn = (
      [before, now]: (typeof pairs)[number],
      rows: readonly Row[],
      more: readonly Row[] = [],
    ) =>
      judge({ rows, roots: { workspace: before } }, { rows: [...rows, ...more], roots: { workspace: now } })
        .news;

    it.each(pairs)('a test that is listed twice hides no new one, and makes none: %s, %s', (...on) => {
      const [absolute, relative]: Row[] = [
        [`${own}/spec/b_spec.rb:5`, null],
        ['spec/b_spec.rb:5', null],
      ];
      const line = (number: number): Row => [`spec/b_spec.rb:${number}`, null];
      const lists = [
        [absolute, relative],
        [relative, absolute],
        [absolute, relative, line(30)],
      ] as Row[][];
      for (const rows of lists) {
        expect(judgeOn(on, rows)).not.toBe('failed');
        expect(judgeOn(on, rows, [line(20)])).not.toBe('passed');
        if (on[0] === on[1]) expect(judgeOn(on, rows)).toBe('passed');
      }
    });

    it.each(pairs)('a shared example whose spec is listed with two paths is not new: %s, %s', (...on) => {
      const rows: Row[] = [
        ['./shared/e.rb:5', `${own}/spec/a_spec.rb`],
        ['./shared/e.rb:5', './spec/a_spec.rb'],
      ];
      expect(judgeOn(on, rows)).not.toBe('failed');
      if (on[0] === on[1]) expect(judgeOn(on, rows)).toBe('passed');
    });

    it('a test that moves into a folder is new where all runners place it', () => {
      const roots = { workspace: hosted };
      const row = (file: string): Row => [`${hosted}/${file}:5`, null];
      const { news } = judge(
        { rows: [row('spec/a_spec.rb')], roots },
        { rows: [row('lib/spec/a_spec.rb')], roots },
      );
      expect(news).toBe('failed');
    });
  });

  it('name the suites that are not known, unless all are', () => {
    const reports = ['web', 'api', 'app'].map((slug) =>
      analyzeFlakyTests(tests, {
        ...context,
        suite: { organization: 'acme', slug, name: slug },
        earlier: { base: slug === 'web' ? earlier.base : firstReport, last: null },
      }),
    );
    const reasonOf = (some: typeof reports) => evaluateGates(some, { 'max-new': 5 }).results[0]?.reason;
    expect(reasonOf(reports)).toContain('this is the first report (suite api, app)');
    expect(reasonOf(reports.slice(1))).toBe('max-new was not evaluated: this is the first report.');
  });

  it('are off by default, and zero is a limit', () => {
    expect(gates({})).toEqual({ outcome: 'passed', results: [] });
    expect(gates({ 'max-flaky': null })).toEqual({ outcome: 'passed', results: [] });
    expect(gates({ 'max-flaky': 0 }).outcome).toBe('failed');
  });

  it('never let an incomplete list pass, but fail on what it shows', () => {
    const limits = { 'max-flaky': 25, 'max-new': 5, 'max-touched': 5, 'max-instances': 50 };
    const { outcome, results } = gates(limits, { complete: false });
    expect(outcome).toBe('not evaluated');
    expect(results.map((result) => result.outcome)).toEqual(Array.from({ length: 4 }, () => 'not evaluated'));
    expect(results[0]?.reason).toBe(
      'max-flaky was not evaluated: the list of flaky tests is incomplete; so far 20 flaky tests, at most 25 allowed.',
    );
    expect(gates({ 'max-flaky': 5 }, { complete: false })).toMatchObject({
      outcome: 'failed',
      results: [{ remedy: '' }],
    });
  });

  it.each([
    ['max-new', { earlier: undefined }, 'there is no earlier report to compare with'],
    ['max-new', { earlier: { base: firstReport, last: null } }, 'this is the first report'],
    ['max-new', { earlier: { base: 'the file is empty', last: null } }, 'the file is empty'],
    [
      'max-new',
      { filters: { minInstances: 2 } },
      'the earlier report has other filters or another path-prefix',
    ],
    ['max-touched', { changedFiles: null }, 'the changed files of the pull request are unknown'],
  ] as const)('are not evaluated without data: %s with %j', (name, parts, why) => {
    const { outcome, results } = gates({ [name]: 100 }, parts);
    expect(outcome).toBe('not evaluated');
    expect(results).toEqual([
      {
        name,
        limit: 100,
        actual: null,
        outcome: 'not evaluated',
        reason: `${name} was not evaluated: ${why}.`,
        remedy: '',
      },
    ]);
  });

  it('do not pass if changed files may be missing', () => {
    const cut = { changedFiles: { ...changedFiles, complete: false } };
    expect(gates({ 'max-touched': 5 }, cut).outcome).toBe('not evaluated');
    expect(gates({ 'max-touched': 1 }, cut).outcome).toBe('failed');
  });

  it('fail when one fails, whatever the others say', () => {
    const { outcome, results } = gates(
      { 'max-flaky': 100, 'max-new': 0, 'max-touched': 0 },
      { earlier: undefined },
    );
    expect(outcome).toBe('failed');
    expect(results.map((result) => result.outcome)).toEqual(['passed', 'not evaluated', 'failed']);
  });

  it('never evaluate max-new on the commit of the first report, and always on another', () => {
    const evaluate = (commit: string | undefined, first: string, limit = 100) => {
      const base = baselineOf(tests.slice(0, 17), context, first);
      return gates({ 'max-new': limit }, { earlier: { base, last: base }, ...(commit && { commit }) });
    };
    for (const result of [evaluate('a', 'a'), evaluate('a', 'a', 0), evaluate(undefined, 'a')]) {
      expect(result.outcome).toBe('not evaluated');
      expect(result.results[0]?.reason).toContain(
        'the first report on the pull request is about the same commit',
      );
    }
    expect(evaluate('b', 'a').outcome).toBe('passed');
    expect(evaluate('b', 'a', 2).outcome).toBe('failed');
    expect(evaluate('b', 'a', 2).results[0]?.remedy).toMatch(/default branch .* set baseline-path/);
  });

  it.each([
    ['max-flaky', 19, 'It passes once 1 of them is no longer reported, or with max-flaky: 20.'],
    ['max-new', 1, 'It passes once 2 of them are no longer reported, or with max-new: 3.'],
    ['max-touched', 0, 'It passes once all of them are no longer reported, or with max-touched: 2.'],
    ['max-instances', 1, 'It passes once no test has more than 1 instance, or with max-instances: 20.'],
  ] as const)('say what would make them pass: %s of %d', (name, limit, remedy) => {
    expect(gates({ [name]: limit }).results[0]?.remedy).toBe(remedy);
    expect(gates({ [name]: 100 }).results[0]?.remedy).toBe('');
  });

  it('say that one test is one test', () => {
    const limits = { 'max-flaky': 0, 'max-new': 0, 'max-touched': 0, 'max-instances': 0 };
    const one = { ...flakyTests(1)[0], instances: 1, location: 'spec/models/thing_1_spec.rb:1' };
    const report = analyzeFlakyTests([one as (typeof tests)[0]], {
      ...context,
      changedFiles,
      earlier: earlierOf([], context),
    });
    expect(evaluateGates([report], limits).results.map(({ reason }) => reason)).toEqual([
      'max-flaky failed: 1 flaky test, at most 0 allowed.',
      'max-new failed: 1 new flaky test, at most 0 allowed.',
      'max-touched failed: 1 flaky test in files changed by the pull request, at most 0 allowed.',
      'max-instances failed: 1 instance of one flaky test, at most 0 allowed.',
    ]);
    expect(evaluateGates([report], limits).results[0]?.remedy).toMatch(/once it is no longer reported/);
  });

  it('count over all suites, and are not evaluated where one of them is unknown', () => {
    const report = (slug: string, parts: Partial<FlakyContext> = {}) =>
      analyzeFlakyTests(tests, {
        ...context,
        changedFiles,
        suite: { organization: 'acme', slug },
        earlier: earlierOf(tests.slice(0, 17), { ...context, suite: { organization: 'acme', slug } }),
        ...parts,
      });
    const limits = { 'max-flaky': 40, 'max-new': 6, 'max-touched': 4, 'max-instances': 20 };
    const both = evaluateGates([report('web'), report('api')], limits);
    expect(both.results.map(({ actual, outcome }) => [actual, outcome])).toEqual([
      [40, 'passed'],
      [6, 'passed'],
      [4, 'passed'],
      [20, 'passed'],
    ]);
    const unknown = [report('web'), report('api', { earlier: { base: 'there is none', last: null } })];
    expect(evaluateGates(unknown, { 'max-new': 3 }).results[0]).toMatchObject({
      actual: 3,
      outcome: 'not evaluated',
      reason:
        'max-new was not evaluated: there is none (suite api); so far 3 new flaky tests, at most 3 allowed.',
    });
    expect(evaluateGates(unknown, { 'max-new': 2 }).outcome).toBe('failed');
  });

  it('count what the filters keep', () => {
    expect(gates({ 'max-flaky': 5 }, { filters: { minInstances: 16 } }).outcome).toBe('passed');
  });
});

describe('a failure', () => {
  /** What it says about the tests that made the gates fail. */
  function offenders(limits: GateLimits, parts: Partial<FlakyContext> = {}, list = tests) {
    const reports = [analyzeFlakyTests(list, { ...context, changedFiles, earlier, ...parts })];
    return describeOffenders(reports, evaluateGates(reports, limits));
  }
  const lineOf = (gate: string, index: number) =>
    `${gate}: spec/models/thing_${index % 17}_spec.rb:${index + 10} Thing ${index % 17} keeps its promise number ${index}`;

  it('names the tests that made the gates fail', () => {
    expect(offenders({ 'max-new': 1 }).toSorted()).toEqual([17, 18, 19].map((at) => lineOf('max-new', at)));
    expect(offenders({ 'max-touched': 0 }).toSorted()).toEqual(
      [1, 18].map((at) => lineOf('max-touched', at)),
    );
    expect(offenders({ 'max-instances': 19, 'max-new': 9 })).toEqual([lineOf('max-instances', 19)]);
  });

  it('names ten tests of all gates together, and counts the others', () => {
    expect(offenders({ 'max-flaky': 0 }).slice(9)).toEqual([
      expect.stringMatching(/^max-flaky: spec/),
      'max-flaky: and 10 more',
    ]);
    const two = offenders({ 'max-flaky': 0, 'max-instances': 0 });
    expect(two.filter((line) => line.endsWith(': and 15 more'))).toHaveLength(2);
    expect(two).toHaveLength(12);
  });

  it('names no test of a suite that the gate does not count, and says what the others need', () => {
    const counted = { ...context, earlier: earlierOf([], context), commit: 'b' };
    const uncounted = { ...counted, suite: { organization: 'acme', slug: 'api' }, earlier: undefined };
    const base = baselineOf([], counted, 'a');
    const reports = [
      analyzeFlakyTests(flakyTests(9), uncounted),
      analyzeFlakyTests(flakyTests(1), { ...counted, earlier: { base, last: base } }),
    ];
    const all = reports.map((report) => ({
      ...report,
      tests: report.tests.map((test) => ({ ...test, change: 'new' as const })),
    }));
    const results = evaluateGates(all, { 'max-new': 0 });
    expect(results.results[0]).toMatchObject({
      outcome: 'failed',
      remedy: expect.stringMatching(/^Tests that became flaky on the default branch .* set baseline-path/),
    });
    expect(describeOffenders(all, results)).toHaveLength(1);
  });

  it('has nothing to name if no gate failed', () => {
    expect(offenders({ 'max-flaky': 20, 'max-new': 0 }, { earlier: undefined })).toEqual([]);
  });

  it('names a test in one line without secrets and commands', () => {
    const [test] = tests;
    const name = 'a\n::error::b ##[c] s3cret-value';
    const bad = {
      ...test,
      id: 'x',
      name,
      scope: '',
      location: null,
      file_name: null,
    } as (typeof tests)[number];
    const redact = createRedactor(['s3cret-value']);
    expect(offenders({ 'max-new': 0 }, { redact }, [bad])).toEqual([
      'max-new: a ::error::b #\\#[c] [redacted]',
    ]);
  });
});
