/**
 * Runs a task for each of these, a number of them at once, and returns the results in their order. After a failure no other task
 * begins; those that run are awaited.
 * @throws the first failure.
 */
export async function runPool<One, Result>(
  all: readonly One[],
  atOnce: number,
  task: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const left = all.entries();
  const work = async () => {
    for (const [index, one] of left) {
      try {
        results[index] = await task(one);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
