import { describe, expect, it } from 'vitest';
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
