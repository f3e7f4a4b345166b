import { describe, expect, it } from 'vitest';
import { createManualClock, createScaledClock } from '../../src/sandbox/clock.ts';

describe('a manual clock', () => {
  it('stands still until it is advanced', () => {
    const clock = createManualClock(1_000);
    expect([clock.now(), clock.wall()]).toEqual([1_000, 1_000]);
    clock.advance(250);
    expect([clock.now(), clock.wall()]).toEqual([1_250, 1_250]);
  });

  it('starts at the beginning of a minute', () => {
    expect(createManualClock().now() % 60_000).toBe(0);
  });

  it('resolves a sleep when its time has come, and not before', async () => {
    const clock = createManualClock();
    const woken: string[] = [];
    const short = clock.sleep(100).then(() => woken.push('short'));
    const long = clock.sleep(200).then(() => woken.push('long'));
    clock.advance(99);
    await Promise.resolve();
    expect(woken).toEqual([]);
    clock.advance(1);
    await short;
    expect(woken).toEqual(['short']);
    clock.advance(100);
    await long;
    expect(woken).toEqual(['short', 'long']);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('rejects an advance by %s', (ms) => {
    expect(() => createManualClock().advance(ms)).toThrow('A clock cannot go back');
  });
});

describe('a scaled clock', () => {
  it('runs simulated time faster than unscaled time by its speed', () => {
    const clock = createScaledClock({ speed: 1_000_000, startMs: 5 });
    const [wall, now] = [clock.wall(), clock.now()];
    clock.advance(60_000);
    expect(clock.now() - now).toBeGreaterThanOrEqual(60_000);
    expect(clock.wall() - wall).toBeLessThan((clock.now() - now) / 1_000);
  });

  it('moves both times forward together when it is advanced', () => {
    const clock = createScaledClock({ speed: 60, startMs: 0 });
    const wall = clock.wall();
    clock.advance(3_600_000);
    expect(clock.wall() - wall).toBeGreaterThanOrEqual(60_000);
    expect(clock.now()).toBeGreaterThanOrEqual(3_600_000);
  });

  it('returns integer milliseconds', () => {
    const clock = createScaledClock({ speed: 1.37 });
    clock.advance(1.5);
    expect(Number.isInteger(clock.now())).toBe(true);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('rejects the speed %s', (speed) => {
    expect(() => createScaledClock({ speed })).toThrow('speed must be greater than zero');
  });
});
