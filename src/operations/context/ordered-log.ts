import type { Log } from './context.ts';

/** The log of one of several tasks that run at once. Must be closed when the task has ended. */
interface TaskLog extends Log {
  readonly close: () => void;
}

/**
 * Opens logs for tasks that run at once, so that their lines come in the order in which the logs were opened, whichever task is
 * faster. A line that was logged before is left out: tasks that are interrupted say the same.
 */
export function createOrderedLog(log: Log): () => TaskLog {
  const logged = new Set<string>();
  /** The tasks whose logs are open or wait, the first of which logs directly. */
  const tasks: { readonly lines: (() => void)[]; isClosed: boolean }[] = [];
  const flush = () => {
    for (let [first] = tasks; first !== undefined; [first] = tasks) {
      for (const write of first.lines.splice(0)) write();
      if (!first.isClosed) return;
      tasks.shift();
    }
  };
  return () => {
    const task = { lines: [] as (() => void)[], isClosed: false };
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
}
