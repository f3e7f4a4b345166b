import { renderNotes } from '../../report/notes.ts';
import { type WriteGuard, writeWithGracePeriod } from '../cancel/grace-period.ts';
import type { Context, Outcome } from '../operation.ts';

/** What is written, in words: `suite unit of acme`, and what becomes of it. */
export interface SuiteWrite {
  readonly name: string;
  readonly action: 'created' | 'changed' | 'deleted';
}

/**
 * Writes to a suite. When the workflow is canceled meanwhile, nothing is sent any more; what was sent already is not torn,
 * and its answer is waited for a moment. Answers with the outcome of the step where none came.
 */
export async function writeSuite<Value>(
  { name, action }: SuiteWrite,
  write: (guard: WriteGuard) => Promise<Value>,
  context: Context,
): Promise<{ readonly value: Value } | { readonly outcome: Outcome }> {
  const onGrace = () =>
    context.log.info(
      `The workflow was canceled; waiting a moment for the answer whether ${name} is ${action}.`,
    );
  const written = await writeWithGracePeriod(write, context, onGrace);
  if (typeof written !== 'string') return written;
  const fate =
    written === 'unsent'
      ? `${name} was not ${action}: nothing was sent.`
      : `Whether ${name} was ${action} is not known; it may have been.`;
  const sentence = `The workflow was canceled. ${fate[0]?.toUpperCase()}${fate.slice(1)}`;
  return {
    outcome: { success: false, sentence, summary: () => renderNotes([context.redact.text(sentence)]) },
  };
}
