import { describe, expect, it } from 'vitest';
import { settled } from '../sandbox/harness.ts';
import { createHost, type Inputs } from '../support/operation-host.ts';

const script = settled({ name: 'Test', runMs: 600_000 });
const slugs = ['web', 'api'].map((slug) => ({ slug, script }));
const seed = {
  organizations: [
    { slug: 'acme', pipelines: slugs },
    { slug: 'globex', pipelines: slugs },
  ],
};
const commit = 'a'.repeat(40);
const start = { pipeline: 'acme/web', commit, branch: 'fix', wait: 'false' };

/** Where the URL of a build can lead instead of `acme/web`. */
const elsewhere: readonly [name: string, move: (url: string) => string][] = [
  ['another organization', (url) => url.replace('/acme/', '/globex/')],
  ['another pipeline', (url) => url.replace('/web/', '/api/')],
  ['another number', (url) => url.replace(/\d+$/, (number) => String(Number(number) + 1))],
  ['an encoded slug', (url) => url.replace('/acme/', '/%61cme/')],
];

const operations: readonly Inputs[] = [
  { operation: 'cancel-builds', pipeline: 'acme/web', branch: 'fix' },
  { operation: 'cancel-build', pipeline: 'acme/web', build: '1' },
  { operation: 'rebuild-build', pipeline: 'acme/web', build: '1', wait: 'false' },
  { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1', wait: 'false' },
  { operation: 'unblock-build', pipeline: 'acme/web', build: '1' },
  { operation: 'trigger-build', ...start },
  { operation: 'trigger-build', ...start, wait: 'true', 'wait-timeout': '1m', 'cancel-on': 'abort, timeout' },
  { operation: 'trigger-build', ...start, 'idempotency-key': 'release-7' },
];

/** The same body, with the URL of each build moved. */
function moved(body: unknown, move: (url: string) => string): unknown {
  if (Array.isArray(body)) return body.map((item) => moved(item, move));
  const build = body as { readonly url?: string };
  return build.url?.includes('/builds/') ? { ...build, url: move(build.url) } : body;
}

describe.each(elsewhere)('if every build says that it is of %s', (_, move) => {
  it.each(operations.map((inputs) => [inputs.operation, inputs] as const))(
    '%s writes to no other pipeline, and at most once',
    async (_, inputs) => {
      const host = createHost({ seed, alter: (body) => moved(body, move) });
      for (const organization of ['acme', 'globex'])
        for (const { slug: pipeline } of slugs)
          for (const branch of ['fix', 'fix']) host.sandbox.world.run({ organization, pipeline, branch });
      host.clock.forSandbox.advance(10_000);
      await host.run(inputs).catch(() => {});
      const writes = host.requests().filter((request) => !request.startsWith('GET'));
      const own = writes.filter((write) => write.includes(' /v2/organizations/acme/pipelines/web/builds'));
      expect(writes).toEqual(own);
      if (inputs.operation !== 'cancel-build') expect(new Set(writes).size).toBe(writes.length);
      expect(writes.filter((write) => !write.endsWith('/cancel')).length).toBeLessThanOrEqual(1);
    },
  );
});

it.each<Inputs>([
  { operation: 'list-builds', pipeline: 'acme/web' },
  { operation: 'cancel-builds', pipeline: 'acme/web', branch: 'fix' },
  { operation: 'wait-for-build', pipeline: 'acme/web', commit, branch: 'fix' },
  { operation: 'trigger-build', ...start, 'idempotency-key': 'release-7' },
])(
  'a pipeline that the service shows under another name is never taken for one without builds: %j',
  async (inputs) => {
    const host = createHost({ seed, alter: (body) => moved(body, (url) => url.replace('/web/', '/new/')) });
    const meta_data = { 'kitestring-idempotency-key': 'release-7' };
    host.sandbox.world.run({ organization: 'acme', pipeline: 'web', branch: 'fix', commit, meta_data });
    const { outcome, error } = await host.run(inputs).then(
      ({ outcome }) => ({ outcome, error: undefined }),
      (error: Error) => ({ outcome: undefined, error }),
    );
    expect(outcome?.success ?? false).toBe(false);
    expect(error?.message ?? outcome?.sentence).toContain(
      'it has builds of another organization or pipeline',
    );
    expect(host.requests().filter((request) => !request.startsWith('GET'))).toEqual([]);
  },
);
