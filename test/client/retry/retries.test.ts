import { describe, expect, test } from 'vitest';
import { ConnectionError, createRateLimiter, TransportError } from '../../../src/client/index.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { address, build, createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const good: Scripted = { json: build(42) };
const reset: Scripted = { error: new TransportError({ code: 'ECONNRESET', sent: 'unknown' }) };
const refused: Scripted = { error: new TransportError({ code: 'ECONNREFUSED', sent: 'not-sent' }) };

describe('a read that fails', () => {
  test('until the outage has lasted too long is reported with the last failure, in our own words', async () => {
    const odd: Scripted = { error: new RangeError('hunter22') };
    const script = [reset, { status: 503, json: { message: 'hunter22' } }, odd, refused];
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
    expect(events.filter(({ kind }) => kind === 'retry')).toMatchObject([
      { attempt: 1, reason: 'Could not get build 42 of acme/web: ECONNRESET.' },
      { attempt: 2, reason: 'Could not get build 42 of acme/web: 503.' },
      { attempt: 3, reason: 'Could not get build 42 of acme/web: UNKNOWN.' },
    ]);
  });

  test('is not repeated by later calls in the same outage, but again after the service has worked', async () => {
    let down = true;
    const { client, transport } = createHarness(() => (down ? { status: 500 } : good));
    for (let call = 0; call < 10; call += 1) await rejection(client.builds.get(address));
    expect(transport.requests).toHaveLength(10 + 9);
    down = false;
    await client.builds.get(address);
    down = true;
    const before = transport.requests.length;
    await rejection(client.builds.get(address));
    expect(transport.requests.length - before).toBe(10);
  });

  test('is repeated for a new build that is not found, and so is its cancel', async () => {
    const canceled = { json: build(42, { state: 'canceled' }) };
    const { client } = createHarness([{ status: 201, json: build(42) }, { status: 404 }, canceled]);
    await client.builds.create(web, { commit: 'HEAD', branch: 'main' });
    expect(await client.builds.cancel(address)).toMatchObject({ state: 'canceled' });
  });

  test('for a build that was read before is not repeated if it is not found', async () => {
    const { client, transport } = createHarness((request, index) => {
      if (request.method === 'POST') return { status: 201, json: build(42) };
      return index < 2 ? good : { status: 404 };
    });
    await client.builds.create(web, { commit: 'HEAD', branch: 'main' });
    await client.builds.get(address);
    expect(await rejection(client.builds.get(address))).toMatchObject({ status: 404 });
    expect(transport.requests).toHaveLength(3);
  });
});

test('a spent rate limit does not count against the time of a call, and a refusal counts as one request', async () => {
  const { client, clock } = createHarness([
    {
      status: 429,
      headers: { 'ratelimit-limit': '20', 'ratelimit-remaining': '0', 'ratelimit-reset': '200' },
    },
    { status: 429, headers: { 'retry-after': '200' } },
    { status: 500 },
    good,
  ]);
  expect(await client.builds.get(address)).toMatchObject({ number: 42 });
  expect(clock.monotonic()).toBeGreaterThan(400_000);
  expect(client.rateLimit.loadOfOthers()).toBeCloseTo(19 / 20 + 0.8);
});

const poll = { polling: { intervalMs: 1_000 } };

describe('our own rate limiter', () => {
  test('never saves up more than the burst', () => {
    const clock = createFakeClock();
    const limiter = createRateLimiter({ clock, perMinute: 60, burst: 2 });
    clock.advance(3_600_000);
    expect([limiter.acquire(), limiter.acquire(), limiter.acquire()]).toEqual([0, 0, 1_000]);
  });

  test('lets ten polls through at once, and then waits', async () => {
    const { client, clock, events } = createHarness(good, { rateLimiter: undefined });
    for (let call = 0; call < 12; call += 1) await client.builds.get(address, poll);
    expect(clock.sleeps).toEqual([1_500, 1_500]);
    expect(events.filter(({ kind }) => kind === 'paced')).toHaveLength(2);
  });

  test('does not hold up calls while they use at most half of what the window has left', async () => {
    let remaining = 60;
    const shown = () => {
      remaining -= 1;
      const headers = {
        'ratelimit-limit': '600',
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': '60',
      };
      return { ...good, headers };
    };
    const { client, clock } = createHarness(shown, { rateLimiter: undefined });
    for (let call = 0; call < 30; call += 1) await client.builds.get(address);
    expect(clock.sleeps).toEqual([]);
    for (let call = 0; call < 12; call += 1) await client.builds.get(address);
    expect(clock.sleeps.at(-1)).toBe(1_500);
  });

  test('does not hold up calls if the service shows no windows', async () => {
    const { client, clock } = createHarness(good, { rateLimiter: undefined });
    for (let call = 0; call < 40; call += 1) await client.builds.get(address);
    expect(clock.sleeps).toEqual([]);
  });

  test('holds up every call if the caller has chosen it', async () => {
    const clock = createFakeClock();
    const rateLimiter = createRateLimiter({ clock, perMinute: 60, burst: 2 });
    const { client } = createHarness(good, { clock, rateLimiter });
    for (let call = 0; call < 4; call += 1) await client.builds.get(address);
    expect(clock.sleeps).toEqual([1_000, 1_000]);
  });

  test('lets urgent requests through', async () => {
    const { client, clock } = createHarness(good, { rateLimiter: undefined });
    for (let call = 0; call < 12; call += 1) await client.builds.cancel(address, { rank: 'urgent' });
    expect(clock.sleeps).toEqual([]);
  });

  test('fails a call that has no time to wait, and gives its place back', async () => {
    const { client, clock } = createHarness(good, { rateLimiter: undefined });
    for (let call = 0; call < 10; call += 1) await client.builds.get(address, poll);
    const error = await rejection(client.builds.get(address, { ...poll, timeoutMs: 1_500 }));
    expect(error).toMatchObject({ phase: 'limiter', sent: 'not-sent' });
    await client.builds.get(address, poll);
    expect(clock.sleeps).toEqual([1_500]);
  });
});

const until = (ms: number) => ({ ms, name: 'wait-timeout' });
test.each([
  [{ timeoutMs: 0, until: until(9_000) }, 'the time limit of the request', undefined],
  [{ until: until(1_000) }, 'wait-timeout', 'Run the step again later, or raise wait-timeout.'],
])('a time limit may be over before the call begins: %j', async (options, limit, hint) => {
  const { client, transport } = createHarness(good);
  const message = `Could not get build 42 of acme/web: ${limit} expired before the request was sent`;
  const expected = { phase: 'call', sent: 'not-sent', message, hint };
  expect(await rejection(client.builds.get(address, options))).toMatchObject(expected);
  expect(transport.requests).toHaveLength(0);
});

test('an abort leaves no listener on a signal that lives on', async () => {
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
