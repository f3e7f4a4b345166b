import * as core from '@actions/core';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { renderFailure } from '../report/failure.ts';
import { CanceledError, type Cancellation } from './cancellation.ts';
import { describeFailure, type Failure } from './failure.ts';
import { readInputTexts } from './inputs.ts';
import { createJournal } from './output/journal.ts';
import { publishJson } from './output/json.ts';
import { createLog, type StepLog } from './output/log.ts';
import { createRunnerFiles } from './output/runner-files.ts';
import { prepareStep, type StepContext } from './prepared-step.ts';
import { createSecrets } from './secrets/secrets.ts';
import { createServiceLinks } from './service/links.ts';

/** Runs the step: reads the inputs, runs the operation, and publishes its outcome. Never throws. */
export async function runStep(environment: NodeJS.ProcessEnv, cancellation: Cancellation): Promise<void> {
  const secrets = createSecrets(environment.GITHUB_ACTIONS === 'true');
  const log = createLog(secrets.redactor);
  const texts = readInputTexts();
  // Without the file, there is no summary.
  const hasSummary = texts.get('summary')?.trim().toLowerCase() !== 'false';
  const ofFiles = hasSummary ? environment : { ...environment, GITHUB_STEP_SUMMARY: '' };
  const files = createRunnerFiles(ofFiles, log, secrets.redactor);
  const toLink = createServiceLinks(texts, log);
  const journal = createJournal(secrets, { files, toLink, log });
  const step: StepContext = { environment, cancellation, texts, secrets, log, files, toLink, journal };
  let summarized = false;
  const failure = await attempt(async () => {
    const prepared = await prepareStep(step);
    const { runOperation } = await import('./run-operation.ts');
    const { json, sentence } = await runOperation(prepared);
    summarized = true;
    const { signal } = cancellation;
    // A canceled step may end without a value for `json`, which then shows the cancellation, like any other failure.
    return signal.aborted && json === undefined ? { ...describeFailure(signal.reason), sentence } : null;
  }, log);
  const operation = operations.find(({ name }) => name === texts.get('operation')?.trim());
  if (operation === undefined) return;
  await attempt(async () => {
    setDefaultOutputs(operation, failure, step);
    if (failure !== null && !summarized) writeFailureSummary(operation, failure, step);
    return null;
  }, log);
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

/** The outputs that are always lists, so that `fromJSON` can read them however the step ended. */
const lists = ['builds', 'matrix', 'failed-jobs', 'failed-tests', 'retries'] as const;

/**
 * Sets the outputs that every step must have at its end, if they are not set yet: empty lists, and for a failure the
 * error as `json`. All others stay unset.
 */
function setDefaultOutputs(
  { outputs }: Operation,
  failure: Failure | null,
  { journal, files }: StepContext,
): void {
  for (const name of lists) {
    if (outputs.includes(name) && !journal.hasOutput(name)) journal.output(name, []);
  }
  if (failure === null || journal.hasOutput('json')) return;
  const { kind, sentence, status = null } = failure;
  publishJson({ error: { kind, message: sentence, status } }, { journal, files });
}

/** Writes the job summary of a step that failed before it had anything else to report. */
function writeFailureSummary(
  { name }: Operation,
  { kind, sentence, hint }: Failure,
  { files }: StepContext,
): void {
  const failed = { operation: name, interrupted: kind === CanceledError.name, sentence, hint };
  files.summarize((limits) => renderFailure(failed, limits));
}
