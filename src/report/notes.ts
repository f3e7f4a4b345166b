import { join, md, prose } from './text/markdown.ts';

const longestNote = 500;

/** What else there is to know of a step, as Markdown for the end of its summary; empty where there is nothing. */
export function renderNotes(notes: readonly string[]): string {
  if (notes.length === 0) return '';
  const lines = notes.map((note) => md`> - ${prose(note, longestNote)}`);
  return md`\n\n> **Worth knowing**\n>\n${join(lines, '\n')}\n`.markdown;
}
