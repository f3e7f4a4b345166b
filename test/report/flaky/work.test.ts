import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { readComment } from '../../../src/report/flaky/marker.ts';
import { renderFlakySummary } from '../../../src/report/flaky/summary.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
  baseline: null,
};
const run = { id: 1, attempt: 1, sha: 'a'.repeat(40), number: 1, url: 'https://ci.example/1' };

function commentOf(count: number, parts: Partial<FlakyContext> = {}): string {
  const report = analyzeFlakyTests(flakyTests(count), { ...context, ...parts });
  renderFlakySummary(report, { bytes: 1_000_000 });
  return renderFlakyComment(report, { key: 'k', repository: null, run }).body;
}

function restoreBuiltins(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

/** How often a report of so many tests, its summary, and its comment hash and compress. */
function workOf(count: number, parts: Partial<FlakyContext> = {}) {
  const hash = vi.spyOn(crypto, 'hash');
  const deflate = vi.spyOn(zlib, 'deflateRawSync');
  syncBuiltinESMExports();
  commentOf(count, parts);
  const packed = deflate.mock.calls.map(([text]) => String(text).length);
  const work = { hashes: hash.mock.calls.length, deflates: packed.length, longest: Math.max(...packed) };
  restoreBuiltins();
  return work;
}

describe('the work of a report on flaky tests', () => {
  afterEach(restoreBuiltins);

  it('compresses and hashes the same few tests of any list that is too long for the memory', () => {
    for (const count of [5_000, 10_000]) {
      const { deflates, hashes, longest } = workOf(count);
      expect(deflates).toBe(1);
      // Two keys for each of 100 tests, the fingerprint, and the hash of the visible text, which is reserved first.
      expect(hashes).toBe(203);
      expect(longest).toBeLessThan(20_000);
    }
  });

  it('compresses once for each step of forgetting that can fit, and no more often', () => {
    expect(workOf(100).deflates).toBe(1);
    expect(workOf(2_000).deflates).toBe(2);
    for (const count of [400, 700, 1_000, 1_500]) expect(workOf(count).deflates).toBeLessThanOrEqual(5);
  });

  it('hashes each test at most twice to compare it with the last report', () => {
    const baseline = readComment(commentOf(5_000), 'k', now)?.memory ?? null;
    expect(baseline?.total).toBe(5_000);
    expect(workOf(5_000, { baseline }).hashes).toBeLessThanOrEqual(2 * 5_000 + 203);
  });
});
