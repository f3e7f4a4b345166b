/** ` (did you mean …?)` with the few names that contain a text, or the one that differs in few characters; else nothing. */
export function suggestName(text: string, names: readonly string[]): string {
  const containing = names.filter((name) => text.length > 2 && name.includes(text.toLowerCase()));
  if (containing.length > 0 && containing.length < 4) return ` (did you mean ${containing.join(' or ')}?)`;
  const [name = ''] = nearestFirst(text, names);
  const distance = editDistance(text.toLowerCase(), name);
  return distance <= Math.max(2, name.length / 4) ? ` (did you mean ${name}?)` : '';
}

/** The names, those first that differ least from the text. */
export function nearestFirst(text: string, names: readonly string[]): string[] {
  const distances = names.map((name) => ({ name, distance: editDistance(text.toLowerCase(), name) }));
  return distances.toSorted((one, other) => one.distance - other.distance).map(({ name }) => name);
}

/** The least number of characters to insert, remove or replace that makes one text the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, char] of [...one.slice(0, 100)].entries()) {
    const above = row;
    row = [index + 1];
    for (let at = 0; at < other.length; at++) {
      const replaced = (above[at] ?? 0) + (char === other[at] ? 0 : 1);
      row.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
