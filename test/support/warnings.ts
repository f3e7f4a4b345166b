import type { Log } from '../../src/operations/context/context.ts';

/** A log of which only the warnings are kept. */
export function keepWarnings(): { readonly log: Log; readonly warnings: string[] } {
  const warnings: string[] = [];
  const log = { info: () => {}, debug: () => {}, warning: (line: string) => void warnings.push(line) };
  return { log, warnings };
}
