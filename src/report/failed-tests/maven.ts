import {
  before,
  type FailedTest,
  type LogLines,
  type LogReader,
  linesThat,
  messageOf,
} from './failed-test.ts';
import { sourceOf } from './gradle.ts';

const counts =
  /^\[[A-Z]{4,7}\] Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
const entry = /^\[ERROR\] {3}(?=\S)/;
/** A test that ran several times, whose runs are the entries below it. One that passed in a run is a warning. */
const rerun = /^\[ERROR\] (\S.*)$/;
const run = /^Run (\d{1,9}): /;
/** Surefire 3 writes the class too: `com.acme.CartTest.addsUp -- Time elapsed: 0.016 s <<< FAILURE!` */
const detail = /^\[ERROR\] (\S.*?)(?: {2}| -- )Time elapsed: \S+ s {1,2}<<< (?:FAILURE|ERROR)!$/;
const frame = /^(\t+)at (?:[^\s/]*\/){0,3}([^/]+)\.([^./]+)\([\w$]+\.\w+:(\d{1,9})\)$/;
/** What the name of a test adds to its method. Surefire 2 writes braces. */
const parameters = /(?:\([^()]*\)|\{[^{}]*\})(?:\[\d{1,9}\])?$/;
/** `CartTest.addsUp:15`. Kotlin allows spaces in names. After an arrow comes what this method called. */
const place = /^([^:.]+)\.([^:]+):(\d{1,9})(?:->\S+)?(?= |$)/;
/** How many words of an entry without a line can be the name of its test. */
const maxWords = 50;

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
  read: ({ lines, cut }, end) => {
    if (lines[end]?.endsWith('SUCCESS')) return null;
    const sections = linesThat((line) => counts.test(line))(lines.slice(0, end));
    const read = sections.map((at, index) =>
      readModule({ lines: lines.slice((sections[index - 1] ?? -1) + 1, at + 1), cut }),
    );
    const modules = lines
      .slice(0, end)
      .filter((line) => /^\[INFO\] .* FAILURE \[ {0,9}\S+ \S+\]$/.test(line)).length;
    const failed = read.filter((tests) => tests === null || tests.length > 0).length;
    if (read.includes(null) || failed !== Math.max(modules, 1)) return null;
    return read.flatMap((tests) => tests ?? []);
  },
};

/** Null if that is not certain. Without the details, a name in the list can be only the beginning of one. */
function readModule({ lines, cut }: LogLines): FailedTest[] | null {
  const [, failures, errors] = counts.exec(lines.at(-1) ?? '') ?? [];
  const start = lines.lastIndexOf('[INFO] Results:');
  const entries = start === -1 ? [] : readEntries(lines.slice(start + 1));
  const details = readDetails(lines.slice(0, Math.max(start, 0)));
  const tests = entries.map((each) => readEntry(each, details));
  if (cut && tests.some(({ file }) => file === null)) return null;
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
  readonly line: number;
}

/**
 * The details by what the list says: `CartTest.addsUp:15`, the full name of a test that ran several times, or `CartTest.addsUp`
 * where Surefire 3 writes no line. Several can have the same key, in the same order.
 */
type Details = ReadonlyMap<string, Detail[]>;

function readDetails(lines: readonly string[]): Details {
  const named = readTraces(lines).flatMap((trace) => [...namesOf(trace)]);
  const details = Map.groupBy(named, ([key]) => key);
  return new Map(Array.from(details, ([key, same]) => [key, same.map(([, test]) => test)]));
}

/** The heading of a failure, which ends with the name of the test, and its frames. One is deep if it is of an error within another. */
interface Trace {
  readonly title: string;
  readonly frames: {
    readonly className: string;
    readonly method: string;
    readonly line: number;
    readonly isDeep: boolean;
  }[];
}

function readTraces(lines: readonly string[]): Trace[] {
  const traces: Trace[] = [];
  let open: Trace | null = null;
  for (const line of lines) {
    const title = detail.exec(line)?.[1];
    if (title !== undefined) {
      open = { title, frames: [] };
      traces.push(open);
    } else if (line === '') open = null;
    else if (open) {
      const [, tabs, className = '', method = '', number] = frame.exec(line) ?? [];
      if (tabs) open.frames.push({ className, method, line: Number(number), isDeep: tabs !== '\t' });
    }
  }
  return traces;
}

/** What the list can call a test: by its first frame, if several have the same name. */
function namesOf({ title, frames }: Trace): ReadonlyMap<string, Detail> {
  return new Map(
    frames.toReversed().flatMap(({ className, method, line, isDeep }) => {
      const name = title === className ? method : withoutClass(title, className);
      const own = name.replace(parameters, '');
      const isOwn = method === own || method.startsWith(`lambda$${own}$`);
      const names = [
        ...(isDeep ? [] : [`${simpleName(className)}.${method}:${line}`]),
        ...(isOwn ? [name === title ? `${className}.${name}` : title] : []),
        ...(isOwn && (isDeep || className.includes('$')) ? [`${simpleName(outerOf(className))}.${own}`] : []),
      ];
      return names.map((key) => [key, { className, name, line }] as const);
    }),
  );
}

/** The name of a test without its class. Surefire 3 names a nested class by the class around it. */
function withoutClass(title: string, className: string): string {
  const own = [className, outerOf(className)].find((each) => title.startsWith(`${each}.`));
  return own === undefined ? title : title.slice(own.length + 1);
}

/** The class that has the method, if it is inherited: `SubTest>BaseTest`. */
function writtenIn(className: string): string {
  return className.slice(className.lastIndexOf('>') + 1);
}

function outerOf(className: string): string {
  return className.split('$', 1)[0] ?? className;
}

function simpleName(className: string): string {
  return className.slice(className.lastIndexOf('.') + 1);
}

/** The start of an entry, which tells its test. */
interface Place {
  readonly text: string;
  readonly className: string;
  readonly method: string;
  readonly line: number | null;
  readonly detail?: Detail | undefined;
}

function placeOf(text: string, details: Details): Place {
  const [start = '', className = '', method = '', line] = place.exec(text) ?? [];
  const placed = { text: start, className, method, line: Number(line) };
  const detail = details.get(`${className}.${method}:${line}`)?.shift();
  if (detail) return { ...placed, detail };
  const unplaced = placeWithoutLine(text, details);
  return unplaced.detail || start === '' || method.includes(' ') ? unplaced : placed;
}

/** The longest name that the details know, or else the first word. */
function placeWithoutLine(text: string, details: Details): Place {
  const words = text.split(' ', maxWords);
  for (let count = words.length; count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ');
    const detail = details.get(start)?.shift();
    if (detail)
      return { text: start, className: detail.className, method: detail.name, line: detail.line, detail };
  }
  const [word = ''] = words;
  const [, className = '', method = word] = /^([^.:]+)\.([^.:]+)$/.exec(word) ?? [];
  return { text: word, className, method, line: null };
}

function readEntry({ test, lines: [text = '', ...more] }: Entry, details: Details): FailedTest {
  const { text: start, className, method, line, detail } = placeOf(text, details);
  const { className: scope, name } = ranAgain(test, details) ?? detail ?? { className, name: method };
  return {
    file: line === null ? null : sourceOf(scope, `${simpleName(outerOf(writtenIn(className)))}.java`),
    line,
    scope,
    name,
    message: messageOf([text.slice(start.length).replace(/^ {0,9}(?:» )?/, ''), ...more]),
  };
}

/** A test that ran several times, by its full name. Methods of several nested classes can have the same. */
function ranAgain(test: string | undefined, details: Details): Detail | undefined {
  const all = test === undefined ? [] : (details.get(test) ?? []);
  return new Set(all.map(({ className }) => className)).size === 1 ? all[0] : undefined;
}
