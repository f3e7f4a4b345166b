import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import { testSequences } from './effort.ts';
import { expectGoodManners } from './rules.ts';
import { calmDown, openStage, organization, settled } from './stage.ts';
import { names, planSuiteDeeds, suiteDeeds } from './suite-changes.ts';
import { troubleFor } from './trouble.ts';

const default_branch = 'ours';
const body = { name: names.ours, default_branch, show_api_token: true };

const sequences = fc.record({
  /** Suites that are there before. */
  suites: fc.array(fc.constantFrom(names.ours, names.next, 'Other'), { maxLength: 4 }),
  timeoutMs: fc.constantFrom(undefined, undefined, undefined, 10_000, 90_000),
  trouble: troubleFor({ write: 'suites.create', reads: ['suites.list'], latestMs: 120_000 }),
  deeds: suiteDeeds,
});

testSequences(
  'a suite is created once and taken for no other, or its outcome is reported as unknown',
  sequences,
  async ({ suites, timeoutMs, trouble, deeds }) => {
    using stage = openStage(trouble, { suites: suites.map((name) => ({ name, default_branch })) });
    const { sandbox, clock, client } = stage;
    const before = sandbox.world.suites(organization.organization).map(({ id }) => id);
    planSuiteDeeds(deeds, stage);
    const ending = await settled(stage, client.suites.createWithDetails(organization, body, { timeoutMs }));
    expectGoodManners(
      stage,
      { ending, tookMs: clock.monotonic() },
      {
        isWrite: ({ method }) => method === 'POST',
        budgetMs: timeoutMs ?? 600_000,
        mostRequests: 100,
        mostWrites: 1,
      },
    );

    await calmDown(stage);
    const ours = sandbox.world
      .suites(organization.organization)
      .filter((suite) => suite.default_branch === default_branch && !before.includes(suite.id));
    expect(ours.length).toBeLessThanOrEqual(1);
    if ('value' in ending) {
      const { suite, tokenLost } = ending.value;
      expect(suite).toMatchObject({ default_branch });
      expect(before).not.toContain(suite.id);
      expect(tokenLost).toBe(suite.api_token === undefined);
    } else if (!(ending.error instanceof OutcomeUnknownError)) {
      expect(ours, 'an error that claims to be sure').toEqual([]);
    }
  },
);
