import * as core from '@actions/core';
import { systemClock } from '../client/index.ts';
import { errorText, OwnError } from '../operations/context/error-text.ts';
import { isOfBuilds, type LiveNote, type Obligation } from '../operations/context/journal.ts';
import { connectGitHub } from './connect-github.ts';
import { loadRuns } from './event/load-runs.ts';
import type { GitHub } from './github/github.ts';
import { readInputTexts } from './inputs.ts';
import { removePartial } from './output/folder.ts';
import { readObligations } from './output/journal.ts';
import { createLog, type StepLog } from './output/log.ts';
import { readConnection } from './request.ts';
import { hideEnvironmentSecrets } from './secrets/environment-secrets.ts';
import { createSecrets, type Secrets } from './secrets/secrets.ts';
import { connectService } from './service/connect-service.ts';
import { proxySecrets, readProxies } from './service/proxies.ts';

/** After a cancel, a job has five minutes for all of its post steps. */
const timeLimitMs = 150_000;

/** An outage may take most of that. */
const outageTimeoutMs = 90_000;

/** If the post step is itself canceled, it works for this part of the runner's 7.5 seconds; then it reports what is left. */
const graceMs = 5_000;

/** What the post step works with. */
interface Around {
  readonly environment: NodeJS.ProcessEnv;
  readonly secrets: Secrets;
  readonly log: StepLog;
  readonly signal: AbortSignal;
}

/**
 * The post step: cleans up what the step left behind. Says nothing if there is nothing to do, and never fails the job.
 * It reads the inputs again: a token in the saved state would appear in the runner's debug log.
 */
export async function runPostStep(environment: NodeJS.ProcessEnv, canceled: AbortSignal): Promise<void> {
  const secrets = createSecrets(environment.GITHUB_ACTIONS === 'true');
  const log = createLog(secrets.redactor);
  try {
    const left = readObligations(environment);
    for (const one of left)
      if ('remove' in one)
        await removePartial(one.remove).catch((error: unknown) =>
          log.warning(`The folder ${one.remove} could not be removed. ${errorText(error)}`),
        );
    const obligations = left.filter(isOfBuilds);
    const comments = left.filter((one) => 'comment' in one);
    if (obligations.length === 0 && comments.length === 0) return;
    const texts = readInputTexts();
    const proxies = proxySecrets(readProxies(environment));
    const githubToken = texts.get('github-token')?.trim() ?? '';
    for (const secret of [texts.get('token') ?? '', githubToken, ...proxies]) secrets.hide(secret);
    hideEnvironmentSecrets(texts, secrets);
    const signal = limitTime(canceled);
    await Promise.all([
      endComments(comments, connectGitHub(githubToken || null, { environment, signal }), log),
      obligations.length > 0 && endBuilds(obligations, texts, { environment, secrets, log, signal }),
    ]);
  } catch (error) {
    log.warning(`A build may still be running and could not be canceled. ${errorText(error)}`);
    if (core.isDebug() && error instanceof Error) log.debug(error.stack ?? '');
  }
}

/** Cancels what the step has left running, with the inputs of the step. @throws OwnError if they are not valid. */
async function endBuilds(
  obligations: readonly Obligation[],
  texts: ReadonlyMap<string, string>,
  { environment, secrets, log, signal }: Around,
): Promise<void> {
  const problems: string[] = [];
  const connection = readConnection({ texts, nowMs: Date.now(), problems });
  if (connection === null) throw new OwnError(problems.join(' '));
  const isProven = obligations.some((one) => 'cancel' in one);
  const { cleanUp } = await import('../operations/runs.ts');
  const settings = { ...connection, outageTimeoutMs, isProven };
  const client = connectService(settings, { environment, secrets, log });
  try {
    await cleanUp(obligations, { client, log, clock: systemClock, signal });
  } finally {
    await client.close();
  }
}

/** Corrects comments of the step which say that builds run. Never rejects. */
async function endComments(
  comments: readonly LiveNote[],
  github: GitHub | null,
  log: StepLog,
): Promise<void> {
  if (comments.length === 0 || github === null) return;
  try {
    const { endLiveComment } = await loadRuns();
    for (const one of comments) await endLiveComment(one, github);
  } catch (error) {
    log.warning(`The comment on the pull request may still say that a build runs. ${errorText(error)}`);
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
