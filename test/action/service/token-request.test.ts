import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestToken, type TokenHost } from '../../../src/action/service/token-request.ts';
import type { Transport, TransportRequest } from '../../../src/client/transport/transport.ts';

const request = {
  intent: 'exchange it',
  addressName: 'oidc-token-url',
  hint: 'Check it.',
  method: 'POST',
  url: 'https://ci.example/token',
  headers: {},
} as const;

/** A host whose transport answers with this body, unless the request ends first. */
function hostWith(
  body: (request: TransportRequest) => AsyncIterable<Uint8Array>,
  signal = new AbortController().signal,
) {
  const hidden: string[] = [];
  const transport: Transport = {
    send: async (sent) => ({ status: 200, headers: {}, body: body(sent) }),
    close: async () => {},
  };
  const host: TokenHost = {
    transport,
    redact: (text) => text,
    hide: (secret) => hidden.push(secret),
    signal,
  };
  return { host, hidden };
}

async function* slowly({ signal }: TransportRequest): AsyncGenerator<Uint8Array> {
  for (;;) {
    yield Buffer.from(' ');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    signal.throwIfAborted();
  }
}

describe('a request for a token', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends after 15 seconds, however slowly the answer arrives, and may be sent again', async () => {
    const { host } = hostWith(slowly);
    const outcome = requestToken(request, 'access_token', host).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await outcome).toMatchObject({
      name: 'TokenError',
      message: 'Could not exchange it: the response took too long',
      cause: { name: 'TimeoutError', phase: 'attempt' },
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when the client is closed', async () => {
    const closing = new AbortController();
    const { host } = hostWith(slowly, closing.signal);
    const outcome = requestToken(request, 'access_token', host).catch((error: unknown) => error);
    closing.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toMatchObject({ name: 'TokenError' });
  });

  it('hides the token before it looks at anything else', async () => {
    const { host, hidden } = hostWith(async function* () {
      yield Buffer.from(JSON.stringify({ access_token: 'too short' }));
    });
    await expect(requestToken(request, 'access_token', host)).rejects.toMatchObject({
      message: 'Could not exchange it: the response does not hold a token',
    });
    expect(hidden).toEqual(['too short']);
  });
});
