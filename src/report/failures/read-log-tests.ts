import { nameKeyOf } from '../tests/identity.ts';
import { count } from '../text/counts.ts';
import { cargoTest } from './cargo-test.ts';
import { countFailures } from './count-failures.ts';
import type { LoggedTest } from './failed-test.ts';
import { goTest } from './go-test.ts';
import { gotestsum } from './gotestsum.ts';
import { gradle } from './gradle.ts';
import { jest } from './jest.ts';
import { hasFailed, lastRuns, type Run, withoutSums } from './last-runs.ts';
import { matchIn } from './lines.ts';
import type { LogReader, LogTests } from './log-reader.ts';
import { maven } from './maven.ts';
import { minitest } from './minitest.ts';
import { pytest } from './pytest.ts';
import { rspec } from './rspec.ts';
import { vitest } from './vitest.ts';

export const readers: readonly LogReader[] = [
  rspec,
  pytest,
  jest,
  vitest,
  goTest,
  gotestsum,
  minitest,
  gradle,
  maven,
  cargoTest,
];

/**
 * The failed tests of the runs in a log. The text has no ANSI sequences and no timestamps, and `\n` between its lines. The rule for
 * each runner: the names count only if they are as many as its closing line says. Of tests that ran again, the last run
 * counts. Null if none failed.
 */
export function readLogTests(text: string): LogTests | null {
  const lines = text.split('\n');
  const plain = readRuns(lines);
  const all = plain.length > 0 ? plain : readPrefixed(lines);
  const runs = all.filter(hasFailed);
  const retried = all.flatMap((run) => run.retried);
  const [first] = all;
  if (first && runs.length > 0) {
    const tests = runs.flatMap((run) => run.tests);
    return { runner: first.runner, sentence: describe(runs, first.runner), tests, retried };
  }
  const counted = countFailures(lines) ?? countFailures(lines.map(withoutPrefix));
  if (counted) return { ...counted, retried };
  return first ? { runner: first.runner, sentence: null, tests: [], retried } : null;
}

/** What failed in all runs: `3 tests failed and 1 suite did not run, says jest`. */
function describe(runs: readonly Run[], runner: string): string {
  const total = (kind: number) => runs.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
  const [failed, errors, unrun] = [total(0), total(1), total(2)];
  const parts = [
    failed > 0 && `${count(failed, 'test')} failed`,
    errors > 0 && count(errors, 'error'),
    unrun > 0 && `${count(unrun, runner.startsWith('go') ? 'package' : 'suite')} did not run`,
  ];
  return `${parts.filter(Boolean).join(' and ')}, says ${runner}`;
}

/** What closing lines count: `2 failed, 1 error`, `Failures: 2, Errors: 1`. */
const counters = [
  /\b\d{1,9}(?= (?:failed|failures?)\b)|(?<=\bFailures: )\d{1,9}/,
  /\b\d{1,9}(?= errors?\b)|(?<=\bErrors: )\d{1,9}/,
];

function readRuns(lines: readonly string[]): Run[] {
  const ends = readers.flatMap((reader) => reader.ends(lines).map((end) => ({ reader, end })));
  ends.sort((a, b) => a.end - b.end);
  const runs = ends.map(({ reader, end }, index): Run => {
    const start = (ends[index - 1]?.end ?? -1) + 1;
    const own = lines.slice(start, end);
    const { others = [], retried = [], ...read } = reader.read(own, lines.slice(end, ends[index + 1]?.end));
    const counted = counters.map((each) => Number(matchIn(each, lines[end])[0] ?? 0));
    const [failed = 0, errors = 0] = read.failed === undefined ? counted : [read.failed];
    const named = Map.groupBy(read.tests, nameKeyOf);
    // A test that has several errors, or that ran again, can be listed as often.
    const once = [...named.values()].flatMap(([first]) => first ?? []);
    const tests = [read.tests, once].find(({ length }) => length === failed + errors);
    const counts = [failed, errors, tests ? others.length : 0];
    const isBare = read.tests.length === 0;
    return {
      runner: reader.runner,
      counts,
      tests: tests ? [...others, ...tests] : [],
      retried,
      isBare,
      ran: reader.ran?.(lines[end] ?? '') ?? 0,
      lines: own,
    };
  });
  return lastRuns(withoutSums(runs)).filter((run) => hasFailed(run) || run.retried.length > 0);
}

/** What pnpm (`packages/a test: `), Turborepo, Lerna (`@acme/web:test: `) and Docker Compose (`web-1  | `) write before a line. */
const prefix = /^([\w@./-]{1,100}(?:[: ][\w:.-]{1,50})?(?=: |:$)|[\w.-]{1,80} +(?=\|))[:|] ?(.*)/;

function withoutPrefix(line: string): string {
  return matchIn(prefix, line)[2] ?? line;
}

/** The runs of each program whose lines have a prefix. pnpm writes the folder, where the paths start. */
function readPrefixed(lines: readonly string[]): Run[] {
  const parts = lines.flatMap((line) => {
    const [, name, rest = ''] = matchIn(prefix, line);
    return name === undefined ? [] : [{ name, rest }];
  });
  return [...Map.groupBy(parts, ({ name }) => name)].flatMap(([name, group]) => {
    const runs = readRuns(group.map(({ rest }) => rest));
    const [folder, script] = name.split(' ');
    const inFolder = (test: LoggedTest) =>
      script && test.file ? { ...test, file: `${folder}/${test.file}` } : test;
    return runs.map((run) => ({
      ...run,
      tests: run.tests.map(inFolder),
      retried: run.retried.map(inFolder),
    }));
  });
}
