import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import type { BuildSnapshot } from '../../src/sandbox/world/controls.ts';
import { buildDeeds, planBuildDeeds } from './build-changes.ts';
import { testSequences } from './effort.ts';
import { type PlannedPoll, watchCancels, watchLooks } from './ownership.ts';
import { expectGoodManners } from './rules.ts';
import { calmDown, openStage, our, pipeline, settled } from './stage.ts';
import { troubleFor } from './trouble.ts';

/** Of the builds of the past, which all have ended. Somebody has rebuilt it before. */
const original = { ...pipeline, number: 2 };
const dayMs = 86_400_000;
const history = [
  { ageMs: 3 * dayMs, creator: 'them' },
  { ageMs: 2 * dayMs, creator: 'them' },
  { ageMs: dayMs, rebuilds: original.number, creator: 'them' },
];

const sequences = fc.record({
  timeoutMs: fc.constantFrom(undefined, undefined, undefined, 10_000, 90_000),
  trouble: troubleFor({
    write: 'builds.rebuild',
    reads: ['builds.listForPipeline', 'builds.listForPipeline', 'builds.get'],
    latestMs: 120_000,
    misdeeds: fc.constantFrom(
      [],
      [],
      [6_000, 20_000].map((youngerThanMs) => ({
        kind: 'lag' as const,
        on: 'builds.listForPipeline' as const,
        youngerThanMs,
        times: 'always' as const,
      })),
    ),
  }),
  deeds: buildDeeds,
});

testSequences(
  'a rebuild leaves one new build of ours, or reports an unknown outcome',
  sequences,
  async ({ timeoutMs, trouble, deeds }) => {
    using stage = openStage(trouble, { pipeline: { history } });
    const { sandbox, clock, client } = stage;
    const looks = watchLooks(stage);
    const strangers = watchCancels(stage);
    planBuildDeeds(deeds, stage);
    const ending = await settled(stage, client.builds.rebuildWithDetails(original, { timeoutMs }));
    expectGoodManners(
      stage,
      { ending, tookMs: clock.monotonic() },
      {
        isWrite: ({ method }) => method === 'PUT',
        budgetMs: timeoutMs ?? 600_000,
        mostRequests: 100,
        mostWrites: 1,
      },
    );

    await calmDown(stage);
    const builds = sandbox.world.builds(pipeline);
    const ours = builds.filter(isOurs);
    expect(strangers, 'nobody else loses a build').toEqual([]);
    expect(ours.length).toBeLessThanOrEqual(1);
    if ('value' in ending) {
      const { build, origin } = ending.value;
      const taken = builds.filter(({ id }) => id === build.id);
      expect(taken.every((each) => isOfOriginal(each) && (isOurs(each) || origin === 'recovered'))).toBe(
        true,
      );
      if (origin === 'recovered') expect(newRebuilds(looks)).toEqual([build.number]);
    } else if (!(ending.error instanceof OutcomeUnknownError)) {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    }
  },
);

/** The numbers of the rebuilds that were seen last, and were not there before. */
function newRebuilds(looks: readonly PlannedPoll[]): number[] {
  const newest = Math.max(0, ...(looks[0]?.rows.map(({ number }) => number) ?? []));
  const rows = looks.at(-1)?.rows.filter((row) => row.rebuilt_from?.number === original.number) ?? [];
  return rows.map(({ number }) => number).filter((number) => number > newest);
}

function isOurs({ creator }: BuildSnapshot): boolean {
  return creator?.email === our.email;
}

/**
 * A rebuild carries no mark of who asked for it: one that others make of the same build through the API, in the seconds in
 * which ours is lost, may be taken for ours. What was made in any other way, or of another build, never is.
 */
function isOfOriginal({ rebuiltFrom, source }: BuildSnapshot): boolean {
  return rebuiltFrom === original.number && source === 'api';
}
