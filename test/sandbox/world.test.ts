import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../src/model/wildcard.ts';
import { createManualClock, createScaledClock } from '../../src/sandbox/clock.ts';
import { passesBranchFilter } from '../../src/sandbox/simulation/plan.ts';
import { builds, origin, start, web } from './harness.ts';

it('the request log contains who requested what, and never the token', async () => {
  const { sandbox, clock } = start();
  clock.advance(5);
  const { token } = sandbox.tokens.readOnly;
  const headers = { authorization: `Bearer ${token}`, 'x-attempt': '2', cookie: 'secret=1' };
  const body = '{"commit":"HEAD"}';
  await sandbox.fetch(new Request(`${origin}${builds}?branch=main`, { method: 'POST', body, headers }));
  await sandbox.fetch(new Request(`${origin}/nope`, { method: 'PUT', body: 'not json' }));
  const [entry, stray] = sandbox.requests.entries();
  expect(entry).toEqual({
    method: 'POST',
    path: builds,
    query: '?branch=main',
    endpoint: 'builds.create',
    token: 'readOnly',
    status: 403,
    at: clock.now(),
    body: { commit: 'HEAD' },
    headers: { 'content-type': expect.any(String), 'x-attempt': '2' },
    faults: [],
  });
  expect(stray).toMatchObject({ endpoint: null, token: null, status: 404, body: 'not json' });
  expect(JSON.stringify(sandbox.requests.entries())).not.toContain(token);
  sandbox.requests.clear();
  expect(sandbox.requests.entries()).toEqual([]);
});

it('identifiers are the same in each sandbox', () => {
  const id = () => start().sandbox.world.run(web).id;
  expect(id()).toBe(id());
  expect(id()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('a manual clock starts at the beginning of a minute, and does not move until it is advanced', () => {
  expect(createManualClock().now() % 60_000).toBe(0);
  const clock = createManualClock(1_000);
  clock.advance(250);
  expect([clock.now(), clock.wall()]).toEqual([1_250, 1_250]);
});

it('a scaled clock runs simulated time faster than unscaled time, in integers, and both move when it is advanced', () => {
  const clock = createScaledClock({ speed: 60, startMs: 5 });
  const wall = clock.wall();
  clock.advance(3_600_000.5);
  expect(clock.wall() - wall).toBeGreaterThanOrEqual(60_000);
  expect(clock.now()).toBeGreaterThanOrEqual(3_600_000);
  expect(Number.isInteger(clock.now())).toBe(true);
});

describe('a wildcard', () => {
  it.each([
    ['main', 'main', true],
    ['main', '*', true],
    ['', '*', true],
    ['release/1.2', 'release/*', true],
    ['prerelease/1.2', 'release/*', false],
    ['aXbXc', 'a*b*c', true],
    ['acb', 'a*b*c', false],
    ['aa', 'a*a*a', false],
    ['a.c', 'a?c', false],
    // Takes linear time.
    ['a'.repeat(20_000), `${'*a'.repeat(2_000)}*b`, false],
  ])('is matched as expected: %s against %s: %s', (text, pattern, fits) => {
    expect(matchesPattern(text, pattern)).toBe(fits);
  });

  it.each([
    ['main', undefined, true],
    ['main', 'main release/*', true],
    ['release/2', 'main release/*', true],
    ['feature', 'main release/*', false],
    ['main', '!main', false],
    ['feature', '!main', true],
    ['release/old', 'release/* !release/old', false],
  ])('in the filter of a branch is matched as expected: %s against %s: %s', (branch, filter, passes) => {
    expect(passesBranchFilter(branch, filter)).toBe(passes);
  });
});
