/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Processor time that some systems count in steps of several milliseconds: a measurement takes many of them. */
const leastMs = 60;

/** Processor time of one run of a task, in milliseconds; the time that other processes take does not count. */
async function time(task: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  for (let runs = 1; ; runs += 1) {
    await task();
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1e3;
    if (ms >= leastMs) return ms / runs;
  }
}

/**
 * How often as long as the first of two tasks the second takes: the median of the ratios of several rounds, in each of
 * which both run, so that what else the machine does at the time falls on both.
 */
export async function ratioOf(
  floor: () => unknown,
  candidate: () => unknown,
  { rounds, warmUps }: { readonly rounds: number; readonly warmUps: number },
): Promise<number> {
  const ratios: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const below = await time(floor);
    const above = await time(candidate);
    if (round >= 0) ratios.push(above / below);
  }
  return median(ratios);
}
