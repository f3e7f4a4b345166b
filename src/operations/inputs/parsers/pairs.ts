import { isDangerous, listed, type Pair, quote } from './pair.ts';
import { readPairJson } from './pair-json.ts';
import { readPairLines } from './pair-lines.ts';
import type { Parse } from './parsed.ts';

/** Names and values as a person wrote them, in order. */
export type Pairs = Readonly<Record<string, string>>;

/**
 * Names with values: a JSON object of strings (numbers and booleans as they are written), or lines `NAME=value` (all after
 * the first `=` is the value as it stands), and `NAME<<END` up to a line `END` for a value of several lines.
 */
export function parsePairs(isName: (name: string) => boolean, nameRule: string): Parse<Pairs> {
  return (text) => {
    const { pairs, faults } = text.trimStart().startsWith('{') ? readPairJson(text) : readPairLines(text);
    const [expected, ...also] = [...faults, ...findFaults(pairs, { isName, nameRule })];
    if (expected !== undefined) return { expected, also };
    return { value: Object.assign(Object.create(null), Object.fromEntries(pairs)) };
  };
}

/** What is wrong with pairs that could be read, each in words of its own. */
function findFaults(
  pairs: readonly Pair[],
  { isName, nameRule }: { readonly isName: (name: string) => boolean; readonly nameRule: string },
): string[] {
  const names = pairs.map(([name]) => name);
  const dangerous = names.filter(isDangerous);
  const misnamed = names.filter((name) => !isDangerous(name) && !isName(name));
  const doubled = [...Map.groupBy(names, (name) => name)].filter(([, all]) => all.length > 1);
  const unsound = pairs.filter(([, value]) => !value.isWellFormed() || value.includes('\0'));
  return [
    tell(misnamed, (they, one) => `${nameRule}; ${they} ${one ? 'is not one' : 'are none'}`),
    tell(dangerous, (they) => `free of names that JavaScript gives a meaning of its own: ${they}`),
    tell(
      doubled.map(([name]) => name).filter((name) => !isDangerous(name)),
      (they, one) => `a list of each name once; ${they} ${one ? 'stands' : 'stand'} there twice`,
    ),
    tell(
      unsound.map(([name]) => name),
      (they) => `well-formed text without NUL characters as the value of ${they}`,
    ),
  ].flat();
}

function tell(names: readonly string[], words: (they: string, one: boolean) => string): string[] {
  const different = [...new Set(names)];
  return different.length === 0 ? [] : [words(listed(different.map(quote)), different.length === 1)];
}
