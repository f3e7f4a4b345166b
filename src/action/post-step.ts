import * as core from '@actions/core';
import { systemClock } from '../client/index.ts';
import { errorText, OwnError } from '../operations/context/error-text.ts';
import { isOfBuilds } from '../operations/context/journal.ts';
import { readInputTexts } from './inputs.ts';
import { removePartial } from './output/folder.ts';
import { readObligations } from './output/journal.ts';
import { createLog } from './output/log.ts';
import { readConnection } from './request.ts';
import { hideEnvironmentSecrets } from './secrets/environment-secrets.ts';
import { createSecrets } from './secrets/secrets.ts';
import { connectService } from './service/connect-service.ts';
import { proxySecrets, readProxies } from './service/proxies.ts';

/** After a cancel, a job has five minutes for all of its post steps. */
const timeLimitMs = 150_000;

/** An outage may take most of that. */
const outageTimeoutMs = 90_000;

/** If the post step is itself canceled, it works for this part of the runner's 7.5 seconds; then it reports what is left. */
const graceMs = 5_000;

/**
 * The post step: cleans up what the step left behind. Says nothing if there is nothing to do, and never fails the job.
 * It reads the inputs again: a token in the saved state would appear in the runner's debug log.
 */
export async function runPostStep(environment: NodeJS.ProcessEnv, canceled: AbortSignal): Promise<void> {
  const secrets = createSecrets(environment.GITHUB_ACTIONS === 'true');
  const log = createLog(secrets.redactor);
  try {
    const left = readObligations(environment);
    for (const one of left) if ('remove' in one) await removePartial(one.remove);
    const obligations = left.filter(isOfBuilds);
    if (obligations.length === 0) return;
    const texts = readInputTexts();
    const proxies = proxySecrets(readProxies(environment));
    for (const secret of [texts.get('token') ?? '', ...proxies]) secrets.hide(secret);
    hideEnvironmentSecrets(texts, secrets);
    const problems: string[] = [];
    const connection = readConnection({ texts, nowMs: Date.now(), problems });
    if (connection === null) throw new OwnError(problems.join(' '));
    const isProven = obligations.some((one) => 'cancel' in one);
    const { cleanUp } = await import('../operations/runs.ts');
    const settings = { ...connection, outageTimeoutMs, isProven };
    const client = connectService(settings, { environment, secrets, log });
    try {
      await cleanUp(obligations, { client, log, clock: systemClock, signal: limitTime(canceled) });
    } finally {
      await client.close();
    }
  } catch (error) {
    log.warning(`A build may still be running and could not be canceled. ${errorText(error)}`);
    if (core.isDebug() && error instanceof Error) log.debug(error.stack ?? '');
  }
}

/** Aborts when the time for the post step is over; a cancel shortens it. */
function limitTime(canceled: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort(new OwnError('The time for the post step is over.'));
  setTimeout(end, timeLimitMs).unref();
  canceled.addEventListener('abort', () => setTimeout(end, graceMs).unref(), { once: true });
  return limit.signal;
}
