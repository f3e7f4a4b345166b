#!/usr/bin/env node
import { createScaledClock } from './clock.ts';
import { type CommandLine, parseCommandLine, usage } from './command-line.ts';
import { createSandbox } from './sandbox.ts';
import { serveSandbox } from './serve.ts';
import { renderJson, renderStartupMessage } from './startup-message.ts';

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
  console.log(json ? renderJson(url, sandbox.tokens) : renderStartupMessage(url, sandbox.tokens));
}

function attempt<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    return exitWith(error, 2);
  }
}

/** The exit code is 2 for an invalid flag, and 1 for any other error. */
function exitWith(error: unknown, status: 1 | 2): never {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(status);
}

main(process.argv.slice(2)).catch((error: unknown) => exitWith(error, 1));
