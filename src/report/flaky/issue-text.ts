import { list, paragraph } from '../text/blocks.ts';
import { digest } from '../text/digest.ts';
import { characters, renderDocument } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { md, nothing, wrapping } from '../text/markdown.ts';
import { plainLine } from '../text/plain.ts';
import { link } from '../text/url.ts';
import type { IssueList, TestIssue } from './issues.ts';
import type { FlakyReport } from './report.ts';
import { howOften, locationCell, nameOf, type TestTableOptions } from './tables.ts';
import type { FlakyTestReport } from './test.ts';

/** GitHub allows 256 characters. */
const longestTitle = 200;
const longestBody = 20_000;

/** The issues for the tests of the reports. */
export function issuesFor(
  reports: readonly FlakyReport[],
  { mostNew, ...options }: Pick<IssueList, 'mostNew'> & Omit<TestTableOptions, 'asOf'>,
): IssueList {
  const tests = reports.flatMap((report) => report.tests.map((test) => issueFor(test, report, options)));
  const complete = reports.filter((report) => report.complete);
  return {
    // Tests that differ only in their line share an issue.
    tests: [...new Map(tests.toReversed().map((test) => [test.key, test])).values()].toReversed(),
    listed: new Map(complete.map((report) => [keyOfSuite(report), report.listed])),
    mostNew,
  };
}

function keyOfSuite({ suite: { organization, slug } }: FlakyReport): string {
  return digest([organization, slug], 11);
}

function issueFor(
  test: FlakyTestReport,
  report: FlakyReport,
  options: Omit<TestTableOptions, 'asOf'>,
): TestIssue {
  const { key, name, scope, file, line, instances, runs, lastSeenAt, url } = test;
  const owners = test.place === null ? [] : (options.ownersOf?.(test.place.file) ?? []);
  const facts = [
    scope === '' ? [] : md`Scope: ${wrapping(scope, 200)}`,
    file === null ? [] : md`Place: ${locationCell(test, options)}`,
    md`How often: ${howOften(test)}`,
    lastSeenAt === null ? [] : md`Last seen: ${formatMoment(lastSeenAt)}`,
    md`Suite: ${link(report.suite.name, report.suite.url)}`,
  ];
  const blocks = [
    paragraph('test', md`**${link(nameOf(test), url)}** is flaky.`),
    list('facts', nothing, facts.flat()),
  ];
  const foot = md`<sub>This issue is updated at most once a day, and closed when the service no longer lists the test. To keep it closed, close it as not planned.</sub>`;
  // A title is no Markdown, but can be read as some where it is quoted.
  const title = plainLine(name, longestTitle).replaceAll(/[@#](?=\S)/g, '$&\u200B');
  return {
    key: `${keyOfSuite(report)}.${key}`,
    title: `Flaky test: ${title || '(no name)'}`,
    text: renderDocument(blocks, characters(longestBody), foot),
    says: digest([file, line, owners, instances, runs, lastSeenAt, url, report.suite.name]),
    lastSeenAt,
  };
}
