import { describe, expect, it } from 'vitest';
import { hashOfReports, readNote, takeNote, writeNote } from '../../../src/report/flaky/note.ts';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { bindingOf } from '../support/earlier.ts';
import { flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const report = (count: number, parts: Partial<FlakyContext> = {}) => reportOn(flakyTests(count), parts);
const api = { suite: { organization: 'acme', slug: 'api' } };
const run = { commit: 'a'.repeat(40), says: 'x' };
const binding = bindingOf();

describe('the note of a comment', () => {
  const note = takeNote([report(3), report(2, api)], null, run);
  const text = writeNote(note, binding);

  it('is read as it was written', () => {
    expect(readNote(text, binding)).toEqual(note);
    expect(note.suites.get('acme/web')?.first).toMatchObject({ at: now, commit: run.commit });
    expect(note.suites.get('acme/api')?.last).toHaveLength(2);
  });

  it.each([
    ['another key', { key: 'another' }],
    ['another repository', { repository: '4712' }],
    ['another pull request', { pullRequest: 8 }],
    ['another comment', { comment: 'flaky-tests acme/api' }],
    ['no key', { key: null }],
  ])('is not believed with %s', (_, parts) => {
    expect(readNote(text, bindingOf(parts))).toBeNull();
  });

  it.each([
    ['changed', text.replace('.', 'A.')],
    ['cut', text.slice(0, -3)],
    ['empty', ''],
    ['garbage', 'x.y.z'],
    ['with other keys', text.replace(/\.[\w-]+\./, (keys) => keys.replace(/\w/, 'Q'))],
  ])('is not believed if it is %s', (_, altered) => {
    expect(altered).not.toBe(text);
    expect(readNote(altered, binding)).toBeNull();
  });

  it('is not written without a key', () => {
    const unbound = bindingOf({ key: null });
    expect(writeNote(note, unbound)).toBe('');
    expect(readNote(writeNote(note, bindingOf({ key: '' })), unbound)).toBeNull();
  });

  it('keeps the first report, whatever follows, and the tests of the last one', () => {
    const next = takeNote([report(5, { now: now + 1 }), report(2, api)], note, { ...run, commit: 'b' });
    expect(next.suites.get('acme/web')?.first).toEqual(note.suites.get('acme/web')?.first);
    expect(next.suites.get('acme/web')?.last).toHaveLength(5);
  });

  it('does not take an incomplete report, one of an unknown commit, or one that is too long for the first', () => {
    expect(takeNote([report(3, { complete: false })], null, run).suites.size).toBe(0);
    expect(takeNote([report(3)], null, { ...run, commit: '' }).suites.size).toBe(0);
    expect(takeNote([report(2_001)], null, run).suites.size).toBe(0);
    expect(takeNote([report(2_000)], null, run).suites.size).toBe(1);
    // The suites share the room.
    expect(takeNote([report(1_001), report(1, api)], null, run).suites.size).toBe(1);
    expect(takeNote([report(9, { complete: false })], note, run).suites.get('acme/web')).toEqual(
      note.suites.get('acme/web'),
    );
  });

  it('leaves room for a comment, however many tests there are', () => {
    expect(writeNote(takeNote([report(2_000)], null, run), binding).length).toBeLessThan(45_000);
  });
});

describe('what a comment says', () => {
  const says = (
    isNewsOnly: boolean,
    tests = flakyTests(3),
    parts: Partial<FlakyContext> = {},
    gates: string[] = [],
  ) => hashOfReports([reportOn(tests, parts)], gates, isNewsOnly);
  const counted = [flakyTest(0, { instances: 99 }), flakyTest(1), flakyTest(2)];

  it('is the same later, and another thing with another count, unless only news count', () => {
    for (const isNewsOnly of [true, false]) {
      expect(says(isNewsOnly, flakyTests(3), { now: now + 1 })).toBe(says(isNewsOnly));
      expect(says(isNewsOnly, counted) === says(isNewsOnly)).toBe(isNewsOnly);
    }
  });

  it.each<[string, Parameters<typeof says>]>([
    ['another test', [true, flakyTests(4)]],
    [
      'a test in a changed file',
      [true, flakyTests(3), { changedFiles: { paths: ['spec/models/thing_1_spec.rb'], complete: true } }],
    ],
    ['a gate', [true, flakyTests(3), {}, ['failed']]],
    ['another filter', [true, flakyTests(3), { filters: { minInstances: 1 } }]],
    ['an incomplete list', [true, flakyTests(3), { complete: false }]],
  ])('is another thing with %s', (_, given) => {
    expect(says(...given)).not.toBe(says(true));
  });
});
