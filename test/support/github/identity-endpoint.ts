import type { JsonWebKey } from 'node:crypto';
import { createServer } from 'node:http';
import { createIdentitySigner } from './identity.ts';

/** What an identity endpoint answers instead of a token. A text is sent as it is, anything else as JSON. */
export interface IdentityAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A stand-in for GitHub's identity endpoint, which signs with a key of its own. */
export interface ServedIdentity {
  /** What GitHub tells a job that may have identity tokens. */
  readonly environment: Readonly<Record<string, string>>;
  /** The public key. */
  readonly key: JsonWebKey;
  /** The tokens so far. */
  readonly issued: readonly string[];
  /** What the next requests get instead. */
  readonly answers: IdentityAnswer[];
  readonly close: () => Promise<void>;
}

/** The bearer token of the endpoint, as long as GitHub's. */
const identityRequestToken = `request-${'5f0e7d1c'.repeat(8)}`;

/** Serves the endpoint on a free port of this machine. */
export async function serveIdentity(now: () => number): Promise<ServedIdentity> {
  const signer = createIdentitySigner(now);
  const issued: string[] = [];
  const answers: IdentityAnswer[] = [];
  const answer = (url: string, authorization: string | undefined): IdentityAnswer => {
    const planned = answers.shift();
    if (planned !== undefined) return planned;
    const { searchParams } = new URL(url, 'http://localhost');
    if (authorization !== `Bearer ${identityRequestToken}` || searchParams.get('api-version') !== '2.0')
      return { status: 401, body: { message: 'Bad credentials' } };
    const value = signer.issue({ aud: searchParams.get('audience') });
    issued.push(value);
    return { body: { count: value.length, value } };
  };
  const server = createServer(({ url = '/', headers }, outgoing) => {
    const { status = 200, headers: sent = {}, body } = answer(url, headers.authorization);
    outgoing.writeHead(status, sent);
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    environment: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${address.port}/idtoken?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: identityRequestToken,
    },
    key: signer.key,
    issued,
    answers,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
