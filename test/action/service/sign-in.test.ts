import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runPostStep } from '../../../src/action/post-step.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { defaultSeed } from '../../../src/sandbox/seed/default-seed.ts';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { withActionRunner } from '../../support/action-runner.ts';
import { identityIssuer } from '../../support/github/identity.ts';
import { type IdentityAnswer, serveIdentity } from '../../support/github/identity-endpoint.ts';
import { runStepHere } from '../../support/step-here.ts';

const audience = 'https://buildkite.com/acme';
const identity = await serveIdentity(() => sandbox.clock.now());
const scopes = ['read_builds', 'write_builds'];
const access = { issuer: identityIssuer, audience, key: identity.key, scopes };
const claims = { repository_id: '4711', ref: 'refs/heads/main' };
const identities = { main: { ...access, clientId: 'client-1', claims } };
const rateLimits = { organization: 'off', user: 'off' } as const;
const sandbox = createSandbox({ seed: { ...defaultSeed(), identities }, rateLimits });
const server = await serveSandbox(sandbox);

afterAll(async () => {
  await server.close();
  await identity.close();
});

beforeEach(() => {
  sandbox.faults.clear();
  sandbox.requests.clear();
  identity.answers.length = 0;
});

const inputs = {
  'base-url': server.url,
  'oidc-token-url': `${server.url}/oauth/token`,
  'oidc-client-id': 'client-1',
  'oidc-audience': audience,
};

/** Runs a step that reads a build, and returns its result and what it sent. */
async function run(given: Readonly<Record<string, string>> = {}, environment = identity.environment) {
  const before = identity.issued.length;
  const build = { operation: 'get-build', pipeline: 'acme/web', build: '1' };
  return runStepHere(
    { inputs: { ...inputs, ...build, ...given }, environment, pace: 60 },
    (runner, failed) => ({
      failed,
      state: runner.outputs().state,
      log: runner.stdout().replaceAll(/^::(?:add-mask|debug)::.*\n/gm, ''),
      masks: [...runner.stdout().matchAll(/^::add-mask::(.*)$/gm)].map(([, secret = '']) => secret),
      identities: identity.issued.slice(before),
      requests: sandbox.requests.entries().map(({ path, token }) => `${path.split('/').at(-1)} by ${token}`),
    }),
  );
}

const exchange = { path: '/oauth/token' };
const fault = (behavior: Fault, more: Partial<Fault> = {}): Fault =>
  ({ on: exchange, times: 'always', ...behavior, ...more }) as Fault;
const answered = (body: unknown, status = 200): Fault => fault({ kind: 'status', status, body });
const token = (more: object) => answered({ access_token: 'bkua_sandbox_buildsOnly', ...more });

describe('a step without a stored secret', () => {
  it('signs in with the identity of its job by the exchange of RFC 7523, and masks both tokens before it uses them', async () => {
    const { failed, state, log, requests, masks, identities } = await run();
    expect({ failed, state }).toEqual({ failed: false, state: 'passed' });
    expect(log).toContain('Signed in with the identity of this job. The token is valid for 1 h.\n');
    expect(requests).toEqual(['token by null', '1 by main']);
    expect(identities).toHaveLength(1);
    expect(masks).toEqual([
      identity.environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN,
      identities[0],
      expect.stringMatching(/^bkat_sandbox_/),
    ]);
    const body = {
      grant_type: 'client_credentials',
      client_id: 'client-1',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const [first] = sandbox.requests.entries();
    expect(first).toMatchObject({ method: 'POST', headers });
    expect(first?.body).toEqual(body);
  });

  it.each([1, 9])('signs in again with a fresh identity token after a 401, once (of %d)', async (times) => {
    sandbox.faults.add({ kind: 'status', status: 401, times, body: { message: 'No' }, on: 'builds.get' });
    const { failed, log, identities, requests } = await run();
    expect(failed).toBe(times > 1);
    if (failed) expect(log).toContain('::error::Could not get build 1 of acme/web: 401 - No');
    expect(new Set(identities).size).toBe(2);
    expect(requests).toEqual(['token by null', '1 by main', 'token by null', '1 by main']);
  });

  it.each<[string, Fault | IdentityAnswer]>([
    ['GitHub has a problem', { status: 503, body: 'busy' }],
    ['GitHub asks to wait', { status: 429, headers: { 'retry-after': '0' }, body: {} }],
    ['the service has a problem', fault({ kind: 'status', status: 503 }, { times: 1 })],
    ['the connection is reset', fault({ kind: 'reset' }, { times: 1 })],
    ['the answer breaks off', fault({ kind: 'cut' }, { times: 1 })],
  ])('tries again with a fresh identity token if %s', async (_, trouble) => {
    if ('kind' in trouble) sandbox.faults.add(trouble);
    else identity.answers.push(trouble);
    const { failed, log, identities } = await run();
    expect(failed).toBe(false);
    expect(log).toMatch(/^Could not get build 1 of acme\/web: no token \(.*\)\. Trying again/m);
    expect(new Set(identities).size).toBe('kind' in trouble ? 2 : 1);
  });

  it.each([
    [{ expires_in: -60 }, ''],
    [{ expires_in: 'soon' }, ''],
    [{}, ''],
  ])('uses a token with any lifetime: %j', async (more, note) => {
    sandbox.faults.add(token({ token_type: 'bearer', ...more }));
    const { failed, log, requests } = await run();
    expect(failed).toBe(false);
    expect(log.split('\n')[0]).toBe(`Signed in with the identity of this job.${note}`);
    expect(requests).toEqual(['token by null', '1 by buildsOnly']);
  });
});

const check =
  'Check oidc-client-id, oidc-audience, oidc-token-url, and the conditions that the service sets for the identity.';
const refusal = (error: string) =>
  answered(
    { error, error_description: 'Not ::warning::now\n%0A##[error]' },
    error === 'invalid_client' ? 401 : 400,
  );
const refused = (status: number, error: string) =>
  new RegExp(
    `^Could not exchange the identity token at 127\\.0\\.0\\.1:\\d+: ${status} - ${error}: Not ::warning::now %250A#.?#?\\[error\\]%0A${check}$`,
  );

it.each<[string, Fault, RegExp]>([
  ['invalid_grant', refusal('invalid_grant'), refused(400, 'invalid_grant')],
  ['invalid_client', refusal('invalid_client'), refused(401, 'invalid_client')],
  ['HTML', answered('<p>No', 403), /: 403%0ACheck/],
  [
    'a redirect',
    fault({ kind: 'status', status: 307, headers: { location: 'https://evil.example/token' } }),
    /: 307 - a redirect to evil\.example%0ACheck/,
  ],
  ['HTML of a success', answered('<p>Sign in'), /does not hold a token%0ACheck oidc-token-url\.$/],
  ['a short token', answered({ access_token: 'too-short' }), /does not hold a token%0A/],
  ['a large answer', token({ scope: 'x'.repeat(70_000) }), /does not hold a token%0A/],
  ['a 500', fault({ kind: 'status', status: 500 }), /: 500%0ATry again later\.$/],
  ['a reset', fault({ kind: 'reset' }), /: the connection to 127\.0\.0\.1:\d+ failed \(ECONNRESET\)$/],
])('an exchange that fails is reported: %s', async (name, trouble, expected) => {
  sandbox.faults.add(trouble);
  const { failed, log, masks, requests } = await run();
  expect(failed).toBe(true);
  // What is there of a token is hidden before it is looked at.
  expect(masks.includes('too-short')).toBe(name === 'a short token');
  const errors = [...log.matchAll(/^::error::(.*)$/gm)].map(([, line]) => line);
  expect(errors).toEqual([expect.stringMatching(expected)]);
  expect(log).not.toMatch(/^\s*::warning|##\[error\]/m);
  expect(requests.filter((request) => request !== 'token by null')).toEqual([]);
});

const noPermission =
  'the job needs `permissions: id-token: write`, which runs for pull requests from forks and by Dependabot cannot have.\n';
const redirect = { status: 302, headers: { location: 'https://evil.example/' }, body: '' };
it.each<[string, Partial<IdentityAnswer>, Readonly<Record<string, string>>, string]>([
  ['no permission', {}, { ACTIONS_ID_TOKEN_REQUEST_URL: '' }, noPermission],
  ['no permission, by its token', {}, { ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' }, noPermission],
  ['a refusal', { status: 403 }, {}, '403%0ACheck that the job has `permissions: id-token: write`'],
  ['a redirect', redirect, {}, '302 - a redirect to evil.example%0A'],
])(
  'an identity token that GitHub does not give is reported: %s',
  async (_, answer, environment, expected) => {
    identity.answers.push(...Array.from({ length: 9 }, () => ({ body: {}, ...answer })));
    const { failed, log, requests } = await run({}, { ...identity.environment, ...environment });
    expect(failed).toBe(true);
    expect(log).toContain(`::error::Could not get an identity token from GitHub: ${expected}`);
    expect(requests).toEqual([]);
  },
);

it('the post step signs in by itself', async () => {
  const build = sandbox.world.run({ organization: 'acme', pipeline: 'nightly' });
  const saved = [{ cancel: { organization: 'acme', pipeline: 'nightly', number: build.number } }];
  const log = await withActionRunner(async (runner) => {
    for (const [name, value] of Object.entries(inputs)) runner.give(name, value);
    process.env.STATE_kitestring = JSON.stringify(saved);
    try {
      await runPostStep({ ...runner.environment, ...identity.environment }, new AbortController().signal);
    } finally {
      delete process.env.STATE_kitestring;
    }
    return runner.stdout();
  });
  expect(log).toContain('Signed in with the identity of this job.');
  const asked = sandbox.requests.entries().map(({ method, token: label }) => `${method} by ${label}`);
  expect(asked).toEqual(['POST by null', 'PUT by main']);
});
