import * as core from '@actions/core';
import type { Log } from '../../operations/context/context.ts';
import { plainLine } from '../../report/text/plain.ts';
import type { Redactor } from '../../report/text/redact.ts';

/** The log of a step, which can also fail the step. */
export interface StepLog extends Log {
  /** Fails the step with this message, which can have several lines. */
  readonly failure: (text: string) => void;
}

/**
 * The log of the step, and the only way for text to stdout: removes secrets, and breaks text that the runner could read
 * as a command. Warnings and failures become annotations.
 */
export function createLog(redactor: Redactor): StepLog {
  const safe = (line: string) => plainLine(redactor.text(line));
  return {
    info: (line) => core.info(safe(line)),
    warning: (line) => core.warning(safe(line)),
    debug: (line) => core.debug(safe(line)),
    failure: (text) => core.setFailed(redactor.text(text).split('\n').map(safe).join('\n')),
  };
}
