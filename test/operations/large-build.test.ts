import { describe, expect, it } from 'vitest';
import type { Folder } from '../../src/operations/context/context.ts';
import { seedOf, settled, web } from '../sandbox/harness.ts';
import { createHost, type HostOptions } from '../support/operation-host.ts';
import { createRequestTransport } from '../support/request-transport.ts';
import { trigger } from './support/builds.ts';

const steps = [
  { name: 'Unit', key: 'unit', runMs: 20_000, exits: [1] },
  { name: 'Lint', key: 'lint', runMs: 20_000 },
];

/** A service whose builds are too large to be read with their jobs. */
function largeHost({ lists = true, options = {} }: { lists?: boolean; options?: HostOptions } = {}) {
  return createHost({
    seed: seedOf(settled(...steps)),
    carry: (sandbox, clock) =>
      createRequestTransport((request) =>
        clock.during(async () => {
          const { pathname, searchParams } = new URL(request.url);
          if (!lists && pathname.endsWith('/jobs'))
            return Response.json({ message: 'Not Found' }, { status: 404 });
          const isLarge = /\/builds\/\d+$/.test(pathname) && !searchParams.has('exclude_jobs');
          const answer = await sandbox.fetch(request);
          return isLarge && request.method === 'GET'
            ? new Response('{}', {
                headers: { 'content-type': 'application/json', 'content-length': String(2 ** 25) },
              })
            : answer;
        }),
      ),
    ...options,
  });
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
      const host = largeHost();
      if (name !== 'trigger-build') {
        host.sandbox.world.run(web);
        host.clock.forSandbox.advance(60_000);
      }
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
    const host = largeHost({ options: { seed: seedOf(settled(gate, ...steps)) } });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(60_000);
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
    const options = {
      seed: seedOf(settled(...files)),
      openFolder: async () => folder as unknown as Folder,
    };
    const host = largeHost({ options });
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(60_000);
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
});
