import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../../src/model/flaky-test.ts';
import { analyzeFlakyTests, type FlakyContext, noEarlierReport } from '../../../src/report/flaky/analyze.ts';
import { firstReport } from '../../../src/report/flaky/baseline.ts';
import type { FlakyFilters } from '../../../src/report/flaky/filter.ts';
import type { SortOrder } from '../../../src/report/flaky/rank.ts';
import { describeFormula, scoreOf } from '../../../src/report/flaky/score.ts';
import type { ChangedFiles } from '../../../src/report/flaky/touched.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { earlierOf } from '../support/earlier.ts';
import { flakyTest, flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const hour = 3_600_000;
const day = 24 * hour;
const ago = (ms: number) => new Date(now - ms).toISOString();
const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};

function analyze(tests: readonly FlakyTest[], parts: Partial<FlakyContext> = {}) {
  return analyzeFlakyTests(tests, { ...context, ...parts });
}

const dayBefore = (tests: readonly FlakyTest[], parts: Partial<FlakyContext> = {}) =>
  earlierOf(tests, { ...context, now: now - day, ...parts });

const names = (tests: readonly { name: string }[]) => tests.map((test) => test.name);

describe('the score', () => {
  it('halves the instances for each half-life since the test was last seen', () => {
    const score = (age: number) => scoreOf({ instances: 80, lastSeenAt: now - age }, now, 7 * day);
    expect([score(0), score(7 * day), score(14 * day), score(-day)]).toEqual([80, 40, 20, 80]);
    expect(score(3.5 * day)).toBeCloseTo(80 / Math.SQRT2);
  });

  it('is zero if something is unknown', () => {
    expect(scoreOf({ instances: null, lastSeenAt: now }, now, day)).toBe(0);
    expect(scoreOf({ instances: 3, lastSeenAt: null }, now, day)).toBe(0);
  });

  it('is explained', () => {
    expect(describeFormula(36 * hour)).toBe('score = instances × 0.5^(days since last seen ÷ 1.5)');
  });
});

describe('the order of flaky tests', () => {
  const tests = [
    flakyTest(1, {
      name: 'b',
      instances: 5,
      most_recent_instance_at: ago(hour),
      location: 'b.rb:9',
      file_name: 'b.rb',
    }),
    flakyTest(2, {
      name: 'a',
      instances: 50,
      most_recent_instance_at: ago(20 * day),
      location: 'b.rb:2',
      file_name: 'b.rb',
    }),
    flakyTest(3, {
      name: 'c',
      instances: 9,
      most_recent_instance_at: null,
      location: 'a.rb:1',
      file_name: 'a.rb',
    }),
    flakyTest(4, {
      name: 'd',
      instances: null,
      most_recent_instance_at: ago(2 * hour),
      location: null,
      file_name: null,
    }),
  ];

  it.each([
    ['score', ['a', 'b', 'c', 'd']],
    ['instances', ['a', 'c', 'b', 'd']],
    ['recent', ['b', 'd', 'a', 'c']],
    ['name', ['a', 'b', 'c', 'd']],
    ['file', ['c', 'a', 'b', 'd']],
  ] satisfies [SortOrder, string[]][])('is by %s', (sort, order) => {
    expect(names(analyze(tests, { sort }).tests)).toEqual(order);
  });

  it('is the same whatever order the service lists them in', () => {
    const equal = flakyTests(40).map((test) => ({
      ...test,
      instances: 3,
      most_recent_instance_at: ago(day),
    }));
    fc.assert(
      fc.property(fc.shuffledSubarray(equal, { minLength: equal.length }), (shuffled) => {
        expect(analyze(shuffled).tests.map((test) => test.ids[0])).toEqual(equal.map((test) => test.id));
      }),
      { numRuns: 20 },
    );
  });
});

describe('grouping', () => {
  it('counts tests of one scope, name, file and line as one', () => {
    const same = { name: 'n', scope: 's', location: './a.rb:3', file_name: 'a.rb' };
    const { tests } = analyze([
      flakyTest(1, { ...same, instances: 2, most_recent_instance_at: ago(2 * day) }),
      flakyTest(2, { ...same, instances: 3, most_recent_instance_at: ago(day), file_name: './a.rb' }),
      flakyTest(3, { ...same, instances: null, most_recent_instance_at: null }),
      flakyTest(4, { ...same, scope: 'other' }),
    ]);
    expect(tests).toHaveLength(2);
    const group = tests.find((test) => test.scope === 's');
    expect(group).toMatchObject({ instances: 5, lastSeenAt: now - day });
    expect(group?.ids).toHaveLength(3);
  });

  it('counts tests on two lines, or run by two files, as two', () => {
    const same = { name: 'n', scope: 's' };
    const { tests } = analyze([
      flakyTest(1, { ...same, location: './a.rb:3', file_name: 'a.rb' }),
      flakyTest(2, { ...same, location: './a.rb:4', file_name: 'a.rb' }),
      flakyTest(3, { ...same, location: './a.rb:4', file_name: 'b.rb' }),
      flakyTest(4, { ...same, location: '/app/a.rb:5', file_name: 'a.rb' }),
      flakyTest(5, { ...same, location: '/app/a.rb:6', file_name: 'a.rb' }),
    ]);
    expect(tests).toHaveLength(5);
  });
});

describe('ages', () => {
  it('group tests by when they were last seen, and the future counts as now', () => {
    const times = [ago(-day), ago(day), ago(day + 1), ago(7 * day), ago(30 * day), ago(30 * day + 1), null];
    const list = times.map((time, index) => flakyTest(index, { most_recent_instance_at: time }));
    const ages = list.map((test) => analyze([test]).tests[0]?.age);
    expect(ages).toEqual(['fresh', 'fresh', 'active', 'active', 'fading', 'dormant', 'unknown']);
  });
});

describe('filters', () => {
  const tests = [
    flakyTest(1, {
      name: 'often',
      instances: 9,
      most_recent_instance_at: ago(9 * day),
      location: 'spec/a/.hidden/x.rb:1',
      file_name: null,
    }),
    flakyTest(2, {
      name: 'fresh',
      instances: 1,
      most_recent_instance_at: ago(hour),
      location: 'spec/b.rb:1',
      file_name: null,
    }),
    flakyTest(3, {
      name: 'unknown',
      instances: null,
      most_recent_instance_at: null,
      location: null,
      file_name: null,
    }),
  ];

  it.each([
    [{ minInstances: 2 }, ['often']],
    [{ seenWithinMs: day }, ['fresh']],
    [{ include: ['spec/**'] }, ['often', 'fresh']],
    [{ include: ['spec/*.rb', 'lib/**'] }, ['fresh']],
    [{ exclude: ['**/b.rb'] }, ['often', 'unknown']],
    [{ include: ['spec/**'], exclude: ['spec/a/**'], minInstances: 1 }, ['fresh']],
    [{ include: ['spec/{b,c}.rb'] }, ['fresh']],
    [{ include: ['spec/a/'] }, ['often']],
    [{ include: ['spec/**', '!spec/a/'] }, ['fresh']],
    [{ include: ['spec/**', '!spec/**', 'spec/b.rb'] }, ['fresh']],
    [{ include: ['!spec/a/'] }, ['fresh']],
    [{ exclude: ['spec/**', '!spec/b.rb'] }, ['fresh', 'unknown']],
    [{ exclude: ['!spec/b.rb', 'spec/b.rb'] }, ['often', 'unknown']],
  ])('%j leave %j', (filters, left) => {
    const report = analyze(tests, { filters });
    expect(names(report.tests).toSorted()).toEqual(left.toSorted());
    expect(report.filtered).toBe(true);
  });

  it.each([
    [{ include: ['spec/models/**'] }, true],
    [{ include: ['spec/models/cart_spec.rb'] }, true],
    [{ include: ['spec/support/'] }, true],
    [{ include: ['spec/requests/**'] }, false],
    [{ exclude: ['spec/models/**'] }, false],
    [{ exclude: ['spec/support/**'] }, false],
    [{ include: ['spec/models/**'], exclude: ['spec/support/**'] }, false],
    [{ exclude: ['lib/**'] }, true],
  ])('find a shared example in its own file and in the spec that runs it: %j', (filters, isKept) => {
    const shared = (root = '.') => [
      flakyTest(1, {
        location: `${root}/spec/support/shared.rb:5`,
        file_name: `${root}/spec/models/cart_spec.rb`,
      }),
    ];
    const report = analyze(shared(), { filters });
    expect(report.tests).toHaveLength(isKept ? 1 : 0);
    const isWrong = ({ glob }: { glob: string }) => /requests|lib/.test(glob);
    expect(report.unmatchedGlobs.filter(isWrong)).toEqual(report.unmatchedGlobs);
    // Where it is not known, it may be kept: `exclude` may apply to the other file.
    const unplaced = analyze(shared('/srv/ci'), { filters });
    const isSure = unplaced.tests.length > 0 || unplaced.whyMoreMatch === null;
    expect(isSure).toBe(!('include' in filters && (isKept || 'exclude' in filters)));
  });

  it('name the globs that match no file', () => {
    const filters = { include: ['spec/**', 'specs/**'], exclude: ['!lib/', 'spec/b.rb', '[b'] };
    expect(analyze(tests, { filters }).unmatchedGlobs).toEqual([
      { input: 'include', glob: 'specs/**' },
      { input: 'exclude', glob: '!lib/' },
      { input: 'exclude', glob: '[b' },
    ]);
    expect(analyze([], { filters }).unmatchedGlobs).toEqual([]);
  });

  it('count only if they filter something', () => {
    expect(analyze(tests, { filters: { minInstances: null, include: [], exclude: [] } }).filtered).toBe(
      false,
    );
  });
});

describe('the set of changed files', () => {
  const tests = [
    flakyTest(1, { name: 'relative', location: './spec/a.rb:1', file_name: null }),
    flakyTest(2, { name: 'absolute', location: '/elsewhere/deep/spec/b.rb:7', file_name: null }),
    flakyTest(3, { name: 'bare', location: '/elsewhere/c.rb:7', file_name: null }),
    flakyTest(4, { name: 'other', location: 'spec/d.rb:1', file_name: null }),
  ];

  const change = (paths: readonly string[], parts: Partial<ChangedFiles> = {}) => ({
    changedFiles: { paths, complete: true, ...parts },
  });

  it('marks tests in those files, but none with an absolute path that ends like one', () => {
    const { touched } = analyze(tests, change(['spec/a.rb', 'spec/b.rb', 'c.rb']));
    expect(names(touched ?? [])).toEqual(['relative']);
  });

  it('marks a shared example if either of its files changes, and shows the diff only of the line that is in it', () => {
    const shared = [flakyTest(1, { location: './spec/shared.rb:3', file_name: './spec/cart_spec.rb' })];
    const touchedBy = (paths: string[], diff?: Parameters<typeof change>[1]) =>
      analyze(shared, change(paths, diff)).touched?.map(({ inDiff }) => inDiff);
    const lines = (first: number, last: number) => ({
      diff: new Map([['spec/shared.rb', [[first, last] as const]]]),
    });
    expect(touchedBy(['spec/cart_spec.rb'], lines(1, 9))).toEqual([true]);
    expect(touchedBy(['spec/shared.rb'])).toEqual([false]);
    expect(touchedBy(['spec/shared.rb'], lines(1, 3))).toEqual([true]);
    expect(touchedBy(['spec/shared.rb'], lines(4, 9))).toEqual([false]);
    expect(touchedBy(['spec/other.rb'], lines(1, 9))).toEqual([]);
  });

  it.each(['/app/spec/cart_spec.rb', '/builds/one/two/spec/cart_spec.rb'])(
    'does not call it certain that a test with an absolute path below no known folder is in no changed file: %s',
    (path) => {
      const test = flakyTest(1, { location: `${path}:3`, file_name: path });
      const { touched, whyMoreTouched } = analyze([test], change(['spec/cart_spec.rb']));
      expect(touched).toEqual([]);
      expect(whyMoreTouched).toMatch(
        /^the absolute path of a test is below no known folder.*set path-prefix/,
      );
      expect(analyze([test], change(['other/cart_spec.rb'])).whyMoreTouched).toBeNull();
      const roots = { prefixes: [path.replace('/spec/cart_spec.rb', '')] };
      const placed = analyze([test], { ...change(['spec/cart_spec.rb']), roots });
      expect(placed.touched).toHaveLength(1);
      expect(placed.whyMoreTouched).toBeNull();
    },
  );

  const goTest = (scope: string, location = 'cart_test.go:9') =>
    flakyTest(1, { name: 'TestAdds', scope, location, file_name: null });

  const goModules = (name: string | null, folder = '') => (name === null ? [] : [{ name, folder }]);

  it.each([
    ['example.com/kites', {}, 'cart_test.go'],
    ['example.com/kites/api/cart', {}, 'api/cart/cart_test.go'],
    ['example.com/kites/cart', { prefixes: ['svc', '/app'] }, 'cart/cart_test.go'],
    ['example.com/kites/pay', {}, 'services/pay/cart_test.go'],
    ['example.com/kites/pay/card', { prefixes: ['api'] }, 'services/pay/card/cart_test.go'],
    ['example.com/kites/payment', {}, 'payment/cart_test.go'],
    ['example.com/other/cart', { prefixes: ['svc'] }, 'svc/cart/cart_test.go'],
  ])('places a Go test without a folder by its package: %s, %j', (scope, roots, file) => {
    const modules = [
      ...goModules('example.com/kites'),
      ...goModules('example.com/kites/pay', 'services/pay'),
      ...['api', 'svc', 'web'].flatMap((folder) => goModules('example.com/other', folder)),
    ];
    const context = { ...change([file]), roots: { goModules: modules, ...roots } };
    const { tests, touched, whyMoreTouched } = analyze([goTest(scope)], context);
    expect(tests).toMatchObject([{ file, line: 9, place: { file, line: 9 }, touched: true }]);
    expect(touched).toHaveLength(1);
    expect(whyMoreTouched).toBeNull();
    expect(analyze([goTest(scope)], { ...context, ...change(['other/cart_test.go']) })).toMatchObject({
      touched: [],
      whyMoreTouched: null,
    });
  });

  it.each<[scope: string, name: string | null, folders?: readonly string[]]>([
    ['example.com/kites/cart', null],
    ['example.com/kites/cart', 'example.com/kite'],
    ['example.com/kites/cart', 'example.com/kites/cart/api'],
    ['example.com/kites/../../cart', 'example.com/kites'],
    ['example.com/kites/cart > TestCart', 'example.com/kites'],
    ['example.com/kites/cart/TestCart/empty', 'example.com/kites'],
    ['example.com/kites/cart', 'example.com/kites', ['one', 'copy']],
  ])(
    'places no Go test whose folder is not known, and does not call that certain: %s, %j',
    (scope, name, folders = ['']) => {
      const roots = { goModules: folders.flatMap((folder) => goModules(name, folder)) };
      for (const path of ['cart_test.go', 'cart/cart_test.go', 'svc/cart/cart_test.go']) {
        const { tests, touched, whyMoreTouched, missingPrefix } = analyze(
          [goTest(scope), goTest(`${scope}s`)],
          {
            ...change([path]),
            roots,
          },
        );
        expect(tests[0]).toMatchObject({ file: 'cart_test.go', line: 9, place: null });
        expect(touched).toEqual([]);
        expect(whyMoreTouched).toContain('the folder of a Go test is not known');
        expect(missingPrefix).toBeNull();
      }
      expect(analyze([goTest(scope)], { ...change(['cart.go']), roots }).whyMoreTouched).toBeNull();
    },
  );

  it('filters a Go test by the folder of its package', () => {
    const roots = { goModules: goModules('github.com/acme/web') };
    const countWith = (filters: FlakyFilters) =>
      analyze([goTest('github.com/acme/web/cart')], { filters, roots }).tests.length;
    expect(countWith({ include: ['cart/**'] })).toBe(1);
    expect(countWith({ exclude: ['cart/'] })).toBe(0);
  });

  it('takes a Go test with a folder to be there, whatever its package is', () => {
    const roots = { goModules: goModules('github.com/acme/web'), workspace: '/app' };
    for (const location of ['api/cart_test.go:9', '/app/api/cart_test.go:9'])
      expect(analyze([goTest('github.com/acme/web/cart', location)], { roots }).tests).toMatchObject([
        { place: { file: 'api/cart_test.go' } },
      ]);
  });

  it.each(['', 'TestCart', 'command-line-arguments', 'kites'])(
    'takes a Go test without folder and package to be anywhere: %j',
    (scope) => {
      for (const parts of [{}, { renamed: [['cart/cart_test.go', 'cart/sum_test.go']] as const }]) {
        const path = 'renamed' in parts ? 'cart/sum_test.go' : 'cart/cart_test.go';
        const { tests, whyMoreTouched } = analyze([goTest(scope)], change([path], parts));
        expect(tests).toMatchObject([{ file: 'cart_test.go', place: null, touched: false }]);
        expect(whyMoreTouched).not.toBeNull();
      }
      const roots = { goModules: goModules('kites') };
      const { tests } = analyze([goTest(scope)], { ...change([]), roots });
      expect(tests[0]?.place).toEqual(scope === 'kites' ? { file: 'cart_test.go', line: 9 } : null);
    },
  );

  it('calls nothing certain that a glob leaves out because its folder is not known', () => {
    const filters = { include: ['cart/**'] };
    const found = analyze([goTest('example.com/kites/cart')], { ...change(['cart/cart_test.go']), filters });
    expect(found).toMatchObject({
      tests: [],
      touched: [],
      whyMoreTouched: expect.stringContaining('Go test'),
    });
  });

  it('knows a Go test again whether its folder is known or not', () => {
    const list = [goTest('example.com/kites/cart'), goTest('example.com/kites/pay')];
    const roots = { goModules: goModules('example.com/kites') };
    const unplaced = analyze(list, { earlier: dayBefore(list, { roots }) });
    const placed = analyze(list, { roots, earlier: dayBefore(list) });
    for (const { comparison } of [unplaced, placed]) expect(comparison).toMatchObject({ added: 0, gone: [] });
    const other = [goTest('example.com/kites/order')];
    expect(analyze(other, { earlier: dayBefore(list) }).comparison?.added).toBe(1);
  });

  it('shows the diff of a file for a test whose line is unknown', () => {
    const somewhere = [flakyTest(1, { location: null, file_name: 'spec/a_spec.rb' })];
    const diff = new Map([['spec/a_spec.rb', []]]);
    expect(analyze(somewhere, change(['spec/a_spec.rb'], { diff })).touched).toMatchObject([
      { inDiff: true },
    ]);
    expect(analyze(somewhere, change(['spec/a_spec.rb'])).touched).toMatchObject([{ inDiff: false }]);
  });

  it('gives tests of a renamed file its new place, and those of a removed one none', () => {
    const { touched, tests: all } = analyze(
      tests,
      change(['spec/new.rb'], { renamed: [['spec/a.rb', 'spec/new.rb']], removed: ['spec/d.rb'] }),
    );
    expect(touched).toMatchObject([
      { name: 'relative', file: 'spec/a.rb', place: { file: 'spec/new.rb', line: 1 } },
    ]);
    expect(all.find(({ name }) => name === 'other')).toMatchObject({
      removed: true,
      touched: false,
      place: null,
    });
  });

  it('keeps the place of a file that replaces a renamed or a removed one', () => {
    const parts = { renamed: [['spec/a.rb', 'spec/new.rb']], removed: ['spec/d.rb'] } as const;
    const { touched } = analyze(tests, change(['spec/a.rb', 'spec/d.rb', 'spec/new.rb'], parts));
    expect(touched?.map(({ place }) => place?.file)).toEqual(['spec/a.rb', 'spec/d.rb']);
  });

  it.each([
    [['web/spec/a.rb', 'web/spec/d.rb'], { prefixes: ['web'], tests: 2 }],
    [['web/spec/a.rb'], null],
    [['web/spec/a.rb', 'web/spec/d.rb', 'api/spec/a.rb', 'api/spec/d.rb'], null],
    [['web/spec/a.rb', 'web/spec/d.rb', 'api/spec/d.rb'], { prefixes: ['web'], tests: 2 }],
    [['spec/a.rb', 'web/spec/a.rb', 'web/spec/d.rb'], null],
    [['deep/spec/b.rb', 'deep/spec/e.rb'], { prefixes: ['/elsewhere'], tests: 2 }],
    [['web/deep/spec/b.rb', 'web/deep/spec/e.rb'], { prefixes: ['web', '/elsewhere'], tests: 2 }],
    [['web/deep/spec/b.rb', 'web/deep/spec/e.rb', 'api/deep/spec/b.rb', 'api/deep/spec/e.rb'], null],
    [['web/spec/b.rb', 'web/spec/e.rb'], { prefixes: ['web', '/elsewhere/deep'], tests: 2 }],
    [['web/b.rb', 'web/e.rb'], null],
  ])('%j lets the missing prefix be found: %j', (paths, missing) => {
    const more = flakyTest(5, { location: '/elsewhere/deep/spec/e.rb:7', file_name: null });
    expect(analyze([...tests, more], change(paths)).missingPrefix).toEqual(missing);
  });

  it.each([
    [['spec/a.rb', 'spec/d.rb'], { prefixes: [], tests: 2 }],
    [['api/spec/a.rb', 'api/spec/d.rb'], { prefixes: ['api'], tests: 2 }],
    [['apps/web/spec/a.rb', 'apps/web/spec/d.rb'], { prefixes: ['apps/web'], tests: 2 }],
    [['spec/a.rb', 'spec/d.rb', 'api/spec/a.rb', 'api/spec/d.rb'], null],
    [['web/deep/spec/b.rb', 'web/deep/spec/e.rb'], { prefixes: ['web', '/elsewhere/web'], tests: 2 }],
    [['deep/spec/b.rb', 'deep/spec/e.rb'], { prefixes: ['/elsewhere/web'], tests: 2 }],
    [['api/deep/spec/b.rb', 'api/deep/spec/e.rb'], { prefixes: ['api', '/elsewhere/web'], tests: 2 }],
  ])('%j lets a wrong prefix be found: %j', (paths, missing) => {
    const absolute = ['b', 'e'].map((name, index) =>
      flakyTest(5 + index, { location: `/elsewhere/web/deep/spec/${name}.rb:7`, file_name: null }),
    );
    const list = [...tests.filter(({ location }) => !location?.startsWith('/')), ...absolute];
    expect(analyze(list, { ...change(paths), roots: { prefixes: ['web'] } }).missingPrefix).toEqual(missing);
  });

  it.each([
    [['/app'], '/app/spec', 'services/web/spec', ['services/web', '/app']],
    [['services/web'], '/app/spec', 'services/web/spec', ['services/web', '/app']],
    [['services/api', '/app'], '/app/spec', 'services/web/spec', ['services/web', '/app']],
    [
      ['services/web', '/app'],
      '/app/services/web/spec',
      'services/web/spec',
      ['services/web', '/app/services/web'],
    ],
    [[], '/app/services/web/spec', 'services/web/spec', ['/app']],
    [[], '/app/spec', 'services/web/spec', ['services/web', '/app']],
    [[], '/builds/one/acme/main/spec', 'services/web/spec', ['services/web', '/builds/one/acme/main']],
  ])(
    '%j with tests in %s and changes in %s: %j makes them match, once it is set',
    (set, tests, files, named) => {
      const list = ['a', 'b', 'c'].map((name, index) =>
        flakyTest(index, { location: `${tests}/${name}_spec.rb:3`, file_name: `${tests}/${name}_spec.rb` }),
      );
      const paths = ['a', 'b', 'c'].map((name) => `${files}/${name}_spec.rb`);
      const analyzeWith = (prefixes: readonly string[]) =>
        analyze(list, { ...change(paths), roots: { prefixes } });
      const { missingPrefix, touched } = analyzeWith(set);
      expect(touched).toEqual([]);
      expect(missingPrefix).toEqual({ prefixes: named, tests: 3 });
      expect(analyzeWith(named).touched).toHaveLength(3);
      expect(analyzeWith(named).missingPrefix).toBeNull();
    },
  );

  it('names a folder of the workspace that stands for the root with this root', () => {
    const list = ['a', 'b'].map((name, index) =>
      flakyTest(index, { location: `/work/web/src/spec/${name}_spec.rb:3`, file_name: null }),
    );
    const paths = ['spec/a_spec.rb', 'spec/b_spec.rb'];
    const analyzeWith = (prefixes: readonly string[]) =>
      analyze(list, { ...change(paths), roots: { prefixes, workspace: '/work/web' } });
    expect(analyzeWith([]).missingPrefix).toEqual({ prefixes: ['.', '/work/web/src'], tests: 2 });
    expect(analyzeWith(['.', '/work/web/src']).touched).toHaveLength(2);
  });

  it('is not the same as an unknown set', () => {
    expect(analyze(tests).touched).toBeNull();
    expect(analyze(tests, { changedFiles: { paths: [], complete: true } }).touched).toEqual([]);
  });
});

describe('a comparison with an earlier report', () => {
  const seconds = (text: string | null | undefined) => text?.replace(/00\.000Z$/, '59.999Z');
  const old = flakyTests(6).map((test) => ({
    ...test,
    most_recent_instance_at: seconds(test.most_recent_instance_at),
  }));
  const earlier = dayBefore(old);
  const gone = (list: readonly FlakyTest[], parts: Partial<FlakyContext> = {}) =>
    analyze(list, { earlier, ...parts }).comparison?.gone?.map(({ name }) => name);

  it('finds what is new, active again, and gone', () => {
    const list = [
      ...old.slice(2, 4),
      { ...old[4], instances: 999 } as FlakyTest,
      { ...old[5], most_recent_instance_at: ago(-hour) } as FlakyTest,
      flakyTest(77),
    ];
    const report = analyze(list, { earlier });
    expect(report.comparison).toMatchObject({ added: 1, before: 6 });
    expect(report.sinceLast?.activeAgain.size).toBe(2);
    expect(gone(list)?.toSorted()).toEqual(names(old.slice(0, 2) as { name: string }[]));
    expect(report.tests.find((test) => test.name.endsWith(' 77'))?.change).toBe('new');
  });

  it('finds no change if nothing has changed', () => {
    const { comparison, sinceLast } = analyze(old, { earlier });
    expect(comparison).toMatchObject({ added: 0, gone: [] });
    expect([sinceLast?.added.size, sinceLast?.activeAgain.size]).toEqual([0, 0]);
  });

  it('calls a test new until it is in the baseline, whatever the last report had', () => {
    const last = dayBefore([...old, flakyTest(77)]).base;
    const list = [...old, flakyTest(77), flakyTest(78)];
    const report = analyze(list, { earlier: { base: earlier.base, last } });
    expect(report.comparison?.added).toBe(2);
    expect(Array.from(report.sinceLast?.added ?? [], ({ name }) => name)).toEqual([flakyTest(78).name]);
    expect(report.tests.filter(({ change }) => change === 'new')).toHaveLength(2);
  });

  it('knows a test again by file, scope and name, whatever its ID and line', () => {
    const recreated = old.map((test, index) => ({ ...test, id: `new-id-${index}` }));
    const moved = old.map((test) => ({ ...test, location: `${test.file_name}:${9_999}` }));
    const renamed = old.map((test) => ({ ...test, name: `${test.name} renamed` }));
    for (const list of [recreated, moved])
      expect(analyze(list, { earlier }).comparison).toMatchObject({ added: 0, gone: [] });
    expect(analyze(renamed, { earlier }).comparison?.added).toBe(6);
  });

  it('compares with the same filters exactly, and with other ones not at all', () => {
    const parts = { filters: { minInstances: 20 } };
    const filtered = dayBefore(old, parts);
    const shown = analyze(old, parts).tests.length;
    expect(shown).toBeLessThan(6);
    const report = analyze([...old.slice(0, 5), flakyTest(77, { instances: 20 })], {
      ...parts,
      earlier: filtered,
    });
    expect(report.comparison).toMatchObject({ before: shown, added: 1, gone: { length: 1 } });
    for (const other of [{}, { filters: { minInstances: 21 } }, { filters: { include: ['spec/**'] } }]) {
      const { comparison, sinceLast, newUnknown } = analyze(old, { ...other, earlier: filtered });
      expect({ comparison, sinceLast }).toEqual({ comparison: null, sinceLast: null });
      expect(newUnknown).toBe('the earlier report has other filters or another path-prefix');
    }
  });

  it('never finds tests that are gone by an incomplete list', () => {
    expect(analyze(old.slice(3), { earlier, complete: false }).comparison?.gone).toBeNull();
  });

  it('distinguishes a first report from one that is not compared', () => {
    expect(analyze(old, { earlier: { base: firstReport, last: null } })).toMatchObject({
      newUnknown: firstReport,
      comparison: null,
    });
    expect(analyze(old)).toMatchObject({ newUnknown: noEarlierReport, comparison: null });
  });
});

describe('the work', () => {
  it('grows with the list and no faster: each test is read equally often, however many there are', () => {
    const reads = (count: number) => {
      let number = 0;
      const watched = flakyTests(count).map((test) => {
        const get = (target: FlakyTest, key: string) => {
          number += 1;
          return target[key];
        };
        return new Proxy(test, { get });
      });
      const redact = { text: (text: string) => text, json: <Value>(value: Value) => value };
      const changedFiles = { paths: ['spec/models/thing_3_spec.rb'], complete: true };
      analyze(watched, { redact, earlier: dayBefore(flakyTests(count)), changedFiles, sort: 'file' });
      return number;
    };
    expect(reads(100)).toBeGreaterThan(0);
    expect(reads(400)).toBe(4 * reads(100));
  });
});
