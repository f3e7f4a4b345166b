import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';
import { builds, order, seedOf, settled, start, web } from './harness.ts';

const served: ServedSandbox[] = [];
afterEach(async () => {
  await Promise.all(served.splice(0).map((each) => each.close()));
});

async function serve() {
  const seed = seedOf(settled({}), { history: [{ ageMs: 1_000 }] });
  const { sandbox } = start({ seed });
  const server = await serveSandbox(sandbox);
  served.push(server);
  const { url } = server;
  const authorization = `Bearer ${sandbox.tokens.all.token}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { headers: { authorization }, ...init });
  /** Everything that a raw request returns; the client closes the connection. */
  const raw = async (lines: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.write(`${lines}\r\n\r\n`);
    await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
    return Buffer.concat(pieces);
  };
  return { sandbox, url, server, ask, raw, authorized: `Host: x\r\nAuthorization: ${authorization}` };
}

describe('a served sandbox', () => {
  it('answers as the value does, at a free port of this machine', async () => {
    const { ask, url, sandbox } = await serve();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const response = await ask(builds, { method: 'POST', body: JSON.stringify(order) });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ number: 2, url: `${url}${builds}/2` });
    expect(sandbox.world.builds(web)).toHaveLength(2);
    expect(sandbox.requests.entries()).toMatchObject([{ method: 'POST', body: order, status: 201 }]);
  });

  it('keeps running after what it cannot read', async () => {
    const { raw, ask } = await serve();
    const reply = await raw('GET / HTTP/1.1\r\nHost: [\r\nConnection: close');
    expect(String(reply)).toMatch(/^HTTP\/1\.1 500 [\s\S]*The sandbox could not answer: TypeError/);
    expect(String(await raw('nonsense'))).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(builds)).status).toBe(200);
  });

  it('resets the connection', async () => {
    const { ask, sandbox } = await serve();
    sandbox.faults.add({ kind: 'reset' });
    await expect(ask(builds)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect((await ask(builds)).status).toBe(200);
  });

  it('cuts a body: the status and the part before the cut arrive, the end does not', async () => {
    const { ask, raw, authorized, sandbox } = await serve();
    sandbox.faults.add({ kind: 'cut', afterBytes: 10, times: 2 });
    const response = await ask(builds);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    const text = await raw(`GET ${builds} HTTP/1.1\r\n${authorized}`);
    expect(String(text)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\na\r\n\[\{"id":"\w{2}\r\n$/);
  });

  it('stalls until the client gives up or the server stops, without waiting for the response', async () => {
    const { ask, sandbox, server } = await serve();
    sandbox.faults.add({ kind: 'stall', times: 2 });
    const patience = new AbortController();
    const answers = [ask(builds, { signal: patience.signal }), ask(builds)];
    const failures = answers.map((answer) => answer.catch(({ name, cause }) => cause?.code ?? name));
    while (sandbox.requests.entries().length < 2) await new Promise((resolve) => setImmediate(resolve));
    patience.abort();
    await server.close();
    expect(await Promise.all(failures)).toEqual(['AbortError', 'UND_ERR_SOCKET']);
  });
});
