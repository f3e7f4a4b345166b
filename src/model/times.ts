const spelledOut = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?) UTC$/;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Milliseconds since the epoch of a time as the service writes it, or null if it is none.
 * Both spellings are read: ISO 8601, and `YYYY-MM-DD HH:MM:SS UTC` (api.md §2.7).
 */
export function parseTime(text: unknown): number | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const spelled = spelledOut.exec(text);
  if (spelled) return finiteOrNull(Date.parse(`${spelled[1]}T${spelled[2]}Z`));
  return iso.test(text) ? finiteOrNull(Date.parse(text)) : null;
}

function finiteOrNull(ms: number): number | null {
  return Number.isFinite(ms) ? ms : null;
}
