import type { LoggedTest } from './failed-test.ts';
import { before, partsFrom } from './lines.ts';
import { type LogReader, linesLike, loggedTest } from './log-reader.ts';

/** The counts of a module. Those of a class have a time too. Surefire before 2.20 writes no level. */
const closing =
  /^(?:\[[A-Z]{4,7}\] )?Tests run: \d{1,9}, Failures: \d{1,9}, Errors: \d{1,9}, Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
const ofClass = /^(?:\[[A-Z]{4,7}\] )?Tests run: .{1,200} <<< (?:FAILURE|ERROR)! --? in (\S.*)/;
/** `com.acme.CartTest.addsUp -- Time elapsed: 0.016 s <<< FAILURE!`, without the class, or `addsUp(com.acme.CartTest)`. */
const detail = /^(?:\[ERROR\] )?(\S.*?)(?: {2}| -- )Time elapsed: \S+ s(?:ec)? {1,2}<<< (?:FAILURE|ERROR)!$/;
/** The list of the tests that passed when they ran again, by `[WARNING] com.acme.CartTest.addsUp`, up to a blank line. */
const flakes = /^(?:\[WARNING\] )?Flake(?:s|d tests): *$/;
const flake = /^\[WARNING\] (\S.*)/;
const anyFrame = /^\t+at /;
const frame =
  /^\t+at (?:[^\s/]*\/){0,3}(?<scope>[^/]+)\.(?<method>[^./]+)\((?<file>[\w$]+\.\w+):(?<line>\d{1,9})\)$/;

/**
 * Maven, whose Surefire plugin writes the details of each failure below the counts of its class. The scope is the class.
 */
export const maven: LogReader = {
  runner: 'maven',
  ends: linesLike(closing),
  read: (lines) => {
    let className = '';
    const parts = partsFrom(lines, (line) => detail.test(line) || ofClass.test(line));
    const tests = parts.flatMap(([head, ...own]) => {
      className = ofClass.exec(head)?.[1] ?? className;
      const title = detail.exec(head)?.[1];
      // Without the counts of its class, a name can be that of the class.
      return title === undefined || className === '' ? [] : [readDetail(title, className, own)];
    });
    const from = lines.findLastIndex((line) => flakes.test(line));
    const listed = from === -1 ? [] : lines.slice(from + 1);
    const flaky = new Set(listed.flatMap((line) => flake.exec(line)?.[1] ?? []));
    // The class of a nested test is not listed.
    const isFlaky = ({ scope, name }: LoggedTest) => flaky.has(`${scope.split('$', 1)[0]}.${name}`);
    return { tests: tests.filter((test) => !isFlaky(test)), retried: tests.filter(isFlaky) };
  },
};

function readDetail(title: string, className: string, lines: readonly string[]): LoggedTest {
  const outer = className.split('$', 1)[0] ?? className;
  // The last frame in the class is that of the test, or of its hook.
  const place = lines
    .map((line) => frame.exec(line)?.groups)
    .findLast((one) => one?.scope === outer || one?.scope?.startsWith(`${outer}$`));
  const name = withoutClass(title, [className, outer]);
  const hasTrace = lines.some((line) => anyFrame.test(line));
  const [first = '', ...more] = before(lines, hasTrace ? anyFrame : /^$/);
  // A hook of the class fails under the name of the class.
  return loggedTest(name || (place?.method ?? '(class)'), {
    scope: place?.scope ?? outer,
    ...(place && { file: place.file, line: place.line }),
    // Without the package of the exception.
    message: [first.replace(/^(?:\w+\.)+(?=\w+:?(?:\s|$))/, ''), ...more],
  });
}

function withoutClass(title: string, classes: readonly string[]): string {
  for (const each of classes) {
    if (title === each) return '';
    if (title.startsWith(`${each}.`)) return title.slice(each.length + 1);
    if (title.endsWith(`(${each})`)) return title.slice(0, -each.length - 2);
  }
  return title;
}
