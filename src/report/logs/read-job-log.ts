import { cleanLog } from './clean-log.ts';
import { failedPart } from './failed-part.ts';
import { reasonLine } from './reason-line.ts';

/** What the log of a failed job says. Without secrets; not escaped. */
export interface LogReading {
  /** The end of the part that failed. */
  readonly lines: readonly string[];
  /** Why these are fewer than asked for; null if they are not, or if the log has no more. */
  readonly notice: string | null;
  /** The line that says why; null if the log has none. */
  readonly reason: string | null;
  /** All that was read. */
  readonly text: string;
  /** True if the log is longer than that. */
  readonly cut: boolean;
}

/**
 * Reads the log of a failed job, of which at most so many lines are shown. Secrets are removed before anything is cut: as the
 * job wrote them, and as they read without the escapes in them.
 */
export function readJobLog(
  log: { readonly text: string; readonly truncated: boolean },
  most: number,
  redact: (text: string) => string,
): LogReading {
  const text = redact(cleanLog(redact(log.text)));
  const cut = log.truncated;
  if (text === '' && cut) return { lines: [], notice: oneLine, reason: null, text, cut };
  const part = failedPart(text.split('\n'));
  return {
    lines: part.slice(Math.max(0, part.length - most)).map((line) => line.trimEnd()),
    notice: cut && part.length < most ? rest : null,
    reason: reasonLine(part),
    text,
    cut,
  };
}

const rest = '(The log is longer. Only its end is read.)';
const oneLine = 'The end of the log is one long line, which is not shown.';
