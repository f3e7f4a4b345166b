import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Effort } from './effort.ts';

const include = [
  'test/model-based/*.test.ts',
  'test/action/secrets/channels.test.ts',
  'test/report/safety.test.ts',
];
const sequencesPerWrite = 10_000;

/** As many sequences as were asked for, or as many as fit the minutes that were given for all files together. */
function effortFor(
  { KITESTRING_LONG_MINUTES, KITESTRING_LONG_SEED }: NodeJS.ProcessEnv,
  workers: number,
): Effort {
  const seed = Number(KITESTRING_LONG_SEED ?? Math.floor(Math.random() * 2 ** 31));
  if (!Number.isSafeInteger(seed)) throw new Error('KITESTRING_LONG_SEED must be an integer.');
  if (KITESTRING_LONG_MINUTES === undefined) {
    return { sequences: sequencesPerWrite, longestMs: Number.MAX_SAFE_INTEGER, seed };
  }
  const minutes = Number(KITESTRING_LONG_MINUTES);
  if (!(minutes > 0)) throw new Error('KITESTRING_LONG_MINUTES must be a number above zero.');
  const files = globSync(include, { cwd: resolve(import.meta.dirname, '../..') });
  const longestMs = (minutes * 60_000) / Math.ceil(files.length / workers);
  return { sequences: Number.MAX_SAFE_INTEGER, longestMs, seed };
}

const workers = availableParallelism();

/**
 * The long run of the model-based tests: each file tries one write, and notes how many sequences it tried. With them, every
 * place of a secret in every form, and every hostile name in every report. One write alone: `npm run test:long -- rebuild-build`.
 */
export default defineConfig({
  test: {
    include,
    reporters: ['verbose'],
    maxWorkers: workers,
    provide: { effort: effortFor(process.env, workers) },
  },
});
