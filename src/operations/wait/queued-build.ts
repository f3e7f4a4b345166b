import { lastStartMs, waitsForAgent } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import { hasEnded, isCanceled } from '../../model/states.ts';

/** A build that was to be canceled because no agent picked it up does not wait for one any longer. */
export class AgentFound extends Error {
  readonly build: Build;

  constructor(build: Build) {
    super();
    this.build = build;
  }
}

/** Why such a build is not canceled. */
export function whyKept({ build }: AgentFound): string {
  return waitsForAgent(build) && !hasEnded(build)
    ? 'a job has started since; not canceled'
    : 'no longer waits for an agent; not canceled';
}

/**
 * How sure it must be that a build waits for an agent before it is canceled for that: `judged` if `queue-timeout` was
 * judged already, so that a look that fails changes nothing, and `overdue` if a look has to judge it.
 */
type QueueCheck = 'judged' | 'overdue';

/** How a build is looked at that is to be canceled because it waits for an agent. */
export interface QueueLook {
  /** Reads it with all attempts of its jobs. */
  readonly read: (parameters: { readonly include_retried_jobs: true }) => Promise<Build>;
  readonly check: QueueCheck;
  /** Until when the starts of its jobs are known, by the service's clock; undefined if they are not. */
  readonly startsUntilMs: number | undefined;
}

/**
 * Such a build, if it does not wait for an agent any longer, or one of its jobs has started since; otherwise null.
 * @throws the error of the read if the read has to judge the queue.
 */
export async function findTaken({ read, check, startsUntilMs }: QueueLook): Promise<Build | null> {
  const build = await read({ include_retried_jobs: true }).catch((error: unknown) => {
    if (check === 'overdue') throw error;
    return null;
  });
  if (build === null || isCanceled(build.state)) return null;
  const hasRun = startsUntilMs !== undefined && (lastStartMs(build) ?? 0) > startsUntilMs;
  return hasRun || waitsForAgent(build) === false || hasEnded(build) ? build : null;
}

/** The options of a look right before the cancel: one attempt, which has the time of any response. */
export const lastLook = {
  ...{ exclude_pipeline: true, unpaced: true, timeoutMs: 30_000 },
  polling: { intervalMs: 2_000, onPause: () => {} },
} as const;

/** The same before its cancel is sent. @throws AgentFound too, if the build is not to be canceled. */
export async function refuseIfTaken(look: QueueLook): Promise<void> {
  const taken = await findTaken(look);
  if (taken !== null) throw new AgentFound(taken);
}
