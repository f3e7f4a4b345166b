import { createPublicKey, verify } from 'node:crypto';
import { matchesPattern } from '../../model/wildcard.ts';
import { randomHex } from '../identity.ts';
import type { IdentitySeed } from '../seed/seed.ts';
import { type Fields, isForm, isObject, parsedJson } from './body.ts';
import type { Endpoints } from './call.ts';
import { RequestRejected } from './result.ts';
import { grant } from './tokens.ts';

/** An error of RFC 6749 §5.2. */
const refuse = (error: string, error_description: string) => {
  const body = { error, error_description, message: undefined };
  return new RequestRejected(error === 'invalid_client' ? 401 : 400, error_description, body);
};

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const usualLifeMs = 3_600_000;

/**
 * Exchanges identity tokens for tokens of the service (RFC 6749 §4.4, RFC 7523 §2.2). Not shown in the document; the live
 * service documents it without its errors.
 */
export const tokenExchange = {
  'accessToken.issue': ({ headers, body, world, tokens, now, clock }) => {
    if (!isForm(headers)) throw refuse('invalid_request', 'The body must be a form');
    const form = new URLSearchParams(body);
    const kinds = [form.get('grant_type'), form.get('client_assertion_type')];
    if (kinds[0] !== 'client_credentials' || kinds[1] !== assertionType)
      throw refuse('unsupported_grant_type', 'The grant type must be client_credentials, with a JWT');
    const clientId = form.get('client_id');
    const found = Object.entries(world.identities).find(([, each]) => each.clientId === clientId);
    if (found === undefined) throw refuse('invalid_client', 'The client is not known');
    const [label, identity] = found;
    const claims = verifiedClaims(form.get('client_assertion') ?? '', identity, now);
    // Each identity token is accepted once, so that a client that keeps one is noticed.
    if (tokens.exchanged.has(claims.jti)) throw refuse('invalid_client', 'The assertion was used before');
    tokens.exchanged.add(claims.jti);
    for (const [name, pattern] of Object.entries(identity.claims ?? {}))
      if (!matchesPattern(String(claims[name]), pattern))
        throw refuse('unauthorized_client', `The claim ${name} does not match`);
    // By default all scopes that the identity may have.
    const scopes = form.get('scope')?.split(' ') ?? identity.scopes;
    if (!scopes.every((scope) => identity.scopes.includes(scope)))
      throw refuse('invalid_scope', 'The identity may not have this scope');
    const { lifeMs = usualLifeMs } = identity;
    const access_token = `bkat_sandbox_${randomHex(world.random, 40)}`;
    tokens.issue(grant(world, label, { ...identity, scopes }, access_token), now + lifeMs);
    const expires_in = lifeMs / clock.speed / 1_000;
    const issued = { access_token, token_type: 'Bearer', expires_in, scope: scopes.join(' ') };
    return { body: issued, headers: { 'cache-control': 'no-store' } };
  },
} satisfies Endpoints;

/** The claims of an identity token that this issuer signed for this audience, and that is valid now. */
function verifiedClaims(assertion: string, { key, issuer, audience }: IdentitySeed, now: number): Fields {
  const [head = '', payload = '', signature = ''] = assertion.split('.');
  const invalid = (what: string) => refuse('invalid_client', `The assertion ${what}`);
  const signed = Buffer.from(`${head}.${payload}`);
  const issuerKey = createPublicKey({ key, format: 'jwk' });
  const isSigned = verify('sha256', signed, issuerKey, Buffer.from(signature, 'base64url'));
  const claims = parsedJson(Buffer.from(payload, 'base64url').toString());
  if (!isSigned || !isObject(claims)) throw invalid('has no valid signature');
  if (claims.iss !== issuer) throw invalid('is of another issuer');
  if (![claims.aud].flat().includes(audience)) throw invalid('is for another audience');
  if (!(Number(claims.exp) > now / 1_000)) throw invalid('has expired');
  return claims;
}
