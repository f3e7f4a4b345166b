import { describe, expect, test } from 'vitest';
import { build, createHarness, rejection, web } from '../support/harness.ts';

const address = { ...web, number: 1 };
const headers = (used: number, resetSeconds = 0) => ({
  'ratelimit-user-limit': '50',
  'ratelimit-user-remaining': String(50 - used),
  'ratelimit-user-reset': String(resetSeconds),
});

describe('the rate limit of a client', () => {
  test('observes every response', async () => {
    const { client, clock } = createHarness([
      { json: build(1), headers: headers(21) },
      { json: [], headers: headers(31) },
    ]);
    expect(client.rateLimit.perMinute()).toBeNull();
    await client.builds.get(address);
    expect(client.rateLimit.perMinute()).toBe(50);
    expect(client.rateLimit.loadOfOthers()).toBeCloseTo(20 / 50);
    clock.advance(30_000);
    await client.builds.listForPipeline(web).toArray();
    expect(client.rateLimit.loadOfOthers()).toBeCloseTo(30 / 50);
  });

  test('observes a 429 with the count in its body, and is closed until the reset', async () => {
    const { client, clock } = createHarness({
      status: 429,
      headers: headers(50),
      json: { message: 'Too many requests', scope: 'rest_user', limit: 50, current: 60, reset: 40 },
    });
    await rejection(client.builds.get(address, { timeoutMs: 20_000 }));
    expect(client.rateLimit.slowdown()).toBeCloseTo((60 / 50 / 0.8) ** 3);
    const nowMs = clock.monotonic();
    expect(client.rateLimit.opensAtMs(nowMs, { keepsReserve: false })).toBeGreaterThan(nowMs);
  });
});
