import { nameKeyOf } from '../tests/identity.ts';
import { readPackage } from './go-test.ts';
import { matchIn, type Part, partsFrom } from './lines.ts';
import type { LogReader } from './log-reader.ts';

/** `DONE 3 runs, 20 tests, 1 skipped, 15 failures in 8.5s`: all runs up to here, of which one that is not the first is a repetition. */
const closing =
  /^DONE (?:(\d{1,9}) runs, )?\d{1,9} tests?(?:, \d{1,9} skipped)?(?:, (\d{1,9}) failures?)?(?:, \d{1,9} errors?)? in \d/;
/** `=== FAIL: cart TestAdds (re-run 1) (0.00s)`. Without a name, the package could not be built. */
const failed = /^=== FAIL: (\S+) (\S.*?)?(?: \(re-run (\d{1,9})\))? \(\d{1,9}\.\d\ds\)$/;
const section = /^=== (?:FAIL: |Errors$)/;

/**
 * gotestsum: the failures before its closing line, in the form of `go test -v`. With `--rerun-fails`, it lists each attempt that
 * failed, and a test that did not fail in the last run has passed. The scope is the package, below the module.
 */
export const gotestsum: LogReader = {
  runner: 'gotestsum',
  ends: (lines) => {
    const ends = lines.flatMap((line, index) => (closing.test(line) ? [index] : []));
    // The closing line of several runs counts those before it too.
    return ends.filter((_, at) => !matchIn(closing, lines[ends[at + 1] ?? -1])[1]);
  },
  read: (lines, [end = '']) => {
    const [, runs = 1, counted = 0] = matchIn(closing, end);
    const parts = partsFrom(lines, (line) => section.test(line));
    const entries = parts.flatMap(readEntry);
    if (entries.length !== Number(counted)) return { tests: [], failed: Number(counted) };
    const errors = parts.findLast(([head]) => head === '=== Errors') ?? [];
    const builds = Map.groupBy(errors, (line) =>
      line.slice(0, Math.max(0, line.indexOf('.go:'))).replace(/\/[^/]*$/, ''),
    );
    const packages = [...Map.groupBy(entries, ({ scope }) => scope)];
    const all = packages.flatMap(([scope, own]) => readPackage(inGoForm(scope, own), builds));
    const last = entries.filter(({ attempt }) => attempt + 1 === Number(runs));
    const names = new Set(last.map(({ scope, name = '' }) => nameKeyOf({ scope, name })));
    const tests = all.filter(({ name }) => !name.startsWith('['));
    const failed = tests.filter((test) => names.has(nameKeyOf(test)));
    return {
      tests: failed,
      failed: failed.length,
      others: all.filter(({ name }) => name.startsWith('[')),
      retried: tests.filter((test) => !names.has(nameKeyOf(test))),
    };
  },
};

/** A failed attempt of a test. */
interface Entry {
  readonly scope: string;
  readonly name: string | undefined;
  readonly attempt: number;
  readonly output: readonly string[];
}

function readEntry([head, ...output]: Part): Entry[] {
  const [, scope, name, attempt = 0] = matchIn(failed, head);
  return scope === undefined ? [] : [{ scope, name, attempt: Number(attempt), output }];
}

/** The failures of a package as `go test -v` writes them. */
function inGoForm(scope: string, entries: readonly Entry[]): string[] {
  const tests = entries.flatMap(({ name, output }) =>
    name ? [`=== RUN   ${name}`, ...output, `--- FAIL: ${name} (0.00s)`] : [],
  );
  const isBuilt = entries.every(({ name }) => name);
  return [...tests, `FAIL\t${scope}${isBuilt ? '' : ' [build failed]'}`];
}
