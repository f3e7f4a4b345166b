import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import { names, organization, suiteChanges } from './changes.ts';
import { testSequences } from './effort.ts';
import { calmDown, openStage, settledWrite } from './stage.ts';
import { timeouts, troubleFor } from './trouble.ts';

const default_branch = 'ours';
const body = { name: names.ours, default_branch, show_api_token: true };

const sequences = fc.record({
  /** Suites that are there before. */
  suites: fc.array(fc.constantFrom(names.ours, names.next, 'Other'), { maxLength: 4 }),
  timeoutMs: timeouts(10_000, 90_000),
  trouble: troubleFor({ write: 'suites.create', reads: ['suites.list'], latestMs: 120_000 }),
  changes: suiteChanges,
});

testSequences(
  'a suite is created once and taken for no other, or its outcome is reported as unknown',
  sequences,
  async ({ suites, timeoutMs, ...play }) => {
    using stage = openStage(play, { suites: suites.map((name) => ({ name, default_branch })) });
    const { sandbox, client } = stage;
    const all = () => sandbox.world.suites(organization.organization);
    const before = all().map(({ id }) => id);
    const call = client.suites.createWithDetails(organization, body, { timeoutMs });
    const ending = await settledWrite(stage, 'suites.create', call, timeoutMs);

    await calmDown(stage);
    const ours = all().filter((each) => each.default_branch === default_branch && !before.includes(each.id));
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
