/** Something that happens at a later time, such as a delayed write. */
interface ScheduledTask {
  readonly at: number;
  readonly run: () => void;
}

/** Tasks to run later, by simulated time. */
export interface Schedule {
  add(at: number, run: () => void): void;
  /** Removes and returns the earliest task that is due at the given time, if there is one. */
  takeDue(now: number): ScheduledTask | undefined;
  /** When the earliest task is due; `Infinity` if there is none. */
  next(): number;
}

/** An empty schedule. */
export function createSchedule(): Schedule {
  const tasks: ScheduledTask[] = [];
  const earliest = () =>
    tasks.reduce<ScheduledTask | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
  return {
    add(at, run) {
      tasks.push({ at, run });
    },
    takeDue(now) {
      const task = earliest();
      if (!task || task.at > now) return undefined;
      tasks.splice(tasks.indexOf(task), 1);
      return task;
    },
    next: () => earliest()?.at ?? Number.POSITIVE_INFINITY,
  };
}
