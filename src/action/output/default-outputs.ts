import type { Operation } from '../../operations/operation.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { Failure } from '../failure.ts';
import type { StepJournal } from './journal.ts';
import { createResultFolder, publishJson } from './json-output.ts';

/** The outputs that are always lists, so that `fromJSON` reads them whatever became of the step. */
const lists = ['builds', 'matrix'] as const;

/**
 * Sets what must be there at the end of every step and is not yet: empty lists, and for a failure an error as `json`.
 * What is not known stays unset.
 */
export function setDefaultOutputs(
  { outputs }: Pick<Operation, 'outputs'>,
  failure: Failure | null,
  hosts: {
    readonly journal: StepJournal;
    readonly redactor: Redactor;
    /** Where the folder for files is made. */
    readonly parent: string | undefined;
  },
): void {
  const { journal, redactor, parent } = hosts;
  for (const name of lists) {
    if (outputs.includes(name) && !journal.hasOutput(name)) journal.output(name, []);
  }
  if (failure === null || journal.hasOutput('json')) return;
  const { kind, sentence, status = null } = failure;
  const json = { error: { kind, message: sentence, status } };
  publishJson({ json }, { journal, redactor, folder: createResultFolder(parent) });
}
