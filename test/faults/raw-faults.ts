import type { Socket } from 'node:net';

/** What happens to one request below HTTP. `answer` has it carried out, and gives the bytes of its answer. */
export type Harm = (socket: Socket, answer: () => Promise<Buffer>) => unknown;

/** The request is carried out; its answer is another, after which the connection ends. */
export const answered =
  (change: (text: string) => string | Buffer): Harm =>
  async (socket, answer) =>
    socket.end(change((await answer()).toString('latin1')), 'latin1');

/** The request is carried out, and no answer comes, but this. */
export const carriedOut =
  (then: Harm): Harm =>
  async (socket, answer) => {
    await answer();
    then(socket, answer);
  };

/** The connection is reset; closed; or destroyed. */
export const reset: Harm = (socket) => socket.resetAndDestroy();
export const close: Harm = (socket) => socket.end();
export const destroy = (socket: Socket) => socket.destroy();
/** These bytes, and the end. */
export const bytes =
  (text: string): Harm =>
  (socket) =>
    socket.end(text);

/** The answer, of which the end is missing when the connection is destroyed. */
export const cutShort: Harm = async (socket, answer) => {
  socket.write((await answer()).subarray(0, -20), () => socket.destroy());
};

/** The body of an answer. */
export const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4);
/** An answer without its end. */
export const halved = (text: string) => text.slice(0, -20);
/** An answer with one header more. */
export const withHeader = (header: string) => (text: string) => text.replace('\r\n', `\r\n${header}\r\n`);
/** An answer that lies about its length. */
export const longer = (by: number) => (text: string) =>
  text.replace(/(content-length: )(\d+)/, (_, name, length) => `${name}${Number(length) + by}`);
/** An answer with more headers than are read. */
export const tooLarge = withHeader(
  Array.from({ length: 40 }, (_, n) => `x-${n}: ${'x'.repeat(1_000)}`).join('\r\n'),
);

/** Byte after byte, each in a packet of its own as far as that is up to us. */
export const byteByByte: Harm = async (socket, answer) => {
  socket.setNoDelay(true);
  for (const byte of await answer()) {
    await new Promise((resolve) => socket.write(Buffer.of(byte), resolve));
  }
};
