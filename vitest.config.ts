import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // These need a real runner: npm run test:runner.
    exclude: [...configDefaults.exclude, 'test/runner/**'],
    restoreMocks: true,
  },
});
