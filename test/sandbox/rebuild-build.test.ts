import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { builds, origin, seedOf, settled, start, web } from './harness.ts';

const order = { commit: 'HEAD', branch: 'main' };

describe('a rebuild', () => {
  it('answers 200 with a new build that names the original, and does not change the original', async () => {
    const { ask, clock, get } = start();
    const original = await ask<Build>('POST', builds, {
      body: { ...order, message: 'Once', env: { A: '1' } },
    });
    clock.advance(60_000);
    const before = await get(`${builds}/1?exclude_pipeline=true`);
    const reply = await ask<Build>('PUT', `${builds}/1/rebuild`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      number: 2,
      state: 'scheduled',
      source: 'api',
      message: 'Once',
      env: { A: '1' },
    });
    expect(reply.body.id).not.toBe(original.body.id);
    expect((await get<Build>(`${builds}/2`)).body.rebuilt_from).toEqual({
      id: original.body.id,
      number: 1,
      url: `${origin}${builds}/1`,
    });
    expect((await get(`${builds}/1?exclude_pipeline=true`)).text).toBe(before.text);
  });

  it('can use another script than the original, so that a rebuild can pass', async () => {
    const { ask, clock, sandbox } = start({
      seed: seedOf(({ rebuild }) => settled({ exits: [rebuild ? 0 : 1] })),
    });
    await ask('POST', builds, { body: order });
    clock.advance(60_000);
    await ask('PUT', `${builds}/1/rebuild`);
    clock.advance(60_000);
    expect(sandbox.world.builds(web).map(({ state }) => state)).toEqual(['passed', 'failed']);
  });
});
