import { describe, expect, it } from 'vitest';
import { type FlakyCommentOptions, renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { analyzeFlakyTests, type FlakyContext, type FlakyReport } from '../../../src/report/flaky/report.ts';
import { baselineOf } from '../support/earlier.ts';
import { flakyContext, flakyTest, flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';
import { repository, run } from '../support/place.ts';
import { renderMarkdown } from '../support/rendered.ts';

const file = 'spec/models/thing_3_spec.rb';
const context: FlakyContext = {
  ...flakyContext,
  suite: { organization: 'acme', slug: 'web', name: 'Web', web_url: 'https://ci.example/suites/web' },
  changedFiles: { paths: [file], diff: new Map([[file, [[10, 20]]]]), complete: true },
};
const report = (count: number, parts: Partial<FlakyContext> = {}) =>
  analyzeFlakyTests(flakyTests(count), { ...context, ...parts });

function comment(reports: readonly FlakyReport[], options: Partial<FlakyCommentOptions> = {}): string {
  const [full = ''] = renderFlakyComment(reports, {
    ...{
      characters: 61_440,
      repository,
      run,
      gates: { failures: [], unevaluated: [] },
      summaryShowsAll: true,
    },
    ...options,
  });
  return full;
}

const text = (body: string) => renderMarkdown(body).text.replaceAll('\u200B', '');

describe('a comment on flaky tests', () => {
  it('has new ones first, and counts them', () => {
    const earlier = baselineOf(
      flakyTests(50).filter((_, index) => ![0, 20].includes(index)),
      context,
    );
    const body = comment([report(50, { earlier })]);
    expect(body).toContain('**3 flaky tests in files changed by this pull request, 1 of them new**\n');
    expect(body.match(/^\| (?:\*\*new\*\* · )?\[keeps its promise number \d+/gm)?.slice(0, 2)).toEqual([
      '| **new** · [keeps its promise number 20',
      '| [keeps its promise number 3',
    ]);
    const [, rest = ''] = body.split('<summary>47 more in the suite, 1 of them new</summary>');
    expect(rest.match(/^\| (?:\*\*new\*\* · )?\[/gm)?.slice(0, 2)).toEqual(['| **new** · [', '| [']);
  });

  it('says what changed since the first report, or since the report in the file', () => {
    const earlier = baselineOf(flakyTests(51).slice(1), { ...context, now: now - 86_400_000 });
    const line = (parts: Partial<FlakyContext>) =>
      /^Since .*$/m.exec(text(comment([report(50, parts)])))?.[0];
    expect(line({ earlier })).toBe('Since the report in the file (31 Jul): 1 new, 1 gone.');
    expect(line({ earlier: { ...earlier, commit: 'b' } })).toBe(
      'Since the first report (31 Jul): 1 new, 1 gone.',
    );
    expect(line({ earlier, complete: false })).toBe('Since the report in the file (31 Jul): 1 new.');
    expect(line({ earlier: baselineOf(flakyTests(50), context) })).toBe(
      'Since the report in the file (1 Aug): no changes.',
    );
    const long = baselineOf([], { ...context, now: Date.parse('2025-12-24T23:00:00Z') });
    expect(line({ earlier: long })).toBe('Since the report in the file (24 Dec 2025): 50 new, 0 gone.');
    expect(line({})).toBeUndefined();
  });

  it.each([0, 1, 2, 50, 5_000])(
    'repeats no total, explains no formula and names no file of the runner (%d)',
    (count) => {
      const earlier = baselineOf(flakyTests(3), context);
      for (const summaryShowsAll of [true, false]) {
        const body = comment([report(count, { earlier })], { summaryShowsAll });
        expect(body).not.toMatch(/json-path|selectors-path|Sorted by|in total|score/);
        const places = body.match(/ (?:in|see) \[(?:the job summary|suite Web)\]\(https:[^)]+\)/g) ?? [];
        expect(places.length > 0).toBe(count > 25);
        expect(places.join().includes('suite Web')).toBe(count > 25 && !summaryShowsAll);
      }
    },
  );

  it('links each test to its page, its line, and the diff if the line is in it, and names its owner', () => {
    const body = comment([report(50)], { ownersOf: () => ['@acme/web'] });
    const rows = body.split('\n').filter((line) => /promise number (?:3|20)\]/.test(line));
    for (const [row, line, shown] of [
      [rows[0], 13, true],
      [rows[1], 30, false],
    ] as const) {
      const links = renderMarkdown(`| a | b | c |\n| - | - | - |\n${row}`).links;
      expect(links[0]).toMatch(/^https:\/\/ci\.example\/.*\/tests\/\d+$/);
      expect(links[1]).toBe(`https://github.com/acme/web/blob/${repository.sha}/${file}#L${line}`);
      expect(links[2]?.replace(/[0-9a-f]{64}/, '#')).toBe(
        shown ? `https://github.com/acme/web/pull/7/files#diff-#R${line}` : undefined,
      );
    }
    expect(rows[0]).toContain('<br><sub>owner @\u200Bacme/web</sub>');
  });

  it('tells tests in a file that the pull request removes, without a link to it', () => {
    const changedFiles = { paths: [], removed: [file], complete: true };
    const body = comment([report(50, { changedFiles })]);
    expect(text(body)).toContain('3 flaky tests in files removed by this pull request.');
    expect(text(body)).toMatch(/thing_3_spec\.rb:\d+ \(file removed\)/);
    expect(body).not.toContain(`/${file}`);
  });

  it('has the commands for plain names, and none for others', () => {
    const plain = analyzeFlakyTests(
      [{ ...flakyTest(1), name: 'TestA/b', location: `${file}:1`, file_name: null }],
      context,
    );
    expect(comment([plain], { format: 'go' })).toContain("go test -skip '^TestA$/^b$' ./...");
    expect(comment([plain], { format: 'rspec' })).toContain(`bundle exec rspec ./${file}:1`);
    expect(comment([report(50)], { format: 'go' })).not.toContain('```');
  });
});
