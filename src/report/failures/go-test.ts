import type { LoggedTest } from './failed-test.ts';
import { before, matchIn, partsFrom } from './lines.ts';
import { type LogReader, linesLike, loggedTest } from './log-reader.ts';

/**
 * The line that ends a package: its path, and what it took or why it did not run. Of one that failed, it can be in the line of
 * other output.
 */
const packageEnd = /(?:^ok {2}|^\? {3}|FAIL)\t(\S+)(?:\t| (\[[^[\]]+\])$|$)/;
const testEnd = /^( *)--- (FAIL|PASS|SKIP): (\S.*) \(\d{1,9}\.\d\ds\)$/;
const testStart = /^=== (?:RUN|CONT|NAME) {2,3}(\S.*)/;
const message = /^( {4,})(\S[^:]*\.go):(\d{1,9}): ?(.*)/;
const inSource = /([^\s:/]+\.go):(\d{1,9})/;

/** A frame of the trace of a panic that is in a test: `	/app/cart/cart_test.go:9 +0x28` */
const frame = /^\t(?:\S*[/\\])?([^\s/\\]+_test\.go):(\d{1,9})(?: |$)/;
const timeout = 'panic: test timed out';
/** The tests that run when the time is over: `		TestSlow (1s)`. */
const running = /^\t{2}(\S.*) \([\w.]{1,20}\)$/;

/**
 * `go test`: the results of the packages, which count no failures. The scope is the package. A test whose subtests
 * failed is left out if it has no output of its own. A package that could not be built is a failure outside of a test.
 */
export const goTest: LogReader = {
  runner: 'go test',
  ends: (lines) => {
    const all = linesLike(/^FAIL$/, packageEnd)(lines);
    // Without package arguments, there is no last line for all packages.
    return all.length > 0 ? all : linesLike(/^FAIL\t/, /^exit status \d{1,3}$/)(lines);
  },
  read: (lines, [end = '']) => {
    const run = [...lines, end];
    const builds = readBuilds(run);
    const ends = linesLike(packageEnd)(run);
    const packages = ends.map((at, index) => run.slice((ends[index - 1] ?? -1) + 1, at + 1));
    const all = packages.flatMap((part) => readPackage(part, builds));
    const isTest = ({ name }: LoggedTest) => !name.startsWith('[');
    const tests = all.filter(isTest);
    return { tests, failed: tests.length, others: all.filter((one) => !isTest(one)) };
  },
};

/** The errors of the compiler in the packages, by their paths: the lines after `# example.com/acme/cart`. */
function readBuilds(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const parts = partsFrom(lines, (line) => line.startsWith('# '));
  const other = /^(?!\S+\.go:\d|\t|too many errors)/;
  return new Map(parts.map(([head, ...own]) => [head.split(' ', 2)[1] ?? '', before(own, other)]));
}

/** The failures of a package, whose last line is that which ends it. */
export function readPackage(
  lines: readonly string[],
  builds: ReadonlyMap<string, readonly string[]>,
): LoggedTest[] {
  const [ended, scope = '', reason] = matchIn(packageEnd, lines.at(-1));
  if (!ended?.startsWith('FAIL')) return [];
  const failed = readTests(lines);
  const parents = parentsOf(failed.map(({ name }) => name));
  const tests = failed
    .filter(({ name, output }) => output.length > 0 || !parents.has(name))
    .map(({ name, output, place }) => loggedTest(name, { scope, ...place, message: output }));
  const over = lines.findIndex((line) => line.startsWith(timeout));
  const slow = over === -1 ? [] : lines.slice(over).flatMap((line) => running.exec(line)?.[1] ?? []);
  const outer = parentsOf(slow);
  for (const name of slow)
    if (!outer.has(name)) tests.push(loggedTest(name, { scope, message: [lines[over] ?? ''] }));
  if (reason === undefined) return tests;
  const message = builds.get(scope) ?? [];
  const [, file, line] = matchIn(inSource, message[0]);
  return [...tests, loggedTest(reason, { scope, file, line, message })];
}

/** The names that tests with these subtests can have. The name of a subtest can have slashes too. */
export function parentsOf(names: readonly string[]): ReadonlySet<string> {
  const slashes = (name: string) => [...name.matchAll(/\//g)].slice(0, 20);
  return new Set(names.flatMap((name) => slashes(name).map(({ index }) => name.slice(0, index))));
}

/** A test while its package is read: the last place in its output counts. */
interface OpenTest {
  readonly name: string;
  readonly output: string[];
  place?: { readonly file: string; readonly line: string | undefined };
}

/**
 * The failed tests. The output of a test is before its result if the log is verbose, else after it. With `-count=2`, a test runs
 * twice: one that failed twice is one failed test, with the output of the last failure.
 */
function readTests(lines: readonly string[]): OpenTest[] {
  const failed = new Map<string, OpenTest>();
  const open = new Map<string, OpenTest>();
  const isVerbose = lines.some((line) => testStart.test(line));
  let test: OpenTest | undefined;
  // A test and its subtests, each with its indent: what a test prints after a subtest has the indent of its own lines again.
  let levels: readonly OpenTest[] = [];
  let indent = '';
  for (const line of lines) {
    const [, depth = '', state, ended] = matchIn(testEnd, line);
    const name = ended ?? testStart.exec(line)?.[1];
    // `    cart_test.go:13: got 2`, or a further line with a deeper indent, or a panic.
    const [, own = '', file, number, text = ''] = matchIn(message, line);
    const [, traced, at] = matchIn(frame, line);
    // A result without a start is printed by a test.
    if (isVerbose && ended !== undefined && !open.has(ended)) continue;
    if (name !== undefined) {
      test = open.get(name) ?? { name, output: [] };
      // A test that has ended is not running: its next header begins it anew.
      if (state === undefined) open.set(name, test);
      else open.delete(name);
      if (state === 'FAIL') failed.set(name, test);
      levels = [...levels.slice(0, depth.length / 4), test];
      indent = '';
    } else if (file !== undefined) {
      if (!isVerbose) test = levels[own.length / 4 - 1];
      indent = `${own}    `;
      if (test) test.place = { file, line: number };
      test?.output.push(text);
    } else if (line.startsWith('panic: ') && !line.startsWith(timeout)) test?.output.push(line);
    else if (traced && test && !test.place && test.output.at(-1)?.startsWith('panic: '))
      test.place = { file: traced, line: at };
    else if (indent !== '' && line.startsWith(indent)) test?.output.push(line.slice(indent.length));
    else if (!isVerbose && !line.startsWith(' ')) levels = [];
  }
  return [...failed.values()];
}
