import { logClientEvent } from './action/client-log.ts';
import { readInputTexts } from './action/inputs.ts';
import { createLog } from './action/log.ts';
import { proxySecrets, readProxies } from './action/proxies.ts';
import { readConnection } from './action/request.ts';
import { createSecrets } from './action/secrets.ts';
import { version } from './action/version.ts';
import type { Environment } from './action/workflow.ts';
import { createClient } from './client/index.ts';
import type { SavedState } from './operations/journal.ts';
import { tidyUp } from './operations/tidy-up.ts';

/** After a cancel a job has five minutes for all of its post steps. */
const mostMs = 150_000;

/**
 * The post step: finishes what the step left behind. It is quiet where there is nothing to do, and never fails the job.
 * Inputs are read again: a token in saved state would show in the runner's debug log.
 */
export async function runPost(
  saved: SavedState,
  environment: Environment,
  signal: AbortSignal,
): Promise<void> {
  if (saved.phase === 'done') return;
  const secrets = createSecrets(environment.GITHUB_ACTIONS === 'true');
  const log = createLog(secrets.redactor);
  const texts = readInputTexts();
  const proxy = readProxies(environment);
  for (const secret of [texts.get('token') ?? '', ...proxySecrets(proxy)]) secrets.hide(secret);
  const problems: string[] = [];
  const connection = readConnection(texts, Date.now(), problems);
  if (connection === null) {
    log.warning(`A build may still run, and cannot be canceled. ${problems.join(' ')}`);
    return;
  }
  const client = createClient({
    ...connection,
    userAgent: `kitestring/${version}`,
    proxy,
    onEvent: (event) => logClientEvent(event, log),
  });
  try {
    await tidyUp(saved, { client, log, signal: AbortSignal.any([signal, AbortSignal.timeout(mostMs)]) });
  } finally {
    await client.close();
  }
}
