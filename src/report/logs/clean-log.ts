import { visibleText } from '../text/clean.ts';

/*
 * What a terminal does not show: colors and cursor movements; operating system commands, with which agents embed links
 * and pictures; and application commands, with which the service stores the time of each line. None goes beyond its line.
 */
const sequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal sequence starts with a control character
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]_P^X][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]|_bk;t=\d{1,16}\u0007?/g;
/** Moves to the first column, as a carriage return does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const toLineStart = /\u001b\[[01]?G/g;
/** Moves up, so that the lines from there on are written again. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const moveUp = /\u001b\[(\d{0,4})A/g;

/** Nothing has to be done for other lines, which are the most. */
const special = /[^ -~\t]|_bk;t=/;

/** The time that an agent writes before each line, if it is told to. */
const stamp = /^\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)\]?(?: |$)/;
/** Which part of the lines has it then: an agent leaves out the headings of groups. */
const mostLines = 0.9;

/**
 * A log as text: without color, times and control characters, each progress bar in its last state. Lines end with a line
 * feed, and keep their spaces and tabs. Takes time in proportion to the text.
 */
export function cleanLog(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (!special.test(line)) {
      lines.push(line.trim() === '' ? '' : line);
      continue;
    }
    const up = [...line.matchAll(moveUp)].reduce((sum, [, rows]) => sum + Number(rows || 1), 0);
    if (up > 0) lines.length -= Math.min(up, lines.length);
    lines.push(cleanLogLine(line));
  }
  return withoutStamps(lines).join('\n');
}

/** The lines as they are unless nearly all of them begin with a time, because a job can write such lines too. */
function withoutStamps(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line !== '').length;
  const stamped = lines.filter((line) => stamp.test(line)).length;
  return stamped === 0 || stamped < written * mostLines
    ? lines
    : lines.map((line) => line.replace(stamp, ''));
}

function cleanLogLine(line: string): string {
  const states = line.replace(toLineStart, '\r').replace(sequences, '').split('\r');
  const last = states.findLast((state) => state.trim() !== '') ?? '';
  return visibleText(withoutErased(last));
}

/** Applies backspaces: a spinner erases its last state. */
function withoutErased(line: string): string {
  if (!line.includes('\b')) return line;
  const kept: string[] = [];
  for (const character of line) {
    if (character === '\b') kept.pop();
    else kept.push(character);
  }
  return kept.join('');
}
