import { readInputTexts } from './action/inputs.ts';
import { readSavedState } from './action/output/journal.ts';
import { createLog, type StepLog } from './action/output/log.ts';
import { readConnection } from './action/request.ts';
import { createSecrets, type Secrets } from './action/secrets/secrets.ts';
import { connectService } from './action/service/connect-service.ts';
import { proxySecrets, readProxies } from './action/service/proxies.ts';
import type { Environment } from './action/workflow.ts';
import { systemClock } from './client/index.ts';
import { cleanUp } from './operations/cancel/clean-up.ts';
import type { SavedState } from './operations/context/journal.ts';

/** After a cancel a job has five minutes for all of its post steps. */
const mostMs = 150_000;

/** When the runner asks for the end, so much of its 7.5 seconds goes into the work; then it is said what is left. */
const graceMs = 5_000;

/**
 * The post step: finishes what the step left behind. It is quiet where there is nothing to do, and never fails the job.
 * Inputs are read again: a token in saved state would show in the runner's debug log.
 */
export async function runPost(environment: Environment, canceled: AbortSignal): Promise<void> {
  const secrets = createSecrets(environment.GITHUB_ACTIONS === 'true');
  const log = createLog(secrets.redactor);
  try {
    const saved = readSavedState();
    if (saved === null || saved.phase === 'done') return;
    const texts = readInputTexts();
    const proxies = proxySecrets(readProxies(environment));
    for (const secret of [texts.get('token') ?? '', ...proxies]) secrets.hide(secret);
    await finish(saved, { texts, environment, secrets, log, signal: limit(canceled) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log.warning(`A build may still run, and cannot be canceled. ${why}`);
  }
}

async function finish(
  saved: SavedState,
  {
    texts,
    environment,
    secrets,
    log,
    signal,
  }: {
    readonly texts: ReadonlyMap<string, string>;
    readonly environment: Environment;
    readonly secrets: Secrets;
    readonly log: StepLog;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const problems: string[] = [];
  const connection = readConnection(texts, Date.now(), problems);
  if (connection === null) throw new Error(problems.join(' '));
  const client = connectService(connection, { environment, secrets, log });
  try {
    await cleanUp(saved, { client, log, clock: systemClock, signal });
  } finally {
    await client.close();
  }
}

/** Aborts when the time for the post step is over, which a cancel makes short. */
function limit(canceled: AbortSignal): AbortSignal {
  const over = new AbortController();
  const end = () => over.abort(new Error('There was no time left for it.'));
  setTimeout(end, mostMs).unref();
  canceled.addEventListener('abort', () => setTimeout(end, graceMs).unref(), { once: true });
  return over.signal;
}
