import type { Operation } from '../../operations/operation.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { Failure } from '../failure.ts';
import type { StepJournal } from './journal.ts';
import { publishJson } from './json-output.ts';
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
