import fc from 'fast-check';
import { expect } from 'vitest';
import { ApiError } from '../../src/client/index.ts';
import { buildChanges, pipeline } from './changes.ts';
import { testSequences } from './effort.ts';
import { openStage, settledWrite } from './stage.ts';
import { timeouts, troubleFor } from './trouble.ts';

/** The target is the newest build of the past; how it goes depends on when it ends. */
const target = { ...pipeline, number: 3 };

const sequences = fc.record({
  /** It was created half a minute ago, and ends so much later, or waits for a person. */
  life: fc.constantFrom(
    ...[{ runMs: 3_600_000 }, { runMs: 3_600_000 }, { waitMs: 600_000 }, { runMs: 10_000 }],
    ...[{ runMs: 32_000 }, { runMs: 60_000, exits: [1] }, { block: 'Ship it?' }],
  ),
  timeoutMs: timeouts(10_000, 40_000),
  trouble: troubleFor({ write: 'builds.cancel', reads: ['builds.get'], latestMs: 120_000 }),
  changes: buildChanges,
});

testSequences(
  'a cancel ends the build that is meant and no other, or says why not',
  sequences,
  async ({ life, timeoutMs, ...play }) => {
    using stage = openStage(play, {
      pipeline: {
        script: ({ number }) => ({
          steps: [number === target.number ? life : { runMs: 3_600_000 }],
          upload: false,
        }),
        history: [60_000, 45_000, 30_000].map((ageMs) => ({ ageMs, creator: 'them' })),
      },
    });
    const { sandbox, client, wire } = stage;
    const call = client.builds.cancel(target, { timeoutMs });
    const ending = await settledWrite(stage, 'builds.cancel', call, timeoutMs);
    const isOfTarget = ({ path }: { path: string }) => /\/pipelines\/web\/builds\/3(?:\/|$)/.test(path);
    expect(wire.sent.filter((sent) => !isOfTarget(sent))).toEqual([]);
    if ('value' in ending) {
      expect(ending.value.number).toBe(target.number);
      const seen = sandbox.world.build(target)?.state ?? 'gone';
      expect(['canceled', 'canceling', 'gone']).toContain(seen);
    } else if (ending.error instanceof ApiError && ending.error.status === 422) {
      expect(wire.sent.filter(({ answer }) => answer === 422)).not.toEqual([]);
    }
  },
);
