import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { type Baseline, identityOf, rememberTests } from '../../../src/report/flaky/baseline.ts';
import type { Memory, SuiteMemory } from '../../../src/report/flaky/memory.ts';
import { createSeal, type Seal, type SealOptions } from '../../../src/report/flaky/seal.ts';

/** The seal of a comment on pull request 7, unless told. */
export function sealOf(parts: Partial<SealOptions> = {}): Seal {
  return createSeal({
    keys: ['the first key of all'],
    repository: '4711',
    pullRequest: 7,
    comment: 'acme/web',
    ...parts,
  });
}

/** A report as a later one compares with it: as in a file, unless it has a commit. */
export function baselineOf(
  list: Parameters<typeof analyzeFlakyTests>[0],
  context: FlakyContext,
  commit: string | null = null,
): Baseline {
  const { asOf: at, tests, filters } = analyzeFlakyTests(list, context);
  return { at, commit, filters, tests: rememberTests(tests, identityOf), keyOf: identityOf };
}

/** What a memory knows of the suite of these tests. */
export function webIn<Of extends Memory | null>(memory: Of): (Of & SuiteMemory) | null {
  const web = memory?.suites.get('acme/web');
  return memory && web ? { ...memory, ...web } : null;
}

/** The earlier reports where the baseline is also the last one. */
export function earlierOf(...given: Parameters<typeof baselineOf>) {
  const base = baselineOf(...given);
  return { base, last: base };
}
