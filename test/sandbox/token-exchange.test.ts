import { describe, expect, it } from 'vitest';
import { createIdentitySigner, drawKey, identityIssuer } from '../support/github/identity.ts';
import { builds, origin, seedOf, start, suites } from './harness.ts';

const nowMs = Date.UTC(2026, 0, 15, 9, 0, 0);
const signer = createIdentitySigner(() => nowMs);
const aud = 'https://buildkite.com/acme';
const kites = {
  clientId: 'client-1',
  issuer: identityIssuer,
  audience: aud,
  key: signer.key,
  claims: { repository_id: '4711', ref: 'refs/heads/*' },
  scopes: ['read_builds', 'write_builds'],
  lifeMs: 600_000,
};
const form = 'application/x-www-form-urlencoded';

function open() {
  const kit = start({ seed: { ...seedOf([{ runMs: 10_000 }]), identities: { kites } } });
  const exchange = async (assertion: string, changes: Readonly<Record<string, string>> = {}, type = form) => {
    const fields = {
      grant_type: 'client_credentials',
      client_id: 'client-1',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      ...changes,
    };
    const sent = { headers: { 'content-type': type }, body: new URLSearchParams(fields).toString() };
    const response = await kit.sandbox.fetch(
      new Request(`${origin}/oauth/token`, { method: 'POST', ...sent }),
    );
    return { status: response.status, body: await response.json() };
  };
  return { ...kit, exchange };
}

describe('the exchange of the sandbox', () => {
  it('gives a token with the scopes of the identity, which works until it expires', async () => {
    const { sandbox, clock, get, exchange } = open();
    const { status, body } = await exchange(signer.issue({ aud }));
    const access_token = expect.stringMatching(/^bkat_sandbox_[0-9a-f]{40}$/);
    const scope = 'read_builds write_builds';
    expect([status, body]).toEqual([200, { access_token, token_type: 'Bearer', expires_in: 600, scope }]);
    const use = async (path = builds) => (await get(path, body.access_token)).status;
    expect([await use(), await use(suites)]).toEqual([200, 403]);
    clock.advance(599_999);
    expect(await use()).toBe(200);
    clock.advance(1);
    expect(await use()).toBe(401);
    const labels = sandbox.requests.entries().map(({ token }) => token);
    expect(labels).toEqual([null, 'kites', 'kites', 'kites', null]);
  });

  it('gives fewer scopes where fewer are asked for, and takes each assertion once, of which the log has nothing', async () => {
    const { exchange, sandbox } = open();
    const assertion = signer.issue({ aud });
    expect((await exchange(assertion, { scope: 'read_builds' })).body.scope).toBe('read_builds');
    expect((await exchange(assertion)).status).toBe(401);
    expect(sandbox.requests.entries()[0]?.body).toMatchObject({ client_id: 'client-1' });
    expect(JSON.stringify(sandbox.requests.entries())).not.toContain(assertion.slice(-20));
  });

  const other = createIdentitySigner(() => nowMs, drawKey());
  const tampered = () => {
    const [head, , signature] = signer.issue({ aud }).split('.');
    const claims = Buffer.from(JSON.stringify({ aud, repository_id: '4711' })).toString('base64url');
    return `${head}.${claims}.${signature}`;
  };

  it.each<[string, string, string, Readonly<Record<string, string>>]>([
    ['an unknown client', 'invalid_client', signer.issue({ aud }), { client_id: 'other' }],
    ['no JSON Web Token', 'invalid_client', 'one.two', {}],
    ['another key', 'invalid_client', other.issue({ aud }), {}],
    ['other claims', 'invalid_client', tampered(), {}],
    ['another issuer', 'invalid_client', signer.issue({ aud, iss: 'https://evil.example' }), {}],
    ['another audience', 'invalid_client', signer.issue({ aud: 'https://github.com/acme' }), {}],
    ['an expired assertion', 'invalid_client', signer.issue({ aud, exp: nowMs / 1_000 }), {}],
    ['another repository', 'unauthorized_client', signer.issue({ aud, repository_id: '4712' }), {}],
    ['a pull request', 'unauthorized_client', signer.issue({ aud, ref: 'refs/pull/1/merge' }), {}],
    ['a wider scope', 'invalid_scope', signer.issue({ aud }), { scope: 'write_suites' }],
    ['another grant', 'unsupported_grant_type', signer.issue({ aud }), { grant_type: 'password' }],
    ['another type', 'unsupported_grant_type', signer.issue({ aud }), { client_assertion_type: 'saml' }],
    ['no assertion', 'invalid_client', '', {}],
  ])('refuses %s with %s', async (_, error, assertion, changes) => {
    const { status, body } = await open().exchange(assertion, changes);
    expect(status).toBe(error === 'invalid_client' ? 401 : 400);
    expect(body).toEqual({ error, error_description: expect.any(String) });
  });

  it('refuses a body that is no form', async () => {
    const { body } = await open().exchange(signer.issue({ aud }), {}, 'application/json');
    expect(body.error).toBe('invalid_request');
  });
});
