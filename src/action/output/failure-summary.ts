import type { Operation } from '../../operations/operation.ts';
import { CanceledError } from '../cancellation.ts';
import type { Failure } from '../failure.ts';
import type { StepContext } from '../prepared-step.ts';
import { writeSummary } from './summary.ts';

/** The inputs that say what a step is about. */
const subjects = ['organization', 'pipeline', 'build', 'suite', 'commit', 'branch'] as const;

/** Writes the job summary of a step that failed before it had anything else to report. */
export async function writeFailureSummary(
  { name, inputs }: Pick<Operation, 'name' | 'inputs'>,
  { kind, sentence, hint }: Failure,
  { secrets, texts, files, log }: Pick<StepContext, 'secrets' | 'texts' | 'files' | 'log'>,
): Promise<void> {
  const { renderFailure } = await import('../../report/failure.ts');
  const { text } = secrets.redactor;
  const asked = subjects
    .filter((input) => inputs.includes(input))
    .map((input) => [input, text(texts.get(input)?.trim() ?? '')] as const)
    .filter(([, value]) => value !== '');
  const failed = {
    operation: name,
    canceled: kind === CanceledError.name,
    sentence: text(sentence),
    hint: hint === undefined ? undefined : text(hint),
    asked: new Map(asked),
  };
  writeSummary(files, (limits) => renderFailure(failed, limits), log);
}
