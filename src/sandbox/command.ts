import { createScaledClock } from './clock.ts';
import { type CommandLine, parseCommandLine, usage } from './command-line.ts';
import { renderGreeting, renderJson } from './greeting.ts';
import { createSandbox } from './sandbox.ts';
import { serveSandbox } from './serve.ts';

/** The command behind `npm run sandbox`: serves a sandbox until it is interrupted. */
async function main(args: readonly string[]): Promise<void> {
  const commandLine = attempt(() => parseCommandLine(args));
  if (commandLine.help) console.log(usage);
  else await serve(commandLine);
}

async function serve({ port, profile, speed, json }: CommandLine): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const sandbox = createSandbox({ profile, clock: createScaledClock({ speed }) });
  const { url } = await serveSandbox(sandbox, { port });
  console.log(json ? renderJson(url, sandbox.tokens) : renderGreeting(url, sandbox.tokens));
}

function attempt<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    return give(error, 2);
  }
}

/** Bad flags end with 2, all else that keeps it from running with 1. */
function give(error: unknown, status: 1 | 2): never {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(status);
}

main(process.argv.slice(2)).catch((error: unknown) => give(error, 1));
