import { describe, expect, test } from 'vitest';
import { type ClientEvent, TransportError } from '../../../src/client/index.ts';
import { address, build, createHarness, type Harness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const good: Scripted = { json: build(42) };
const broken = (code: string, sent: 'not-sent' | 'unknown' = 'not-sent'): Scripted => ({
  error: new TransportError({ code, sent }),
});

/** A service that fails in this way for so long, by the clock of the client. */
function outage(fault: Scripted, lastsMs: number, options: Parameters<typeof createHarness>[1] = {}) {
  const answer = () => (tookMs(harness) < lastsMs ? fault : good);
  const harness = createHarness(answer, { ...options });
  return harness;
}

/** The time since the start of a harness. */
const tookMs = ({ clock }: Harness) => clock.monotonic() - 1_000;
const outagesIn = (events: readonly ClientEvent[]) => events.filter(({ kind }) => kind.startsWith('outage'));

describe('an outage', () => {
  test.each([
    [undefined, 60_000, {}],
    [900_000, 900_000, {}],
    [5_000, 5_000, {}],
    [0, 0, {}],
    [900_000, 6_000, { timeoutMs: 7_000 }],
    [900_000, 39_000, { timeoutMs: 40_000 }],
  ])('is survived for the time that the client is given: %s', async (outageTimeoutMs, lastMs, options) => {
    const short = outage({ status: 503 }, lastMs, { outageTimeoutMs });
    expect(await short.client.builds.get(address, options)).toMatchObject({ number: 42 });
    const long = outage({ status: 503 }, 1e9, { outageTimeoutMs });
    expect(await rejection(long.client.builds.get(address, options))).toMatchObject({ status: 503 });
    expect(tookMs(long)).toBe(lastMs);
  });

  test('is survived without the hour for which a proxy asks', async () => {
    const fault = { status: 503, headers: { 'retry-after': '3600' } };
    const harness = outage(fault, 50_000, { outageTimeoutMs: 900_000 });
    await harness.client.builds.get(address);
    expect(tookMs(harness)).toBe(60_000);
  });

  test('is reported once at its beginning and once at its end', async () => {
    const { client, events } = outage({ status: 503 }, 30_000);
    await client.builds.get(address);
    await client.builds.get(address);
    const reason = 'Could not get build 42 of acme/web: 503.';
    expect(outagesIn(events)).toEqual([
      { kind: 'outage', endpoint: 'builds.get', reason, timeoutMs: 60_000 },
      { kind: 'outage-end', durationMs: 38_625 },
    ]);
  });

  test('is survived for its time after an attempt that takes longer itself', async () => {
    const answers: Scripted[] = [{ status: 503 }];
    const slowly = () => {
      if (answers.length > 0) harness.clock.advance(60_000);
      return answers.shift() ?? good;
    };
    const harness = createHarness(slowly, { outageTimeoutMs: 5_000 });
    expect(await harness.client.builds.get(address)).toMatchObject({ number: 42 });
  });

  test('of one build does not end with a response about another build, and is reported once', async () => {
    const down = new Set([42]);
    const { client, clock, events } = createHarness(({ url }) => {
      const number = Number(/builds\/(\d+)/.exec(url)?.[1]);
      return down.has(number) ? { status: 503 } : { json: build(number) };
    });
    const failing = client.builds.get(address, { polling: { intervalMs: 1_000 } });
    for (let count = 0; count < 20; count += 1) await client.builds.get({ ...web, number: 43 });
    expect(outagesIn(events)).toMatchObject([{ kind: 'outage', timeoutMs: 900_000 }]);
    expect(client.pollsEndAtMs()).toBe(901_000);
    down.clear();
    await failing;
    expect(client.pollsEndAtMs()).toBeUndefined();
    expect(clock.sleeps.slice(0, 4)).toEqual([375, 750, 1_500, 3_000]);
    expect(outagesIn(events)).toMatchObject([{ kind: 'outage' }, { kind: 'outage-end' }]);
  });

  test('of one write is reported once, even if other requests succeed at the same time', async () => {
    let isDown = true;
    const { client, events } = createHarness(({ method }) =>
      method === 'PUT' && isDown ? { status: 503 } : good,
    );
    const failing = client.builds.cancel(address);
    const givenUp = rejection(client.builds.cancel({ ...web, number: 43 }, { timeoutMs: 4_000 }));
    for (let count = 0; count < 10; count += 1) await client.builds.get(address);
    expect(outagesIn(events)).toMatchObject([{ kind: 'outage', timeoutMs: 60_000 }]);
    await givenUp;
    isDown = false;
    await failing;
    expect(outagesIn(events)).toMatchObject([{ kind: 'outage' }, { kind: 'outage-end' }]);
  });

  test.each([-1, Number.NaN])('cannot be survived for %d milliseconds', (outageTimeoutMs) => {
    const words = 'outageTimeoutMs must be a number of milliseconds, 0 or more';
    expect(() => createHarness(good, { outageTimeoutMs })).toThrow(words);
  });

  test('leaves the second of two outages its own time, however long the first was', async () => {
    const { client, clock, events } = outage({ status: 503 }, 1e9);
    await rejection(client.builds.get(address));
    clock.advance(3_600_000);
    const before = clock.sleeps.length;
    await rejection(client.builds.get(address));
    expect(clock.sleeps.length - before).toBe(9);
    expect(outagesIn(events)).toMatchObject([{ kind: 'outage' }, { kind: 'outage' }]);
  });

  test('that calls were given up in ends with the next response, unless only they failed', async () => {
    let isDown = (_url: string) => true;
    const { client, events } = createHarness(({ url }) => (isDown(url) ? { status: 503 } : good));
    await rejection(client.builds.get(address));
    expect(client.pollsEndAtMs()).toBeUndefined();
    await rejection(client.builds.get(address, { timeoutMs: 0 }));
    isDown = (url) => url.endsWith('/42');
    await client.builds.get({ ...web, number: 43 });
    expect(outagesIn(events)).toMatchObject([{ kind: 'outage' }, { kind: 'outage-end', durationMs: 60_000 }]);
    const alone = rejection(client.builds.get(address));
    for (let count = 0; count < 30; count += 1) await client.builds.get({ ...web, number: 43 });
    await alone;
    await client.builds.get({ ...web, number: 43 });
    expect(outagesIn(events).map(({ kind }) => kind)).toEqual(['outage', 'outage-end', 'outage']);
  });

  test('ends with a refusal too: the service works', async () => {
    const { client, events } = createHarness([{ status: 503 }, { status: 404 }]);
    expect(await rejection(client.builds.get(address))).toMatchObject({ status: 404 });
    expect(outagesIn(events).map(({ kind }) => kind)).toEqual(['outage', 'outage-end']);
  });

  test.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])(
    'fails within ten seconds if there never was a connection (%s), but not if the service responded before',
    async (code) => {
      const never = outage(broken(code), 1e9, { outageTimeoutMs: 900_000 });
      expect(await rejection(never.client.builds.get(address))).toMatchObject(
        code.startsWith('UND_') ? { phase: 'connect' } : { code },
      );
      expect([tookMs(never), never.clock.sleeps.length]).toEqual([8_000, 5]);
      const once = createHarness((_, index) => (index === 0 ? good : broken(code)));
      await once.client.builds.get(address);
      await rejection(once.client.builds.get(address));
      expect(tookMs(once)).toBe(60_000);
    },
  );
});

test.each([
  ['a rate limit', true, 429, { timeoutMs: 5_000 }],
  ['an outage, as long as it is survived', true, 503, { timeoutMs: 5_000 }],
  ['an outage that has lasted too long', false, 503, {}],
  ['a refusal', false, 404, {}],
])('a call may succeed later, after %s: %s', async (_, mayPass, status, options) => {
  const { client } = createHarness({ status });
  expect(client.mayPass(await rejection(client.builds.get(address, options)))).toBe(mayPass);
});
