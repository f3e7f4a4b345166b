import { expect, test } from 'vitest';
import { build, createHarness, rejection, web } from '../support/harness.ts';

const address = { ...web, number: 1 };
const headers = (used: number, resetSeconds = 0) => ({
  'ratelimit-user-limit': '50',
  'ratelimit-user-remaining': String(50 - used),
  'ratelimit-user-reset': String(resetSeconds),
});

test('the rate limit of a client observes every response, and is closed after a 429 until the reset', async () => {
  const { client, clock } = createHarness([
    { json: build(1), headers: headers(21) },
    { json: [], headers: headers(31) },
    {
      status: 429,
      headers: headers(50, 40),
      json: { scope: 'rest_user', limit: 50, current: 60, reset: 40 },
    },
  ]);
  expect(client.rateLimit.perMinute()).toBeNull();
  await client.builds.get(address);
  expect(client.rateLimit.perMinute()).toBe(50);
  expect(client.rateLimit.loadOfOthers()).toBeCloseTo(20 / 50);
  clock.advance(30_000);
  await client.builds.listForPipeline(web).toArray();
  expect(client.rateLimit.loadOfOthers()).toBeCloseTo(30 / 50);
  clock.advance(120_000);
  await rejection(client.builds.get(address, { timeoutMs: 20_000 }));
  const nowMs = clock.monotonic();
  expect(client.rateLimit.slowdown()).toBeGreaterThan((60 / 50 / 0.8) ** 3 - 0.01);
  expect(client.rateLimit.opensAtMs(nowMs, { keepsReserve: false })).toBe(nowMs + 41_000);
});
