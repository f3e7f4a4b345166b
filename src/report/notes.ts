import { join, md, prose } from './text/markdown.ts';

const longestNote = 500;

/** The notes of a step as Markdown, for the end of its summary. Empty without notes. */
export function renderNotes(notes: readonly string[]): string {
  if (notes.length === 0) return '';
  const lines = notes.map((note) => md`> - ${prose(note, longestNote)}`);
  return md`\n\n> **Notes**\n>\n${join(lines, '\n')}\n`.markdown;
}
