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
    ['jest/usual', /^(FAIL .*\.js)(?: \(.*\))?$/gm, '$1 (5.2 s, 28 MB heap size)'],
    ['minitest/usual', /^(\d+ runs, .*)$/gm, '\u001b[31m$1\u001b[0m'],
    ['rspec/usual', /^rspec (\S+\]) /gm, "rspec '$1' "],
    ['vitest/usual', /^( FAIL {2})/gm, '$1|node 24| '],
    ['vitest/usual', /^( FAIL {2})/gm, '$1 node 24  '],
    ['vitest/usual', /^/gm, '@acme/web:test: '],
    ['vitest/usual', /^/gm, 'web:test: '],
    ['vitest/usual', /^/gm, '@acme/web: '],
    ['vitest/usual', /^/gm, 'web-1  | '],
    ['vitest/retry', /^( FAIL .*) \(.*\)$/gm, '$1\n$1\n$1'],
  ])('read the same from %s in another form (%#)', (fixture, from, to) => {
    const log = logOf(fixture);
    const changed = log.replaceAll(from, to);
    expect(changed).not.toBe(log);
    expect(rowsOf(cleanLog(changed))).toEqual(rowsOf(log));
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

  it.each([
    ['rspec', '14 examples, 12 failures', '14 examples, 10 failures', '10 tests failed'],
    ['rspec', '1 pending\n', '1 pending, 1 error occurred outside of examples\n', '12 .* and 1 error'],
    ['pytest', '17 failed', '18 failed', '18 tests failed and 2 errors'],
    ['jest', 'Tests:       11 failed', 'Tests:       10 failed', '10 tests failed'],
    ['vitest', 'Tests  14 failed', 'Tests  13 failed', '13 tests failed'],
    ['minitest', '5 failures', '6 failures', '6 tests failed and 2 errors'],
    ['gradle', '9 failed', '8 failed', '8 tests failed'],
    ['maven', 'Errors: 2, Skipped', 'Errors: 1, Skipped', '7 tests failed and 1 error'],
    ['cargo', '6 failed', '5 failed', '5 tests failed'],
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
    ['# fail 12', '12 tests failed, says node --test'],
    [' 12 fail', '12 tests failed, says bun'],
    ['Tests: 20, Assertions: 40, Errors: 12.', '12 tests failed, says phpunit'],
    ['Tests: 20, Assertions: 40, Failures: 12.', '12 tests failed, says phpunit'],
    ['Tests: 20, Assertions: 40, Errors: 1, Failures: 12.', '13 tests failed, says phpunit'],
    ['80% tests passed, 12 tests failed out of 60', '12 tests failed, says ctest'],
  ])('count failed tests by the line of their runner: %s', (line, sentence) => {
    expect(rowsOf(line)).toEqual([sentence]);
    expect(rowsOf(`Seen ${line}`)).not.toEqual([sentence]);
  });

  it('find no tests in other texts', () => {
    for (const text of ['', '\n', 'make: *** [test] Error 1', 'FAIL', '1 failed'])
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
