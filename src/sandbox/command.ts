#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createScaledClock } from './clock.ts';
import { type CommandLine, parseCommandLine, usage } from './command-line.ts';
import { createSandbox } from './sandbox.ts';
import type { Seed } from './seed/seed.ts';
import { readSeedFile } from './seed/seed-file.ts';
import { serveSandbox } from './serve.ts';
import { examplesOf, renderJson, renderStartupMessage } from './startup-message.ts';

/** The command `kitestring-sandbox`, and behind `npm run sandbox`: serves a sandbox until it is interrupted. */
async function main(args: readonly string[]): Promise<void> {
  const commandLine = attempt(() => parseCommandLine(args));
  if (commandLine.help) console.log(usage);
  else await serve(commandLine);
}

async function serve({ port, host, speed, json, seed: path }: CommandLine): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const seed = path === undefined ? undefined : attempt(() => readSeed(path));
  const sandbox = createSandbox({ seed: seed ?? 'default', clock: createScaledClock({ speed }) });
  const { url } = await serveSandbox(sandbox, { port, host });
  const render = json ? renderJson : renderStartupMessage;
  console.log(render(url, sandbox.tokens, examplesOf(seed)));
}

function readSeed(path: string): Seed {
  try {
    return readSeedFile(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not a seed:\n${error instanceof Error ? error.message : String(error)}`);
  }
}

function attempt<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    return exitWith(error, 2);
  }
}

/** The exit code is 2 for an invalid flag or seed, and 1 for any other error. */
function exitWith(error: unknown, status: 1 | 2): never {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(status);
}

main(process.argv.slice(2)).catch((error: unknown) => exitWith(error, 1));
