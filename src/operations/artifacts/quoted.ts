/** A few names, and how many more there are. */
export function quoted(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).map((name) => JSON.stringify(name));
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return `${shown.join(', ') || 'none'}${more}`;
}
