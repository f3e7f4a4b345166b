import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer, type TlsOptions } from 'node:tls';

/** What arrived on a connection: the text of one complete request. */
export type OnRequest = (socket: Socket, request: string, index: number) => void;

/** A server below HTTP, on a port of its own on 127.0.0.1: it can do what no HTTP library does. */
export interface RawServer extends AsyncDisposable {
  readonly port: number;
  /** Every request so far, as text. */
  readonly requests: string[];
  /** How many connections were opened, and how many are open. */
  readonly connections: { opened: number; open: number };
}

/** A file of `test/client/tls`. */
export function pem(name: string): string {
  return readFileSync(new URL(`tls/${name}.pem`, import.meta.url), 'utf8');
}

/** What a raw server does below its requests. */
export interface RawOptions {
  /** Serves TLS with the certificate of this name. */
  readonly certificate?: string;
  /** How long a TLS handshake is held up. */
  readonly handshakeMs?: number;
  /** Sees each connection before any request. */
  readonly onConnection?: (socket: Socket) => void;
}

/** Serves plain TCP, or TLS with a certificate. */
export async function createRawServer(
  onRequest: OnRequest,
  { certificate, handshakeMs = 0, onConnection }: RawOptions = {},
): Promise<RawServer> {
  const requests: string[] = [];
  const connections = { opened: 0, open: 0 };
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (!isComplete(text)) return;
      const request = text;
      text = '';
      requests.push(request);
      onRequest(socket, request, requests.length - 1);
    });
  };
  const server: Server =
    certificate === undefined
      ? createServer(serve)
      : createTlsServer(tlsOptions(certificate, handshakeMs), serve);
  server.on('connection', (socket: Socket) => {
    connections.opened += 1;
    connections.open += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection?.(socket);
    socket.on('close', () => {
      connections.open -= 1;
      sockets.delete(socket);
    });
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function tlsOptions(certificate: string, handshakeMs: number): TlsOptions {
  const identity = { cert: pem(certificate), key: pem('key') };
  const context = createSecureContext(identity);
  return { ...identity, SNICallback: (_, answer) => void setTimeout(answer, handshakeMs, null, context) };
}

/** Makes a tunnel of the connection on which it was asked for, to a port of this machine. */
export function tunnel(socket: Socket, port: number): Socket {
  socket.removeAllListeners('data');
  const target = connect(port, '127.0.0.1');
  target.on('error', () => {});
  socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
  socket.pipe(target).pipe(socket);
  socket.on('close', () => target.destroy());
  return target;
}

/** An HTTP answer as text. */
export function httpAnswer(body: string, { status = '200 OK', headers = '' } = {}): string {
  return `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /^content-length: (\d+)/im.exec(text)?.[1] ?? '0';
  return text.length >= end + 4 + Number(length);
}
