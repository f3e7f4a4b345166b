import { describe, expect, test } from 'vitest';
import { type ManyLoad, oneBuild, waitForMany } from '../../../bench/waiting/many.ts';

const wait = (many: Partial<ManyLoad>) => waitForMany({ ...oneBuild, ...many }, 10);

describe('waiting for 50 builds that one step started', () => {
  test.each([
    ['all of one pipeline', { builds: 50 }],
    ['any of one pipeline', { builds: 50, until: 'any' as const }],
    ['all of 10 pipelines', { builds: 50, pipelines: 10 }],
  ])('%s: each end is seen within seconds while the window is free', (_, many) => {
    const { delay, ownDelay } = wait(many);
    expect(delay).toBeLessThan(4);
    expect(ownDelay).toBeLessThan(4);
  });

  test('costs fewer than two requests per build, and fewer than three times those for one, without headers', () => {
    const [single, many] = [wait({ perMinute: null }), wait({ perMinute: null, builds: 50 })];
    expect(many.requests).toBeLessThan(3 * single.requests);
    expect(many.requests).toBeLessThan(2 * 50);
    expect(many.ownDelay).toBeLessThan(2 * single.delay);
  });
});
