import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { create, faulty } from './faulty.ts';
import { builds } from './harness.ts';

describe('a fault applies to', () => {
  const broken: Fault = { kind: 'status', status: 500 };
  const asks = ['GET /v2/builds', `GET ${builds}`, `POST ${builds}`, `GET ${builds}/1`, 'GET /nope'];

  async function statuses(fault: Fault): Promise<number[]> {
    const { ask } = faulty({ ...fault, times: 'always' });
    const replies = [];
    for (const each of asks) {
      const [method = '', path = ''] = each.split(' ');
      replies.push(await ask(method, path, method === 'POST' ? create : {}));
    }
    return replies.map(({ status }) => status);
  }

  it.each([
    ['any', undefined, [500, 500, 500, 500, 500]],
    ['those of an endpoint', 'builds.get', [200, 200, 201, 500, 404]],
    ['those of a method', { method: 'POST' }, [200, 200, 500, 200, 404]],
    ['those of a path', { path: '*/builds/*' }, [200, 200, 201, 500, 404]],
    ['those of both', { method: 'GET', path: '/v2/organizations/*' }, [200, 500, 201, 500, 404]],
    ['those of no endpoint', { path: '/nope' }, [200, 200, 201, 200, 500]],
  ] as const)('the right responses: %s', async (_, on, expected) => {
    expect(await statuses({ ...broken, on })).toEqual(expected);
  });

  it('the next response, or the next few, after leaving some alone', async () => {
    const { ask, sandbox } = faulty({ ...broken, skip: 1, times: 2 });
    const seen: number[] = [];
    for (let count = 0; count < 5; count += 1) seen.push((await ask('GET', '/v2/builds')).status);
    expect(seen).toEqual([200, 500, 500, 200, 200]);
    expect(sandbox.faults.pending()).toEqual([]);
    expect(sandbox.requests.entries().map(({ faults }) => faults)).toEqual([
      [],
      ['status'],
      ['status'],
      [],
      [],
    ]);
  });

  it('one response after the other, if each fault responds by itself', async () => {
    const { ask } = faulty(broken, { kind: 'status', status: 502 });
    const seen: number[] = [];
    for (let count = 0; count < 3; count += 1) seen.push((await ask('GET', '/v2/builds')).status);
    expect(seen).toEqual([500, 502, 200]);
  });

  it('the same response, if each only damages it', async () => {
    const { ask } = faulty(
      { kind: 'headers', set: { 'x-one': '1' } },
      { kind: 'garble', body: '{"half":', contentType: 'text/plain' },
    );
    const reply = await ask('GET', '/v2/builds');
    expect([reply.headers.get('x-one'), reply.text]).toEqual(['1', '{"half":']);
  });

  it('the responses chosen when a request arrives: a delayed one takes nothing from later ones', async () => {
    const { ask, clock } = faulty({ kind: 'delay', ms: 5_000 }, { ...broken, skip: 1 });
    const delayed = ask('GET', '/v2/builds');
    await new Promise((resolve) => setImmediate(resolve));
    const second = await ask('GET', '/v2/builds');
    clock.advance(5_000);
    expect([(await delayed).status, second.status]).toEqual([200, 500]);
  });

  it('no response after it is cleared, and is listed while it is pending', async () => {
    const { ask, sandbox } = faulty(broken, { kind: 'reset', times: 'always' });
    expect(sandbox.faults.pending()).toEqual([
      { fault: broken, left: 1 },
      { fault: { kind: 'reset', times: 'always' }, left: 'always' },
    ]);
    sandbox.faults.clear();
    expect((await ask('GET', '/v2/builds')).status).toBe(200);
  });

  it.each([
    [{ kind: 'explode' }, 'no fault kind "explode"'],
    [{ kind: 'reset', on: 'builds.eat' }, 'no endpoint "builds.eat"'],
    [{ kind: 'reset', times: 0 }, 'times must be a positive integer'],
    [{ kind: 'reset', times: 1.5 }, 'times must be a positive integer'],
    [{ kind: 'reset', skip: -1 }, 'skip must be an integer'],
    [{ kind: 'status' }, 'status from 200 to 599'],
    [{ kind: 'status', status: 99 }, 'status from 200 to 599'],
    [{ kind: 'late' }, '"late" requires afterMs'],
    [{ kind: 'slow', pieceBytes: 1 }, '"slow" requires pauseMs'],
    [{ kind: 'ignore' }, '"ignore" requires parameters'],
  ])('no response if it is not valid: %j', (fault, message) => {
    expect(() => faulty(fault as Fault)).toThrow(message);
  });
});
