import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/sandbox/clock.ts';
import { isLocalAddress } from '../../src/sandbox/control.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';
import { builds, seedOf, settled, web } from './harness.ts';

const served: ServedSandbox[] = [];
afterEach(async () => {
  await Promise.all(served.splice(0).map((each) => each.close()));
});

async function serve() {
  const clock = createManualClock();
  const sandbox = createSandbox({
    clock,
    seed: seedOf(settled({}, { block: 'Go?' }), { history: [{ ageMs: 1_000 }] }),
    rateLimits: { organization: 'off', user: 'off' },
  });
  const server = await serveSandbox(sandbox);
  served.push(server);
  const { url } = server;
  const headers = { authorization: `Bearer ${sandbox.tokens.all.token}` };
  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { headers, ...init });
  const tell = (path: string, body: unknown) =>
    fetch(`${url}/sandbox${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { sandbox, clock, url, ask, tell, server, headers };
}

/** Everything that a raw request returns, as text; the client closes the connection. */
async function raw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  socket.write(request);
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  return text;
}

describe('a served sandbox', () => {
  it('answers as the value does, at a free port of this machine', async () => {
    const { ask, url, sandbox } = await serve();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const body = JSON.stringify({ commit: 'HEAD', branch: 'main' });
    const response = await ask(builds, { method: 'POST', body });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ number: 2, url: `${url}${builds}/2` });
    expect(sandbox.world.builds(web)).toHaveLength(2);
    expect(sandbox.requests.entries()).toMatchObject([
      { method: 'POST', body: { commit: 'HEAD' }, status: 201 },
    ]);
  });

  it.each([
    [`TRACE ${builds}`, 'x', '405 Method Not Allowed', 'TRACE is not allowed'],
    ['GET *', 'x', '400 Bad Request', 'The request target is not a valid address'],
    ['OPTIONS *', 'x', '400 Bad Request', 'The request target is not a valid address'],
    [`GET ${builds}`, 'me:secret@x', '400 Bad Request', 'The request target is not a valid address'],
    [`GET ${builds}`, '[', '400 Bad Request', 'The request target is not a valid address'],
  ])('rejects %s of host %s as a service would', async (line, host, status, message) => {
    const { url, sandbox } = await serve();
    const reply = await raw(url, `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(reply.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(reply.toLowerCase()).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/);
    expect(reply).toContain(JSON.stringify({ message }));
    expect(sandbox.requests.entries()).toEqual([]);
  });

  it('compresses bodies for clients that accept gzip, and sends no body with 204 or to HEAD', async () => {
    const { url, sandbox, headers } = await serve();
    const request = (line: string, more = '') =>
      raw(
        url,
        `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\nConnection: close\r\n${more}\r\n`,
      );
    const plain = await request(`GET ${builds}/1`);
    expect(plain).toContain('"number":1');
    expect(plain.toLowerCase()).not.toContain('content-encoding');
    const zipped = await fetch(`${url}${builds}/1`, { headers: { ...headers, 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toMatchObject({ number: 1 });
    const head = await request(`HEAD ${builds}/1`);
    expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/);
    sandbox.faults.add({ kind: 'status', status: 204 });
    const empty = (await request(`GET ${builds}/1`)).toLowerCase();
    expect(empty).toMatch(/^http\/1\.1 204 [\s\S]*\r\n\r\n$/);
    expect(empty).not.toContain('content-type');
  });

  it('compresses bodies that can be decompressed', async () => {
    const { url, headers } = await serve();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.write(
      `GET ${builds}/1 HTTP/1.0\r\nAuthorization: ${headers.authorization}\r\nAccept-Encoding: br, gzip\r\n\r\n`,
    );
    await once(socket, 'close');
    const all = Buffer.concat(pieces);
    const body = all.subarray(all.indexOf('\r\n\r\n') + 4);
    expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ number: 1 });
  });

  it('resets the connection', async () => {
    const { ask, sandbox } = await serve();
    sandbox.faults.add({ kind: 'reset' });
    await expect(ask(builds)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect((await ask(builds)).status).toBe(200);
  });

  it('stalls until the client gives up', async () => {
    const { ask, sandbox } = await serve();
    sandbox.faults.add({ kind: 'stall' });
    const patience = new AbortController();
    const answer = ask(builds, { signal: patience.signal });
    while (sandbox.requests.entries().length === 0) await new Promise((resolve) => setImmediate(resolve));
    patience.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('cuts a body: the status arrives, the end does not', async () => {
    const { ask, sandbox } = await serve();
    sandbox.faults.add({ kind: 'cut' });
    const response = await ask(builds, {});
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('sends the part before the cut, and no end', async () => {
    const { url, sandbox, headers } = await serve();
    sandbox.faults.add({ kind: 'cut', afterBytes: 10 });
    const text = await raw(
      url,
      `GET ${builds} HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\na\r\n\[\{"id":"\w{2}\r\n$/);
  });

  it('answers an invalid request with 500 or less, and keeps running', async () => {
    const { ask, url } = await serve();
    expect(await raw(url, 'GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 [45]00 /,
    );
    expect(await raw(url, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(builds)).status).toBe(200);
  });

  it('stops at once, even with open connections', async () => {
    const { ask, sandbox, server } = await serve();
    sandbox.faults.add({ kind: 'stall' });
    const answer = ask(builds).catch((error) => error.cause.code);
    while (sandbox.requests.entries().length === 0) await new Promise((resolve) => setImmediate(resolve));
    await server.close();
    expect(await answer).toBe('UND_ERR_SOCKET');
  });

  it('reports a port that is in use', async () => {
    const { url, sandbox } = await serve();
    await expect(serveSandbox(sandbox, { port: Number(new URL(url).port) })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('the control endpoints', () => {
  it('return the request log, and clear it', async () => {
    const { ask, url } = await serve();
    await ask(builds);
    const entries = await (await fetch(`${url}/sandbox/requests`)).json();
    expect(entries).toMatchObject([{ endpoint: 'builds.listForPipeline', token: 'all', status: 200 }]);
    await fetch(`${url}/sandbox/requests`, { method: 'DELETE' });
    expect(await (await fetch(`${url}/sandbox/requests`)).json()).toEqual([]);
  });

  it('add one or several faults, return the pending ones, and clear them', async () => {
    const { ask, tell, url } = await serve();
    expect((await tell('/faults', { kind: 'status', status: 503 })).status).toBe(204);
    await tell('/faults', [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 504 },
    ]);
    expect([(await ask(builds)).status, (await ask(builds)).status]).toEqual([503, 500]);
    expect(await (await fetch(`${url}/sandbox/faults`)).json()).toEqual([
      { fault: { kind: 'status', status: 504 }, left: 1 },
    ]);
    await fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
    expect((await ask(builds)).status).toBe(200);
  });

  it('advance the clock, and run the actions of users', async () => {
    const { tell, url, clock, sandbox } = await serve();
    const before = clock.now();
    await tell('/advance', { ms: 60_000 });
    expect(clock.now() - before).toBe(60_000);
    await tell('/unblock', { ...web, number: 1 });
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('passed');
    const run = await tell('/run', { ...web, branch: 'side' });
    expect([run.status, await run.json()]).toMatchObject([201, { number: 2, branch: 'side' }]);
    await tell('/cancel', { ...web, number: 2 });
    await tell('/delete-build', { ...web, number: 1 });
    const listed = await (await fetch(`${url}/sandbox/builds?organization=acme&pipeline=web`)).json();
    expect(listed).toMatchObject([{ number: 2, state: 'canceled' }]);
    expect(await (await fetch(`${url}/sandbox`)).json()).toMatchObject({ speed: 1 });
  });

  it.each([
    ['/faults', { kind: 'nonsense' }, 400],
    ['/advance', { ms: -1 }, 400],
    ['/unblock', { organization: 'acme', pipeline: 'nope', number: 1 }, 400],
    ['/nothing', {}, 404],
  ])('answer %s with %j by %i and a message', async (path, body, status) => {
    const { tell } = await serve();
    const reply = await tell(path, body);
    expect([reply.status, await reply.json()]).toEqual([status, { message: expect.any(String) }]);
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
    const { url, sandbox } = await serve();
    await fetch(`${url}/sandbox`);
    expect(sandbox.requests.entries()).toEqual([]);
    const inside = await sandbox.fetch(new Request('http://sandbox.test/sandbox/requests'));
    expect(inside.status).toBe(404);
  });
});
