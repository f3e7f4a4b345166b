import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ApiError,
  type Client,
  ConnectionError,
  TimeoutError,
  TransportError,
  unlimited,
} from '../../../src/client/index.ts';
import { build, createHarness, readBefore, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const address = { ...web, number: 42 };
const good: Scripted = { json: build(42) };
const reset: Scripted = { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };
const refused: Scripted = { error: new TransportError({ code: 'ECONNREFUSED', sent: 'not-sent' }) };
const never = { status: 200, remaining: 1, reset: 0 };
const userWindow = (remaining: number, reset: number) => ({
  'ratelimit-user-limit': '50',
  'ratelimit-user-remaining': String(remaining),
  'ratelimit-user-reset': String(reset),
});

describe('a read that fails', () => {
  test.each<[string, Scripted]>([
    ['a connection refused', refused],
    ['a reset', reset],
    ['a 500', { status: 500 }],
    ['a 502 of HTML', { status: 502, text: '<html>' }],
    ['half an answer', { text: '{"id":' }],
    [
      'an answer that breaks off',
      { text: '{"id":', bodyError: new TransportError({ code: 'UND_ERR_SOCKET', sent: 'unknown' }) },
    ],
    ['something unexpected', { error: new RangeError('odd') }],
  ])('for a moment is tried again: %s', async (_, fault) => {
    const { client, clock, events } = createHarness([fault, fault, good]);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(clock.sleeps).toEqual([375, 750]);
    expect(events.filter(({ kind }) => kind === 'retry')).toMatchObject([
      { endpoint: 'builds.get', attempt: 1, delayMs: 375 },
      { endpoint: 'builds.get', attempt: 2, delayMs: 750 },
    ]);
  });

  test('until the outage has lasted too long is reported with the last failure, in our own words', async () => {
    const script = [reset, { status: 503, json: { message: 'hunter22' } }, reset, refused];
    const { client, clock, events, transport } = createHarness(script, { outageTimeoutMs: 2_000 });
    const error = await rejection(client.builds.get(address));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      message:
        'Could not get build 42 of acme/web: the connection to api.buildkite.com failed (ECONNREFUSED)',
      code: 'ECONNREFUSED',
      sent: 'not-sent',
      hint: 'Nothing listens at api.buildkite.com, or at the proxy on the way to it.',
    });
    expect(transport.requests).toHaveLength(4);
    expect(clock.sleeps).toEqual([375, 750, 875]);
    expect(events.flatMap((event) => (event.kind === 'retry' ? [event.reason] : []))).toEqual([
      'Could not get build 42 of acme/web: ECONNRESET.',
      'Could not get build 42 of acme/web: 503.',
      'Could not get build 42 of acme/web: ECONNRESET.',
    ]);
  });

  test.each([400, 401, 403, 404, 410, 422, 301, 501])(
    'with a permanent %d is reported at once',
    async (status) => {
      const { client, clock, transport } = createHarness({ status });
      expect(await rejection(client.builds.get(address))).toMatchObject({ status });
      expect([transport.requests.length, clock.sleeps.length]).toEqual([1, 0]);
    },
  );

  test('is not retried by the calls that follow in the same outage', async () => {
    const { client, transport } = createHarness({ status: 500 });
    for (let call = 0; call < 10; call += 1) await rejection(client.builds.get(address));
    expect(transport.requests).toHaveLength(10 + 9);
  });

  test('is retried again once the service has worked', async () => {
    let down = true;
    const { client, transport } = createHarness(() => (down ? { status: 500 } : good), {
      rateLimiter: unlimited,
    });
    for (let call = 0; call < 10; call += 1) await rejection(client.builds.get(address));
    down = false;
    await client.builds.get(address);
    down = true;
    const before = transport.requests.length;
    await rejection(client.builds.get(address));
    expect(transport.requests.length - before).toBe(10);
  });

  test('as a poll is tried once more when the token was not accepted', async () => {
    const { client, clock } = createHarness([{ status: 401 }, good]);
    expect(await client.builds.get(address, { polling: { intervalMs: 9_000 } })).toMatchObject({
      number: 42,
    });
    expect(clock.sleeps).toEqual([5_000]);
  });

  test('for a build created a moment ago is tried again when it is not found', async () => {
    const { client } = createHarness((request, index) => {
      if (request.method === 'POST') return { status: 201, json: build(42) };
      return index < 2 ? { status: 404 } : good;
    });
    await client.builds.create(web, { commit: 'HEAD', branch: 'main' });
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
  });

  test('for a build that was read before is not tried again when it is not found', async () => {
    const { client, transport } = createHarness((request, index) => {
      if (request.method === 'POST') return { status: 201, json: build(42) };
      return index < 2 ? good : { status: 404 };
    });
    await client.builds.create(web, { commit: 'HEAD', branch: 'main' });
    await client.builds.get(address);
    expect(await rejection(client.builds.get(address))).toMatchObject({ status: 404 });
    expect(transport.requests).toHaveLength(3);
  });

  test('waits as long as the service asks', async () => {
    const { client, clock } = createHarness([{ status: 503, headers: { 'retry-after': '20' } }, good]);
    await client.builds.get(address);
    expect(clock.sleeps).toEqual([20_000]);
  });

  test('is tried once more at the end if the service asks for more time than there is', async () => {
    const down = { status: 503, headers: { 'retry-after': '600' } };
    const { client, clock } = createHarness([down, good]);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(clock.sleeps).toEqual([60_000]);
  });

  test('says when it would have worked if it still fails then', async () => {
    const down = { status: 503, headers: { 'retry-after': '600' } };
    const { client, clock, transport } = createHarness([down, down, good]);
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({ status: 503, retryAt: new Date('2026-05-04T12:11:00Z') });
    expect([transport.requests.length, clock.sleeps]).toEqual([2, [60_000]]);
  });
});

describe('a spent rate limit', () => {
  test('is waited for until the reset, and for a random time longer', async () => {
    const { client, clock, events } = createHarness([
      { status: 429, headers: userWindow(0, 30), json: { message: 'Slow down', scope: 'rest_user' } },
      good,
    ]);
    await client.builds.get(address);
    expect(clock.sleeps).toEqual([0, 33_625]);
    expect(events.find(({ kind }) => kind === 'throttled')).toEqual({
      kind: 'throttled',
      endpoint: 'builds.get',
      delayMs: 33_625,
      untilMs: Date.parse('2026-05-04T12:00:33.625Z'),
    });
  });

  test('never leads to a retry at once, even when its window is about to end', async () => {
    const { client, clock } = createHarness([{ status: 429, headers: userWindow(0, 0) }, good]);
    await client.builds.get(address);
    expect(clock.sleeps.at(-1)).toBeGreaterThan(250);
  });

  test('reports how many requests the window has seen if the service says so', async () => {
    const { client, events } = createHarness([
      { status: 429, headers: userWindow(0, 30), json: { current: 57 } },
      good,
    ]);
    await client.builds.get(address);
    expect(events).toContainEqual({ kind: 'refused', endpoint: 'builds.get', delayMs: 30_000, current: 57 });
  });

  test('spreads polls over their interval', async () => {
    const { client, clock } = createHarness([{ status: 429, headers: userWindow(0, 30) }, good]);
    await client.builds.get(address, { polling: { intervalMs: 60_000 } });
    expect(clock.sleeps.at(-1)).toBe(31_000 + 250 + 0.5 * 59_750);
  });

  test('delays every call of the client, also one that was not refused', async () => {
    const { client, clock } = createHarness([{ headers: userWindow(0, 12), ...good }, good]);
    await client.builds.get(address);
    expect(clock.sleeps).toEqual([]);
    await client.builds.get(address);
    expect(clock.sleeps).toEqual([13_000 + 2_625]);
  });

  test('does not count against the time of a call', async () => {
    const { client, clock } = createHarness([
      { status: 429, headers: userWindow(0, 200) },
      { status: 429, headers: userWindow(0, 200) },
      { status: 500 },
      good,
    ]);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(clock.monotonic()).toBeGreaterThan(400_000);
  });

  test('counts against a time limit of the caller, and fails at once if that is too short', async () => {
    const { client, clock, transport } = createHarness([{ status: 429, headers: userWindow(0, 30) }, good]);
    const error = await rejection(client.builds.get(address, { timeoutMs: 20_000 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, retryAt: new Date('2026-05-04T12:00:33.625Z') });
    expect([transport.requests.length, clock.sleeps]).toEqual([1, [0]]);
  });

  test.each([301, 9_999_999_999])('of %d seconds is not waited for', async (seconds) => {
    const { client, clock, transport } = createHarness([
      { status: 429, headers: { ...userWindow(0, seconds), date: 'Mon, 04 May 2026 12:00:00 GMT' } },
      good,
    ]);
    const error = await rejection(client.builds.get(address));
    expect(error).toMatchObject({ status: 429, retryAt: expect.any(Date) });
    expect([transport.requests.length, clock.sleeps]).toEqual([1, [0]]);
  });

  test('of that length is waited for if the caller allows it', async () => {
    const { client, clock } = createHarness([{ status: 429, headers: userWindow(0, 900) }, good]);
    await client.builds.get(address, { timeoutMs: 3_600_000 });
    expect(clock.sleeps.at(-1)).toBeGreaterThan(900_000);
  });

  test('fails a later call without a request if it lasts too long', async () => {
    const { client, transport } = createHarness([{ status: 429, headers: userWindow(0, 900) }, good]);
    await rejection(client.builds.get(address));
    const error = await rejection(client.suites.get({ organization: 'acme', suite: 'unit' }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      message:
        'Could not get suite unit of acme: the rate limit is used up, and its window ends after the time limit of the request expires',
      phase: 'window',
      sent: 'not-sent',
      retryAt: expect.any(Date),
    });
    expect(transport.requests).toHaveLength(1);
  });

  test('lets urgent requests through', async () => {
    const { client, clock, transport } = createHarness([{ status: 429, headers: userWindow(0, 900) }, good]);
    await rejection(client.builds.get(address));
    await client.builds.cancel(address, { rank: 'urgent' });
    expect(transport.requests).toHaveLength(2);
    expect(clock.sleeps).toEqual([0]);
  });

  test('is tried twice by an urgent request, with a pause between', async () => {
    const { client, clock, transport } = createHarness(() => ({ status: 429, headers: userWindow(0, 900) }));
    const options = { rank: 'urgent' as const, timeoutMs: 3_000 };
    expect(await rejection(client.builds.cancel(address, options))).toMatchObject({ status: 429 });
    expect(transport.requests).toHaveLength(2);
    expect(clock.sleeps).toEqual([1_000]);
  });

  test('is never followed by a request before its reset, whatever the answers are', async () => {
    const answer = fc.record({
      status: fc.constantFrom(200, 200, 429, 500),
      remaining: fc.constantFrom(0, 0, 1),
      reset: fc.integer({ min: 0, max: 299 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 30 }), async (answers) => {
        let opensAt = 0;
        let early = 0;
        const harness = createHarness(
          (_, index) => {
            const { status, remaining, reset } = answers[index % answers.length] ?? never;
            if (harness.clock.monotonic() < opensAt) early += 1;
            const spent = status === 429 || remaining === 0;
            if (spent) opensAt = Math.max(opensAt, harness.clock.monotonic() + reset * 1_000);
            return { status, headers: userWindow(remaining, reset), json: build(42) };
          },
          { random: () => 0 },
        );
        for (let call = 0; call < 20; call += 1) await harness.client.builds.get(address).catch(() => {});
        expect(early).toBe(0);
      }),
    );
  });
});

describe('our own rate limiter', () => {
  test('lets ten requests through at once, and then waits', async () => {
    const { client, clock, events } = createHarness(good);
    for (let call = 0; call < 12; call += 1) await client.builds.get(address);
    expect(clock.sleeps).toEqual([1_500, 1_500]);
    expect(events.filter(({ kind }) => kind === 'paced')).toHaveLength(2);
  });

  test('lets urgent requests through', async () => {
    const { client, clock } = createHarness(good);
    for (let call = 0; call < 12; call += 1) await client.builds.cancel(address, { rank: 'urgent' });
    expect(clock.sleeps).toEqual([]);
  });

  test('fails a call that has no time to wait, and gives its place back', async () => {
    const { client, clock } = createHarness(good);
    for (let call = 0; call < 10; call += 1) await client.builds.get(address);
    const error = await rejection(client.builds.get(address, { timeoutMs: 100 }));
    expect(error).toMatchObject({ phase: 'limiter', sent: 'not-sent' });
    await client.builds.get(address);
    expect(clock.sleeps).toEqual([1_500]);
  });
});

describe('the time limit of a call', () => {
  test('ends its retries', async () => {
    const harness = createHarness(() => {
      harness.clock.advance(50_000);
      return { status: 500 };
    });
    const error = await rejection(harness.client.builds.get(address, { timeoutMs: 120_000 }));
    expect(error).toMatchObject({ status: 500 });
    expect(harness.transport.requests).toHaveLength(3);
  });

  test('ends an attempt that does not answer', async () => {
    const { client } = createHarness({ hang: true });
    const error = await rejection(client.builds.get(address, { timeoutMs: 20 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      phase: 'call',
      sent: 'unknown',
      message:
        'Could not get build 42 of acme/web: the time limit of the request expired before a response arrived',
    });
  });

  test('is not spent on one attempt alone', async () => {
    const { client, events } = createHarness([{ hang: true }, good], { timeouts: { attemptMs: 20 } });
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'retry',
        reason: 'Could not get build 42 of acme/web: attempt timeout.',
      }),
    );
  });

  test('may be over before the call begins', async () => {
    const { client, transport } = createHarness(good);
    expect(await rejection(client.builds.get(address, { timeoutMs: 0 }))).toMatchObject({
      phase: 'call',
      sent: 'not-sent',
    });
    expect(transport.requests).toHaveLength(0);
  });
});

describe('an abort', () => {
  const reason = new Error('the user went home');

  test('ends a running call with its reason', async () => {
    const controller = new AbortController();
    const harness = createHarness(() => {
      queueMicrotask(() => controller.abort(reason));
      return { hang: true };
    });
    expect(await rejection(harness.client.builds.get(address, { signal: controller.signal }))).toBe(reason);
  });

  test('ends the last attempt with its reason too', async () => {
    const controller = new AbortController();
    const { client, transport } = createHarness((_, index) => {
      if (index < 3) return { status: 500 };
      queueMicrotask(() => controller.abort(reason));
      return { hang: true };
    });
    expect(await rejection(client.builds.get(address, { signal: controller.signal }))).toBe(reason);
    expect(transport.requests).toHaveLength(4);
  });

  test('ends a pause between two attempts', async () => {
    const controller = new AbortController();
    const { client, transport } = createHarness(() => {
      controller.abort(reason);
      return { status: 500 };
    });
    expect(await rejection(client.builds.get(address, { signal: controller.signal }))).toBe(reason);
    expect(transport.requests).toHaveLength(1);
  });

  test('ends a body in the middle', async () => {
    const controller = new AbortController();
    const body = {
      async *[Symbol.asyncIterator]() {
        yield new Uint8Array(1);
        controller.abort(reason);
        throw new Error('the transport notices');
      },
    };
    const transport = { send: async () => ({ status: 500, headers: {}, body }), close: async () => {} };
    const { client } = createHarness({}, { transport });
    expect(await rejection(client.builds.get(address, { signal: controller.signal }))).toBe(reason);
  });

  test('leaves no listener on a signal that lives on', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    const { client } = createHarness([{ status: 500 }, good]);
    await client.builds.get(address, { signal });
    await client.builds
      .listForPipeline(web, { signal })
      .toArray()
      .catch(() => {});
    expect(listeners).toBe(0);
  });
});

describe('the write', () => {
  const suite = { organization: 'acme', suite: 'unit' };
  const writes: Record<string, (client: Client) => Promise<unknown>> = {
    'builds.create': (client) =>
      client.builds.create(web, { commit: 'HEAD', branch: 'main' }, { recover: 'fail' }),
    'builds.cancel': (client) => client.builds.cancel(address),
    'builds.rebuild': (client) => client.builds.rebuild({ ...web, number: 7 }),
    'suites.create': (client) => client.suites.create(suite, { name: 'Unit', default_branch: 'main' }),
    'suites.update': (client) => client.suites.update(suite, { default_branch: 'main' }),
    'suites.delete': (client) => client.suites.delete(suite),
  };
  const limited: Scripted = { status: 429, headers: userWindow(0, 5) };

  test.each(
    Object.keys(writes).flatMap((name) => [
      [name, 'was not sent', refused] as const,
      [name, 'was refused with a 429', limited] as const,
    ]),
  )('%s that %s is sent again', async (name, _, fault) => {
    let writesSeen = 0;
    const { client } = createHarness(
      (request) => {
        if (request.method === 'GET') return readBefore(request);
        writesSeen += 1;
        return writesSeen < 4 ? fault : { json: { ...build(42), slug: 'unit' } };
      },
      { rateLimiter: unlimited },
    );
    await writes[name]?.(client);
    expect(writesSeen).toBe(4);
  });
});

describe('a listener that fails', () => {
  test('does not fail the call', async () => {
    const { client } = createHarness(good, {
      onEvent: () => {
        throw new Error('listener');
      },
    });
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
  });
});
