import { describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import type { Suite } from '../../src/model/suite.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { origin, start, suites } from './harness.ts';

const teams = ['7b6f4a52-3f0e-4d7c-9a1b-2c5d8e9f0a11', 'c0ffee00-1d2e-4f3a-8b4c-5d6e7f8a9b0c'];
const seed: Seed = {
  organizations: [
    {
      slug: 'acme',
      suites: [{ name: 'Web', flakyTests: [{ name: 'one', location: 'spec/a_spec.rb:12', ageMs: 5_000 }] }],
    },
    { slug: 'teamed', teams },
  ],
};
const teamed = '/v2/analytics/organizations/teamed/suites';
const fresh = { name: 'Fresh', default_branch: 'main' };

describe('the creation of a suite', () => {
  it('answers 201 with the suite, whose slug comes from its name', async () => {
    const { ask, get } = start({ seed });
    const reply = await ask<Suite>('POST', suites, {
      body: { name: 'Ünit & Co. (2)', default_branch: 'trunk' },
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      name: 'Ünit & Co. (2)',
      slug: 'unit-co-2',
      default_branch: 'trunk',
      url: `${origin}${suites}/unit-co-2`,
    });
    expect((await get<Suite>(`${suites}/unit-co-2`)).body.id).toBe(reply.body.id);
  });

  it('makes the slug of a duplicate name unique', async () => {
    const { ask } = start({ seed });
    const slugs: (string | null | undefined)[] = [];
    for (let count = 0; count < 3; count += 1)
      slugs.push((await ask<Suite>('POST', suites, { body: fresh })).body.slug);
    expect(slugs).toEqual(['fresh', 'fresh-2', 'fresh-3']);
  });

  it('makes a slug for a name without letters', async () => {
    const { ask } = start({ seed });
    const { body } = await ask<Suite>('POST', suites, { body: { ...fresh, name: '!?' } });
    expect(body.slug).toBe('suite');
  });

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('shows the token with show_api_token %s: %s', async (show_api_token, shown) => {
    const { ask } = start({ seed });
    const { body } = await ask<Suite>('POST', suites, { body: { ...fresh, show_api_token } });
    expect('api_token' in body).toBe(shown);
    if (shown) expect(body.api_token).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    [{}, ['name missing', 'default_branch missing']],
    [{ ...fresh, name: '' }, ['name missing']],
    [{ ...fresh, name: 5 }, ['name invalid']],
    [{ ...fresh, show_api_token: 'yes' }, ['show_api_token invalid']],
    [{ ...fresh, team_ids: teams }, ['team_ids not_available']],
    [{ ...fresh, team_ids: [] }, ['team_ids not_available']],
  ])('rejects %j', async (body, expected) => {
    const { ask } = start({ seed });
    const reply = await ask<{ errors: { field: string; code: string }[] }>('POST', suites, { body });
    expect(reply.status).toBe(422);
    expect(reply.body.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it.each([
    [fresh, 422],
    [{ ...fresh, teams_ids: teams }, 422],
    [{ ...fresh, team_ids: [] }, 422],
    [{ ...fresh, team_ids: ['unknown'] }, 422],
    [{ ...fresh, team_ids: teams[0] }, 422],
    [{ ...fresh, team_ids: teams.slice(1) }, 201],
  ])('if Teams are enabled, answers %j with %i', async (body, status) => {
    const { ask } = start({ seed });
    expect((await ask('POST', teamed, { body })).status).toBe(status);
  });
});

describe('the update of a suite', () => {
  it('gives it a new slug with a new name; the old slug is no longer found', async () => {
    const { ask, get } = start({ seed });
    const { body: before } = await get<Suite>(`${suites}/web`);
    const reply = await ask<Suite>('PATCH', `${suites}/web`, { body: { name: 'Browser' } });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      id: before.id,
      name: 'Browser',
      slug: 'browser',
      default_branch: 'main',
    });
    expect((await get(`${suites}/web`)).status).toBe(404);
  });

  it('keeps the slug with the same name, and when only the branch changes', async () => {
    const { ask } = start({ seed });
    expect((await ask<Suite>('PATCH', `${suites}/web`, { body: { name: 'Web' } })).body.slug).toBe('web');
    const { body } = await ask<Suite>('PATCH', `${suites}/web`, { body: { default_branch: 'trunk' } });
    expect(body).toMatchObject({ slug: 'web', default_branch: 'trunk' });
    expect((await ask<Suite>('PATCH', `${suites}/web`, { body: {} })).body).toEqual(body);
  });

  it('keeps the slug if the new name has the same one', async () => {
    const { ask } = start({ seed });
    const { body } = await ask<Suite>('PATCH', `${suites}/web`, { body: { name: 'WEB!' } });
    expect(body).toMatchObject({ name: 'WEB!', slug: 'web' });
  });

  it('does not take the slug of another suite', async () => {
    const { ask } = start({ seed });
    await ask('POST', suites, { body: fresh });
    const { body } = await ask<Suite>('PATCH', `${suites}/web`, { body: { name: 'Fresh' } });
    expect(body.slug).toBe('fresh-2');
  });

  it.each([{ name: '' }, { name: 7 }, { default_branch: '' }])('rejects %j', async (body) => {
    const { ask } = start({ seed });
    expect((await ask('PATCH', `${suites}/web`, { body })).status).toBe(422);
  });
});

describe('the deletion of a suite', () => {
  it('answers 204 with neither body nor content type, and the suite is gone', async () => {
    const { ask, get } = start({ seed });
    const reply = await ask('DELETE', `${suites}/web`);
    expect(reply.status).toBe(204);
    expect(reply.text).toBe('');
    expect(reply.headers.get('content-type')).toBeNull();
    expect((await get(`${suites}/web`)).status).toBe(404);
    expect((await ask('DELETE', `${suites}/web`)).status).toBe(404);
  });
});

describe('the list of flaky tests', () => {
  it('returns each with its file, its count and its last time', async () => {
    const { get, clock } = start({ seed });
    const { body } = await get<FlakyTest[]>(`${suites}/web/flaky-tests`);
    expect(body).toMatchObject([
      {
        name: 'one',
        scope: null,
        location: 'spec/a_spec.rb:12',
        file_name: 'spec/a_spec.rb',
        instances: 1,
        most_recent_instance_at: new Date(clock.now() - 5_000).toISOString(),
      },
    ]);
  });
});
