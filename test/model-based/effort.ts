import fc from 'fast-check';
import { inject, test } from 'vitest';

/** How much is tried for each write. */
export interface Effort {
  readonly sequences: number;
  /** Stop trying after so long, in milliseconds; what was tried by then counts. */
  readonly longestMs: number;
  readonly seed: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly effort?: Effort;
  }
}

/** A run of every day: few sequences, always the same ones. */
const usual: Effort = { sequences: 100, longestMs: Number.POSITIVE_INFINITY, seed: 20_260_115 };

/** Sequences tried between two looks at the time; each such batch has a seed of its own. */
const batch = 250;

/** A guard against what never ends; no result depends on it. */
const patienceMs = 900_000;

/**
 * Tries sequences until enough have been tried. One that breaks a rule is shrunk and printed with its seed; how many were
 * tried is noted with the test.
 */
export function testSequences<Sequence>(
  name: string,
  sequences: fc.Arbitrary<Sequence>,
  carryOut: (sequence: Sequence) => Promise<void>,
): void {
  const effort = inject('effort') ?? usual;
  const timeout = patienceMs + Math.min(effort.longestMs, effort.sequences * 200);
  test(name, { timeout }, async ({ annotate }) => {
    const property = fc.asyncProperty(sequences, carryOut);
    const untilMs = performance.now() + effort.longestMs;
    let tried = 0;
    while (tried < effort.sequences && performance.now() < untilMs) {
      const numRuns = Math.min(batch, effort.sequences - tried);
      await fc.assert(property, { seed: effort.seed + tried, numRuns });
      tried += numRuns;
    }
    await annotate(`${tried} sequences, from seed ${effort.seed} on`);
  });
}
