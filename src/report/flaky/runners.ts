import { escapePattern } from '../text/pattern.ts';
import { pathFrom } from './paths.ts';
import { goScript, jestScript, pytestScript, rspecScript, vitestScript } from './runner-scripts.ts';
import type { FlakyTestReport } from './test-report.ts';

/** A test on a command line. */
interface CommandPart {
  readonly text: string;
  readonly names: readonly string[];
}

/** The format of the list for a test runner, and how to use it. */
export interface Runner {
  /** How to use the list, each as `Run: the command`. FILE stands for the list's path. */
  readonly uses: readonly string[];
  /** Runs or skips the tests of the list; the list's lines follow it. Without one, the list only has its lines. */
  readonly script?: string;
  /** How to name tests on the command line: the part for a test, with the names that it is made of; and the commands. */
  readonly command?: {
    readonly part: (test: FlakyTestReport, folder: string) => CommandPart | null;
    readonly join: (parts: readonly string[]) => { readonly run: string; readonly skip: string | null };
  };
  /** The line for a test; null if something that it needs is unknown. Tests run in the folder. */
  readonly line: (test: FlakyTestReport, folder: string) => string | null;
}

/** The supported test runners, and a plain list. An empty list runs nothing and skips nothing. */
export const runners = {
  rspec: {
    uses: usesOf('bundle exec sh FILE', 'rspec'),
    script: rspecScript,
    line: rspecLine,
    command: {
      part: (test, folder) => asPart(rspecLine(test, folder)?.split('\t', 1)[0] ?? null),
      join: (parts) => ({ run: `bundle exec rspec ${parts.join(' ')}`, skip: null }),
    },
  },
  pytest: {
    uses: usesOf('sh FILE', 'pytest'),
    script: pytestScript,
    line: pytestLine,
    command: {
      part: (test, folder) => asPart(pytestLine(test, folder)),
      join: (parts) => ({
        run: `pytest ${parts.join(' ')}`,
        skip: `pytest ${parts.map((part) => `--deselect ${part}`).join(' ')}`,
      }),
    },
  },
  jest: {
    uses: usesOf('sh FILE', 'Jest'),
    script: jestScript,
    line: titleLine,
    command: titleCommand('jest'),
  },
  vitest: {
    uses: usesOf('sh FILE', 'Vitest'),
    script: vitestScript,
    line: titleLine,
    command: titleCommand('vitest run'),
  },
  go: {
    uses: usesOf('sh FILE', 'go test (1.20 or later)'),
    script: goScript,
    line: goLine,
    command: {
      part: (test) => asPart(goPattern(test), [test.name]),
      join: (parts) => {
        const pattern = `'${parts.join('|')}' ./...`;
        return { run: `go test -run ${pattern}`, skip: `go test -skip ${pattern}` };
      },
    },
  },
  plain: {
    uses: [
      'Data, not a script: never run this file with a shell, because a name can be a command.',
      'One test per line: location, scope, and name, separated by tabs',
    ],
    line: plainLine,
  },
} as const satisfies Record<string, Runner>;

function asPart(text: string | null, names = [text ?? '']): CommandPart | null {
  return text === null ? null : { text, names };
}

function titleCommand(command: string): Runner['command'] {
  return {
    part: (test) => asPart(titlePattern(test), test.scope === '' ? [test.name] : [test.scope, test.name]),
    join: (parts) => {
      const pattern = parts.join('|');
      return { run: `npx ${command} -t '${pattern}'`, skip: `npx ${command} -t '^(?!${pattern})'` };
    },
  };
}

function usesOf(command: string, runner: string): string[] {
  return [
    `Run: ${command} run`,
    `Skip: ${command} skip`,
    `Arguments for ${runner} can follow, except those that select tests.`,
  ];
}

/** The location, the file that runs the test if it is another one, the scope, and the name, separated by tabs. */
function rspecLine({ place, caller, scope, name }: FlakyTestReport, folder: string): string | null {
  if (place === null || place.line === null) return null;
  const at = (file: string) => `./${pathFrom(folder, file)}`;
  return fields([`${at(place.file)}:${place.line}`, caller === null ? '' : at(caller), scope, name]);
}

/**
 * A node ID. The scope is the ID without the name, or the classes, or the module and the classes separated by dots, as in
 * JUnit reports. It has the name that the file had before the pull request.
 */
function pytestLine({ place, movedFrom, scope, name }: FlakyTestReport, folder: string): string | null {
  if (name === '') return null;
  const file = place?.file.endsWith('.py') ? pathFrom(folder, place.file) : null;
  const before = movedFrom === null ? file : pathFrom(folder, movedFrom);
  const [path, ...classes] = scope.split('::');
  if (file !== null && path === before) return copyable([file, ...classes, name].join('::'));
  if (/\.py(?:::|$)/.test(scope)) return copyable(`${scope}::${name}`);
  if (file === null || before === null) return null;
  return copyable([file, ...classesOf(scope, before), name].join('::'));
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
 * A collector writes either, and a title does not show where its parts end. Without a scope, there can still be one with an
 * empty title.
 */
function titlePattern({ scope, name }: FlakyTestReport): string {
  const separator = '(?: > | )';
  const pattern = (text: string) => text.split(/ > | /).map(oneLinePattern).join(separator);
  return `^${scope === '' ? `${separator}?` : `${pattern(scope)}${separator}`}${pattern(name)}$`;
}

/**
 * The file that runs the test, empty if the service does not tell one, and the pattern, separated by a tab. Null if its file is
 * not in the repository, or removed: any other test can have its title.
 */
function titleLine(test: FlakyTestReport, folder: string): string | null {
  const file = test.caller ?? test.place?.file;
  if (file === undefined && test.file !== null) return null;
  return `${file === undefined ? '' : pathFrom(folder, file)}\t${titlePattern(test)}`;
}

/** The package, as far as it is known, and the pattern, separated by a tab. */
function goLine(test: FlakyTestReport): string | null {
  const pattern = goPattern(test);
  return pattern && `${copyable(test.scope).trim()}\t${pattern}`;
}

/** A pattern for each level of subtests. Go replaces the spaces in their names with underscores. */
function goPattern({ name }: FlakyTestReport): string | null {
  if (name === '') return null;
  const levels = copyable(name)
    .split('/')
    .map((level) => `^${escapePattern(level.replaceAll(/\s/g, '_'))}$`);
  return levels.join('/');
}

/** A field never starts with `#`, which starts a comment, or with what a spreadsheet reads as a formula. */
function plainLine({ place, file, line, scope, name }: FlakyTestReport, folder: string): string {
  const location = `${place === null ? (file ?? '-') : pathFrom(folder, place.file)}${line ? `:${line}` : ''}`;
  return fields([location, scope, name].map((field) => (/^[=+\-@#]./.test(field) ? `'${field}` : field)));
}

/** One line for any title: JavaScript reads a character that a line cannot hold by its code. */
function oneLinePattern(title: string): string {
  return escapePattern(title.toWellFormed()).replaceAll(
    /[\p{Cc}\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Control characters include tabs, so the fields have none. */
function fields(texts: readonly string[]): string {
  return texts.map(copyable).join('\t');
}

/** The text on one line, without control characters. */
export function copyable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
