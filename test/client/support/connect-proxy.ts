import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that knows CONNECT alone, and leads every tunnel to one port of this machine. */
export interface ConnectProxy extends AsyncDisposable {
  readonly port: number;
  /** The head of each request it got. */
  readonly heads: string[];
  /** Every byte that it saw, in either direction. */
  seen(): string;
}

/** Answers CONNECT with a tunnel to `targetPort`, or with the status given instead. */
export async function createConnectProxy({
  targetPort,
  refusal,
}: {
  targetPort: number;
  refusal?: string;
}): Promise<ConnectProxy> {
  const heads: string[] = [];
  const bytes: Buffer[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk) => bytes.push(chunk));
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    client.once('data', (head) => {
      heads.push(head.toString('latin1'));
      if (refusal !== undefined) {
        client.end(`HTTP/1.1 ${refusal}\r\ncontent-length: 0\r\n\r\n`);
        return;
      }
      const target = connect(targetPort, '127.0.0.1');
      keep(target);
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      client.pipe(target).pipe(client);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heads,
    seen: () => Buffer.concat(bytes).toString('latin1'),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
