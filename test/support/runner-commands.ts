/** A workflow command as the runner takes it from a line of a step's output. */
export interface RunnerCommand {
  readonly syntax: '::' | '##[';
  readonly name: string;
  readonly data: string;
}

/** The commands that the runner knows, including those that it obeys only when a variable allows them. */
const names =
  `add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env
  set-output stop-commands warning`.split(/\s+/);

/**
 * The commands in a step's output, read as generously as any runner could: lines end at CR, LF, and what other systems
 * take for a line's end; what a comparison by the rules of a language passes over is not there at all; case does not
 * matter; the old syntax counts anywhere in a line.
 */
export function commandsIn(output: string): RunnerCommand[] {
  return output
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .flatMap((line) => newCommand(visible(line)) ?? oldCommand(visible(line)) ?? []);
}

function visible(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{DI}]/gv, '').trimStart();
}

function newCommand(line: string): RunnerCommand | null {
  const [, name = '', data = ''] = /^::([^\s:]+)(?: .*?)?::(.*)$/.exec(line) ?? [];
  return known('::', name, data);
}

function oldCommand(line: string): RunnerCommand | null {
  for (const [, name = '', data = ''] of line.matchAll(/##\[([^\s\]]+)[^\]]*\]([^#]*)/g)) {
    const command = known('##[', name, data);
    if (command !== null) return command;
  }
  return null;
}

function known(syntax: RunnerCommand['syntax'], name: string, data: string): RunnerCommand | null {
  const lower = name.toLowerCase();
  return names.includes(lower) ? { syntax, name: lower, data } : null;
}
