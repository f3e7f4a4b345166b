import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests } from '../../src/report/flaky/analyze.ts';
import { renderFlakySummary } from '../../src/report/flaky/summary.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import { flakyTests } from './support/flaky-tests.ts';
import { now } from './support/moments.ts';

describe('a summary of flaky tests', () => {
  it.each([0, 1, 2, 50])('of %d', async (number) => {
    const suite = { organization: 'acme', slug: 'web', name: 'Web' };
    const report = analyzeFlakyTests(flakyTests(number), {
      now,
      redact: createRedactor([]),
      complete: true,
      suite,
    });
    const summary = renderFlakySummary(report, { bytes: 1_000_000 });
    await expect(summary).toMatchFileSnapshot(`golden/flaky-${number}.md`);
  });
});
