import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestToken } from '../../../src/action/service/token-request.ts';
import type { TransportRequest } from '../../../src/client/transport/transport.ts';

const request = {
  intent: 'exchange it',
  addressName: 'oidc-token-url',
  hint: 'Check it.',
  method: 'POST',
  url: 'https://ci.example/token',
  headers: {},
} as const;

/** Asks for a token where this body is the answer; returns what is hidden, and the error. */
function ask(
  body: (request: TransportRequest) => AsyncIterable<Uint8Array>,
  closing = new AbortController(),
) {
  const hidden: string[] = [];
  const outcome = requestToken(request, 'access_token', {
    transport: {
      send: async (sent) => ({ status: 200, headers: {}, body: body(sent) }),
      close: async () => {},
    },
    redact: (text) => text,
    hide: (secret) => hidden.push(secret),
    signal: closing.signal,
  }).catch((error: unknown) => error);
  return { outcome, hidden };
}

async function* slowly({ signal }: TransportRequest): AsyncGenerator<Uint8Array> {
  for (;;) {
    yield Buffer.from(' ');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    signal.throwIfAborted();
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a request for a token ends after 15 seconds, however slowly the answer arrives, and may be sent again', async () => {
  const { outcome } = ask(slowly);
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

it('a request for a token ends when the client is closed', async () => {
  const closing = new AbortController();
  const { outcome } = ask(slowly, closing);
  closing.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ name: 'TokenError' });
});

it('a token is hidden before anything else is looked at', async () => {
  const { outcome, hidden } = ask(async function* () {
    yield Buffer.from(JSON.stringify({ access_token: 'too short' }));
  });
  const message = 'Could not exchange it: the response does not hold a token';
  expect(await outcome).toMatchObject({ message });
  expect(hidden).toEqual(['too short']);
});
