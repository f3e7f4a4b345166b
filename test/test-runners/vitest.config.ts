import { defineConfig } from 'vitest/config';

/** The tests that need RSpec, pytest, Jest, and Go. */
export default defineConfig({
  test: { include: ['test/test-runners/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
