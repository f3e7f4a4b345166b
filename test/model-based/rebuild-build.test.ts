import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import { buildChanges, pipeline } from './changes.ts';
import { testSequences } from './effort.ts';
import { rowsOf, watchLooks } from './looks.ts';
import { calmDown, isOurs, openStage, our, settledWrite } from './stage.ts';
import { lag, timeouts, troubleFor } from './trouble.ts';

/** Of the builds of the past, which all have ended. Somebody has rebuilt it before. */
const original = { ...pipeline, number: 2 };
const dayMs = 86_400_000;
const history = [
  { ageMs: 3 * dayMs, creator: 'them' },
  { ageMs: 2 * dayMs, creator: 'them' },
  { ageMs: dayMs, rebuilds: original.number, creator: 'them' },
];
const list = 'builds.listForPipeline';

const sequences = fc.record({
  timeoutMs: timeouts(10_000, 90_000),
  trouble: troubleFor({
    write: 'builds.rebuild',
    reads: [list, list, 'builds.get'],
    latestMs: 120_000,
    habits: [lag(6_000), lag(20_000)],
  }),
  changes: buildChanges,
});

testSequences(
  'a rebuild leaves one new build of ours, or reports an unknown outcome',
  sequences,
  async ({ timeoutMs, ...play }) => {
    using stage = openStage(play, { pipeline: { history } });
    const { sandbox, client } = stage;
    const { looks } = watchLooks(stage, () => false);
    const call = client.builds.rebuildWithDetails(original, { timeoutMs });
    const ending = await settledWrite(stage, 'builds.rebuild', call, timeoutMs);

    const ours = await calmDown(stage);
    expect(ours.length).toBeLessThanOrEqual(1);
    if ('value' in ending) {
      const { build, origin } = ending.value;
      // A rebuild carries no key: its creator is the only sign that it is ours.
      for (const taken of sandbox.world.builds(pipeline).filter(({ id }) => id === build.id)) {
        expect(taken).toMatchObject({ rebuilt_from: { number: original.number }, source: 'api' });
        expect(isOurs(taken)).toBe(true);
      }
      const before = looks.findLast(({ writesBefore }) => writesBefore === 0);
      const newest = Math.max(0, ...rowsOf(before).map(({ number }) => number));
      const seen = rowsOf(looks.findLast(({ body }) => Array.isArray(body))).filter(
        ({ number, rebuilt_from, creator }) =>
          number > newest && rebuilt_from?.number === original.number && creator?.email === our.email,
      );
      if (origin === 'recovered') expect(seen.map(({ number }) => number)).toEqual([build.number]);
    } else if (!(ending.error instanceof OutcomeUnknownError)) {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    }
  },
);
