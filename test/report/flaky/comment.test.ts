import { describe, expect, it } from 'vitest';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { baselineOf, flakyContext, flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';
import { now, repository, run } from '../support/setting.ts';

const file = 'spec/models/thing_3_spec.rb';
const context: FlakyContext = {
  ...flakyContext,
  suite: { organization: 'acme', slug: 'web', name: 'Web', web_url: 'https://ci.example/suites/web' },
  changedFiles: { paths: [file], diff: new Map([[file, [[10, 20]]]]), complete: true },
};

function comment(count: number, parts: Partial<FlakyContext> = {}, summaryShowsAll = true): string {
  const gates = { failures: [], unevaluated: [] };
  const options = { characters: 61_440, repository, run, gates, summaryShowsAll };
  return renderFlakyComment([reportOn(flakyTests(count), { ...context, ...parts })], options)[0] ?? '';
}

// What it looks like is in the gallery.
describe('a comment on flaky tests', () => {
  const earlier = baselineOf(flakyTests(51).slice(1), { ...context, now: now - 86_400_000 });

  it.each<[Partial<FlakyContext>, string | undefined]>([
    [{ earlier }, 'Since the report in the file (2026-07-31): 1 new, 1 gone.'],
    [{ earlier: { ...earlier, commit: 'b' } }, 'Since the first report (2026-07-31): 1 new, 1 gone.'],
    [{ earlier, complete: false }, 'Since the report in the file (2026-07-31): 1 new.'],
    [
      { earlier: baselineOf(flakyTests(50), context) },
      'Since the report in the file (2026-08-01): no changes.',
    ],
    [
      { earlier: baselineOf([], { ...context, now: Date.parse('2025-12-24T23:00:00Z') }) },
      'Since the report in the file (2025-12-24): 50 new, 0 gone.',
    ],
    [
      {
        earlier: baselineOf([...flakyTests(49), flakyTest(49, { file_name: './spec/old_spec.rb' })], context),
      },
      'Since the report in the file (2026-08-01): 0 new, 0 gone, 1 moved to another file.',
    ],
    [{}, undefined],
  ])('says what changed since an earlier report', (parts, line) => {
    expect(/^Since .*$/m.exec(comment(50, parts))?.[0]).toBe(line);
  });

  it.each([
    [2, true, []],
    [50, true, ['the job summary']],
    [100, false, ['suite Web']],
  ])('says where the complete list is, and names no file of the runner (%d)', (count, all, places) => {
    const paths = Array.from({ length: 9 }, (_, index) => `spec/models/thing_${index}_spec.rb`);
    const body = comment(count, { earlier, changedFiles: { paths, complete: true } }, all);
    expect(body).not.toMatch(/json-path|selectors-path/);
    expect(body.match(/(?<= (?:in|see) \[)[^\]]+(?=\]\(https:)/g) ?? []).toEqual(places);
  });
});
