import { count } from '../text/counts.ts';
import { day, formatDuration, formatMoment } from '../text/durations.ts';
import type { FlakyReport } from './analyze.ts';
import { copyable, type Runner, runners } from './runners.ts';

/** A supported test runner. */
export type SelectorFormat = keyof typeof runners;

/** The supported test runners, and a plain list. */
export const selectorFormats = Object.keys(runners) as SelectorFormat[];

/** A list of tests for a test runner. */
export interface Selectors {
  /** The text of the file: a header of lines that start with `#`, the script that uses the list, then one test per line. */
  readonly text: string;
  /** The number of lines with tests. */
  readonly listed: number;
}

/** Linux takes 128 KiB as one argument of a command, and the complete list is in memory several times. */
const longestLine = 100_000;

/**
 * The tests of the reports as a list for a test runner, to run only these tests or to skip them. The list expires, so that tests
 * are not skipped forever. Names are unchanged except for control characters, or escaped for the runner.
 */
export function renderSelectors(
  reports: readonly FlakyReport[],
  format: SelectorFormat,
  expiresAt: number,
): Selectors {
  const { uses, script, line }: Runner = runners[format];
  const all = reports.flatMap(({ tests, testFolder }) =>
    tests.map((test) => ({ text: line(test, testFolder), removed: test.removed })),
  );
  const lines = all.map(({ text }) => text).filter((text) => text !== null);
  const unique = [...new Set(lines.filter(({ length }) => length <= longestLine))];
  const anywhere = unique.filter((text) => text.startsWith('\t')).length;
  const removed = all.filter((one) => one.text === null && one.removed).length;
  const unknown = all.length - lines.length - removed;
  const tooLong = lines.filter(({ length }) => length > longestLine).length;
  const header = [
    ...reports.map(
      ({ suite: { organization, slug }, asOf, complete }) =>
        `Flaky tests of suite ${organization}/${slug}, reported at ${formatMoment(asOf)}${complete ? '' : ' (incomplete)'}`,
    ),
    `The list is valid for ${describeDays(expiresAt - (reports[0]?.asOf ?? expiresAt))}, until ${formatMoment(expiresAt)}.`,
    [
      count(unique.length, 'line'),
      ...(removed === 0
        ? []
        : [`${count(removed, 'test')} omitted because the pull request removes the file`]),
      ...(unknown === 0 ? [] : [`${count(unknown, 'test')} omitted because the name or location is unknown`]),
      ...(tooLong === 0 ? [] : [`${count(tooLong, 'test')} omitted because the name is too long`]),
      ...(anywhere === 0
        ? []
        : [`${count(anywhere, 'line')} without a file or package: any test with that name is listed`]),
    ].join('; '),
    ...uses,
  ];
  const head = header.map((words) => `# ${copyable(words)}`);
  const text = [...head, ...(script === undefined ? [] : [script]), ...unique].join('\n');
  return { text: `${text}\n`, listed: unique.length };
}

function describeDays(ms: number): string {
  return ms % day === 0 ? count(ms / day, 'day') : formatDuration(ms);
}
