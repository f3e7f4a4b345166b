import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { createIdentitySigner } from './identity.ts';

/** What an identity endpoint answers instead of a token. A text is sent as it is, anything else as JSON. */
export interface IdentityAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The bearer token of the endpoint, as long as GitHub's. */
const identityRequestToken = `request-${'5f0e7d1c'.repeat(8)}`;

/** Serves a stand-in for GitHub's identity endpoint on a free port of this machine. */
export async function serveIdentity(now: () => number) {
  const signer = createIdentitySigner(now);
  const issued: string[] = [];
  /** What the next requests get instead. */
  const answers: IdentityAnswer[] = [];
  const fetch = async (request: Request) => {
    const planned = answers.shift();
    if (planned !== undefined) {
      const { status = 200, headers, body } = planned;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    }
    const { searchParams } = new URL(request.url);
    const isAllowed = request.headers.get('authorization') === `Bearer ${identityRequestToken}`;
    if (!isAllowed || searchParams.get('api-version') !== '2.0')
      return Response.json({ message: 'Bad credentials' }, { status: 401 });
    const value = signer.issue({ aud: searchParams.get('audience') });
    issued.push(value);
    return Response.json({ count: value.length, value });
  };
  const { url, close } = await serveSandbox({ fetch });
  return {
    /** What GitHub gives a job that may have identity tokens. */
    environment: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/idtoken?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: identityRequestToken,
    },
    key: signer.key,
    issued,
    answers,
    close,
  };
}
