import { escapePattern } from '../text/pattern.ts';
import type { TestIdentity } from './identity.ts';
import { pathFrom, type TestPlace } from './places.ts';

/** What the entry of a test is made from. */
type ListedTest = TestPlace & Omit<TestIdentity, 'file'>;

/** The form of a list that a test runner reads, and how to use it. */
interface Runner {
  /** How to run and to skip the tests of the list, whose path FILE stands for; null without a way. */
  readonly use: Readonly<Record<'run' | 'skip', string | null>>;
  /** The command that runs one test, for whose entry TEST stands; and the files of which this runner is certain. */
  readonly one?: string;
  readonly files?: RegExp;
  /** What else to know. */
  readonly remark: string;
  /** The entry for a test; null if something that it needs is unknown. Tests run in the folder. */
  readonly entry: (test: ListedTest, folder: string) => string | null;
  /** The pattern of these entries, for a runner that takes one pattern and no list. Without entries, it matches no test. */
  readonly pattern?: (entries: readonly string[]) => string;
}

/** A list of tests for a test runner. */
export interface TestList {
  readonly text: string;
  /** The command for a shell that runs these tests, without the list; null for a list without a runner. */
  readonly command: string | null;
  readonly use: Runner['use'];
  readonly remark: string;
  /** The number of entries. */
  readonly listed: number;
  /** The number of tests without an entry. */
  readonly omitted: number;
}

const byTitle = (command: string) => ({
  one: `${command} -t TEST`,
  use: { run: `${command} -t "$(cat FILE)"`, skip: `${command} -t "^(?!$(cat FILE))"` },
  remark: 'A title counts in all files.',
  entry: titlePattern,
  pattern: (entries: readonly string[]) => `^(?:${entries.join('|') || '(?!)'})$`,
});

const emptyRunsAll = 'With an empty file, it runs all tests: check its size first.';

/** The supported test runners, and a plain list. */
const runners = {
  rspec: {
    one: 'bundle exec rspec TEST',
    files: /_spec\.rb$/,
    use: { run: "tr '\\n' '\\0' < FILE | xargs -r -0 bundle exec rspec", skip: null },
    remark: 'RSpec cannot skip by a list.',
    entry: rspecEntry,
  },
  pytest: {
    one: 'pytest TEST',
    files: /\.py$/,
    use: { run: 'pytest @FILE', skip: 'sed s/^/--deselect=/ FILE > FILE.skip; pytest @FILE.skip' },
    remark: `With pytest 8.2 or later. It also skips tests whose ID begins with that of a listed one. ${emptyRunsAll}`,
    entry: pytestEntry,
  },
  jest: byTitle('npx jest'),
  vitest: byTitle('npx vitest run'),
  go: {
    one: 'go test -count 1 -run TEST ./...',
    files: /_test\.go$/,
    use: { run: 'go test -run "$(cat FILE)" ./...', skip: 'go test -skip "$(cat FILE)" ./...' },
    remark: 'With Go 1.20 or later. A name counts in all packages.',
    entry: goPattern,
    pattern: (entries) => entries.join('|') || '^$',
  },
  plain: {
    use: { run: null, skip: null },
    remark:
      'One test per line: location, scope and name, separated by tabs. Data, not a script: a name can be a command.',
    entry: plainEntry,
  },
} as const satisfies Record<string, Runner>;

/** A supported test runner. */
export type ListFormat = keyof typeof runners;

/** The supported test runners, and a plain list. */
export const listFormats = Object.keys(runners) as ListFormat[];

/** Linux takes 128 KiB as one argument of a command. */
const longestPattern = 120_000;
/** Windows takes 8,191 characters as a command of `cmd`, which starts `npx`: the pattern and what is around it. */
const longestOnWindows = 8_000;

/**
 * The tests of the reports as a test runner reads them, to run only these tests or to skip them. Names are unchanged except for
 * control characters, or escaped for the runner. An entry that a runner could take for an option or for a file of
 * options is left out, and so is what does not fit into a pattern.
 */
export function listTests(
  reports: readonly { readonly testFolder: string; readonly tests: readonly ListedTest[] }[],
  format: ListFormat,
): TestList {
  const { use, remark, entry, pattern, one }: Runner = runners[format];
  const tests = reports.flatMap((report) => report.tests.map((test) => entry(test, report.testFolder)));
  const entries = new Set<string>();
  let [omitted, length] = [0, 0];
  const isUnfit = (text: string) =>
    pattern === undefined ? /^[-@]/.test(text) : length + text.length > longestPattern;
  for (const text of tests) {
    const isLeftOut = text === null || isUnfit(text);
    if (isLeftOut) omitted += 1;
    else if (!entries.has(text)) {
      entries.add(text);
      length += text.length + 1;
    }
  }
  const lines = pattern === undefined ? [...entries] : [pattern([...entries])];
  const text = lines.map((line) => `${line}\n`).join('');
  const command = one?.replace('TEST', () => lines.map(quote).join(' ')) ?? null;
  const isLong = pattern !== undefined && text.length > longestOnWindows;
  const note = isLong ? `${remark} The pattern is too long for a command line of Windows.` : remark;
  return { text, command, use, remark: note, listed: entries.size, omitted };
}

/** A word for a shell: nothing in it is a command. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The test runner by the name of a file, if it is certain. */
export function formatOfFile(file: string | null): ListFormat | undefined {
  return listFormats.find((format) => (runners[format] as Runner).files?.test(file ?? ''));
}

/**
 * A command for a shell that runs a test this many times, until it fails; null if its runner is unknown, or if its entry does not
 * suit it. In a mail, a mention in it would not be text.
 */
export function repeatCommand(
  test: ListedTest,
  folder: string,
  given: ListFormat | undefined,
  times: number,
): string | null {
  const format = given && given !== 'plain' ? given : formatOfFile(test.file);
  const { one, entry, pattern }: Partial<Runner> = format ? runners[format] : {};
  const text = entry?.(test, folder) ?? null;
  if (one === undefined || text === null || /^[-@]|[@#]\w|<!--/.test(text)) return null;
  const command = one.replace('TEST', () => quote(pattern?.([text]) ?? text));
  return `for i in $(seq ${times}); do ${command} || break; done`;
}

/** The ID of the example or its line; for a shared example without an ID, the spec that runs it. */
function rspecEntry({ place, caller, example }: ListedTest, folder: string): string | null {
  if (place === null || (place.line === null && example === null)) return null;
  const at = `${example ?? `:${place.line}`}`;
  const file = caller === null ? `${place.file}${at}` : caller;
  return copyable(`./${pathFrom(folder, file)}`);
}

/**
 * A node ID. The scope is the ID without the name, or the classes, or the module and the classes separated by dots, as in
 * JUnit reports.
 */
function pytestEntry({ place, scope, name }: ListedTest, folder: string): string | null {
  if (name === '') return null;
  if (/\.py(?:::|$)/.test(scope)) return copyable(`${scope}::${name}`);
  if (!place?.file.endsWith('.py')) return null;
  const file = pathFrom(folder, place.file);
  return copyable([file, ...classesOf(scope, file), name].join('::'));
}

/**
 * The classes in a scope, without the module: the path of the file, or the end of it, with dots. A module can have any
 * characters of a path, classes only those of a name; another scope is a title.
 */
function classesOf(scope: string, file: string): string[] {
  const path = file.replace(/\.py$/, '').split('/');
  const modules = path.map((_, index) => path.slice(index).join('.'));
  const module = modules.find((ending) => `${scope}.`.startsWith(`${ending}.`)) ?? '';
  const classes = scope.slice(module.length);
  if (!/^[\p{L}\p{M}\p{N}_.]*$/u.test(classes)) return [scope];
  return classes.split('.').filter((part) => part !== '');
}

/**
 * The full title as a pattern. Jest separates its parts with a space, and so did Vitest before version 5, which uses ` > `.
 * A collector writes either, and a title does not show where its parts end.
 */
function titlePattern({ scope, name }: ListedTest): string {
  const separator = '(?: > | )';
  const pattern = (text: string) => copyable(text).split(/ > | /).map(escapePattern).join(separator);
  return `${scope === '' ? `${separator}?` : `${pattern(scope)}${separator}`}${pattern(name)}`;
}

/** A pattern for each level of subtests. Go replaces the spaces in their names with underscores. */
function goPattern({ name }: ListedTest): string | null {
  if (name === '') return null;
  const levels = copyable(name)
    .split('/')
    .map((level) => `^${escapePattern(level.replaceAll(/\s/g, '_'))}$`);
  return levels.join('/');
}

/** A field never starts with what a spreadsheet reads as a formula. */
function plainEntry({ file, line, scope, name }: ListedTest): string {
  const location = `${file ?? '(unknown)'}${line ? `:${line}` : ''}`;
  return [location, scope, name].map((field) => copyable(field).replace(/^(?=[=+])/, "'")).join('\t');
}

/** The text on one line, without control characters. */
function copyable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
