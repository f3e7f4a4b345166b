import { describe, expect, test } from 'vitest';
import {
  ApiError,
  ConnectionError,
  InvalidArgumentError,
  TokenError,
  type TokenSource,
} from '../../../src/client/index.ts';
import { address, build, createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const good: Scripted = { json: build(42) };
const expired: Scripted = { status: 401, json: { message: 'Authentication required' } };

/** A client whose source counts its tokens, and fails with the error of that count; and what the requests carried. */
function createRenewing(
  script: Parameters<typeof createHarness>[0],
  { validForMs = 3_600_000, fail = (_count: number): Error | undefined => undefined } = {},
) {
  let count = 0;
  const token: TokenSource = async () => {
    count += 1;
    const error = fail(count);
    if (error) throw error;
    return { token: `bkua_short-lived_${count}`, validForMs };
  };
  const harness = createHarness(script, { token });
  const carried = () =>
    harness.transport.requests.map(({ headers }) => Number(headers.authorization?.split('_').at(-1)));
  return { ...harness, carried, asked: () => count };
}

/** Errors that a source may meet, as the exchange of the action does. */
const details = { method: 'POST', path: '/oauth/token' } as const;
const busy = new ApiError('busy', { ...details, status: 503 });
const throttled = new ApiError('slow down', { ...details, status: 429, retryAfterMs: 7_000 });
const refused = new ApiError('unknown client', { ...details, status: 401 });
const reset = new ConnectionError('reset', { ...details, code: 'ECONNRESET', sent: 'unknown' });
const lost = new ConnectionError('lost', { ...details, code: 'ENOTFOUND', sent: 'not-sent' });

describe('a token of a source', () => {
  test('is requested by the first request, and shared by all that follow', async () => {
    const { client, carried, asked } = createRenewing([good]);
    expect(asked()).toBe(0);
    await Promise.all([client.builds.get(address), client.builds.get(address)]);
    await client.builds.get(address);
    expect([carried(), asked()]).toEqual([[1, 1, 1], 1]);
  });

  test('is replaced a minute before it expires', async () => {
    const { client, clock, carried } = createRenewing([good]);
    for (const advanceMs of [0, 3_539_000, 2_000, 3_000_000]) {
      clock.advance(advanceMs);
      await client.builds.get(address);
    }
    expect(carried()).toEqual([1, 1, 2, 2]);
  });

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'that is valid for %d ms is used until the service refuses it',
    async (validForMs) => {
      const { client, clock, carried } = createRenewing([good, good, expired, good], { validForMs });
      for (let nth = 0; nth < 3; nth += 1) {
        await client.builds.get(address);
        clock.advance(86_400_000);
      }
      expect(carried()).toEqual([1, 1, 1, 2]);
    },
  );

  test('that cannot be replaced early is used until it expires', async () => {
    const fail = (count: number) => (count === 2 ? new TokenError('not now', { cause: refused }) : undefined);
    const { client, clock, carried, asked } = createRenewing([good], { fail });
    for (const advanceMs of [0, 3_550_000, 60_000]) {
      clock.advance(advanceMs);
      await client.builds.get(address);
    }
    expect([carried(), asked()]).toEqual([[1, 1, 3], 3]);
  });

  test('is in no error, however many tokens there were', async () => {
    const message = 'No bkua_short-lived_1 and no bkua_short-lived_2';
    const { client } = createRenewing([{ status: 401, json: { message } }]);
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({ status: 401, serviceMessage: 'No *** and no ***' });
  });

  test('is refused if it cannot be one', async () => {
    const { client, transport } = createHarness([good], { token: async () => ({ token: 'two words' }) });
    expect(await rejection(client.builds.get(address))).toMatchObject({
      name: 'TokenError',
      message: 'Could not get a token: its source failed',
      cause: expect.any(InvalidArgumentError),
    });
    expect(transport.requests).toEqual([]);
  });
});

describe('after a 401 another token is requested', () => {
  type Call = (harness: ReturnType<typeof createRenewing>) => Promise<unknown>;
  test.each<[string, Call]>([
    ['a read', ({ client }) => client.builds.get(address)],
    ['a write', ({ client }) => client.builds.cancel(address)],
    ['a creation', ({ client }) => client.builds.create(web, { commit: 'HEAD', branch: 'main' })],
  ])('once, at once, for %s', async (_, call) => {
    const once = createRenewing([expired, good]);
    expect(await call(once)).toBeDefined();
    expect(once.carried().slice(0, 2)).toEqual([1, 2]);
    expect(once.clock.sleeps[0]).toBe(0);

    const twice = createRenewing([expired]);
    expect(await rejection(call(twice))).toMatchObject({ name: 'ApiError', status: 401 });
    expect(twice.carried()).toEqual([1, 2]);
  });

  test('once for all requests that had the old one', async () => {
    const { client, carried, asked } = createRenewing([expired, expired, good]);
    await Promise.all([client.builds.get(address), client.builds.get(address)]);
    expect(carried().toSorted()).toEqual([1, 1, 2, 2]);
    expect(asked()).toBe(2);
  });

  test('not for a late 401 to the old one', async () => {
    const late = Promise.withResolvers<Scripted>();
    const { client, transport, asked } = createRenewing((_, index) => [expired, late.promise][index] ?? good);
    const first = client.builds.get(address);
    const second = client.builds.get(address);
    await first;
    late.resolve(expired);
    await second;
    expect([transport.requests.length, asked()]).toEqual([4, 2]);
  });

  test('never if it was given', async () => {
    const { client, transport } = createHarness([expired]);
    expect(await rejection(client.builds.get(address))).toMatchObject({ status: 401 });
    expect(transport.requests).toHaveLength(1);
  });
});

describe('a source that fails', () => {
  const failing = (cause: Error | undefined) => new TokenError('Could not exchange it', { cause });
  test.each([
    ['a 503', busy, 375],
    ['a reset', reset, 375],
    ['a 429, which says how long', throttled, 7_000],
  ])('for a moment is asked again, for writes too: %s', async (_, cause, pauseMs) => {
    const fail = (count: number) => (count === 1 ? failing(cause) : undefined);
    const { client, clock, events, carried } = createRenewing([good], { fail });
    await client.builds.cancel(address);
    expect([carried(), clock.sleeps]).toEqual([[2], [pauseMs]]);
    expect(events).toMatchObject([
      { kind: 'outage', reason: expect.stringMatching(/^Could not cancel build 42 of acme\/web: no token/) },
      { kind: 'retry', attempt: 1 },
      { kind: 'response' },
      { kind: 'outage-end' },
    ]);
  });

  test.each([
    ['that is busy', failing(busy), 'Could not exchange it', 60_000],
    ['at a host that is not found', failing(lost), 'Could not exchange it', 8_000],
    ['for good', failing(refused), 'Could not exchange it', 0],
    ['without a cause', failing(undefined), 'Could not exchange it', 0],
    ['with an error of its own', new RangeError('secret'), 'Could not get a token: its source failed', 0],
  ])('%s is given up after its time, and nothing was sent', async (_, error, message, lastsMs) => {
    const { client, clock, transport } = createRenewing([good], { fail: () => error });
    expect(await rejection(client.builds.get(address))).toMatchObject({ name: 'TokenError', message });
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBe(lastsMs);
    expect(transport.requests).toEqual([]);
  });

  test('before it returns a promise can be asked again', async () => {
    const answers = [
      () => {
        throw failing(busy);
      },
      () => Promise.resolve({ token: 'bkua_second' }),
    ];
    const { client, transport } = createHarness([good], { token: () => answers.shift()?.() as never });
    await client.builds.get(address);
    expect(transport.requests[0]?.headers.authorization).toBe('Bearer bkua_second');
  });
});

describe('a call that ends while its token is requested', () => {
  const never: TokenSource = () => new Promise(() => {});

  test('because of its signal, ends at once', async () => {
    const { client, transport } = createHarness([good], { token: never });
    const stop = new AbortController();
    const call = rejection(client.builds.get(address, { signal: stop.signal }));
    stop.abort(new Error('stopped'));
    expect(await call).toMatchObject({ message: 'stopped' });
    expect(transport.requests).toEqual([]);
  });

  test('because its time is over, was not sent', async () => {
    const { client } = createHarness([good], { token: never });
    const error = await rejection(client.builds.cancel(address, { timeoutMs: 5 }));
    expect(error).toMatchObject({ name: 'TimeoutError', phase: 'call', sent: 'not-sent' });
  });

  test('because the client is closed, ends the request for it too', async () => {
    let given: AbortSignal | undefined;
    const token: TokenSource = ({ signal }) => {
      given = signal;
      return new Promise(() => {});
    };
    const { client } = createHarness([good], { token });
    const call = rejection(client.builds.get(address));
    await client.close();
    expect(await call).toMatchObject({ message: 'client is closed' });
    expect(given?.aborted).toBe(true);
  });
});
