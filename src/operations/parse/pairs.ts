import type { Parse, Parsed } from './parsed.ts';

/** Names and values as a person wrote them, in order. */
export type Pairs = Readonly<Record<string, string>>;

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Names with values: a JSON object of strings (numbers and booleans as they are written), or lines `NAME=value` (all after
 * the first `=` is the value as it stands), and `NAME<<END` up to a line `END` for a value of several lines.
 */
export function parsePairs(isName: (name: string) => boolean, nameRule: string): Parse<Pairs> {
  return (text) => {
    const read = text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
    if ('expected' in read) return read;
    return collect(read.value, isName, nameRule);
  };
}

type Pair = readonly [name: string, value: string];

function collect(pairs: readonly Pair[], isName: (name: string) => boolean, nameRule: string): Parsed<Pairs> {
  const result: Record<string, string> = Object.create(null);
  for (const [name, value] of pairs) {
    if (dangerousKeys.has(name) || !isName(name))
      return { expected: `${nameRule}; ${quote(name)} is not one` };
    if (name in result) return { expected: `each name once; ${quote(name)} stands there twice` };
    if (!value.isWellFormed() || value.includes('\0')) {
      return { expected: `well-formed text without NUL characters as the value of ${quote(name)}` };
    }
    result[name] = value;
  }
  return { value: result };
}

function readJson(text: string): Parsed<Pair[]> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, asWritten);
  } catch {
    return { expected: 'a JSON object or lines NAME=value; it begins like JSON but cannot be read as such' };
  }
  if (typeof parsed !== 'object' || parsed === null) return { expected: 'a JSON object or lines NAME=value' };
  const doubled = firstDoubled(topLevelKeys(text));
  if (doubled !== undefined) return { expected: `each name once; ${quote(doubled)} stands there twice` };
  const pairs: Pair[] = [];
  for (const [name, value] of Object.entries(parsed)) {
    if (dangerousKeys.has(name)) pairs.push([name, '']);
    else if (typeof value === 'string' || typeof value === 'boolean') pairs.push([name, String(value)]);
    else return { expected: `a text, number, true or false as the value of ${quote(name)}` };
  }
  return { value: pairs };
}

/** A number stays as it is written: 1.10 is a version, and 12345678901234567890 would become another number. */
function asWritten(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

/** JSON.parse keeps the last of two equal keys without a word. */
function firstDoubled(keys: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) return key;
    seen.add(key);
  }
  return undefined;
}

/** The keys of a flat JSON object as they stand in its text, doubled ones included. The text is valid JSON. */
function topLevelKeys(text: string): string[] {
  const colon = /\s*:/y;
  const keys: string[] = [];
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (sign !== '"') continue;
    const end = closingQuote(text, index);
    colon.lastIndex = end + 1;
    if (depth === 1 && colon.test(text)) keys.push(JSON.parse(text.slice(index, end + 1)));
    index = end;
  }
  return keys;
}

function closingQuote(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}

function readLines(text: string): Parsed<Pair[]> {
  const lines = text.split(/\r\n|\n|\r/);
  const pairs: Pair[] = [];
  for (let index = 0; index < lines.length; index++) {
    if ((lines[index] ?? '').trim() === '') continue;
    const read = readEntry(lines, index);
    if ('expected' in read) return read;
    pairs.push(read.value.pair);
    index = read.value.lastLine;
  }
  return { value: pairs };
}

/** The pair that begins at a line, and the last line that belongs to it. */
function readEntry(lines: readonly string[], at: number): Parsed<{ pair: Pair; lastLine: number }> {
  const line = (lines[at] ?? '').trimStart();
  const equals = line.indexOf('=');
  const heredoc = line.indexOf('<<');
  if (heredoc > 0 && (equals < 0 || heredoc < equals)) return readBlock(lines, at, line, heredoc);
  if (equals < 1) return { expected: `lines NAME=value; line ${at + 1} is none` };
  return { value: { pair: [line.slice(0, equals).trim(), line.slice(equals + 1)], lastLine: at } };
}

function readBlock(
  lines: readonly string[],
  at: number,
  line: string,
  heredoc: number,
): Parsed<{ pair: Pair; lastLine: number }> {
  const name = line.slice(0, heredoc).trim();
  const end = line.slice(heredoc + 2).trim();
  const closing = lines.findIndex((other, index) => index > at && other.trim() === end);
  if (end === '' || closing < 0)
    return { expected: `a line that closes the value of ${quote(name)}, as in NAME<<END ... END` };
  return { value: { pair: [name, lines.slice(at + 1, closing).join('\n')], lastLine: closing } };
}

function quote(text: string): string {
  return text.length > 80 ? 'a name of more than 80 characters' : JSON.stringify(text);
}
