import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hazard, hazardAfter, readPastRuns } from '../../../src/client/polling/run-times.ts';
import { build, createHarness, web } from '../support/harness.ts';

const minute = 60_000;
const around = (medianMs: number, spread: number, builds = 20) =>
  Array.from({ length: builds }, (_, index) => medianMs * Math.exp(spread * (index - (builds - 1) / 2)));

const pasts = fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { maxLength: 40 });
const times = fc.double({ min: 0, max: 1e11, noNaN: true });

describe('a run-time distribution', () => {
  test('is only the heavy tail without past builds: at any age, half of the builds run for as long again', () => {
    const hazard = hazardAfter([]);
    // The median is four minutes: survival 4/(4+t), hazard 1/(4+t).
    expect(hazard(6 * minute)).toBeCloseTo(1 / (10 * minute), 12);
    expect(hazard(16 * minute)).toBeCloseTo(1 / (20 * minute), 12);
  });

  test('expects the end where past builds ended, and less before and after', () => {
    const hazard = hazardAfter(around(10 * minute, 0.01));
    expect(hazard(10 * minute)).toBeGreaterThan(20 * hazard(5 * minute));
    expect(hazard(11 * minute)).toBeGreaterThan(20 * hazard(30 * minute));
  });

  test('keeps two kinds of runs apart', () => {
    const hazard = hazardAfter([...around(3 * minute, 0.01, 10), ...around(10 * minute, 0.01, 10)]);
    expect(hazard(3 * minute)).toBeGreaterThan(10 * hazard(6 * minute));
    expect(hazard(10 * minute)).toBeGreaterThan(10 * hazard(6 * minute));
  });

  test('is not certain of anything when builds took equally long', () => {
    const hazard = hazardAfter(Array.from({ length: 20 }, () => 10 * minute));
    // Within three percent of the known length the end has not become a matter of seconds.
    expect(1 / hazard(10 * minute)).toBeGreaterThan(10_000);
  });

  test('has a hazard that is positive and bounded, at any age', () => {
    fc.assert(
      fc.property(pasts, times, (pastMs, runMs) => {
        const hazard = hazardAfter(pastMs)(runMs);
        expect(hazard).toBeGreaterThan(0);
        expect(hazard * Math.max(1, runMs)).toBeLessThan(100);
      }),
    );
  });
});

describe('the run times of past builds', () => {
  const finished = (number: number, minutes: number, more: Record<string, unknown> = {}) =>
    build(number, {
      branch: 'main',
      started_at: '2026-01-15T09:00:00Z',
      finished_at: new Date(Date.UTC(2026, 0, 15, 9, minutes)).toISOString(),
      ...more,
    });
  const read = async (answer: unknown) => {
    const { client, transport } = createHarness(() =>
      Array.isArray(answer) ? { json: answer } : { status: Number(answer) },
    );
    const { hazard, passedMs } = await readPastRuns(
      (options) => client.builds.listForPipeline(web, options),
      'main',
    );
    return { hazard, passedMs, transport };
  };
  const peaksAt = (hazard: Hazard, minutes: number) =>
    hazard(minutes * minute) > 5 * hazard((minutes * minute) / 2);

  test('are read with one small list of the pipeline', async () => {
    const { hazard, transport } = await read([1, 2, 3].map((number) => finished(number, 10)));
    expect(transport.requests.map(({ url }) => new URL(url).pathname.split('/pipelines').at(-1))).toEqual([
      '/web/builds',
    ]);
    expect(transport.queries()[0]?.get('exclude_jobs')).toBe('true');
    expect(peaksAt(hazard, 10)).toBe(true);
  });

  test.each([7, 8])('are those of the same branch, if there are eight: %i', async (count) => {
    const others = Array.from({ length: 20 }, (_, index) => finished(index + 1, 3, { branch: 'other' }));
    const same = Array.from({ length: count }, (_, index) => finished(index + 30, 10));
    const { hazard } = await read([...others, ...same]);
    expect([3, 10].map((minutes) => peaksAt(hazard, minutes))).toEqual([count < 8, count === 8]);
  });

  test('are not known if the list cannot be read', async () => {
    await expect(read(403)).rejects.toMatchObject({ status: 403 });
  });
});
