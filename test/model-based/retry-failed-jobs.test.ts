import fc from 'fast-check';
import { expect } from 'vitest';
import { OutcomeUnknownError } from '../../src/client/index.ts';
import { isCanceled } from '../../src/model/states.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { buildChanges, pipeline } from './changes.ts';
import { testSequences } from './effort.ts';
import { calmDown, openStage, settledWrite } from './stage.ts';
import { timeouts, troubleFor } from './trouble.ts';

/** A build of yesterday. Two of its jobs have failed, one has passed. */
const target = { ...pipeline, number: 3 };
const targetPath = '/v2/organizations/acme/pipelines/web/builds/3';
const failedJobs = ['a', 'b'];

const sequences = fc.record({
  /** What the retried jobs do: a request that comes late may find them failed a second time. */
  again: fc.record({ runMs: fc.constantFrom(1_000, 5_000, 600_000), exit: fc.constantFrom(0, 1) }),
  timeoutMs: timeouts(10_000, 90_000),
  trouble: troubleFor({ write: 'builds.retryFailedJobs', reads: ['builds.get'], latestMs: 120_000 }),
  changes: buildChanges,
  /** When other people retry one of the jobs. */
  retries: fc.array(fc.record({ atMs: fc.nat(60_000), job: fc.constantFrom(...failedJobs) }), {
    maxLength: 2,
  }),
});

testSequences(
  'the failed jobs of a build are retried once, or the outcome is unknown',
  sequences,
  async ({ again, timeoutMs, retries, ...play }) => {
    const failing = { waitMs: 0, runMs: again.runMs, exits: [1], retryExits: [again.exit] };
    const steps = [...failedJobs.map((name) => ({ name, ...failing })), { name: 'c' }];
    using stage = openStage(play, { pipeline: { script: { steps, upload: false } } });
    const { sandbox, clock, client, wire } = stage;
    const theirs = new Map(failedJobs.map((job) => [job, 0]));
    for (const { atMs, job } of retries)
      clock.after(atMs, () => {
        if (!isFailed(sandbox, job)) return;
        sandbox.world.retryJob({ ...target, job, exit: again.exit });
        theirs.set(job, (theirs.get(job) ?? 0) + 1);
      });
    const call = client.builds.retryFailedJobs(target, { states: ['failed'], timeoutMs });
    const ending = await settledWrite(stage, 'builds.retryFailedJobs', call, timeoutMs);
    const isOther = ({ method, path }: { method: string; path: string }) =>
      !['GET', 'PUT'].includes(method) || !path.startsWith(targetPath);
    expect(wire.sent.filter(isOther)).toEqual([]);

    await calmDown(stage);
    if (sandbox.world.build(target) === undefined) return;
    const { jobs } = await client.builds.get(target, { include_retried_jobs: true });
    const attempts = (name: string) => jobs?.filter((job) => 'name' in job && job.name === name).length ?? 0;
    const ours = failedJobs.map((job) => attempts(job) - 1 - (theirs.get(job) ?? 0));
    expect(Math.max(...ours), 'no failure is retried twice').toBeLessThanOrEqual(1);
    if ('value' in ending) {
      const { count, origin } = ending.value;
      if (origin === 'direct') expect(ours.filter((retried) => retried === 1)).toHaveLength(count ?? 0);
      else expect(failedJobs.some((job) => attempts(job) > 1)).toBe(true);
    } else if (!(ending.error instanceof OutcomeUnknownError)) {
      expect(Math.max(...ours), 'an error that claims to be sure').toBe(0);
    }
  },
);

function isFailed({ world }: Sandbox, name: string): boolean {
  const build = world.build(target);
  // Nothing runs again in a build that was canceled.
  if (build === undefined || isCanceled(build.state)) return false;
  return Boolean(build.jobs?.some((job) => 'name' in job && job.name === name && job.state === 'failed'));
}
