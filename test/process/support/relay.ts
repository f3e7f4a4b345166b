import { createServer, connect as open, type Socket } from 'node:net';

/** A way to the server at this base URL, byte for byte, that can go dead. */
export async function createRelay(target: string) {
  const sockets = new Set<Socket>();
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((near) => {
    const far = open(Number(new URL(target).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    /** Where the way begins, as a base URL. */
    url: `http://127.0.0.1:${port}`,
    /** From now on nothing passes on the connections that there are, and they do not end either; new ones work. */
    freeze: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
