#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createScaledClock } from './clock.ts';
import { type CommandLine, parseCommandLine, usage } from './command-line.ts';
import type { Tokens } from './http/tokens.ts';
import { createSandbox } from './sandbox.ts';
import { readSeedFile, type Seed } from './seed/seed.ts';
import { serveSandbox } from './serve.ts';

/** The command `kitestring-sandbox`, and behind `npm run sandbox`: serves a sandbox until it is interrupted. */
async function main(args: readonly string[]): Promise<void> {
  const commandLine = attempt(() => parseCommandLine(args));
  if (commandLine.help) console.log(usage);
  else await serve(commandLine);
}

async function serve({ port, host, speed, json, seed: path }: CommandLine): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const seed = path === undefined ? undefined : attempt(() => readSeed(path));
  const sandbox = createSandbox({ seed, clock: createScaledClock({ speed }) });
  const { url } = await serveSandbox(sandbox, { port, host });
  const { tokens } = sandbox;
  const examples = examplesOf(seed);
  if (json) console.log(JSON.stringify({ url, token: tokens.all.token, ...examples }));
  else console.log(startupMessage(url, tokens, examples));
}

function readSeed(path: string): Seed {
  try {
    return readSeedFile(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not a seed:\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A pipeline and a suite of the default seed that have builds and flaky tests; of another seed, its first pipeline. */
function examplesOf(seed: Seed | undefined) {
  if (seed === undefined) return { organization: 'acme', pipeline: 'web', suite: 'web-end-to-end' };
  const { slug = '', pipelines = [] } = seed.organizations[0] ?? {};
  return { organization: slug, pipeline: pipelines[0]?.slug ?? '' };
}

function startupMessage(url: string, tokens: Tokens, examples: ReturnType<typeof examplesOf>): string {
  const rows = Object.values(tokens).map(({ token, scopes, organizations, canEdit }) => {
    const more = canEdit ? '' : '; cannot edit pipelines';
    return `  ${token.padEnd(26)} ${scopes.join(' ') || '(no scopes)'} (${organizations.join(', ')}${more})`;
  });
  const address = `${url}/v2/organizations/${examples.organization}/pipelines/${examples.pipeline}/builds?per_page=1`;
  return [
    `The sandbox is running at ${url}`,
    '',
    'Tokens with their scopes and organizations:',
    ...rows,
    '',
    'Try:',
    `  curl -H 'Authorization: Bearer ${tokens.all.token}' '${address}'`,
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
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
