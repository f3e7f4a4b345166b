import { expect, it } from 'vitest';
import { type RouteName, routes } from '../../src/sandbox/http/routes.ts';
import { builds, start } from './harness.ts';
import { requestTo, seed } from './requests.ts';

const read = ['read_suites', 'read_builds'];
const write = ['write_suites', 'write_builds'];
const live = [
  'read_build_logs',
  'read_artifacts',
  'read_organizations',
  'read_accounts',
  'read_pipelines',
  'read_user',
];
/** Scopes of the tokens; written out, not derived. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  all: [...read, ...write, ...live, 'write_pipelines'],
  readOnly: read,
  buildsOnly: ['read_builds', 'write_builds'],
  suitesOnly: ['read_suites', 'write_suites'],
  noScopes: [],
};

const open = ['artifacts.open', 'accessToken.issue'];

it.each((Object.keys(routes) as RouteName[]).filter((name) => !open.includes(name)))(
  'the endpoint %s checks token, scopes and organization',
  async (name) => {
    const scope = routes[name].scope ?? '';
    const { method, path, status, ...sent } = await requestTo(name);
    const ask = (token: string, to = path) => start({ seed }).ask(method, to, { ...sent, token });
    for (const [token, scopes] of Object.entries(allowed)) {
      const { headers, ...reply } = await ask(token);
      const isAllowed = scope === '' || scopes.includes(scope);
      expect([token, reply.status]).toEqual([token, isAllowed ? status : 403]);
      if (!isAllowed) expect(reply.text).toContain(`Your access token doesn't have the ${scope} scope`);
      expect(headers.get('x-oauth-scopes')?.split(', ').filter(Boolean).sort()).toEqual(scopes.toSorted());
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

it('the sandbox has a unique x-request-id in every response', async () => {
  const { get } = start();
  const ids = [];
  for (const path of ['/v2/builds', '/v2/builds', '/nope', `${builds}/9`])
    ids.push((await get(path)).headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
