import { saysFailure } from '../logs/reason-line.ts';
import type { LogLines } from './failed-test.ts';
import { isFailureOfOther } from './other-failures.ts';

/** Why a log may tell of another failure than its failed tests. */
export interface Doubt {
  /** Words that follow `the log of a failed job`. */
  readonly words: string;
  /** The line that says why the job failed, if it is not a failed test. */
  readonly reason?: string;
}

/**
 * Why a log may tell of another failure than its failed tests; null if nothing in it does. What is not known for certain is a
 * doubt: a wrong all-clear would let a real failure pass.
 */
export function doubtOf(
  { lines, cut }: LogLines,
  run: { readonly runner: string; readonly end: number },
  exitStatus: number | null,
): Doubt | null {
  const rest = lines.slice(run.end + 1);
  const reason = agentError(rest);
  if (reason !== undefined) return { words: 'names an error after its failed tests', reason };
  const words = doubtOfLines({ lines, cut }, run, rest);
  if (words !== null) return { words };
  return fits(exitStatus, run.runner, rest) ? null : { words: `belongs to the exit status ${exitStatus}` };
}

function doubtOfLines(
  { lines, cut }: LogLines,
  { runner, end }: { readonly runner: string; readonly end: number },
  rest: readonly string[],
): string | null {
  if (cut) return 'is longer than what is read';
  if (lines.some(isOtherReason) || isFailureOfOther(lines.slice(0, end), runner))
    return 'names another reason than its failed tests';
  return saysNoMore(rest, [...callers, ...(endings[runner] ?? [])])
    ? null
    : 'continues after its failed tests';
}

/** A run that was aborted, or that failed for a limit that is not a test. Jest fails by snapshots that no test uses. */
function isOtherReason(line: string): boolean {
  if (/^(?:!!!|RSpec is shutting down )/.test(line) || line.includes('INTERNALERROR')) return true;
  if (/^Snapshots: {3,9}\d.{0,100} obsolete, /.test(line)) return true;
  if (line.includes('Failed to execute goal') && !failedTestsGoal.test(line)) return true;
  return (
    /\bcoverage\b/i.test(line) && /\b(?:not (?:reached|met)|below|less than|does not meet)\b/i.test(line)
  );
}

/** How Maven says that a goal failed only by its tests. After a crash or a timeout, it gives another reason, or none. */
const failedTestsGoal =
  /^\[ERROR\] Failed to execute goal [\w.:-]{0,200}(?:surefire|failsafe)-plugin:.{1,300}: There are test failures\.$/;

/** The exit status of a run with failed tests. `make` has its own. */
function fits(exitStatus: number | null, runner: string, rest: readonly string[]): boolean {
  if (exitStatus === (runner === 'cargo test' ? 101 : 1)) return true;
  return exitStatus === 2 && rest.some((line) => line.startsWith('make'));
}

/** What a log may have after the closing line: the rest of the section, what calls the runner, and the agent's hooks. */
function saysNoMore(rest: readonly string[], known: readonly RegExp[]): boolean {
  return bySection(rest).own.every((line) => line.trim() === '' || known.some((form) => form.test(line)));
}

/**
 * The line with which an agent says that something else than the command failed, such as a hook, or else the first error in
 * a section of an agent. A job fails by it even if the status of its tests was ignored.
 */
function agentError(rest: readonly string[]): string | undefined {
  const isOther = (line: string) => line.startsWith('🚨') && !caller.test(line);
  const { agent } = bySection(rest);
  return rest.find(isOther) ?? agent.find((line) => !caller.test(line) && saysFailure(line));
}

/** The lines in the sections of an agent, and the others. */
function bySection(lines: readonly string[]) {
  const sections = { own: [] as string[], agent: [] as string[] };
  let current: keyof typeof sections = 'own';
  for (const line of lines) {
    if (/^(?:~~~|---|\+\+\+)/.test(line)) current = agentGroup.test(line) ? 'agent' : 'own';
    sections[current].push(line);
  }
  return sections;
}

const agentGroup =
  /^~~~ (?:Running [a-z]{1,20}(?: [\w-]{1,40})? (?:pre-exit|post-command|post-artifact|pre-artifact) hook|Uploading artifacts)/;

const caller =
  /^(?:\^\^\^ \+\+\+|(?:🚨 Error|user command error): (?:exit status|[Tt]he (?:(?:global|local|plugin [\w.-]{1,80}) )?command(?: hook)? exited with status) \d{1,3}|make(?:\[\d\])?: \*\*\* \[[^\]]{1,200}\] Error \d{1,3}|npm ERR! Test failed\. {2}See above for more details\.|error Command failed with exit code 1\.|info Visit https:\/\/yarnpkg\.com\/en\/docs\/cli\/run for documentation about this command\.| ?ELIFECYCLE {2}Test failed\. See above for more details\.)$/;

/** What npm says of a workspace whose script failed. */
const workspace =
  /^npm (?:error|ERR!) (?:Lifecycle script `test[\w:.-]{0,80}` failed with error: ?$|code 1$|command failed$|Error: command failed ?$|(?:path|workspace|location|command) \S| {2}(?:in workspace|at location): \S)/;

/** That there is a newer npm. */
const notice =
  /^npm notice(?: ?$| (?:New (?:major|minor|patch) version of npm available! |Changelog: https:|To update run: ?|Run `?npm install -g npm@))/;

const just = /^error: Recipe `[\w-]{1,100}` failed (?:on line \d{1,9} )?with exit code 1(?:01)?$/;

const compose = /^ (?:Container|Network|Volume) \S{1,200} {1,2}(?:Stopping|Stopped|Removing|Removed) ?$/;

/** What all that calls a runner may write after it. */
const callers: readonly RegExp[] = [caller, workspace, notice, just, compose];

/** A report, without a limit that it falls below: SimpleCov does not check limits after failed tests. */
const simpleCov =
  /^(?:(?:JSON )?Coverage report generated for .{1,100}? to \S{1,300}(?: {1,9}\d{1,9} \/ \d{1,9} LOC \([\d.]{1,9}%\) covered\.)?|(?:Line|Branch) [Cc]overage: (?:[\d.]{1,9}% \(\d{1,9} \/ \d{1,9}\)|\d{1,9} \/ \d{1,9} \([\d.]{1,9}%\))|Stopped processing SimpleCov as a previous error not related to SimpleCov has been detected)$/;

/** The end of rake, whose reason for it each runner tells in its own form. */
const rake =
  /^(?:rake aborted!|\S{1,300}:\d{1,9}:in [`'][^`']{1,200}'|Tasks: TOP => \S.{0,300}|\(See full trace by running task with --trace\))$/;

/** The lines of the section of each runner that follow its closing line. */
const endings: Readonly<Record<string, readonly RegExp[]>> = {
  'cargo test': [/^ {4}`--/],
  'go test': [/^(?:FAIL|exit status 1|ok {2}\t|\?\s)/],
  gradle: [
    /^(?:\* (?:Get more help|Try:|What went wrong:)|:test|> There were failing tests\.|> Run with|BUILD FAILED in|Execution failed for task ':[\w:-]{0,60}test'\.|FAILURE: Build failed with an exception\.|Finished generating test|Generating HTML test report|\d{1,6} actionable tasks?:|Run with --|<[=-])/,
  ],
  jest: [
    /^(?:Ran all test suites|Snapshots:|Test Suites:|Tests:|Time:|Force exiting Jest: )/,
    /^(?:Jest did not exit one second after the test run has completed\.|'?This usually means that there are asynchronous operations that weren't stopped in your tests\. Consider running Jest with `--detectOpenHandles` to troubleshoot this issue\.)$/,
  ],
  maven: [
    /^\[(?:(?:INFO|WARNING)\]|ERROR\](?: ?$| (?:Failed to execute goal |(?:Please refer to|See) \S.{0,300} for the individual test results\.$|(?:Please refer to|See) dump files \(if any exist\) |-> \[Help \d{1,3}\]$|To see the full stack trace of the errors, |Re-run Maven using |For more information about the errors |\[Help \d{1,3}\] https?:\S{1,80}\/MojoFailureException$|After correcting the problems, | {2}mvn \S{1,20} -rf :)))/,
  ],
  minitest: [
    /^You have skipped tests\./,
    simpleCov,
    rake,
    /^Command failed with status \(1\)(?:: \[ruby (?:-w )?-I"[^\];&|]{1,300}\])?$/,
  ],
  pytest: [/^Wrote (?:HTML|XML) report to \S{1,300}$/],
  rspec: [
    /^(?:Failed examples:|Randomized with seed|rspec )/,
    simpleCov,
    rake,
    /^Command failed with status \(1\): \[(?:bundle exec )?rspec(?: [^\];&|]{0,300})?(?:\.\.\.)?\]$/,
    /^\S{0,300}\/ruby[\d.]{0,9} -I\S{1,900} \S{1,300}\/exe\/rspec .{1,600} failed$/,
  ],
  vitest: [
    /^ {2,}(?:at least|Tests|Errors|Isolate|Duration|Start at)\b/,
    /^(?:JSON|JUNIT) report written to \S{1,300}$/,
    /^(?:close timed out after \d{1,9}ms|Tests closed successfully but something prevents (?:Vite server|\d{1,3} Vite servers|the main process) from exiting|You can try to identify the cause by enabling "hanging-process" reporter\. See https:\/\/vitest\.dev\/\S{1,100})$/,
  ],
};
