import { defineConfig } from 'vitest/config';

/** The tests that need the runtimes, the bundler and the checkers of packages that `.ci/tools` installs. */
export default defineConfig({
  test: { include: ['test/package/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
