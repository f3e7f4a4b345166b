import { count } from '../text/counts.ts';
import { matchIn } from './lines.ts';
import { type LogTests, linesLike } from './log-reader.ts';

/**
 * The lines with which runners count what failed, one row each: the runner, the line with its counts as groups, and the form of
 * the line before it, if others have such lines.
 */
const rows: readonly (readonly [runner: string, line: RegExp, before?: RegExp])[] = [
  ['mocha', /^ {2}(\d{1,9}) failing$/],
  ['playwright', /^ {2}(\d{1,9}) failed$/],
  ['dotnet', /^(?:Failed! +- | {5})Failed: +(\d{1,9})(?:,|$)/],
  ['unittest', /^FAILED \((?:failures=(\d{1,9}))?(?:, )?(?:errors=(\d{1,9}))?/],
  ['exunit', /^(?:\d{1,9} \w{1,20}, )*\d{1,9} tests?, (\d{1,9}) failures?(?:, |$)/, /^Finished in /],
  ['node --test', /^(?:ℹ|#) fail (\d{1,9})$/],
  ['bun', /^ (\d{1,9}) fail$/],
  ['nextest', /^ *Summary \[ *[\d.]{1,20}s\] .{1,80} tests? run: .{0,80}\b(\d{1,9}) failed\b/],
  ['phpunit', /^Tests: \d{1,9}, Assertions: \d{1,9}(?:, Errors: (\d{1,9}))?(?:, Failures: (\d{1,9}))?/],
  ['ctest', /^\d{1,3}% tests passed, (\d{1,9}) tests? failed out of \d{1,9}$/],
  [
    'xctest',
    /^\s*Executed \d{1,9} tests?, with (?:\d{1,9} tests? skipped and )?(\d{1,9}) failures?/,
    /^Test Suite '(?:All|Selected) tests'/,
  ],
  ['bazel', /^Executed \d{1,9} out of \d{1,9} tests?: .{0,80}\b(\d{1,9}) fails?\b/],
];

/** How many tests failed, by the first runner that counts any; null without one. */
export function countFailures(lines: readonly string[]): Omit<LogTests, 'retried'> | null {
  for (const [runner, pattern, before] of rows) {
    const found = linesLike(pattern, before)(lines).map((index) => matchIn(pattern, lines[index]));
    const failed = found.reduce((sum, [, one = 0, two = 0]) => sum + Number(one) + Number(two), 0);
    if (failed > 0) return { runner, sentence: `${count(failed, 'test')} failed, says ${runner}`, tests: [] };
  }
  return null;
}
