import { createPublicKey, verify } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { type Random, randomHex, randomUuid } from '../identity.ts';
import type { IdentitySeed, TokenSeed } from '../seed/seed.ts';
import { matchesPattern } from '../wildcard.ts';
import { type Fields, isForm, isObject, parsedJson } from './body.ts';
import { responseOf } from './result.ts';
import type { Incoming } from './router.ts';
import type { SandboxToken, TokenStore } from './tokens.ts';

/** What the exchange needs. */
export interface ExchangeParts {
  readonly identities: Readonly<Record<string, IdentitySeed>>;
  readonly grant: (label: string, access: TokenSeed, token: string) => SandboxToken;
  readonly store: TokenStore;
  readonly clock: SandboxClock;
  readonly random: Random;
}

/** An error of RFC 6749 §5.2. */
class ExchangeRefused extends Error {
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }
}

/** Where identity tokens are exchanged, as on the live service. */
const path = '/oauth/token';
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const usualLifeMs = 3_600_000;

/**
 * Exchanges identity tokens for tokens of the service (RFC 6749 §4.4, RFC 7523 §2.2). Not shown in the document; the live
 * service documents it without its errors. Null for other requests.
 */
export function createTokenExchange(parts: ExchangeParts): (incoming: Incoming) => Response | null {
  const used = new Set<unknown>();
  return (incoming) => {
    if (incoming.method !== 'POST' || incoming.url.pathname !== path) return null;
    const headers = { 'cache-control': 'no-store', 'x-request-id': randomUuid(parts.random) };
    try {
      return responseOf({ status: 200, body: issue(incoming, parts, used), headers });
    } catch (error) {
      if (!(error instanceof ExchangeRefused)) throw error;
      const body = { error: error.code, error_description: error.message };
      return responseOf({ status: error.code === 'invalid_client' ? 401 : 400, body, headers });
    }
  };
}

function issue(
  incoming: Incoming,
  { identities, grant, store, clock, random }: ExchangeParts,
  used: Set<unknown>,
): Fields {
  const form = readForm(incoming);
  const found = Object.entries(identities).find(([, { clientId }]) => clientId === form.get('client_id'));
  if (found === undefined) throw new ExchangeRefused('invalid_client', 'The client is not known');
  const [label, identity] = found;
  const claims = verifiedClaims(form.get('client_assertion') ?? '', identity, clock.now());
  // Each identity token is accepted once, so that a client that keeps one is noticed.
  if (used.has(claims.jti)) throw new ExchangeRefused('invalid_client', 'The assertion was used before');
  used.add(claims.jti);
  checkConditions(claims, identity);
  const scopes = chooseScopes(form.get('scope'), identity);
  const { lifeMs = usualLifeMs } = identity;
  const token = grant(label, { ...identity, scopes }, `bkat_sandbox_${randomHex(random, 40)}`);
  store.issue(token, clock.now() + lifeMs);
  const expires_in = lifeMs / clock.speed / 1_000;
  return { access_token: token.token, token_type: 'Bearer', expires_in, scope: scopes.join(' ') };
}

function readForm({ headers, body }: Incoming): URLSearchParams {
  if (!isForm(headers)) throw new ExchangeRefused('invalid_request', 'The body must be a form');
  const form = new URLSearchParams(body);
  for (const name of ['grant_type', 'client_id', 'client_assertion_type', 'client_assertion'])
    if (form.getAll(name).length !== 1 || form.get(name) === '')
      throw new ExchangeRefused('invalid_request', `The parameter ${name} must be given once`);
  if (form.get('grant_type') !== 'client_credentials')
    throw new ExchangeRefused('unsupported_grant_type', 'The grant type must be client_credentials');
  if (form.get('client_assertion_type') !== assertionType)
    throw new ExchangeRefused('invalid_client', `The assertion type must be ${assertionType}`);
  return form;
}

/** The claims of an identity token that this issuer signed for this audience, and that is valid now. */
function verifiedClaims(assertion: string, { key, issuer, audience }: IdentitySeed, now: number): Fields {
  const [head = '', payload = '', signature = '', ...rest] = assertion.split('.');
  const decode = (part: string) => parsedJson(Buffer.from(part, 'base64url').toString());
  const [header, claims] = [decode(head), decode(payload)];
  const refuse = (what: string) => new ExchangeRefused('invalid_client', `The assertion ${what}`);
  if (rest.length > 0 || !isObject(header) || !isObject(claims)) throw refuse('is not a JSON Web Token');
  const isSigned =
    header.alg === 'RS256' &&
    verify(
      'sha256',
      Buffer.from(`${head}.${payload}`),
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
  if (!isSigned) throw refuse('has no valid signature');
  if (claims.iss !== issuer) throw refuse('is of another issuer');
  if (![claims.aud].flat().includes(audience)) throw refuse('is for another audience');
  const seconds = now / 1_000;
  if (!(Number(claims.exp) > seconds)) throw refuse('has expired');
  if (claims.nbf !== undefined && !(Number(claims.nbf) <= seconds)) throw refuse('is not valid yet');
  return claims;
}

function checkConditions(claims: Fields, { claims: conditions = {} }: IdentitySeed): void {
  for (const [name, pattern] of Object.entries(conditions))
    if (!matchesPattern(String(claims[name]), pattern))
      throw new ExchangeRefused('unauthorized_client', `The claim ${name} does not match`);
}

/** The scopes that are asked for, by default all that the identity may have. */
function chooseScopes(asked: string | null, { scopes }: IdentitySeed): readonly string[] {
  const chosen = asked === null ? scopes : asked.split(' ');
  if (!chosen.every((scope) => scopes.includes(scope)))
    throw new ExchangeRefused('invalid_scope', 'The identity may not have this scope');
  return chosen;
}
