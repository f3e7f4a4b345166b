import { describe, expect, it } from 'vitest';
import type { Client } from '../../../src/client/client.ts';
import { createClient } from '../../../src/client/client.ts';
import type { Build } from '../../../src/model/build.ts';
import { retryFailedJobs } from '../../../src/operations/wait/retry-failed-jobs.ts';
import { isOld } from '../../../src/operations/wait/state.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';

const web = { organization: 'acme', pipeline: 'web' } as const;
const address = { ...web, number: 1 };
const states = ['failed'] as const;
const idsOf = (build?: Build) => build?.jobs?.map(({ id }) => id).sort();

/** A build that has ended, and what the function works with: it logs nothing and sets no output. */
async function startFailed() {
  const host = createHost({ seed: seedOf(settled({ name: 'Flaky', exits: [1] }, { name: 'Test' })) });
  host.sandbox.world.run(web);
  host.clock.forSandbox.advance(60_000);
  const client: Client = createClient({
    token: host.sandbox.tokens.all.token,
    baseUrl: 'http://127.0.0.1:1',
    clock: host.clock,
    random: () => 0.5,
    transport: createRequestTransport((each) => host.clock.during(() => host.sandbox.fetch(each))),
  });
  const never = new AbortController().signal;
  const log = { info: () => {}, warning: () => {}, debug: () => {} };
  const context = {
    client,
    log,
    clock: host.clock,
    signal: never,
    forceSignal: never,
    heedSignals: async () => {},
  };
  const ended: Build = await client.builds.get(address, { include_retried_jobs: true });
  const writes = () => host.requests().filter((line) => !line.startsWith('GET'));
  return { ...host, client, context, ended, writes };
}

describe('the retry of a build that has ended', () => {
  it('is sent once, and knows the jobs of before', async () => {
    const { context, ended, writes } = await startFailed();
    const sent: (string | undefined)[] = [];
    const onSend = (before: Build | undefined) => void sent.push(before?.state);
    const result = await retryFailedJobs({ address, states, ended, onSend }, context);
    expect(result).toMatchObject({ count: 1, by: 'direct', tracked: { address, build: { number: 1 } } });
    expect(idsOf(result.tracked.before)).toEqual(idsOf(ended));
    expect(sent).toEqual(['failed']);
    expect(writes()).toHaveLength(1);
  });

  it('is not sent if others have retried it since, however that ended', async () => {
    const { context, ended, writes, sandbox, clock } = await startFailed();
    sandbox.world.retryJob({ ...address, job: 'Flaky', exit: 1 });
    clock.forSandbox.advance(60_000);
    const result = await retryFailedJobs({ address, states, ended }, context);
    expect(result).toMatchObject({ by: 'others', tracked: { build: { state: 'failed' } } });
    expect(result.count).toBeUndefined();
    expect(idsOf(result.tracked.before)).toEqual(idsOf(ended));
    expect(writes()).toEqual([]);
  });

  it('ends it if no job is retried: its end counts as it is', async () => {
    const { context, ended } = await startFailed();
    const result = await retryFailedJobs({ address, states: ['expired'], ended }, context);
    expect(result).toMatchObject({ count: 0, by: 'direct' });
    expect(result.tracked.before).toBeUndefined();
  });

  it('is found if its response is lost', async () => {
    const { context, ended, sandbox, writes } = await startFailed();
    sandbox.faults.add({ kind: 'unanswered', on: 'builds.retryFailedJobs' });
    expect(await retryFailedJobs({ address, states, ended }, context)).toMatchObject({
      count: 1,
      by: 'recovered',
    });
    expect(writes()).toHaveLength(1);
  });

  it('knows the jobs of before even if they could not be read', async () => {
    const { context, ended, sandbox } = await startFailed();
    sandbox.faults.add({ kind: 'status', status: 403, on: 'builds.get' });
    const { tracked } = await retryFailedJobs({ address, states, ended }, context);
    const [passed] = ended.jobs?.filter((job) => 'state' in job && job.state === 'passed').slice(-1) ?? [];
    expect(idsOf(tracked.before)).toContain(passed?.id);
    expect(tracked.before?.jobs).toHaveLength((ended.jobs?.length ?? 0) - 1);
  });

  it('is not over while the service shows the old end: it needs another job, or a later end', async () => {
    const { context, ended } = await startFailed();
    const { before } = (await retryFailedJobs({ address, states, ended }, context)).tracked;
    const isOldIf = (change: Partial<Build>) => isOld({ build: { ...ended, ...change }, before });
    expect(isOldIf({})).toBe(true);
    expect(isOldIf({ state: 'passed' })).toBe(true);
    expect(isOldIf({ finished_at: null })).toBe(true);
    // A replica that lags further behind, such as from before a person unblocked the build.
    expect(isOldIf({ state: 'passed', finished_at: '2001-01-01T00:00:00.000Z' })).toBe(true);
    expect(isOldIf({ finished_at: '2126-01-01T00:00:00.000Z' })).toBe(false);
    const [job, ...others] = ended.jobs ?? [];
    if (job === undefined) throw new Error('The build has no job.');
    const later = new Date(context.clock.now() + 1_000).toISOString();
    expect(isOldIf({ jobs: [{ ...job, id: 'new', created_at: later }, ...others] })).toBe(false);
  });
});
