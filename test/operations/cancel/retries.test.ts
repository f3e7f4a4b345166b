import { expect, it } from 'vitest';
import type { Job } from '../../../src/model/job.ts';
import { retriesOf } from '../../../src/operations/cancel/retries.ts';

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
