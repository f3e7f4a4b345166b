import { count } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import { escapePattern } from '../text/pattern.ts';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

/** The test runners for which lists can be written, and a plain list. */
export const selectorFormats = ['rspec', 'pytest', 'jest', 'vitest', 'go', 'plain'] as const;

/** A test runner for which a list can be written. */
export type SelectorFormat = (typeof selectorFormats)[number];

/** A list of tests for a test runner. */
export interface Selectors {
  /** The file's text: a header of lines that begin with `#`, then one test a line. */
  readonly text: string;
  readonly listed: number;
  /** Tests of which the runner would need to know more than the service says. */
  readonly leftOut: number;
}

/** How a runner's list is written, and used. */
interface Format {
  /** The command that uses the list, FILE being its path. */
  readonly use: string;
  /** The test's line; null where something that it needs is not known. */
  readonly line: (test: FlakyTestReport) => string | null;
}

const titlePattern = (test: FlakyTestReport) => {
  const title = [test.scope, test.name].filter((part) => part !== '').join(' ');
  return title === '' ? null : `^${oneLinePattern(title)}$`;
};

const formats: Readonly<Record<SelectorFormat, Format>> = {
  rspec: { use: "grep -v '^#' FILE | xargs bundle exec rspec", line: rspecLine },
  pytest: { use: "grep -v '^#' FILE | xargs pytest", line: pytestLine },
  jest: { use: "npx jest -t \"$(grep -v '^#' FILE | paste -sd '|' -)\"", line: titlePattern },
  vitest: { use: "npx vitest run -t \"$(grep -v '^#' FILE | paste -sd '|' -)\"", line: titlePattern },
  go: {
    use: "go test ./... -run \"$(grep -v '^#' FILE | paste -sd '|' -)\" (or -skip, since Go 1.20)",
    line: goLine,
  },
  plain: { use: 'one test a line: location, scope and name, with tabs between', line: plainSelector },
};

/**
 * The report's tests as a list for a test runner, to run them alone or to skip them for a while: it says when it expires,
 * so that nobody skips a test for ever. Names stand unmodified but for control characters, quoted or escaped
 * as the runner needs it.
 */
export function renderSelectors(report: FlakyReport, format: SelectorFormat, expiresAt: number): Selectors {
  const { use, line } = formats[format];
  const lines = report.tests.map(line).filter((text) => text !== null);
  const unique = [...new Set(lines)];
  const leftOut = report.tests.length - lines.length;
  const { organization, slug } = report.suite;
  const header = [
    `Flaky tests of suite ${organization}/${slug}, as reported at ${formatMoment(report.asOf)}${report.complete ? '' : ' (incomplete)'}`,
    `Expires at ${formatMoment(expiresAt)}: make it again then, since tests get well and others fall ill.`,
    `${count(unique.length, 'line')}${leftOut === 0 ? '' : `; ${count(leftOut, 'test')} left out, of which too little is known`}`,
    `Use: ${use}`,
  ];
  const text = [...header.map((words) => `# ${copyable(words)}`), ...unique].join('\n');
  return { text: `${text}\n`, listed: unique.length, leftOut };
}

/** `./path:line`, quoted for the shell. */
function rspecLine({ place }: FlakyTestReport): string | null {
  if (place === null || place.line === null) return null;
  return shellQuote(`./${copyable(place.file)}:${place.line}`);
}

/** A node id, quoted for the shell. The collector's scope is the id without the name, or else the class. */
function pytestLine({ place, scope, name }: FlakyTestReport): string | null {
  if (name === '') return null;
  if (scope.includes('.py')) return shellQuote(notAnOption(copyable(`${scope}::${name}`)));
  if (place === null) return null;
  return shellQuote(notAnOption(copyable([place.file, ...(scope === '' ? [] : [scope]), name].join('::'))));
}

/** A pattern for each level of sub-tests. Go runs them under names of which the spaces are underscores. */
function goLine({ name }: FlakyTestReport): string | null {
  if (name === '') return null;
  const levels = copyable(name)
    .split('/')
    .map((level) => `^${escapePattern(level.replaceAll(/\s/g, '_'))}$`);
  return levels.join('/');
}

/** Never beginning with `#`, which would make a comment of it, nor with what a spreadsheet takes for a formula. */
function plainSelector({ file, place, scope, name }: FlakyTestReport): string {
  const location = `${file ?? '-'}${place?.line ? `:${place.line}` : ''}`;
  const fields = [location, scope, name].map((field) => copyable(field).replaceAll('\t', ' '));
  return fields.map((field) => (/^[=+\-@#]./.test(field) ? `'${field}` : field)).join('\t');
}

/** One line, whatever stands in the title: a character that cannot be written is any character. */
function oneLinePattern(title: string): string {
  return title
    .toWellFormed()
    .split(/[\p{Cc}\u2028\u2029]/u)
    .map(escapePattern)
    .join('[\\s\\S]');
}

/** For POSIX shells and for xargs, which read this quoting alike. */
function shellQuote(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function notAnOption(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

/** The text on one line, without control characters. */
function copyable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
