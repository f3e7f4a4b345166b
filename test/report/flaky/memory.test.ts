import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { compareWith, type EarlierReports, firstReport } from '../../../src/report/flaky/baseline.ts';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { markerLine, mergeComments, readComment, replaceOwn } from '../../../src/report/flaky/marker.ts';
import { type Memory, memoryCharacters } from '../../../src/report/flaky/memory.ts';
import type { Seal, SealOptions } from '../../../src/report/flaky/seal.ts';
import type { FlakyTestReport } from '../../../src/report/flaky/test-report.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { sealOf, webIn } from '../support/earlier.ts';
import { flakyTest, flakyTests } from '../support/flaky-tests.ts';
import { hostileTest } from '../support/hostile.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { now } from '../support/moments.ts';

const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};
const run = { id: 12_345_678_901, attempt: 2, sha: 'a'.repeat(40), number: 5, url: '' };
const seal = sealOf();

interface Step extends Partial<FlakyContext> {
  readonly commit?: string;
  readonly seal?: Seal;
}

/** The comment of a report, after another one. */
function commentOf(
  list: Parameters<typeof analyzeFlakyTests>[0],
  step: Step = {},
  before: string | null = null,
) {
  const { commit: sha = run.sha, seal: signer = seal, ...parts } = step;
  const memory = before === null ? null : (readComment(before, signer)?.memory ?? null);
  const report = analyzeFlakyTests(list, { ...context, ...parts, earlier: earlierOf(memory), commit: sha });
  return renderFlakyComment([report], {
    seal: signer,
    before: memory,
    repository: null,
    run: { ...run, sha },
  }).body;
}

function earlierOf(memory: Memory | null): EarlierReports {
  const web = webIn(memory);
  return { base: web?.base ?? firstReport, last: web?.last ?? null };
}

const memoryIn = (body: string, reader = seal) => webIn(readComment(body, reader)?.memory ?? null);
const compare = (body: string, list: Parameters<typeof analyzeFlakyTests>[0], parts: Step = {}) =>
  analyzeFlakyTests(list, {
    ...context,
    commit: 'b',
    ...parts,
    earlier: earlierOf(readComment(body, parts.seal ?? seal)?.memory ?? null),
  });
const memoryLine = (body: string) => body.split('\n').at(-1) ?? '';

describe('the memory of a comment', () => {
  it.each([0, 1, 50, 320, 1_000, 1_400, 3_500])('of %d tests is small, and compares exactly', (count) => {
    const body = commentOf(flakyTests(count));
    expect(memoryLine(body).length).toBeLessThan(memoryCharacters + 150);
    const { comparison } = compare(body, [...flakyTests(count).slice(1), flakyTest(9_999)]);
    expect(comparison).toMatchObject({ before: count, added: 1, gone: { length: Math.min(count, 1) } });
  });

  it('of more tests than fit is no baseline, and says so', () => {
    const body = commentOf(flakyTests(5_000));
    expect(memoryIn(body)).toMatchObject({ base: null, last: null });
    expect(memoryLine(body).length).toBeLessThan(1_000);
  });

  it('keeps the first report beside any later one', () => {
    let body = commentOf(flakyTests(3));
    body = commentOf([...flakyTests(3), flakyTest(7)], { commit: 'b', now: now + 60_000 }, body);
    body = commentOf(flakyTests(1_400).slice(20), { commit: 'c', now: now + 120_000 }, body);
    body = commentOf(flakyTests(5_000), { commit: 'd', now: now + 180_000 }, body);
    const memory = memoryIn(body);
    expect(memory).toMatchObject({ base: { at: now, commit: run.sha }, at: now + 180_000 });
    expect(memory?.base?.tests.size).toBe(3);
    expect(compare(body, [...flakyTests(3), flakyTest(7)]).comparison?.added).toBe(1);
  });

  it('forgets the last report before the first', () => {
    const later = flakyTests(6_000).slice(3_000);
    const body = commentOf(later, { commit: 'b' }, commentOf(flakyTests(3_000)));
    expect(memoryLine(body).length).toBeLessThan(memoryCharacters + 150);
    expect(memoryIn(body)).toMatchObject({ last: null, base: { commit: run.sha } });
    expect(compare(body, flakyTests(3_001)).comparison?.added).toBe(1);
  });

  it('does not replace what it knows by an incomplete list', () => {
    const first = commentOf(flakyTests(50));
    const body = commentOf(flakyTests(3), { complete: false, now: now + 86_400_000 }, first);
    const [before, after] = [memoryIn(first), memoryIn(body)];
    expect(after?.last?.tests).toEqual(before?.last?.tests);
    expect(after?.base?.tests).toEqual(before?.base?.tests);
    expect(memoryIn(commentOf(flakyTests(3), { complete: false }))).toMatchObject({ base: null, last: null });
  });

  it('counts tests that share file, scope and name: the surplus is new', () => {
    const { tests } = analyzeFlakyTests([flakyTest(1)], context);
    const times = (count: number) =>
      Array.from({ length: count }, () => ({ ...tests[0] }) as FlakyTestReport);
    const report = { ...analyzeFlakyTests([flakyTest(1)], context), tests: times(2) };
    const { body } = renderFlakyComment([report], { seal, before: null, repository: null, run });
    const base = memoryIn(body)?.base;
    expect(Array.from(base?.tests.values() ?? [], ({ count }) => count)).toEqual([2]);
    const changes = [1, 2, 5].map((count) => base && compareWith(base, times(count)));
    expect(changes.map((change) => [change?.added.size, change?.gone.length])).toEqual([
      [0, 1],
      [0, 0],
      [3, 0],
    ]);
  });

  it('compares like the report itself, also with hostile names', () => {
    const seen = new Date(now - 12_345).toISOString();
    const list = hostileNames.map(hostileTest).map((test) => ({ ...test, most_recent_instance_at: seen }));
    const { comparison, sinceLast } = compare(commentOf(list), list);
    expect(comparison).toMatchObject({ added: 0, gone: [] });
    expect(sinceLast?.activeAgain.size).toBe(0);
  });

  it('keeps the baseline of filters, which others do not replace', () => {
    const parts = { filters: { minInstances: 20 } };
    let body = commentOf(flakyTests(20), parts);
    body = commentOf(flakyTests(20), { commit: 'b' }, body);
    expect(compare(body, flakyTests(20)).newUnknown).toBe(
      'the earlier report has other filters or another path-prefix',
    );
    expect(compare(body, flakyTests(20), parts).comparison).toMatchObject({ added: 0, gone: [] });
  });

  it('is no first report if the commit is unknown', () => {
    expect(memoryIn(commentOf(flakyTests(3), { commit: '' }))).toMatchObject({ base: null });
  });
});

describe('the memories of two comments', () => {
  const api = (count: number, suite = 'api') =>
    commentOf(flakyTests(count), { suite: { organization: 'acme', slug: suite } });
  const suiteIn = (body: string | null, name: string) =>
    readComment(body ?? '', seal)?.memory.suites.get(name);

  it('are merged: the report stays, with what only the other one knows', () => {
    const web = commentOf(flakyTests(20));
    const merged = mergeComments(web, api(30), seal);
    expect(merged?.split('<!-- kitestring-memory')[0]).toBe(web.split('<!-- kitestring-memory')[0]);
    expect(readComment(merged ?? '', seal)?.intact).toBe(true);
    expect(suiteIn(merged, 'acme/web')).toMatchObject({ isReported: true });
    expect(suiteIn(merged, 'acme/api')).toMatchObject({ isReported: false, loss: null });
    const base = suiteIn(merged, 'acme/api')?.base;
    const context31 = { ...context, suite: { organization: 'acme', slug: 'api' }, commit: 'b' };
    const earlier = { base: base ?? firstReport, last: null };
    expect(analyzeFlakyTests(flakyTests(31), { ...context31, earlier }).comparison?.added).toBe(1);
  });

  it('are merged only if there is something to add, and both are ours', () => {
    const web = commentOf(flakyTests(20));
    expect(mergeComments(web, commentOf(flakyTests(20)), seal)).toBeNull();
    expect(mergeComments('text', api(3), seal)).toBeNull();
    expect(mergeComments(web, 'text', seal)).toBeNull();
    expect(mergeComments(web, api(3), sealOf({ pullRequest: 8 }))).toBeNull();
  });

  it('are merged without hiding an edit of the text', () => {
    const edited = commentOf(flakyTests(20)).replace('flaky tests', 'fine tests');
    const merged = mergeComments(edited, api(3), seal);
    expect(suiteIn(merged, 'acme/api')?.base?.tests.size).toBe(3);
    expect(readComment(merged ?? '', seal)?.intact).toBe(false);
  });

  it.each<[string, number, string, number]>([
    ['the earlier one counts', -60_000, 'b', 3],
    ['the later one does not', 60_000, 'b', 20],
    ['of the same minute, that of the older comment counts', 0, 'b', 3],
    ['of the same minute and commit, too', 0, run.sha, 3],
  ])('that differ in the first report: %s', (_, later, commit, count) => {
    const web = commentOf(flakyTests(20));
    const older = commentOf(flakyTests(3), { commit, now: now + later });
    const merged = mergeComments(web, older, seal) ?? web;
    expect(suiteIn(merged, 'acme/web')).toMatchObject({ isReported: true, loss: null });
    expect(suiteIn(merged, 'acme/web')?.base?.tests.size).toBe(count);
    expect(suiteIn(merged, 'acme/web')?.last?.tests.size).toBe(20);
    expect(mergeComments(merged, older, seal)).toBeNull();
  });

  it('of which only the newer one has lost the first report have it', () => {
    const newer = commentOf(flakyTests(3), { complete: false, now: now + 60_000 });
    const merged = mergeComments(newer, commentOf(flakyTests(20)), seal);
    expect(suiteIn(merged, 'acme/web')).toMatchObject({ loss: null, isReported: true });
    expect(suiteIn(merged, 'acme/web')?.base?.tests.size).toBe(20);
  });

  it('of which the older one has lost the first report have lost it', () => {
    const older = commentOf(flakyTests(3), { complete: false });
    const merged = mergeComments(commentOf(flakyTests(20)), older, seal);
    expect(suiteIn(merged, 'acme/web')).toMatchObject({ base: null, loss: 'incomplete', isReported: true });
  });

  it('with other keys of hashes have lost the first reports, if the older one would count', () => {
    const both = sealOf({ keys: ['one key, long enough 4711', 'other key, long enough 4711'] });
    const older = commentOf(flakyTests(3), { seal: sealOf({ keys: ['other key, long enough 4711'] }) });
    const newer = commentOf(flakyTests(20), { seal: both, now: now + 60_000 });
    const merged = readComment(mergeComments(newer, older, both) ?? '', both)?.memory;
    expect(merged).toMatchObject({ isFirstLost: true });
    expect(webIn(merged ?? null)).toMatchObject({ base: null });
    expect(mergeComments(older, newer, both)).toBeNull();
  });

  it('lose the first report if the earlier one does not fit', () => {
    const other = commentOf(flakyTests(3_400), { commit: 'b', now: now - 60_000 });
    const before = commentOf(flakyTests(200), { suite: { organization: 'acme', slug: 'api' } });
    const both = mergeComments(commentOf(flakyTests(20)), before, seal) ?? '';
    const merged = mergeComments(both, other, seal);
    expect(suiteIn(merged, 'acme/web')).toMatchObject({ base: null, loss: 'size' });
    expect(suiteIn(merged, 'acme/api')?.base?.tests.size).toBe(200);
  });

  it('say that a first report is lost if it does not fit', () => {
    const merged = mergeComments(commentOf(flakyTests(2_000)), api(1_900), seal);
    expect(suiteIn(merged, 'acme/web')?.base?.tests.size).toBe(2_000);
    expect(suiteIn(merged, 'acme/api')).toMatchObject({ base: null, loss: 'size' });
    expect(merged?.length).toBeLessThanOrEqual(65_536);
  });
});

describe('our text in a comment', () => {
  const own = commentOf(flakyTests(2));
  const next = commentOf(flakyTests(3));
  it.each([
    ['alone', '', ''],
    ['below other text', '## Digest\n\n', ''],
    ['above other text', '', '\n\n### Coverage'],
    ['between other text', `> ${markerLine('flaky')}\n\n`, `\n${markerLine('flaky')}\n`],
  ])('is replaced: %s', (_, above, below) => {
    expect(replaceOwn(`${above}${own}${below}`, next, seal, 'flaky-tests')).toBe(`${above}${next}${below}`);
    const windows = `${above}${own}${below}`.replaceAll('\n', '\r\n');
    expect(replaceOwn(windows, next, seal, 'flaky-tests')).toBe(`${above}${next}${below}`);
  });

  it('takes the place of all if its first line is gone', () => {
    const [, ...rest] = own.split('\n');
    expect(replaceOwn(`Note\n${rest.join('\n')}`, next, seal, 'flaky-tests')).toBe(next);
  });
});

describe('a memory that is not ours', () => {
  const body = commentOf(flakyTests(20));

  it.each<[string, Partial<SealOptions>]>([
    ['of another pull request', { pullRequest: 8 }],
    ['of another repository', { repository: '4712' }],
    ['of another comment', { comment: 'acme/other' }],
    ['signed with another key', { keys: ['some other key here'] }],
    ['read without a key', { keys: [] }],
  ])('is not believed: %s', (_, parts) => {
    expect(readComment(body, sealOf(parts))).toBeNull();
  });

  it('is not believed if a character of it was edited', () => {
    const line = memoryLine(body);
    fc.assert(
      fc.property(fc.integer({ min: 24, max: line.length - 5 }), (index) => {
        const other = line[index] === 'A' ? 'B' : 'A';
        const edited = `${line.slice(0, index)}${other}${line.slice(index + 1)}`;
        expect(readComment(body.replace(line, edited), seal)).toBeNull();
      }),
    );
  });

  it('never causes an error, whatever it is', () => {
    const word = fc.base64String().map((text) => text.replaceAll(/[+/=]/g, '_'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), word), word, (text, other) => {
        const made = `<!-- kitestring-memory ${text} ${other.padEnd(43, 'x')} ${'y'.repeat(43)} -->`;
        expect(readComment(made, seal)).toBeNull();
      }),
    );
  });
});

describe('keys that are replaced', () => {
  const [old, both, next] = [
    ['the old key of all'],
    ['the new key of all', 'the old key of all'],
    ['the new key of all'],
  ].map((keys) => sealOf({ keys })) as [Seal, Seal, Seal];

  it('keep the first report, because the first one signs and all are accepted', () => {
    const first = commentOf(flakyTests(5), { seal: old });
    expect(readComment(first, next)).toBeNull();
    expect(readComment(first, both)?.intact).toBe(false);
    const second = commentOf(flakyTests(5), { seal: both, commit: 'b' }, first);
    expect(readComment(second, old)).toBeNull();
    expect(readComment(second, next)?.intact).toBe(true);
    const report = compare(second, [...flakyTests(5), flakyTest(6)], { seal: next });
    expect(report.comparison).toMatchObject({ added: 1, gone: [], before: 5 });
  });

  it('give other hashes, which cannot be found without them', () => {
    const keys = (signer: Seal) => [
      ...(memoryIn(commentOf(flakyTests(1), { seal: signer }), signer)?.base?.tests.keys() ?? []),
    ];
    expect(keys(old)[0]).toMatch(/^[\w-]{11}$/);
    expect(keys(old)).not.toEqual(keys(next));
  });
});

describe('our comment', () => {
  const body = commentOf(flakyTests(2));
  const line = memoryLine(body);

  it.each([
    ['as it was', body],
    ['with other line ends', body.replaceAll('\n', '\r\n')],
    ['with a line feed at its end', `${body}\n`],
    ['with text after it', `${body}\nmore`],
    ['with text before it', `more\n${body}`],
    ['without its marker', body.replace(markerLine('acme/web'), '')],
    ['with nothing but the memory', line],
    [
      'behind a memory that is not ours',
      `${line.replace(' -->', 'A -->')}\n${line.replace('memory ', 'memory A')}\n${body}`,
    ],
  ])('is recognized by its memory, wherever it stands: %s', (_, text) => {
    expect(memoryIn(text)?.base?.tests.size).toBe(2);
  });

  it('shows whether it was edited, whatever happened to its line ends', () => {
    expect(readComment(body, seal)?.intact).toBe(true);
    expect(readComment(`${body.replaceAll('\n', '\r\n')}\r\n`, seal)?.intact).toBe(true);
    for (const edited of [body.replace('2 flaky', '1 flaky'), `${body}\nmore`, `more\n${body}`, line])
      expect(readComment(edited, seal)?.intact).toBe(false);
  });

  it.each(['-->', '<!--', 'a b', '@octocat', 'ü\n', '\uD800', 'x'.repeat(9_000)])(
    'has one short line for the key %j',
    (key) => {
      expect(markerLine(key)).toMatch(/^<!-- kitestring-flaky-tests [\w-]{1,400} -->$/);
    },
  );

  it('has a line of its own for each key', () => {
    const keys = ['a', 'b', 'x'.repeat(9_000), 'x'.repeat(9_001)];
    expect(new Set(keys.map((key) => markerLine(key))).size).toBe(4);
  });
});
