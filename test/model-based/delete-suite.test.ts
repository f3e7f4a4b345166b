import fc from 'fast-check';
import { expect } from 'vitest';
import { testSequences } from './effort.ts';
import { watchSuite } from './ownership.ts';
import { expectGoodManners, isSuccess } from './rules.ts';
import { openStage, organization, settled } from './stage.ts';
import { names, planSuiteDeeds, suiteDeeds } from './suite-changes.ts';
import { troubleFor } from './trouble.ts';

const address = { ...organization, suite: 'unit' };

const sequences = fc.record({
  timeoutMs: fc.constantFrom(undefined, undefined, undefined, 10_000, 40_000),
  trouble: troubleFor({ write: 'suites.delete', reads: ['suites.get', 'suites.list'], latestMs: 60_000 }),
  deeds: suiteDeeds,
});

testSequences(
  'a delete that succeeds deleted the suite that was meant, and no other',
  sequences,
  async ({ timeoutMs, trouble, deeds }) => {
    using stage = openStage(trouble, { suites: [{ name: 'Other' }, { name: names.ours }] });
    const { sandbox, clock, client, wire } = stage;
    const suites = () => sandbox.world.suites(organization.organization);
    const watch = watchSuite(stage, address.suite);
    planSuiteDeeds(deeds, stage);
    const ending = await settled(stage, client.suites.delete(address, { timeoutMs }));
    expectGoodManners(
      stage,
      { ending, tookMs: clock.monotonic() },
      {
        isWrite: ({ method }) => method === 'DELETE',
        budgetMs: timeoutMs ?? 300_000,
        mostRequests: 100,
        mostWrites: 13,
      },
    );
    expect(watch.blind, 'nothing is sent again without a look').toEqual([]);
    expect(wire.sent.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/unit'))).toEqual([]);
    // A delete that the service confirms went by the slug, wherever that led by then.
    const confirmed = wire.sent.some(({ method, answer }) => method === 'DELETE' && isSuccess(answer));
    if ('value' in ending && !confirmed) expect(suites().map(({ id }) => id)).not.toContain(watch.meant());
  },
);
