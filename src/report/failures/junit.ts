import sax from 'sax';
import { type LoggedTest, pathOf } from './failed-test.ts';
import { parentsOf } from './go-test.ts';
import { without, withoutBlankEnds } from './lines.ts';
import { cleanLog } from './log.ts';
import { lineIn, loggedTest } from './log-reader.ts';

/** How many tests ran, how many of them failed, and how many were skipped. */
export interface TestTotals {
  readonly ran: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What is read in a report; not escaped. */
export interface ReportReading {
  readonly totals: TestTotals;
  readonly tests: readonly LoggedTest[];
  /** Those that failed first, and passed when they ran again. */
  readonly retried: readonly LoggedTest[];
  /** Why tests can be missing, to follow the name of the file; null if the report is complete. */
  readonly problem: string | null;
}

/** A test case while it is read. */
interface OpenCase {
  readonly attributes: Readonly<Record<string, string>>;
  readonly suite: Suite;
  /** The parts that it has, such as `failure` and `system-out`: the message and the text of the first of each. */
  readonly parts: Map<string, { readonly message: string; text: string }>;
}

interface Suite {
  readonly name: string;
  readonly file: string;
}

const noSuite: Suite = { name: '', file: '' };
const deepest = 200;
const longestText = 20_000;
const mostTests = 1_000;
const mostErrors = 1_000;
/** Parts of a case that failed, and of one that failed first and passed then. */
const failures = ['failure', 'error'];
const flakes = ['flakyFailure', 'flakyError'];

/** What XML does not allow, except for the escape character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\ufffe\uffff]/g;

/** Ends the reading of a file that is not a report, or that tries something. */
class Unreadable extends Error {}

/** Reads a report in JUnit's XML, in any form that runners write. Never throws. */
export function readJunit(bytes: Uint8Array): ReportReading {
  const results = new Map<string, { readonly state: string; readonly test: LoggedTest | undefined }>();
  const onCase = (one: OpenCase) => {
    const isFlaky = flakes.some((part) => one.parts.has(part));
    const isFailed = failures.some((part) => one.parts.has(part));
    // A test that may fail has both.
    const state = one.parts.has('skipped') ? 'skipped' : isFailed ? 'failed' : 'passed';
    const { name = '', classname = '', file = '' } = one.attributes;
    const key = JSON.stringify([file || one.suite.file, classname || one.suite.name, name]);
    const before = results.get(key);
    const test = isFailed || isFlaky ? readTest(one) : before?.test;
    // Of several attempts the last decides.
    results.set(key, { state: state === 'skipped' && before ? before.state : state, test });
  };
  const problem = parse(bytes, onCase);
  const all = [...results.values()];
  const inState = (state: string) => all.filter((one) => one.state === state);
  const testsIn = (state: string) =>
    inState(state)
      .flatMap(({ test }) => test ?? [])
      .slice(0, mostTests);
  const parents = parentsOf(testsIn('failed').map(({ name }) => name));
  // A test of Go fails with its subtests.
  const tests = testsIn('failed').filter(({ name, message }) => message !== '' || !parents.has(name));
  const skipped = inState('skipped').length;
  const failed = inState('failed').length - testsIn('failed').length + tests.length;
  const totals = { ran: all.length - skipped, failed, skipped };
  return {
    totals,
    tests,
    retried: testsIn('passed'),
    problem,
  };
}

/** What is wrong with a file, of which each test case is handed over. */
function parse(bytes: Uint8Array, onCase: (one: OpenCase) => void): string | null {
  const parser = sax.parser(true, { position: false, ...{ strictEntities: true } });
  // A text can be as long as the file.
  Object.assign(parser, { bufferCheckPosition: Number.POSITIVE_INFINITY });
  const path: string[] = [];
  const suites: Suite[] = [noSuite];
  let problem: string | null = null;
  let open: OpenCase | null = null;
  let isReport = false;
  let errors = 0;
  parser.onerror = ({ message }) => {
    if (/^(?:Unclosed root|Unexpected end)/.test(message)) problem ??= 'it ends early';
    // An entity that XML does not have stays as it is.
    else if (!/entity/.test(message)) problem ??= 'it is not well-formed';
    errors += 1;
    if (errors > mostErrors) throw new Unreadable('it is not well-formed');
    Object.assign(parser, { error: null });
  };
  parser.ondoctype = () => {
    throw new Unreadable('it has a document type');
  };
  parser.onopentag = ({ name, attributes }) => {
    if (path.push(name) > deepest) throw new Unreadable('it is nested too deeply');
    const given = attributes as Record<string, string>;
    const suite = suites.at(-1) ?? noSuite;
    if (path.length === 1) isReport = /^testsuites?$/.test(name);
    if (!isReport) throw new Unreadable('it is not in the format of JUnit');
    if (name === 'testsuite') suites.push({ name: given.name ?? '', file: given.file ?? suite.file });
    else if (name === 'testcase') open = { attributes: given, suite, parts: new Map() };
    else if (open && !open.parts.has(name)) open.parts.set(name, { message: given.message ?? '', text: '' });
  };
  const onText = (text: string) => {
    const own = path.findLast((name) => name !== 'stackTrace');
    const part = open?.parts.get(own ?? '');
    if (part === undefined) return;
    part.text += text;
    // The end of what a test prints counts, and the start of all else.
    if (own?.startsWith('system') && part.text.length > 2 * longestText)
      part.text = part.text.slice(-longestText);
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.onclosetag = (name) => {
    path.pop();
    if (name === 'testsuite') suites.pop();
    if (name === 'testcase' && open) onCase(open);
  };
  try {
    parser.write(decode(bytes)).close();
  } catch (error) {
    return error instanceof Unreadable ? error.message : 'it is not well-formed';
  }
  return problem ?? (isReport ? null : 'it is empty');
}

/** The text, without characters that XML does not allow. An escape character has other forms too. @throws Unreadable */
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const isWide = /^(?:\xff\xfe|<\0)/.test(head)
    ? 'utf-16le'
    : /^(?:\xfe\xff|\0<)/.test(head)
      ? 'utf-16be'
      : '';
  const label = isWide || /^[^<]{0,9}<\?xml[^>]*\bencoding=["']([\w.-]{1,40})/.exec(head)?.[1] || 'utf-8';
  try {
    return new TextDecoder(label)
      .decode(bytes)
      .replace(/^\s+/, '')
      .replaceAll(/#x1B(?=\[)|\[NON-XML-CHAR-0x1B\]/g, '\u001b')
      .replaceAll(/&#(x?)([\da-f]{1,9});/gi, (reference, hex, digits) => {
        const code = Number.parseInt(digits, hex ? 16 : 10);
        return code >= 32 || [9, 10, 13].includes(code) ? reference : code === 27 ? '\u001b' : '';
      })
      .replaceAll(forbidden, '');
  } catch {
    throw new Unreadable('its encoding is unknown');
  }
}

/** A line of a trace, and a place in any line. */
const traceLine =
  /^\s+at \S|^(?:stack backtrace|Traceback|goroutine \d)|^\s*(?:# )?\/?[^\s:]+\.\w{1,6}:\d+(?::in .*)?$/;
const place = /(?:^|[\s("']|:\/\/[^\s/]*\/)((?:[A-Za-z]:)?[^\s()"':]+\.\w{1,6}):(?:line )?(\d{1,9})(?!\d)/;
/** The name of a file of tests. */
const testFile = /(?:^|[._-])(?:test|spec)[._s]|(?:Tests?|Spec|IT)\.\w+$/i;
const ofGo = /^(?:=== |--- (?:FAIL|PASS|SKIP): )/;

/** A test that failed, with its place if it is given, else by its trace. */
function readTest({ attributes, suite, parts }: OpenCase): LoggedTest {
  const textOf = (text = '') => cleanLog(text).slice(0, longestText);
  const [part] = [...failures, ...flakes].flatMap((name) => parts.get(name) ?? []);
  const lines = without(textOf(part?.text || parts.get('system-out')?.text).split('\n'), ofGo);
  const { classname = '', name: title = '', file: given = '', line } = attributes;
  const [scope, name] = splitTitle(textOf(classname || suite.name), textOf(title));
  const path =
    given || suite.file || (/[\\/].*\.\w+$|\.(?:[cm]?[jt]sx?|py)$/.test(classname) ? classname : '');
  const file = textOf(path) || fileIn(lines, scope);
  const end = lines.findIndex((each) => traceLine.test(each));
  const text = without(end > 0 ? lines.slice(0, end) : lines, traceLine).filter(
    (each) => !each.includes(`::${name}`),
  );
  const message = textOf(part?.message);
  // Those of Go have only a word for a message.
  const shown = /^(?:Failed)?$/.test(message.trim()) ? text : message.split('\n');
  return {
    ...loggedTest(name, {
      scope: scope === file ? '' : scope,
      file,
      line: line || lineIn(file, lines, place),
      message: shown,
    }),
    trace: withoutBlankEnds(lines).join('\n'),
  };
}

/** What a test is in, and its name, where a report repeats one in the other. */
function splitTitle(scope: string, name: string): readonly [scope: string, name: string] {
  if (scope === name) return ['', name];
  if (name.endsWith(` ${scope}`)) return [name.slice(0, -scope.length - 1), scope];
  return [scope, name.startsWith(`${scope}.`) ? name.slice(scope.length + 1) : name];
}

/** The file of a test by its trace: that of its class, else the first of tests, else the first that is relative. */
function fileIn(lines: readonly string[], scope: string): string {
  const files = lines
    .flatMap((line) => place.exec(line)?.[1] ?? [])
    .filter((file) => !/node_modules/.test(file));
  const nameOf = (path: string, separators = /[\\/]/) => path.split(separators).at(-1) ?? '';
  const name = nameOf(scope.replace(/\$.*/s, ''), /[.\\/]/);
  const found =
    files.find((file) => name !== '' && nameOf(file).startsWith(`${name}.`)) ??
    files.find((file) => testFile.test(nameOf(file))) ??
    files.find((file) => !/^(?:\/|[A-Za-z]:)/.test(file) && file.includes('/'));
  return pathOf(found ?? '');
}
