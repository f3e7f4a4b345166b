import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { Step } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start } from './harness.ts';

const order = { commit: 'HEAD', branch: 'main' };
const path = `${builds}/1/retry_failed_jobs`;

/** A build that has ended, of one job for each way to fail. */
async function failed(...steps: readonly Step[]) {
  const kit = start({ seed: seedOf(settled(...steps)) });
  await kit.ask('POST', builds, { body: order });
  kit.clock.advance(60_000);
  const states = async () => {
    const { body } = await kit.get<Build>(`${builds}/1`);
    return { state: body.state, jobs: body.jobs?.map((job) => ('state' in job ? job.state : null)) };
  };
  const retry = (states?: unknown) =>
    kit.ask<Build & { message?: string }>('PUT', path, states === undefined ? {} : { body: { states } });
  return { ...kit, states, retry };
}

describe('the retry of failed jobs', () => {
  it('answers 202 with the build, which runs again, and with the number of jobs', async () => {
    const { retry, clock, states } = await failed(
      { name: 'flaky', exits: [1], retryExits: [0] },
      { name: 'passes' },
      { name: 'flaky too', exits: [2], retryExits: [0] },
    );
    expect(await states()).toEqual({ state: 'failed', jobs: ['failed', 'passed', 'failed'] });
    const reply = await retry('failed');
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({ number: 1, state: 'running', retried_jobs_count: 2 });
    expect(reply.body.jobs).toMatchObject([
      { state: 'scheduled', retries_count: 1 },
      { state: 'passed', retries_count: null },
      { state: 'scheduled', retries_count: 1 },
    ]);
    clock.advance(60_000);
    expect(await states()).toEqual({ state: 'passed', jobs: ['passed', 'passed', 'passed'] });
  });

  it('shows in the jobs what was retried, and by whom', async () => {
    const { retry, get } = await failed({ exits: [1], retryExits: [0] });
    const { body } = await retry();
    const [latest] = body.jobs ?? [];
    const all = await get<Build>(`${builds}/1?include_retried_jobs=true`);
    expect(all.body.jobs).toMatchObject([
      { retried: true, retried_in_job_id: latest?.id, retry_type: 'manual' },
      { id: latest?.id, retried: false, retried_in_job_id: null, retries_count: 1 },
    ]);
  });

  it('lets a job fail again as it did, unless its step says otherwise', async () => {
    const { retry, clock, get } = await failed(
      { exits: [3] },
      { exits: ['timed_out'] },
      { exits: [1], retryExits: [2, 0] },
    );
    const exits = async () =>
      (await get<Build>(`${builds}/1`)).body.jobs?.map((job) =>
        'exit_status' in job ? job.exit_status : null,
      );
    expect((await retry()).body).toMatchObject({ retried_jobs_count: 3 });
    clock.advance(60_000);
    expect(await exits()).toEqual([3, -1, 2]);
    await retry();
    clock.advance(60_000);
    expect(await exits()).toEqual([3, -1, 0]);
  });

  it.each([
    ['failed', 1],
    ['timed_out', 1],
    ['soft_failed', 1],
    ['failed, soft_failed', 2],
    ['expired', 0],
    [undefined, 3],
  ])('retries the jobs in the states %s: %i', async (states, count) => {
    const { retry } = await failed(
      { exits: [1] },
      { exits: ['timed_out'] },
      { exits: [1], softFail: true },
      {},
    );
    expect((await retry(states)).body).toMatchObject({ retried_jobs_count: count });
  });

  it.each(['passed', '', 'failed,', ['failed'], 1])('answers 400 to the states %j', async (states) => {
    const { retry } = await failed({ exits: [1] });
    const reply = await retry(states);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toContain('states must be a list of: failed, soft_failed');
  });

  it('runs the later steps when the retried jobs have passed', async () => {
    const { retry, clock, states } = await failed({ exits: [1], retryExits: [0] }, 'wait', {});
    await retry();
    clock.advance(60_000);
    expect((await states()).state).toBe('passed');
  });

  it('is refused for a canceled build, because the sandbox does not simulate that', async () => {
    const { ask, clock, get } = start({ seed: seedOf(settled({ exits: [1] }, { runMs: 600_000 })) });
    await ask('POST', builds, { body: order });
    clock.advance(60_000);
    await ask('PUT', `${builds}/1/cancel`);
    clock.advance(60_000);
    const reply = await ask<{ message: string }>('PUT', path, { body: { states: 'canceled' } });
    expect(reply).toMatchObject({
      status: 422,
      body: { message: 'The sandbox does not retry jobs of a canceled build' },
    });
    expect((await get<Build>(`${builds}/1`)).body.state).toBe('canceled');
  });

  it('needs a build', async () => {
    const { ask } = start();
    expect((await ask('PUT', `${builds}/9/retry_failed_jobs`)).status).toBe(404);
  });
});
