import { describe, expect, it } from 'vitest';
import type { Folder } from '../../src/operations/context/context.ts';
import type { Step } from '../../src/sandbox/seed/seed.ts';
import { seedOf, settled, web } from '../sandbox/harness.ts';
import { createHost, type HostOptions, runPostStepHere } from '../support/operation-host.ts';
import { createRequestTransport } from '../support/request-transport.ts';
import { trigger } from './support/builds.ts';

const steps = [
  { name: 'Unit', key: 'unit', runMs: 20_000, exits: [1] },
  { name: 'Lint', key: 'lint', runMs: 20_000 },
];

interface Answers {
  /** Whether the service lists jobs. */
  readonly lists?: boolean;
  /** The method of the requests whose answers are not too large. */
  readonly small?: string;
}

/** A service whose builds are too large to be read with their jobs. */
function largeHost({ options = {}, ...answers }: Answers & { options?: HostOptions } = {}) {
  return createHost({ seed: seedOf(settled(...steps)), carry: carryLarge(answers), ...options });
}

function carryLarge({ lists = true, small = 'POST' }: Answers = {}): NonNullable<HostOptions['carry']> {
  return (sandbox, clock) =>
    createRequestTransport((request) =>
      clock.during(async () => {
        const { pathname, searchParams } = new URL(request.url);
        if (!lists && pathname.endsWith('/jobs'))
          return Response.json({ message: 'Not Found' }, { status: 404 });
        const answer = await sandbox.fetch(request);
        const isBuild = /\/builds(?:\/\d+(?:\/(?:cancel|rebuild|retry_failed_jobs))?)?$/.test(pathname);
        const isLarge = isBuild && request.method !== small && !searchParams.has('exclude_jobs');
        return isLarge && answer.ok
          ? new Response('{}', {
              status: answer.status,
              headers: { 'content-type': 'application/json', 'content-length': String(2 ** 25) },
            })
          : answer;
      }),
    );
}

/** A large build that is a minute old. */
function hostWithLarge(script: readonly Step[] = steps, options: HostOptions = {}) {
  const host = largeHost({ options: { seed: seedOf(settled(...script)), ...options } });
  host.sandbox.world.run(web);
  host.clock.forSandbox.advance(60_000);
  return host;
}

const complete = (lines: readonly string[]) =>
  lines.filter((line) => /^GET \S+\/builds\/1(?:\?|$| )/.test(line) && !line.includes('exclude_jobs'));

describe('a build that is too large to be read with its jobs', () => {
  const readers = {
    'get-build': { operation: 'get-build', pipeline: 'acme/web', build: '1' },
    'wait-for-build': { operation: 'wait-for-build', pipeline: 'acme/web', build: '1' },
    'trigger-build': trigger,
  };

  it.each(Object.entries(readers))(
    'is read completely at most once, and its failed jobs are named: %s',
    async (name, inputs) => {
      const host = name === 'trigger-build' ? largeHost() : hostWithLarge();
      const { outcome, outputs } = await host.run(inputs);
      expect(outcome).toMatchObject({
        success: name === 'get-build',
        sentence: expect.stringContaining('failed: “Unit” failed (exit status 1)'),
      });
      expect(outputs.state).toBe('failed');
      expect(JSON.parse(outputs['failed-jobs'] ?? '')).toMatchObject([
        { step_key: 'unit', state: 'failed', exit_status: 1 },
      ]);
      expect(complete(host.requests())).toHaveLength(1);
      const summary = outcome.summary({ bytes: 10_000 });
      expect(summary).toContain('too large to be read with all its jobs: only those that failed are shown.');
      expect(summary).not.toMatch(/\b0 jobs|No jobs/);
    },
  );

  it('is unblocked, for which only its block steps are read', async () => {
    const gate = { block: 'Ship it?', key: 'ship' };
    const host = hostWithLarge([gate, ...steps]);
    const unblock = { operation: 'unblock-build', pipeline: 'acme/web', build: '1', step: 'ship' };
    const { outcome } = await host.run(unblock);
    expect(outcome.sentence).toBe('acme/web #1: unblocked: “Ship it?”.');
    expect(complete(host.requests())).toHaveLength(1);
    expect(host.requests()).toContainEqual(
      expect.stringContaining('/builds/1/jobs?state[]=blocked&state[]=unblocked'),
    );
  });

  it('has its artifacts downloaded, with the jobs that the list of jobs shows', async () => {
    const written: string[] = [];
    const folder = {
      path: 'out',
      partial: 'out.partial',
      isWindows: false,
      reserve: async (parts: readonly string[]) => (written.push(parts.join('/')) > 0 ? null : ''),
      close: async () => {},
    };
    const files = [{ ...steps[1], artifacts: [{ path: 'log.txt', content: 'lint' }] }];
    const host = hostWithLarge(files, { openFolder: async () => folder as unknown as Folder });
    const download = { operation: 'download-artifacts', pipeline: 'acme/web', build: '1', steps: 'lint' };
    await host.run({ ...download, 'by-job': 'true' });
    expect(written).toEqual(['lint/log.txt']);
    expect(complete(host.requests())).toHaveLength(1);
  });

  it('decides for steps by its state, as the log says', async () => {
    const host = largeHost();
    const { outputs } = await host.run({ ...trigger, steps: 'lint' });
    expect(outputs.state).toBe('failed');
    expect(host.lines).toContain(
      'acme/web #1: its jobs cannot be read, so its state decides, not that of the steps.',
    );
  });

  it('is reported with a gap if the service does not list jobs', async () => {
    const host = largeHost({ lists: false });
    const { outcome, outputs } = await host.run(trigger);
    expect(outcome.success).toBe(false);
    expect(outputs).toMatchObject({ state: 'failed' });
    expect(host.lines).toContainEqual(expect.stringMatching(/^warning: .*its failed jobs could not be read/));
    expect(outcome.summary({ bytes: 10_000 })).toContain(
      'its failed jobs could not be read. Could not list the jobs',
    );
    expect(complete(host.requests())).toHaveLength(1);
  });

  const slow = [{ name: 'Unit', key: 'unit', runMs: 3_600_000 }];
  const count = (lines: readonly string[], request: RegExp) =>
    lines.filter((line) => request.test(line)).length;
  const cancels = /^PUT \S+\/cancel/;

  const cancelers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'cancel-build': { pipeline: 'acme/web', build: '1' },
    'cancel-builds': { pipeline: 'acme/web', branch: 'main' },
    'wait-for-build': { pipeline: 'acme/web', build: '1', 'wait-timeout': '30s', 'cancel-on': 'timeout' },
  };

  it.each(Object.entries(cancelers))(
    'is canceled with one request, whose response cannot be read: %s',
    async (operation, inputs) => {
      const host = hostWithLarge(slow);
      const { outcome } = await host.run({ operation, ...inputs });
      expect(outcome.sentence).toMatch(/canceled/i);
      expect(outcome.sentence).not.toMatch(/could not|may be/);
      expect(count(host.requests(), cancels)).toBe(1);
    },
  );

  it('is canceled with one request if the workflow is canceled', async () => {
    const host = largeHost({ options: { seed: seedOf(settled(...slow)) } });
    const { outcome } = await host.run(trigger, { abortMs: 60_000 });
    expect(outcome.sentence).toMatch(/ acme\/web #1 is being canceled\.$/);
    expect(count(host.requests(), cancels)).toBe(1);
    expect(host.saved.at(-1)).toEqual([]);
  });

  it('is found by its key, and not created again, if the response to its creation cannot be read', async () => {
    const host = largeHost({ small: 'none' });
    const { outputs } = await host.run(trigger);
    expect(outputs).toMatchObject({ 'build-number': '1', state: 'failed' });
    expect(count(host.requests(), /^POST /)).toBe(1);
    expect(host.lines).toContainEqual(expect.stringMatching(/^acme\/web #1: created\. .*found by its key/));
  });

  it('is found by its key, and canceled, by the post step', async () => {
    const host = largeHost({ options: { seed: seedOf(settled(...slow)) } });
    await host.run({ ...trigger, wait: 'false' });
    const key = '00000000-0000-4000-8000-000000000001';
    const transport = carryLarge()(host.sandbox, host.clock);
    expect(await runPostStepHere({ ...host, saved: [[{ key, in: web }]] }, transport)).toEqual([
      'Canceled acme/web #1: its step has ended.',
    ]);
    expect(count(host.requests(), cancels)).toBe(1);
  });

  const retry = { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1' };

  it('has its failed jobs retried once, and is waited for', async () => {
    const host = hostWithLarge([{ name: 'Unit', exits: [1], retryExits: [0] }]);
    const { outcome, outputs } = await host.run(retry);
    expect(outcome.success).toBe(true);
    expect(host.lines).toContainEqual(expect.stringMatching(/^acme\/web #1: retried 1 job\. http/));
    expect(outputs).toMatchObject({ state: 'passed', 'retried-count': '1' });
    expect(count(host.requests(), /^PUT /)).toBe(1);
  });

  it('is left as it is if none of its jobs failed', async () => {
    const host = hostWithLarge([{ name: 'Unit' }]);
    const { outcome, outputs } = await host.run(retry);
    expect(outcome.success).toBe(true);
    expect(outputs).toMatchObject({ state: 'passed', 'retried-count': '0' });
  });
});
