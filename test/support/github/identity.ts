import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

/** The issuer of the tokens. */
export const identityIssuer = 'https://token.actions.githubusercontent.com';

/** Claims of a job, by the names that GitHub gives them. */
const jobClaims = {
  sub: 'repo:acme/kites:environment:production',
  repository: 'acme/kites',
  repository_id: '4711',
  ref: 'refs/heads/main',
  environment: 'production',
  job_workflow_ref: 'acme/kites/.github/workflows/build.yml@refs/heads/main',
};

const lifeSeconds = 300;

export const drawKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
/** The key of a process: to draw one takes longer than all that is done with it. */
const ownKey = drawKey();

/** Signs tokens with these claims; all signers with one key, unless it is given. */
export function createIdentitySigner(now: () => number, { privateKey, publicKey } = ownKey) {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    key: publicKey.export({ format: 'jwk' }),
    issue(claims: Readonly<Record<string, unknown>>, header: object = {}): string {
      const at = Math.floor(now() / 1_000);
      const times = { iat: at, nbf: at - 5, exp: at + lifeSeconds };
      const all = { iss: identityIssuer, jti: randomUUID(), ...times, ...jobClaims, ...claims };
      const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'test', ...header })}.${encode(all)}`;
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
  };
}
