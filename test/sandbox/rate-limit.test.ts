import { describe, expect, it } from 'vitest';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import type { Seed } from '../../src/sandbox/seed/seed.ts';
import { origin, start } from './harness.ts';

const acme = '/v2/organizations/acme/builds';
const other = '/v2/organizations/other/builds';
const seed: Seed = {
  users: { ada: { name: 'Ada', email: 'ada@acme.example' }, ben: { name: 'Ben', email: 'ben@acme.example' } },
  organizations: [{ slug: 'acme' }, { slug: 'other' }],
  tokens: { ben: { user: 'ben', scopes: ['read_builds'] } },
};

type Kit = ReturnType<typeof start>;

async function times(count: number, ask: () => ReturnType<Kit['get']>) {
  const replies = [];
  for (let index = 0; index < count; index += 1) replies.push(await ask());
  return replies.map(({ status }) => status);
}

describe('rate limits', () => {
  it('count down in the headers of both families', async () => {
    const { get, clock } = start({ seed, rateLimits: {} });
    clock.advance(12_000);
    await get(acme);
    const { headers } = await get(acme);
    const family = (prefix: string) =>
      ['scope', 'limit', 'remaining', 'reset', 'warning'].map((name) => headers.get(`${prefix}-${name}`));
    expect(family('ratelimit')).toEqual(['rest', '200', '198', '48', null]);
    expect(family('ratelimit-user')).toEqual(['rest_user', '50', '48', '48', null]);
  });

  it('reject with 429, a body that names the window, and a warning', async () => {
    const { get } = start({ seed, rateLimits: { organization: 'off', user: 2 } });
    expect(await times(2, () => get(acme))).toEqual([200, 200]);
    const reply = await get(acme);
    expect(reply).toMatchObject({
      status: 429,
      body: {
        message: expect.stringContaining('60 seconds'),
        scope: 'rest_user',
        limit: 2,
        current: 3,
        reset: 60,
      },
    });
    expect(reply.headers.get('ratelimit-user-remaining')).toBe('0');
    expect(reply.headers.get('ratelimit-user-warning')).not.toBeNull();
    expect(reply.headers.get('retry-after')).toBeNull();
  });

  it('count rejected requests too', async () => {
    const { get } = start({ seed, rateLimits: { organization: 1, user: 'off' } });
    await times(3, () => get(acme));
    expect((await get(acme)).body).toMatchObject({ scope: 'rest', current: 4, limit: 1 });
  });

  it('reset with the next minute', async () => {
    const { get, clock } = start({ seed, rateLimits: { organization: 'off', user: 1 } });
    clock.advance(59_000);
    expect(await times(2, () => get(acme))).toEqual([200, 429]);
    expect((await get(acme)).headers.get('ratelimit-user-reset')).toBe('1');
    clock.advance(999);
    expect(await times(1, () => get(acme))).toEqual([429]);
    clock.advance(1);
    expect(await times(1, () => get(acme))).toEqual([200]);
  });

  it('report the time until the reset in seconds, rounded up', async () => {
    const { get, clock } = start({ seed, rateLimits: {} });
    clock.advance(30_001);
    expect((await get(acme)).headers.get('ratelimit-reset')).toBe('30');
  });

  it('apply to an organization, whichever user sends the request', async () => {
    const { get, ask } = start({ seed, rateLimits: { organization: 2, user: 'off' } });
    await get(acme);
    await ask('GET', acme, { token: 'ben' });
    expect((await get(acme)).status).toBe(429);
    expect((await get(other)).status).toBe(200);
  });

  it('apply to a user, whichever organization the request names', async () => {
    const { get, ask } = start({ seed, rateLimits: { organization: 'off', user: 2 } });
    await get(acme);
    await get(other);
    expect((await get(acme)).status).toBe(429);
    expect((await ask('GET', acme, { token: 'ben' })).status).toBe(200);
  });

  it('count a request without an organization for the first one that the token sees', async () => {
    const { get } = start({ seed, rateLimits: { organization: 1, user: 'off' } });
    await get('/v2/builds');
    expect([(await get(acme)).status, (await get(other)).status]).toEqual([429, 200]);
  });

  it('count requests without the scope, but not those without a known token or a route', async () => {
    const { ask } = start({ seed, rateLimits: { organization: 1, user: 'off' } });
    expect((await ask('GET', acme, { token: 'unknown' })).headers.get('ratelimit-limit')).toBeNull();
    expect((await ask('GET', '/v2/nothing')).headers.get('ratelimit-limit')).toBeNull();
    expect((await ask('GET', acme, { token: 'noScopes' })).status).toBe(403);
    expect((await ask('GET', acme)).status).toBe(429);
  });

  it('can be off, and then have no headers', async () => {
    const { get } = start({ seed, rateLimits: { organization: 'off', user: 'off' } });
    expect(await times(300, () => get(acme))).toEqual(Array(300).fill(200));
    const names = [...(await get(acme)).headers.keys()];
    expect(names.filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });

  it('run on unscaled time, however fast builds move', async () => {
    const clock = createScaledClock({ speed: 1_000 });
    const sandbox = createSandbox({ seed, clock, rateLimits: { organization: 'off', user: 1 } });
    const request = () =>
      sandbox.fetch(
        new Request(`${origin}${acme}`, { headers: { authorization: `Bearer ${sandbox.tokens.all.token}` } }),
      );
    await request();
    clock.advance(60_000);
    expect((await request()).status).toBe(429);
    clock.advance(60_000_000);
    expect((await request()).status).toBe(200);
  });
});
