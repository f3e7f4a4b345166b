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
  it('ends a phase that takes too long, and names it', () => {
    const { timer, onExpired } = start();
    timer.begin('connect', 1_000);
    vi.advanceTimersByTime(1_000);
    expect(timer.expired()).toBe('connect');
    expect(onExpired).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends the complete attempt, however short each phase is', () => {
    const { timer, onExpired } = start();
    for (let second = 0; second < 10; second++) {
      timer.begin('body', 2_000);
      vi.advanceTimersByTime(1_000);
    }
    expect(timer.expired()).toBe('attempt');
    expect(onExpired).toHaveBeenCalledOnce();
  });

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
