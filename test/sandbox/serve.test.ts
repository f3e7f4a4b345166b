import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { isLocalAddress } from '../../src/sandbox/control.ts';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';
import { builds, first, order, origin, seedOf, settled, start, web } from './harness.ts';

const served: ServedSandbox[] = [];
afterEach(async () => {
  await Promise.all(served.splice(0).map((each) => each.close()));
});

async function serve() {
  const seed = seedOf(settled({}, { block: 'Go?' }), { history: [{ ageMs: 1_000 }] });
  const { sandbox, clock } = start({ seed });
  const server = await serveSandbox(sandbox);
  served.push(server);
  const { url } = server;
  const authorization = `Bearer ${sandbox.tokens.all.token}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { headers: { authorization }, ...init });
  const control = async (method: string, path: string, body?: unknown) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(`${url}/sandbox${path}`, { method, body: text });
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  };
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
  const line = async (request: string) =>
    String(
      await raw(`${request} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nConnection: close`),
    );
  /** Until the sandbox has a request. */
  const arrived = async () => {
    while (sandbox.requests.entries().length === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  return { sandbox, clock, url, server, authorization, ask, control, raw, line, arrived };
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

  const invalid = 'The request target is not a valid address';
  it.each([
    [`TRACE ${builds}`, 'x', '405 Method Not Allowed', 'TRACE is not allowed'],
    ['GET *', 'x', '400 Bad Request', invalid],
    ['OPTIONS *', 'x', '400 Bad Request', invalid],
    [`GET ${builds}`, 'me:secret@x', '400 Bad Request', invalid],
    [`GET ${builds}`, '[', '400 Bad Request', invalid],
  ])('rejects %s of host %s as a service would, and keeps running', async (target, host, status, message) => {
    const { raw, ask, sandbox } = await serve();
    const reply = String(await raw(`${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`));
    expect(reply.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(reply.toLowerCase()).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/);
    expect(reply).toContain(JSON.stringify({ message }));
    expect(sandbox.requests.entries()).toEqual([]);
    expect(String(await raw('nonsense'))).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(builds)).status).toBe(200);
  });

  it('compresses bodies for clients that accept gzip', async () => {
    const { line, raw, authorization } = await serve();
    const plain = await line(`GET ${builds}/1`);
    expect(plain).toContain('"number":1');
    expect(plain.toLowerCase()).not.toContain('content-encoding');
    const accept = 'Accept-Encoding: br, gzip';
    const zipped = await raw(`GET ${builds}/1 HTTP/1.0\r\nAuthorization: ${authorization}\r\n${accept}`);
    expect(String(zipped).toLowerCase()).toContain('content-encoding: gzip');
    const body = gunzipSync(zipped.subarray(zipped.indexOf('\r\n\r\n') + 4)).toString();
    expect(JSON.parse(body)).toMatchObject({ number: 1 });
  });

  it('sends no body with 204 or to HEAD', async () => {
    const { line, sandbox } = await serve();
    expect(await line(`HEAD ${builds}/1`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/);
    sandbox.faults.add({ kind: 'status', status: 204 });
    const empty = (await line(`GET ${builds}/1`)).toLowerCase();
    expect(empty).toMatch(/^http\/1\.1 204 [\s\S]*\r\n\r\n$/);
    expect(empty).not.toContain('content-type');
  });

  it('resets the connection', async () => {
    const { ask, sandbox } = await serve();
    sandbox.faults.add({ kind: 'reset' });
    await expect(ask(builds)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect((await ask(builds)).status).toBe(200);
  });

  it('stalls until the client gives up', async () => {
    const { ask, sandbox, arrived } = await serve();
    sandbox.faults.add({ kind: 'stall' });
    const patience = new AbortController();
    const answer = ask(builds, { signal: patience.signal });
    await arrived();
    patience.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('cuts a body: the status and the part before the cut arrive, the end does not', async () => {
    const { ask, raw, authorization, sandbox } = await serve();
    sandbox.faults.add({ kind: 'cut', afterBytes: 10, times: 2 });
    const response = await ask(builds);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    const text = await raw(`GET ${builds} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}`);
    expect(String(text)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\na\r\n\[\{"id":"\w{2}\r\n$/);
  });

  it('stops at once, even with open connections', async () => {
    const { ask, sandbox, server, arrived } = await serve();
    sandbox.faults.add({ kind: 'stall' });
    const answer = ask(builds).catch((error) => error.cause.code);
    await arrived();
    await server.close();
    expect(await answer).toBe('UND_ERR_SOCKET');
  });

  it('reports a port that is in use', async () => {
    const { url, sandbox } = await serve();
    const again = serveSandbox(sandbox, { port: Number(new URL(url).port) });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('the control endpoints', () => {
  it('return the request log, and clear it', async () => {
    const { ask, control } = await serve();
    await ask(builds);
    const entries = [{ endpoint: 'builds.listForPipeline', token: 'all', status: 200 }];
    expect((await control('GET', '/requests')).body).toMatchObject(entries);
    expect((await control('DELETE', '/requests')).status).toBe(204);
    expect((await control('GET', '/requests')).body).toEqual([]);
  });

  it('add one or several faults, return the pending ones, and clear them', async () => {
    const { ask, control } = await serve();
    const fault = (status: number) => ({ kind: 'status', status });
    expect((await control('POST', '/faults', fault(503))).status).toBe(204);
    await control('POST', '/faults', [fault(500), fault(504)]);
    expect([(await ask(builds)).status, (await ask(builds)).status]).toEqual([503, 500]);
    expect((await control('GET', '/faults')).body).toEqual([{ fault: fault(504), left: 1 }]);
    await control('DELETE', '/faults');
    expect((await ask(builds)).status).toBe(200);
  });

  it('advance the clock, and run the actions of users', async () => {
    const { control, clock, sandbox } = await serve();
    const before = clock.now();
    await control('POST', '/advance', { ms: 60_000 });
    expect(clock.now() - before).toBe(60_000);
    await control('POST', '/unblock', first);
    expect(sandbox.world.build(first)?.state).toBe('passed');
    const run = await control('POST', '/run', { ...web, branch: 'side' });
    expect(run).toMatchObject({ status: 201, body: { number: 2, branch: 'side' } });
    await control('POST', '/cancel', { ...web, number: 2 });
    await control('POST', '/delete-build', first);
    const listed = await control('GET', '/builds?organization=acme&pipeline=web');
    expect(listed.body).toMatchObject([{ number: 2, state: 'canceled' }]);
    expect((await control('GET', '')).body).toMatchObject({ speed: 1 });
  });

  it.each([
    ['/faults', { kind: 'nonsense' }, 400],
    ['/advance', { ms: -1 }, 400],
    ['/unblock', { organization: 'acme', pipeline: 'nope', number: 1 }, 400],
    ['/nothing', {}, 404],
  ])('answer %s with %j by %i and a message', async (path, body, status) => {
    const { control } = await serve();
    expect(await control('POST', path, body)).toEqual({ status, body: { message: expect.any(String) } });
  });

  it.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.127', false],
    ['::ffff:10.0.0.1', false],
    ['2001:db8::1', false],
    [undefined, false],
  ])('are available to %s: %s', (address, open) => {
    expect(isLocalAddress(address)).toBe(open);
  });

  it('are not part of the API, and are not logged', async () => {
    const { control, sandbox } = await serve();
    await control('GET', '');
    expect(sandbox.requests.entries()).toEqual([]);
    const inside = await sandbox.fetch(new Request(`${origin}/sandbox/requests`));
    expect(inside.status).toBe(404);
  });
});
