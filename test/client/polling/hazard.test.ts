import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHazard, type WatchedBuild } from '../../../src/client/polling/hazard.ts';
import { createRunTimeDistribution } from '../../../src/client/polling/run-times.ts';
import { tuning } from '../../../src/client/polling/tuning.ts';

const minute = 60_000;
const runTimes = createRunTimeDistribution([9, 9.5, 10, 10, 10.5, 11].map((minutes) => minutes * minute));
const running: WatchedBuild = { phase: 'running', elapsedMs: 5 * minute, phaseMs: 5 * minute, runTimes };
const hazardOf = (change: Partial<WatchedBuild>, aheadMs = 1_000) =>
  createHazard({ ...running, ...change }, tuning).hazard(aheadMs);

describe('a running build', () => {
  test('ends as likely as past builds of its age did', () => {
    expect(hazardOf({}, 3 * minute)).toBe(runTimes.hazard(8 * minute));
  });

  test('is likelier to end with few jobs left, and less likely with many', () => {
    const left = (done: number) => hazardOf({ progress: { done, total: 30 } });
    expect(left(29)).toBeGreaterThan(3 * hazardOf({}));
    expect(left(0)).toBeLessThan(hazardOf({}) / 3);
    expect([0, 10, 20, 29].map(left)).toEqual([0, 10, 20, 29].map(left).sort((a, b) => a - b));
  });

  test('shows little by its progress if it has one job', () => {
    expect(hazardOf({ progress: { done: 0, total: 1 } })).toBeGreaterThan(hazardOf({}) / 1.5);
  });

  test.each([
    [0, 0],
    [3, -1],
    [1, Number.NaN],
    [0, Number.POSITIVE_INFINITY],
  ])('ignores a progress of %d of %d', (done, total) => {
    expect(hazardOf({ progress: { done, total } })).toBe(hazardOf({}));
  });

  test('stays within reason whatever the count of jobs', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (done, total) => {
        const ratio = hazardOf({ progress: { done, total } }) / hazardOf({});
        expect(ratio).toBeGreaterThanOrEqual(0.249);
        expect(ratio).toBeLessThanOrEqual(4.001);
      }),
    );
  });
});

describe('a queued build', () => {
  const queued = (elapsedMs: number, aheadMs: number) =>
    hazardOf({ phase: 'queued', elapsedMs, phaseMs: elapsedMs }, aheadMs);

  test('does not end right after a poll, since it must start first', () => {
    expect(queued(minute, 0)).toBeLessThan(queued(minute, minute) / 10);
    expect(queued(minute, minute)).toBeLessThan(queued(minute, 10 * minute));
  });

  test('is not expected to start soon if it has queued for long', () => {
    expect(queued(60 * minute, minute)).toBeLessThan(queued(minute, minute) / 10);
  });
});

describe.each(['failing', 'canceling'] as const)('a %s build', (phase) => {
  const aged = (phaseMs: number) => hazardOf({ phase, phaseMs });

  test('is likelier to end, the more so the newer its state is', () => {
    expect(aged(0)).toBeGreaterThan(20 * hazardOf({}));
    expect(aged(0)).toBeGreaterThan(3 * aged(minute));
    expect(aged(minute)).toBeGreaterThan(hazardOf({}));
  });

  test('is like any other after some hours', () => {
    expect(aged(600 * minute)).toBeLessThan(1.5 * hazardOf({}));
  });
});

describe('the guard against long waits', () => {
  const guardOf = (elapsedMs: number) => createHazard({ ...running, elapsedMs }, tuning).guardMs;

  test('lets no wait be longer than the age of the build, with a head start', () => {
    expect(guardOf(0)).toBeCloseTo(10_000 + minute, -3);
    expect(guardOf(10 * minute) - guardOf(0)).toBeCloseTo(10 * minute);
  });

  test.each([Number.NaN, -5_000, Number.NEGATIVE_INFINITY])('counts an age of %d ms as zero', (elapsedMs) => {
    expect(guardOf(elapsedMs)).toBe(guardOf(0));
    expect(hazardOf({ elapsedMs })).toBe(hazardOf({ elapsedMs: 0 }));
  });
});
