import { saysFailure } from '../logs/reason-line.ts';
import type { LogLines } from './failed-test.ts';
import { tellsFailure } from './failure-words.ts';
import { agentLine, commandFailed, failedTask, lastLinesOf, make, otherTask, task } from './last-lines.ts';
import { isFailureOfOther } from './other-failures.ts';

/** Why a log may tell of another failure than its failed tests. */
export interface Doubt {
  /** Words that follow `the log of a failed job`. */
  readonly words: string;
  /** The line that says why the job failed, if it is not a failed test. */
  readonly reason?: string;
}

/** The run of a test runner in a log. */
interface Run {
  readonly runner: string;
  readonly end: number;
  /** The lines before its end that another program can have written. */
  readonly outside: readonly string[];
  /** The lines before its end in which only its hooks and reporters write. */
  readonly hooks: readonly string[];
}

/**
 * Why a log may tell of another failure than its failed tests; null if nothing in it does. What is not known for certain is a
 * doubt: a wrong all-clear would let a real failure pass.
 */
export function doubtOf({ lines, cut }: LogLines, run: Run, exitStatus: number | null): Doubt | null {
  const rest = lines.slice(run.end + 1);
  const reason = agentError(rest);
  if (reason !== undefined) return { words: 'names an error after its failed tests', reason };
  const words = doubtOfLines({ lines, cut }, run, rest);
  if (words !== null) return { words };
  return fits(exitStatus, run.runner, rest) ? null : { words: `belongs to the exit status ${exitStatus}` };
}

function doubtOfLines(
  { lines, cut }: LogLines,
  { runner, end, outside, hooks }: Run,
  rest: readonly string[],
): string | null {
  if (cut) return 'is longer than what is read';
  const isOther =
    lines.some((line) => isOtherReason(line, lines)) ||
    isFailureOfOther(lines.slice(0, end), runner) ||
    ofCommand(outside).some(tellsFailure) ||
    hooks.some((line) => line.trim() !== '');
  if (isOther) return 'names another reason than its failed tests';
  return saysNoMore(rest, lastLinesOf(runner)) ? null : 'continues after its failed tests';
}

/** The lines below the agent's heading of the command; all if there is none. If what is above it fails, the command does not run. */
function ofCommand(lines: readonly string[]): readonly string[] {
  return lines.slice(lines.findIndex((line) => commandGroup.test(line)) + 1);
}

const commandGroup =
  /^~~~ Running (?:commands?|(?:batch )?script|(?:[a-z]{1,20}|plugin [\w.-]{1,80}) command hook)$/;

/** pytest stops after as many failures as it is told to. */
const stopped = /^!{3,300} stopping after \d{1,9} failures !{3,300}$/;

/** A run that was aborted, or that failed for a limit that is not a test. Jest and syrupy fail by snapshots that no test uses. */
function isOtherReason(line: string, lines: readonly string[]): boolean {
  if (stopped.test(line)) return false;
  if (/^(?:!!!|RSpec is shutting down )/.test(line) || line.includes('INTERNALERROR')) return true;
  if (/^(?:Snapshots: {3,9}\d.{0,100} obsolete, |.{0,99}\d snapshots? unused\.)/.test(line)) return true;
  // Another run of pytest ended in the midst of its progress.
  if (line.includes('= test session starts =') && !line.startsWith('=')) return true;
  // Jest's limits of coverage.
  if (line.startsWith('Jest: ')) return true;
  if (line.includes('Failed to execute goal') && !isTestGoal(line, lines)) return true;
  return (
    /\bcoverage\b/i.test(line) && /\b(?:not (?:reached|met)|below|less than|does not meet)\b/i.test(line)
  );
}

/**
 * True if a goal of Maven failed only by its tests. Maven names no reason if all of them failed by an exception. After a crash
 * or a timeout, it gives another reason, or none and more lines.
 */
function isTestGoal(line: string, lines: readonly string[]): boolean {
  const reason = testGoal.exec(line)?.[1]?.trim();
  return reason === '' ? lines.some((each) => onlyExceptions.test(each)) : reason !== undefined;
}

const testGoal =
  /^(?:\[ERROR\]|org\.apache\.maven\.lifecycle\.LifecycleExecutionException:) Failed to execute goal [\w.:-]{0,200}(?:surefire|failsafe)-plugin:.{1,300}:( There are test failures\.| ?)$/;
const onlyExceptions = /^\[ERROR\] Tests run: \d{1,9}, Failures: 0, Errors: [1-9]\d{0,8}, Skipped: \d{1,9}$/;

/** The exit status of a run with failed tests. Make and Task have their own. */
function fits(exitStatus: number | null, runner: string, rest: readonly string[]): boolean {
  if (exitStatus === (runner === 'cargo test' ? 101 : 1)) return true;
  const has = (pattern: RegExp) => rest.some((line) => pattern.test(line));
  return (exitStatus === 2 && has(make)) || (exitStatus === 201 && has(task));
}

/** What a log may have after the closing line: the rest of the section, what calls the runner, and the agent's hooks. */
function saysNoMore(rest: readonly string[], known: readonly RegExp[]): boolean {
  const { own } = bySection(rest);
  const failed = own.flatMap((line) => commandFailed.exec(line) ?? []);
  if (new Set(failed).size < failed.length || own.some(namesOtherTask)) return false;
  return own.every((line) => line.trim() === '' || known.some((form) => form.test(line)));
}

/** True for a caller's line about a task or a command that runs no tests. */
function namesOtherTask(line: string): boolean {
  return failedTask.test(line) && otherTask.test(line);
}

/**
 * The line with which an agent says that something else than the command failed, such as a hook, or else the first error in
 * a section of an agent. A job fails by it even if the status of its tests was ignored.
 */
function agentError(rest: readonly string[]): string | undefined {
  const isOther = (line: string) => line.startsWith('🚨') && !agentLine.test(line);
  const { agent } = bySection(rest);
  return rest.find(isOther) ?? agent.find((line) => !agentLine.test(line) && saysFailure(line));
}

/** The lines in the sections of an agent, and those before: hooks can have headings of their own. */
function bySection(lines: readonly string[]) {
  const first = lines.findIndex((line) => agentGroup.test(line));
  const at = first === -1 ? lines.length : first;
  return { own: lines.slice(0, at), agent: lines.slice(at) };
}

const agentGroup =
  /^~~~ (?:Running [a-z]{1,20}(?: [\w-]{1,40})? (?:pre-exit|post-command|post-artifact|pre-artifact) hook|Uploading artifacts)/;
