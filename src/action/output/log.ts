import * as core from '@actions/core';
import type { Log } from '../../operations/context/context.ts';
import type { Annotation } from '../../report/text/annotation.ts';
import { plainLine, plainVerbatim } from '../../report/text/plain.ts';
import type { Redactor } from '../../report/text/redact.ts';

/** The log of a step, which can also fail the step. */
export interface StepLog extends Log {
  /** Fails the step with this message, which can have several lines. */
  readonly failure: (text: string) => void;
  /** Logs untrusted lines folded under a title, with their indentation. */
  readonly group: (title: string, lines: readonly string[]) => void;
  /** Shows an annotation that is no problem. */
  readonly notice: (line: string) => void;
  /** Annotates a line if there is one. The path is relative and inside the repository. */
  readonly annotate: (annotation: Annotation) => void;
}

const commands = { error: core.error, warning: core.warning, notice: core.notice };

/**
 * The log of the step, and the only way for text to stdout: removes secrets, and breaks text that the runner could read
 * as a command. Notices, warnings and failures become annotations.
 */
export function createLog(redactor: Redactor): StepLog {
  const safe = (line: string) => plainLine(redactor.text(line));
  return {
    info: (line) => core.info(safe(line)),
    notice: (line) => core.notice(safe(line)),
    warning: (line) => core.warning(safe(line)),
    debug: (line) => core.debug(safe(line)),
    group: (title, lines) => {
      core.startGroup(safe(title));
      // Behind a mark, no problem matcher of an earlier step takes a line for its own compiler's. A secret may be torn over lines.
      for (const line of redactor.text(lines.join('\n')).split('\n')) core.info(`| ${plainVerbatim(line)}`);
      core.endGroup();
    },
    annotate: ({ level = 'notice', title, message, file, line }) =>
      commands[level](redactor.text(message), {
        title: redactor.text(title),
        ...(file === null ? {} : { file: redactor.text(file) }),
        ...(file === null || line === null ? {} : { startLine: line }),
      }),
    failure: (text) => core.setFailed(redactor.text(text).split('\n').map(safe).join('\n')),
  };
}
