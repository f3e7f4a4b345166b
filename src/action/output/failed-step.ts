import type { Operation } from '../../operations/operation.ts';
import { renderFailure } from '../../report/failure.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { CanceledError } from '../cancellation.ts';
import type { Failure } from '../failure.ts';
import type { StepJournal } from './journal.ts';
import { publishJson } from './json.ts';
import type { RunnerFiles } from './runner-files.ts';

/** The outputs that are always lists, so that `fromJSON` can read them however the step ended. */
const lists = ['builds', 'matrix', 'failed-jobs', 'failed-tests', 'retries'] as const;

/**
 * Sets the outputs that every step must have at its end, if they are not set yet: empty lists, and for a failure the
 * error as `json`. All others stay unset.
 */
export function setDefaultOutputs(
  { outputs }: Pick<Operation, 'outputs'>,
  failure: Failure | null,
  hosts: {
    readonly journal: StepJournal;
    readonly redactor: Redactor;
    readonly files: RunnerFiles;
  },
): void {
  const { journal } = hosts;
  for (const name of lists) {
    if (outputs.includes(name) && !journal.hasOutput(name)) journal.output(name, []);
  }
  if (failure === null || journal.hasOutput('json')) return;
  const { kind, sentence, status = null } = failure;
  publishJson({ error: { kind, message: sentence, status } }, hosts);
}

/** The inputs that say what a step is about. */
const subjects = ['organization', 'pipeline', 'build', 'suite', 'commit', 'branch'] as const;

/** Writes the job summary of a step that failed before it had anything else to report. */
export async function writeFailureSummary(
  { name, inputs }: Pick<Operation, 'name' | 'inputs'>,
  { kind, sentence, hint }: Failure,
  {
    secrets,
    texts,
    files,
  }: {
    readonly secrets: { readonly redactor: Redactor };
    readonly texts: ReadonlyMap<string, string>;
    readonly files: RunnerFiles;
  },
): Promise<void> {
  const { text } = secrets.redactor;
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
