import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLog } from '../../../src/report/failures/log.ts';
import { readers, readLogTests } from '../../../src/report/failures/read-log-tests.ts';

const folder = join(import.meta.dirname, 'fixtures');

/** The logs of the real test runners, as `runner/form`. */
const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.log'))
  .map((path) => path.replaceAll('\\', '/').slice(0, -'.log'.length))
  .toSorted();

/** What a test runner printed, without colors and what else is for a terminal. */
function logOf(fixture: string): string {
  const log = readFileSync(join(folder, `${fixture}.log`), 'utf8').replaceAll('\r\n', '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is for a terminal begins with a control character.
  return log.replaceAll(/\u001b(?:\[[\d;?]*[A-Za-z]|\(B)/g, '');
}

/** What a text says that failed, and those that are certain as `file:line | scope | name | message`. */
function rowsOf(text: string): readonly string[] {
  const read = readLogTests(text);
  if (read === null) return ['nothing'];
  const retried = read.retried.map(({ scope, name }) => `passed on retry: ${scope} | ${name}`);
  const rows = read.tests.map(({ file, line, scope, name, message }) =>
    [`${file ?? ''}:${line ?? ''}`, scope, name, message.replaceAll('\n', '⏎')].join(' | '),
  );
  return [read.sentence ?? 'no failure', ...rows, ...retried];
}

const forms = Map.groupBy(fixtures, (fixture) => fixture.split('/', 1)[0] ?? '');
const failed = fixtures.filter((fixture) => !/\/fine$/.test(fixture));
const usual = fixtures.filter((fixture) => fixture.endsWith('/usual'));
const lines = usual.flatMap((fixture) => logOf(fixture).split('\n'));

/** What was read from the logs of a runner. */
function gallery(runner: string): string {
  const seen = new Map<string, string>();
  const read = (forms.get(runner) ?? []).map((form) => {
    const rows = rowsOf(logOf(form)).join('\n');
    const first = seen.get(rows) ?? form;
    seen.set(rows, first);
    return `${form}: ${first === form ? rows : `as ${first}`}`;
  });
  return `${read.join('\n\n')}\n`;
}

describe('the readers of failed tests', () => {
  it.each([...forms.keys()])('read the logs of %s', async (runner) => {
    await expect(gallery(runner)).toMatchFileSnapshot(`fixtures/${runner}/read.txt`);
  });

  it.each<[string, string | RegExp, string]>([
    ['go/usual', 'FAIL\nFAIL\t', 'FAIL\ncoverage: 85.7% of statements\nexit status 1\nFAIL\t'],
    ['go/usual', 'FAIL\nFAIL\t', 'FAIL\nclosingFAIL\t'],
    ['go/usual', /\nFAIL\n$/g, '\n?   \texample.com/acme/none\t[no test files]\nFAIL\n'],
    ['go/verbose', /\(0\.(\d\ds\))$/gm, '(12.$1'],
    ['gradle/logged', /^com\.acme\.(?=.* > )/gm, ''],
    ['gotestsum/rerun', /(re-run |DONE )(?=\d[ )])/g, '$11'],
    ['jest/usual', /^(FAIL .*\.js)(?: \(.*\))?$/gm, '$1 (5.2 s, 28 MB heap size)'],
    ['jest/usual', / at .* \((.*)\)$/gm, ' at $1'],
    ['maven/usual', /^\tat com\.acme\./gm, '\tat app//com.acme.'],
    ['minitest/usual', /^(\d+ runs, .*)$/gm, '\u001b[31m$1\u001b[0m'],
    ['minitest/rails', /^(?:bin\/)?rails test /gm, 'bin/test '],
    ['rspec/again', /^(\d examples)/gm, '1$1'],
    ['rspec/written-parallel', ', 2 pendings', ''],
    ['rspec/usual', /^rspec (\S+\]) /gm, "rspec '$1' "],
    ['pytest/usual', ' in 0.34s', ' in 75.34s (0:01:15)'],
    ['vitest/usual', /^ ❯ (?=\S+\.js:)/gm, ' ❯ Cart.total '],
    ['vitest/usual', /^ (?=FAIL|Test Files)/gm, ''],
    ['vitest/usual', /^( FAIL {2})/gm, '$1|node 24| '],
    ['vitest/usual', /^( FAIL {2})/gm, '$1 node 24  '],
    ['vitest/usual', /^/gm, '@acme/web:test: '],
    ['vitest/usual', /^/gm, 'web:test: '],
    ['vitest/usual', /^/gm, '@acme/web: '],
    ['vitest/usual', /^/gm, 'web-1  | '],
    ['vitest/retry', /^( FAIL .*) \(.*\)$/gm, '$1\n$1\n$1'],
    ['vitest/retry', 'initial run, 1st retry, 2nd', '11th retry, 12th'],
  ])('read the same from %s in another form (%#)', (fixture, from, to) => {
    const log = logOf(fixture);
    const changed = log.replaceAll(from, to);
    expect(changed).not.toBe(log);
    expect(rowsOf(cleanLog(changed))).toEqual(rowsOf(log));
  });

  it.each(usual)('begin nothing at a line that another one quotes: %s', (fixture) => {
    const log = logOf(fixture).split('\n');
    const places = (all: readonly string[]) =>
      readLogTests(all.join('\n'))?.tests.map(({ file, line, scope, name }) => [file, line, scope, name]);
    // Their headings begin with any text, and the end of a Go package can follow other output.
    const quote = /^(?:gradle|maven)/.test(fixture) ? '    Seen ' : 'Seen ';
    for (const line of new Set(log.filter((each) => each !== '' && !each.startsWith('FAIL\t')))) {
      const quoting = log.flatMap((each) => (each === '' ? [quote + line, each] : [each]));
      expect(places(quoting)).toEqual(places(log));
    }
  });

  /** A log whose closing lines are changed. */
  const closed = (fixture: string, change: (line: string) => string) => {
    const log = logOf(fixture).split('\n');
    const ends = new Set(readers.flatMap((reader) => reader.ends(log)));
    return log.map((line, index) => (ends.has(index) ? change(line) : line)).join('\n');
  };

  it.each(failed.filter((fixture) => !/^(?:counted|go|gotestsum)\/|\/again|\/pnpm$/.test(fixture)))(
    'report only the count of a closing line whose numbers have more digits: %s',
    (fixture) => {
      const long = (text = '') => text.replaceAll(/(?<![\d.])\d+/g, '$&00');
      const counts = (text = '') => text.replaceAll(',', '').match(/\d+(?= (?:test|error))/g);
      const [sentence, ...rows] = rowsOf(closed(fixture, long));
      expect(counts(sentence)).toEqual(counts(long(rowsOf(logOf(fixture))[0])));
      expect(rows.filter((row) => !row.startsWith('passed on retry: '))).toEqual([]);
    },
  );

  it.each(usual.filter((fixture) => !/^(?:cargo|gotestsum)/.test(fixture)))(
    'read nothing if the closing line is longer: %s',
    (fixture) => {
      expect(rowsOf(closed(fixture, (line) => `${line} so far`))).toEqual(['nothing']);
    },
  );

  const noTest = ' Test Files  2 failed (2)\n      Tests  no tests';
  it.each<[string, RegExp, string, string]>([
    ['vitest/usual', /⎯+ Failed Tests[\s\S]* Tests {2}.*/, noTest, '2 suites did not run, says vitest\n'],
    ['pytest/none', / test_adds /, ' test_adds[a/b] ', ':3 | tests/test_cart.py | test_adds[a/b] |'],
    ['pytest/again', /\(1 \+ 1\) == 3/g, '[1] == [3]', '::TestCart | test_adds_up | assert [1] == [3]\n'],
    ['gotestsum/errors', /(?=undefinedThing)/, 'example.com/x.', '\nb_test.go:3 | broken |'],
    ['gotestsum/errors', /^(=== FAIL: )?(?=broken)/gm, '$1app/', '\nb_test.go:3 | app/broken |'],
    ['go/usual', /^# .*\n/gm, '', '\n: | example.com/acme/broken | [build failed] | \n'],
    ['rspec/written-parallel', /^8 .*/m, '3 examples, 1 failure', '5 tests failed, says rspec\n'],
  ])('read %s with %s as %j: %s', (fixture, from, to, part) => {
    expect(`${rowsOf(logOf(fixture).replace(from, to)).join('\n')}\n`).toContain(part);
  });

  it('leave the place of a test empty if its details have none', () => {
    const rows = rowsOf(logOf('maven/nested').replaceAll(/^\t.*\n/gm, ''));
    expect(rows).toContain(': | com.acme.OddTest | x | AssertionFailedError: expected: <1> but was: <2>');
  });

  it('keep tests of the same name that Maven counts separately, as those of a data provider', () => {
    const log = logOf('maven/usual').replaceAll('{String}[2]', '{String}[1]');
    expect(readLogTests(log)?.tests).toHaveLength(9);
  });

  it.each(failed)('find no other tests of %s if the beginning of the log is cut off', (fixture) => {
    const log = logOf(fixture).split('\n');
    const names = (text: string) => readLogTests(text)?.tests.map(({ name }) => name) ?? [];
    const starts = log.map((_, index) => index).filter((index) => index % 23 === 0);
    const read = starts.flatMap((index) => names(log.slice(index).join('\n')));
    expect(new Set(read).difference(new Set(names(log.join('\n'))))).toEqual(new Set());
  });

  it.each(failed.filter((name) => /^pytest\/(?:usual|verbose|parallel|terminal)$/.test(name)))(
    'count the failures of %s if the log begins within the run',
    (fixture) => {
      const log = logOf(fixture).split('\n');
      const counts = log.slice(0, -3).map((_, start) => readLogTests(log.slice(start).join('\n'))?.sentence);
      expect(new Set(counts)).toEqual(new Set([readLogTests(log.join('\n'))?.sentence]));
    },
  );

  it('count tests of the same names on two platforms as two runs', () => {
    const log = logOf('pytest/again');
    const at = log.lastIndexOf('Python 3.11.7');
    const other = `${log.slice(0, at)}Python 3.12.1${log.slice(at + 13)}`;
    expect(readLogTests(other)?.sentence).toBe('7 tests failed and 2 errors, says pytest');
    expect(readLogTests(log)?.sentence).toBe('3 tests failed and 1 error, says pytest');
  });

  it.each(failed.filter((name) => !/^vitest\/pnpm$|^counted\/|\/again-passes$/.test(name)))(
    'read each of several runs in one log: %s',
    (fixture) => {
      const log = logOf(fixture);
      const other = logOf(fixture.startsWith('rspec') ? 'pytest/usual' : 'rspec/usual');
      const count = (text: string) => readLogTests(text)?.tests.length ?? 0;
      expect(count(`${other}\n${log}`)).toBe(count(other) + count(log));
    },
  );

  const jestRun = (file: string, failed: number, total: number) =>
    [
      ...(failed > 0 ? [`FAIL ./${file}`, '  ● Cart › adds', '', '    no', ''] : [`PASS ./${file}`, '']),
      `Test Suites: 1 ${failed > 0 ? 'failed' : 'passed'}, 1 total`,
      `Tests:       ${failed > 0 ? `${failed} failed, ` : ''}${total - failed} passed, ${total} total\n`,
    ].join('\n');
  const one = jestRun('a.js', 1, 12);
  const two = `FAIL b.js\n  ● pays\n\n${jestRun('a.js', 2, 12)}`;
  const vitestRun = ' ✓ order.test.js (12 tests)\n\n Test Files  1 passed (1)\n      Tests  12 passed (12)';
  const onlyFailed = 'Run options: include {:last_run_status=>"failed"}\n.\n\n1 example, 0 failures';
  it.each([
    ['in the same file', 'no failure', one, jestRun('a.js', 0, 9)],
    ['with Vitest', 'no failure', logOf('vitest/one').replaceAll('(1)', '(12)'), vitestRun],
    ['of what failed alone', 'no failure', logOf('rspec/rake-sh'), onlyFailed],
    ['in an unknown file', '1 test failed', logOf('rspec/rake-sh'), '.\n\n1 example, 0 failures'],
    ['in another file', '1 test failed', one, jestRun('b.js', 0, 12)],
    ['in one of two files', '2 tests failed', two, jestRun('a.js', 0, 9)],
    ['with more tests', '1 test failed', one, jestRun('a.js', 0, 13)],
    ['without tests', '1 test failed', one, jestRun('a.js', 0, 0)],
    ['after one without names', '2 tests failed', jestRun('a.js', 2, 12), jestRun('a.js', 0, 12)],
  ])('say of a run that fails, and of one that passes %s: %s', (_, sentence, first, second) => {
    expect(rowsOf(`${first}\n${second}`)[0]).toMatch(new RegExp(`^${sentence}`));
  });

  it.each([
    ['rspec', '14 examples, 12 failures', '14 examples, 10 failures', '10 tests failed'],
    ['rspec', '1 pending\n', '1 pending, 1 error occurred outside of examples\n', '12 .* and 1 error'],
    ['pytest', '17 failed', '18 failed', '18 tests failed and 2 errors'],
    ['maven', 'Errors: 2, Skipped', 'Errors: 1, Skipped', '7 tests failed and 1 error'],
    ['minitest', 'Error:\n', 'Errors:\n', '5 tests failed and 2 errors'],
  ])(
    'report only the count if the closing line does not agree with the names: %s, %j',
    (runner, from, to, counts) => {
      const log = logOf(`${runner}/usual`);
      expect(log).toContain(from);
      expect(readLogTests(log)?.tests).not.toEqual([]);
      expect(rowsOf(log.replaceAll(from, to))).toEqual([expect.stringMatching(`^${counts}, says `)]);
    },
  );

  it.each([
    ['  12 failing', '12 tests failed, says mocha'],
    ['  12 failed', '12 tests failed, says playwright'],
    ['Failed!  - Failed:    12, Passed:     3', '12 tests failed, says dotnet'],
    ['     Failed: 12', '12 tests failed, says dotnet'],
    ['FAILED (failures=12)', '12 tests failed, says unittest'],
    ['FAILED (errors=12)', '12 tests failed, says unittest'],
    ['FAILED (failures=12, errors=1)', '13 tests failed, says unittest'],
    ['Finished in 0.1 seconds\n3 doctests, 15 tests, 12 failures', '12 tests failed, says exunit'],
    ['Finished in 0.1 seconds\n1 test, 1 failure', '1 test failed, says exunit'],
    [' Summary [ 1.3s] 13 tests run: 1 passed, 12 failed, 1 skipped', '12 tests failed, says nextest'],
    ['# fail 12', '12 tests failed, says node --test'],
    [' 12 fail', '12 tests failed, says bun'],
    ['Tests: 20, Assertions: 40, Errors: 12.', '12 tests failed, says phpunit'],
    ['Tests: 20, Assertions: 40, Failures: 12.', '12 tests failed, says phpunit'],
    ['Tests: 20, Assertions: 40, Errors: 1, Failures: 12.', '13 tests failed, says phpunit'],
    ['80% tests passed, 12 tests failed out of 60', '12 tests failed, says ctest'],
    ['DONE 12 runs, 99 tests, 10 skipped, 12 failures, 10 errors in 1.2s', '12 tests failed, says gotestsum'],
    [
      "Test Suite 'Selected tests' failed\n\t Executed 20 tests, with 12 tests skipped and 12 failures (1 unexpected)",
      '12 tests failed, says xctest',
    ],
    ["Test Suite 'All tests' failed\n\t Executed 1 test, with 1 failure", '1 test failed, says xctest'],
    ['Executed 1 out of 1 test: 1 fails locally.', '1 test failed, says bazel'],
    ['Executed 20 out of 90 tests: 8 tests pass and 12 fail locally.', '12 tests failed, says bazel'],
  ])('count failed tests by the line of their runner: %s', (line, sentence) => {
    expect(rowsOf(line)).toEqual([sentence]);
    expect(rowsOf(`Seen ${line}`)).not.toEqual([sentence]);
  });

  it('find no tests in other texts', () => {
    const sentences = ['  1 failing test', '  1 failed to start', '# fail 1 of 2', ' 1 fails'];
    for (const text of ['', '\n', 'make: *** [test] Error 1', 'FAIL', '1 failed', ...sentences])
      expect(rowsOf(text)).toEqual(['nothing']);
  });

  it('never throw, whatever lines a log has', () => {
    const line = fc.oneof(fc.constantFrom(...lines), fc.string());
    const log = fc.array(line, { maxLength: 60 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(log, (text) => {
        for (const reader of readers) reader.read(text.split('\n'), []);
        expect(readLogTests(text)?.sentence ?? '1').toMatch(/^[1-9]/);
      }),
    );
  });

  it('take linear time for very many runs', () => {
    const run =
      'FAIL a.test.js\n  ● a\n\n    x\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n';
    expect(readLogTests(run.repeat(10_000))?.sentence).toMatch(/says jest$/);
    expect(readLogTests('1 example, 0 failures\n'.repeat(50_000))).not.toBe(undefined);
    const failures = Array.from({ length: 20_000 }, (_, index) => `=== FAIL: a${index} B (0.00s)\n`).join('');
    const log = `=== Errors\n${'x/y.go:1: z\n'.repeat(20_000)}${failures}DONE 1 tests, 20000 failures in 1s\n`;
    expect(readLogTests(log)?.sentence).toBe('20,000 tests failed, says gotestsum');
  });

  it.each(readers)('take linear time: $runner', (reader) => {
    const log = logOf(`${reader.runner.split(' ')[0]}/usual`).split('\n');
    const ends = reader.ends(log);
    const readAll = (lines: readonly string[]) => {
      for (const end of reader.ends(lines)) reader.read(lines.slice(0, end), lines.slice(end));
    };
    // Quadratic time would take much longer than all other tests together.
    const body = log.filter((_, index) => !ends.includes(index));
    const many = Array.from({ length: Math.ceil(100_000 / body.length) }, () => body).flat();
    readAll([...many, ...log]);
    // One line of each shape is made long.
    const shapes = log.map((line) => line.replaceAll(/[\w'"]+/g, 'w'));
    const isChanged = (index: number) =>
      !ends.includes(index) && shapes.indexOf(shapes[index] ?? '') === index;
    const marks = [" > at (' [ # › : - ", ' at ', ' > ', ' [', "'", ' (1:', ', 1 a'];
    for (const change of [
      (line: string) => line + line.slice(-9).repeat(10_000),
      (line: string) => (line + line.slice(-9).repeat(10_000)).slice(1),
      ...marks.map((mark) => (line: string) => line + mark.repeat(10_000)),
    ])
      readAll(log.map((line, index) => (isChanged(index) ? change(line) : line)));
    expect(ends).not.toEqual([]);
  });
});
