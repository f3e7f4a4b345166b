import { describe, expect, it } from 'vitest';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import { builds, order, origin, seedOf, settled, start, web } from './harness.ts';

/*
 * What takes time on the wire. All other faults are in the transcripts.
 */
const list = '/v2/builds';
const headers = { authorization: 'Bearer bkua_sandbox_all' };
const broken: Fault = { kind: 'status', status: 500 };
const turn = () => new Promise((resolve) => setImmediate(resolve, 'nothing'));

function faulty(...faults: readonly Fault[]) {
  const kit = start({ seed: seedOf(settled({}), { history: [{ ageMs: 60_000 }] }) });
  for (const fault of faults) kit.sandbox.faults.add(fault);
  return kit;
}

describe('a fault', () => {
  it('is decided when a request arrives: a delayed one takes nothing from later ones', async () => {
    const { get, clock } = faulty({ kind: 'delay', ms: 5_000 }, { ...broken, skip: 1 });
    const delayed = get(list);
    expect(await Promise.race([delayed, turn()])).toBe('nothing');
    const second = await get(list);
    clock.advance(5_000);
    expect([(await delayed).status, second.status]).toEqual([200, 500]);
  });

  it('is noted in the log of requests', async () => {
    const { get, sandbox } = faulty(broken, { kind: 'headers' });
    await get(list);
    await get(list);
    expect(sandbox.requests.entries()).toMatchObject([
      { status: 500, faults: ['status'] },
      { status: 200, faults: ['headers'] },
    ]);
  });

  it('can stall until the request is aborted', async () => {
    const { sandbox } = faulty({ kind: 'stall' });
    const patience = new AbortController();
    const answer = sandbox.fetch(new Request(`${origin}${list}`, { headers, signal: patience.signal }));
    expect(await Promise.race([answer, turn()])).toBe('nothing');
    patience.abort(new Error('gave up'));
    await expect(answer).rejects.toThrow('gave up');
  });

  it('can carry a request out and stall', async () => {
    const { sandbox, ask } = faulty({ kind: 'unanswered', failure: { kind: 'stall' } });
    expect(await Promise.race([ask('POST', builds, { body: order }), turn()])).toBe('nothing');
    expect(sandbox.world.builds(web)).toHaveLength(2);
  });

  it('can send a body in small pieces, each after a pause', async () => {
    const { sandbox, clock, get } = faulty({ kind: 'slow', pieceBytes: 2_000, pauseMs: 1_000 });
    const response = await sandbox.fetch(new Request(`${origin}${builds}`, { headers }));
    const text = response.text();
    const { length } = (await get(builds)).text;
    for (let left = length; left > 0; left -= 2_000) {
      expect(await Promise.race([text, turn()])).toBe('nothing');
      clock.advance(1_000);
      await turn();
    }
    expect((await text).length).toBe(length);
  });

  it('counts in unscaled time, as windows of rate limits do, however fast builds move', async () => {
    const clock = createScaledClock({ speed: 1_000 });
    const { sandbox, ask, get } = start({ clock, rateLimits: { organization: 'off', user: 2 } });
    sandbox.faults.add({ kind: 'late', afterMs: 60_000 });
    await ask('POST', builds, { body: order }).catch(() => null);
    clock.advance(59_000_000);
    expect(sandbox.world.builds(web)).toHaveLength(0);
    clock.advance(1_000_000);
    expect(sandbox.world.builds(web)).toHaveLength(1);
    for (const status of [200, 429]) expect((await get(list)).status).toBe(status);
    clock.advance(60_000_000);
    expect((await get(list)).status).toBe(200);
  });
});
