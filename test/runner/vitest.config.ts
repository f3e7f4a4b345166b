import { defineConfig } from 'vitest/config';

/** The tests that need a real runner, and so `act`. They run in real time, one file after the other. */
export default defineConfig({
  test: {
    include: ['test/runner/**/*.test.ts'],
    testTimeout: 60_000,
    fileParallelism: false,
  },
});
