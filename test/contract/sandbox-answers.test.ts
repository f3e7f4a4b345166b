import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../src/client/response/decode.ts';
import { type Build, buildSchema } from '../../src/model/build.ts';
import { type EndpointName, endpoints } from '../../src/model/endpoints.ts';
import { read, type Schema } from '../../src/model/schema.ts';
import { defaultSeed } from '../../src/sandbox/seed/default-seed.ts';
import { builds, order, start, suites } from '../sandbox/harness.ts';
import { requestTo, seed } from '../sandbox/requests.ts';
import { fitting } from '../support/fitting.ts';

/*
 * The sandbox knows nothing of the schemas of the model, nor they of it: each is written from the document. Here they
 * meet: what a schema returns must be all that was sent, as it was sent.
 */

/** Reads an answer, and makes sure that all of it fits. */
function expectComplete(name: EndpointName, { status, body }: { status: number; body: unknown }): void {
  expect(status).toBe(endpoints[name].status ?? 200);
  expect(Array.isArray(body)).toBe(endpoints[name].paged === true);
  expect(read(schemaOf(endpoints[name]) as Schema, body)).toStrictEqual({ ok: true, value: body });
}

describe('the model reads every answer of the sandbox:', () => {
  const withSchema = (Object.keys(endpoints) as EndpointName[]).filter((name) => schemaOf(endpoints[name]));

  it.each(withSchema)('that to %s', async (name) => {
    const { method, path, ...sent } = await requestTo(name);
    const reply = await start({ seed }).ask(method, path, sent);
    expectComplete(name, reply);
    if (Array.isArray(reply.body)) expect(reply.body).not.toEqual([]);
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
    expectComplete(name, await start({ seed: defaultSeed() }).get(path));
  });

  it.each(['web', 'api', 'mobile', 'shop', 'gpu', 'sandcastle', 'platform'])(
    'a build of %s at every stage of its life',
    async (pipeline) => {
      const { ask, get, clock } = start({ seed: defaultSeed() });
      const path = `/v2/organizations/acme/pipelines/${pipeline}/builds`;
      const { number, state } = (await ask<Build>('POST', path, { body: order })).body;
      expect(state).toBe('scheduled');
      for (let minute = 0; minute < 6; minute += 1) {
        const reply = await get<Build>(`${path}/${number}?include_retried_jobs=true`);
        expectComplete('builds.get', reply);
        expect(
          fitting(buildSchema, reply.body).jobs?.filter(({ type }) => String(type) === 'unknown'),
        ).toEqual([]);
        clock.advance(minute === 0 ? 4_000 : 60_000);
      }
    },
  );
});
