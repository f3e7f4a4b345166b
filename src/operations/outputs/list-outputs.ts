import type { OutputEntry, OutputName, OutputValue } from './declarations.ts';

/** How much of a list is read unless `limit` says otherwise: one page of the service. */
export const usualLimit = 100;

/** A matrix of a workflow takes no more jobs. */
const mostInMatrix = 256;

/** The outputs that every list has. `matrix` holds the first entries, for `fromJSON` in `strategy.matrix`. */
export function listOutputs(
  count: number,
  complete: boolean,
  entries: readonly OutputEntry[],
): Partial<Record<OutputName, OutputValue>> {
  return { ...listCounts(count, complete), matrix: entries.slice(0, mostInMatrix) };
}

/** How many there are, and whether these are all. */
export function listCounts(count: number, complete: boolean) {
  return { count: String(count), complete: String(complete) };
}
