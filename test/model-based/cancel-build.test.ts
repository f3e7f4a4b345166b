import fc from 'fast-check';
import { expect } from 'vitest';
import { ApiError } from '../../src/client/index.ts';
import { buildDeeds, planBuildDeeds } from './build-changes.ts';
import { testSequences } from './effort.ts';
import { expectGoodManners } from './rules.ts';
import { openStage, pipeline, settled } from './stage.ts';
import { troubleFor } from './trouble.ts';

/** The target is the newest build of the past; how it goes depends on when it ends. */
const target = { ...pipeline, number: 3 };
const targetPath = '/v2/organizations/acme/pipelines/web/builds/3';
const canceledStates: readonly unknown[] = ['canceled', 'canceling'];

const sequences = fc.record({
  /** It was created half a minute ago, and ends so much later, or waits for a person. */
  life: fc.constantFrom(
    { runMs: 3_600_000 },
    { runMs: 3_600_000 },
    { waitMs: 600_000 },
    { runMs: 10_000 },
    { runMs: 32_000 },
    { runMs: 60_000, exits: [1] },
    { block: 'Ship it?' },
  ),
  timeoutMs: fc.constantFrom(undefined, undefined, undefined, 10_000, 40_000),
  trouble: troubleFor({ write: 'builds.cancel', reads: ['builds.get'], latestMs: 120_000 }),
  deeds: buildDeeds,
});

testSequences(
  'a cancel ends the build that is meant and no other, or says why not',
  sequences,
  async ({ life, timeoutMs, trouble, deeds }) => {
    using stage = openStage(trouble, {
      pipeline: {
        script: ({ number }) => ({
          steps: [number === target.number ? life : { runMs: 3_600_000 }],
          upload: false,
        }),
        history: [60_000, 45_000, 30_000].map((ageMs) => ({ ageMs, creator: 'them' })),
      },
    });
    const { sandbox, clock, client, wire } = stage;
    planBuildDeeds(deeds, stage);
    const ending = await settled(stage, client.builds.cancel(target, { timeoutMs }));
    expectGoodManners(
      stage,
      { ending, tookMs: clock.monotonic() },
      {
        isWrite: ({ method }) => method === 'PUT',
        budgetMs: timeoutMs ?? 300_000,
        mostRequests: 100,
        mostWrites: 13,
      },
    );
    expect(wire.sent.filter(({ path }) => !path.startsWith(targetPath))).toEqual([]);
    const seen = sandbox.world.build(target)?.state ?? 'gone';
    if ('value' in ending) {
      expect(ending.value.number).toBe(target.number);
      expect([...canceledStates, 'gone']).toContain(seen);
    } else if (ending.error instanceof ApiError && ending.error.status === 422) {
      expect(wire.sent.filter(({ answer }) => answer === 422)).not.toEqual([]);
    }
  },
);
