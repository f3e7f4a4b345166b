import { describe, expect, it } from 'vitest';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/report.ts';
import { renderFlakySummary } from '../../../src/report/flaky/summary.ts';
import { listTests } from '../../../src/report/tests/lists.ts';
import { baselineOf, flakyContext, flakyTest, flakyTests } from '../support/flaky-tests.ts';
import { hostileTest } from '../support/hostile.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { now, repository, run } from '../support/setting.ts';

const day = 86_400_000;
const web_url = 'https://ci.example/organizations/acme/analytics/suites/web';
const suite = { organization: 'acme', slug: 'web', name: 'Web', web_url };
const context: FlakyContext = { ...flakyContext, suite };
const diff = new Map([['spec/models/thing_3_spec.rb', [[10, 20]] as const]]);
const changedFiles = { paths: ['spec/models/thing_3_spec.rb', 'README.md'], diff, complete: true };

/** This many tests, hostile names among them where there are many. */
function listOf(count: number) {
  const names = count < 50 ? [] : hostileNames.slice(0, 20);
  const hostile = names.map((name, index) => hostileTest(name.slice(0, 80), 10_000 + index));
  return [...flakyTests(count - hostile.length), ...hostile];
}

/** What a report of yesterday knew: three more tests, and all but two of today's. */
function yesterday(count: number, parts: Partial<FlakyContext> = {}) {
  const list = [...listOf(count).slice(2), ...[901, 902, 903].map((index) => flakyTest(index))];
  return baselineOf(list, { ...context, ...parts, now: now - day }, 'e'.repeat(40));
}

const report = (count: number, parts: Partial<FlakyContext> = {}) =>
  analyzeFlakyTests(listOf(count), { ...context, ...parts });

/** Golden files: a name, the number of tests, and what is special about the report. */
type Picture = [name: string, count: number, parts?: Partial<FlakyContext>, form?: number];
const counts = [0, 1, 50, 5_000].map((count): Picture => [`${count}`, count]);

describe('the gallery of summaries of flaky tests', () => {
  const bytes = 1_000_000;

  it.each<Picture>([
    ...counts,
    ['compared', 50, { earlier: yesterday(50), changedFiles }],
    ['incomplete', 50, { complete: false, earlier: yesterday(50) }],
    ['filtered', 50, { filters: { 'min-instances': 90 }, earlier: yesterday(50) }],
    ['filtered-empty', 50, { filters: { 'min-instances': 1_000 } }],
    ['gone', 0, { earlier: yesterday(2) }],
  ])('shows one that is %s', async (name, count, parts) => {
    const found = report(count, parts);
    const listed = { list: listTests([found], 'rspec'), elsewhere: 'the report file' };
    const summary = renderFlakySummary([found], { bytes, repository, ...(!parts && listed) });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(bytes);
    await expect(summary).toMatchFileSnapshot(`../golden/flaky-summary-${name}.md`);
  });

  it('shows how many runs of a test failed if the service counts them', async () => {
    const counts = { instances: 2, runs: 112, reliability: 0.982, most_recent_instance_at: null };
    const list = flakyTests(3).map((test) => ({ ...test, ...counts }));
    const found = analyzeFlakyTests(list, { ...context, source: 'tests' });
    const summary = renderFlakySummary([found], { bytes, repository });
    await expect(summary).toMatchFileSnapshot('../golden/flaky-summary-runs.md');
  });
});

describe('the gallery of comments on flaky tests', () => {
  const options = {
    characters: 61_440,
    repository,
    run,
    gates: { failures: [], unevaluated: [] },
    summaryShowsAll: true,
    ownersOf: () => ['@acme/web', '@octocat'],
  };

  it.each<Picture>([
    ...counts,
    ['gone', 0, { earlier: yesterday(2) }],
    ['compared-full', 50, { earlier: yesterday(50) }],
    ['compared-compact', 50, { earlier: yesterday(50) }, 1],
  ])('shows one that is %s', async (name, count, parts = {}, form = 0) => {
    const body = renderFlakyComment([report(count, { ...parts, changedFiles })], options)[form] ?? '';
    await expect(body).toMatchFileSnapshot(`../golden/flaky-comment-${name}.md`);
  });

  it('shows several suites, a failed gate, and what is not known', async () => {
    const api = { organization: 'acme', slug: 'api', name: 'API', web_url: null };
    const found = [
      report(50, { earlier: yesterday(50), changedFiles }),
      report(2, { suite: api, complete: false, changedFiles }),
      report(0, { suite: { organization: 'acme', slug: 'e2e', name: 'E2E' }, changedFiles }),
    ];
    const gates = {
      failures: ['max-new failed: 2 new flaky tests, at most 0 allowed.'],
      unevaluated: ['max-flaky was not evaluated: the list of flaky tests is incomplete.'],
    };
    const [full = ''] = renderFlakyComment(found, { ...options, gates });
    await expect(full).toMatchFileSnapshot('../golden/flaky-comment-suites.md');
  });
});
