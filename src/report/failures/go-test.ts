import type { LoggedTest } from './failed-test.ts';
import { before, type LogReader, linesLike, loggedTest, partsFrom, partsUntil } from './log-reader.ts';

/** The line that ends a package: its state, its path, and what it took or why it did not run. */
const packageEnd = /^(ok {2}|FAIL|\? {3})\t(\S+)(?:\t| (\[[^[\]]+\])$|$)/;
const testEnd = /^( *)--- (FAIL|PASS|SKIP): (\S.*) \(\d{1,9}\.\d\ds\)$/;
const testStart = /^=== (?:RUN|CONT|NAME) {2,3}(\S.*)$/;
const said = /^( {4,})(\S[^:]*\.go):(\d{1,9}): ?(.*)$/;
const inSource = /^\s*(\S[^:]*\.go):(\d{1,9})(?=[: ]|$)/;

const timeout = 'panic: test timed out';
/** The tests that run when the time is over: `		TestSlow (1s)`. */
const running = /^\t{2}(\S.*) \([\w.]{1,20}\)$/;

/**
 * `go test`: the results of the packages. The scope is the package. The file has the package's path, because a log does not
 * tell its folder. A test whose subtests failed is left out if it says nothing itself. A package that could not be built is a
 * failure outside of a test. Packages count no failures, so nothing is read if the beginning of the log is missing.
 */
export const goTest: LogReader = {
  runner: 'go test',
  ends: (lines) => {
    const all = linesLike(/^FAIL$/)(lines).filter((at) => packageEnd.test(lines[at - 1] ?? ''));
    // Without package arguments, there is no last line for all packages.
    const one = linesLike(/^exit status \d{1,3}$/)(lines).filter((at) => lines[at + 1]?.startsWith('FAIL\t'));
    return all.length > 0 ? all : one.map((at) => at + 1);
  },
  read: (lines, end, cut) => {
    const run = lines.slice(0, end + 1);
    // The end of a package in the line of other output: its tests would count for the next one.
    if (cut || run.some((line) => /.FAIL\t\S+\t/.test(line))) return null;
    const builds = readBuilds(run);
    const tests = partsUntil(run, packageEnd).flatMap((part) => readPackage(part, builds));
    return { count: tests.length, tests };
  },
};

/** What the compiler says about the packages, by their paths: the lines after `# example.com/acme/cart`. */
function readBuilds(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const parts = partsFrom(lines, (line) => line.startsWith('# '));
  const other = /^(?!\S+\.go:\d|\t|too many errors)/;
  return new Map(parts.map(([head = '', ...own]) => [head.split(' ', 2)[1] ?? '', before(own, other)]));
}

/** A test while its package is read: the last place that it names counts. */
interface OpenTest {
  readonly name: string;
  readonly lines: string[];
  indent: string;
  place: { readonly file: string; readonly line: string } | null;
}

function readPackage(lines: readonly string[], builds: ReadonlyMap<string, readonly string[]>): LoggedTest[] {
  const [, state, scope = '', reason = ''] = packageEnd.exec(lines.at(-1) ?? '') ?? [];
  if (state !== 'FAIL') return [];
  const crash = lines.findIndex((line) => line.startsWith('panic: '));
  const failed = readTests(lines);
  const crashed = testEnd.exec(lines[crash - 1] ?? '')?.[3];
  const parents = parentsOf(failed.map(({ name }) => name));
  const tests = failed
    .filter(({ name, lines: message }) => message.length > 0 || !parents.has(name))
    .map(({ name, lines: message, place }) => {
      const { file, line } = (name === crashed ? frameIn(lines.slice(crash), scope) : place) ?? {};
      return loggedTest(name, { scope, file: file && `${scope}/${file}`, line, message });
    });
  const timedOut = timedOutIn(lines.slice(Math.max(crash, 0)));
  const slow = timedOut.map((name) => loggedTest(name, { scope, message: [lines[crash] ?? ''] }));
  if (reason === '') return [...tests, ...slow];
  const message = builds.get(scope) ?? [];
  const [, file, line] = inSource.exec(message[0] ?? '') ?? [];
  return [...tests, loggedTest(reason, { scope, file, line, message })];
}

/** The innermost tests that `panic: test timed out` names as running. */
function timedOutIn([first = '', ...lines]: readonly string[]): string[] {
  if (!first.startsWith(timeout) || lines[0] !== '\trunning tests:') return [];
  const names = lines.flatMap((line) => running.exec(line)?.[1] ?? []);
  const parents = parentsOf(names);
  return names.filter((name) => !parents.has(name));
}

/** The names of the tests that have subtests here. The name of a subtest can have slashes too. */
function parentsOf(names: readonly string[]): ReadonlySet<string> {
  // A subtest comes next to its parent if the slash sorts before all else.
  const sorted = names.map((name) => name.replaceAll('/', '\0')).toSorted();
  const parents = sorted.filter((name, index) => sorted[index + 1]?.startsWith(`${name}\0`));
  return new Set(parents.map((name) => name.replaceAll('\0', '/')));
}

/** The first function of the package in a stack, whose next line is `	/app/cart/cart_test.go:9 +0x9`. */
function frameIn(lines: readonly string[], scope: string): OpenTest['place'] {
  const at = lines.findIndex((line) => line.startsWith(`${scope}.`));
  const [, file = '', line] = inSource.exec(lines[at + 1] ?? '') ?? [];
  return at === -1 || line === undefined ? null : { file: file.slice(file.lastIndexOf('/') + 1), line };
}

/**
 * The failed tests. What a test says is before its result if the log is verbose, else after it. With `-count=2`, a test runs
 * twice: one that failed twice is one failed test, with what it said the last time it failed.
 */
function readTests(lines: readonly string[]): OpenTest[] {
  const failed = new Map<string, OpenTest>();
  const running = new Map<string, OpenTest>();
  const isVerbose = lines.some((line) => testStart.test(line));
  let open: OpenTest | null = null;
  // A test and its subtests, each with its indent: what a test says after a subtest has the indent of its own lines again.
  let levels: readonly OpenTest[] = [];
  for (const line of lines) {
    const [, indent = '', state, ended] = testEnd.exec(line) ?? [];
    const name = ended ?? testStart.exec(line)?.[1];
    if (name !== undefined) {
      open = running.get(name) ?? { name, lines: [], indent: '', place: null };
      // A test that has ended is not running: its next header begins it anew.
      if (state === undefined) running.set(name, open);
      else running.delete(name);
      if (state === 'FAIL') failed.set(name, open);
      levels = [...levels.slice(0, indent.length / 4), open];
    } else if (open !== null) {
      // `    cart_test.go:13: got 2`, or a further line with a deeper indent, or a panic.
      const [, own = '', file, number = '', text = ''] = said.exec(line) ?? [];
      if (!isVerbose) open = levels[own.length / 4 - 1] ?? open;
      if (file !== undefined) {
        open.indent = `${own}    `;
        open.place = { file, line: number };
        open.lines.push(text);
      } else if (line.startsWith('panic: ') && !line.startsWith(timeout)) open.lines.push(line);
      else if (open.lines.length > 0 && line.startsWith(open.indent))
        open.lines.push(line.slice(open.indent.length));
      if (!(isVerbose || line.startsWith(' '))) open = null;
    }
  }
  return [...failed.values()];
}
