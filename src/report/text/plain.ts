import { cleanLine, visibleText } from './clean.ts';
import { cutEnd } from './cut.ts';

/** The runner cuts the message of an annotation at this length. */
const longestMessage = 4_096;

/** Longer lines of a program's log are cut. */
const longestLine = 1_000;

/** An emoji variation selector after a character that is not an emoji. */
const straySelector = /(?<!\p{Extended_Pictographic})\uFE0F+/gu;

/**
 * Untrusted text for one line of a log or an annotation: its visible characters on one line, with the two markers of
 * workflow commands visibly broken. Not escaped for Markdown.
 *
 * The runner compares by the rules of a language, which ignore invisible characters, so none may stay inside a marker.
 */
export function plainLine(text: string, max = longestMessage): string {
  const clean = cleanLine(text);
  // Making the pattern takes longer than writing the line.
  const visible = clean.includes('\uFE0F') ? clean.replace(straySelector, '').trim() : clean;
  const line = cutEnd(visible, max);
  return breakMarkers(line);
}

/** The same with its spaces, and tabs as four, for a line that stands behind a mark of ours. */
export function plainVerbatim(text: string, max = longestLine): string {
  const visible = visibleText(text).replaceAll('\t', '    ').replace(straySelector, '');
  return breakMarkers(cutEnd(visible, max));
}

function breakMarkers(line: string): string {
  return line.replaceAll('##[', '#\\#[').replace(/^::/, ':\\:');
}
