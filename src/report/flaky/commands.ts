import { looksLikeReference } from '../text/escape-untrusted.ts';
import { type Runner, runners } from './runners.ts';
import type { SelectorFormat } from './selectors.ts';
import type { FlakyTestReport } from './test-report.ts';

/** Commands for a shell, in the folder in which the tests run. */
export interface TestCommands {
  readonly run: string;
  /** Null if the runner has no option for it. */
  readonly skip: string | null;
}

const mostTests = 10;
const longestCommand = 1_000;
/** Nothing that a shell, Markdown or an email program reads as anything but text. */
const plainText = /^[\w./:-]+$/;

/**
 * The commands that run and skip these tests; null if the list is too long or a name has other characters than letters,
 * digits and `_./:-`, looks like a reference, or like an option.
 */
export function testCommands(
  tests: readonly FlakyTestReport[],
  format: SelectorFormat,
  folder: string,
): TestCommands | null {
  const { command }: Runner = runners[format];
  if (command === undefined || tests.length === 0 || tests.length > mostTests) return null;
  const parts = tests.map((test) => command.part(test, folder)).filter((part) => part !== null);
  if (parts.length < tests.length || !parts.every(({ names }) => names.every(isPlain))) return null;
  const texts = [...new Set(parts.map(({ text }) => text))];
  const { run, skip } = command.join(texts);
  return Math.max(run.length, skip?.length ?? 0) > longestCommand ? null : { run, skip };
}

function isPlain(name: string): boolean {
  return plainText.test(name) && !name.startsWith('-') && !looksLikeReference(name);
}
