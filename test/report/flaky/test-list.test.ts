import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { renderFlakySummary } from '../../../src/report/flaky/summary.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { earlierOf, sealOf } from '../support/earlier.ts';
import { flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const run = {
  id: 77,
  attempt: 1,
  sha: '3f786850e387550fdab836ed7e6dc881de23001b',
  number: 12,
  url: 'https://github.com/acme/web/actions/runs/77',
};

/** So many tests, of which the first stand in a file that is changed. */
function listOf(total: number, touched: number) {
  return flakyTests(total).map((test, index) => ({
    ...test,
    name: `${index < touched ? 'theirs' : 'other'} ${index}`,
    location: `${index < touched ? 'changed' : 'same'}.rb:1`,
    file_name: `${index < touched ? 'changed' : 'same'}.rb`,
  }));
}

const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};

/** A report on them. */
function report(total: number, touched: number, top: number | null = null) {
  const changedFiles = { paths: ['changed.rb'], complete: true };
  return analyzeFlakyTests(listOf(total, touched), { ...context, changedFiles, top });
}

/** Of each part of a text: its title, how many tests of both kinds it lists, and what closes it. */
function parts(text: string): string[] {
  return text.split('<details>').map((part) => {
    const title = part.match(/<summary>(.*)<\/summary>/)?.[1] ?? 'open';
    const rows = (kind: string) => part.match(new RegExp(`^\\| .*\\b${kind} \\d+`, 'gm'))?.length ?? 0;
    const more = part.match(/^[Aa]nd .* more.*$/gm) ?? [];
    return [title, `${rows('theirs')}+${rows('other')}`, ...more].join('; ');
  });
}

const comment = (found: ReturnType<typeof report>) =>
  renderFlakyComment([found], {
    ...{ seal: sealOf(), before: null, repository: null, run },
    summary: { all: true, names: true },
  }).body;
const jobSummary = `[the job summary](${run.url})`;
const summary = (found: ReturnType<typeof report>) =>
  renderFlakySummary([found], { bytes: 1_000_000, elsewhere: 'in the file' });

describe('the tests in changed files', () => {
  it('are separate from the others after the first ten of a comment', () => {
    const [open, rest] = parts(comment(report(60, 30)));
    expect(open).toBe(`open; 10+0; and 20 more in ${jobSummary}`);
    expect(rest).toBe(`30 more in the suite; 0+25; and 5 more in ${jobSummary}`);
  });

  it('get the available room before the others', () => {
    const [open, rest] = parts(summary(report(5_000, 3_200)));
    expect(open).toBe('open; 25+0; and 3,175 more below');
    expect(rest).toBe(
      '3,175 more in files changed by this pull request; 75+0; and 3,100 more in the file; And 1,800 more in the file.',
    );
  });

  it('are counted if none of them can be listed below', () => {
    expect(parts(summary(report(60, 30, 3)))[0]).toBe(
      'open; 3+0; And 57 more, 27 of them in files changed by this pull request, in the file.',
    );
  });

  it('are all open if there are few', () => {
    expect(parts(comment(report(60, 4))).slice(0, 2)).toEqual([
      'open; 4+0',
      `56 more in the suite; 0+25; and 31 more in ${jobSummary}`,
    ]);
  });
});

describe('new tests', () => {
  it.each([
    ['of a long list', 600, null],
    ['with top', 60, 3],
  ])('are the first %s in a summary, whatever their score', (_, total, top) => {
    const sorted = analyzeFlakyTests(listOf(total, 0), context).tests.map(({ name }) => name);
    const last = new Set(sorted.slice(-2));
    const known = listOf(total, 0).filter(({ name }) => !last.has(name));
    const found = analyzeFlakyTests(listOf(total, 0), {
      ...context,
      top,
      earlier: earlierOf(known, context),
    });
    const text = summary(found);
    const rows = text.match(/(?:\*\*new\*\* · )?\[other \d+/g) ?? [];
    expect(rows.slice(0, 2)).toEqual(Array.from(last, (name) => `**new** · [${name}`));
    expect(rows[2]).toBe(`[${sorted[0]}`);
    expect(text).toContain('New tests first. Sorted by');
  });
});
