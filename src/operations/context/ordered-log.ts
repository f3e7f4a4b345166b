import type { Log } from './context.ts';

/** The log of one of several tasks that run at once. Must be closed when the task has ended. */
interface TaskLog extends Log {
  readonly close: () => void;
}

/** Logs of tasks that run at once. */
interface OrderedLog {
  readonly open: () => TaskLog;
  /** Has all lines logged at once from now on: a task that takes long must not hold back those of the others. */
  readonly release: () => void;
}

/**
 * Opens logs for tasks that run at once, so that their lines come in the order in which the logs were opened, whichever task is
 * faster. A line that was logged before is left out: tasks that are interrupted say the same.
 */
export function createOrderedLog(log: Log): OrderedLog {
  const logged = new Set<string>();
  let isReleased = false;
  /** The tasks whose logs are open or wait, the first of which logs directly. */
  const tasks: Task[] = [];
  const flush = () => {
    if (isReleased) for (const task of tasks) writeOut(task);
    for (let [first] = tasks; first !== undefined; [first] = tasks) {
      writeOut(first);
      if (!first.isClosed) return;
      tasks.shift();
    }
  };
  const open = (): TaskLog => {
    const task: Task = { lines: [], isClosed: false };
    tasks.push(task);
    const add = (level: keyof Log) => (line: string) => {
      task.lines.push(() => {
        if (!logged.has(line)) log[level](line);
        logged.add(line);
      });
      flush();
    };
    const close = () => {
      task.isClosed = true;
      flush();
    };
    return { info: add('info'), warning: add('warning'), debug: add('debug'), close };
  };
  const release = () => {
    isReleased = true;
    flush();
  };
  return { open, release };
}

/** What a task has to log, and whether it has ended. */
interface Task {
  readonly lines: (() => void)[];
  isClosed: boolean;
}

function writeOut({ lines }: Task): void {
  for (const write of lines.splice(0)) write();
}
