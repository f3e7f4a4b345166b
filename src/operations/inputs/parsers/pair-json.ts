import { isDangerous, listed, type Pair, quote, type ReadPairs } from './pair.ts';

/** The pairs of a JSON object, doubled ones included: JSON.parse keeps the last of two equal keys without a word. */
export function readPairJson(text: string): ReadPairs {
  const parsed = parse(text);
  if (parsed === null) {
    const fault = 'a JSON object or lines NAME=value; it begins like JSON but cannot be read as such';
    return { pairs: [], faults: [fault] };
  }
  const pairs: Pair[] = [];
  const wrong = new Set<string>();
  for (const name of topLevelKeys(text)) {
    const value = parsed[name];
    if (isDangerous(name)) pairs.push([name, '']);
    else if (typeof value === 'string' || typeof value === 'boolean') pairs.push([name, String(value)]);
    else wrong.add(quote(name));
  }
  const faults =
    wrong.size === 0 ? [] : [`a text, number, true or false as the value of ${listed([...wrong])}`];
  return { pairs, faults };
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text, asWritten);
  } catch {
    return null;
  }
}

/** A number stays as it is written: 1.10 is a version, and 12345678901234567890 would become another number. */
function asWritten(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
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
