import { describe, expect, test } from 'vitest';
import { type ClientEvent, TransportError } from '../../../src/client/index.ts';
import { build, createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const address = { ...web, number: 42 };
const good: Scripted = { json: build(42) };
const unfound = (code: string): Scripted => ({ error: new TransportError({ code, sent: 'not-sent' }) });

/** A service that fails in this way for so long, by the clock of the client. */
function outage(fault: Scripted, lastsMs: number, options: Parameters<typeof createHarness>[1] = {}) {
  const answer = () => (harness.clock.monotonic() - 1_000 < lastsMs ? fault : good);
  const harness = createHarness(answer, { ...options });
  return harness;
}

const told = (events: readonly ClientEvent[]) => events.filter(({ kind }) => kind.startsWith('outage'));

describe('an outage', () => {
  test.each([
    [undefined, 59_999, 60_000],
    [900_000, 899_999, 900_000],
    [5_000, 4_999, 5_000],
  ])('is survived for the time that the client is given: %s', async (outageTimeoutMs, survived, fatal) => {
    const short = outage({ status: 503 }, survived, { outageTimeoutMs });
    expect(await short.client.builds.get(address)).toMatchObject({ number: 42 });
    const long = outage({ status: 503 }, fatal + 1, { outageTimeoutMs });
    expect(await rejection(long.client.builds.get(address))).toMatchObject({ status: 503 });
    expect(long.clock.monotonic() - 1_000).toBe(fatal);
  });

  test('is a redirect, from a service that has responded properly before', async () => {
    const maintenance = { status: 302, headers: { location: 'https://status.example.com/' } };
    const answers: Scripted[] = [good, maintenance, maintenance, good, maintenance];
    const { client, transport } = createHarness(() => answers.shift() ?? good);
    await client.builds.get(address);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
    const sent = transport.requests.length;
    const creation = client.builds.create(web, { commit: 'HEAD', branch: 'main' });
    expect(await rejection(creation)).toMatchObject({ status: 302 });
    expect(transport.requests).toHaveLength(sent + 1);
  });

  test.each(['ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', 'EPROTO', 'PROXY_403', 'PROXY_407'])(
    'is %s before anything was sent, from a service that has responded properly before',
    async (code) => {
      const broken = { error: new TransportError({ code, sent: 'not-sent' }) };
      const answers: Scripted[] = [good, broken, broken, good, broken, { json: build(43) }];
      const { client, transport } = createHarness(() => answers.shift() ?? broken);
      await client.builds.get(address);
      expect(await client.builds.get(address)).toMatchObject({ number: 42 });
      const creation = client.builds.create(web, { commit: 'HEAD', branch: 'main' });
      expect(await creation).toMatchObject({ number: 43 });
      expect(transport.requests).toHaveLength(6);
      const never = createHarness(() => broken);
      expect(await rejection(never.client.builds.get(address))).toMatchObject({ code });
      expect(never.transport.requests).toHaveLength(1);
    },
  );

  test.each([
    ['CERT_HAS_EXPIRED', 'not-sent'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'unknown'],
    ['HTTPParserError', 'unknown'],
  ] as const)('is never %s (%s)', async (code, sent) => {
    const answers: Scripted[] = [good, { error: new TransportError({ code, sent }) }];
    const { client, transport } = createHarness(() => answers.shift() ?? good);
    await client.builds.get(address);
    expect(await rejection(client.builds.get(address))).toMatchObject({ code });
    expect(transport.requests).toHaveLength(2);
  });

  test('includes a redirect that comes after another failure', async () => {
    const answers: Scripted[] = [{ status: 503 }, { status: 302 }];
    const { client } = createHarness(() => answers.shift() ?? good);
    expect(await client.builds.get(address)).toMatchObject({ number: 42 });
  });

  test('is no redirect, from a service that has not', async () => {
    const redirects = createHarness(() => ({ status: 302 }));
    for (let call = 0; call < 2; call += 1)
      expect(await rejection(redirects.client.builds.get(address))).toMatchObject({ status: 302 });
    expect(redirects.transport.requests).toHaveLength(2);
  });

  test('is told at its begin and at its end, once each', async () => {
    const { client, events } = outage({ status: 503 }, 30_000);
    await client.builds.get(address);
    await client.builds.get(address);
    expect(told(events)).toEqual([
      {
        kind: 'outage',
        endpoint: 'builds.get',
        reason: 'Could not get build 42 of acme/web: 503.',
        timeoutMs: 60_000,
      },
      { kind: 'outage-end', durationMs: 38_625 },
    ]);
  });

  test('lasts since the first attempt that failed was sent', async () => {
    const answers: Scripted[] = [{ status: 503 }, good];
    const slowly = () => {
      harness.clock.advance(30_000);
      return answers.shift() ?? good;
    };
    const harness = createHarness(slowly);
    await harness.client.builds.get(address);
    expect(told(harness.events)).toContainEqual({ kind: 'outage-end', durationMs: 60_375 });
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

  test('that no one is to survive is reported at once', async () => {
    const { client, clock } = outage({ status: 503 }, 1_000, { outageTimeoutMs: 0 });
    expect(await rejection(client.builds.get(address))).toMatchObject({ status: 503 });
    expect(clock.sleeps).toEqual([]);
  });

  test('goes on after a pause that is as long as it may last', async () => {
    const down = { status: 503, headers: { 'retry-after': '600' } };
    const { client, clock } = createHarness(() => down, {
      outageTimeoutMs: 5_000,
    });
    const pauses: number[] = [];
    const polling = { intervalMs: 1_000, onPause: (ms: number) => void pauses.push(ms) };
    for (let count = 0; count < 2; count += 1) {
      await rejection(client.builds.get(address, { polling }));
      // A timer is a little late.
      clock.advance(5_001);
    }
    expect(pauses).toEqual([5_000]);
  });

  test('of one build that is polled is not ended by a response about another', async () => {
    let down = true;
    const answer = ({ url }: { url: string }) =>
      url.includes('/builds/42') && down ? { status: 503 } : { json: build(url.includes('/42') ? 42 : 43) };
    const { client, clock, events } = createHarness(answer);
    const pauses: number[] = [];
    const polling = { intervalMs: 1_000, onPause: (ms: number) => void pauses.push(ms) };
    const poll = (number: number) => client.builds.get({ ...web, number }, { polling });
    for (let count = 0; count < 4; count += 1) {
      await rejection(poll(42));
      clock.advance(5_000);
      await poll(43);
    }
    expect(pauses.map((ms) => ms / (pauses[0] ?? 0))).toEqual([1, 2, 4, 8]);
    expect(clock.sleeps).toEqual([]);
    expect(told(events).map(({ kind }) => kind)).toEqual(['outage']);
    down = false;
    await poll(43);
    await poll(42);
    expect(told(events).at(-1)).toEqual({ kind: 'outage-end', durationMs: 20_000 });
    await poll(42);
    expect(told(events)).toHaveLength(2);
  });

  test('of several builds is told once, and ends with the last of them', async () => {
    const down = new Set<number>();
    const { client, clock, events } = createHarness(({ url }) => {
      const number = Number(/builds\/(\d+)/.exec(url)?.[1]);
      return down.has(number) ? { status: 503 } : { json: build(number) };
    });
    const polling = { intervalMs: 1_000, onPause: () => undefined };
    const poll = async (...numbers: readonly number[]) => {
      for (const number of numbers)
        await client.builds.get({ ...web, number }, { polling }).catch(() => undefined);
      clock.advance(15_000);
    };
    down.add(41);
    await poll(41, 42, 43);
    down.add(42);
    await poll(41, 42, 43);
    down.delete(41);
    await poll(41, 42, 43);
    expect(told(events).map(({ kind }) => kind)).toEqual(['outage']);
    down.delete(42);
    await poll(41, 42, 43);
    expect(told(events).slice(1)).toEqual([{ kind: 'outage-end', durationMs: 45_000 }]);
  });

  test.each([-1, Number.NaN])('cannot be survived for %d milliseconds', (outageTimeoutMs) => {
    expect(() => createHarness(good, { outageTimeoutMs })).toThrow(
      'outageTimeoutMs must be a number of milliseconds, 0 or more',
    );
  });

  test('leaves the second of two outages its own time, however long the first was', async () => {
    const { client, clock } = outage({ status: 503 }, 1e9);
    await rejection(client.builds.get(address));
    clock.advance(3_600_000);
    const before = clock.sleeps.length;
    await rejection(client.builds.get(address));
    expect(clock.sleeps.length - before).toBe(9);
  });

  test('ends with a refusal too: the service works', async () => {
    const { client, events } = createHarness([{ status: 503 }, { status: 404 }]);
    expect(await rejection(client.builds.get(address))).toMatchObject({ status: 404 });
    expect(told(events).map(({ kind }) => kind)).toEqual(['outage', 'outage-end']);
  });

  test.each(['ENOTFOUND', 'EAI_AGAIN'])(
    'is none if a host was never found (%s): it fails within ten seconds',
    async (code) => {
      const { client, clock } = outage(unfound(code), 1e9, { outageTimeoutMs: 900_000 });
      expect(await rejection(client.builds.get(address))).toMatchObject({ code });
      expect(clock.monotonic() - 1_000).toBeLessThanOrEqual(10_000);
      expect(clock.sleeps).toHaveLength(5);
    },
  );

  test('may be one of names once the service has answered', async () => {
    let down = false;
    const { client, clock } = createHarness(() => (down ? unfound('ENOTFOUND') : good));
    await client.builds.get(address);
    down = true;
    await rejection(client.builds.get(address));
    expect(clock.monotonic() - 1_000).toBe(60_000);
  });

  test.each([0, 0.5, 1])('is survived until just before the time of the call is over: %s', async (chance) => {
    for (const timeoutMs of [8_000, 40_000]) {
      const options = { outageTimeoutMs: 900_000, random: () => chance };
      const { client } = outage({ status: 503 }, timeoutMs - 1_500, options);
      expect(await client.builds.get(address, { timeoutMs })).toMatchObject({ number: 42 });
    }
  });

  test('does not outlast the time of the call', async () => {
    const { client, clock } = outage({ status: 503 }, 1e9, { outageTimeoutMs: 900_000 });
    expect(await rejection(client.builds.get(address, { timeoutMs: 7_000 }))).toMatchObject({ status: 503 });
    expect(clock.monotonic() - 1_000).toBeLessThanOrEqual(7_000);
  });

  test('in which a write may have been applied is told as a lost response, at once and then seldom', async () => {
    const { client, events } = createHarness(
      ({ method }) => (method === 'POST' ? { hang: true } : { json: [] }),
      { timeouts: { headersMs: 10 } },
    );
    const body = { commit: 'HEAD', branch: 'main' };
    await rejection(client.builds.create(web, body, { recover: 'fail' }));
    const lookups = events.flatMap((event) => (event.kind === 'lookup' ? [event.elapsedMs] : []));
    expect(lookups).toEqual([0, 15_000, 30_000, 45_000]);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('lookup')).toBeLessThan(kinds.indexOf('response'));
  });
});
