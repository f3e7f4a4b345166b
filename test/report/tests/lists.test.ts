import { describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../../src/model/flaky-test.ts';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { type ListFormat, listFormats, listTests } from '../../../src/report/tests/lists.ts';
import { flakyTest, reportOn } from '../support/flaky-tests.ts';
import { hostileNames } from '../support/hostile-names.ts';

const list = (format: ListFormat, tests: readonly FlakyTest[], parts: Partial<FlakyContext> = {}) =>
  listTests([reportOn(tests, parts)], format);
const test = (scope: string, name: string, location: string | null, file_name: string | null = null) =>
  flakyTest(0, { id: `${scope}/${name}`, scope, name, location, file_name });

describe('a list for a test runner', () => {
  it.each<[ListFormat, FlakyTest, string]>([
    ['rspec', test('A', 'a', './spec/a_spec.rb:3'), './spec/a_spec.rb:3\n'],
    ['rspec', test('A', 'a', './spec/a_spec.rb[1:2:1]'), './spec/a_spec.rb[1:2:1]\n'],
    ['rspec', test('A', 'a', 'spec/shared.rb:3', 'spec/a_spec.rb'), './spec/a_spec.rb\n'],
    ['rspec', test('A', 'a', '/app/spec/a_spec.rb:3'), ''],
    ['rspec', test('A', 'a', 'spec/a_spec.rb'), ''],
    ['pytest', test('a_test.py::TestA', 'test_b[x-1]', 'a_test.py:3'), 'a_test.py::TestA::test_b[x-1]\n'],
    ['pytest', test('TestA', 'test_b', 'tests/test_a.py:3'), 'tests/test_a.py::TestA::test_b\n'],
    ['pytest', test('', 'test_b', 'tests/test_a.py:3'), 'tests/test_a.py::test_b\n'],
    ['pytest', test('', 'test_b', null), ''],
    ['pytest', test('t.a.TestA.TestB', 'test_c', 't/a.py:3'), 't/a.py::TestA::TestB::test_c\n'],
    // As pytest 9.2 names the classes of its JUnit report.
    ...['test_my-mod', 'test my mod', 'test@mod', 'te\u0301st_mod', 'test.mod', '测试'].map(
      (module): [ListFormat, FlakyTest, string] => {
        const one = test(`my-tests.${module}.TestC`, 'test_a', `my-tests/${module}.py:3`);
        return ['pytest', one, `my-tests/${module}.py::TestC::test_a\n`];
      },
    ),
    ['pytest', test('Order', 'is saved', 'spec/order_spec.rb:3'), ''],
    ['jest', test('Cart', 'adds', null), '^(?:Cart(?: > | )adds)$\n'],
    ['vitest', test('', 'a|b', null), '^(?:(?: > | )?a\\|b)$\n'],
    ['jest', test('A\u0000b', 'c\u2028d', null), '^(?:A(?: > | )b(?: > | )c(?: > | )d)$\n'],
    ['go', test('acme/cart', 'TestAdd/two items', null), '^TestAdd$/^two_items$\n'],
    ['go', test('', 'TestAdd/a.b', null), '^TestAdd$/^a\\.b$\n'],
    ['plain', test('Cart', 'adds', 'a.rb:1'), 'a.rb:1\tCart\tadds\n'],
    ['plain', test('=1+1', '+save', null), "(unknown)\t'=1+1\t'+save\n"],
  ])('has the name for its runner: %s has %j', (format, one, text) => {
    const listed = text === '' ? 0 : 1;
    expect(list(format, [one])).toMatchObject({ text, listed, omitted: 1 - listed });
  });

  it.each([
    ['rspec', test('A', 'a', 'spec/a_spec.rb:3'), './spec/a_spec.rb:3\n'],
    ['pytest', test('', 'test_a', 'test_a.py:3'), 'test_a.py::test_a\n'],
  ] as const)('names files from the folder in which the tests run, for %s', (format, one, text) => {
    expect(list(format, [one], { roots: { prefix: 'services/web' } }).text).toBe(text);
  });

  it('leaves out what a runner could take for an option or a file of options, and counts it', () => {
    const odd = ['-k/a', '@odd/a', '--help'].map((scope) => test(`${scope}.py`, 'test_a', null));
    const fine = test('tests/test_a.py', '@test', null);
    expect(list('pytest', [...odd, fine])).toMatchObject({ text: 'tests/test_a.py::@test\n', omitted: 3 });
  });

  it('leaves out what does not fit into one argument of a command', () => {
    const long = Array.from({ length: 200 }, (_, index) => test('A', `${index} ${'x'.repeat(1_000)}`, null));
    for (const format of ['jest', 'vitest', 'go'] as const) {
      const { text, listed, omitted } = list(format, long);
      expect(Buffer.byteLength(text)).toBeLessThan(128 * 1024);
      expect([listed + omitted, listed > 100]).toEqual([200, true]);
    }
  });

  it.each([
    ['jest', 1, true],
    ['go', 1, true],
    ['jest', 10, false],
    ['pytest', 1, false],
  ] as const)(
    'says that a pattern is too long for a command line of Windows, for %s: 100 tests / %d',
    (format, share, isLong) => {
      const tests = Array.from({ length: 100 / share }, (_, index) =>
        test('', `${'x'.repeat(100)}${index}`, 'a.py'),
      );
      expect(/too long for a command line of Windows/.test(list(format, tests).remark)).toBe(isLong);
    },
  );

  it('has a pattern that matches no test if it is empty', () => {
    expect(list('go', []).text).toBe('^$\n');
    const pattern = list('jest', []).text.trim();
    expect(list('vitest', []).text.trim()).toBe(pattern);
    for (const title of ['', 'a', ' ']) {
      expect(new RegExp(pattern).test(title)).toBe(false);
      expect(new RegExp(`^(?!${pattern})`).test(title)).toBe(true);
    }
    for (const format of ['rspec', 'pytest', 'plain'] as const) expect(list(format, []).text).toBe('');
  });

  it.each(listFormats)(
    'for %s has one line for each test, or one pattern, with hostile names too',
    (format) => {
      const tests = hostileNames.map((name) => test(name, name, `${name}.py:1`));
      const { text, listed } = list(format, tests);
      const isPattern = ['jest', 'vitest', 'go'].includes(format);
      expect(text.split('\n').length - 1).toBe(isPattern ? 1 : listed);
      expect(text.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(text).not.toMatch(/^[-@]/m);
    },
  );

  it.each(['jest', 'vitest'] as const)('for %s matches exactly the titles', (format) => {
    const names = hostileNames.filter((name) => name.trim() !== '' && !/[\p{Cc}\u2028\u2029]/u.test(name));
    const tests = names.map((name) => test(name, name, null));
    const pattern = new RegExp(list(format, tests).text.trim());
    for (const name of names) {
      const title = `${name} ${name}`.toWellFormed();
      expect(pattern.test(title), title).toBe(true);
      expect(pattern.test(`${title}x`), title).toBe(false);
    }
  });
});
