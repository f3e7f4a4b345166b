import * as core from '@actions/core';
import type { Log } from '../../operations/context/context.ts';
import { plainLine } from '../../report/text/plain.ts';
import type { Redactor } from '../../report/text/redact.ts';

/** The log of a step, which also says how the step fails. */
export interface StepLog extends Log {
  /** Fails the step; each line of the text is one statement. */
  readonly failure: (text: string) => void;
}

/**
 * The log of the step, and the one way to stdout for text: secrets are taken out, and what the runner could read as a
 * command is broken. Warnings and failures become annotations.
 */
export function createLog(redactor: Redactor): StepLog {
  const safe = (line: string) => plainLine(redactor.text(line));
  return {
    info: (line) => core.info(safe(line)),
    warning: (line) => core.warning(safe(line)),
    debug: (line) => core.debug(safe(line)),
    failure: (text) => core.setFailed(text.split('\n').map(safe).join('\n')),
  };
}
