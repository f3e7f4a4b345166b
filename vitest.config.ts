import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { InTurn, ownProcess } from './test/architecture/test-processes.ts';

// These need programs from elsewhere: npm run test:runner, test:lists and test:package.
const elsewhere = [
  ...configDefaults.exclude,
  ...['runner', 'test-runners', 'package'].map((folder) => `test/${folder}/**`),
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
    maxWorkers: availableParallelism() + 4,
    sequence: { sequencer: InTurn },
    projects: [
      { extends: true, test: { name: 'own-process', include: ownProcess, exclude: elsewhere } },
      {
        extends: true,
        test: {
          name: 'shared-process',
          include: ['test/**/*.test.ts'],
          exclude: [...elsewhere, ...ownProcess],
          isolate: false,
        },
      },
    ],
  },
});
