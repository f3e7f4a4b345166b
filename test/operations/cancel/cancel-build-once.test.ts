import { describe, expect, it } from 'vitest';
import type { ActionClient } from '../../../src/client/action/action-client.ts';
import { ApiError } from '../../../src/client/index.ts';
import { buildSchema } from '../../../src/model/build.ts';
import { cancelBuildOnce } from '../../../src/operations/cancel/cancel-build-once.ts';

const address = { organization: 'acme', pipeline: 'web', number: 1 };
const refused = new ApiError('Could not cancel build 1 of acme/web: 422 - already finished', {
  method: 'PUT',
  path: '/v2/organizations/acme/pipelines/web/builds/1/cancel',
  status: 422,
});

function buildIn(state: string, more: object = {}) {
  return buildSchema.parse({ id: 'b1', number: 1, state, ...more });
}

const blocked = buildIn('passed', { blocked: true });

/** A client whose cancel and read end as given; an error is thrown. */
function clientWith(canceled: unknown, read: unknown = new Error('It must not be read.')): ActionClient {
  const end = (result: unknown) => async () => {
    if (result instanceof Error) throw result;
    return result;
  };
  return { builds: { cancelWithDetails: end(canceled), get: end(read) } } as unknown as ActionClient;
}

describe('canceling a build once', () => {
  it.each([
    ['canceled', { build: buildIn('canceling'), already: false }, undefined],
    ['already-canceled', { build: buildIn('canceled'), already: true }, undefined],
    ['ended', { build: buildIn('passed'), already: false }, undefined],
    ['ended', refused, buildIn('failed')],
    ['blocked', refused, blocked],
    ['blocked', { build: blocked, already: false }, blocked],
    ['blocked', { build: blocked, already: false }, new Error('The connection failed.')],
    ['canceled', { build: blocked, already: false }, buildIn('canceling', { blocked: true })],
    ['canceled', { build: buildIn('canceling', { blocked: true }), already: false }, undefined],
    ['ended', { build: blocked, already: false }, buildIn('failed')],
  ])('answers %s after %j and %j', async (result, canceled, read) => {
    const attempt = await cancelBuildOnce(address, clientWith(canceled, read), {});
    expect(attempt.result).toBe(result);
    expect(attempt.build.number).toBe(1);
  });

  const lost = new ApiError('Could not cancel build 1 of acme/web: 503', {
    method: 'PUT',
    path: '/v2/organizations/acme/pipelines/web/builds/1/cancel',
    status: 503,
  });

  it.each([
    ['canceled', 'canceling', {}],
    ['canceled', 'canceled', {}],
    ['ended', 'passed', {}],
    ['blocked', 'passed', { blocked: true }],
  ])('answers %s if no cancel was answered properly, and the build is %s', async (result, state, more) => {
    const attempt = await cancelBuildOnce(address, clientWith(lost, buildIn(state, more)), {});
    expect(attempt).toMatchObject({ result, build: { state } });
  });

  it('fails if no cancel was answered properly, and the build runs, is not read, or need not be', async () => {
    const runs = buildIn('running');
    const seen: unknown[] = [];
    const onRefusal = (build: unknown) => void seen.push(build);
    for (const read of [runs, new Error('The connection failed.')])
      await expect(cancelBuildOnce(address, clientWith(lost, read), {}, { onRefusal })).rejects.toBe(lost);
    expect(seen).toEqual([runs]);
    const hurried = cancelBuildOnce(address, clientWith(lost), {}, { readsUnanswered: false });
    await expect(hurried).rejects.toBe(lost);
  });

  it.each([
    ['the build still runs', buildIn('running')],
    ['the build cannot be read', new Error('The connection failed.')],
  ])('fails with the refusal if %s', async (_, read) => {
    await expect(cancelBuildOnce(address, clientWith(refused, read), {})).rejects.toBe(refused);
  });

  it('fails with the reason of the signal if that aborts meanwhile', async () => {
    const reason = new Error('The step was interrupted.');
    const options = { signal: AbortSignal.abort(reason) };
    await expect(cancelBuildOnce(address, clientWith(refused, reason), options)).rejects.toBe(reason);
  });
});
