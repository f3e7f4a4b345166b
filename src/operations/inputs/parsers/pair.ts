/** A name and its value. */
export type Pair = readonly [name: string, value: string];

/** What a text holds: the pairs that could be read, and the words for what was expected where none could. */
export interface ReadPairs {
  readonly pairs: readonly Pair[];
  readonly faults: readonly string[];
}

/** Names that a program in JavaScript trips over. */
const dangerousNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** True for a name that JavaScript gives a meaning of its own. */
export function isDangerous(name: string): boolean {
  return dangerousNames.includes(name);
}

/** A name as an error shows it. */
export function quote(name: string): string {
  return name.length > 80 ? 'a name of more than 80 characters' : JSON.stringify(name);
}

const mostListed = 8;

/** `a, b and c`; of many only the first. */
export function listed(words: readonly string[]): string {
  const shown = words.length > mostListed ? words.slice(0, mostListed - 1) : words.slice(0, -1);
  const last = words.length > mostListed ? `${words.length - shown.length} more` : words.at(-1);
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}
