import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const include = [
  'test/model-based/*.test.ts',
  'test/action/secrets/channels.test.ts',
  'test/report/safety.test.ts',
];
const workers = availableParallelism();
const { KITESTRING_LONG_MINUTES: minutes, KITESTRING_LONG_SEED } = process.env;
const seed = Number(KITESTRING_LONG_SEED ?? Math.floor(Math.random() * 2 ** 31));
const files = globSync(include, { cwd: resolve(import.meta.dirname, '../..') });
const longestMs = (Number(minutes ?? 1e9) * 60_000) / Math.ceil(files.length / workers);
if (!Number.isSafeInteger(seed) || !(longestMs > 0))
  throw new Error('KITESTRING_LONG_SEED must be an integer, and KITESTRING_LONG_MINUTES above zero.');
/** As many sequences as fit the minutes that were given for all files together. */
const sequences = minutes === undefined ? 10_000 : Number.MAX_SAFE_INTEGER;

/**
 * The long run of the model-based tests: each file tries one write, and notes how many sequences it tried. With them, every
 * place of a secret in every form, and every hostile name in every report. One write alone: `npm run test:long -- create-build`.
 */
export default defineConfig({
  test: {
    include,
    reporters: ['verbose'],
    maxWorkers: workers,
    provide: { effort: { sequences, longestMs, seed } },
  },
});
