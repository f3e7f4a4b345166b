import { escapePattern } from '../text/pattern.ts';
import type { FlakyTestReport } from './test-report.ts';

/** The format of the list for a test runner, and how to use it. */
export interface Runner {
  /** How to use the list, each as `Run: the command`. FILE stands for the list's path. */
  readonly uses: readonly string[];
  /** The line for a test; null if something that it needs is unknown. */
  readonly line: (test: FlakyTestReport) => string | null;
  /** The only line of an empty list, if the commands would treat an empty list as all tests. */
  readonly none?: string;
}

/** The lines of the list. Does not use grep, which fails if there are none. */
const lines = "sed '/^#/d' FILE";
const alternatives = `"$(${lines} | paste -sd '|' -)"`;
/** Matches nothing, in JavaScript and in Go: no position is both a word boundary and not one. */
const never = String.raw`\b\B`;

/**
 * The supported test runners, and a plain list. With an empty list, the run commands run nothing and the skip commands skip
 * nothing.
 */
export const runners = {
  rspec: {
    uses: [
      `Run: ${lines} | xargs -r bundle exec rspec`,
      'Skip: in spec_helper.rb, require "shellwords"; flaky = File.readlines("FILE").grep_v(/^#/).flat_map(&:shellsplit); RSpec.configure { |config| config.filter_run_excluding location: ->(at) { flaky.include?(at) } }',
    ],
    line: rspecLine,
  },
  pytest: {
    uses: [
      `Run: ${lines} | xargs -r pytest`,
      `Skip: PYTEST_ADDOPTS="$(sed '/^#/d; s/^/--deselect=/' FILE)" pytest (also skips tests whose names start with one of these)`,
    ],
    line: pytestLine,
  },
  jest: { ...byTitle('npx jest'), line: titlePattern },
  vitest: { ...byTitle('npx vitest run'), line: titlePattern },
  go: {
    uses: [
      `Run: go test ./... -run ${alternatives}`,
      `Skip: go test ./... -skip ${alternatives} (Go 1.20 or later)`,
    ],
    line: goLine,
    none: never,
  },
  plain: { uses: ['One test per line: location, scope, and name, separated by tabs'], line: plainLine },
} as const satisfies Record<string, Runner>;

function byTitle(command: string): Pick<Runner, 'uses' | 'none'> {
  // In single quotes, because an interactive shell expands an exclamation mark in double quotes.
  const others = `'^(?!'${alternatives}')'`;
  return { uses: [`Run: ${command} -t ${alternatives}`, `Skip: ${command} -t ${others}`], none: never };
}

/** `./path:line`, quoted for the shell. */
function rspecLine({ place }: FlakyTestReport): string | null {
  if (place === null || place.line === null) return null;
  return shellQuote(`./${copyable(place.file)}:${place.line}`);
}

/**
 * A node ID, quoted for the shell. The scope is the ID without the name, or the classes, or the module and the classes
 * separated by dots, as in JUnit reports. pytest fails on an ID that is not in a test file.
 */
function pytestLine({ place, scope, name }: FlakyTestReport): string | null {
  if (name === '') return null;
  if (/\.py(?:::|$)/.test(scope)) return shellQuote(notAnOption(copyable(`${scope}::${name}`)));
  if (place === null || !place.file.endsWith('.py')) return null;
  return shellQuote(notAnOption(copyable([place.file, ...classesOf(scope, place.file), name].join('::'))));
}

/** The classes in a scope, without the module. The module is the path of the file, or the end of it. */
function classesOf(scope: string, file: string): string[] {
  if (!/^[\p{L}\p{N}_.]+$/u.test(scope)) return scope === '' ? [] : [scope];
  const path = file.replace(/\.py$/, '').split('/');
  const modules = path.map((_, index) => path.slice(index).join('.'));
  const module = modules.find((ending) => `${scope}.`.startsWith(`${ending}.`)) ?? '';
  return scope
    .slice(module.length)
    .split('.')
    .filter((part) => part !== '');
}

/**
 * The full title as a pattern. Jest separates its parts with a space, and so did Vitest before version 5, which uses ` > `.
 * A collector writes either, and a title does not show where its parts end.
 */
function titlePattern({ scope, name }: FlakyTestReport): string | null {
  const title = [scope, name].filter((part) => part !== '').join(' ');
  if (title === '') return null;
  return `^${title.split(/ > | /).map(oneLinePattern).join('(?: > | )')}$`;
}

/** A pattern for each level of subtests. Go replaces the spaces in their names with underscores. */
function goLine({ name }: FlakyTestReport): string | null {
  if (name === '') return null;
  const levels = copyable(name)
    .split('/')
    .map((level) => `^${escapePattern(level.replaceAll(/\s/g, '_'))}$`);
  return levels.join('/');
}

/** A field never starts with `#`, which starts a comment, or with what a spreadsheet reads as a formula. */
function plainLine({ file, place, scope, name }: FlakyTestReport): string {
  const location = `${file ?? '-'}${place?.line ? `:${place.line}` : ''}`;
  const fields = [location, scope, name].map((field) => copyable(field).replaceAll('\t', ' '));
  return fields.map((field) => (/^[=+\-@#]./.test(field) ? `'${field}` : field)).join('\t');
}

/** One line for any title: a character that cannot be written matches any character. */
function oneLinePattern(title: string): string {
  return title
    .toWellFormed()
    .split(/[\p{Cc}\u2028\u2029]/u)
    .map(escapePattern)
    .join('[\\s\\S]');
}

/** For POSIX shells and for xargs, which treat this quoting in the same way. */
function shellQuote(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function notAnOption(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

/** The text on one line, without control characters. */
export function copyable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
