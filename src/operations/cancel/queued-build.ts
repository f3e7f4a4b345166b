import { waitsForAgent } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import { hasEnded, isCanceled } from '../../model/states.ts';
import type { QueueCheck } from '../context/journal.ts';

/** A build that was to be canceled because no agent picked it up does not wait for one any longer. */
export class AgentFound extends Error {
  readonly build: Build;

  constructor(build: Build) {
    super();
    this.build = build;
  }
}

/**
 * Such a build, if it does not wait for an agent any longer; otherwise null.
 * @throws the error of the read if the read has to judge the queue.
 */
export async function findTaken(read: () => Promise<Build>, check: QueueCheck): Promise<Build | null> {
  const build = await read().catch((error: unknown) => {
    if (check === 'overdue') throw error;
    return null;
  });
  if (build === null || isCanceled(build.state)) return null;
  return waitsForAgent(build) === false || hasEnded(build) ? build : null;
}

/** The same before its cancel is sent. @throws AgentFound too, if it does not wait for an agent any longer. */
export async function refuseIfTaken(read: () => Promise<Build>, check: QueueCheck): Promise<void> {
  const taken = await findTaken(read, check);
  if (taken !== null) throw new AgentFound(taken);
}

/** The error of a cancel that was not sent for that, as a value. @throws any other error. */
export function keepIfTaken(error: unknown): AgentFound {
  if (error instanceof AgentFound) return error;
  throw error;
}
