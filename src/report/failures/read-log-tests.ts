import { count } from '../text/counts.ts';
import { cargoTest } from './cargo-test.ts';
import type { LoggedTest } from './failed-test.ts';
import { goTest } from './go-test.ts';
import { gradle } from './gradle.ts';
import { jest } from './jest.ts';
import type { LogReader } from './log-reader.ts';
import { maven } from './maven.ts';
import { minitest } from './minitest.ts';
import { pytest } from './pytest.ts';
import { rspec } from './rspec.ts';
import { vitest } from './vitest.ts';

/** The failed tests in the log of a job. */
export interface LogTests {
  readonly runner: string;
  /** How many failed, as the runner counts: `3 tests failed and 1 suite did not run, says jest`. */
  readonly sentence: string;
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
 * The failed tests of the runs in a log. The text has no ANSI sequences and no timestamps, and `\n` between its lines. The rule for
 * each runner: the names count only if they are as many as its closing line says. Null if no run has a failure.
 */
export function readLogTests(text: string): LogTests | null {
  const lines = text.split('\n');
  const plain = readRuns(lines);
  const runs = plain.length > 0 ? plain : readPrefixed(lines);
  const [first] = runs;
  if (first === undefined) return null;
  const { runner } = first;
  const total = (kind: number) => runs.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
  const [failed, errors, unrun] = [total(0), total(1), total(2)];
  const parts = [
    failed > 0 && `${count(failed, 'test')} failed`,
    errors > 0 && count(errors, 'error'),
    unrun > 0 && `${count(unrun, runner === 'go test' ? 'package' : 'suite')} did not run`,
  ];
  const sentence = `${parts.filter(Boolean).join(' and ')}, says ${runner}`;
  return { runner, sentence, tests: runs.flatMap(({ tests }) => tests) };
}

/** What closing lines count: `2 failed, 1 error`, `Failures: 2, Errors: 1`. */
const counters = [
  /\b\d{1,9}(?= (?:failed|failures?)\b)|(?<=\bFailures: )\d{1,9}/,
  /\b\d{1,9}(?= errors?\b)|(?<=\bErrors: )\d{1,9}/,
];

/** A run with its counts: of failed tests, of errors, and of suites that did not run. */
type Run = Omit<LogTests, 'sentence'> & { readonly counts: readonly number[] };

function readRuns(lines: readonly string[]): Run[] {
  const ends = readers.flatMap((reader) => reader.ends(lines).map((end) => ({ reader, end })));
  ends.sort((a, b) => a.end - b.end);
  return ends.flatMap(({ reader, end }, index) => {
    const start = (ends[index - 1]?.end ?? -1) + 1;
    const rest = lines.slice(end, ends[index + 1]?.end);
    const { others = [], ...read } = reader.read(lines.slice(start, end), rest);
    const [counted = 0, errors = 0] = counters.map((each) => Number(each.exec(lines[end] ?? '')?.[0] ?? 0));
    const failed = read.failed ?? counted;
    const named = Map.groupBy(read.tests, ({ scope, name }) => JSON.stringify([scope, name]));
    // A test that has several errors, or that ran again, can be listed as often.
    const once = [...named.values()].flatMap(([first]) => first ?? []);
    const tests = [read.tests, once].find(({ length }) => length === failed + errors);
    const counts = [failed, errors, tests ? others.length : 0];
    if (counts.every((each) => each === 0)) return [];
    return [{ runner: reader.runner, counts, tests: tests ? [...others, ...tests] : [] }];
  });
}

/** What pnpm (`packages/a test: `), Turborepo, Lerna (`@acme/web:test: `) and Docker Compose (`web-1  | `) write before a line. */
const prefix = /^([\w@./-]{1,100}(?:[: ][\w:.-]{1,50})?(?=: |:$)|[\w.-]{1,80} +(?=\|))[:|] ?(.*)$/;

/** The runs of each program whose lines have a prefix. pnpm writes the folder, where the paths start. */
function readPrefixed(lines: readonly string[]): Run[] {
  const parts = lines.flatMap((line) => {
    const [, name, rest = ''] = prefix.exec(line) ?? [];
    return name === undefined ? [] : [{ name, rest }];
  });
  return [...Map.groupBy(parts, ({ name }) => name)].flatMap(([name, group]) => {
    const runs = readRuns(group.map(({ rest }) => rest));
    const [folder, script] = name.split(' ');
    const inFolder = (test: LoggedTest) =>
      script && test.file ? { ...test, file: `${folder}/${test.file}` } : test;
    return runs.map((run) => ({ ...run, tests: run.tests.map(inFolder) }));
  });
}
