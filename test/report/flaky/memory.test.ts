import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { changesLine, describeFlaky } from '../../../src/report/flaky/headline.ts';
import { markerLine, readComment, renderMemory } from '../../../src/report/flaky/marker.ts';
import {
  decodeMemory,
  encodeMemory,
  memoryCharacters,
  rememberReport,
} from '../../../src/report/flaky/memory.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { flakyTests } from '../support/flaky-tests.ts';
import { hostileTest } from '../support/hostile.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { now } from '../support/moments.ts';

const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};
const run = { id: 12_345_678_901, attempt: 2, sha: 'a'.repeat(40) };

function memoryOf(count: number, parts: Partial<FlakyContext> = {}) {
  return rememberReport(analyzeFlakyTests(flakyTests(count), { ...context, ...parts }), run, 'fingerprint');
}

const pack = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');

describe('the memory of a comment', () => {
  it('comes back as it was, to the minute', () => {
    const memory = memoryOf(50);
    const toMinute = (ms: number | null) => (ms === null ? null : ms - (ms % 60_000));
    const tests = memory.tests.map((test) => ({ ...test, lastSeenAt: toMinute(test.lastSeenAt) }));
    expect(decodeMemory(encodeMemory(memory))).toEqual({ ...memory, tests });
  });

  it.each([
    [0, true, 0],
    [320, true, 320],
    [1_000, true, 1_000],
    [5_000, false, 100],
  ])('of %d tests is small, and complete: %s', (count, full, kept) => {
    const text = encodeMemory(memoryOf(count));
    expect(text.length).toBeLessThanOrEqual(memoryCharacters);
    expect(decodeMemory(text)).toMatchObject({ full, total: count });
    expect(decodeMemory(text)?.tests).toHaveLength(kept);
  });

  it('of 5,000 tests keeps those that matter most', () => {
    const memory = memoryOf(5_000);
    expect(decodeMemory(encodeMemory(memory))?.tests[0]?.idKey).toBe(memory.tests[0]?.idKey);
  });

  it('compares like the report itself, also with hostile names', () => {
    const seen = new Date(now - 12_345).toISOString();
    const list = hostileNames.map(hostileTest).map((test) => ({ ...test, most_recent_instance_at: seen }));
    const report = analyzeFlakyTests(list, context);
    const baseline = decodeMemory(encodeMemory(rememberReport(report, run, 'x')));
    expect(baseline).not.toBeNull();
    expect(analyzeFlakyTests(list, { ...context, baseline }).comparison).toMatchObject({
      added: 0,
      activeAgain: 0,
      gone: [],
    });
  });

  it('is not complete when the list was not', () => {
    expect(memoryOf(3, { complete: false }).full).toBe(false);
    // A filter hides tests from readers; the memory holds them all the same.
    expect(memoryOf(3, { filters: { minInstances: 1_000 } })).toMatchObject({ full: true, total: 3 });
  });
});

describe('the memory beside an incomplete list', () => {
  const before = decodeMemory(encodeMemory(memoryOf(50)));
  const beforeCut = decodeMemory(encodeMemory(memoryOf(5_000)));
  const page = { complete: false, now: now + 86_400_000 };

  it('stays as it was, except for the run', () => {
    expect(memoryOf(3, { ...page, baseline: before })).toEqual({
      ...before,
      run,
      fingerprint: 'fingerprint',
    });
    expect(memoryOf(3, { ...page, baseline: beforeCut })).toMatchObject({ at: now, total: 5_000 });
  });

  it('is the list if that knows as much, or nothing was known', () => {
    expect(memoryOf(3, page)).toMatchObject({ at: page.now, total: 3, full: false });
    expect(memoryOf(5_000, { ...page, baseline: beforeCut })).toMatchObject({ at: page.now, full: false });
  });
});

describe('a memory that is cut', () => {
  const baseline = decodeMemory(encodeMemory(memoryOf(3_000)));
  const report = analyzeFlakyTests([], { ...context, baseline });

  it('still knows how many tests there were, and a lower bound of those that are gone', () => {
    expect(baseline).toMatchObject({ full: false, total: 3_000 });
    expect(describeFlaky(report)).toBe('No flaky tests in suite web, 3,000 in the last report');
    expect(changesLine(report).markdown).toContain('at least 100 no longer reported');
    const { body } = renderFlakyComment(report, {
      key: 'k',
      repository: null,
      run: { ...run, number: 1, url: '' },
    });
    expect(body).toContain('<summary>At least 100 no longer reported</summary>');
  });
});

describe('an untrusted memory', () => {
  const sound = { v: 1, t: 1, r: [1, 1, 'a'], p: 'p', f: 1, n: 0, k: [] };

  it('is read if it is valid', () => {
    expect(decodeMemory(pack(sound))).toMatchObject({ at: 60_000, full: true, tests: [] });
  });

  it.each([
    ['of another version', { ...sound, v: 2 }],
    ['with a number that is none', { ...sound, n: 'many' }],
    ['with a number that no list has', { ...sound, n: 9e15 }],
    ['with a negative time', { ...sound, t: -1 }],
    ['with a test of another shape', { ...sound, k: [['a']] }],
    ['with a name too long', { ...sound, k: [['a', 'b', 1, 1, 'x'.repeat(5_000)]] }],
    ['that is a list', []],
    ['that is null', null],
  ])('is rejected: %s', (_, value) => {
    expect(decodeMemory(pack(value))).toBeNull();
  });

  it('is rejected if it is damaged', () => {
    const text = encodeMemory(memoryOf(20));
    expect(decodeMemory(text.slice(0, -9))).toBeNull();
    expect(decodeMemory(`${text.slice(0, 20)}!${text.slice(21)}`)).toBeNull();
    expect(decodeMemory('')).toBeNull();
  });

  it('is rejected if it unpacks to too much', () => {
    const bomb = deflateRawSync(`${JSON.stringify(sound)}${' '.repeat(5_000_000)}`).toString('base64url');
    expect(bomb.length).toBeLessThan(memoryCharacters);
    expect(decodeMemory(bomb)).toBeNull();
  });

  it('never causes an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.jsonValue().map(pack)), (text) => {
        expect([null, 'object']).toContain(decodeMemory(text) === null ? null : 'object');
      }),
    );
  });
});

describe('our comment', () => {
  const bodyOf = (shown: string, memory = memoryOf(2)) =>
    `${markerLine('acme/web')}\n${shown}\n\n${renderMemory(encodeMemory(memory), 'shown')}`;
  const body = bodyOf('shown');

  it('is found by its first line', () => {
    expect(readComment(body, 'acme/web', now)?.memory?.tests).toHaveLength(2);
    expect(readComment(body.replaceAll('\n', '\r\n'), 'acme/web', now)?.memory?.tests).toHaveLength(2);
    expect(readComment(`${body}\n`, 'acme/web', now)?.memory).not.toBeNull();
  });

  it.each([
    ['of another key', body, 'acme/other'],
    ['with a line before it', `\n${body}`, 'acme/web'],
    ['that is quoted', `> ${body}`, 'acme/web'],
    ['with more on the line', body.replace('\n', ' x\n'), 'acme/web'],
    ['that is empty', '', 'acme/web'],
  ])('is not found in one %s', (_, text, key) => {
    expect(readComment(text, key, now)).toBeNull();
  });

  it('has its memory only at the very end', () => {
    expect(readComment(`${body}\nmore`, 'acme/web', now)).toEqual({ memory: null, intact: false });
    expect(readComment(`${markerLine('k')}\nshown`, 'k', now)).toEqual({ memory: null, intact: false });
  });

  it('shows whether it was edited, whatever happened to its line ends', () => {
    expect(readComment(body, 'acme/web', now)?.intact).toBe(true);
    expect(readComment(`${body.replaceAll('\n', '\r\n')}\r\n`, 'acme/web', now)?.intact).toBe(true);
    expect(readComment(bodyOf('Shown'), 'acme/web', now)).toMatchObject({
      intact: false,
      memory: { total: 2 },
    });
    const unsealed = body.replace(/ [\w-]+ -->$/, ' -->');
    expect(readComment(unsealed, 'acme/web', now)).toMatchObject({ intact: false, memory: { total: 2 } });
  });

  it('has no memory from the future, except for small clock differences', () => {
    const at = (ms: number) => bodyOf('shown', { ...memoryOf(2), at: now + ms });
    expect(readComment(at(3_600_000), 'acme/web', now)?.memory).not.toBeNull();
    expect(readComment(at(3_660_000), 'acme/web', now)?.memory).toBeNull();
  });

  it.each(['-->', '<!--', 'a b', '@octocat', 'ü\n', '\uD800', 'x'.repeat(9_000)])(
    'has one short line for the key %j',
    (key) => {
      expect(markerLine(key)).toMatch(/^<!-- kitestring-flaky-tests [\w-]{1,400} -->$/);
    },
  );

  it('has a line of its own for each key', () => {
    const keys = ['a', 'b', 'x'.repeat(9_000), 'x'.repeat(9_001)];
    expect(new Set(keys.map(markerLine)).size).toBe(4);
  });
});
