import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OutcomeUnknownError } from '../../../src/client/index.ts';
import { createHarness, rejection, web } from '../support/harness.ts';
import { anyFaults, connect, createTinyService, type TinyService } from '../support/tiny-service.ts';

const original = { ...web, number: 1 };
const isRebuild = ({ url }: { url: string }) => url.endsWith('/rebuild');
const rebuilds = (service: TinyService) => service.log.filter((line) => line.endsWith('/rebuild')).length;

function serve(options: Parameters<typeof createTinyService>[0] = {}) {
  const service = createTinyService(options);
  service.add({ state: 'failed' });
  return service;
}

describe('a rebuild', () => {
  const one = { rebuilt_from: { id: 'id-1', number: 1, url: 'u' } };
  test.each<[string, readonly Parameters<TinyService['add']>[0][]]>([
    ['was made from another', [{ rebuilt_from: { id: 'id-9', number: 9, url: 'u' } }]],
    ['was made by a person', [{ ...one, source: 'ui' }]],
    ['was made from none', [{}]],
    ['may be one of two', [one, one]],
  ])('adopts no build that %s', async (_, made) => {
    const service = serve();
    const { client } = createHarness((request) => {
      if (!isRebuild(request)) return service.answer(request);
      for (const each of made) service.add(each);
      return { status: 502 };
    });
    expect(await rejection(client.builds.rebuild(original))).toMatchObject({ name: 'OutcomeUnknownError' });
  });

  test.each([
    ['is sent, but cannot recover', 403, ['GET', 'PUT']],
    ['is not sent in an outage', 503, []],
    ['is not sent in an outage', 408, []],
    ['is not sent in a spent window', 429, []],
  ])('%s if the builds cannot be listed: %i', async (_, status, methods) => {
    const answering = (write: number) =>
      createHarness(({ method }) =>
        method === 'GET' ? { status } : { status: write, json: { id: 'x', number: 2, state: 'scheduled' } },
      );
    const [good, bad] = [answering(200), answering(502)];
    const ended = good.client.builds.rebuild(original, { timeoutMs: 10_000 }).then(
      () => 200,
      () => undefined,
    );
    expect(await ended).toBe(methods.length > 0 ? 200 : undefined);
    const error = await rejection(bad.client.builds.rebuild(original, { timeoutMs: 10_000 }));
    if (methods.length > 0) expect(error).toMatchObject({ name: 'OutcomeUnknownError' });
    for (const { transport } of [good, bad])
      expect(transport.requests.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(
        methods.slice(1),
      );
  });

  test('reports what it knows right before it is sent, and is not sent if the listener throws', async () => {
    const service = serve();
    const { client, transport } = connect(service);
    const told: unknown[] = [];
    const onState = (state: string, newest: number | undefined) => {
      told.push(state, newest, [...service.log]);
    };
    await client.builds.rebuild(original, { onState });
    expect(told).toEqual(['sending', 1, ['GET /builds']]);
    const query = 'exclude_jobs=true&exclude_pipeline=true&page=1&per_page=1';
    expect(transport.queries()[0]?.toString()).toBe(query);
    const stopped = client.builds.rebuild(original, {
      onState: () => {
        throw new Error('no more');
      },
    });
    await expect(stopped).rejects.toThrow('no more');
    expect(rebuilds(service)).toBe(1);
  });

  test('can be found later, among the builds of others', async () => {
    const service = serve();
    service.add({ rebuilt_from: { id: 'id-1', number: 1, url: 'u' } });
    const { client } = connect(service);
    service.add({ rebuilt_from: { id: 'id-9', number: 9, url: 'u' } });
    service.add({ rebuilt_from: { id: 'id-1', number: 1, url: 'u' }, source: 'ui' });
    service.add({ rebuilt_from: { id: 'id-1', number: 1, url: 'u' } });
    expect((await client.builds.findRebuilds(original, 2)).map(({ number }) => number)).toEqual([5]);
  });

  test('leads to at most one new build, and never to that of another, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(anyFaults, fc.constantFrom(0, 0, 3), async (faults, lag) => {
        const service = serve({ faultOf: (_, index) => faults[index] ?? 'none', lag });
        service.add({ rebuilt_from: { id: 'id-1', number: 1, url: 'u' }, state: 'running' });
        service.catchUp();
        const outcome = await connect(service)
          .client.builds.rebuildWithDetails(original)
          .catch((error: unknown) => error);
        service.catchUp();
        const made = service.builds.slice(2);
        expect(made.length).toBeLessThanOrEqual(1);
        expect(service.builds.map(({ state }) => state)).toEqual(
          ['failed', 'running', 'scheduled'].slice(0, service.builds.length),
        );
        if (outcome instanceof OutcomeUnknownError) return;
        expect(made).toHaveLength(outcome instanceof Error ? 0 : 1);
        if (!(outcome instanceof Error)) expect(outcome).toMatchObject({ build: { number: 3 } });
      }),
      { numRuns: 200 },
    );
  });
});
