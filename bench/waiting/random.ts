/** Uniform in [0, 1). */
export type Random = () => number;

/** Repeatable randomness (mulberry32): good enough for a simulation, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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

/** The share of a standard normal distribution below a value (Abramowitz and Stegun 26.2.17). */
export function normalShare(value: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(value));
  const tail =
    ((((1.330_274_429 * t - 1.821_255_978) * t + 1.781_477_937) * t - 0.356_563_782) * t + 0.319_381_53) * t;
  const beyond = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return value > 0 ? 1 - beyond : beyond;
}
