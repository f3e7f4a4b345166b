import type { LiveNote } from '../operations/context/journal.ts';
import type { CommentToKeep } from '../operations/context/workflow.ts';
import { loadRuns } from './event/load-runs.ts';
import type { CommentOutcome } from './github/comment.ts';
import type { PreparedStep } from './prepared-step.ts';

/** What writes the comments of a step, one after the other, and nothing after the last one. */
export type CommentWriter = ReturnType<typeof createCommentWriter>;

/**
 * Writes the comments of a step. Those before its end say that builds run: what is left of them, because the last one did not
 * replace it, is saved for the post step.
 */
export function createCommentWriter(host: PreparedStep) {
  const { secrets, github, reading, log, cancellation, journal, workflow } = host;
  const { id = 0, attempt = 1 } = workflow.run ?? {};
  const run = { id, attempt };
  const keep = async (comment: CommentToKeep): Promise<readonly CommentOutcome[]> => {
    const { keepComments } = await loadRuns();
    return keepComments(comment, {
      github,
      run,
      readOnlyToken: reading.readOnlyToken,
      redact: secrets.redactor.text,
      log: log.info,
      signal: cancellation.signal,
    });
  };
  let live: LiveNote | null = null;
  const leave = (on: readonly number[]) => {
    if (live !== null) live = { ...live, on };
    journal.recordPending('comment', live !== null && on.length > 0 ? [live] : []);
  };
  let writing: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const end = async () => {
    isOver = true;
    await writing;
  };
  return {
    /** Writes a comment before the step ends. The log says why if it could not be written. */
    write: async (comment: CommentToKeep): Promise<void> => {
      // The last one is newer.
      if (isOver) return;
      const { place, key, note } = comment;
      if (!('reason' in place)) {
        const before: readonly number[] = live?.on ?? [];
        // Until this one is written, any of those before can stand there.
        live = { comment: key, on: before, run, notes: [...(live?.notes ?? []), note] };
        leave([...new Set([...before, ...place])]);
      }
      // One after the other, also when another wait of the step has begun meanwhile.
      const kept = writing.then(() => (isOver ? [] : keep(comment)));
      writing = kept.catch(() => {});
      const missed = (await kept).filter(({ level }) => level !== undefined);
      for (const reason of new Set(missed.map((one) => one.reason)))
        log.info(`The comment could not be written yet. ${reason}`);
    },
    /** Waits for the comment that is being written, if there is one: no other follows. */
    end,
    /** Writes the last comment. What it replaces is not corrected. */
    last: async (comment: CommentToKeep): Promise<readonly CommentOutcome[]> => {
      await end();
      const kept = await keep(comment);
      const { place } = comment;
      const done = 'reason' in place ? [] : place.filter((_, at) => kept[at]?.level === undefined);
      leave((live?.on ?? []).filter((number) => !done.includes(number)));
      return kept;
    },
  };
}
