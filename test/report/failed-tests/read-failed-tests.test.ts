import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cargoTest } from '../../../src/report/failed-tests/cargo-test.ts';
import { goTest } from '../../../src/report/failed-tests/go-test.ts';
import { gradle } from '../../../src/report/failed-tests/gradle.ts';
import { jest } from '../../../src/report/failed-tests/jest.ts';
import { maven } from '../../../src/report/failed-tests/maven.ts';
import { minitest } from '../../../src/report/failed-tests/minitest.ts';
import { pytest } from '../../../src/report/failed-tests/pytest.ts';
import { readFailedTests } from '../../../src/report/failed-tests/read-failed-tests.ts';
import { rspec } from '../../../src/report/failed-tests/rspec.ts';
import { vitest } from '../../../src/report/failed-tests/vitest.ts';
import { fixtures, logOf, rowsOf } from './fixture.ts';

const readers = [rspec, pytest, jest, vitest, goTest, minitest, gradle, maven, cargoTest];
const failedJob = { exitStatus: 1, cut: false };
const failed = fixtures.filter((fixture) => !/\/(?:fine|unhandled)$/.test(fixture));
const usual = fixtures.filter((fixture) => fixture.endsWith('/usual'));
const lines = usual.flatMap((fixture) => logOf(fixture).split('\n'));

/** A row without what can be missing with the beginning of a log: message, line, and for Maven package and parameters. */
function testOf(row: string): string {
  const [, scope = '', name = ''] = row.split(' | ');
  return `${scope.replace('com.acme.', '')} | ${name.replace(/[{(]String[)}].*/, '')}`;
}

describe('the readers of failed tests', () => {
  it('have a log of each runner in its usual and in its verbose form, and of a run without failures', () => {
    for (const fixture of usual) {
      const [runner] = fixture.split('/');
      expect(fixtures).toEqual(expect.arrayContaining([`${runner}/verbose`, `${runner}/fine`]));
    }
    expect(usual).toHaveLength(readers.length);
  });

  it.each(failed)('read all tests or none of %s, wherever its beginning is cut off', (fixture) => {
    const log = logOf(fixture).split('\n');
    const all = rowsOf(log.join('\n'))?.map(testOf);
    const read = log.map((_, index) => rowsOf(log.slice(index).join('\n'), index > 0)?.map(testOf) ?? null);
    expect(read[0]).toEqual(all);
    expect(read.filter((tests) => tests !== null && tests.join() !== all?.join())).toEqual([]);
    expect(read.at(-1)).toBeNull();
  });

  it.each(failed)('read nothing from %s if the job succeeded, or if the log closes two runs', (fixture) => {
    const log = logOf(fixture);
    expect(readFailedTests(log, { exitStatus: null, cut: false })).not.toBeNull();
    expect(readFailedTests(log, { exitStatus: 0, cut: false })).toBeNull();
    expect(readFailedTests(`${log}\n${log}`, failedJob)).toBeNull();
    const other = fixture.startsWith('rspec') ? 'pytest/usual' : 'rspec/usual';
    expect(readFailedTests(`${logOf(other)}\n${log}`, failedJob)).toBeNull();
    expect(readFailedTests(`${log}\n${logOf(other)}`, failedJob)).toBeNull();
  });

  it.each([
    ['rspec', '14 examples, 12 failures', '14 examples, 11 failures'],
    ['rspec', '1 pending\n', '1 pending, 1 error occurred outside of examples\n'],
    ['pytest', '17 failed', '18 failed'],
    ['jest', 'Tests:       11 failed', 'Tests:       10 failed'],
    ['jest', 'Test Suites: 5 failed', 'Test Suites: 4 failed'],
    ['vitest', 'Tests  14 failed', 'Tests  13 failed'],
    ['vitest', 'Failed Suites 2', 'Failed Suites 3'],
    ['vitest', '/18]', '/19]'],
    ['minitest', '5 failures', '6 failures'],
    ['gradle', '9 failed', '8 failed'],
    ['maven', 'Errors: 2, Skipped', 'Errors: 1, Skipped'],
    ['cargo', '6 failed', '5 failed'],
  ])('read nothing if the closing lines do not agree with the rest: %s, %j', (runner, from, to) => {
    const log = logOf(`${runner}/usual`);
    expect(log).toContain(from);
    expect(readFailedTests(log, failedJob)).not.toBeNull();
    expect(readFailedTests(log.replaceAll(from, to), failedJob)).toBeNull();
  });

  it.each(['jest', 'vitest'])('read nothing if the end of the closing lines is missing: %s', (runner) => {
    const log = logOf(`${runner}/usual`);
    const last = runner === 'jest' ? 'Time:  ' : '   Duration  ';
    expect(rowsOf(log.slice(0, log.indexOf(last)))).toBeNull();
  });

  it.each(['usual', 'verbose', 'short', 'parallel'])(
    'read nothing if pytest tells the progress of another run before: %s',
    (form) => {
      for (const marks of ['F.x', '.'])
        expect(rowsOf(`${marks}          [100%]\n${logOf(`pytest/${form}`)}`)).toBeNull();
    },
  );

  it('read nothing from a run that tells errors outside of all files', () => {
    expect(logOf('vitest/unhandled')).toContain('Errors  1 error');
    expect(rowsOf(logOf('vitest/unhandled'))).toBeNull();
  });

  it('read the IDs of RSpec with and without quotes', () => {
    const log = logOf('rspec/usual');
    const quoted = log.replaceAll(/^rspec (\S+\]) /gm, "rspec '$1' ");
    expect(quoted).not.toBe(log);
    expect(rowsOf(quoted)).toEqual(rowsOf(log));
  });

  it('read nothing from other texts', () => {
    for (const text of ['', '\n', 'make: *** [test] Error 1', 'FAIL', '1 failed']) {
      expect(readFailedTests(text, failedJob)).toBeNull();
    }
  });

  it('read up to 5,000 tests', () => {
    const log = (count: number) => {
      const list = Array.from(
        { length: count },
        (_, index) => `rspec ./spec/a_spec.rb:${index + 1} # is ${index}`,
      );
      return `${count} examples, ${count} failures\n\nFailed examples:\n\n${list.join('\n')}\n`;
    };
    expect(readFailedTests(log(5_000), failedJob)?.tests).toHaveLength(5_000);
    expect(readFailedTests(log(5_001), failedJob)).toBeNull();
  });

  it('do not throw on any mix of their lines', () => {
    const line = fc.oneof(fc.constantFrom(...lines), fc.string());
    const log = fc.array(line, { maxLength: 60 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(log, fc.boolean(), (text, cut) => {
        const all = text.split('\n');
        for (const reader of readers) {
          for (const end of [...reader.ends(all), -1, all.length]) reader.read({ lines: all, cut }, end);
        }
        expect(readFailedTests(text, { exitStatus: 1, cut })?.tests.length).not.toBe(0);
      }),
    );
  });

  it.each(readers)('take no more than linear time for many lines: $runner', (reader) => {
    const form = reader.runner.split(' ')[0];
    const log = logOf(`${form}/usual`).split('\n');
    const ends = reader.ends(log);
    const body = log.filter((_, index) => !ends.includes(index));
    // Quadratic time would take hours.
    const many = Array.from({ length: Math.ceil(400_000 / body.length) }, () => body).flat();
    const all = [...many, ...log];
    const [end = -1] = reader.ends(all);
    expect(end).toBeGreaterThan(many.length);
    reader.read({ lines: all, cut: false }, end);
  });

  it.each(readers)('take no more than linear time for long lines: $runner', (reader) => {
    const form = reader.runner.split(' ')[0];
    const log = logOf(`${form}/usual`).split('\n');
    const ends = reader.ends(log);
    const long = log.map((line, index) =>
      ends.includes(index) ? line : `${line}${line.slice(-9).repeat(20_000)}`,
    );
    for (const all of [long, long.map((line, index) => (ends.includes(index) ? line : line.slice(1)))]) {
      for (const end of reader.ends(all)) reader.read({ lines: all, cut: false }, end);
      expect(reader.ends(all).length).toBeLessThanOrEqual(all.length);
    }
  });
});
