import { nameKeyOf } from '../tests/identity.ts';
import { pathOf } from './failed-test.ts';
import { without } from './lines.ts';
import type { LogTests } from './log-reader.ts';

/** A run with its counts: of failed tests, of errors, and of suites that did not run. */
export interface Run extends Omit<LogTests, 'sentence'> {
  readonly counts: readonly number[];
  /** True if its closing line is all that it has. */
  readonly isBare: boolean;
  /** How many tests ran; 0 if the runner does not count them. */
  readonly ran: number;
  readonly lines: readonly string[];
}

/** True if anything failed. */
export function hasFailed({ counts }: Run): boolean {
  return counts.some((each) => each > 0);
}

/** Without runs that only count what several before them have counted, as parallel_tests does in the end. */
export function withoutSums(runs: readonly Run[]): Run[] {
  const sums = new Map<string, { readonly counts: readonly number[]; readonly of: number }>();
  return runs.filter(({ runner, counts, isBare }) => {
    const sum = sums.get(runner) ?? { counts: [0, 0, 0], of: 0 };
    if (isBare && sum.of > 1 && counts.every((each, kind) => each === sum.counts[kind])) return false;
    const next = counts.map((each, kind) => each + (sum.counts[kind] ?? 0));
    sums.set(runner, { counts: next, of: sum.of + 1 });
    return true;
  });
}

/** The last run of the same tests each, with the tests that failed before and passed in it. */
export function lastRuns(runs: readonly Run[]): Run[] {
  const last: Run[] = [];
  for (const run of runs) {
    const at = last.findLastIndex(({ runner }) => runner === run.runner);
    const [earlier] = last[at] && isAgain(run, last[at]) ? last.splice(at, 1) : [];
    const names = new Set(run.tests.map(nameKeyOf));
    const first = [...(earlier?.retried ?? []), ...(earlier?.tests ?? [])];
    last.push({ ...run, retried: [...run.retried, ...first.filter((test) => !names.has(nameKeyOf(test)))] });
  }
  return last;
}

/** How runners write that they run only what failed the last time. */
const onlyFailed = /rerun previous \d|last_run_status/;
/** What RSpec lists after a closing line: the failures of the run before. */
const listed = /^rspec .* # /;
/** What pytest runs on: one job can test with several. */
const platform = /^platform .*/;

/**
 * True if a run repeats an earlier one of its runner: at least the tests that failed there and at most all of its tests ran, and only such fail
 * that failed there. If none fails, the run has the files or classes of those tests.
 */
function isAgain(run: Run, earlier: Run): boolean {
  const names = new Set(earlier.tests.map(nameKeyOf));
  const platforms = [run, earlier].flatMap(({ lines }) => lines.find((line) => platform.test(line)) ?? []);
  if (new Set(platforms).size > 1) return false;
  if (names.size === 0 || run.ran < names.size || run.ran > earlier.ran) return false;
  if (hasFailed(run)) return run.tests.length > 0 && run.tests.every((test) => names.has(nameKeyOf(test)));
  if (run.lines.some((line) => onlyFailed.test(line))) return true;
  const words = new Set(without(run.lines, listed).flatMap((line) => line.split(/[\s:]+/).map(pathOf)));
  return earlier.tests.every(({ file, scope }) => [file, scope].some((word) => word && words.has(word)));
}
