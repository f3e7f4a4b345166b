/** A body that fails with an error after this many bytes. */
export function brokenBody(bytes: Uint8Array, afterBytes: number, error: Error): ReadableStream<Uint8Array> {
  let sent = false;
  return pulled((controller) => {
    // An error drops what is still queued, so it waits until the first part has been taken.
    if (sent) return controller.error(error);
    sent = true;
    if (afterBytes > 0) controller.enqueue(bytes.subarray(0, afterBytes));
    else controller.error(error);
  });
}

/** A body that arrives in pieces, with a pause before each. */
export function slowBody(
  bytes: Uint8Array,
  pieceBytes: number,
  pause: () => Promise<void>,
): ReadableStream<Uint8Array> {
  let at = 0;
  return pulled(async (controller) => {
    if (at >= bytes.length) return controller.close();
    await pause();
    controller.enqueue(bytes.subarray(at, at + pieceBytes));
    at += pieceBytes;
  });
}

/** A stream that produces nothing before it is read. */
function pulled(
  pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
