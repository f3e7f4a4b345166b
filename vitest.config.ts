import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { InTurn, ownProcess } from './test/architecture/test-processes.ts';
import { compiled } from './test/support/runner.ts';

// For the programs that tests start.
process.env.NODE_COMPILE_CACHE ??= compiled;

const excluded = [
  ...configDefaults.exclude,
  // These need programs of other people: npm run test:tools.
  'test/{runner,test-runners,package}/**',
];

export default defineConfig({
  test: {
    restoreMocks: true,
    setupFiles: ['test/support/property-seed.ts'],
    // Guards against what never ends: no machine that has other work too may reach them.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 600_000 } },
    // What a table has for a test stands in its name whole.
    taskTitleValueFormatTruncate: 200,
    // Some wait for programs. Each further worker costs a processor time to load and compile the same modules.
    maxWorkers: availableParallelism() + 3,
    maxConcurrency: 8,
    // On disk, modules that were transformed save no time, and to write them takes some.
    fsModuleCache: false,
    sequence: { sequencer: InTurn },
    projects: [
      { extends: true, test: { name: 'own-process', include: ownProcess, exclude: excluded } },
      {
        extends: true,
        test: {
          name: 'shared-process',
          include: ['test/**/*.test.ts'],
          exclude: [...excluded, ...ownProcess],
          isolate: false,
        },
      },
    ],
  },
});
