import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from '../../src/sandbox/http/routes.ts';
import { builds, origin, start } from './harness.ts';
import { requestTo, seed } from './requests.ts';

const read = ['read_suites', 'read_builds'];
const write = ['write_suites', 'write_builds', 'write_pipelines', 'read_build_logs', 'read_artifacts'];
/** Scopes of the tokens; written out, not derived. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  all: ['read_suites', 'write_suites', 'read_builds', ...write.slice(1)],
  readOnly: read,
  buildsOnly: ['read_builds', 'write_builds'],
  suitesOnly: ['read_suites', 'write_suites'],
  noScopes: [],
};

it.each(Object.keys(routes) as RouteName[])(
  'the endpoint %s checks token, scopes and organization',
  async (name) => {
    const { scope } = routes[name];
    const { method, path, status, ...sent } = await requestTo(name);
    const ask = (token: string, to = path) => start({ seed }).ask(method, to, { ...sent, token });
    for (const [token, scopes] of Object.entries(allowed)) {
      const { headers, ...reply } = await ask(token);
      const isAllowed = scope === '' || scopes.includes(scope);
      expect([token, reply.status]).toEqual([token, isAllowed ? status : 403]);
      if (!isAllowed) expect(reply.text).toContain(`Your access token doesn't have the ${scope} scope`);
      expect(headers.get('x-oauth-scopes')).toBe(scopes.join(', '));
      expect(headers.get('x-accepted-oauth-scopes')).toBe(scope);
    }
    const message = expect.stringMatching(/^Authentication required/);
    expect(await ask('bkua_unknown')).toMatchObject({ status: 401, body: { message } });
    if (!path.includes('/acme/')) return;
    const hidden = await requestTo(name, 'hidden');
    expect((await ask('all', hidden.path)).status).toBe(status);
    const missing = { status: 404, body: { message: 'No organization found' } };
    expect(await ask('narrow', hidden.path)).toMatchObject(missing);
  },
);

describe('the sandbox', () => {
  it.each([
    ['GET', '/v2/organizations/nope/pipelines/web/builds', 'No organization found'],
    ['GET', '/v2/organizations/acme/pipelines/nope/builds', 'No pipeline found'],
    ['GET', `${builds}/9`, 'No build found'],
    ['GET', `${builds}/0`, 'No build found'],
    ['GET', `${builds}/one`, 'No build found'],
    ['GET', `${builds}/9007199254740993`, 'No build found'],
    ['PUT', `${builds}/9/retry_failed_jobs`, 'No build found'],
    ['GET', '/v2/analytics/organizations/acme/suites/nope', 'No suite found'],
    ['GET', '/v2/analytics/organizations/acme/suites/nope/flaky-tests', 'No suite found'],
    ['GET', '/v2/nothing', 'No route matches [GET] "/v2/nothing"'],
    ['GET', '/', 'No route matches [GET] "/"'],
    ['DELETE', builds, `No route matches [DELETE] "${builds}"`],
  ])('answers 404 to %s %s: %s', async (method, path, message) => {
    expect(await start({ seed }).ask(method, path)).toMatchObject({ status: 404, body: { message } });
  });

  it.each([
    [undefined, 401],
    ['', 401],
    ['Basic YTpi', 401],
    ['Bearer', 401],
    ['bkua_sandbox_all', 401],
    ['Bearer bkua_sandbox_all', 200],
    ['bearer bkua_sandbox_all', 200],
  ])('checks the Authorization header: %s answers %i', async (authorization, status) => {
    const headers = authorization === undefined ? undefined : { authorization };
    const request = new Request(`${origin}/v2/builds`, { headers });
    expect((await start({ seed }).sandbox.fetch(request)).status).toBe(status);
  });

  it('has a unique x-request-id in every response', async () => {
    const { get } = start();
    const ids = [];
    for (const path of ['/v2/builds', '/v2/builds', '/nope', `${builds}/9`])
      ids.push((await get(path)).headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('rate limits', () => {
  const acme = '/v2/organizations/acme/builds';
  const other = '/v2/organizations/other/builds';
  const users = {
    ada: { name: 'Ada', email: 'ada@acme.example' },
    ben: { name: 'Ben', email: 'b@acme.example' },
  };
  const tokens = { ben: { user: 'ben', scopes: ['read_builds'] } };
  const limited = { users, organizations: [{ slug: 'acme' }, { slug: 'other' }], tokens };

  /** A sandbox with these limits, and the statuses of requests, each a path and by default the token `all`. */
  function limit(organization: number | 'off' | undefined, user: number | 'off' | undefined) {
    const rateLimits = { ...(organization && { organization }), ...(user && { user }) };
    const kit = start({ seed: limited, rateLimits });
    const statuses = async (...asked: readonly string[]) => {
      const seen = [];
      for (const each of asked) {
        const [path = '', token] = each.split(' as ');
        seen.push((await kit.ask('GET', path, { token })).status);
      }
      return seen;
    };
    return { ...kit, statuses };
  }

  it('count down in the headers of both families', async () => {
    const { get, clock } = limit(undefined, undefined);
    clock.advance(12_001);
    await get(acme);
    const { headers } = await get(acme);
    const family = (prefix: string) =>
      ['scope', 'limit', 'remaining', 'reset', 'warning'].map((each) => headers.get(`${prefix}-${each}`));
    expect(family('ratelimit')).toEqual(['rest', '200', '198', '48', null]);
    expect(family('ratelimit-user')).toEqual(['rest_user', '50', '48', '48', null]);
  });

  it('reject with 429, a body that names the window, and a warning; rejected requests count too', async () => {
    const { get, statuses } = limit('off', 2);
    expect(await statuses(acme, acme, acme)).toEqual([200, 200, 429]);
    const { body, headers } = await get(acme);
    const message = expect.stringContaining('60 seconds');
    expect(body).toEqual({ message, scope: 'rest_user', limit: 2, current: 4, reset: 60 });
    expect(headers.get('ratelimit-user-remaining')).toBe('0');
    expect(headers.get('ratelimit-user-warning')).not.toBeNull();
    expect(headers.get('retry-after')).toBeNull();
  });

  it('reset with the next minute', async () => {
    const { statuses, clock } = limit('off', 1);
    clock.advance(59_999);
    expect(await statuses(acme, acme)).toEqual([200, 429]);
    clock.advance(1);
    expect(await statuses(acme)).toEqual([200]);
  });

  it.each([
    [
      'an organization, whichever user asks',
      2,
      'off',
      [acme, `${acme} as ben`, acme, other],
      [200, 200, 429, 200],
    ],
    ['a user, whichever organization', 'off', 2, [acme, other, acme, `${acme} as ben`], [200, 200, 429, 200]],
    [
      'the first organization, if a request names none',
      1,
      'off',
      ['/v2/builds', acme, other],
      [200, 429, 200],
    ],
    [
      'requests without the scope, but not those without a known token or a route',
      1,
      'off',
      [`${acme} as unknown`, '/v2/nothing', `${acme} as noScopes`, acme],
      [401, 404, 403, 429],
    ],
    ['nothing, if they are off', 'off', 'off', Array(300).fill(acme), Array(300).fill(200)],
  ] as const)('apply to %s', async (_, organization, user, asked, expected) => {
    const { statuses, get } = limit(organization, user);
    expect(await statuses(...asked)).toEqual(expected);
    const families = [...(await get(acme)).headers.keys()].filter((each) => each.endsWith('-limit'));
    expect(families).toHaveLength([organization, user].filter((each) => each !== 'off').length);
  });
});
