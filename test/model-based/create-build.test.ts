import fc from 'fast-check';
import { expect } from 'vitest';
import { type Build, buildKeyName, OutcomeUnknownError } from '../../src/client/index.ts';
import { keepOne } from '../support/keep-one.ts';
import { buildChanges, pipeline } from './changes.ts';
import { testSequences } from './effort.ts';
import { rowsOf, watchLooks } from './looks.ts';
import { calmDown, isLive, isOurs, openStage, settledWrite } from './stage.ts';
import { lag, noFilter, timeouts, troubleFor } from './trouble.ts';

const key = 'the-key-of-this-intent';
const body = { commit: 'HEAD', branch: 'main', message: 'Ship it' };
const list = 'builds.listForPipeline';
const hasKey = ({ meta_data }: Pick<Build, 'meta_data'>) => meta_data?.[buildKeyName] === key;

const sequences = fc.record({
  timeoutMs: timeouts(10_000, 90_000),
  /** What the pipeline does to older builds of the branch. */
  newer: fc.constantFrom({}, {}, { skip_queued_branch_builds: true }, { cancel_running_branch_builds: true }),
  trouble: troubleFor({
    write: 'builds.create',
    reads: [list, list, 'builds.cancel', 'builds.get'],
    latestMs: 120_000,
    habits: [
      lag(6_000),
      lag(20_000),
      noFilter,
      { kind: 'forget', on: 'builds.create', fields: ['meta_data'] },
    ],
  }),
  changes: buildChanges,
});

testSequences(
  'a create leaves one build that lives, or says that it does not know',
  sequences,
  async ({ timeoutMs, newer, ...play }) => {
    using stage = openStage(play, { pipeline: newer });
    const { sandbox, client } = stage;
    const { blind } = watchLooks(stage, (last) => Array.isArray(last.body) && !rowsOf(last).some(hasKey));
    const call = client.builds.createWithDetails(pipeline, body, { key, timeoutMs });
    const ending = await settledWrite(stage, 'builds.create', call, timeoutMs);
    expect(blind, 'nothing is sent again without a look that finds nothing').toEqual([]);

    await calmDown(stage);
    if ('value' in ending && ending.value.origin !== 'direct') await keepOne(client, pipeline, key);
    expect(stage.strangers, 'others lose no build').toEqual([]);
    const builds = sandbox.world.builds(pipeline);
    const ours = builds.filter(isOurs);
    if ('value' in ending) {
      expect(ours.filter(isLive).length).toBeLessThanOrEqual(1);
      if (play.changes.length === 0) expect(ours.filter(isLive).length, 'what is left lives').toBe(1);
      const { id } = ending.value.build;
      expect(builds.filter((build) => build.id === id && !isOurs(build))).toEqual([]);
    } else if (ending.error instanceof OutcomeUnknownError) {
      expect(ending.error).toMatchObject({ key, search: expect.stringContaining(key) });
    } else {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    }
  },
);
