import { createHash } from 'node:crypto';

/** A source of random numbers in [0, 1). */
export type Random = () => number;

/** Repeatable random numbers: the same seed gives the same numbers (the algorithm is mulberry32). */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A string of random hexadecimal digits. */
export function randomHex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** A random UUID. */
export function randomUuid(random: Random): string {
  return asUuid(randomHex(random, 32), '4');
}

/** The UUID derived from a name: the same name gives the same UUID in every sandbox. */
export function uuidOf(name: string): string {
  return asUuid(shaOf(name), '5');
}

/** A full commit SHA derived from a name. */
export function shaOf(name: string): string {
  return createHash('sha1').update(name).digest('hex');
}

/** A number in [0, 1) derived from a name. */
export function fractionOf(name: string): number {
  return Number.parseInt(shaOf(name).slice(0, 8), 16) / 2 ** 32;
}

/** The identifier of an object in the service's GraphQL API. The format is a guess; nothing reads it. */
export function graphqlIdOf(type: string, id: string): string {
  return Buffer.from(`${type}---${id}`).toString('base64');
}

function asUuid(hex: string, version: string): string {
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-${version}${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
