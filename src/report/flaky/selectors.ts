import { count } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import type { FlakyReport } from './analyze.ts';
import { copyable, type Runner, runners } from './runners.ts';

/** A test runner for which a list can be written. */
export type SelectorFormat = keyof typeof runners;

/** The test runners for which lists can be written, and a plain list. */
export const selectorFormats = Object.keys(runners) as SelectorFormat[];

/** A list of tests for a test runner. */
export interface Selectors {
  /** The file's text: a header of lines that begin with `#`, then one test a line. */
  readonly text: string;
  readonly listed: number;
  /** Tests of which the runner would need to know more than the service says. */
  readonly leftOut: number;
}

/**
 * The report's tests as a list for a test runner, to run them alone or to skip them for a while: it says when it expires,
 * so that nobody skips a test for ever. Names stand unmodified but for control characters, quoted or escaped
 * as the runner needs it.
 */
export function renderSelectors(report: FlakyReport, format: SelectorFormat, expiresAt: number): Selectors {
  const { uses, line, none }: Runner = runners[format];
  const lines = report.tests.map(line).filter((text) => text !== null);
  const unique = [...new Set(lines)];
  const leftOut = report.tests.length - lines.length;
  const { organization, slug } = report.suite;
  const nothing = unique.length === 0 && none !== undefined ? [none] : [];
  const header = [
    `Flaky tests of suite ${organization}/${slug}, as reported at ${formatMoment(report.asOf)}${report.complete ? '' : ' (incomplete)'}`,
    `Expires at ${formatMoment(expiresAt)}: make it again then, since tests get well and others fall ill.`,
    [
      count(unique.length, 'line'),
      ...(leftOut === 0 ? [] : [`${count(leftOut, 'test')} left out, of which too little is known`]),
      ...nothing.map(() => 'the pattern below matches no test'),
    ].join('; '),
    ...uses,
  ];
  const text = [...header.map((words) => `# ${copyable(words)}`), ...unique, ...nothing].join('\n');
  return { text: `${text}\n`, listed: unique.length, leftOut };
}
