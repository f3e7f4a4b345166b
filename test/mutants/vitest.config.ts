import { defineConfig } from 'vitest/config';
import { ownProcess, waiting } from '../architecture/test-processes.ts';
import { rooms } from './rooms.ts';

const room = rooms[process.env.KITESTRING_MUTANTS_ROOM ?? ''];

/** The tests of one room, as `run.ts` lets Stryker run them: again and again in one process. */
export default defineConfig({
  test: {
    include: [...(room?.tests ?? [])],
    exclude: [...waiting, ...ownProcess],
    restoreMocks: true,
    setupFiles: ['test/support/property-seed.ts'],
    isolate: false,
    // A mutant that hangs is noticed.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
