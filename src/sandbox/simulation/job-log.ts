import type { Span } from './timeline.ts';

/** What an agent writes while it runs a command, up to now: each line after its time, as the live service stores it. */
export function jobLog(span: Span, command: string | null, now: number): string {
  const lines = jobLines(span, command, now);
  return lines.map(({ at, line }) => `\u001b_bk;t=${at}\u0007${line}\r\n`).join('');
}

/**
 * The lines of a job, and when they were written. The parts are groups: `~~~` is one that the service shows collapsed, and
 * `^^^ +++` opens the one before it.
 */
export function jobLines(span: Span, command: string | null, now: number) {
  const { job, attempt, startedAt, finishedAt, end, exit } = span;
  if (job.kind !== 'script' || startedAt > now) return [];
  const { output = '' } = job.step;
  const text = typeof output === 'function' ? output({ index: job.index, attempt }) : output;
  const prompt = '\u001b[90m$\u001b[0m';
  const error = (words: string) => [`\u001b[31m🚨 Error: ${words}\u001b[0m`, '^^^ +++'];
  const lines = [
    '~~~ Preparing working directory',
    `${prompt} cd /var/lib/buildkite-agent/builds`,
    `${prompt} git clean -ffxdq`,
    '~~~ Running commands',
    `${prompt} ${command ?? 'plugin'}`,
    ...(text === '' ? [] : text.replace(/\n$/, '').split('\n')),
    ...(end === 'timed_out' || end === 'canceled'
      ? ['# Received cancellation signal, interrupting', ...error('The command was interrupted by a signal')]
      : []),
    ...(end === 'failed' ? error(`The command exited with status ${exit}`) : []),
    '~~~ Running global pre-exit hook',
    `${prompt} /etc/buildkite-agent/hooks/pre-exit`,
  ];
  const length = Number.isFinite(finishedAt) ? finishedAt - startedAt : 0;
  return lines
    .map((line, index) => ({ at: Math.floor(startedAt + (length * index) / lines.length), line }))
    .filter(({ at }) => at <= now);
}
