import { before, type FailedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const summary = 'short test summary info';
/** The beginning of an entry of the summary. */
const entry = /^(?:(FAILED|ERROR|SUBFAILED)(?![A-Z])|[A-Z]{3,12} (?=\S))/;
const place = /^([^\s:][^:]*):(\d{1,9}): /;
/** The start of a run, unless it is quiet. */
const header = /^(?:=+ test session starts =+|Test session starts \(.*\))$/;
/** The progress of a run without the names of files, and the end of it. */
const progress = /^[.FEsxXRru,-]+ +\[ *\d+%\]$/;
/** How many ends of an ID are tried. */
const maxEnds = 20;

/**
 * pytest: the short test summary, which lists the IDs of the tests. The scope is the ID without the name. The lines are
 * those of the tests' own files in the details. A file that cannot be collected is a failure outside of a test.
 */
export const pytest: LogReader = {
  runner: 'pytest',
  ends: linesThat((line) => failuresIn(line) !== null),
  outside: before(
    // Without a header, what tests print is not told apart from the lines of others.
    header,
    /^=+ ERRORS =+$/,
    /^=+ FAILURES =+$/,
    /^(?:=+ )?short test summary info(?: =+)?$/,
  ),
  hooks: (lines, end) => [...afterTests(lines, end), ...unknownSections(lines.slice(0, end))],
  read: ({ lines }, end) => {
    const start = lines.findLastIndex((line, index) => index < end && bare(line) === summary);
    if (start === -1 || tellsTwoRuns(lines.slice(0, end))) return null;
    const details = readDetails(lines.slice(0, start));
    const tests = readSummary(lines.slice(start + 1, end)).map((text) => readEntry(text, details));
    return tests.length === failuresIn(lines[end] ?? '') ? tests : null;
  },
};

/** True if there is the progress of a run that can print nothing else. */
function tellsTwoRuns(lines: readonly string[]): boolean {
  const own = lines.findLastIndex((line) => header.test(line));
  const isDone = (line: string) => progress.test(line) && line.endsWith('[100%]');
  return lines.some((line, index) => index < own && progress.test(line)) || lines.filter(isDone).length > 1;
}

/** What stands between the progress of the tests and their details. */
function afterTests(lines: readonly string[], end: number): readonly string[] {
  const run = lines.slice(0, end);
  const last = run.findLastIndex((line) => line.includes('[100%]'));
  const details = run.findIndex(
    (line, index) => index > last && /^=+ (?:ERRORS|FAILURES|warnings summary.*|short .*) =+$/.test(line),
  );
  return last === -1 || details === -1 ? [] : run.slice(last + 1, details);
}

/** The sections of pytest and of plugins that only report. */
const knownSections =
  /^=+ ?(?:test session starts|ERRORS|X?FAILURES|X?PASSES|RERUNS|warnings summary.{0,40}|(?:rerun )?(?:short )?test summary info|slowest .{0,40}|.{0,40} duration top|tests coverage|Flaky Test Report|Hypothesis Statistics|MEMRAY REPORT|live log .{0,40}|Captured .{0,40}|\d{1,9} .{4,200}) ?=+$/;

/**
 * What other plugins and hooks say in a section of their own below the details: it can be why the run failed. Their heading is
 * as long as that of the details, which what a test prints hardly is.
 */
function unknownSections(lines: readonly string[]): readonly string[] {
  const details = lines.findLastIndex((line) => /^=+ (?:ERRORS|FAILURES) =+$/.test(line));
  const { length } = lines[details] ?? '';
  const isHeading = (line: string) => line.length === length && /^=+ .{1,200} =+$/.test(line);
  return lines
    .slice(details + 1)
    .filter((line) => details !== -1 && isHeading(line) && !knownSections.test(line));
}

/** What a line says between its marks: `==== 1 failed in 0.05s ====`. */
function bare(line: string): string {
  return line.startsWith('=')
    ? line
        .replace(/^=+/, '')
        .replace(/(?<!=)=+$/, '')
        .trim()
    : line;
}

/** How many failures and errors the closing line counts; null for any other line. */
function failuresIn(line: string): number | null {
  const [counts = '', time = '', ...more] = bare(line).split(' in ');
  if (more.length > 0 || !/^\d+\.\d\ds(?: \(.{1,20}\))?$/.test(time)) return null;
  if (counts === 'no tests ran') return 0;
  const words = counts.split(', ').map((count) => /^(\d{1,9}) ([a-z ]{4,30})$/.exec(count));
  if (words.includes(null)) return null;
  return words.reduce(
    (sum, word) => sum + (/^(?:failed|errors?)$/.test(word?.[2] ?? '') ? Number(word?.[1]) : 0),
    0,
  );
}

/** A failure in the summary: its title in the details, if its ID is this one, and its lines. */
interface Entry {
  readonly titleOf: (id: string) => string;
  readonly lines: string[];
}

function readSummary(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let open: Entry | null = null;
  for (const line of lines) {
    const found = entry.exec(line);
    if (found) {
      const [start, kind] = found;
      // The label of a subtest is free text.
      const at = kind === 'SUBFAILED' ? line.lastIndexOf(' ', line.indexOf('.py::')) : start.length;
      const label = line.slice(start.length, at).trim();
      const titleOf = (id: string) =>
        `${kind === 'ERROR' ? 'ERROR ' : ''}${domainOf(id)}${label === '' ? '' : ` ${label}`}`;
      open = kind === undefined ? null : { titleOf, lines: [line.slice(at + 1)] };
      if (open) entries.push(open);
    } else if (line.startsWith('!!')) open = null;
    else open?.lines.push(line);
  }
  return entries;
}

function readEntry({ titleOf, lines: [text = '', ...more] }: Entry, details: Details): FailedTest {
  const id = text.slice(
    0,
    endOfId(text, (each) => details.has(titleOf(each))),
  );
  const file = id.split('::', 1)[0] ?? '';
  const bracket = id.indexOf('[');
  const at = id.lastIndexOf('::', bracket === -1 ? id.length : bracket);
  const { title = '', lines: section = [] }: Partial<Section> = details.get(titleOf(id))?.next().value ?? {};
  const inFile = section.map((line) => place.exec(line)).find((found) => found?.[1] === file);
  const message = messageOf([text.slice(id.length).replace(/^ - /, ''), ...more]);
  return {
    file: pathOf(file) || null,
    line: inFile ? Number(inFile[2]) : null,
    scope: at === -1 ? '' : id.slice(0, at),
    name: at === -1 ? id : id.slice(at + 2),
    message: message || messageOf(section.flatMap((line) => (/^E {3}/.test(line) ? line.slice(4) : []))),
    ...(title.startsWith('ERROR at teardown of ') && { inTeardown: true }),
  };
}

/** An ID with parameters can contain what separates it from the message: the details tell which test there is. */
function endOfId(text: string, isKnown: (id: string) => boolean): number {
  const first = text.indexOf(' - ');
  const bracket = text.indexOf('[');
  if (bracket === -1 || (first !== -1 && first < bracket)) return first === -1 ? text.length : first;
  const ends: number[] = [];
  let at = text.indexOf('] - ', bracket);
  while (at !== -1 && ends.length < maxEnds) {
    ends.push(at + 1);
    at = text.indexOf('] - ', at + 1);
  }
  if (text.endsWith(']')) ends.push(text.length);
  return ends.find((end) => isKnown(text.slice(0, end))) ?? ends[0] ?? text.length;
}

/** How the details call a test: `TestEmpty.test_multiple`. A file has its path. */
function domainOf(id: string): string {
  const bracket = id.indexOf('[');
  const path = bracket === -1 ? id : id.slice(0, bracket);
  const [file, ...names] = path.split('::');
  return `${names.length === 0 ? file : names.join('.')}${id.slice(path.length)}`;
}

/** The details of one failure. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The sections of the details by their titles. A title can occur several times: the summary has the same order. */
type Details = ReadonlyMap<string, Iterator<Section>>;

function readDetails(lines: readonly string[]): Details {
  const sections = new Map<string, Section[]>();
  const starts = linesThat((line) => line.startsWith('_') && / _+$/.test(line))(lines);
  for (const [index, start] of starts.entries()) {
    const title = (lines[start] ?? '')
      .replace(/^_+ /, '')
      .replace(/(?<!_)_+$/, '')
      .trimEnd();
    const key = title.replace(/^ERROR (?:at setup of|at teardown of|collecting) /, 'ERROR ');
    const same = sections.get(key);
    const section = { title, lines: lines.slice(start + 1, starts[index + 1]) };
    if (same) same.push(section);
    else sections.set(key, [section]);
  }
  return new Map(Array.from(sections, ([title, all]) => [title, all.values()]));
}
