import { type Load, survivalOf } from './load.ts';

/**
 * What no schedule can go below: mean delay times mean requests, in seconds, for builds of one median. From the
 * Cauchy-Schwarz inequality it is ½(∫√(f·S) dt)², for the density f and the survival S of run times, known exactly.
 */
export function leastProduct(load: Load, medianMs: number): number {
  const spanMs = medianMs / 2_000;
  let sum = 0;
  let before = 1;
  for (let atMs = spanMs; atMs < 6 * medianMs; atMs += spanMs) {
    const survival = survivalOf(load, medianMs, atMs);
    const density = Math.max(0, before - survival) / spanMs;
    sum += Math.sqrt((density * (before + survival)) / 2) * spanMs;
    before = survival;
  }
  return (sum * sum) / 2 / 1_000;
}
