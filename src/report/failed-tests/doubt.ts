import type { LogLines } from './failed-test.ts';

/**
 * Why a log may tell of another failure than its failed tests, in words that follow `the log of a failed job`; null if
 * nothing in it does. What is not known for certain is a doubt: a wrong all-clear would let a real failure pass.
 */
export function doubtOf(
  { lines, cut }: LogLines,
  run: { readonly runner: string; readonly end: number },
  exitStatus: number | null,
): string | null {
  if (cut) return 'is longer than what is read';
  if (lines.some((line) => isOtherReason(line))) return 'names another reason than its failed tests';
  const rest = lines.slice(run.end + 1);
  if (!saysNoMore(rest, endings[run.runner] ?? nothing)) return 'continues after its failed tests';
  return fits(exitStatus, run.runner, rest) ? null : `belongs to the exit status ${exitStatus}`;
}

/** A run that was aborted, or that failed for a limit that is not a test. */
function isOtherReason(line: string): boolean {
  if (line.startsWith('!!!') || line.includes('INTERNALERROR')) return true;
  if (line.includes('Failed to execute goal') && !/surefire|failsafe/.test(line)) return true;
  return (
    /\bcoverage\b/i.test(line) && /\b(?:not (?:reached|met)|below|less than|does not meet)\b/i.test(line)
  );
}

/** The exit status of a run with failed tests. `make` has its own. */
function fits(exitStatus: number | null, runner: string, rest: readonly string[]): boolean {
  if (exitStatus === (runner === 'cargo test' ? 101 : 1)) return true;
  return exitStatus === 2 && rest.some((line) => line.startsWith('make'));
}

/** What a log may have after the closing line: the rest of the section, what calls the runner, and the agent's hooks. */
function saysNoMore(rest: readonly string[], ending: RegExp): boolean {
  let isOfAgent = false;
  return rest.every((line) => {
    if (/^(?:~~~|---|\+\+\+|\^\^\^ \+\+\+)/.test(line)) isOfAgent = agentGroup.test(line);
    return isOfAgent || line.trim() === '' || caller.test(line) || ending.test(line);
  });
}

const agentGroup =
  /^(?:~~~ Running [a-z]{1,20}(?: [\w-]{1,40})? (?:pre-exit|post-command|post-artifact|pre-artifact) hook|~~~ Uploading artifacts|\^\^\^ \+\+\+)/;

const caller =
  /^(?:🚨 Error: The command exited with status \d{1,3}|user command error: exit status \d{1,3}|make(?:\[\d\])?: \*\*\* \[[^\]]{1,200}\] Error \d{1,3}|npm ERR! Test failed\. {2}See above for more details\.|error Command failed with exit code 1\.| ?ELIFECYCLE {2}Test failed\. See above for more details\.)$/;

const nothing = /^$/;

/** The lines of the section of each runner that follow its closing line. */
const endings: Readonly<Record<string, RegExp>> = {
  'cargo test': /^ {4}`--/,
  'go test': /^(?:FAIL|exit status 1|ok {2}\t|\?\s)/,
  gradle:
    /^(?:\* (?:Get more help|Try:|What went wrong:)|:test|> There were failing tests\.|> Run with|BUILD FAILED in|Execution failed for task ':[\w:-]{0,60}test'\.|FAILURE: Build failed with an exception\.|Finished generating test|Generating HTML test report|\d{1,6} actionable tasks?:|Run with --|<[=-])/,
  jest: /^(?:Ran all test suites|Snapshots:|Time:)/,
  maven: /^\[(?:ERROR|INFO|WARNING)\]/,
  minitest: /^You have skipped tests\./,
  rspec: /^(?:Failed examples:|Randomized with seed|rspec )/,
  vitest: /^ {2,}(?:at least|Tests|Errors|Isolate|Duration|Start at)\b/,
};
