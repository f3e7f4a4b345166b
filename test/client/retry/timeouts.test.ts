import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhaseTimer } from '../../../src/client/transport/phase-timer.ts';

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
