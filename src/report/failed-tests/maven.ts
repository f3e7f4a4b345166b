import { before, type FailedTest, type LogReader, linesThat, messageOf } from './failed-test.ts';
import { sourceOf } from './gradle.ts';

const counts =
  /^\[[A-Z]{4,7}\] Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
const entry = /^\[ERROR\] {3}(?=\S)/;
/** A test that ran several times, whose runs are the entries below it. One that passed in a run is a warning. */
const rerun = /^\[ERROR\] (\S.*)$/;
const run = /^Run (\d{1,9}): /;
/** Surefire 3 writes the class too: `com.acme.CartTest.addsUp -- Time elapsed: 0.016 s <<< FAILURE!` */
const detail = /^\[ERROR\] (\S.*?)(?: {2}| -- )Time elapsed: \S+ s {1,2}<<< (?:FAILURE|ERROR)!$/;
const frame = /^\tat ([\w.$]+)\.([\w$]+|<init>)\((\w+\.\w+):(\d{1,9})\)$/;

const beforeScan = before(/^\[INFO\] Scanning for projects\.\.\.$/);
/** What Maven says first with `-e`. */
const stacktraces = '[INFO] Error stacktraces are turned on.';

/**
 * Maven, whose Surefire plugin lists failures and errors as `CartTest.addsUp:15 message` under `Results:`, one list for each
 * module. The details tell the package, and the name of a test with parameters. The scope is the class. The file has the path
 * of the class's package, because a log does not tell the folder of the sources.
 */
export const maven: LogReader = {
  runner: 'maven',
  ends: linesThat((line) => line === '[INFO] BUILD FAILURE' || line === '[INFO] BUILD SUCCESS'),
  outside: (lines, end) => beforeScan(lines, end).filter((line) => line !== stacktraces),
  read: ({ lines }, end) => {
    if (lines[end]?.endsWith('SUCCESS')) return null;
    const sections = linesThat((line) => counts.test(line))(lines.slice(0, end));
    const read = sections.map((at, index) =>
      readModule(lines.slice((sections[index - 1] ?? -1) + 1, at + 1)),
    );
    const modules = lines
      .slice(0, end)
      .filter((line) => /^\[INFO\] .* FAILURE \[ {0,9}\S+ \S+\]$/.test(line)).length;
    const failed = read.filter((tests) => tests === null || tests.length > 0).length;
    if (read.includes(null) || failed !== Math.max(modules, 1)) return null;
    return read.flatMap((tests) => tests ?? []);
  },
};

function readModule(lines: readonly string[]): FailedTest[] | null {
  const [, failures, errors] = counts.exec(lines.at(-1) ?? '') ?? [];
  const start = lines.lastIndexOf('[INFO] Results:');
  const entries = start === -1 ? [] : readEntries(lines.slice(start + 1));
  const details = readDetails(lines.slice(0, Math.max(start, 0)));
  const tests = entries.map((each) => readEntry(each, details));
  return tests.length === Number(failures) + Number(errors) ? tests : null;
}

/** A failure in the list. */
interface Entry {
  /** The class and the name of a test that ran several times. */
  readonly test?: string | undefined;
  readonly lines: string[];
}

function readEntries(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let open: Entry | null = null;
  let test: string | undefined;
  for (const line of lines) {
    if (entry.test(line)) {
      open = entryOf(line.replace(entry, ''), test);
      if (open) entries.push(open);
    } else if (/^\[[A-Z]{4,7}\]/.test(line)) test = rerun.exec(line)?.[1];
    else open?.lines.push(line);
  }
  return entries;
}

/** Null for a run of a test below its name that is not the first one, or for one of a test that passed in another. */
function entryOf(text: string, test: string | undefined): Entry | null {
  const number = run.exec(text)?.[1];
  if (number === undefined) return { lines: [text] };
  return number === '1' && test !== undefined ? { test, lines: [text.replace(run, '')] } : null;
}

/** A failure in the details. */
interface Detail {
  readonly className: string;
  readonly name: string;
}

/** The details by what the list says: `CartTest.addsUp:15`, or the name of a test. Several can be at one place, in the same order. */
type Details = ReadonlyMap<string, Iterator<Detail>>;

function readDetails(lines: readonly string[]): Details {
  const places = new Map<string, Detail[]>();
  let name: string | null = null;
  for (const line of lines) {
    const found = frame.exec(line);
    if (found && name !== null) {
      const [, className = '', method = '', , number] = found;
      const test = { className, name: name === className ? method : withoutClass(name, className) };
      const key = `${className.slice(className.lastIndexOf('.') + 1)}.${method}:${number}`;
      addTo(places, key, test);
      addTo(places, `${className}.${test.name}`, test);
    }
    name = detail.exec(line)?.[1] ?? (line === '' ? null : name);
  }
  return new Map(Array.from(places, ([key, all]) => [key, all.values()]));
}

function addTo(places: Map<string, Detail[]>, key: string, test: Detail) {
  const same = places.get(key);
  if (same) same.push(test);
  else places.set(key, [test]);
}

function withoutClass(name: string, className: string): string {
  return name.startsWith(`${className}.`) ? name.slice(className.length + 1) : name;
}

function readEntry({ test, lines: [text = '', ...more] }: Entry, details: Details): FailedTest {
  const [key = ''] = text.split(' ', 1);
  const [, className, method = key, line] = /^([^:]+)\.([^.:]+):(\d{1,9})(?:->\S+)?$/.exec(key) ?? [];
  const found: Detail | undefined = details.get(test ?? key)?.next().value;
  const scope = found?.className ?? className ?? '';
  return {
    file: className === undefined ? null : sourceOf(scope, `${className.split('$', 1)[0]}.java`),
    line: line === undefined ? null : Number(line),
    scope,
    name: found?.name ?? method,
    message: messageOf([text.slice(key.length).trimStart(), ...more]),
  };
}
