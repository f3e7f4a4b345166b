import { describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import type { Suite } from '../../src/model/suite.ts';
import { origin, start, suites } from './harness.ts';

const teams = ['7b6f4a52-3f0e-4d7c-9a1b-2c5d8e9f0a11', 'c0ffee00-1d2e-4f3a-8b4c-5d6e7f8a9b0c'];
const flakyTests = [{ name: 'one', location: 'spec/a_spec.rb:12', ageMs: 5_000 }];
const seed = {
  organizations: [
    { slug: 'acme', suites: [{ name: 'Web', flakyTests }] },
    { slug: 'teamed', teams },
  ],
};
const web = `${suites}/web`;
const teamed = '/v2/analytics/organizations/teamed/suites';
const fresh = { name: 'Fresh', default_branch: 'main' };

describe('the creation of a suite', () => {
  it.each([
    [['Ünit & Co. (2)'], ['unit-co-2']],
    [
      ['Fresh', 'Fresh', 'Fresh'],
      ['fresh', 'fresh-2', 'fresh-3'],
    ],
    [['!?'], ['suite']],
  ])('answers 201 with the suite: %j have the slugs %j', async (names, slugs) => {
    const { ask, get } = start({ seed });
    for (const [index, name] of names.entries()) {
      const reply = await ask<Suite>('POST', suites, { body: { name, default_branch: 'trunk' } });
      const slug = slugs[index];
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({
        name,
        slug,
        default_branch: 'trunk',
        url: `${origin}${suites}/${slug}`,
      });
      expect((await get<Suite>(`${suites}/${slug}`)).body.id).toBe(reply.body.id);
    }
  });

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('shows the token with show_api_token %s: %s', async (show_api_token, shown) => {
    const { body } = await start({ seed }).ask<Suite>('POST', suites, { body: { ...fresh, show_api_token } });
    expect('api_token' in body).toBe(shown);
    if (shown) expect(body.api_token).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    [suites, {}, ['name missing', 'default_branch missing']],
    [suites, { ...fresh, name: '' }, ['name missing']],
    [suites, { ...fresh, name: 5 }, ['name invalid']],
    [suites, { ...fresh, show_api_token: 'yes' }, ['show_api_token invalid']],
    [suites, { ...fresh, team_ids: teams }, ['team_ids not_available']],
    [suites, { ...fresh, team_ids: [] }, ['team_ids not_available']],
    // Teams are enabled.
    [teamed, fresh, ['team_ids missing']],
    [teamed, { ...fresh, teams_ids: teams }, ['team_ids missing']],
    [teamed, { ...fresh, team_ids: [] }, ['team_ids missing']],
    [teamed, { ...fresh, team_ids: ['unknown'] }, ['team_ids invalid']],
    [teamed, { ...fresh, team_ids: teams[0] }, ['team_ids missing']],
  ])('in %s rejects %j', async (path, body, expected) => {
    const reply = await start({ seed }).ask<{ errors: { field: string; code: string }[] }>('POST', path, {
      body,
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('names at least one team if Teams are enabled', async () => {
    const reply = await start({ seed }).ask('POST', teamed, { body: { ...fresh, team_ids: teams.slice(1) } });
    expect(reply.status).toBe(201);
  });
});

describe('the update of a suite', () => {
  it.each([
    [{ name: 'Browser' }, { name: 'Browser', slug: 'browser', default_branch: 'main' }],
    [{ name: 'Web' }, { name: 'Web', slug: 'web' }],
    [{ name: 'WEB!' }, { name: 'WEB!', slug: 'web' }],
    [{ name: 'Fresh' }, { name: 'Fresh', slug: 'fresh-2' }],
    [{ default_branch: 'trunk' }, { name: 'Web', slug: 'web', default_branch: 'trunk' }],
    [{}, { name: 'Web', slug: 'web', default_branch: 'main' }],
  ])('with %j makes it %j; a slug that it had is no longer found', async (body, expected) => {
    const { ask, get } = start({ seed });
    await ask('POST', suites, { body: fresh });
    const { id } = (await get<Suite>(web)).body;
    expect(await ask<Suite>('PATCH', web, { body })).toMatchObject({
      status: 200,
      body: { id, ...expected },
    });
    expect((await get(web)).status).toBe(expected.slug === 'web' ? 200 : 404);
  });

  it.each([{ name: '' }, { name: 7 }, { default_branch: '' }])('rejects %j', async (body) => {
    expect((await start({ seed }).ask('PATCH', web, { body })).status).toBe(422);
  });
});

it('the deletion of a suite answers 204 with neither body nor content type, and the suite is gone', async () => {
  const { ask, get } = start({ seed });
  const reply = await ask('DELETE', web);
  expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([204, '', null]);
  expect((await get(web)).status).toBe(404);
  expect((await ask('DELETE', web)).status).toBe(404);
});

it('the list of flaky tests returns each with its file, its count and its last time', async () => {
  const { get, clock } = start({ seed });
  const { body } = await get<FlakyTest[]>(`${web}/flaky-tests`);
  const place = { location: 'spec/a_spec.rb:12', file_name: 'spec/a_spec.rb' };
  const most_recent_instance_at = new Date(clock.now() - 5_000).toISOString();
  expect(body).toMatchObject([{ name: 'one', scope: null, ...place, instances: 1, most_recent_instance_at }]);
});
