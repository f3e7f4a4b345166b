import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { Job } from '../../src/model/job.ts';
import type { Script } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start, web } from './harness.ts';

/** A build of a script, and its jobs as the API returns them at any second. */
function buildOf(script: Script, more: Parameters<typeof seedOf>[1] = {}) {
  const { sandbox, clock, get } = start({ seed: seedOf(script, more) });
  const born = clock.now();
  sandbox.world.run(web);
  const at = async (seconds: number, query = ''): Promise<Build> => {
    clock.advance(born + seconds * 1_000 - clock.now());
    return (await get<Build>(`${builds}/1${query}`)).body;
  };
  const jobsAt = async (seconds: number): Promise<readonly Job[]> => (await at(seconds)).jobs ?? [];
  return { at, jobsAt, sandbox, get };
}

describe('the upload job', () => {
  it('adds no other jobs if it fails', async () => {
    const { at } = buildOf({ steps: [{ name: 'Test' }], upload: { exits: [1] } });
    const build = await at(60);
    expect(build).toMatchObject({ state: 'failed', jobs: [{ name: ':pipeline: Upload', state: 'failed' }] });
    expect(build.jobs).toHaveLength(1);
  });

  it('adds no other jobs if the build is canceled first', async () => {
    const { jobsAt, sandbox } = buildOf({ steps: [{ name: 'Test' }] });
    await jobsAt(2);
    sandbox.world.cancel({ ...web, number: 1 });
    expect(await jobsAt(60)).toMatchObject([{ name: ':pipeline: Upload', state: 'canceled' }]);
    expect(await jobsAt(60)).toHaveLength(1);
  });

  it('can have other durations and another name', async () => {
    const { jobsAt } = buildOf({ steps: [], upload: { name: 'Plan', waitMs: 0, runMs: 1_000 } });
    expect(await jobsAt(1)).toMatchObject([{ name: 'Plan', state: 'passed' }]);
  });
});

describe('a script job', () => {
  it('gets its times, its agent and its exit status as it runs', async () => {
    const { jobsAt } = buildOf(settled({ name: 'Test', exits: [3], queue: 'big' }));
    expect(await jobsAt(1)).toMatchObject([
      {
        state: 'scheduled',
        agent: null,
        runnable_at: expect.any(String),
        started_at: null,
        exit_status: null,
      },
    ]);
    expect(await jobsAt(1.8)).toMatchObject([
      { state: 'assigned', agent: { name: expect.stringMatching(/^big-/) }, started_at: null },
    ]);
    expect(await jobsAt(5)).toMatchObject([
      { state: 'running', started_at: expect.any(String), finished_at: null, exit_status: null },
    ]);
    expect(await jobsAt(12)).toMatchObject([
      { state: 'failed', finished_at: expect.any(String), exit_status: 3, agent_query_rules: ['queue=big'] },
    ]);
  });

  it('says that it failed softly only once it has', async () => {
    const { jobsAt } = buildOf(settled({ exits: [1], softFail: true }, { softFail: true }));
    expect(await jobsAt(5)).toMatchObject([{ soft_failed: false }, { soft_failed: false }]);
    expect(await jobsAt(12)).toMatchObject([{ soft_failed: true }, { soft_failed: false }]);
  });

  it('says why it is broken', async () => {
    const { jobsAt } = buildOf(settled({ branches: 'other' }, { exits: [1] }, 'wait', {}));
    const reasons = (await jobsAt(60)).map((job) => ('broken_reason' in job ? job.broken_reason : undefined));
    expect(reasons).toEqual(['conditional_failed', null, undefined, 'dependency_failed']);
  });

  it('is killed when it is canceled', async () => {
    const { jobsAt, sandbox } = buildOf(settled({ runMs: 60_000 }));
    await jobsAt(10);
    sandbox.world.cancel({ ...web, number: 1 });
    expect(await jobsAt(11)).toMatchObject([{ state: 'canceling', exit_status: null, finished_at: null }]);
    expect(await jobsAt(13)).toMatchObject([{ state: 'canceled', exit_status: -1, signal_reason: 'cancel' }]);
  });

  it('is identified by index and matrix', async () => {
    const { jobsAt } = buildOf(settled({ parallelism: 2 }, { matrix: [{ os: 'linux' }] }, {}));
    expect(await jobsAt(1)).toMatchObject([
      { parallel_group_index: 0, parallel_group_total: 2, matrix: null },
      { parallel_group_index: 1, parallel_group_total: 2, matrix: null },
      { parallel_group_index: null, parallel_group_total: null, matrix: { os: 'linux' } },
      { parallel_group_index: null, parallel_group_total: null, matrix: null },
    ]);
    const ids = (await jobsAt(1)).map((job) => ('id' in job ? job.id : null));
    expect(new Set(ids).size).toBe(4);
  });

  it('may have neither name nor command', async () => {
    const { jobsAt } = buildOf(
      settled({ name: null, command: null }, { name: 'Unit tests' }, { key: 'lint' }),
    );
    expect(await jobsAt(1)).toMatchObject([
      { name: null, command: null, step_key: null },
      { name: 'Unit tests', command: 'make unit-tests' },
      { name: null, command: 'make lint', step_key: 'lint' },
    ]);
  });
});

describe('a job of another type', () => {
  it('links to its build if it is a trigger job', async () => {
    const { jobsAt } = buildOf(settled({}, 'wait', { trigger: 'web', name: 'Again' }));
    expect((await jobsAt(11))[2]).toMatchObject({ type: 'trigger', state: 'waiting', triggered_build: null });
    expect((await jobsAt(13))[2]).toMatchObject({
      type: 'trigger',
      name: 'Again',
      async: false,
      state: 'running',
      triggered_build: { number: 2, url: expect.stringMatching(/\/builds\/2$/) },
    });
  });

  it('is named by the build that it triggered', async () => {
    const { at, get } = buildOf(settled({ trigger: 'web', async: true }));
    const parent = await at(1);
    const { body: child } = await get<Build>(`${builds}/2`);
    expect(child).toMatchObject({
      source: 'trigger_job',
      triggered_from: { build_id: parent.id, build_number: 1, build_pipeline_slug: 'web' },
    });
    expect('triggered_from' in parent).toBe(false);
  });

  it('can be unblocked only while it blocks if it is a manual job', async () => {
    const { jobsAt } = buildOf(settled({}, { block: 'Go?' }));
    expect((await jobsAt(5))[1]).toMatchObject({ label: 'Go?', state: 'waiting', unblockable: false });
    expect((await jobsAt(12))[1]).toMatchObject({ state: 'blocked', unblockable: true, unblocked_by: null });
  });
});

describe('the build of the jobs', () => {
  it('is failing since the first failure that was not retried automatically', async () => {
    const { at } = buildOf(settled({ exits: [1, 0] }, { exits: [1, 1], runMs: 20_000 }));
    expect((await at(30)).failing_at).toBeNull();
    const { failing_at, finished_at } = await at(44);
    expect(failing_at).toBe(finished_at);
  });

  it('counts its jobs by state, including retried ones if requested', async () => {
    const { at } = buildOf(settled({ exits: [1, 0] }, {}, 'wait', {}));
    expect((await at(5)).job_state_counts).toEqual({ total: 4, states: { running: 2, waiting: 2 } });
    expect((await at(60)).job_state_counts).toEqual({ total: 4, states: { passed: 4 } });
    expect((await at(60, '?include_retried_jobs=true')).job_state_counts).toEqual({
      total: 5,
      states: { failed: 1, passed: 4 },
    });
  });

  it('is counted by its pipeline', async () => {
    const { at, sandbox } = buildOf(settled({}, {}, 'wait', {}));
    sandbox.world.run({ ...web, branch: 'other' });
    const counts = async (seconds: number) => {
      const pipeline = (await at(seconds)).pipeline;
      return [
        pipeline?.scheduled_builds_count,
        pipeline?.running_builds_count,
        pipeline?.scheduled_jobs_count,
        pipeline?.running_jobs_count,
        pipeline?.waiting_jobs_count,
      ];
    };
    expect(await counts(1)).toEqual([2, 0, 4, 0, 2]);
    expect(await counts(5)).toEqual([0, 2, 0, 4, 2]);
    expect(await counts(60)).toEqual([0, 0, 0, 0, 0]);
  });
});
