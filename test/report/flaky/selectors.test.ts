import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../../src/model/flaky-test.ts';
import { analyzeFlakyTests } from '../../../src/report/flaky/analyze.ts';
import {
  renderSelectors,
  type SelectorFormat,
  selectorFormats,
} from '../../../src/report/flaky/selectors.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { flakyTest } from '../support/flaky-tests.ts';
import { hostileTest } from '../support/hostile.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { now } from '../support/moments.ts';

const expiresAt = now + 7 * 86_400_000;

function selectors(format: SelectorFormat, tests: readonly FlakyTest[], complete = true) {
  const suite = { organization: 'acme', slug: 'web' };
  const report = analyzeFlakyTests(tests, { now, redact: createRedactor([]), suite, complete, sort: 'name' });
  return renderSelectors([report], format, expiresAt);
}

/** The lines after the header, or after the script if there is one. */
function linesOf(text: string): string[] {
  const [, list] = /\nexit\n(.*)$/s.exec(text) ?? [];
  return (list ?? text)
    .split('\n')
    .filter((line) => line !== '' && (list !== undefined || !line.startsWith('#')));
}

const ordinary = (scope: string, name: string, location: string | null) =>
  flakyTest(1, {
    id: `${scope}${name}`,
    scope,
    name,
    location,
    file_name: location?.replace(/:\d+$/, '') ?? null,
  });

/** Tests of hostile names, in files that the runner could run. */
function hostileTests(format: SelectorFormat, names: readonly string[] = hostileNames): FlakyTest[] {
  if (format !== 'pytest') return names.map(hostileTest);
  return names.map((name, index) => ordinary(name, name, `${name}.py:${index + 1}`));
}

describe('a list for a test runner', () => {
  it('starts with what it is, how long it is valid, and how to use it', () => {
    const { text } = selectors(
      'rspec',
      [ordinary('A', 'a', 'spec/a_spec.rb:3'), ordinary('B', 'b', null)],
      false,
    );
    const head = text.slice(0, text.indexOf('\nmode=$1\n') + 1);
    expect(head).toBe(
      [
        '# Flaky tests of suite acme/web, reported at 2026-08-01 12:00 UTC (incomplete)',
        '# The list is valid for 7 days, until 2026-08-08 12:00 UTC.',
        '# 1 line; 1 test omitted because the name or location is unknown',
        '# Run: bundle exec sh FILE run',
        '# Skip: bundle exec sh FILE skip',
        '# Arguments for rspec can follow, except those that select tests.',
        '',
      ].join('\n'),
    );
  });

  it('for plain says that it is data, and names no command', () => {
    const head = selectors('plain', [ordinary('A', 'a', null)]).text.split('\n- ', 1)[0] ?? '';
    expect(head).toContain(
      '# Data, not a script: never run this file with a shell, because a name can be a command.\n',
    );
    expect(head).not.toMatch(/\bsh\b|Run:|Skip:/);
  });

  it('leaves out names that are too long for a command', () => {
    const tests = [9_000, 300_000].map((length) => ordinary('A', 'x'.repeat(length), 'spec/a_spec.rb:3'));
    const { text, listed } = selectors('rspec', tests, true);
    expect(text).toContain('# 1 line; 1 test omitted because the name is too long\n');
    expect(text.length).toBeLessThan(12_000);
    expect(listed).toBe(1);
  });

  it.each<[SelectorFormat, FlakyTest, string[]]>([
    ['rspec', ordinary('A', 'a', './spec/my file_spec.rb:3'), ['./spec/my file_spec.rb:3\t\tA\ta']],
    [
      'rspec',
      { ...ordinary('A', 'a', 'spec/shared.rb:3'), file_name: 'spec/a_spec.rb' },
      ['./spec/shared.rb:3\t./spec/a_spec.rb\tA\ta'],
    ],
    ['rspec', { ...ordinary('A', 'a', '/app/spec/a_spec.rb:3'), file_name: 'spec/a_spec.rb' }, []],
    ['rspec', ordinary('A', 'a', 'spec/a_spec.rb'), []],
    [
      'pytest',
      ordinary('tests/test_a.py::TestA', 'test_b[x-1]', 'tests/test_a.py:3'),
      ['tests/test_a.py::TestA::test_b[x-1]'],
    ],
    ['pytest', ordinary('TestA', 'test_b', 'tests/test_a.py:3'), ['tests/test_a.py::TestA::test_b']],
    ['pytest', ordinary('', 'test_b', 'tests/test_a.py:3'), ['tests/test_a.py::test_b']],
    ['pytest', ordinary('', 'test_b', null), []],
    [
      'pytest',
      ordinary('tests.test_a.TestA.TestB', 'test_c', 'tests/test_a.py:3'),
      ['tests/test_a.py::TestA::TestB::test_c'],
    ],
    // As pytest 9.2 names the classes of its JUnit report.
    ...['test_my-mod', 'test my mod', 'test@mod', 'te\u0301st_mod', 'test.mod', '测试'].map(
      (module): [SelectorFormat, ReturnType<typeof ordinary>, string[]] => [
        'pytest',
        ordinary(`my-tests.${module}.TestC`, 'test_a', `my-tests/${module}.py:3`),
        [`my-tests/${module}.py::TestC::test_a`],
      ],
    ),
    [
      'pytest',
      ordinary('tests.test_my-mod', 'test_b', 'tests/test_my-mod.py'),
      ['tests/test_my-mod.py::test_b'],
    ],
    ['pytest', ordinary('tests.test_a', 'test_b', 'api/tests/test_a.py'), ['api/tests/test_a.py::test_b']],
    [
      'pytest',
      ordinary('tests.pytest_a.TestA', 'test_b', 'tests/pytest_a.py'),
      ['tests/pytest_a.py::TestA::test_b'],
    ],
    ['pytest', ordinary('Order', 'is saved', 'spec/order_spec.rb:3'), []],
    [
      'jest',
      ordinary('Cart (new)', 'adds 1 + 1?', null),
      [`\t^${['Cart', '\\(new\\)', 'adds', '1', '\\+', '1\\?'].join('(?: > | )')}$`],
    ],
    ['vitest', ordinary('Cart > new', 'adds', null), ['\t^Cart(?: > | )new(?: > | )adds$']],
    ['vitest', ordinary('', 'a|b', null), ['\t^(?: > | )?a\\|b$']],
    ['jest', ordinary('A', 'two\nlines', null), ['\t^A(?: > | )two\\u000alines$']],
    ['jest', ordinary('A\u0000', '\u2028\u009f\t', null), ['\t^A\\u0000(?: > | )\\u2028\\u009f\\u0009$']],
    ['jest', ordinary('A', '', null), ['\t^A(?: > | )$']],
    ['jest', ordinary('', '', null), ['\t^(?: > | )?$']],
    // Any test can have the title of one whose file is not in the repository.
    ['jest', ordinary('A', 'a', '/app/src/a.test.js:3'), []],
    ['vitest', ordinary('A', 'a', '/app/src/a.test.js:3'), []],
    ['jest', ordinary('', 'a', 'src/a.test.js:3'), ['src/a.test.js\t^(?: > | )?a$']],
    [
      'vitest',
      { ...ordinary('', 'a', 'src/helper.ts:3'), file_name: 'src/a.test.ts' },
      ['src/a.test.ts\t^(?: > | )?a$'],
    ],
    ['go', ordinary('acme/cart', 'TestAdd/two items', null), ['acme/cart\t^TestAdd$/^two_items$']],
    ['go', ordinary('', 'TestAdd/a.b', null), ['\t^TestAdd$/^a\\.b$']],
    ['plain', ordinary('Cart', 'adds', 'a.rb:1'), ['a.rb:1\tCart\tadds']],
    ['plain', ordinary('=1+1', '#save', null), ["-\t'=1+1\t'#save"]],
  ])('has the name for its runner: %s has %j', (format, test, lines) => {
    expect(linesOf(selectors(format, [test]).text)).toEqual(lines);
  });

  it('omits the path prefix, for people and runners alike', () => {
    const test = ordinary('A', 'a', 'spec/a_spec.rb:3');
    const context = {
      now,
      redact: createRedactor([]),
      complete: true,
      roots: { prefixes: ['services/web'] },
    };
    const report = analyzeFlakyTests([test], { ...context, suite: { organization: 'acme', slug: 'web' } });
    const linesFor = (format: SelectorFormat) => linesOf(renderSelectors([report], format, expiresAt).text);
    expect(linesFor('plain')).toEqual(['spec/a_spec.rb:3\tA\ta']);
    expect(linesFor('rspec')).toEqual(['./spec/a_spec.rb:3\t\tA\ta']);
  });

  it.each(['jest', 'vitest', 'rspec'] as const)(
    'for %s leaves out tests in files that are removed',
    (format) => {
      const tests = [ordinary('A', 'a', 'src/gone.js:3'), ordinary('A', 'a', 'src/kept.js:3')];
      const report = analyzeFlakyTests(tests, {
        now,
        redact: createRedactor([]),
        complete: true,
        suite: { organization: 'acme', slug: 'web' },
        changedFiles: { paths: [], removed: ['src/gone.js'], complete: true },
      });
      const { text, listed } = renderSelectors([report], format, expiresAt);
      expect(listed).toBe(1);
      expect(linesOf(text)[0]).toContain('src/kept.js');
      expect(text).toContain('# 1 line; 1 test omitted because the pull request removes the file\n');
    },
  );

  it.each([
    ['tests/test_old.py::TestCart', 'TestCart'],
    ['tests.test_old.TestCart', 'TestCart'],
    ['TestCart', 'TestCart'],
    ['tests/test_other.py::TestCart', null],
  ])('for pytest follows a file that the pull request renames: %s', (scope, classes) => {
    const report = analyzeFlakyTests([ordinary(scope, 'test_adds', 'tests/test_old.py:3')], {
      now,
      redact: createRedactor([]),
      complete: true,
      suite: { organization: 'acme', slug: 'web' },
      changedFiles: {
        paths: ['tests/test_new.py'],
        renamed: [['tests/test_old.py', 'tests/test_new.py']],
        complete: true,
      },
    });
    const { text } = renderSelectors([report], 'pytest', expiresAt);
    // The ID of an inherited test names the file of its own class.
    const expected = classes === null ? `${scope}::test_adds` : `tests/test_new.py::${classes}::test_adds`;
    expect(linesOf(text)).toEqual([expected]);
  });

  it('counts what it lists and what it leaves out', () => {
    const tests = [ordinary('A', 'a', 'a.go:1'), ordinary('', 'b', 'b.go:1'), ordinary('C', '', 'c.go:1')];
    expect(selectors('go', tests)).toMatchObject({
      listed: 2,
      text: expect.stringContaining(
        '# 2 lines; 1 test omitted because the name or location is unknown; 1 line without a file or package: any test with that name is listed\n',
      ),
    });
  });

  it.each(selectorFormats)('for %s has one line for each test, whatever the names', (format) => {
    const tests = hostileTests(format);
    const { text, listed } = selectors(format, tests);
    expect(linesOf(text)).toHaveLength(listed);
    const { text: none } = selectors(format, []);
    const script = none.slice(none.indexOf('\nmode='));
    expect(text.includes(script)).toBe(true);
    expect(listed).toBeGreaterThan(tests.length / 2);
    expect(text.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it.each(selectorFormats)('for %s of no tests has nothing that a runner reads as all tests', (format) => {
    const { text, listed } = selectors(format, []);
    expect(listed).toBe(0);
    expect(linesOf(text)).toEqual([]);
  });

  it.each(selectorFormats.filter((format) => format !== 'plain'))(
    'for %s is a script that a shell reads to its end, and no further, whatever the names',
    (format) => {
      const { text } = selectors(format, [...hostileTests(format), ordinary('exit', 'touch taken', null)]);
      const folder = mkdtempSync(join(tmpdir(), 'kitestring-'));
      const path = join(folder, "a list's.txt");
      writeFileSync(path, text);
      const { status, stderr } = spawnSync('sh', [path, 'help'], { cwd: folder, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `Usage: sh ${path} run|skip [arguments]\n`,
      });
      // The runner is not there, so the script ends with what the shell says about that.
      const PATH = join(folder, 'bin');
      mkdirSync(PATH);
      for (const tool of ['sed', 'mktemp', 'rm', 'cat', 'sort', 'awk'])
        symlinkSync(
          execFileSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).trim(),
          join(PATH, tool),
        );
      expect(spawnSync('/bin/sh', [path, 'run'], { cwd: folder, env: { PATH } }).status).toBe(127);
      expect(readdirSync(folder).toSorted()).toEqual(["a list's.txt", 'bin']);
      rmSync(folder, { recursive: true });
    },
  );

  it.each(['jest', 'vitest'] as const)('for %s matches exactly the titles, and each alone', (format) => {
    const names = hostileNames.filter((name) => name.trim() !== '');
    const tests = names.map((name) => ordinary(name, name, 'src/a.test.js:1'));
    const patterns = linesOf(selectors(format, tests).text).map(
      (line) => new RegExp(line.slice(line.indexOf('\t') + 1)),
    );
    for (const { scope, name } of tests) {
      const title = `${scope} ${name}`.toWellFormed();
      expect(
        patterns.filter((pattern) => pattern.test(title)),
        title,
      ).toHaveLength(1);
    }
  });
});
