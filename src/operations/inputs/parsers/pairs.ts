import { splitLines } from './lists.ts';
import type { Parse } from './parsed.ts';

/** Names and values, in their order in the input. */
export type Pairs = Readonly<Record<string, string>>;

/** A pair of a line is named by its line: what stands before its `=` may be a part of a secret. */
type Pair = readonly [name: string, value: string, line?: number];

/** The pairs that could be read, and what was expected where none could. */
interface ReadPairs {
  readonly pairs: readonly Pair[];
  readonly faults: readonly string[];
}

/**
 * Names with values: a JSON object of strings, numbers and booleans, or lines of `NAME=value`, and `NAME<<END` up to a line
 * `END` for a value with several lines, which is taken as it is. Otherwise blank lines and lines that start with `#` are
 * ignored, and a value is what follows the first `=`, without blanks around it and without matching quotes.
 */
export function parsePairs(isName: (name: string) => boolean, nameRule: string): Parse<Pairs> {
  return (text) => {
    const { pairs, faults } = text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
    const dangerous = pairs.flatMap(([name]): Pair[] => (isDangerous(name) ? [[name, '']] : []));
    const safe = pairs.filter(([name]) => !isDangerous(name));
    const counts = Map.groupBy(safe, ([name]) => name);
    const repeated = safe.filter(([name]) => (counts.get(name)?.length ?? 0) > 1);
    const invalid = pairs.filter(([, value]) => !value.isWellFormed() || value.includes('\0'));
    const [expected, ...also] = [
      ...faults,
      ...describe(
        `${nameRule}; not valid: `,
        safe.filter(([name]) => !isName(name)),
      ),
      ...describe('free of names with a special meaning in JavaScript: ', dangerous),
      ...describe('a list of unique names; repeated: ', repeated),
      ...describe('valid Unicode text without NUL characters; not valid: the value of ', invalid),
    ];
    if (expected !== undefined) return { expected, also };
    return { value: Object.assign(Object.create(null), Object.fromEntries(pairs)) };
  };
}

function isDangerous(name: string): boolean {
  return ['__proto__', 'constructor', 'prototype'].includes(name);
}

/** Long names are not shown: they may be secrets. */
function quote(name: string): string {
  return name.length > 80 ? 'a name of more than 80 characters' : JSON.stringify(name);
}

function describe(words: string, pairs: readonly Pair[]): string[] {
  const places = pairs.map(([name, , line]) => (line === undefined ? quote(name) : `line ${line}`));
  return places.length === 0 ? [] : [words + enumerate([...new Set(places)])];
}

const mostNamed = 8;

/** `a, b and c`, or the first of them and how many more there are. */
function enumerate(words: readonly string[]): string {
  const shown = words.length > mostNamed ? words.slice(0, mostNamed - 1) : words.slice(0, -1);
  const last = words.length > mostNamed ? `${words.length - shown.length} more` : words.at(-1);
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}

function readLines(text: string): ReadPairs {
  const lines = splitLines(text);
  const pairs: Pair[] = [];
  const invalid: string[] = [];
  const isYaml = () =>
    invalid.some((line) => /^\s*[A-Za-z_]\w{0,80}:(?:\s|$)/.test(lines[Number(line) - 1] ?? ''));
  const faults = () =>
    invalid.length === 0
      ? []
      : [
          `NAME=value lines${isYaml() ? ', with "=" where YAML has ":"' : ''}; not valid: line${invalid.length > 1 ? 's' : ''} ${enumerate(invalid)}`,
        ];
  for (let index = 0; index < lines.length; index++) {
    if (/^\s*(?:#|$)/.test(lines[index] ?? '')) continue;
    const entry = readEntry(lines, index);
    // After a value without an end, nothing more can be read.
    if (typeof entry === 'string') return { pairs, faults: [...faults(), entry] };
    if (entry === null) invalid.push(String(index + 1));
    else pairs.push(entry.pair);
    index = entry?.lastLine ?? index;
  }
  return { pairs, faults: faults() };
}

/** The pair that starts at a line, and its last line; null if none does, or what was expected for a value without an end. */
function readEntry(lines: readonly string[], at: number): { pair: Pair; lastLine: number } | string | null {
  const line = (lines[at] ?? '').trimStart();
  const equals = line.indexOf('=');
  const heredoc = line.indexOf('<<');
  if (heredoc < 1 || (equals >= 0 && equals < heredoc)) {
    if (equals < 1) return null;
    const value = unquote(line.slice(equals + 1).trim());
    return { pair: [line.slice(0, equals).trim(), value, at + 1], lastLine: at };
  }
  const name = line.slice(0, heredoc).trim();
  const end = line.slice(heredoc + 2).trim();
  const lastLine = lines.findIndex((other, index) => index > at && other.trim() === end);
  if (end === '' || lastLine < 0)
    return `complete: the value of line ${at + 1} has no closing line, as in NAME<<END ... END`;
  return { pair: [name, lines.slice(at + 1, lastLine).join('\n'), at + 1], lastLine };
}

function unquote(value: string): string {
  return /^(["']).*\1$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

/** The pairs of a JSON object, including repeated names, of which JSON.parse silently keeps only the last. */
function readJson(text: string): ReadPairs {
  const parsed = parseJson(text);
  if (parsed === null)
    return {
      pairs: [],
      faults: ['a JSON object or NAME=value lines; it starts like JSON, but is not valid JSON'],
    };
  const pairs: Pair[] = [];
  const invalid: Pair[] = [];
  for (const name of topLevelKeys(text)) {
    const value = parsed[name];
    if (isDangerous(name)) pairs.push([name, '']);
    else if (typeof value === 'string' || typeof value === 'boolean') pairs.push([name, String(value)]);
    else invalid.push([name, '']);
  }
  return { pairs, faults: describe('an object of strings, numbers and booleans; not valid: ', invalid) };
}

function parseJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text, asWritten);
  } catch {
    return null;
  }
}

/** A number stays as written: 1.10 is a version, and 12345678901234567890 would become another number. */
function asWritten(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

/** The keys of a flat JSON object as its text has them, including repeated ones. The text must be valid JSON. */
function topLevelKeys(text: string): string[] {
  const token = /"(?:[^"\\]|\\.)*(?:"(\s*:)?|\\?$)|[{}[\]]/gs;
  const keys: string[] = [];
  let depth = 0;
  for (const [sign, colon] of text.matchAll(token)) {
    if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (depth === 1 && colon !== undefined) keys.push(JSON.parse(sign.slice(0, -colon.length)));
  }
  return keys;
}
