import { counted, type LoggedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const closing =
  /^\d{1,9} (?:runs|tests), \d{1,9} assertions, (\d{1,9}) failures, (\d{1,9}) errors, \d{1,9} skips$/;
/** The verbose form also lists the skipped tests. */
const kinds = ['Failure', 'Error', 'Skipped'];
const frame = /^ {4}(\S[^:]*):(\d{1,9}):in /;
/** How Rails tells to run a test again. */
const rerun = /^(?:\S{0,100}\/)?(?:rails )?test \S{1,900}:\d{1,9}$/;

/** Minitest: the numbered failures and errors before the closing line. Rails tells them when they happen, and has no list. */
export const minitest: LogReader = {
  runner: 'minitest',
  ends: linesThat((line) => closing.test(line)),
  read: (lines, end) => {
    const [, failures, errors] = closing.exec(lines[end] ?? '') ?? [];
    const finished = lines.findLastIndex((line, index) => index < end && line.startsWith('Finished in '));
    const start = lines.lastIndexOf('# Running:', Math.max(0, finished));
    const listed = readListed(lines.slice(finished + 1, end));
    const entries = listed.length > 0 ? listed : readInline(lines.slice(start + 1, Math.max(0, finished)));
    const tests = entries.flatMap(([kind = '', ...entry]) =>
      kind.endsWith('Skipped:') ? [] : (readFailure(entry) ?? []),
    );
    return counted(Number(failures) + Number(errors), tests);
  },
};

/** The entries of the list, each with its kind as the first line. */
function readListed(lines: readonly string[]): string[][] {
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    const number = starts.length + 1;
    if (kinds.some((kind) => line === `  ${number}) ${kind}:`)) starts.push(index);
  }
  return starts.map((at, index) => lines.slice(at, starts[index + 1]));
}

/** The same between what a run prints. A test can fail again after it, in the same entry: the first failure counts. */
function readInline(lines: readonly string[]): string[][] {
  const entries: string[][] = [];
  let open: string[] | null = null;
  let isFirst = true;
  for (const line of lines) {
    const isKind = kinds.some((kind) => line === `${kind}:`);
    if (rerun.test(line)) open = null;
    else if (isKind && open !== null) isFirst = false;
    else if (isKind) {
      open = [line];
      isFirst = true;
      entries.push(open);
    } else if (isFirst) open?.push(line);
  }
  return entries;
}

/** `Class#test_name [file:line]:` or, for an error, `Class#test_name:`, then the message, and the frames of an error. */
function readFailure([head = '', ...lines]: readonly string[]): LoggedTest | null {
  const open = head.lastIndexOf(' [');
  const place = /^ \[(.+):(\d{1,9})\]:$/.exec(open === -1 ? '' : head.slice(open));
  const title = place ? head.slice(0, open) : head.slice(0, -1);
  const hash = title.includes('#test_') ? title.indexOf('#test_') : title.indexOf('#');
  if (hash === -1 || !head.endsWith(':')) return null;
  const frames = lines.map((line) => frame.exec(line));
  // The frames inside of Minitest are left out, so the last one is the test or its hook.
  const [, file, line] = place ?? frames.findLast((found) => found !== null) ?? [];
  return {
    file: file === undefined ? null : pathOf(file),
    line: line === undefined ? null : Number(line),
    scope: title.slice(0, hash),
    name: title.slice(hash + 1),
    message: messageOf(place ? lines : lines.filter((_, index) => frames[index] === null)),
  };
}
