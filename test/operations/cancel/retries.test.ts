import { expect, it } from 'vitest';
import { buildSchema } from '../../../src/model/build.ts';
import type { Job } from '../../../src/model/job.ts';
import { retriesOf, saysOldEnd } from '../../../src/operations/cancel/retries.ts';

const job = (fields: object) => ({ type: 'script', id: 'a', ...fields }) as Job;

it('counts the retries of jobs, whether all attempts are listed or the last one', () => {
  const first = job({ retried: true, retried_in_job_id: 'b' });
  const second = job({ id: 'b', retried_in_job_id: 'c', retries_count: 1 });
  const third = job({ id: 'c', retries_count: 2 });
  const other = job({ id: 'd', retries_count: null });
  expect(retriesOf({ jobs: [first, second, third, other] })).toBe(2);
  expect(retriesOf({ jobs: [third, other] })).toBe(2);
  expect(retriesOf({ jobs: [first, job({ id: 'b' })] })).toBe(1);
  expect(retriesOf({ jobs: [other] })).toBe(0);
  expect(retriesOf({})).toBe(0);
});

it.each([
  ['ended', 0, 0, true],
  ['already-canceled', 0, 0, true],
  ['blocked', 2, 2, true],
  ['canceled', 0, 0, false],
  ['ended', 1, 0, false],
  ['already-canceled', 1, 0, false],
  ['ended', 0, undefined, false],
] as const)(
  'tells an old end from a new one: %s, %d retries of %s before',
  (result, now, before, expected) => {
    const jobs = [job({ id: 'c', retries_count: now })];
    const build = buildSchema.parse({ id: 'b', number: 1, state: 'failed', jobs });
    expect(saysOldEnd({ build, result }, before)).toBe(expected);
  },
);
