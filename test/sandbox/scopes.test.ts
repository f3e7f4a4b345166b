import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { type EndpointName, endpoints } from '../../src/model/endpoints.ts';
import type { TokenName } from '../../src/sandbox/http/tokens.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { origin, settled, start } from './harness.ts';

const one = {
  pipelines: [{ slug: 'web', script: settled({}), history: [{ ageMs: 60_000 }, { ageMs: 0 }] }],
  suites: [{ name: 'Web' }],
};
const seed: Seed = {
  organizations: [
    { slug: 'acme', ...one },
    { slug: 'hidden', ...one },
  ],
};

const names = Object.keys(endpoints) as EndpointName[];

/** The job of the first build, which has a log. */
async function jobOf(organization: string): Promise<string> {
  const { get } = start({ seed });
  const { body } = await get<Build>(`/v2/organizations/${organization}/pipelines/web/builds/1`);
  return String(body.jobs?.[0]?.id);
}

/** A request to each endpoint that succeeds with the right token. */
async function requestTo(name: EndpointName, organization = 'acme') {
  const { method, path } = endpoints[name];
  const places: Readonly<Record<string, string>> = {
    organization,
    pipeline: 'web',
    suite: 'web',
    number: name === 'jobs.log' ? '1' : '2',
    job: await jobOf(organization),
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
  const bodies: Partial<Record<EndpointName, object>> = {
    'builds.create': { commit: 'HEAD', branch: 'main' },
    'suites.create': { name: 'New', default_branch: 'main' },
    'suites.update': { name: 'Newer' },
  };
  const headers: Readonly<Record<string, string>> =
    name === 'jobs.log' ? { accept: 'text/plain', range: 'bytes=-10' } : {};
  return { method, path: filled, body: bodies[name], headers };
}

/** Scopes of the tokens that do not have all; written out, not derived. */
const allowed: readonly (readonly [TokenName, readonly string[]])[] = [
  ['readOnly', ['read_suites', 'read_builds']],
  ['buildsOnly', ['read_builds', 'write_builds']],
  ['suitesOnly', ['read_suites', 'write_suites']],
  ['noScopes', []],
];

describe.each(names)('the endpoint %s', async (name) => {
  const { status, scope } = endpoints[name];
  const { method, path, ...sent } = await requestTo(name);

  it('succeeds with a token of all scopes', async () => {
    const { ask } = start({ seed });
    const reply = await ask(method, path, sent);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('x-accepted-oauth-scopes')).toBe(scope);
    expect(reply.headers.get('x-oauth-scopes')).toBe(
      'read_suites, write_suites, read_builds, write_builds, write_pipelines, read_build_logs',
    );
  });

  it.each(allowed)('checks the scopes of the token %s', async (token, scopes) => {
    const { ask } = start({ seed });
    const reply = await ask(method, path, { ...sent, token });
    if (scopes.includes(scope)) {
      expect(reply.status).toBe(status);
      return;
    }
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({ message: `Your access token doesn't have the ${scope} scope` });
    expect(reply.headers.get('x-oauth-scopes')).toBe(scopes.join(', '));
    expect(reply.headers.get('x-accepted-oauth-scopes')).toBe(scope);
  });

  it('answers 401 to a token that it does not know', async () => {
    const { ask } = start({ seed });
    const reply = await ask(method, path, { ...sent, token: 'bkua_unknown' });
    expect(reply).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/^Authentication required/) },
    });
    expect(reply.headers.get('x-accepted-oauth-scopes')).toBe(scope);
  });
});

describe('an organization that the token may not see', () => {
  const named = names.filter((name) => endpoints[name].path.includes('{organization}'));

  it.each(named)('is not found by %s', async (name) => {
    const { status } = endpoints[name];
    const { ask } = start({ seed });
    const { method, path, ...sent } = await requestTo(name, 'hidden');
    expect((await ask(method, path, sent)).status).toBe(status);
    const reply = await ask(method, path, { ...sent, token: 'narrow' });
    expect(reply).toMatchObject({ status: 404, body: { message: 'No organization found' } });
  });
});

describe('the Authorization header', () => {
  it.each([
    [undefined, 401],
    ['', 401],
    ['Basic YTpi', 401],
    ['Bearer', 401],
    ['bkua_sandbox_all', 401],
    ['Bearer bkua_sandbox_all', 200],
    ['bearer bkua_sandbox_all', 200],
  ])('is checked: %s answers %i', async (authorization, status) => {
    const { sandbox } = start({ seed });
    const headers = authorization === undefined ? undefined : { authorization };
    const response = await sandbox.fetch(new Request(`${origin}/v2/builds`, { headers }));
    expect(response.status).toBe(status);
  });
});
