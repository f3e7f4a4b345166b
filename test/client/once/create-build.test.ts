import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildKeyName, OutcomeUnknownError, TransportError } from '../../../src/client/index.ts';
import { keepOne } from '../../support/keep-one.ts';
import { createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';
import {
  anyFaults,
  connect,
  createTinyService,
  type Fault,
  type TinyService,
} from '../support/tiny-service.ts';

const body = { commit: 'HEAD', branch: 'main', message: 'Ship it' };
const key = 'key-1';
const keyed = { [buildKeyName]: key };

/** Faults for the POSTs in their order; reads are fine. */
const posts = (...faults: Fault[]) => {
  const left = [...faults];
  return ({ method }: { method: string }): Fault => (method === 'POST' ? (left.shift() ?? 'none') : 'none');
};
const sent = (service: TinyService, method: string) =>
  service.log.filter((line) => line.startsWith(method)).length;

describe('the creation of a build', () => {
  test('marks it with a key of its own, beside the meta-data that it was given', async () => {
    const service = createTinyService();
    const { client, transport, events } = connect(service);
    const created = await client.builds.createWithDetails(web, { ...body, meta_data: { mine: 'x' } });
    expect(created).toMatchObject({ key: 'key-of-the-client', origin: 'direct', build: { number: 1 } });
    const marks = { mine: 'x', [buildKeyName]: 'key-of-the-client' };
    expect(JSON.parse(transport.requests[0]?.body ?? '').meta_data).toEqual(marks);
    expect([service.log.length, events.map(({ kind }) => kind)]).toEqual([1, ['response']]);
  });

  test.each([
    [{ key: 'a b' }, {}, 'key must be 1 to 200 letters'],
    [{ key: '' }, {}, 'key must be 1 to 200 letters'],
    [{}, { meta_data: keyed }, 'body.meta_data.kitestring-key is set by the client itself'],
  ])('refuses the options %j with the body %j', async (options, more, message) => {
    const service = createTinyService();
    const creation = connect(service).client.builds.create(web, { ...body, ...more }, options);
    await expect(creation).rejects.toThrow(message);
    expect(service.log).toEqual([]);
  });
});

describe('a create whose answer is lost', () => {
  const unknown = { name: 'OutcomeUnknownError', key };

  test.each<[string, Scripted, number]>([
    ['the token may not list builds', { status: 403 }, 4],
    ['the list stays out of reach', { status: 503 }, 10],
    ['the list says that it is not there', { status: 404 }, 4],
    ['the list is somewhere else', { status: 302 }, 1],
    [
      'the list cannot be trusted',
      { error: new TransportError({ code: 'CERT_HAS_EXPIRED', sent: 'not-sent' }) },
      1,
    ],
    ['the list is throttled for too long', { status: 429, headers: { 'ratelimit-reset': '900' } }, 1],
  ])('is never sent again blindly: %s', async (_, list, looks) => {
    const { client, transport } = createHarness(({ method }) => (method === 'POST' ? { status: 502 } : list));
    expect(await rejection(client.builds.create(web, body, { key }))).toMatchObject(unknown);
    const methods = transport.requests.map(({ method }) => method);
    expect(methods).toEqual(['POST', ...Array(looks).fill('GET')]);
  });

  test('is neither sent again nor waited for when the time is over', async () => {
    const service = createTinyService({ faultOf: posts('dropped') });
    const { client, clock } = connect(service);
    expect(await rejection(client.builds.create(web, body, { key, timeoutMs: 5_000 }))).toMatchObject({
      ...unknown,
      message:
        'Could not create a build of acme/web: its outcome is unknown, because no response arrived (ECONNRESET) and a lookup could not tell',
      search:
        'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds?meta_data%5Bkitestring-key%5D=key-1',
      hint: 'Before you create it again, look for a build with the meta-data kitestring-key = key-1.',
      cause: { name: 'ConnectionError' },
    });
    expect(sent(service, 'POST')).toBe(1);
    expect(clock.sleeps).toEqual([1_000, 2_000]);
  });

  test('says how the response was lost, also if it cannot be used', async () => {
    const { client } = createHarness(({ method }) => (method === 'POST' ? { text: '<p>' } : { status: 503 }));
    expect(await rejection(client.builds.create(web, body, { key }))).toMatchObject({
      message: expect.stringContaining('unknown, because the response is not JSON and a lookup could not'),
    });
  });

  test('is looked for after the pause that the service asks for, and for a minute after a timeout', async () => {
    const sleepsAfter = async (lost: Scripted) => {
      const answer = ({ method }: { method: string }): Scripted => (method === 'POST' ? lost : { json: [] });
      const { client, clock, events } = createHarness(answer, { timeouts: { headersMs: 10 } });
      await rejection(client.builds.create(web, body, { key }));
      const lookups = events.filter(({ kind }) => kind === 'lookup');
      return [clock.sleeps.slice(0, clock.sleeps.length / 2), lookups.length];
    };
    const busy: Scripted = { status: 503, headers: { 'retry-after': '20' } };
    expect(await sleepsAfter(busy)).toEqual([[20_000, 2_000, 4_000, 8_000], 2]);
    const slow = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
    expect(await sleepsAfter({ hang: true })).toEqual([slow, 2]);
  });

  test('is not confused with a rebuild, which inherits the key', async () => {
    const service = createTinyService({ faultOf: posts('dropped'), ignoresFilters: true });
    service.add({});
    service.add({ meta_data: keyed, rebuilt_from: { id: 'x', number: 9, url: 'u' } });
    const { client } = connect(service);
    expect(await client.builds.createWithDetails(web, body, { key })).toMatchObject({
      build: { number: 3 },
      origin: 'retried',
    });
    expect((await client.builds.findByKey(web, key)).map(({ number }) => number)).toEqual([3]);
  });
});

describe('a second attempt', () => {
  test('that is refused because the first was applied leads to the build of the first', async () => {
    const service = createTinyService({ faultOf: posts('late-effect'), lag: 5 });
    const { client } = createHarness((request) => {
      const second = request.method === 'POST' && sent(service, 'POST') === 1;
      const scripted = service.answer(request);
      return second ? { status: 422, json: { message: 'A build is queued' } } : scripted;
    });
    expect(await client.builds.createWithDetails(web, body, { key })).toMatchObject({
      build: { number: 1 },
      origin: 'recovered',
    });
  });

  test('is the last', async () => {
    const service = createTinyService({ faultOf: posts('dropped', 'dropped', 'dropped') });
    const error = await rejection(connect(service).client.builds.create(web, body, { key }));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(sent(service, 'POST')).toBe(2);
  });
});

test('whatever fails, one create leads to one active build, to none, or to an outcome that is reported as unknown', async () => {
  const lags = fc.constantFrom(0, 0, 2, 6);
  await fc.assert(
    fc.asyncProperty(anyFaults, lags, fc.boolean(), async (faults, lag, ignoresFilters) => {
      let calm = false;
      const faultOf = (_: unknown, index: number) => (calm ? 'none' : (faults[index] ?? 'none'));
      const service = createTinyService({ faultOf, lag, ignoresFilters });
      const stranger = service.add({ message: 'Ship it' });
      const { client } = connect(service);
      const outcome = await client.builds.createWithDetails(web, body, { key }).catch((error) => error);
      calm = true;
      service.catchUp();
      const kept = await keepOne(client, web, key);
      const live = service.builds.filter(
        (build) => build.meta_data[buildKeyName] === key && build.state !== 'canceled',
      );
      expect(stranger.state).toBe('scheduled');
      expect(live.length).toBeLessThanOrEqual(1);
      expect(kept?.number).toBe(live[0]?.number);
      const unknown = outcome instanceof OutcomeUnknownError;
      if (outcome instanceof Error && !unknown) expect(live).toHaveLength(0);
      if (!(outcome instanceof Error)) expect(live).toHaveLength(1);
      // An answer to wait ends no attempt: it is no failure, so each adds one.
      const throttled = faults.filter((fault) => fault === 'throttled').length;
      expect(sent(service, 'POST')).toBeLessThanOrEqual(8 + throttled);
    }),
    { numRuns: 200 },
  );
});
