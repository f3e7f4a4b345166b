import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOfReports, readNote, takeNote, writeNote } from '../../../src/report/flaky/note.ts';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { bindingOf, flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';
import { now } from '../support/setting.ts';

const report = (count: number, parts: Partial<FlakyContext> = {}) => {
  const found = reportOn(flakyTests(1), parts);
  return { ...found, tests: Array.from({ length: count }, () => found.tests).flat() };
};
const api = { suite: { organization: 'acme', slug: 'api' } };
const run = { commit: 'a'.repeat(40), contentHash: 'x' };
const binding = bindingOf();

describe('the note of a comment', () => {
  const note = takeNote([report(3), report(2, api)], null, run);
  const text = writeNote(note, binding);

  it('is recognized as outdated if an earlier version signed it', () => {
    const [content = ''] = text.split('.');
    const { key, repository, pullRequest, comment } = binding;
    const signed = JSON.stringify(['kitestring note 2', repository, pullRequest, comment, content]);
    const signature = createHmac('sha256', key ?? '')
      .update(signed)
      .digest('base64url');
    expect(readNote(`${content}.${signature}`, binding)).toBe('outdated');
    expect(readNote(`${content}.${signature}`, bindingOf({ key: 'another' }))).toBeNull();
  });

  it('is read as it was written, and not written without a key', () => {
    expect(readNote(text, binding)).toEqual(note);
    expect(writeNote(note, bindingOf({ key: null }))).toBe('');
    expect(note.first.get('acme/web')).toMatchObject({ at: now, commit: run.commit });
    expect(note.first.get('acme/api')?.keys).toHaveLength(2);
  });

  it.each<[string, string, Parameters<typeof bindingOf>[0]]>([
    ['with another key', text, { key: 'another' }],
    ['of another repository', text, { repository: '4712' }],
    ['of another pull request', text, { pullRequest: 8 }],
    ['of another comment', text, { comment: 'flaky-tests acme/api' }],
    ['without a key', text, { key: null }],
    ['that was signed without one', writeNote(note, bindingOf({ key: '' })), { key: null }],
    ['that is changed', text.replace('.', 'A.'), {}],
    ['that is cut', text.slice(0, -3), {}],
    ['that is empty', '', {}],
    ['that is garbage', 'x.y.z', {}],
  ])('is not believed %s', (_, given, parts) => {
    expect(readNote(given, bindingOf(parts))).toBeNull();
  });

  it('keeps the first report when later reports differ', () => {
    const next = takeNote([report(5, { now: now + 1 }), report(2, api)], note, {
      commit: 'b',
      contentHash: 'y',
    });
    expect(next).toEqual({ ...note, contentHash: 'y' });
    const incomplete = takeNote([report(9, { complete: false }), report(2, api)], note, run);
    expect(incomplete).toEqual(note);
  });

  it('does not take an incomplete report, one of an unknown commit, or one that is too long for the first', () => {
    const sizeOf = (reports: Parameters<typeof takeNote>[0], commit = 'a') =>
      takeNote(reports, null, { ...run, commit }).first.size;
    expect(sizeOf([report(3, { complete: false })])).toBe(0);
    expect(sizeOf([report(3)], '')).toBe(0);
    expect([sizeOf([report(2_001)]), sizeOf([report(2_000)])]).toEqual([0, 1]);
    // A comment has room for as many.
    expect(writeNote(takeNote([report(2_000)], null, run), binding).length).toBeLessThan(40_000);
    // The suites share the room.
    expect(sizeOf([report(1_001), report(1, api)])).toBe(1);
  });
});

it('the hash of a comment changes with a test, gate, filter or gap, and with a count unless only news count', () => {
  const hashes = (tests = flakyTests(3), parts: Partial<FlakyContext> = {}, gates: string[] = []) =>
    [true, false].map((isNewsOnly) => hashOfReports([reportOn(tests, parts)], gates, isNewsOnly));
  const [news, all] = hashes();
  expect(hashes(flakyTests(3), { now: now + 1 })).toEqual([news, all]);
  expect(hashes(flakyTests(3), { filters: { include: [], exclude: [] } })).toEqual([news, all]);
  const [same, other] = hashes([flakyTest(0, { instances: 99 }), flakyTest(1), flakyTest(2)]);
  expect([same === news, other === all]).toEqual([true, false]);
  for (const [other] of [
    hashes(flakyTests(4)),
    hashes(flakyTests(3), { changedFiles: { paths: ['spec/models/thing_1_spec.rb'], complete: true } }),
    hashes(flakyTests(3), {}, ['failed']),
    hashes(flakyTests(3), { filters: { 'min-instances': 1 } }),
    hashes(flakyTests(3), { complete: false }),
  ])
    expect(other).not.toBe(news);
});
