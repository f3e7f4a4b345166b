import { nameWithoutSubtest } from '../tests/identity.ts';
import { type ListFormat, repeatCommand } from '../tests/lists.ts';
import { type Block, list, paragraph } from '../text/blocks.ts';
import { count } from '../text/counts.ts';
import { cutEnd, cutStart } from '../text/cut.ts';
import { digest } from '../text/digest.ts';
import { characters, renderDocument } from '../text/document.ts';
import { day, formatDay, formatMoment } from '../text/durations.ts';
import { fenced, type Markdown, md, nothing, prose, wrapping } from '../text/markdown.ts';
import { plainLine } from '../text/plain.ts';
import { link } from '../text/url.ts';
import { withNotice } from './issue-body.ts';
import { stateNotice, type TestIssue } from './issue-change.ts';
import type { IssueList } from './issues.ts';
import type { FlakyReport } from './report.ts';
import { howOften, locationCell, nameOf, type TestTableOptions } from './tables.ts';
import { type FlakyTestReport, failuresShown, type TestFailure } from './test.ts';

/** GitHub allows 256 characters, of which breaks of mentions take some. */
const longestTitle = 200;
/** Only then is it cut, at its start. */
const longestScope = 10_000;
/** How the titles of all issues start. */
export const titleStart = 'Flaky test: ';
const longestBody = 20_000;
const subtestsShown = 20;

/** How often the command runs the test. */
const runs = 30;

/** What the text of issues depends on besides the reports. */
interface IssueOptions extends TestTableOptions, Omit<IssueList, 'tests' | 'suites'> {
  /** The test runner, if the inputs name one. */
  readonly runner?: ListFormat | undefined;
}

/** Tests of one issue: those that differ only in their line, and a Go test with its subtests. The most frequent one is first. */
interface Group {
  readonly tests: readonly [FlakyTestReport, ...FlakyTestReport[]];
  readonly report: FlakyReport;
}

/** The issues for the tests of the reports. */
export function issuesFor(reports: readonly FlakyReport[], options: IssueOptions): IssueList {
  const groups = reports.flatMap((report) => {
    const byIssue = Map.groupBy(report.tests, ({ issueKey }) => issueKey).values();
    return Array.from(byIssue, (tests) => ({ tests, report }) as unknown as Group);
  });
  const titles = titlesOf(groups, reports.length > 1);
  const { windowMs, mostNew, label } = options;
  return {
    tests: groups.map((group, index) => issueFor(group, titles[index] ?? '', options)),
    suites: new Map(reports.map((report) => [keyOfSuite(report), report])),
    ...{ windowMs, mostNew, label },
  };
}

function keyOfSuite({ suite: { organization, slug } }: FlakyReport): string {
  return digest([organization, slug], 11);
}

/** A title for each group: with the suite if there are several, with the file if others have the same, or else with the key. */
function titlesOf(groups: readonly Group[], isSuiteNamed: boolean): readonly string[] {
  let titles = groups.map(({ tests: [test], report }) => {
    return { test, details: isSuiteNamed ? [report.suite.name] : [], title: '' };
  });
  for (const more of [
    () => [],
    (test: FlakyTestReport) => test.file ?? [],
    ({ issueKey }: FlakyTestReport) => issueKey,
  ]) {
    const alike = Map.groupBy(titles, ({ title }) => title);
    titles = titles.map(({ test, details, title }) => {
      const own = alike.get(title)?.length === 1 ? details : details.concat(more(test));
      return { test, details: own, title: titleOf(test, own) };
    });
  }
  return titles.map(({ title }) => title);
}

/** `Flaky test: Cart › adds up (web)`. A long scope loses its start. It is no Markdown, but can be read as some where it is quoted. */
function titleOf(test: FlakyTestReport, details: readonly string[]): string {
  const clean = (text: string) => plainLine(text, longestScope).replaceAll(/[@#](?=\S)/g, '$&\u200B');
  const suffix = details.length === 0 ? '' : ` (${cutStart(clean(details.join(', ')), 80)})`;
  const room = longestTitle - titleStart.length - suffix.length;
  const name = cutEnd(clean(nameWithoutSubtest(test)) || '(no name)', room);
  const scope = clean(test.scope);
  const left = room - name.length - ' › '.length;
  const shown = scope === '' || left < 10 ? name : `${cutStart(scope, left)} › ${name}`;
  return `${titleStart}${shown}${suffix}`;
}

function issueFor(group: Group, title: string, options: IssueOptions): TestIssue {
  const { tests, report } = group;
  const [test] = tests;
  const { issueKey, file, line, instances, lastSeenAt, url } = test;
  const failures = tests.flatMap((one) => one.failures).toSorted((one, other) => other.at - one.at);
  const owners = test.place === null ? [] : (options.ownersOf?.(test.place.file) ?? []);
  const state = report.disabled?.get(issueKey) ?? '';
  return {
    key: `${keyOfSuite(report)}.${issueKey}`,
    title,
    text: textOf(group, state, options),
    lines: failures.slice(0, failuresShown).map((one) => md`- ${describeFailure(one)}`.markdown),
    hash: digest([
      file,
      line,
      owners,
      url,
      report.suite.name,
      state,
      ...tests.map((one) => [one.name, one.lastSeenAt]),
    ]),
    failures: instances,
    lastSeenAt,
  };
}

/** `2026-11-27 14:02 UTC on main: Expected 1`. */
function describeFailure({ at, url, branch, message }: TestFailure): Markdown {
  const on = branch === '' ? nothing : md` on ${prose(branch, 80)}`;
  return md`${link(formatMoment(at), url)}${on}${message === '' ? nothing : md`: ${prose(message, 200)}`}`;
}

function textOf({ tests, report }: Group, state: string, options: IssueOptions): string {
  const [test] = tests;
  const { scope, file, lastSeenAt, url } = test;
  const longer = test.longer === null ? '' : `, ${howOften(test.longer)} in 28 days`;
  const name = nameOf({ name: nameWithoutSubtest(test) });
  const facts = [
    scope === '' ? [] : md`Scope: ${wrapping(scope, 200)}`,
    file === null ? [] : md`Place: ${locationCell(test, options)}`,
    md`How often: ${howOften(test)} in ${count(Math.round(options.windowMs / day), 'day')}${longer} (as of ${formatDay(report.asOf)})`,
    lastSeenAt === null ? [] : md`Last seen: ${formatMoment(lastSeenAt)}`,
    md`Suite: ${link(report.suite.name, report.suite.url)}`,
  ];
  const subtests = tests.filter((one) => nameWithoutSubtest(one) !== one.name);
  const items = subtests.slice(0, subtestsShown).map((one) => md`${nameOf(one)}: ${howOften(one)}`);
  const command = repeatCommand(
    { ...test, name: nameWithoutSubtest(test) },
    report.testFolder,
    options.runner,
    runs,
  );
  const blocks: Block[] = [
    paragraph('test', md`**${link(name, url)}** is flaky.`),
    list('facts', nothing, facts.flat()),
    ...(items.length === 0 ? [] : [list('subtests', md`Subtests:`, items, { total: subtests.length })]),
    ...(command === null
      ? []
      : [paragraph('command', md`Run it ${runs} times, until it fails:\n\n${fenced(command, 'sh')}`)]),
  ];
  return withNotice(renderDocument(blocks, characters(longestBody)).trimEnd(), stateNotice(state));
}
