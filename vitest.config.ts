import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { ownProcess, waiting } from './test/architecture/test-processes.ts';

// These need programs from elsewhere: npm run test:runner, test:lists, test:openapi and test:package.
const elsewhere = [
  ...configDefaults.exclude,
  ...['runner', 'test-runners', 'openapi', 'package'].map((folder) => `test/${folder}/**`),
];

export default defineConfig({
  test: {
    restoreMocks: true,
    setupFiles: ['test/support/property-seed.ts'],
    // A guard against what never ends, on machines that have other work too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // What a table has for a test stands in its name whole.
    taskTitleValueFormatTruncate: 200,
    // Workers that wait for a program need no processor.
    maxWorkers: availableParallelism() + 2,
    // They start in the order of their names: first what waits long, last what fills every pause.
    projects: [
      { extends: true, test: { name: '1-waiting', include: waiting, exclude: elsewhere, isolate: false } },
      { extends: true, test: { name: '2-own-process', include: ownProcess, exclude: elsewhere } },
      {
        extends: true,
        test: {
          name: '3-shared-process',
          include: ['test/**/*.test.ts'],
          exclude: [...elsewhere, ...waiting, ...ownProcess],
          isolate: false,
        },
      },
    ],
  },
});
