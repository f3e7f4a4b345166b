import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhaseTimer } from '../../../src/client/retry/phase-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A timer for an attempt of ten seconds, and how often it has told that time ran out. */
function start() {
  const onExpired = vi.fn();
  return { timer: createPhaseTimer({ phase: 'attempt', ms: 10_000 }, onExpired), onExpired };
}

describe('the timer of an attempt', () => {
  it('leaves no timer that keeps the process alive, even if a phase begins after the end', () => {
    const { timer, onExpired } = start();
    timer.begin('connect', 1_000);
    timer.stop();
    timer.begin('headers', 1_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(20_000);
    expect(timer.expired()).toBeUndefined();
    expect(onExpired).not.toHaveBeenCalled();
  });
});
