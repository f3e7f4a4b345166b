import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { GitHubStandIn } from './stand-in.ts';

/** A stand-in that listens. */
export interface ServedGitHub {
  /** What `GITHUB_API_URL` is to be. */
  readonly apiUrl: string;
  readonly close: () => Promise<void>;
}

/** Serves a stand-in on a free port of this machine. */
export async function serveGitHub({ fetch }: GitHubStandIn): Promise<ServedGitHub> {
  const server = createServer(async (incoming, outgoing) => {
    send(outgoing, await fetch(await toRequest(incoming)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    apiUrl: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await buffer(incoming);
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
