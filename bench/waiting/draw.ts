import type { Random } from '../../src/sandbox/identity.ts';

/** Standard normal (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The time to the next event of a Poisson process. */
export function exponential(random: Random, meanMs: number): number {
  return -Math.log(1 - random()) * meanMs;
}

/** Uniform on the scale of logarithms. */
export function logUniform(random: Random, least: number, most: number): number {
  return least * Math.exp(random() * Math.log(most / least));
}
