import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyzeFlakyTests } from '../../../src/report/flaky/analyze.ts';
import { renderSelectors } from '../../../src/report/flaky/selectors.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { makeNames, modes, type Reported } from '../../test-runners/lists.ts';
import { flakyTest } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const packages = resolve(import.meta.dirname, '../../../node_modules');
const suite = `
import { describe, test } from 'vitest';
describe('Cart', () => {
  test('adds', () => {});
  describe('when (nearly) empty', () => {
    test('adds 1 + 1?', () => {});
    test('adds 1 + 10', () => {});
  });
});
test('stands alone > really', () => {});
`;
const all = [
  'Cart > adds',
  'Cart > when (nearly) empty > adds 1 + 1?',
  'Cart > when (nearly) empty > adds 1 + 10',
  'stands alone > really',
];

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitestring-vitest-'));
  symlinkSync(packages, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'cart.test.mjs'), suite);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Results {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** The tests that the real Vitest runs, told to by the list. */
function ran(tests: readonly Reported[], mode: (typeof modes)[number]): string[] {
  const context = {
    now,
    redact: createRedactor([]),
    suite: { organization: 'acme', slug: 'web' },
    complete: true,
  };
  const listed = tests.map((test, index) => flakyTest(index, { location: null, file_name: null, ...test }));
  const { text } = renderSelectors([analyzeFlakyTests(listed, context)], 'vitest', now);
  writeFileSync(join(folder, 'list'), text);
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const args = ['--reporter=json', '--outputFile=results.json', '--passWithNoTests'];
  execFileSync('sh', ['list', mode, ...args], { cwd: folder, env: { PATH, HOME: folder }, stdio: 'pipe' });
  const { testResults }: Results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' > '));
}

describe('the list for Vitest, used by the real Vitest,', () => {
  const nested = [
    { scope: 'Cart when (nearly) empty', name: 'adds 1 + 1?' },
    { scope: '', name: 'stands alone > really' },
  ];

  it('runs the very tests, nested ones too, or all but them', () => {
    const [cart = '', first = '', second = '', alone = ''] = all;
    expect(ran(nested, 'run')).toEqual([first, alone]);
    expect(ran(nested, 'skip')).toEqual([cart, second]);
  });

  it.each(modes)('lets it %s a test of one file, and none with the same title in another one', (mode) => {
    mkdirSync(join(folder, 'more'));
    const same = (own: string) =>
      `import { test } from 'vitest'; test('is shared', () => {}); test('${own}', () => {});`;
    writeFileSync(join(folder, 'more/cart.test.mjs'), same('is nested'));
    writeFileSync(join(folder, 'cart.test.mjs'), same('is at the top'));
    const at = (location: string) => [{ scope: '', name: 'is shared', location }];
    const [top, nested] = [
      ['is at the top', 'is shared', 'is nested'],
      ['is shared', 'is at the top', 'is nested'],
    ];
    expect(ran(at('cart.test.mjs:1'), mode).toSorted()).toEqual(
      mode === 'run' ? ['is shared'] : top.toSorted(),
    );
    expect(ran(at('more/cart.test.mjs'), mode).toSorted()).toEqual(
      mode === 'run' ? ['is shared'] : nested.toSorted(),
    );
    const both = [...at('cart.test.mjs:1'), ...at('more/cart.test.mjs:1')];
    expect(ran(both, mode)).toEqual(
      mode === 'run' ? ['is shared', 'is shared'] : ['is at the top', 'is nested'],
    );
  });

  it.each(modes)('lets it %s no test of another file, if that of the listed one is gone', (mode) => {
    mkdirSync(join(folder, 'other/src'), { recursive: true });
    writeFileSync(
      join(folder, 'other/src/cart.test.mjs'),
      "import { test } from 'vitest'; test('is gone', () => {});",
    );
    const gone = { scope: '', name: 'is gone', location: 'src/cart.test.mjs:1' };
    expect(ran([gone], mode).filter((name) => name === 'is gone')).toHaveLength(mode === 'run' ? 0 : 1);
    rmSync(join(folder, 'other'), { recursive: true });
  });

  it.each(modes)('lets it %s a test of one project of several with their own settings', (mode) => {
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `export default { test: { projects: ['packages/*'] } };`,
    );
    for (const name of ['api', 'web']) {
      mkdirSync(join(folder, 'packages', name), { recursive: true });
      writeFileSync(join(folder, 'packages', name, 'cart.test.mjs'), suite);
      writeFileSync(
        join(folder, 'packages', name, 'vitest.config.mjs'),
        `export default { test: { name: '${name}' } };`,
      );
    }
    const [cart = '', ...others] = all;
    const listed = [{ scope: 'Cart', name: 'adds', location: 'packages/web/cart.test.mjs:4' }];
    expect(ran(listed, mode).toSorted()).toEqual(mode === 'run' ? [cart] : [...all, ...others].toSorted());
  });

  it('runs and skips no test if it is empty', () => {
    expect(ran([], 'run')).toEqual([]);
    expect(ran([], 'skip')).toEqual(all);
  });

  it.each(modes)('lets it %s 3,000 tests of any title, and nothing else', (mode) => {
    const names = makeNames(3_000);
    const others = ['is never flaky', `${names[0]} and more`, names[40]?.toUpperCase() ?? '', ''];
    const many = `
import { describe, test } from 'vitest';
for (const name of ${JSON.stringify([...names, ...others])}) describe('Cart', () => test(name, () => {}));
describe('', () => test('in no scope', () => {}));
test(' begins with a blank', () => {});
`;
    writeFileSync(join(folder, 'cart.test.mjs'), many);
    const blank = [' > in no scope', ' begins with a blank'];
    const listed = [
      ...names.map((name) => ({ scope: 'Cart', name })),
      { scope: '', name: 'in no scope' },
      { scope: '', name: ' begins with a blank' },
    ];
    const cart = (mode === 'run' ? names : others).map((name) => `Cart > ${name}`);
    expect(ran(listed, mode).toSorted()).toEqual([...cart, ...(mode === 'run' ? blank : [])].toSorted());
  });
});
