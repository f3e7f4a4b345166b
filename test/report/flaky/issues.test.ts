import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FlakyTest } from '../../../src/model/flaky-test.ts';
import { issuesFor } from '../../../src/report/flaky/issue-text.ts';
import { type IssueList, type KnownIssue, planIssues } from '../../../src/report/flaky/issues.ts';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';
import { hostileTest } from '../support/hostile.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { now } from '../support/setting.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The issues for these tests, as a run finds them. */
function listOf(tests: readonly FlakyTest[], parts: Partial<FlakyContext> = {}, mostNew = 10): IssueList {
  const repository = { server: 'https://github.com', name: 'acme/web', sha: 'a'.repeat(40) };
  return issuesFor([reportOn(tests, parts)], { mostNew, repository, ownersOf: () => ['@acme/kites'] });
}

/** GitHub, as far as issues go. A run carries out what is planned, and returns the kinds of it. */
function createIssues() {
  const issues: (KnownIssue & { title: string; comments: number })[] = [];
  const run = (list: IssueList, at: number) => {
    const { writes } = planIssues(list, issues, at);
    for (const { number, parts, comment } of writes) {
      const { title = '', body, state } = parts;
      const opened = { title, body: '', isOpen: true, isDismissed: false, closedAt: null, comments: 0 };
      if (number === null) issues.push({ number: issues.length + 1, ...opened });
      const change = {
        ...(body !== undefined && { body }),
        ...(state && { isOpen: state === 'open', closedAt: state === 'open' ? null : at }),
        ...(comment && { comments: 1 }),
      };
      Object.assign(issues.at((number ?? 0) - 1) ?? {}, change);
    }
    return writes.map(({ did }) => did);
  };
  const change = (number: number, parts: Partial<KnownIssue>) =>
    Object.assign(issues[number - 1] ?? {}, parts);
  return { issues, run, change };
}

const one = flakyTest(1);
const seen = (at: number) => ({ ...one, most_recent_instance_at: new Date(at).toISOString() });

/** What is special about a list. */
const lists: Readonly<Record<string, Partial<FlakyContext>>> = {
  incomplete: { complete: false },
  filtered: { filters: { 'min-instances': 1_000 } },
  api: { suite: { organization: 'acme', slug: 'api' } },
};

/** `24 incomplete: 1 2x99 > Updated`: at that hour a list of test 1 and of test 2, with 99 instances, updates an issue. */
function nightOf(text: string) {
  const [, hours, kind = '', tests = '', does = ''] = /^(\d+) ?(\w*):([^>]*)>?(.*)$/.exec(text) ?? [];
  const words = (list: string) => list.split(' ').filter((word) => word !== '');
  const listed = words(tests).map((word) => {
    const test = flakyTest(Number(word[0]));
    if (word.endsWith("'")) return { ...test, id: 'x', location: `${test.file_name}:99` };
    return word.includes('x') ? { ...test, instances: Number(word.slice(2)) } : test;
  });
  return { at: now + Number(hours) * hour, list: listOf(listed, lists[kind]), does: words(does) };
}

describe('an issue of a flaky test', () => {
  test.each([
    ['is opened once', '0: 1 2 > Opened Opened | 1: 1 2 | 30: 1 2'],
    ['is one for tests that differ only in their line', "0: 1 1' > Opened"],
    [
      'is updated once a day, if something has changed',
      '0: 1 > Opened | 1: 1x99 | 24: 1x99 > Updated | 25: 1x100 | 48: 1x99',
    ],
    [
      'is closed when the test is missing in two runs a day apart, and reopened when it is back',
      '0: 1 2 > Opened Opened | 24: 1 > Updated | 47: 1 | 48: 1 > Closed | 72: 1 | 96: 1 2 > Reopened | 97: 1 2',
    ],
    [
      'is not closed when the test was back meanwhile',
      '0: 1 > Opened | 24: > Updated | 36: 1 > Updated | 49: > Updated | 72: | 73: > Closed',
    ],
    [
      'is not closed by an incomplete list',
      '0: 1 > Opened | 24 incomplete: | 48: > Updated | 96 incomplete:',
    ],
    [
      'is neither opened, changed nor closed for a test that the filters hide',
      '0 filtered: 1 | 24: 1 > Opened | 48 filtered: 1x98 | 96 filtered: 1x98',
    ],
    ['is left alone by reports on other suites', '0: 1 > Opened | 48 api: | 96 api: 1 > Opened'],
  ])('%s', (_, story) => {
    const { run } = createIssues();
    const nights = story.split(' | ').map(nightOf);
    expect(nights.map(({ list, at }) => run(list, at))).toEqual(nights.map(({ does }) => does));
  });

  it('that a person closed as completed is reopened once the test was flaky again', () => {
    const { run, change } = createIssues();
    run(listOf([seen(now - day)]), now);
    change(1, { isOpen: false, closedAt: now + hour });
    expect(run(listOf([seen(now - day)]), now + day)).toEqual([]);
    expect(run(listOf([seen(now + 2 * hour)]), now + 2 * day)).toEqual(['Reopened']);
  });

  it('keeps what people wrote below its first line when only its memory changes', () => {
    const { run, issues, change } = createIssues();
    run(listOf([one]), now);
    change(1, { body: `${issues[0]?.body.replaceAll('\n', '\r\n')}\r\nSee the wiki.` });
    run(listOf([]), now + day);
    expect(issues[0]?.body).toMatch(/See the wiki\.$/);
    expect(run(listOf([]), now + 2 * day)).toEqual(['Closed']);
    expect(issues[0]?.comments).toBe(1);
  });

  it('of another author’s making is no issue of ours: the first line must be the marker alone', () => {
    const { run, issues } = createIssues();
    run(listOf([one]), now);
    const [issue] = issues;
    const body = issue?.body ?? '';
    const others = [`> ${body}`, `\n${body}`, body.replace('-->', '--> x'), body.replace('kitestring', '')];
    for (const other of others)
      expect(planIssues(listOf([]), issue ? [{ ...issue, body: other }] : [], now + day).writes).toEqual([]);
  });
});

describe('a run', () => {
  it('opens as many as allowed, sends at most 50 changes, and says what is left', () => {
    const { writes, left } = planIssues(listOf(flakyTests(80), {}, 60), [], now);
    const why = 'a run opens at most 60 and sends at most 50 changes';
    expect([writes.length, left]).toEqual([50, `Left for later runs: 30 changes of issues, since ${why}.`]);
    expect(planIssues(listOf([one]), [], now).left).toBe('');
  });

  it('over any nights closes nothing by an incomplete list or early, opens no more than allowed, and leaves closed what a person closed', () => {
    const night = fc.record({
      tests: fc.subarray(flakyTests(8)),
      complete: fc.boolean(),
      hours: fc.integer({ min: 1, max: 40 }),
      mostNew: fc.integer({ min: 0, max: 4 }),
      dismissed: fc.option(fc.integer({ min: 1, max: 8 })),
    });
    fc.assert(
      fc.property(fc.array(night, { maxLength: 12 }), (nights) => {
        const { issues, run, change } = createIssues();
        const missingSince = new Map<string, number>();
        let at = now;
        for (const { tests, complete, hours, mostNew, dismissed } of nights) {
          at += hours * hour;
          const list = listOf(tests, { complete }, mostNew);
          if (dismissed !== null) change(dismissed, { isOpen: false, isDismissed: true, closedAt: at });
          const before = structuredClone(issues);
          const listed = list.tests.map(({ title }) => title);
          for (const title of listed) missingSince.delete(title);
          const missing = before.filter(({ title }) => complete && !listed.includes(title));
          for (const { title } of missing) missingSince.set(title, missingSince.get(title) ?? at);
          const opened = run(list, at).filter((did) => did === 'Opened');
          expect(opened.length).toBeLessThanOrEqual(mostNew);
          expect(new Set(issues.map(({ title }) => title)).size).toBe(issues.length);
          const closed = before.filter(({ isOpen }, index) => isOpen && !issues[index]?.isOpen);
          for (const { title } of closed)
            expect([complete, at - (missingSince.get(title) ?? at) >= day]).toEqual([true, true]);
          const dismissedOnes = before.filter(({ isDismissed }) => isDismissed);
          expect(issues.filter(({ isDismissed }) => isDismissed)).toEqual(dismissedOnes);
        }
      }),
    );
  });
});

describe('the text of an issue', () => {
  it('says what is known of the test', () => {
    const seen = { instances: 12, most_recent_instance_at: '2026-02-27T10:00:00Z' };
    const { tests } = listOf([flakyTest(3, seen)]);
    expect(tests[0]?.title).toBe('Flaky test: keeps its promise number 3');
    expect(tests[0]?.text).toMatchInlineSnapshot(`
      "**[keeps its promise number 3](https://ci.example/organizations/acme/analytics/suites/web/tests/3)** is flaky.

      - Scope: Thing 3
      - Place: [spec/<wbr>models/<wbr>thing_<wbr>3_<wbr>spec.<wbr>rb:<wbr>13](https://github.com/acme/web/blob/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/spec/models/thing_3_spec.rb#L13)<br><sub>owner @​acme/kites</sub>
      - How often: 12 times
      - Last seen: 2026-02-27 10:00 UTC
      - Suite: web

      <sub>This issue is updated at most once a day, and closed when the service no longer lists the test. To keep it closed, close it as not planned.</sub>
      "
    `);
  });

  it.each(hostileNames)('is inert for a test named %j', (name) => {
    const { tests } = listOf([hostileTest(name, 1)]);
    const [write] = planIssues({ tests, listed: new Map(), mostNew: 1 }, [], now).writes;
    const { title = '', body = '' } = write?.parts ?? {};
    const [marker = '', ...lines] = body.split('\n');
    expect(marker).toMatch(/^<!-- kitestring-test [\w.-]+ [\w-]+ \d+ - -->$/);
    // That the text below it is inert is tested with that of all reports.
    expect(lines.join('\n')).toBe(tests[0]?.text);
    expect(title).toMatch(/^Flaky test: [^\p{Cc}\u2028\u2029]+$/u);
    expect(title).not.toMatch(/@\w|#\d/);
    expect(title.length).toBeLessThanOrEqual(256);
  });
});
