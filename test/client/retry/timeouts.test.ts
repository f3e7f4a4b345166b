import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhaseTimer } from '../../../src/client/transport/phase-timer.ts';
import type { Transport } from '../../../src/client/transport/transport.ts';
import { address, createHarness, rejection } from '../support/harness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the timer of an attempt keeps no process alive, even if a phase begins after the end', () => {
  const timer = createPhaseTimer({ phase: 'attempt', ms: 10_000 });
  timer.begin('connect', 1_000);
  timer.stop();
  timer.begin('headers', 1_000);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(timer.expired()).toBeUndefined();
  expect(timer.signal.aborted).toBe(false);
});

it('a connection that is not made within ten seconds is reported as such', async () => {
  const send: Transport['send'] = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const transport = { send, close: async () => {} };
  const { client } = createHarness([], { transport, outageTimeoutMs: 0 });
  const error = rejection(client.builds.get(address));
  await vi.advanceTimersByTimeAsync(10_000);
  const message = 'Could not get build 42 of acme/web: no connection in time';
  expect(await error).toMatchObject({ phase: 'connect', message });
});
