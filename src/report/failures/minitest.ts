import type { LoggedTest } from './failed-test.ts';
import { countedBy, type LogReader, loggedTest, partsFrom, without } from './log-reader.ts';

const closing =
  /^\d{1,9} (?:runs|tests), \d{1,9} assertions, (\d{1,9}) failures, (\d{1,9}) errors, \d{1,9} skips$/;
/** The verbose form also lists the skipped tests. */
const kind = /^(?: {2}(\d{1,9})\) )?(?:Failure|Error|Skipped):$/;
const frame = /^ {4}(\S[^:]*):(\d{1,9}):in /;
/** How Rails tells to run a test again. */
const rerun = /^(?:\S{0,100}\/)?(?:rails )?test \S{1,900}:\d{1,9}$/;
/** `Class#test_name [file:line]:` or, for an error, `Class#test_name:` */
const head = /^(.*?)(?: \[([^[]+):(\d{1,9})\])?:$/;

/** Minitest: the numbered failures and errors before the closing line. Rails tells them when they happen, and has no list. */
export const minitest: LogReader = {
  runner: 'minitest',
  ...countedBy(closing, (lines) => {
    const finished = lines.findLastIndex((line) => line.startsWith('Finished in '));
    const start = lines.lastIndexOf('# Running:', Math.max(0, finished));
    const listed = partsFrom(
      lines.slice(finished + 1),
      (line, number) => kind.exec(line)?.[1] === `${number}`,
    );
    const told = partsFrom(
      lines.slice(start + 1, Math.max(0, finished)),
      (line) => kind.test(line) || rerun.test(line),
    );
    // A test can fail again after its failure: the first counts.
    const inline = told.filter(
      ([first = ''], index) => kind.test(first) && !kind.test(told[index - 1]?.[0] ?? ''),
    );
    const failed = (listed.length > 0 ? listed : inline).filter(([first]) => !first?.endsWith('Skipped:'));
    return failed.flatMap(readFailure);
  }),
};

/** The head, then the message, and the frames of an error. */
function readFailure([, first = '', ...lines]: readonly string[]): LoggedTest[] {
  const [, title = '', ...place] = head.exec(first) ?? [];
  const hash = title.indexOf('#');
  if (hash === -1) return [];
  // The frames inside of Minitest are left out, so the last one is the test or its hook.
  const [file = null, line] = place[0]
    ? place
    : (frame.exec(lines.findLast((one) => frame.test(one)) ?? '') ?? []).slice(1);
  const message = place[0] ? lines : without(lines, frame);
  return [loggedTest(title.slice(hash + 1), { scope: title.slice(0, hash), file, line, message })];
}
