import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Sandbox } from './sandbox.ts';

/** A sandbox that listens on a port. */
export type ServedSandbox = Awaited<ReturnType<typeof serveSandbox>>;

/**
 * Serves a sandbox over HTTP. Faults become real: a `fetch` that rejects resets the connection, one that never settles
 * stalls, a body that fails is cut off. Rejects if the port is in use.
 */
export async function serveSandbox({ fetch }: Pick<Sandbox, 'fetch'>, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer(async (message, reply) => {
    const gone = new AbortController();
    reply.on('close', () => gone.abort());
    try {
      await write(await fetch(await requestOf(message, gone.signal)), reply);
    } catch (error) {
      fail(error, reply);
    }
  });
  // Longer than the pause between two polls: an idle connection that closes at that moment looks like a fault.
  server.keepAliveTimeout = 75_000;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: given } = server.address() as AddressInfo;
  return {
    /** Its base URL, without a slash at the end. */
    url: `http://${host.includes(':') ? `[${host}]` : host}:${given}`,
    /** Stops it immediately and closes open connections. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The message as a Request. @throws if no Request can express it */
async function requestOf(message: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/' } = message;
  const headers = message.headers as Record<string, string>;
  const body = await buffer(message);
  const sent = method === 'GET' || method === 'HEAD' ? null : body;
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, { method, headers, signal, body: sent });
}

/** Sends a response. If its body is cut, the part before the cut is sent, then the connection closes without an end. */
async function write({ status, headers, body }: Response, reply: ServerResponse): Promise<void> {
  reply.writeHead(status, [...headers].flat());
  let isCut = false;
  async function* untilCut() {
    try {
      yield* body ?? [];
    } catch {
      isCut = true;
    }
  }
  await pipeline(untilCut, reply, { end: false });
  if (isCut) reply.socket?.destroySoon();
  else reply.end();
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
