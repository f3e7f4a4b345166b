import { counted, type LoggedTest, type LogReader, linesThat, messageOf } from './failed-test.ts';
import { sourceOf } from './gradle.ts';

/** The counts of a module. Those of a class have a time too. Surefire before 2.20 writes no level. */
const counts =
  /^(?:\[[A-Z]{4,7}\] )?Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
const ofClass = /^(?:\[[A-Z]{4,7}\] )?Tests run: .{1,200} <<< (?:FAILURE|ERROR)! --? in (\S.*)$/;
/** `com.acme.CartTest.addsUp -- Time elapsed: 0.016 s <<< FAILURE!`, without the class, or `addsUp(com.acme.CartTest)`. */
const detail = /^(?:\[ERROR\] )?(\S.*?)(?: {2}| -- )Time elapsed: \S+ s(?:ec)? {1,2}<<< (?:FAILURE|ERROR)!$/;
const frame = /^\t+at (?:[^\s/]*\/){0,3}([^/]+)\.([^./]+)\(([\w$]+\.\w+):(\d{1,9})\)$/;
/** What the name of a test adds to its method: parameters. */
const parameters = /(?:\([^()]*\)|\{[^{}]*\})(?:\[\d{1,9}\])?$/;
/** A test that failed in one run and passed in another. */
const flake = /^\[WARNING\] (\S.*)$/;

/**
 * Maven, whose Surefire plugin tells the details of each failure below the counts of its class. The scope is the class. The file
 * has the path of the class's package, because a log does not tell the folder of the sources.
 */
export const maven: LogReader = {
  runner: 'maven',
  ends: linesThat((line) => counts.test(line)),
  read: (lines, end) => {
    const [, failures, errors] = counts.exec(lines[end] ?? '') ?? [];
    const count = Number(failures) + Number(errors);
    const run = lines.slice(0, end);
    const details = readDetails(run);
    if (details.length === count)
      return counted(
        count,
        details.map(({ test }) => test),
      );
    // With reruns, a test has details for each run.
    const flaky = new Set(run.slice(run.indexOf('[WARNING] Flakes: ')).map((line) => flake.exec(line)?.[1]));
    const failed = new Map(details.toReversed().map((each) => [each.title, each]));
    const tests = [...failed.values()].reverse().filter(({ title }) => !flaky.has(title));
    return counted(
      count,
      tests.map(({ test }) => test),
    );
  },
};

interface Detail {
  readonly title: string;
  readonly test: LoggedTest;
}

function readDetails(lines: readonly string[]): Detail[] {
  const starts = linesThat((line) => detail.test(line) || ofClass.test(line))(lines);
  let className = '';
  return starts.flatMap((start, index) => {
    const line = lines[start] ?? '';
    className = ofClass.exec(line)?.[1] ?? className;
    const title = detail.exec(line)?.[1];
    // Without the counts of its class, a name can be that of the class.
    if (title === undefined || className === '') return [];
    return [{ title, test: readDetail(title, className, lines.slice(start + 1, starts[index + 1])) }];
  });
}

function readDetail(title: string, className: string, lines: readonly string[]): LoggedTest {
  const outer = className.split('$', 1)[0] ?? className;
  const frames = lines.flatMap((line) => {
    const [, scope, method = '', file = '', number] = frame.exec(line) ?? [];
    const isOwn = scope === outer || scope?.startsWith(`${outer}$`);
    return isOwn && scope ? [{ scope, method, file, line: Number(number) }] : [];
  });
  const name = withoutClass(title, [className, outer]);
  const method = name.replace(parameters, '');
  const place =
    frames.find((one) => one.method === method || one.method.startsWith(`lambda$${method}$`)) ?? frames[0];
  const trace = lines.findIndex((line) => /^\t+at /.test(line));
  const told = trace === -1 ? lines.slice(0, Math.max(0, lines.indexOf(''))) : lines.slice(0, trace);
  return {
    file: place === undefined ? null : sourceOf(place.scope, place.file),
    line: place?.line ?? null,
    scope: place?.scope ?? outer,
    // A hook of the class fails under the name of the class.
    name: name || (place?.method ?? '(class)'),
    // Without the package of the exception.
    message: messageOf(told).replace(/^(?:\w+\.)+(?=\w+:?(?:\s|$))/, ''),
  };
}

function withoutClass(title: string, classes: readonly string[]): string {
  for (const each of classes) {
    if (title === each) return '';
    if (title.startsWith(`${each}.`)) return title.slice(each.length + 1);
    if (title.endsWith(`(${each})`)) return title.slice(0, -each.length - 2);
  }
  return title;
}
