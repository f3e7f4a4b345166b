import { systemClock } from '../client/index.ts';
import type { Outcome } from '../operations/context/outcome.ts';
import { withKnownSuites } from '../operations/lists/known-suites.ts';
import { createCommentWriter } from './comment-writer.ts';
import { openFolder } from './output/folder.ts';
import type { PreparedStep } from './prepared-step.ts';
import { publishOutcome } from './publish.ts';
import { connectService } from './service/connect-service.ts';

/** Runs the operation and publishes its outcome. Imported when the inputs are valid: it brings the client. */
export async function runOperation(step: PreparedStep): Promise<Outcome> {
  const { environment, cancellation, secrets, log, journal, request, workflow } = step;
  const { token, baseUrl, outageTimeoutMs } = request;
  const client = connectService({ token, baseUrl, outageTimeoutMs }, { environment, secrets, log });
  const comments = createCommentWriter(step);
  let outcome: Outcome;
  try {
    outcome = await request.plan.run({
      client,
      journal,
      log,
      clock: systemClock,
      random: Math.random,
      uuid: () => crypto.randomUUID(),
      toLink: step.toLink,
      signal: cancellation.signal,
      forceSignal: cancellation.forceSignal,
      heedSignals: cancellation.heedSignals,
      workflow,
      writeComment: comments.write,
      openFolder: (path) => openFolder(path, environment),
    });
  } catch (error) {
    throw await withKnownSuites(error, client, cancellation.signal);
  } finally {
    await client.close();
  }
  await publishOutcome(outcome, comments, step);
  return outcome;
}
