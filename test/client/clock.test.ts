import { afterEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/client/clock.ts';
import { rejection } from './support/harness.ts';

describe('the system clock', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('sleeps longer than one timer can', async () => {
    vi.useFakeTimers();
    const month = 31 * 86_400_000;
    let awake = false;
    const sleep = systemClock.sleep(month).then(() => {
      awake = true;
    });
    await vi.advanceTimersByTimeAsync(month - 1);
    expect(awake).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(awake).toBe(true);
    await sleep;
  });

  test('wakes with the reason of the abort, and leaves neither a timer nor a listener', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const sleep = rejection(systemClock.sleep(60_000, controller.signal));
    await vi.advanceTimersByTimeAsync(10);
    const reason = new Error('enough');
    controller.abort(reason);
    expect(await sleep).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not begin to sleep once aborted', async () => {
    const reason = new Error('before');
    expect(await rejection(systemClock.sleep(60_000, AbortSignal.abort(reason)))).toBe(reason);
  });

  test('refuses to sleep for anything but a number of milliseconds', async () => {
    await expect(systemClock.sleep(Number.NaN)).rejects.toThrow(RangeError);
    await expect(systemClock.sleep(Number.POSITIVE_INFINITY)).rejects.toThrow(RangeError);
  });

  test('has a time that never goes back, and a date', () => {
    const before = systemClock.monotonic();
    expect(systemClock.monotonic()).toBeGreaterThanOrEqual(before);
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000);
  });
});
