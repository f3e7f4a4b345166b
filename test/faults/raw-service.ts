import type { Socket } from 'node:net';
import { type EndpointName, endpoints } from '../../src/model/endpoints.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { createRawServer, type RawOptions, type RawServer } from '../client/support/raw-server.ts';

/** What becomes of one request below HTTP. `answer` has it carried out, and gives the bytes of the whole answer. */
export type Harm = (socket: Socket, answer: () => Promise<Buffer>) => unknown;

/** A sandbox behind a raw server. */
export interface RawService extends AsyncDisposable {
  readonly server: RawServer;
  /** The endpoints that were asked, in order. */
  asked(): readonly (EndpointName | undefined)[];
}

/** Serves a sandbox; what the function answers for a request is done to it. */
export async function serveRaw(
  sandbox: Sandbox,
  harmFor: (endpoint: EndpointName | undefined) => Harm | undefined,
  options: RawOptions = {},
): Promise<RawService> {
  const asked: (EndpointName | undefined)[] = [];
  const server = await createRawServer((socket, text) => {
    const request = parse(text);
    const endpoint = endpointOf(request);
    asked.push(endpoint);
    const harm = harmFor(endpoint) ?? deliver;
    harm(socket, async () => serialize(await sandbox.fetch(request)));
  }, options);
  return { server, asked: () => asked, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const deliver: Harm = async (socket, answer) => socket.write(await answer());

/** Reads a request that came whole. */
function parse(text: string): Request {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const [method = '', path = ''] = line.split(' ');
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon), field.slice(colon + 1).trim()];
  });
  return new Request(`http://127.0.0.1${path}`, { method, headers, body: body === '' ? null : body });
}

function endpointOf({ method, url }: Request): EndpointName | undefined {
  const { pathname } = new URL(url);
  const found = Object.entries(endpoints).find(
    ([, endpoint]) =>
      endpoint.method === method &&
      new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  return found?.[0] as EndpointName | undefined;
}

/** Writes an answer as HTTP/1.1, with its length. */
async function serialize(response: Response): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer());
  const fields = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = response.status === 204 ? '' : `content-length: ${body.length}\r\n`;
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${response.status} It\r\n${fields}${length}\r\n`), body]);
}
