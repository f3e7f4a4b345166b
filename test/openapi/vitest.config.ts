import { defineConfig } from 'vitest/config';

/** The tests that need Schemathesis and Redocly. */
export default defineConfig({
  test: { include: ['test/openapi/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
