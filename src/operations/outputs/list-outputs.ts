import type { OutputEntry, OutputName, OutputValue } from './declarations.ts';

/** GitHub accepts at most this many jobs in a matrix. */
const mostInMatrix = 256;

/** The outputs of a list. `matrix` holds the first entries, for `fromJSON` in `strategy.matrix`. */
export function listValues(
  count: number,
  complete: boolean,
  entries?: readonly OutputEntry[],
): Partial<Record<OutputName, OutputValue>> {
  const matrix = entries?.slice(0, mostInMatrix);
  return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}
