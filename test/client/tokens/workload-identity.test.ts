import { describe, expect, it, vi } from 'vitest';
import {
  createClient,
  createGitHubIdentity,
  createWorkloadTokenSource,
  type Fetch,
  type WorkloadIdentityOptions,
} from '../../../src/client/index.ts';
import { build, web } from '../support/harness.ts';

const identityToken = 'identity-token-of-the-workload';
const tokenUrl = 'https://ci.example/oauth/token';

/** A `fetch` that exchanges each identity token for another token, and keeps the requests. */
function exchange(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const fetch: Fetch = async (url, init) => {
    const request = new Request(url, init);
    requests.push(request);
    return answer(request.clone());
  };
  return { fetch, requests };
}

const options = (more: Partial<WorkloadIdentityOptions>): WorkloadIdentityOptions => ({
  clientId: 'client-1',
  tokenUrl,
  identity: async () => identityToken,
  ...more,
});

const { signal } = new AbortController();

describe('a token source for a workload identity', () => {
  it('exchanges an identity token for the token that the client sends', async () => {
    const { fetch, requests } = exchange(({ url }) =>
      url === tokenUrl
        ? Response.json({ access_token: 'token-of-the-service', expires_in: 600 })
        : Response.json(build(1)),
    );
    const tokens: string[] = [];
    const token = createWorkloadTokenSource(options({ fetch, onToken: (each) => tokens.push(each) }));
    await using client = createClient({ token, fetch });
    await client.builds.get({ ...web, number: 1 });
    const [first, second] = requests;
    expect(Object.fromEntries(new URLSearchParams(await first?.text()))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'client-1',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: identityToken,
    });
    expect(second?.headers.get('authorization')).toBe('Bearer token-of-the-service');
    expect(tokens).toEqual([identityToken, 'token-of-the-service']);
  });

  it('shows no token in the error of a refused exchange, and names its settings', async () => {
    const { fetch } = exchange(() => Response.json({ error: `${identityToken} is bad` }, { status: 400 }));
    const source = createWorkloadTokenSource(options({ fetch }));
    await expect(source({ signal })).rejects.toMatchObject({
      name: 'TokenError',
      message: 'Could not exchange the identity token at ci.example: 400 - *** is bad',
      hint: 'Check clientId, the audience, tokenUrl, and the conditions that the service sets for the identity.',
    });
  });

  it('refuses an address that is not https', () => {
    const create = () => createWorkloadTokenSource(options({ tokenUrl: 'http://ci.example/token' }));
    expect(create).toThrow('tokenUrl must be an https address');
  });

  it('ends a request for a token after 15 seconds, however slowly the response arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    async function* slowly(ended: AbortSignal): AsyncGenerator<Uint8Array> {
      for (;;) {
        yield Buffer.from(' ');
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        ended.throwIfAborted();
      }
    }
    const transport = {
      send: async ({ signal: ended }: { signal: AbortSignal }) => ({
        status: 200,
        headers: {},
        body: slowly(ended),
      }),
      close: async () => {},
    };
    const requestUrl = 'https://github.example/identity';
    const identity = createGitHubIdentity({ audience: 'acme', requestUrl, requestToken: 'bearer' });
    const source = createWorkloadTokenSource(options({ identity, transport }));
    const outcome = source({ signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await outcome).toMatchObject({
      name: 'TokenError',
      message: 'Could not get an identity token from GitHub: the response took too long',
      cause: { name: 'TimeoutError', phase: 'attempt' },
    });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
