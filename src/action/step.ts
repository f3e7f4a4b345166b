import * as core from '@actions/core';
import type { Outcome } from '../operations/context/outcome.ts';
import { operations } from '../operations/operations.ts';
import type { Cancellation } from './cancellation.ts';
import { setDefaultOutputs, writeFailureSummary } from './failed-step.ts';
import { describeFailure, type Failure } from './failure.ts';
import { readInputTexts } from './inputs.ts';
import { createJournal } from './output/journal.ts';
import { createLog, type StepLog } from './output/log.ts';
import { createRunnerFiles } from './output/runner-files.ts';
import { prepareStep, type StepContext } from './prepared-step.ts';
import { createSecrets } from './secrets/secrets.ts';
import { createServiceLinks } from './service/links.ts';

/** Runs the step: reads the inputs, runs the operation, and publishes its outcome. Never throws. */
export async function runStep(around: NodeJS.ProcessEnv, cancellation: Cancellation): Promise<void> {
  const secrets = createSecrets(around.GITHUB_ACTIONS === 'true');
  const log = createLog(secrets.redactor);
  const texts = readInputTexts();
  // Without the file, there is no summary.
  const hasSummary = texts.get('summary')?.trim().toLowerCase() !== 'false';
  const environment = hasSummary ? around : { ...around, GITHUB_STEP_SUMMARY: '' };
  const files = createRunnerFiles(environment, log);
  const toLink = createServiceLinks(texts, log);
  const journal = createJournal(secrets, { files, toLink });
  const step: StepContext = { environment, cancellation, texts, secrets, log, files, toLink, journal };
  let summarized = false;
  const failure = await attempt(async () => {
    const prepared = await prepareStep(step);
    const { runOperation } = await import('./run-operation.ts');
    const outcome = await runOperation(prepared);
    summarized = true;
    return failureForJson(outcome, cancellation);
  }, log);
  const operation = operations.find(({ name }) => name === texts.get('operation')?.trim());
  if (operation === undefined) return;
  await attempt(async () => {
    setDefaultOutputs(operation, failure, step);
    if (failure !== null && !summarized) writeFailureSummary(operation, failure, step);
    return null;
  }, log);
}

/** A canceled step may end without a value for `json`: then `json` shows the cancellation, like any other failure. */
function failureForJson({ json, sentence }: Outcome, { signal }: Cancellation): Failure | null {
  return signal.aborted && json === undefined ? { ...describeFailure(signal.reason), sentence } : null;
}

/** Runs the task and returns its result; logs and returns an error as a failure. */
async function attempt(task: () => Promise<Failure | null>, log: StepLog): Promise<Failure | null> {
  try {
    return await task();
  } catch (error) {
    const failure = describeFailure(error);
    log.failure([failure.sentence, failure.hint ?? ''].join('\n').trim());
    if (core.isDebug() && error instanceof Error) log.debug(error.stack ?? '');
    return failure;
  }
}
