import type { Workflow } from '../../operations/context/workflow.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { GitHub } from '../github/github.ts';
import type { StepJournal } from './journal.ts';
import type { StepLog } from './log.ts';
import type { RunnerFiles } from './runner-files.ts';

/** Where an outcome is published; a prepared step is one. */
export interface PublishHost {
  readonly files: RunnerFiles;
  readonly journal: StepJournal;
  readonly log: StepLog;
  readonly secrets: { readonly redactor: Redactor };
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly workflow: Pick<Workflow, 'repository' | 'run'>;
  readonly reading: { readonly readOnlyToken: boolean };
  readonly cancellation: { readonly signal: AbortSignal };
}
