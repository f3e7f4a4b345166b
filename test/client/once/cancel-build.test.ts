import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHarness, rejection, web } from '../support/harness.ts';
import { anyFaults, connect, createTinyService, type Fault } from '../support/tiny-service.ts';

const address = { ...web, number: 1 };
const isCancel = ({ url }: { url: string }) => url.endsWith('/cancel');

function serve(state: string, faultOf?: NonNullable<Parameters<typeof createTinyService>[0]>['faultOf']) {
  const service = createTinyService({ faultOf: faultOf ?? (() => 'none') });
  service.add({ state });
  service.add({ state: 'running' });
  return service;
}

/** Faults for the cancels in their order; reads are fine. */
const cancels = (...faults: Fault[]) => {
  const left = [...faults];
  return (request: { url: string }): Fault => (isCancel(request) ? (left.shift() ?? 'none') : 'none');
};

describe('a cancel', () => {
  test.each<Fault>(['unavailable', 'dropped'])('is sent again if no read is answered: %s', async (fault) => {
    const first = cancels(fault);
    const service = serve('running', (request) => (isCancel(request) ? first(request) : fault));
    expect(await connect(service).client.builds.cancel(address)).toMatchObject({ state: 'canceled' });
    expect(service.log).toEqual(['PUT /builds/1/cancel', 'GET /builds/1', 'PUT /builds/1/cancel']);
  });

  test.each<[string, boolean, Fault[]]>([
    ['canceled', true, []],
    ['canceling', true, []],
    ['running', false, ['lost', 'none']],
    ['running', false, ['dropped', 'late-answer']],
    ['running', false, ['unavailable', 'garbled']],
    ['running', false, ['late-effect', 'none']],
  ])('of a build that is %s tells whether it was canceled before: %s', async (state, already, faults) => {
    const { client } = connect(serve(state, cancels(...faults)));
    const canceled = { already, build: { state: state === 'running' ? 'canceled' : state } };
    expect(await client.builds.cancelWithDetails(address)).toMatchObject(canceled);
  });

  test.each<[string, Fault[]]>([
    ...['passed', 'failed', 'skipped', 'not_run', 'blocked'].map((state): [string, Fault[]] => [state, []]),
    ['passed', ['dropped']],
  ])('of a build that is %s is refused in the words of the service, also after %j', async (state, faults) => {
    const { client } = connect(serve(state, cancels(...faults)));
    expect(await rejection(client.builds.cancel(address))).toMatchObject({
      status: 422,
      message: `Could not cancel build 1 of acme/web: 422 - Build is ${state}`,
      hint: `The build is ${state}.`,
    });
  });

  test('is refused with the first error if the build cannot be read', async () => {
    const { client } = createHarness((request) =>
      isCancel(request) ? { status: 422, json: { message: 'No' } } : { status: 403 },
    );
    expect(await rejection(client.builds.cancel(address))).toMatchObject({ status: 422, hint: undefined });
  });

  test('gives up after a minute, with the last error, and tells of one outage', async () => {
    const service = serve('running', (request) => (isCancel(request) ? 'dropped' : 'none'));
    const { client, events } = connect(service);
    expect(await rejection(client.builds.cancel(address))).toMatchObject({ code: 'ECONNRESET' });
    expect(service.log.filter((line) => line.startsWith('PUT'))).toHaveLength(10);
    expect(events.filter(({ kind }) => kind.startsWith('outage'))).toHaveLength(1);
  });

  test('is done if it says so, and touches no other build, whatever fails', async () => {
    const state = fc.constantFrom('scheduled', 'running', 'failing', 'passed', 'canceled');
    await fc.assert(
      fc.asyncProperty(anyFaults, state, async (faults, before) => {
        const service = serve(before, (_, index) => faults[index] ?? 'none');
        const { client } = connect(service);
        const done = await client.builds.cancel(address).then(
          () => true,
          () => false,
        );
        if (done) expect(service.builds[0]?.state).toBe('canceled');
        if (before === 'passed') expect([done, service.builds[0]?.state]).toEqual([false, 'passed']);
        expect(service.builds[1]?.state).toBe('running');
      }),
      { numRuns: 200 },
    );
  });
});
