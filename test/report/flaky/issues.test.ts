import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FlakyTest } from '../../../src/model/flaky-test.ts';
import type { KnownIssue } from '../../../src/report/flaky/issue-change.ts';
import { issuesFor } from '../../../src/report/flaky/issue-text.ts';
import { type IssueList, planIssues } from '../../../src/report/flaky/issues.ts';
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
  return issuesFor([reportOn(tests, { disabled: [], ...parts })], {
    ...{ mostNew, repository, ownersOf: () => ['@acme/kites'] },
    ...{ label: 'flaky-test', windowMs: 7 * day },
  });
}

/** GitHub, as far as issues go. A run carries out what is planned, and returns the kinds of it. */
function createIssues() {
  const issues: KnownIssue[] = [];
  const comments: string[] = [];
  const warnings: string[] = [];
  const open = { isOpen: true, isDismissed: false, closedAt: null };
  const run = (list: IssueList, at: number, others: readonly KnownIssue[] = []) => {
    const plan = planIssues(list, { own: issues, others }, at);
    warnings.push(...plan.warnings);
    for (const { number, parts, comment } of plan.writes) {
      const { state, state_reason: reason, ...rest } = parts;
      const made = { number: issues.length + 1, author: 'bot', createdAt: at, labels: [], ...open };
      if (number === null) issues.push({ title: '', body: '', ...made });
      const change = state && {
        ...{ isOpen: state === 'open', isDismissed: reason === 'not_planned' },
        closedAt: state === 'open' ? null : at,
      };
      Object.assign(issues.at((number ?? 0) - 1) ?? {}, rest, change);
      if (comment !== undefined) comments.push(comment);
    }
    return plan.writes.map(({ did }) => did);
  };
  const change = (number: number, parts: Partial<KnownIssue>) =>
    Object.assign(issues[number - 1] ?? {}, parts);
  return { issues, comments, warnings, run, change };
}

const one = flakyTest(1);
const seen = (at: number) => ({ ...one, most_recent_instance_at: new Date(at).toISOString() });

/** What is special about a list. */
const lists: Readonly<Record<string, Partial<FlakyContext>>> = {
  incomplete: { complete: false },
  filtered: { filters: { 'min-instances': 1_000 } },
  api: { suite: { organization: 'acme', slug: 'api' } },
  silent: { whyNoneGone: 'it had no runs' },
  skipped: { disabled: [[flakyTest(1), 'skipped']] },
};

/** `24 incomplete: 1 2x99 > Updated`: at that hour a list of test 1 and of test 2, with 99 instances, updates an issue. */
function nightOf(text: string) {
  const [, hours, kind = '', tests = '', does = ''] = /^(\d+) ?(\w*):([^>]*)>?(.*)$/.exec(text) ?? [];
  const words = (list: string) => list.split(' ').filter((word) => word !== '');
  const listed = words(tests).map((word) => {
    const test = flakyTest(Number(word[0]));
    if (word.endsWith('m')) return { ...test, location: null, file_name: './spec/moved_spec.rb' };
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
    [
      'is not closed while the suite has no runs',
      '0: 1 > Opened | 24 silent: | 72 silent: | 73: > Updated | 98: > Closed',
    ],
    [
      'is not closed while the test is skipped, nor before two more lists after that',
      '0: 1 > Opened | 24 skipped: > Updated | 72 skipped: | 73: > Updated | 98: > Closed',
    ],
    [
      'is not closed after the service no longer shows whether the test is skipped',
      '0: 1 > Opened | 24 skipped: > Updated | 9000: > Updated | 9100: ',
    ],
    [
      'is not closed if the suite had no runs for longer than the service shows whether the test is skipped',
      '0: 1 > Opened | 200 silent: | 800: > Updated | 830:',
    ],
    ['follows a test to another file', '0: 1 2 > Opened Opened | 24: 1m 2 > Updated | 25: 1m 2 | 48: 2 1m'],
    [
      'follows no test by an incomplete list, nor is a second one opened',
      '0: 1 > Opened | 24 incomplete: 1m',
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

  it.each([
    [
      'is reopened, without a time of the last failure, once more failures are listed than before',
      1,
      [3, 2, 3],
      2,
    ],
    [
      'is reopened, without a time of the last failure, by any once the list is about a later time',
      8,
      [3],
      0,
    ],
  ])('%s', (_, days, failures, quiet) => {
    const { run, change } = createIssues();
    const listed = (instances: number) => listOf([{ ...one, instances, most_recent_instance_at: null }]);
    run(listed(3), now);
    change(1, { isOpen: false, closedAt: now + hour });
    const did = failures.map((instances, index) => run(listed(instances), now + (days + index) * day).at(0));
    expect(did.indexOf('Reopened')).toBe(quiet);
  });

  it('that was missing is not reopened by runs without a failure', () => {
    const { run, change } = createIssues();
    const listed = (instances: number) => listOf([{ ...one, instances, most_recent_instance_at: null }]);
    run(listed(3), now);
    change(1, { isOpen: false, closedAt: now + hour });
    run(listOf([]), now + 2 * day);
    expect(run(listed(0), now + 3 * day)).not.toContain('Reopened');
    expect(run(listed(2), now + 4 * day)).toEqual(['Reopened']);
  });

  it('ends where it ends, whatever a test is called', () => {
    const { run, issues } = createIssues();
    const name = 'test_a[<!-- kitestring-test end -->]';
    const named = (instances: number) =>
      listOf([{ ...one, name, scope: '', location: 'tests/test_a.py:3', instances }]);
    run(named(2), now);
    const { length } = issues[0]?.body ?? '';
    for (const count of [3, 4]) run(named(count), now + count * 8 * day);
    expect(issues[0]?.body).toHaveLength(length);
  });

  it('says how often it was reopened, and gets one label for that', () => {
    const { run, comments, issues, change } = createIssues();
    for (let at = now, times = 0; times < 3; times += 1, at += 5 * day) {
      run(listOf([one]), at);
      for (const days of [1, 3]) run(listOf([]), at + days * day);
      if (times === 1) change(1, { labels: ['flaky-test'] });
    }
    const closed =
      'Not seen to be flaky since 2026-07-31. If the test is flaky again, this issue is reopened.';
    expect(new Set(comments)).toEqual(
      new Set([
        closed,
        'This test is flaky again, for the second time since 2026-08-01.',
        'This test is flaky again, for the third time since 2026-08-01.',
      ]),
    );
    expect(issues[0]?.labels).toEqual(['flaky-test']);
  });

  it('with the label keep-open is not closed', () => {
    const { run, change } = createIssues();
    run(listOf([one]), now);
    change(1, { labels: ['flaky-test', 'Keep-Open'] });
    expect([1, 3, 5].flatMap((days) => run(listOf([]), now + days * day))).toEqual(['Updated']);
  });

  it('says that the service shows no states when it is closed', () => {
    const { run, comments } = createIssues();
    for (const days of [0, 1, 3]) run(listOf(days === 0 ? [one] : [], { disabled: null }), now + days * day);
    expect(comments).toEqual([expect.stringContaining('does not show whether it is skipped')]);
  });

  it('keeps its title, and the text of people above and below its own', () => {
    const { run, issues, change } = createIssues();
    run(listOf([one]), now);
    const body = `Above\r\n${issues[0]?.body.replaceAll('\n', '\r\n')}\r\nBelow: see the wiki.`;
    change(1, { title: 'My title', body });
    expect(run(listOf([{ ...one, instances: 99 }]), now + day)).toEqual(['Updated']);
    expect(issues[0]?.title).toBe('My title');
    expect(issues[0]?.body).toMatch(/^Above\r\n<!-- [\s\S]*99 times[\s\S]* -->\r\nBelow: see the wiki\.$/);
    run(listOf([]), now + 2 * day);
    expect(issues[0]?.body).toMatch(/^Above\r\n<!-- [\s\S]*99 times[\s\S]* -->\r\nBelow: see the wiki\.$/);
  });

  it('whose last comment was removed keeps everything below the first one', () => {
    const { run, issues, change } = createIssues();
    run(listOf([one]), now);
    change(1, { body: `${issues[0]?.body.replace(/<!-- kitestring-test end -->/, '')}Mine.` });
    run(listOf([{ ...one, instances: 99 }]), now + day);
    expect(issues[0]?.body).toMatch(/99 times[\s\S]*<!-- kitestring-test end -->[\s\S]*Mine\.$/);
  });

  it('is found by its title if a person has replaced its complete body', () => {
    const { run, issues, change } = createIssues();
    run(listOf([one]), now);
    change(1, { body: 'Mine alone.' });
    expect(run(listOf([one]), now + hour)).toEqual(['Updated']);
    expect(issues).toMatchObject([{ body: expect.stringMatching(/^Mine alone\.\n\n<!-- kitestring-test /) }]);
  });

  it('shows the last five failures, also those of its earlier text, and is written again for a new one alone', () => {
    const { run, issues, change } = createIssues();
    const failed = (...days: number[]) =>
      days.map((each) => ({
        created_at: new Date(now + each * day).toISOString(),
        branch: `branch-${each}`,
        failure_reason: `Expected ${each}\nGot @octocat`,
        run_url: `https://ci.example/runs/${each}`,
      }));
    const listed = (days: number[], instances = 3, runs = 100) => [
      { ...one, instances, runs, most_recent_instance_at: null, failures: failed(...days) } as never,
    ];
    const linesOf = () => issues[0]?.body.match(/^- \[2026.*$/gm);
    run(listOf(listed([-1, -3])), now);
    expect(linesOf()).toEqual([
      '- [2026-07-31 12:00 UTC](https://ci.example/runs/-1) on branch--1: Expected -1 Got @\u200Boctocat',
      '- [2026-07-29 12:00 UTC](https://ci.example/runs/-3) on branch--3: Expected -3 Got @\u200Boctocat',
    ]);
    // Other counts are no news, and neither is a failure that the service no longer shows, or shows with its secrets.
    change(1, { body: issues[0]?.body.replaceAll('Expected -1', '[redacted] -1') ?? '' });
    expect(run(listOf(listed([-1], 2, 90)), now + day)).toEqual([]);
    expect(run(listOf(listed([])), now + 2 * day)).toEqual([]);
    expect(run(listOf(listed([2, -4, -5, -6, -7])), now + 3 * day)).toEqual(['Updated']);
    expect(linesOf()?.map((line) => /branch-(\S+):/.exec(line)?.[1])).toEqual(['2', '-1', '-3', '-4', '-5']);
    expect(issues[0]?.body).toContain('[redacted] -1');
    // Counts are refreshed after a week.
    expect(run(listOf(listed([], 2, 80)), now + 9 * day)).toEqual([]);
    expect(run(listOf(listed([], 2, 80)), now + 10 * day)).toEqual(['Updated']);
    expect(linesOf()).toHaveLength(5);
  });

  it('without the label gets it back', () => {
    const { run, issues, change } = createIssues();
    run(listOf([one]), now);
    change(1, { labels: ['mine'] });
    expect(run(listOf([one]), now + hour)).toEqual(['Updated']);
    expect(issues[0]?.labels).toEqual(['mine', 'flaky-test']);
  });

  it('is the one with the lowest number of several that are open, and the others are closed', () => {
    const { run, issues, comments } = createIssues();
    run(listOf([one]), now);
    const [first] = issues;
    if (first) issues.push({ ...first, number: 2 }, { ...first, number: 3, labels: ['keep-open'] });
    expect(run(listOf([one]), now + hour)).toEqual(['Closed']);
    expect(issues.map(({ isOpen }) => isOpen)).toEqual([true, false, true]);
    expect(comments).toEqual(['Duplicate of #1.']);
    expect(run(listOf([one]), now + 2 * hour)).toEqual([]);
  });

  it('by an author whose issues are not kept is left alone, and no other one is opened beside it', () => {
    const other = createIssues();
    other.run(listOf([one]), now);
    const { run, warnings } = createIssues();
    expect(run(listOf([one, flakyTest(2)]), now, other.issues)).toEqual(['Opened']);
    expect(warnings).toEqual([
      'No issue is opened for 1 flaky test, because there is one by bot. To keep such issues, add the author to issue-authors.',
    ]);
  });
});

describe('a run', () => {
  it('opens as many as allowed, sends at most 50 changes, and says what is left', () => {
    const none = { own: [], others: [] };
    const { writes, left } = planIssues(listOf(flakyTests(80), {}, 60), none, now);
    const why = 'a run opens at most 60 and sends at most 50 changes';
    expect([writes.length, left]).toEqual([50, [`Left for later runs: 30 changes of issues, since ${why}.`]]);
    expect(planIssues(listOf([one]), none, now).left).toEqual([]);
  });

  it('opens nothing if most issues that an earlier run knew are not found, until they are', () => {
    const { run, issues, warnings } = createIssues();
    run(listOf(flakyTests(10)), now);
    run(listOf(flakyTests(10).map((test) => ({ ...test, instances: 500 }))), now + day);
    const hidden = issues.splice(3);
    for (const days of [2, 3]) expect(run(listOf(flakyTests(10)), now + days * day)).not.toContain('Opened');
    expect(warnings[0]).toMatch(
      /^7 of 10 flaky tests have no issue, although an earlier run knew 10 issues, of which 3 are found\. /,
    );
    issues.push(...hidden);
    expect(run(listOf(flakyTests(11)), now + 4 * day)).toContain('Opened');
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
    expect(tests[0]?.title).toBe('Flaky test: Thing 3 › keeps its promise number 3');
    expect(tests[0]?.text).toMatchInlineSnapshot(`
      "**[keeps its promise number 3](https://ci.example/organizations/acme/analytics/suites/web/tests/3)** is flaky.

      - Scope: Thing 3
      - Place: [spec/<wbr>models/<wbr>thing_<wbr>3_<wbr>spec.<wbr>rb:<wbr>13](https://github.com/acme/web/blob/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/spec/models/thing_3_spec.rb#L13)<br><sub>owner @​acme/kites</sub>
      - How often: 12 times in 7 days (as of 2026-08-01)
      - Last seen: 2026-02-27 10:00 UTC
      - Suite: web

      Run it 30 times, until it fails:

      \`\`\`sh
      for i in $(seq 30); do bundle exec rspec './spec/models/thing_3_spec.rb:13' || break; done
      \`\`\`"
    `);
  });

  it.each(hostileNames)('is inert for a test named %j', (name) => {
    const list = listOf([hostileTest(name, 1)]);
    const [write] = planIssues(list, { own: [], others: [] }, now).writes;
    const [title, body] = [`${write?.parts.title}`, `${write?.parts.body}`];
    const [marker = '', ...lines] = body.split('\n');
    expect(marker).toMatch(/^<!-- kitestring-test [\w.-]+ [\w-]+ [\d -]+ -->$/);
    // That the text below it is inert is tested with that of all reports.
    expect(lines.join('\n').startsWith(`${list.tests[0]?.text}\n\n<sub>Kitestring `)).toBe(true);
    expect(title).toMatch(/^Flaky test: [^\p{Cc}\u2028\u2029]+$/u);
    expect(title).not.toMatch(/@\w|#\d/);
    expect(title.length).toBeLessThanOrEqual(256);
  });
});

describe('the title of an issue', () => {
  const titlesOf = ({ tests }: IssueList) => tests.map(({ title }) => title.replace('Flaky test: ', ''));
  const both = (test: FlakyTest) => {
    const suites = ['web', 'api'].map((slug) => reportOn([test], { suite: { organization: 'acme', slug } }));
    return issuesFor(suites, { mostNew: 1, label: 'x', windowMs: day, repository: null });
  };

  it('has the scope and the name, and the suite if there are several', () => {
    const test = { ...one, scope: 'Cart', name: 'adds up' };
    expect(titlesOf(listOf([test]))).toEqual(['Cart › adds up']);
    expect(titlesOf(both(test))).toEqual(['Cart › adds up (web)', 'Cart › adds up (api)']);
    expect(new Set(both(test).tests.map(({ key }) => key)).size).toBe(2);
  });

  it('has at most 200 characters: the start of a long scope is left out', () => {
    const long = { ...one, scope: `${'Outer '.repeat(60)}Inner`, name: 'adds up' };
    const [title = ''] = titlesOf(listOf([long]));
    expect(title).toMatch(/^….*Outer Inner › adds up$/);
    expect(`Flaky test: ${title}`).toHaveLength(200);
    expect(titlesOf(listOf([{ ...one, name: 'x'.repeat(300) }]))[0]?.length).toBeLessThanOrEqual(188);
  });

  it('is unique in a run: with the file, or else with the key', () => {
    const at = (file_name: string, name = 'adds up') =>
      flakyTest(1, { scope: 'Cart', name, file_name, location: null });
    expect(titlesOf(listOf([at('a.rb'), at('b.rb')]))).toEqual([
      'Cart › adds up (a.rb)',
      'Cart › adds up (b.rb)',
    ]);
    const alike = ['y', 'z'].map((end) => at('a.rb', `${'x'.repeat(300)}${end}`));
    expect(new Set(titlesOf(listOf(alike))).size).toBe(2);
  });
});

describe('the issue of a Go test', () => {
  const go = (name: string, instances: number) =>
    flakyTest(1, {
      scope: 'example.com/m/cart',
      name,
      location: 'cart/cart_test.go:3',
      file_name: null,
      instances,
    });

  it('is one for its subtests, which its text lists, and stays while one of them is listed', () => {
    const list = listOf([
      go('TestCart/adds', 9),
      go('TestCart/adds/up', 4),
      go('TestCart', 12),
      go('TestCartOf', 1),
    ]);
    expect(list.tests.map(({ title }) => title)).toEqual([
      'Flaky test: example.com/m/cart › TestCart',
      'Flaky test: example.com/m/cart › TestCartOf',
    ]);
    expect(list.tests[0]?.text).toMatch(/Subtests:\n- Test.*adds: 9 times\n- Test.*up: 4 times\n/);
    expect(list.tests[0]?.text).toContain("go test -count 1 -run '^TestCart$' ./...");
    const { run } = createIssues();
    run(list, now);
    expect(run(listOf([go('TestCart/other', 1), go('TestCartOf', 1)]), now + hour)).toEqual([]);
  });

  it('is one for each name with a slash in another language', () => {
    const named = ['a/b', 'a/c'].map((name) => flakyTest(1, { name }));
    expect(listOf(named).tests).toHaveLength(2);
  });
});

describe('the command in an issue', () => {
  const commandOf = (test: FlakyTest, runner?: 'vitest' | 'plain') => {
    const options = { mostNew: 1, label: 'x', windowMs: day, repository: null, runner };
    return /(?<=```sh\n).*(?=\n```)/.exec(issuesFor([reportOn([test])], options).tests[0]?.text ?? '')?.[0];
  };
  const at = (location: string, name: string) => flakyTest(1, { scope: '', name, location, file_name: null });

  it.each([
    ['spec/a_spec.rb:3', 'a', undefined, "bundle exec rspec './spec/a_spec.rb:3'"],
    ['tests/a.py:3', "it's $(id)", undefined, "pytest 'tests/a.py::it'\\''s $(id)'"],
    ['a_test.go:3', 'TestA', 'plain', "go test -count 1 -run '^TestA$' ./..."],
    ['a.test.ts:3', 'a', 'vitest', "npx vitest run -t '^(?:(?: > | )?a)$'"],
  ] as const)('runs the test of %s', (location, name, runner, command) => {
    expect(commandOf(at(location, name), runner)).toBe(`for i in $(seq 30); do ${command} || break; done`);
  });

  it.each([
    ['the runner is unknown', 'a.test.ts:3', 'a'],
    ['it could be an option', '-k.py:3', 'a'],
    ['it would mention somebody in a mail', 'a.py:3', 'thanks @octocat'],
  ])('is left out if %s', (_, location, name) => {
    expect(commandOf(at(location, name))).toBeUndefined();
  });
});
