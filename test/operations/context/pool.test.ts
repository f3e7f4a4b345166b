import { expect, it } from 'vitest';
import { runPool } from '../../../src/operations/context/pool.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A task that takes as many turns as its number. */
function counted(fails: (turns: number) => boolean = () => false) {
  const seen = { running: 0, most: 0, begun: 0 };
  const task = async (turns: number) => {
    seen.begun += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    for (let left = turns; left > 0; left -= 1) await turn();
    seen.running -= 1;
    if (fails(turns)) throw new Error(`failed ${turns}`);
    return turns * 10;
  };
  return { seen, task };
}

it('keeps the order, and runs no more at once than it may', async () => {
  const { seen, task } = counted();
  expect(await runPool([5, 1, 3, 2, 4, 1], 3, task)).toEqual([50, 10, 30, 20, 40, 10]);
  expect(seen.most).toBe(3);
  expect(await runPool([], 3, task)).toEqual([]);
});

it('begins nothing after a failure, awaits what runs, and throws the first failure', async () => {
  const { seen, task } = counted((turns) => turns < 4);
  await expect(runPool([5, 1, 3, 2, 4], 3, task)).rejects.toThrow('failed 1');
  expect(seen).toMatchObject({ running: 0, begun: 3 });
});
