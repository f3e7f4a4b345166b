import { cleanLine, visibleText } from './clean.ts';
import { cutEnd } from './cut.ts';

/** The runner cuts the message of an annotation at this length. */
const longestMessage = 4_096;

/** Longer lines of a program's log are cut. */
const longestLine = 1_000;

/**
 * Untrusted text for one line of a log or an annotation: its visible characters on one line, with the two markers of
 * workflow commands visibly broken. Not escaped for Markdown.
 *
 * The runner compares by the rules of a language, which ignore invisible characters, so none may stay inside a marker.
 */
export function plainLine(text: string, max = longestMessage): string {
  return breakMarkers(cutEnd(cleanLine(text).replaceAll('\uFE0F', '').trim(), max));
}

/** The same with its spaces, and tabs as four, for a line that stands behind a mark of ours. */
export function plainVerbatim(text: string, max = longestLine): string {
  return breakMarkers(cutEnd(visibleText(text).replaceAll('\t', '    ').replaceAll('\uFE0F', ''), max));
}

function breakMarkers(line: string): string {
  return line.replaceAll('##[', '#\\#[').replace(/^::/, ':\\:');
}
