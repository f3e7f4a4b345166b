import fc from 'fast-check';
import { expect } from 'vitest';
import { buildKeyName, OutcomeUnknownError } from '../../src/client/index.ts';
import { keepOne } from '../support/keep-one.ts';
import { buildDeeds, planBuildDeeds } from './build-changes.ts';
import { testSequences } from './effort.ts';
import { isLive, isOurs, watchCancels, watchLooks } from './ownership.ts';
import { expectGoodManners, mayHaveArrived } from './rules.ts';
import { calmDown, openStage, pipeline, type Stage, settled } from './stage.ts';
import { troubleFor } from './trouble.ts';
import type { Sent } from './wire.ts';

const key = 'the-key-of-this-intent';
const body = { commit: 'HEAD', branch: 'main', message: 'Ship it' };

/** What the service does wrong all the time: a list that lags, a filter that it does not know. */
const misdeeds = fc.constantFrom(
  [],
  [],
  [
    {
      kind: 'lag' as const,
      on: 'builds.listForPipeline' as const,
      youngerThanMs: 6_000,
      times: 'always' as const,
    },
  ],
  [
    {
      kind: 'lag' as const,
      on: 'builds.listForPipeline' as const,
      youngerThanMs: 20_000,
      times: 'always' as const,
    },
  ],
  [
    {
      kind: 'ignore' as const,
      on: 'builds.listForPipeline' as const,
      parameters: ['meta_data'],
      times: 'always' as const,
    },
  ],
  [
    {
      kind: 'forget' as const,
      on: 'builds.create' as const,
      fields: ['meta_data'],
      times: 'always' as const,
    },
  ],
);

const sequences = fc.record({
  timeoutMs: fc.constantFrom(undefined, undefined, undefined, 10_000, 90_000),
  /** What the pipeline does to older builds of the branch. */
  newer: fc.constantFrom({}, {}, { skip_queued_branch_builds: true }, { cancel_running_branch_builds: true }),
  trouble: troubleFor({
    write: 'builds.create',
    reads: ['builds.listForPipeline', 'builds.listForPipeline', 'builds.cancel', 'builds.get'],
    latestMs: 120_000,
    misdeeds,
  }),
  deeds: buildDeeds,
});

testSequences(
  'a create leaves one build that lives, or says that it does not know',
  sequences,
  async ({ timeoutMs, newer, trouble, deeds }) => {
    using stage = openStage(trouble, { pipeline: newer });
    const { sandbox, clock, client } = stage;
    const strangers = watchCancels(stage);
    const blind = watchBlindCreates(stage);
    planBuildDeeds(deeds, stage);
    const ending = await settled(stage, client.builds.createWithDetails(pipeline, body, { key, timeoutMs }));
    const tookMs = clock.monotonic();
    expectGoodManners(
      stage,
      { ending, tookMs },
      {
        isWrite: ({ method }) => method === 'POST',
        budgetMs: timeoutMs ?? 600_000,
        mostRequests: 150,
        mostWrites: 2,
      },
    );

    await calmDown(stage);
    if ('value' in ending && ending.value.origin !== 'direct') await keepOne(client, pipeline, key);
    const builds = sandbox.world.builds(pipeline);
    const ours = builds.filter(isOurs);
    expect(strangers, 'nobody else loses a build').toEqual([]);
    expect(blind, 'nothing is sent again without a look that finds nothing').toEqual([]);
    if ('value' in ending) {
      expect(ours.filter(isLive).length).toBeLessThanOrEqual(1);
      if (deeds.length === 0) expect(ours.filter(isLive).length, 'what is left lives').toBe(1);
      const id = ending.value.build.id;
      expect(builds.filter((build) => build.id === id && !isOurs(build))).toEqual([]);
    } else if (ending.error instanceof OutcomeUnknownError) {
      expect(ending.error).toMatchObject({ key, search: expect.stringContaining(key) });
    } else {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    }
  },
);

/** Collects the creates that are sent again after one that may have been applied, without a look that finds nothing. */
function watchBlindCreates(stage: Pick<Stage, 'wire'>): readonly Sent[] {
  const looks = watchLooks(stage);
  const blind: Sent[] = [];
  const creates: Sent[] = [];
  stage.wire.watch({
    leaving(sent) {
      if (sent.method !== 'POST') return;
      const last = looks.at(-1);
      const found = last?.rows.some(({ meta_data }) => meta_data?.[buildKeyName] === key) ?? true;
      const stale = (last?.writesBefore ?? 0) < creates.findLastIndex(mayHaveArrived) + 1;
      if (creates.some(mayHaveArrived) && (found || stale)) blind.push(sent);
      creates.push(sent);
    },
  });
  return blind;
}
