import type { LoggedTest } from './failed-test.ts';
import { matchIn, type Part, partsFrom, without } from './lines.ts';
import { type LogReader, lineIn, linesLike, loggedTest, numberIn } from './log-reader.ts';

const closing =
  /^\d{1,9} examples?, \d{1,9} failures?(?:, \d{1,9} pending)?(?:, \d{1,9} errors? occurred outside of examples)?$/;
/** `rspec ./spec/cart_spec.rb:6 # Cart adds up`; the ID of an example can replace the line, and quotes can be around it. */
const listed = /^rspec '?(\S[^#]*?)(?::(\d{1,9})|\[[\d:]{1,99}\])'? # (.*)/;
const frame = /^\s*# (\S[^:]*):(\d{1,9})(?::in |$)/;
/** The second form is RSpec 3.13's, of a syntax error or an exit while a file is loaded. */
const outside =
  /^(?:An error occurred (?:while loading (.+?)\.(?: - Did you mean\?)?|.+)|While loading (\S+) an? .+ occurred, RSpec will now quit\.)$/;

/**
 * RSpec. The list of failed examples, which follows the closing line, has their places and full descriptions; a description
 * does not show where the scope ends. The file is the one that runs a shared example. Errors outside of examples count.
 */
export const rspec: LogReader = {
  runner: 'rspec',
  ends: linesLike(closing),
  ran: numberIn(/^(\d{1,9}) /),
  read: (run, rest) => {
    const finished = run.findLastIndex((line) => line.startsWith('Finished in '));
    // The details have the numbers and the order of the list.
    const details = partsFrom(run.slice(run.lastIndexOf('Failures:') + 1, finished), (line, number) =>
      line.startsWith(`  ${number}) `),
    );
    const found = rest.filter((line) => listed.test(line));
    const tests = found.map((line, index) => readExample(line, details[index] ?? []));
    return { tests: [...tests, ...partsFrom(run, (line) => outside.test(line)).map(readError)] };
  },
};

function readExample(text: string, [, ...details]: readonly string[]): LoggedTest {
  const [, file = '', line = lineIn(file, details, frame), name = ''] = matchIn(listed, text);
  return loggedTest(name, { file, line, message: without(details, frame) });
}

/** Files that cannot be loaded, and hooks that fail after the examples. */
function readError([name, ...lines]: Part): LoggedTest {
  const at = lines.findIndex((line) => line.startsWith('# '));
  const [, path] = matchIn(frame, lines[at]);
  const [, loaded, unread = path] = matchIn(outside, name);
  const file = loaded ?? unread ?? '';
  return loggedTest(name, {
    file,
    line: lineIn(file, lines, frame),
    message: lines.slice(0, Math.max(0, at)),
  });
}
