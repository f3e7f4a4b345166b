import { escapePattern } from '../text/pattern.ts';
import type { FlakyTestReport } from './test-report.ts';

/** How the list for a test runner is written, and used. */
export interface Runner {
  /** What is done with the list, each as `Run: the command`, FILE being the list's path. */
  readonly uses: readonly string[];
  /** The test's line, or null where something that it needs is not known. */
  readonly line: (test: FlakyTestReport) => string | null;
  /** Stands in a list of no tests where the commands would take nothing at all for everything. */
  readonly none?: string;
}

/** The lines of the list. Not grep, which fails where there are none. */
const lines = "sed '/^#/d' FILE";
const alternatives = `"$(${lines} | paste -sd '|' -)"`;
/** No place in a text is both the edge of a word and none: read alike by JavaScript and by Go. */
const never = String.raw`\b\B`;

/**
 * The test runners for which lists can be written, and a plain list. To run nothing, and not everything, is what the
 * commands do with an empty list; to skip nothing, likewise.
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
      `Skip: PYTEST_ADDOPTS="$(sed '/^#/d; s/^/--deselect=/' FILE)" pytest (which skips tests whose names begin like one of these, too)`,
    ],
    line: pytestLine,
  },
  jest: { ...byTitle('npx jest'), line: titlePattern },
  vitest: { ...byTitle('npx vitest run'), line: titlePattern },
  go: {
    uses: [
      `Run: go test ./... -run ${alternatives}`,
      `Skip: go test ./... -skip ${alternatives} (since Go 1.20)`,
    ],
    line: goLine,
    none: never,
  },
  plain: { uses: ['One test a line: location, scope and name, with tabs between'], line: plainLine },
} as const satisfies Record<string, Runner>;

function byTitle(command: string): Pick<Runner, 'uses' | 'none'> {
  // Between single quotes, for a shell with a history reads an exclamation mark between double ones.
  const others = `'^(?!'${alternatives}')'`;
  return { uses: [`Run: ${command} -t ${alternatives}`, `Skip: ${command} -t ${others}`], none: never };
}

/** `./path:line`, quoted for the shell. */
function rspecLine({ place }: FlakyTestReport): string | null {
  if (place === null || place.line === null) return null;
  return shellQuote(`./${copyable(place.file)}:${place.line}`);
}

/**
 * A node id, quoted for the shell. The scope is the id without the name, or the classes, or the module and the classes
 * with dots between, as in reports of the JUnit kind. One id of what is no test file stops pytest.
 */
function pytestLine({ place, scope, name }: FlakyTestReport): string | null {
  if (name === '') return null;
  if (/\.py(?:::|$)/.test(scope)) return shellQuote(notAnOption(copyable(`${scope}::${name}`)));
  if (place === null || !place.file.endsWith('.py')) return null;
  return shellQuote(notAnOption(copyable([place.file, ...classesOf(scope, place.file), name].join('::'))));
}

/** The classes in a scope, without the module, of which the file is the end or the whole. */
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
 * The full title as a pattern. Jest writes a space between its parts, Vitest as well until 5 and ` > ` since then; a
 * collector writes the one or the other, and a title alone does not say where its parts end.
 */
function titlePattern({ scope, name }: FlakyTestReport): string | null {
  const title = [scope, name].filter((part) => part !== '').join(' ');
  if (title === '') return null;
  return `^${title.split(/ > | /).map(oneLinePattern).join('(?: > | )')}$`;
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
function plainLine({ file, place, scope, name }: FlakyTestReport): string {
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
export function copyable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
