import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { artifactSchema } from '../../src/model/artifact.ts';
import { type Build, buildSchema } from '../../src/model/build.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from '../../src/model/build-test.ts';
import { type EndpointName, endpoints } from '../../src/model/endpoints.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import { jobSchema } from '../../src/model/job.ts';
import { suiteSchema } from '../../src/model/suite.ts';
import { createManualClock } from '../../src/sandbox/clock.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';

/*
 * The sandbox knows nothing of the model's schemas, nor they of it: each is written from the document. Here they
 * meet. What the lenient schemas read must be what was sent, whole: a field that does not fit would come out as null.
 */

const schemas: Readonly<Record<Exclude<EndpointName, 'jobs.log' | 'artifacts.download'>, z.ZodType>> = {
  'suites.list': z.array(suiteSchema),
  'suites.get': suiteSchema,
  'suites.create': suiteSchema,
  'suites.update': suiteSchema,
  'suites.delete': z.undefined(),
  'flakyTests.list': z.array(flakyTestSchema),
  'builds.list': z.array(buildSchema),
  'builds.listForOrganization': z.array(buildSchema),
  'builds.listForPipeline': z.array(buildSchema),
  'builds.get': buildSchema,
  'builds.create': buildSchema,
  'builds.cancel': buildSchema,
  'builds.rebuild': buildSchema,
  'builds.retryFailedJobs': buildSchema,
  'jobs.unblock': jobSchema,
  'artifacts.list': z.array(artifactSchema),
  'artifacts.get': artifactSchema,
  'buildTests.list': z.array(buildTestSchema),
  'suiteTests.list': z.array(buildTestSchema),
  'testRuns.get': testRunSchema,
  'testRuns.failedExecutions': z.array(failedExecutionSchema),
};

function start() {
  const clock = createManualClock();
  const sandbox = createSandbox({ clock, rateLimits: { organization: 'off', user: 'off' } });
  async function ask(
    name: keyof typeof schemas,
    places: Readonly<Record<string, string | number>> = {},
    { query = '', body }: { readonly query?: string; readonly body?: object } = {},
  ) {
    const all = { organization: 'acme', pipeline: 'web', suite: 'checkout', number: 1, ...places };
    const path = endpoints[name].path.replaceAll(/\{(\w+)\}/g, (_, place: keyof typeof all) =>
      String(all[place]),
    );
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${path}${query}`, {
        method: endpoints[name].method,
        headers: { authorization: `Bearer ${sandbox.tokens.all.token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }
  return { sandbox, clock, ask };
}

/** Parses an answer, and makes sure that nothing of it was lost. */
function expectWhole(name: keyof typeof schemas, { status, body }: { status: number; body: unknown }): void {
  expect(status).toBe(endpoints[name].status ?? 200);
  expect(Array.isArray(body)).toBe(endpoints[name].paged ?? false);
  expect(schemas[name].parse(body)).toEqual(body);
}

describe('the model reads every answer of the sandbox:', () => {
  it.each([
    ['suites.list'],
    ['suites.get'],
    ['flakyTests.list', { suite: 'web-end-to-end' }],
    ['flakyTests.list', { suite: 'hostile-names' }],
    ['flakyTests.list', { suite: 'design-system' }],
    ['builds.list', {}, '?per_page=100&include_retried_jobs=true'],
    ['builds.listForOrganization', {}, '?per_page=100'],
    ['builds.listForPipeline', {}, '?per_page=100'],
    ['builds.listForPipeline', { pipeline: 'shop' }],
    ['builds.get', { number: 29 }, '?include_retried_jobs=true'],
    ['builds.get', {}, '?exclude_jobs=true&exclude_pipeline=true'],
  ] as const)(
    'that to %s %j %s',
    async (name: keyof typeof schemas, places: Readonly<
      Record<string, string | number>
    > = {}, query: string = '') => {
      const { ask } = start();
      expectWhole(name, await ask(name, places, { query }));
    },
  );

  it('that to suites.create, suites.update and suites.delete', async () => {
    const { ask } = start();
    const body = { name: 'New', default_branch: 'main', show_api_token: true };
    expectWhole('suites.create', await ask('suites.create', {}, { body }));
    expectWhole('suites.update', await ask('suites.update', { suite: 'new' }, { body: { name: 'Newer' } }));
    expectWhole('suites.delete', await ask('suites.delete', { suite: 'newer' }));
  });

  it('that to builds.create, builds.cancel and builds.rebuild', async () => {
    const { ask, clock } = start();
    const body = { commit: 'HEAD', branch: 'main', pull_request_id: 12, env: { A: '1' } };
    const created = await ask('builds.create', {}, { body });
    expectWhole('builds.create', created);
    clock.advance(30_000);
    const { number } = buildSchema.parse(created.body);
    expectWhole('builds.cancel', await ask('builds.cancel', { number }));
    expectWhole('builds.rebuild', await ask('builds.rebuild', { number }));
  });

  it('that to builds.retryFailedJobs', async () => {
    const { sandbox, clock } = start();
    const build = sandbox.world.run({ organization: 'acme', pipeline: 'api' });
    clock.advance(600_000);
    const path = endpoints['builds.retryFailedJobs'].path.replaceAll(/\{(\w+)\}/g, (_, place: string) =>
      String(Reflect.get(build, place)),
    );
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${path}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${sandbox.tokens.all.token}` },
      }),
    );
    expectWhole('builds.retryFailedJobs', { status: response.status, body: await response.json() });
  });

  it.each(['web', 'api', 'mobile', 'shop', 'docs', 'monorepo', 'gpu', 'sandcastle', 'platform', 'tools'])(
    'a build of %s at every stage of its life',
    async (pipeline) => {
      const { ask, clock } = start();
      const body = { commit: 'HEAD', branch: 'main' };
      const { number } = buildSchema.parse((await ask('builds.create', { pipeline }, { body })).body);
      const states = new Set<string>();
      for (let minute = 0; minute < 6; minute += 1) {
        const reply = await ask('builds.get', { pipeline, number }, { query: '?include_retried_jobs=true' });
        expectWhole('builds.get', reply);
        const build: Build = buildSchema.parse(reply.body);
        states.add(build.state);
        expect(build.jobs?.filter(({ type }) => type === 'unknown')).toEqual([]);
        clock.advance(minute === 0 ? 4_000 : 60_000);
      }
      expect(states.has('scheduled')).toBe(true);
    },
  );
});
