import { createHash } from 'node:crypto';

/** What Stryker shows a checker of a mutant. */
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly location: unknown;
  readonly replacement: string;
}

const { KITESTRING_MUTANTS_SEED: seed, KITESTRING_MUTANTS_SHARE: share } = process.env;

/** The same seed always takes the same mutants, as long as they stay in their places. */
function isInSample({ fileName, location, replacement }: Mutant): boolean {
  const place = fileName.replaceAll('\\', '/').replace(/^.*\/src\//, '');
  const hash = createHash('sha256').update(JSON.stringify([seed, place, location, replacement]));
  return hash.digest().readUInt32BE() / 2 ** 32 < Number(share);
}

/** Stryker asks checkers which mutants do not compile, and does not try those. */
class Sample {
  async init(): Promise<void> {}

  async check(mutants: readonly Mutant[]) {
    const result = (mutant: Mutant) =>
      isInSample(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'Not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, result(mutant)]));
  }

  async group(mutants: readonly Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
