/** A line of a step's log, as the runner shows it. */
export interface LogLine {
  readonly level: 'plain' | 'notice' | 'warning' | 'error';
  readonly text: string;
}

const command = /^::(?<name>[a-z-]+)(?: [^:]*)?::(?<text>.*)$/;

/** What the runner makes of a line that a step prints: null where it swallows it, as it does masks and debug lines. */
export function readLogLine(line: string): LogLine | null {
  const { name, text = '' } = command.exec(line)?.groups ?? {};
  if (name === undefined) return { level: 'plain', text: line };
  if (name === 'group') return { level: 'plain', text: decode(text) };
  if (name === 'notice' || name === 'warning' || name === 'error') return { level: name, text: decode(text) };
  return null;
}

function decode(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
