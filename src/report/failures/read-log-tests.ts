import { cargoTest } from './cargo-test.ts';
import type { LoggedTest } from './failed-test.ts';
import { goTest } from './go-test.ts';
import { gradle } from './gradle.ts';
import { jest } from './jest.ts';
import type { FailedRun, LogReader } from './log-reader.ts';
import { maven } from './maven.ts';
import { minitest } from './minitest.ts';
import { pytest } from './pytest.ts';
import { rspec } from './rspec.ts';
import { vitest } from './vitest.ts';

/** What the log of a job says of its tests. */
export interface LogTests {
  readonly runner: string;
  /** How many failed, as the runners count. */
  readonly count: number;
  /** Those whose names are certain. */
  readonly tests: readonly LoggedTest[];
}

export const readers: readonly LogReader[] = [
  rspec,
  pytest,
  jest,
  vitest,
  goTest,
  minitest,
  gradle,
  maven,
  cargoTest,
];

/**
 * The failed tests of the runs in a log. The text has no ANSI sequences and no timestamps, and `\n` between its lines; `cut` says
 * that it has lost its beginning. The rule for each runner: the names count only if they are as many as its closing section says.
 * Null if no run tells a failure.
 */
export function readLogTests(text: string, cut: boolean): LogTests | null {
  const lines = text.split('\n');
  const plain = readRuns(lines, cut);
  const runs = plain.length > 0 ? plain : readPrefixed(lines, cut);
  const [first] = runs;
  if (first === undefined) return null;
  const tests = runs.flatMap(({ tests }) => tests ?? []);
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  return { runner: first.runner, count, tests };
}

type Run = FailedRun & { readonly runner: string };

function readRuns(lines: readonly string[], cut: boolean): Run[] {
  const ends = readers.flatMap((reader) => reader.ends(lines).map((end) => ({ reader, end })));
  ends.sort((a, b) => a.end - b.end);
  return ends.flatMap(({ reader, end }, index, all) => {
    const start = (all[index - 1]?.end ?? -1) + 1;
    const run = reader.read(lines.slice(start, all[index + 1]?.end), end - start, cut && start === 0);
    if (run === null || run.count === 0) return [];
    return [{ ...run, ...(run.tests?.length !== run.count && { tests: null }), runner: reader.runner }];
  });
}

/** What pnpm (`packages/a test: `), Turborepo, Lerna (`@acme/web:test: `) and Docker Compose (`web-1  | `) write before a line. */
const prefix = /^([\w@./-]{1,100}(?:[: ][\w:.-]{1,50})?(?=: |:$)|[\w.-]{1,80} +(?=\|))[:|] ?(.*)$/;

/** The runs of each program whose lines have a prefix. pnpm writes the folder, where the paths start. */
function readPrefixed(lines: readonly string[], cut: boolean): Run[] {
  const parts = lines.map((line) => prefix.exec(line) ?? []);
  const groups = Map.groupBy(parts, ([, name]) => name);
  groups.delete(undefined);
  return Array.from(groups).flatMap(([name = '', group]) => {
    const runs = readRuns(
      group.map(([, , rest = '']) => rest),
      cut,
    );
    const [folder, script] = name.split(' ');
    if (!script) return runs;
    const inFolder = (test: LoggedTest) => ({ ...test, file: test.file && `${folder}/${test.file}` });
    return runs.map((run) => ({ ...run, tests: run.tests?.map(inFolder) ?? null }));
  });
}
