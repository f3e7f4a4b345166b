import type { Operation } from '../operations/operation.ts';
import { renderFailure } from '../report/failure.ts';
import { CanceledError } from './cancellation.ts';
import type { Failure } from './failure.ts';
import { publishJson } from './output/json.ts';
import type { StepContext } from './prepared-step.ts';

/** The outputs that are always lists, so that `fromJSON` can read them however the step ended. */
const lists = ['builds', 'matrix', 'failed-jobs', 'failed-tests', 'retries'] as const;

/**
 * Sets the outputs that every step must have at its end, if they are not set yet: empty lists, and for a failure the
 * error as `json`. All others stay unset.
 */
export function setDefaultOutputs(
  { outputs }: Pick<Operation, 'outputs'>,
  failure: Failure | null,
  { journal, secrets: { redactor }, files }: Pick<StepContext, 'journal' | 'secrets' | 'files'>,
): void {
  for (const name of lists) {
    if (outputs.includes(name) && !journal.hasOutput(name)) journal.output(name, []);
  }
  if (failure === null || journal.hasOutput('json')) return;
  const { kind, sentence, status = null } = failure;
  publishJson({ error: { kind, message: sentence, status } }, { journal, redactor, files });
}

/** The inputs that say what a step is about. */
const subjects = ['organization', 'pipeline', 'build', 'suite', 'commit', 'branch'] as const;

/** Writes the job summary of a step that failed before it had anything else to report. */
export function writeFailureSummary(
  { name, inputs }: Pick<Operation, 'name' | 'inputs'>,
  { kind, sentence, hint }: Failure,
  { secrets: { redactor }, texts, files }: StepContext,
): void {
  const { text } = redactor;
  const asked = subjects
    .filter((input) => inputs.includes(input))
    .map((input) => [input, text(texts.get(input)?.trim() ?? '')] as const)
    .filter(([, value]) => value !== '');
  const failed = {
    operation: name,
    interrupted: kind === CanceledError.name,
    sentence: text(sentence),
    hint: hint === undefined ? undefined : text(hint),
    asked: new Map(asked),
  };
  files.summarize((limits) => renderFailure(failed, limits));
}
