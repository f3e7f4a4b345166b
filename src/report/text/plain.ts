import { cleanLine } from './clean.ts';
import { cutEnd } from './cut.ts';

/** The most that the runner keeps of an annotation's message. */
const longestMessage = 4_096;

/**
 * Untrusted text for one line of a log or an annotation: what a person can see of it, on one line, and with
 * the two marks by which the runner knows its commands visibly broken. Not escaped for Markdown.
 */
export function plainLine(text: string, max = longestMessage): string {
  return cutEnd(cleanLine(text), max).replaceAll('##[', '#\\#[').replace(/^::/, ':\\:');
}
