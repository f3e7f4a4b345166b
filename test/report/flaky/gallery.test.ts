import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { firstReport } from '../../../src/report/flaky/baseline.ts';
import { commentTiers, renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { renderSelectors } from '../../../src/report/flaky/selectors.ts';
import { renderFlakySummary } from '../../../src/report/flaky/summary.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { earlierOf, sealOf } from '../support/earlier.ts';
import { flakyTest, flakyTests } from '../support/flaky-tests.ts';
import { hostileTest } from '../support/hostile.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { now } from '../support/moments.ts';

const day = 86_400_000;
const repository = {
  server: 'https://github.com',
  name: 'acme/web',
  sha: '3f786850e387550fdab836ed7e6dc881de23001b',
};
const pullRequest = { ...repository, pullRequest: 7 };
const run = {
  id: 77,
  attempt: 1,
  sha: repository.sha,
  number: 12,
  url: 'https://github.com/acme/web/actions/runs/77',
};
const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: {
    organization: 'acme',
    slug: 'web',
    name: 'Web',
    web_url: 'https://ci.example/organizations/acme/analytics/suites/web',
  },
  complete: true,
};
const diff = new Map([['spec/models/thing_3_spec.rb', [[10, 20]] as const]]);
const changedFiles = { paths: ['spec/models/thing_3_spec.rb', 'README.md'], diff, complete: true };

/** So many tests, hostile names among them where there are many. */
function listOf(count: number) {
  const hostile =
    count < 50
      ? []
      : hostileNames.map((name, index) => hostileTest(name.slice(0, 80), 10_000 + index)).slice(0, 20);
  return [...flakyTests(count - hostile.length), ...hostile];
}

/** What a report of yesterday knew: three more tests, all but two of today's, and less of one. */
function yesterday(count: number, parts: Partial<FlakyContext> = {}) {
  const list = [...listOf(count).slice(2), ...[901, 902, 903].map((index) => flakyTest(index))].map(
    (test, index) => {
      return index === 0 ? { ...test, instances: 0 } : test;
    },
  );
  return earlierOf(list, { ...context, ...parts, now: now - day }, 'e'.repeat(40));
}

const first = { base: firstReport, last: null };

const report = (count: number, parts: Partial<FlakyContext> = {}) =>
  analyzeFlakyTests(listOf(count), { ...context, ...parts });

describe('the gallery of summaries of flaky tests', () => {
  it.each([0, 1, 2, 50, 320, 5_000])('shows %d tests', async (count) => {
    const found = report(count);
    const selectors = renderSelectors([found], 'rspec', now + 7 * day);
    const summary = renderFlakySummary([found], {
      bytes: 1_000_000,
      repository,
      selectors,
      elsewhere: 'in the report file',
      copyFrom: 'in the list file',
    });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
    await expect(summary).toMatchFileSnapshot(`../golden/flaky-summary-${count}.md`);
  });

  it.each<[string, number, Partial<FlakyContext>]>([
    ['compared', 50, { earlier: yesterday(50), changedFiles }],
    ['first', 2, { earlier: first }],
    ['incomplete', 50, { complete: false, earlier: yesterday(50) }],
    ['filtered', 50, { filters: { minInstances: 90 }, earlier: yesterday(50) }],
    ['filtered-empty', 50, { filters: { minInstances: 1_000 } }],
    ['top-3', 50, { top: 3 }],
    ['gone', 0, { earlier: yesterday(2) }],
  ])('shows one that is %s', async (name, count, parts) => {
    const summary = renderFlakySummary([report(count, parts)], { bytes: 1_000_000, repository });
    await expect(summary).toMatchFileSnapshot(`../golden/flaky-summary-${name}.md`);
  });
});

/** How the memory is compressed differs between machines; what it holds is tested elsewhere. */
function withoutMemory(body: string): string {
  return body.replace(/(<!-- kitestring-memory )[\w-]+ [\w-]+ [\w-]+( -->)$/, '$1(compressed)$2');
}

describe('the gallery of comments on flaky tests', () => {
  const options = {
    seal: sealOf(),
    before: null,
    repository: pullRequest,
    run,
    summary: { all: true, names: true },
    ownersOf: () => ['@acme/web', '@octocat'],
  };

  it.each([
    [0, 'full'],
    [1, 'full'],
    [2, 'full'],
    [50, 'full'],
    [320, 'full'],
    [5_000, 'full'],
  ])('shows %d tests in the form %s', async (count, tier) => {
    const comment = renderFlakyComment([report(count, { earlier: first, changedFiles })], options);
    expect(comment.tier).toBe(tier);
    expect(comment.body.length).toBeLessThanOrEqual(65_536 - 4_096);
    await expect(withoutMemory(comment.body)).toMatchFileSnapshot(`../golden/flaky-comment-${count}.md`);
  });

  it.each(commentTiers)('shows a comparison in the form %s', async (tier) => {
    const found = report(50, { earlier: yesterday(50), changedFiles });
    const comment = renderFlakyComment([found], { ...options, tier });
    expect(comment.tier).toBe(tier);
    await expect(withoutMemory(comment.body)).toMatchFileSnapshot(
      `../golden/flaky-comment-compared-${tier}.md`,
    );
  });

  it('shows that all tests are gone', async () => {
    const { body } = renderFlakyComment([report(0, { earlier: yesterday(2), changedFiles })], options);
    await expect(withoutMemory(body)).toMatchFileSnapshot('../golden/flaky-comment-gone.md');
  });
});
