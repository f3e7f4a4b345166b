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
  body: fc.constantFrom(
    { default_branch: 'trunk' },
    { name: names.next },
    { name: names.next, default_branch: 'trunk' },
  ),
  timeoutMs: fc.constantFrom(undefined, undefined, undefined, 10_000, 40_000),
  trouble: troubleFor({ write: 'suites.update', reads: ['suites.get', 'suites.list'], latestMs: 60_000 }),
  deeds: suiteDeeds,
});

testSequences(
  'an update that succeeds changed the suite that was meant, and no other',
  sequences,
  async ({ body, timeoutMs, trouble, deeds }) => {
    using stage = openStage(trouble, { suites: [{ name: 'Other' }, { name: names.ours }] });
    const { clock, client, wire } = stage;
    const watch = watchSuite(stage, address.suite);
    planSuiteDeeds(deeds, stage);
    const ending = await settled(stage, client.suites.update(address, body, { timeoutMs }));
    expectGoodManners(
      stage,
      { ending, tookMs: clock.monotonic() },
      {
        isWrite: ({ method }) => method === 'PATCH',
        budgetMs: timeoutMs ?? 300_000,
        mostRequests: 100,
        mostWrites: 13,
      },
    );
    expect(watch.blind, 'nothing is sent again without a look').toEqual([]);
    expect(wire.sent.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/unit'))).toEqual([]);
    if (!('value' in ending)) return;
    expect(ending.value).toMatchObject(body);
    const confirmed = wire.sent.some(({ method, answer }) => method === 'PATCH' && isSuccess(answer));
    if (!confirmed) expect(ending.value.id).toBe(watch.meant() ?? ending.value.id);
  },
);
