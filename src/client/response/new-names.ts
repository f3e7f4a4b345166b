/** Tells whether the name in these bytes is new to a response that already has many. A few are taken for known ones. */
export type IsNewName = (bytes: Uint8Array, from: number, to: number) => boolean;

const slots = 1 << 17;

/** More than the service's own responses have: only further names count as new. */
const usualNames = 300;

/** Different in every process, so that nobody can prepare names that are taken for each other. */
const seed = Math.floor(Math.random() * 2 ** 32);

/** Watches the names of one response. */
export function createNameWatch(): IsNewName {
  const seen = new Uint8Array(slots);
  let names = 0;
  return (bytes, from, to) => {
    let hash = seed;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01_00_01_93);
    const slot = (hash ^ (hash >>> 15)) & (slots - 1);
    if (seen[slot] === 1) return false;
    seen[slot] = 1;
    names += 1;
    return names > usualNames;
  };
}
