import { describe, expect, test } from 'vitest';
import type { Build } from '../../../src/client/index.ts';
import type { TransportRequest } from '../../../src/client/transport/transport.ts';
import { address, build, createHarness, type Harness, rejection } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const minuteMs = 60_000;
const startMs = Date.parse('2026-05-04T12:00:00Z');
const timeAt = (ms: number) => new Date(startMs + ms).toISOString();

/** A service whose build is as `stateAt` says, by the time since the start; it may also answer in another way. */
function serve(
  stateAt: (ms: number, request: TransportRequest) => Record<string, unknown> | { readonly answer: Scripted },
): Harness {
  const harness = createHarness((request): Scripted => {
    const state = stateAt(elapsedMs(harness), request);
    return 'answer' in state ? (state.answer as Scripted) : { json: build(42, state) };
  });
  return harness;
}

/** The time since the start of a harness. */
const elapsedMs = ({ clock }: Pick<Harness, 'clock'>) => clock.now() - startMs;

/** A build that starts at once and passes after some minutes. */
const passesAfter = (minutes: number) => (ms: number) => ({
  state: ms < minutes * minuteMs ? 'running' : 'passed',
  started_at: timeAt(0),
});

const isSmall = ({ url }: TransportRequest) => new URL(url).searchParams.get('exclude_jobs') === 'true';

describe('waiting for a build', () => {
  test('returns the build with all its jobs when it is finished, and polls without them', async () => {
    const { client, transport } = serve((ms, request) => ({
      ...passesAfter(10)(ms),
      ...(isSmall(request) ? {} : { jobs: [] }),
    }));
    expect(await client.builds.wait(address)).toMatchObject({ number: 42, state: 'passed', jobs: [] });
    const [last, ...others] = transport.requests.toReversed();
    expect(new URL(last?.url ?? '').search).toBe('?include_retried_jobs=true');
    expect(others.every(isSmall)).toBe(true);
  });

  test('reports each poll', async () => {
    const { client, transport } = serve(passesAfter(3));
    const seen: Build[] = [];
    await client.builds.wait(address, { onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBe(transport.requests.length - 1);
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['running', 'passed']));
  });

  test.each([
    ['is blocked', { state: 'passed', blocked: true }],
    ['was canceled', { state: 'canceled' }],
    ['never ran', { state: 'not_run' }],
    ['has a new final state', { state: 'vanished', finished_at: timeAt(0) }],
  ])('ends at once for a build that %s', async (_, state) => {
    const { client, clock, transport } = serve(() => state);
    expect(await client.builds.wait(address)).toMatchObject(state);
    expect([elapsedMs({ clock }), transport.requests.length]).toEqual([0, 2]);
  });

  test('continues for a build that a retried job has revived', async () => {
    let reads = 0;
    const { client, clock } = serve((ms, request) =>
      ms < 5 * minuteMs && !isSmall(request) && ++reads === 1
        ? { state: 'running', started_at: timeAt(0) }
        : { state: ms > minuteMs && ms < 4 * minuteMs ? 'running' : 'failed', started_at: timeAt(0) },
    );
    expect(await client.builds.wait(address)).toMatchObject({ state: 'failed' });
    expect(elapsedMs({ clock })).toBeGreaterThan(0);
  });

  test('ends after its time, and says that the build did not finish', async () => {
    const { client, clock } = serve(passesAfter(10));
    const error = await rejection(client.builds.wait(address, { timeoutMs: 5 * minuteMs }));
    expect(error).toMatchObject({
      name: 'TimeoutError',
      phase: 'build',
      message: 'Could not get build 42 of acme/web: the build did not finish in time',
    });
    expect(elapsedMs({ clock })).toBe(5 * minuteMs);
  });

  test.each([
    ['survives', 'of 14 minutes', 15, 'passed'],
    ['ends after', 'of more than 15 minutes', 17, undefined],
  ])('%s an outage %s', async (_how, _length, endMinutes, state) => {
    const { client } = serve((ms) => {
      const outage = ms > minuteMs && ms < endMinutes * minuteMs;
      return outage ? { answer: { status: 503 } } : passesAfter(20)(ms);
    });
    const ended = await client.builds.wait(address).catch((error) => error);
    expect(ended).toMatchObject(state === undefined ? { name: 'ApiError', status: 503 } : { state });
  });

  test.each([401, 403, 404])('ends with a %i', async (status) => {
    const { client } = serve(() => ({ answer: { status } }));
    expect(await rejection(client.builds.wait(address))).toMatchObject({ name: 'ApiError', status });
  });

  test('ends with the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const { client } = serve((ms) => {
      if (ms > 2 * minuteMs) controller.abort(reason);
      return passesAfter(10)(ms);
    });
    const options = { signal: controller.signal };
    expect(await rejection(client.builds.wait(address, options))).toBe(reason);
  });
});
