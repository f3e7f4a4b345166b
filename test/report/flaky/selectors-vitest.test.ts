import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyzeFlakyTests } from '../../../src/report/flaky/analyze.ts';
import { renderSelectors } from '../../../src/report/flaky/selectors.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
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

/** The tests that the real Vitest runs, told to by the very command in the list's header. */
function ran(tests: readonly { scope: string; name: string }[], use: 'Run' | 'Skip'): string[] {
  const context = {
    now,
    redact: createRedactor([]),
    suite: { organization: 'acme', slug: 'web' },
    complete: true,
  };
  const listed = tests.map((test, index) => flakyTest(index, test));
  const { text } = renderSelectors(analyzeFlakyTests(listed, context), 'vitest', now);
  const command = text.match(new RegExp(`^# ${use}: npx (.*)$`, 'm'))?.[1] ?? 'false';
  writeFileSync(join(folder, 'list'), text);
  const told = `${command.replace('FILE', 'list')} --reporter=json --outputFile=results.json --passWithNoTests`;
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  execFileSync('sh', ['-c', `node_modules/.bin/${told}`], {
    cwd: folder,
    env: { PATH, HOME: folder },
    stdio: 'pipe',
  });
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
    expect(ran(nested, 'Run')).toEqual([first, alone]);
    expect(ran(nested, 'Skip')).toEqual([cart, second]);
  });

  it('runs and skips no test if it is empty', () => {
    expect(ran([], 'Run')).toEqual([]);
    expect(ran([], 'Skip')).toEqual(all);
  });
});
