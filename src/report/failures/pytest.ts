import { nameKeyOf } from '../tests/identity.ts';
import type { LoggedTest } from './failed-test.ts';
import { matchIn, type Part, partsFrom, splitLast, withoutBlankEnds } from './lines.ts';
import { type LogReader, lineIn, loggedTest } from './log-reader.ts';

/** `==== 1 failed, 2 passed in 0.05s ====` */
const closing =
  /^(?:=+ )?(?:(?:(?:, )?\d{1,9} [a-z ]{4,30})+|no tests ran) in \d+\.\d\ds(?: \(.{1,20}\))?(?: =+)?$/;
const counted = /\b\d{1,9}(?= (?:failed|passed|skipped|errors?|xfailed|xpassed)\b)/g;
/** What begins a run: its title or, with `-q`, the progress of its tests, which reaches 100 % once. */
const begins = /^=+ test session starts =+$|\[100%\]$|^[.sxX]*[FE][.FEsxX]*$/;
/** As wide as a terminal, which one that a test prints is hardly. */
const summary = /^={9,} short test summary info ={9,}$/;
/** The least width of the closing line of a run with a title. */
const terminal = 70;
/** The beginning of an entry of the summary. */
const entry = /^(?:(FAILED|ERROR|SUBFAILED|RERUN)(?![A-Z])|[A-Z]{3,12} (?=\S))/;
/** Begins the ID of a test that ran again, with `-rR`. */
const rerun = 'RERUN ';
const frame = /^([^\s:][^:]*):(\d{1,9}): /;

/**
 * pytest: the short test summary, which lists the IDs of the tests. The scope is the ID without the name. The lines are
 * those of the tests' own files in the details. Without the summary (`-rN`) the tests are those of the details. A file that cannot be
 * collected is a failure outside of a test.
 */
export const pytest: LogReader = {
  runner: 'pytest',
  ends: readEnds,
  ran: (line) => [...line.matchAll(counted)].reduce((sum, [number]) => sum + Number(number), 0),
  read: (lines) => {
    const start = lines.findLastIndex((line) => summary.test(line));
    const sections = readSections(start === -1 ? lines : lines.slice(0, start));
    const parts = start === -1 ? [] : partsFrom(lines.slice(start + 1), isEntry);
    const listed = parts.filter(([head]) => entry.exec(head)?.[1] && !head.startsWith(rerun));
    const details = Map.groupBy(sections, ({ title }) => title);
    const tests = listed.map((part) => readEntry(part, details));
    const reruns = new Set(lines.filter((line) => line.startsWith(rerun)));
    const failed = new Set(tests.map(nameKeyOf));
    const retried = [...reruns].map((line) => readEntry([line], new Map()));
    return {
      tests: tests.length > 0 ? tests : sections.map(readSection),
      retried: retried.filter((test) => !failed.has(nameKeyOf(test))),
    };
  },
};

/** The closing line of each run. A test can print closing lines, and other runs: they are within its own run. */
function readEnds(lines: readonly string[]): number[] {
  const ends: number[] = [];
  // A title is as wide as the closing line of its run. `from` is how many runs ended before.
  const open: { readonly width: number; readonly from: number }[] = [];
  let isTitled = false;
  for (const [index, line] of lines.entries()) {
    const width = line.startsWith('=') ? line.length : 0;
    if (closing.test(line)) {
      const own = open.findLastIndex((run) => (run.width > 0 ? width >= run.width : width === 0));
      // The log can begin within a run, whose progress then looks like the beginning of one without a title.
      const at = own < 0 && width >= terminal && open[0]?.width === 0 ? 0 : own;
      if (at < 0 && open.length > 0) continue;
      if (at >= 0 || /failed|error/.test(line)) ends.length = open[at]?.from ?? 0;
      open.length = Math.max(0, at);
      ends.push(index);
      isTitled = false;
    } else if (begins.test(line)) {
      if (width > 0 || !isTitled) open.push({ width, from: ends.length });
      isTitled = width > 0;
    }
  }
  return ends;
}

function isEntry(line: string): boolean {
  return entry.test(line) || line.startsWith('!!');
}

/** The details by their titles. A title can occur several times: the summary has the same order. */
type Details = ReadonlyMap<string, Section[]>;

function readEntry([line, ...more]: Part, details: Details): LoggedTest {
  const [start = '', kind] = matchIn(entry, line);
  // The label of a subtest is free text.
  const at = kind === 'SUBFAILED' ? line.lastIndexOf(' ', line.indexOf('.py::')) : start.length;
  const label = line.slice(start.length, at);
  const text = line.slice(at + 1);
  const id = text.slice(0, endOfId(text));
  const [path = ''] = id.split('[', 1);
  const parameters = id.slice(path.length);
  const [file = '', ...names] = path.split('::');
  const [scope, name] = splitLast(path, '::');
  // How the details call a test: `TestEmpty.test_multiple`. A file has its path.
  const called = `${names.length === 0 ? file : names.join('.')}${parameters}`;
  const title = `${kind === 'ERROR' ? 'ERROR ' : ''}${called}${label === '' ? '' : ` ${label}`}`;
  const section = details.get(title)?.shift()?.lines ?? [];
  const message = withoutBlankEnds([text.slice(id.length).replace(/^ - /, ''), ...more]);
  return loggedTest(`${name}${parameters}`, {
    scope,
    file,
    line: lineIn(file, section, frame),
    message: message.length > 0 ? message : errorsIn(section),
  });
}

/** The message follows ` - `, which parameters can contain too. */
function endOfId(text: string): number {
  const first = text.search(/ - |$/);
  const last = text.search(/\](?: - |$)/);
  return text.slice(0, first).includes('[') && last >= 0 ? last + 1 : first;
}

/** The details of one failure. */
interface Section {
  /** `TestEmpty.test_multiple`, with `ERROR ` before it for one outside of the test itself. */
  readonly title: string;
  readonly lines: readonly string[];
}

function readSections(lines: readonly string[]): Section[] {
  return partsFrom(lines, (line) => line.startsWith('_') && / _+$/.test(line)).map(([head, ...own]) => {
    const title = head
      .replace(/^_+ /, '')
      .replace(/(?<!_)_+$/, '')
      .trimEnd()
      .replace(/^ERROR (?:at setup of|at teardown of|collecting) /, 'ERROR ');
    return { title, lines: own };
  });
}

/** A failure by its details alone: the first place in them is the test's own. */
function readSection({ title, lines }: Section): LoggedTest {
  const path = title.replace(/^ERROR /, '');
  const message = errorsIn(lines);
  if (path !== title && path.includes('/'))
    return loggedTest(path, { file: path, line: lineIn(path, lines, frame), message });
  const [scope, name] = splitLast(path, '.');
  const first = lines.find((each) => frame.test(each));
  const [, file, line] = matchIn(frame, first);
  const parts = file === undefined ? [] : [file, ...scope.split('.')].filter((part) => part !== '');
  return loggedTest(name, { scope: parts.join('::'), file, line, message });
}

/** The lines with which the details mark the error. */
function errorsIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (/^E {3}/.test(line) ? line.slice(4) : []));
}
