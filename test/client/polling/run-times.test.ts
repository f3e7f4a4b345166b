import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRunTimeDistribution } from '../../../src/client/polling/run-times.ts';

const minute = 60_000;
const around = (medianMs: number, spread: number, builds = 20) =>
  Array.from({ length: builds }, (_, index) => medianMs * Math.exp(spread * (index - (builds - 1) / 2)));

const pasts = fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { maxLength: 40 });
const times = fc.double({ min: 0, max: 1e11, noNaN: true });

describe('a run-time distribution', () => {
  test('is only the heavy tail without a past: at any age, as long again is an even chance', () => {
    const runTimes = createRunTimeDistribution([]);
    expect(runTimes.medianMs).toBeCloseTo(4 * minute);
    expect(runTimes.survival(4 * minute)).toBeCloseTo(0.5);
    expect(runTimes.hazard(6 * minute)).toBeCloseTo(1 / (10 * minute), 12);
  });

  test('has the median of the past, whatever its order', () => {
    expect(createRunTimeDistribution([30_000, 10_000, 20_000]).medianMs).toBeCloseTo(20_000);
    expect(createRunTimeDistribution([40_000, 10_000]).medianMs).toBeCloseTo(20_000);
  });

  test('expects the end where past builds ended, and doubts it before and after', () => {
    const { hazard } = createRunTimeDistribution(around(10 * minute, 0.01));
    expect(hazard(10 * minute)).toBeGreaterThan(20 * hazard(5 * minute));
    expect(hazard(11 * minute)).toBeGreaterThan(20 * hazard(30 * minute));
  });

  test('keeps two kinds of runs apart', () => {
    const { hazard } = createRunTimeDistribution([
      ...around(3 * minute, 0.01, 10),
      ...around(10 * minute, 0.01, 10),
    ]);
    expect(hazard(3 * minute)).toBeGreaterThan(10 * hazard(6 * minute));
    expect(hazard(10 * minute)).toBeGreaterThan(10 * hazard(6 * minute));
  });

  test('trusts many past builds more than a few', () => {
    const survivalAt = (builds: number) =>
      createRunTimeDistribution(Array.from({ length: builds }, () => 10 * minute)).survival(20 * minute);
    expect(survivalAt(20)).toBeLessThan(survivalAt(5) / 2);
    expect(survivalAt(5)).toBeLessThan(survivalAt(1));
  });

  test('is not certain of anything when builds took equally long', () => {
    const { hazard } = createRunTimeDistribution(Array.from({ length: 20 }, () => 10 * minute));
    // Within three percent of the known length the end has not become a matter of seconds.
    expect(1 / hazard(10 * minute)).toBeGreaterThan(10_000);
  });

  test('ignores what is not a run time', () => {
    const clean = createRunTimeDistribution([60_000, 90_000]);
    const dirty = createRunTimeDistribution([Number.NaN, 60_000, 0, -5, Number.POSITIVE_INFINITY, 90_000]);
    expect(dirty.hazard(70_000)).toBe(clean.hazard(70_000));
  });

  test('has a survival that only falls, and a hazard that is its slope and never explodes', () => {
    fc.assert(
      fc.property(pasts, times, (pastMs, runMs) => {
        const { survival, hazard } = createRunTimeDistribution(pastMs);
        const at = Math.max(10, runMs);
        const stepMs = at * 1e-4;
        const [before, after] = [survival(at - stepMs), survival(at + stepMs)];
        expect(after).toBeLessThanOrEqual(before);
        expect(before).toBeLessThanOrEqual(1);
        expect(after).toBeGreaterThan(0);
        const slope = Math.log(before / after) / (2 * stepMs);
        expect(hazard(at) * at).toBeCloseTo(slope * at, 1);
        expect(hazard(at) * at).toBeLessThan(100);
      }),
    );
  });
});
