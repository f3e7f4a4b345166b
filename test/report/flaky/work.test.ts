import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { firstReport } from '../../../src/report/flaky/baseline.ts';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { readComment } from '../../../src/report/flaky/marker.ts';
import { renderFlakySummary } from '../../../src/report/flaky/summary.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { sealOf, webIn } from '../support/earlier.ts';
import { flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
  earlier: { base: firstReport, last: null },
};
const run = { id: 1, attempt: 1, sha: 'a'.repeat(40), number: 1, url: 'https://ci.example/1' };

function commentOf(count: number, parts: Partial<FlakyContext> = {}): string {
  const report = analyzeFlakyTests(flakyTests(count), { ...context, ...parts });
  renderFlakySummary([report], { bytes: 1_000_000 });
  return renderFlakyComment([report], { seal: sealOf(), before: null, repository: null, run }).body;
}

function restoreBuiltins(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

/** How often a report of so many tests, its summary, and its comment hash and compress. */
function workOf(count: number, parts: Partial<FlakyContext> = {}) {
  const hash = vi.spyOn(crypto, 'createHmac');
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

  it('hashes no test of a list that is too long for the memory, and compresses next to nothing', () => {
    for (const count of [5_000, 10_000]) {
      const { deflates, hashes, longest } = workOf(count);
      expect(deflates).toBe(1);
      // The signature, whose length is reserved first.
      expect(hashes).toBe(2);
      expect(longest).toBeLessThan(1_000);
    }
  });

  it('compresses once for each step of forgetting that can fit, and no more often', () => {
    expect(workOf(100).deflates).toBe(1);
    for (const count of [400, 700, 1_000, 1_450]) expect(workOf(count).deflates).toBeLessThanOrEqual(6);
  });

  it('hashes each test twice at most: to compare it with both reports, and to remember it', () => {
    const memory = webIn(readComment(commentOf(1_000), sealOf())?.memory ?? null);
    expect(memory?.base?.tests.size).toBe(1_000);
    const earlier = { base: memory?.base ?? '', last: memory?.last ?? null };
    expect(workOf(1_000, { earlier }).hashes).toBeLessThanOrEqual(2 * 1_000 + 2);
    expect(workOf(5_000, { earlier }).hashes).toBeLessThanOrEqual(5_000 + 2);
  });
});
