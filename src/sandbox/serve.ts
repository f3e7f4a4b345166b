import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { createControl, isLocalAddress } from './control.ts';
import { RequestRejected, responseOf } from './http/result.ts';
import type { Sandbox } from './sandbox.ts';

/** A sandbox that listens on a port. */
export interface ServedSandbox {
  /** Its base URL, without a slash at the end. */
  readonly url: string;
  /** Stops it at once and closes open connections. */
  close(): Promise<void>;
}

/**
 * Serves a sandbox over HTTP. Faults become real: a `fetch` that rejects resets the connection, one that never settles
 * stalls, a body that fails is cut off. Rejects if the port is in use.
 */
export async function serveSandbox(
  sandbox: Sandbox,
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
): Promise<ServedSandbox> {
  const control = createControl(sandbox);
  const server = createServer((message, reply) => void exchange(sandbox, control, message, reply));
  // Longer than the pause between two polls: an idle connection that closes at that moment looks like a fault.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { url: urlOf(server, host), close: () => closeAtOnce(server) };
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function closeAtOnce(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function exchange(
  sandbox: Sandbox,
  control: (request: Request) => Promise<Response>,
  message: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  reply.on('close', () => gone.abort());
  try {
    const request = await requestOf(message, gone.signal);
    const answer =
      request instanceof RequestRejected ? reject(request) : respond(sandbox, control, message, request);
    await write(await answer, message, reply);
  } catch (error) {
    fail(error, reply);
  }
}

function respond(
  sandbox: Sandbox,
  control: (request: Request) => Promise<Response>,
  message: IncomingMessage,
  request: Request,
): Promise<Response> {
  const isControl =
    /^\/sandbox(?:\/|$)/.test(new URL(request.url).pathname) && isLocalAddress(message.socket.remoteAddress);
  return isControl ? control(request) : sandbox.fetch(request);
}

/** The message as a Request, or the rejection of one that no Request can express. */
async function requestOf(message: IncomingMessage, signal: AbortSignal): Promise<Request | RequestRejected> {
  const { method = 'GET', url = '/', headers } = message;
  const body = await buffer(message);
  const address = url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url;
  if (method === 'TRACE') return new RequestRejected(405, 'TRACE is not allowed');
  const pairs = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(address, { method, headers: pairs, signal, ...(hasBody ? { body } : {}) });
  } catch {
    return new RequestRejected(400, 'The request target is not a valid address');
  }
}

function reject({ status, message }: RequestRejected): Response {
  return responseOf({ status, body: { message }, headers: { 'x-request-id': randomUUID() } });
}

/** Compresses bodies for clients that accept gzip, as the live service does. */
async function write(response: Response, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { status, headers, body } = response;
  const zipped =
    body !== null &&
    !headers.has('content-encoding') &&
    !headers.has('content-length') &&
    /\bgzip\b/.test(String(message.headers['accept-encoding'] ?? ''));
  if (zipped) headers.set('content-encoding', 'gzip');
  reply.writeHead(status, [...headers].flat());
  if (body === null || message.method === 'HEAD') {
    reply.end();
    return;
  }
  let broken = false;
  const pieces = untilError(body, () => {
    broken = true;
  });
  if (zipped) await pipeline(pieces, createGzip({ flush: constants.Z_SYNC_FLUSH }), reply, { end: false });
  else await pipeline(pieces, reply, { end: false });
  // A cut body: the part before the cut is sent, then the connection closes without the end of the body.
  if (broken) reply.socket?.destroySoon();
  else reply.end();
}

async function* untilError(
  body: ReadableStream<Uint8Array>,
  onError: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    onError();
  }
}

function fail(error: unknown, reply: ServerResponse): void {
  if (reply.headersSent || reply.destroyed) {
    reply.destroy();
  } else if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') {
    reply.socket?.resetAndDestroy();
  } else {
    reply.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    reply.end(`The sandbox could not answer: ${error instanceof Error ? error.stack : String(error)}\n`);
  }
}
