import { listed, type Pair, quote, type ReadPairs } from './pair.ts';

/** Pairs on lines `NAME=value`, or `NAME<<END` up to a line `END`. After a value without an end nothing is read. */
export function readPairLines(text: string): ReadPairs {
  const lines = text.split(/\r\n|\n|\r/);
  const pairs: Pair[] = [];
  const strays: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    if ((lines[index] ?? '').trim() === '') continue;
    const entry = readEntry(lines, index);
    if (entry === null) strays.push(String(index + 1));
    else if ('open' in entry) return { pairs, faults: [...describe(strays), entry.open] };
    else {
      pairs.push(entry.pair);
      index = entry.lastLine;
    }
  }
  return { pairs, faults: describe(strays) };
}

function describe(strays: readonly string[]): string[] {
  if (strays.length === 0) return [];
  const one = strays.length === 1;
  return [`lines NAME=value; ${one ? 'line' : 'lines'} ${listed(strays)} ${one ? 'is' : 'are'} none`];
}

/** A pair and the last line that belongs to it, or the words for a value that no line closes. */
type Entry = { readonly pair: Pair; readonly lastLine: number } | { readonly open: string };

/** The pair that begins at a line; null where none does. */
function readEntry(lines: readonly string[], at: number): Entry | null {
  const line = (lines[at] ?? '').trimStart();
  const equals = line.indexOf('=');
  const heredoc = line.indexOf('<<');
  if (heredoc > 0 && (equals < 0 || heredoc < equals)) return readBlock(lines, at, heredoc);
  if (equals < 1) return null;
  return { pair: [line.slice(0, equals).trim(), line.slice(equals + 1)], lastLine: at };
}

function readBlock(lines: readonly string[], at: number, heredoc: number): Entry {
  const line = (lines[at] ?? '').trimStart();
  const name = line.slice(0, heredoc).trim();
  const end = line.slice(heredoc + 2).trim();
  const closing = lines.findIndex((other, index) => index > at && other.trim() === end);
  if (end === '' || closing < 0)
    return { open: `a line that closes the value of ${quote(name)}, as in NAME<<END ... END` };
  return { pair: [name, lines.slice(at + 1, closing).join('\n')], lastLine: closing };
}
