import { cleanLine } from './clean.ts';
import { cutEnd } from './cut.ts';

/** The most that the runner keeps of an annotation's message. */
const longestMessage = 4_096;

/** The selector that makes an emoji of a sign, where there is no sign that it could make one of. */
const straySelector = /(?<!\p{Extended_Pictographic})\uFE0F+/gu;

/**
 * Untrusted text for one line of a log or an annotation: what a person can see of it, on one line, and with
 * the two marks by which the runner knows its commands visibly broken. Not escaped for Markdown.
 *
 * The runner compares by the rules of a language, which pass over what shows nothing: no such thing may be left
 * between the signs of a mark.
 */
export function plainLine(text: string, max = longestMessage): string {
  const line = cutEnd(cleanLine(text).replace(straySelector, '').trim(), max);
  return line.replaceAll('##[', '#\\#[').replace(/^::/, ':\\:');
}
