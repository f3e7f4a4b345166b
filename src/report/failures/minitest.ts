import type { LoggedTest } from './failed-test.ts';
import { matchIn, type Part, partsFrom, without } from './lines.ts';
import { type LogReader, linesLike, loggedTest } from './log-reader.ts';

const closing =
  /^\d{1,9} (?:runs|tests), \d{1,9} assertions, \d{1,9} failures, \d{1,9} errors, \d{1,9} skips$/;
/** The verbose form also lists the skipped tests. */
const kind = /^(?: {2}\d{1,9}\) )?(?:Failure|Error|Skipped):$/;
const frame = /^ {4}(\S[^:]*):(\d{1,9}):in /;
/** The command with which Rails runs a test again. */
const rerun = /^(?:\S{0,100}\/)?(?:rails )?test \S{1,900}:\d{1,9}$/;
/** `Class#test_name [file:line]:` or, for an error, `Class#test_name:` */
const head = /^([^#]*)#(.*?)(?: \[([^[]+):(\d{1,9})\])?:$/;

/** Minitest: the failures and errors before the closing line, in a list or, with Rails, as they happen. */
export const minitest: LogReader = {
  runner: 'minitest',
  ends: linesLike(closing),
  read: (lines) => {
    const parts = partsFrom(lines, (line) => kind.test(line) || rerun.test(line));
    return { tests: parts.filter(([first]) => /(?:Failure|Error):$/.test(first)).flatMap(readFailure) };
  },
};

/** The head, then the message, and the frames of an error. */
function readFailure([, first, ...lines]: Part): LoggedTest[] {
  const [, scope, name, file, line] = matchIn(head, first);
  if (name === undefined) return [];
  if (file) return [loggedTest(name, { scope, file, line, message: lines })];
  // The frames inside of Minitest are left out, so the last one is the test or its hook.
  const last = lines.findLast((one) => frame.test(one));
  const [, hook, at] = matchIn(frame, last);
  return [loggedTest(name, { scope, file: hook, line: at, message: without(lines, frame) })];
}
