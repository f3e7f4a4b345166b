import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * The tests that need what `.ci/tools` installs: `act`, which is a real runner; RSpec, pytest, Jest and Go; other runtimes,
 * a bundler, and checkers of packages.
 */
export default defineConfig({
  test: {
    include: ['test/{runner,test-runners,package}/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A runner that waits for a build needs no processor.
    maxWorkers: availableParallelism() + 2,
  },
});
