import type { GitHub } from '../../../src/action/github/github.ts';

/** A job that asks GitHub for things, one after the other. */
export type Job = (github: GitHub) => Promise<unknown>;

/** Which of two jobs goes first, each time that both want to: 0 or 1. */
export type Schedule = readonly number[];

/**
 * Runs two jobs in turns: whenever both want to ask GitHub for something, the schedule says who is answered first; the
 * first job, where it says nothing. Returns the schedule as it was followed.
 */
export async function interleave(
  github: GitHub,
  jobs: readonly [Job, Job],
  schedule: Schedule,
): Promise<Schedule> {
  const queue: { readonly job: number; readonly go: () => void }[] = [];
  const followed: number[] = [];
  let busy = 2;

  /** Once nobody is under way any more, somebody may go. */
  const rest = () => {
    busy -= 1;
    if (busy > 0 || queue.length === 0) return;
    if (queue.length > 1) followed.push(schedule[followed.length] ?? 0);
    const chosen = queue.length > 1 ? queue.findIndex(({ job }) => job === followed.at(-1)) : 0;
    const [next] = queue.splice(chosen, 1);
    busy = 1;
    next?.go();
  };
  const run = async (job: Job, number: number) => {
    const turn = () =>
      new Promise<void>((go) => {
        queue.push({ job: number, go });
        rest();
      });
    await job(takingTurns(github, turn));
    rest();
  };
  await Promise.all(jobs.map(run));
  return followed;
}

/** The next schedule to try after one that was followed; null when all have been. */
export function nextSchedule(followed: Schedule): Schedule | null {
  const last = followed.lastIndexOf(0);
  return last === -1 ? null : [...followed.slice(0, last), 1];
}

function takingTurns(github: GitHub, turn: () => Promise<void>): GitHub {
  return new Proxy(github, {
    get:
      (target, name: keyof GitHub) =>
      async (...given: readonly never[]) => {
        await turn();
        const method = target[name] as (...given: readonly never[]) => Promise<unknown>;
        return method(...given);
      },
  });
}
