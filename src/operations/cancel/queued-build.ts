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

/**
 * Looks at such a build before its cancel is sent. Nothing is known if the read fails.
 * @throws AgentFound if it does not wait for an agent any longer.
 */
export async function refuseIfTaken(read: () => Promise<Build>): Promise<void> {
  const build = await read().catch(() => null);
  if (build === null || isCanceled(build.state)) return;
  if (waitsForAgent(build) === false || hasEnded(build)) throw new AgentFound(build);
}
