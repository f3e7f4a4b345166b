import { describe, expect, it } from 'vitest';
import { annotateTests } from '../../../src/report/flaky/annotations.ts';
import { flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';
import { hostileTest } from '../support/hostile.ts';
import { hostileNames } from '../support/hostile-names.ts';

const changedFiles = { paths: ['spec/models/thing_1_spec.rb'], complete: true };

describe('annotations', () => {
  it('are at the lines of tests in changed files', () => {
    const report = reportOn(flakyTests(30), { changedFiles });
    const file = 'spec/models/thing_1_spec.rb';
    const [one, two] = [
      'Thing 1 keeps its promise number 1 (63 times, last seen 2026-07-31)',
      'Thing 1 keeps its promise number 18 (50 times, last seen 2026-07-25)',
    ];
    expect(annotateTests([report], 'touched')).toEqual([
      { title: 'Flaky test', message: one, file, line: 11 },
      { title: 'Flaky test', message: two, file, line: 28 },
    ]);
  });

  it('are at most eight, and the last one counts the rest, including tests without a place', () => {
    const unplaced = [101, 102].map((index) => flakyTest(index, { location: '/app/a.rb', file_name: null }));
    const notes = annotateTests([reportOn([...flakyTests(12), ...unplaced])], 'all');
    expect(notes).toHaveLength(8);
    const message = '7 more flaky tests. The job summary lists them.';
    expect(notes.at(-1)).toEqual({ title: 'More flaky tests', message, file: null, line: null });
    expect(annotateTests([reportOn(flakyTests(8))], 'all').every((note) => note.file !== null)).toBe(true);
    const [last] = annotateTests([reportOn(flakyTests(300), { changedFiles })], 'touched').slice(-1);
    expect(last?.message).toMatch(/in files changed by this pull request\./);
  });

  it('are only where the place is certain', () => {
    const paths = ['/app/a.rb:1', '../a.rb:1'];
    const tests = paths.map((location, index) => flakyTest(index, { location, file_name: null }));
    expect(annotateTests([reportOn(tests)], 'all')).toEqual([]);
    expect(annotateTests([reportOn(flakyTests(5))], 'touched')).toEqual([]);
  });

  it('have one line each and stay inside the repository, also with hostile names', () => {
    for (const name of hostileNames) {
      for (const { message, file } of annotateTests([reportOn([hostileTest(name, 1)])], 'all')) {
        expect(message).not.toMatch(/[\r\n]|^::|##\[/);
        expect(message.length).toBeLessThanOrEqual(4_096);
        expect(file).not.toMatch(/^\/|(?:^|\/)\.\.(?:\/|$)|^[A-Za-z]:\//);
      }
    }
  });
});
