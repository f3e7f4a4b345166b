import { counted, type LoggedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const summary = 'short test summary info';
/** The beginning of an entry of the summary. */
const entry = /^(?:(FAILED|ERROR|SUBFAILED)(?![A-Z])|[A-Z]{3,12} (?=\S))/;
const inFile = /^([^\s:][^:]*):(\d{1,9}): /;
/** How many ends of an ID are tried. */
const maxEnds = 20;

/**
 * pytest: the short test summary, which lists the IDs of the tests. The scope is the ID without the name. The lines are
 * those of the tests' own files in the details. Without the summary (`-rN`) the details tell the tests. A file that cannot be
 * collected is a failure outside of a test.
 */
export const pytest: LogReader = {
  runner: 'pytest',
  ends: linesThat((line) => failuresIn(line) !== null),
  read: (lines, end) => {
    const count = failuresIn(lines[end] ?? '') ?? 0;
    const start = lines.findLastIndex((line, index) => index < end && bare(line) === summary);
    const sections = readSections(lines.slice(0, start === -1 ? end : start));
    const details = byTitle(sections);
    const listed = start === -1 ? [] : readSummary(lines.slice(start + 1, end));
    return counted(
      count,
      listed.length > 0 ? listed.map((text) => readEntry(text, details)) : sections.map(readSection),
    );
  },
};

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

function readEntry({ titleOf, lines: [text = '', ...more] }: Entry, details: Details): LoggedTest {
  const id = text.slice(
    0,
    endOfId(text, (each) => details.has(titleOf(each))),
  );
  const file = id.split('::', 1)[0] ?? '';
  const bracket = id.indexOf('[');
  const at = id.lastIndexOf('::', bracket === -1 ? id.length : bracket);
  const { lines: section = [] }: Partial<Section> = details.get(titleOf(id))?.next().value ?? {};
  const own = section.map((line) => inFile.exec(line)).find((found) => found?.[1] === file);
  const message = messageOf([text.slice(id.length).replace(/^ - /, ''), ...more]);
  return {
    file: pathOf(file) || null,
    line: own ? Number(own[2]) : null,
    scope: at === -1 ? '' : id.slice(0, at),
    name: at === -1 ? id : id.slice(at + 2),
    message: message || errorsIn(section),
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
  /** `TestEmpty.test_multiple`, with `ERROR ` before it for one outside of the test itself. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** The sections of the details by their titles. A title can occur several times: the summary has the same order. */
type Details = ReadonlyMap<string, Iterator<Section>>;

function byTitle(sections: readonly Section[]): Details {
  const groups = Map.groupBy(sections, ({ title }) => title);
  return new Map(Array.from(groups, ([title, same]) => [title, same.values()]));
}

function readSections(lines: readonly string[]): Section[] {
  const starts = linesThat((line) => line.startsWith('_') && / _+$/.test(line))(lines);
  return starts.map((start, index) => {
    const title = (lines[start] ?? '')
      .replace(/^_+ /, '')
      .replace(/(?<!_)_+$/, '')
      .trimEnd()
      .replace(/^ERROR (?:at setup of|at teardown of|collecting) /, 'ERROR ');
    return { title, lines: lines.slice(start + 1, starts[index + 1]) };
  });
}

/** A failure by its details alone: the first place in them is the test's own. */
function readSection({ title, lines }: Section): LoggedTest {
  const parts = title.replace(/^ERROR /, '').split('.');
  const isFile = title.startsWith('ERROR ') && title.includes('/');
  const path = title.slice('ERROR '.length);
  const [, file = null, line] =
    lines.map((each) => inFile.exec(each)).find((found) => found && (!isFile || found[1] === path)) ?? [];
  return {
    file: isFile ? pathOf(path) : file && pathOf(file),
    line: line === undefined ? null : Number(line),
    scope: isFile || file === null ? '' : [file, ...parts.slice(0, -1)].join('::'),
    name: isFile ? path : (parts.at(-1) ?? ''),
    message: errorsIn(lines),
  };
}

/** The lines with which the details mark the error. */
function errorsIn(lines: readonly string[]): string {
  return messageOf(lines.flatMap((line) => (/^E {3}/.test(line) ? line.slice(4) : [])));
}
