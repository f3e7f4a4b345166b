import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { artifactSchema } from '../../src/model/artifact.ts';
import { type Build, buildSchema } from '../../src/model/build.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from '../../src/model/build-test.ts';
import { type EndpointName, endpoints } from '../../src/model/endpoints.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import { jobSchema } from '../../src/model/job.ts';
import { suiteSchema } from '../../src/model/suite.ts';
import { builds, order, start, suites } from '../sandbox/harness.ts';
import { requestTo, seed } from '../sandbox/requests.ts';

/*
 * The sandbox knows nothing of the model's schemas, nor they of it: each is written from the document. Here they
 * meet. What the lenient schemas read must be all that was sent: a field that does not fit would come out as null.
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
  'failedExecutions.list': z.array(failedExecutionSchema),
};

/** Parses an answer, and makes sure that nothing of it was lost. */
function expectComplete(
  name: keyof typeof schemas,
  { status, body }: { status: number; body: unknown },
): void {
  expect(status).toBe(endpoints[name].status ?? 200);
  expect(Array.isArray(body)).toBe(endpoints[name].paged ?? false);
  expect(schemas[name].parse(body)).toEqual(body);
}

describe('the model reads every answer of the sandbox:', () => {
  it.each(Object.keys(schemas) as (keyof typeof schemas)[])('that to %s', async (name) => {
    const { method, path, ...sent } = await requestTo(name);
    const reply = await start({ seed }).ask(method, path, sent);
    const body = reply.text === '' ? undefined : reply.body;
    expectComplete(name, { ...reply, body });
    if (Array.isArray(body)) expect(body).not.toEqual([]);
  });

  it.each([
    ['flakyTests.list', `${suites}/web-end-to-end/flaky-tests`],
    ['flakyTests.list', `${suites}/hostile-names/flaky-tests`],
    ['flakyTests.list', `${suites}/design-system/flaky-tests`],
    ['builds.list', '/v2/builds?per_page=100&include_retried_jobs=true'],
    ['builds.listForOrganization', '/v2/organizations/acme/builds?per_page=100'],
    ['builds.listForPipeline', `${builds}?per_page=100`],
    ['builds.get', `${builds}/29?include_retried_jobs=true`],
    ['builds.get', `${builds}/1?exclude_jobs=true&exclude_pipeline=true`],
  ] as const)('with the default seed, that to %s at %s', async (name, path) => {
    expectComplete(name, await start({ seed: 'default' }).get(path));
  });

  it.each(['web', 'api', 'mobile', 'shop', 'monorepo', 'gpu', 'sandcastle', 'platform', 'tools'])(
    'a build of %s at every stage of its life',
    async (pipeline) => {
      const { ask, get, clock } = start({ seed: 'default' });
      const path = `/v2/organizations/acme/pipelines/${pipeline}/builds`;
      const { number, state } = (await ask<Build>('POST', path, { body: order })).body;
      expect(state).toBe('scheduled');
      for (let minute = 0; minute < 6; minute += 1) {
        const reply = await get<Build>(`${path}/${number}?include_retried_jobs=true`);
        expectComplete('builds.get', reply);
        expect(buildSchema.parse(reply.body).jobs?.filter(({ type }) => type === 'unknown')).toEqual([]);
        clock.advance(minute === 0 ? 4_000 : 60_000);
      }
    },
  );
});
