const segmentBytes = 65_536;

/** More than was allowed came. */
export class OversizedBody extends Error {}

/** The same pieces, until they have more than `most` bytes. @throws OversizedBody then. */
export async function* limitBytes(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > most) throw new OversizedBody();
    yield piece;
  }
}

/**
 * Copies pieces into one array: a piece of one byte can be a view of a large buffer, and would keep all of it. The first
 * `expected` bytes are in one piece from the start, because segments of a large body would take its size once more.
 */
export async function collectBytes(
  pieces: AsyncIterable<Uint8Array>,
  expected = 0,
): Promise<Uint8Array<ArrayBuffer>> {
  const full: Uint8Array[] = [];
  let segment = Buffer.allocUnsafeSlow(expected);
  let length = 0;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.byteLength; ) {
      if (length === segment.byteLength) {
        full.push(segment);
        segment = Buffer.allocUnsafeSlow(segmentBytes);
        length = 0;
      }
      const part = piece.subarray(from, from + segment.byteLength - length);
      segment.set(part, length);
      length += part.byteLength;
      from += part.byteLength;
    }
  }
  const last = segment.subarray(0, length);
  return full.length === 0 ? last : Buffer.concat([...full, last]);
}
