import type { PlannedScript } from './plan.ts';
import type { Span } from './span.ts';

/** What a log depends on besides the run of the job. */
export interface LogFacts {
  /** The folder in which the agent works. */
  readonly folder: string;
  readonly command: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * What an agent writes while it runs a job, up to now: each line after its time, as the live service stores it. The parts
 * are groups: `~~~` is one that the service shows collapsed, and `^^^ +++` opens the one before it.
 */
export function jobLog(span: Span, { folder, command, now }: LogFacts): string {
  const { job, startedAt, finishedAt } = span;
  if (job.kind !== 'script' || startedAt > now) return '';
  const lines = [
    '~~~ Preparing working directory',
    `\u001b[90m$\u001b[0m cd ${folder}`,
    '\u001b[90m$\u001b[0m git clean -ffxdq',
    '~~~ Running commands',
    `\u001b[90m$\u001b[0m ${command ?? 'plugin'}`,
    ...outputLines(job, span.attempt),
    ...ending(span),
    '~~~ Running global pre-exit hook',
    '\u001b[90m$\u001b[0m /etc/buildkite-agent/hooks/pre-exit',
  ];
  const endedAt = Number.isFinite(finishedAt) ? finishedAt : startedAt;
  const timed = lines.map((line, index) => ({
    at: Math.floor(startedAt + ((endedAt - startedAt) * index) / lines.length),
    line,
  }));
  return timed
    .filter(({ at }) => at <= now)
    .map(({ at, line }) => `\u001b_bk;t=${at}\u0007${line}\r\n`)
    .join('');
}

function outputLines({ step, index }: PlannedScript, attempt: number): string[] {
  const { output = '' } = step;
  const text = typeof output === 'function' ? output({ index, attempt }) : output;
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function ending({ end, exit }: Span): string[] {
  const error = (words: string) => [`\u001b[31m🚨 Error: ${words}\u001b[0m`, '^^^ +++'];
  if (end === 'timed_out' || end === 'canceled') {
    return [
      '# Received cancellation signal, interrupting',
      ...error('The command was interrupted by a signal'),
    ];
  }
  return end === 'failed' ? error(`The command exited with status ${exit}`) : [];
}
