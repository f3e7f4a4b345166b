import { waitsForAgent } from '../../model/agent-queue.ts';
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

/** Such a build, if it does not wait for an agent any longer; otherwise null, also if the read fails. */
export async function findTaken(read: () => Promise<Build>): Promise<Build | null> {
  const build = await read().catch(() => null);
  if (build === null || isCanceled(build.state)) return null;
  return waitsForAgent(build) === false || hasEnded(build) ? build : null;
}

/** The same before its cancel is sent. @throws AgentFound if it does not wait for an agent any longer. */
export async function refuseIfTaken(read: () => Promise<Build>): Promise<void> {
  const taken = await findTaken(read);
  if (taken !== null) throw new AgentFound(taken);
}

/** The error of a cancel that was not sent for that, as a value. @throws any other error. */
export function keepIfTaken(error: unknown): AgentFound {
  if (error instanceof AgentFound) return error;
  throw error;
}
