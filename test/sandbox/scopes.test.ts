import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { type RouteName, routes } from '../../src/sandbox/http/routes.ts';
import type { TokenName } from '../../src/sandbox/http/tokens.ts';
import { uuidOf } from '../../src/sandbox/identity.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { origin, settled, start } from './harness.ts';

const one = {
  pipelines: [
    {
      slug: 'web',
      script: settled(
        { tests: [{ name: 'adds' }], artifacts: [{ path: 'a.txt', size: 3 }] },
        { block: 'Go?' },
      ),
      history: [{ ageMs: 60_000 }, { ageMs: 0 }],
    },
  ],
  suites: [{ name: 'Web' }],
};
const seed: Seed = {
  organizations: [
    { slug: 'acme', ...one },
    { slug: 'hidden', ...one },
  ],
};

const names = Object.keys(routes) as RouteName[];

/** The first build, its job, which has a log and an artifact, or its block step, and its run. */
async function idsOf(name: RouteName, organization: string) {
  const { get } = start({ seed });
  const { body } = await get<Build>(
    `/v2/organizations/${organization}/pipelines/web/builds/1?include_test_engine=true`,
  );
  return {
    build: body.id,
    job: String(body.jobs?.[name === 'jobs.unblock' ? 1 : 0]?.id),
    artifact: uuidOf(`artifact/${body.jobs?.[0]?.id}/0`),
    run: String(body.test_engine?.runs?.[0]?.id),
  };
}

/** The status of success. */
function statusOf(name: RouteName): number {
  const route = routes[name];
  return ('status' in route ? route.status : undefined) ?? 200;
}

/** A request to each endpoint that succeeds with the right token. */
async function requestTo(name: RouteName, organization = 'acme') {
  const { method, path } = routes[name];
  const places: Readonly<Record<string, string>> = {
    organization,
    pipeline: 'web',
    suite: 'web',
    // The first build has run up to its block step; the second one has not started.
    number: /^(?:jobs|artifacts)/.test(name) ? '1' : '2',
    ...(await idsOf(name, organization)),
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
  const bodies: Partial<Record<RouteName, object>> = {
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
  const { scope } = routes[name];
  const status = statusOf(name);
  const { method, path, ...sent } = await requestTo(name);

  it('succeeds with a token of all scopes', async () => {
    const { ask } = start({ seed });
    const reply = await ask(method, path, sent);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('x-accepted-oauth-scopes')).toBe(scope);
    expect(reply.headers.get('x-oauth-scopes')).toBe(
      'read_suites, write_suites, read_builds, write_builds, write_pipelines, read_build_logs, read_artifacts',
    );
  });

  it.each(allowed)('checks the scopes of the token %s', async (token, scopes) => {
    const { ask } = start({ seed });
    const reply = await ask(method, path, { ...sent, token });
    if (scope === '' || scopes.includes(scope)) {
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
  const named = names.filter((name) => routes[name].path.includes('{organization}'));

  it.each(named)('is not found by %s', async (name) => {
    const status = statusOf(name);
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
