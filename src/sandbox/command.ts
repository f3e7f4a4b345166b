#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createScaledClock } from './clock.ts';
import { controlPath, withControls } from './control-address.ts';
import { createSandbox } from './sandbox.ts';
import { defaultSeed } from './seed/default-seed.ts';
import { readSeedFile, type Seed } from './seed/seed.ts';
import { serveSandbox } from './serve.ts';

const usage = `Usage: kitestring-sandbox [flags]

Serves a stand-in for the CI service on this machine until you press Ctrl-C.

  --port <number>     port to listen on (default: 0, which picks a free port)
  --host <address>    address to listen on (default: 127.0.0.1); anyone who can reach it can do everything
  --seed <file>       JSON file with the data to start with (default: a small company)
  --speed <number>    how many times faster than real time builds run (default: 1)
  --control           also serve the control address, only on this machine
  --json              print one line of JSON instead of text
  --help              print this help
`;

/** The command `kitestring-sandbox`, and behind `npm run sandbox`: serves a sandbox until it is interrupted. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      speed: { type: 'string', default: '1' },
      seed: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      control: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  if (values.control && !['127.0.0.1', '::1', 'localhost'].includes(values.host))
    throw new Error(`--control is only for this machine, not for --host ${values.host}`);
  const seed = values.seed === undefined ? defaultSeed() : readSeed(values.seed);
  const sandbox = createSandbox({
    seed,
    clock: createScaledClock({ speed: Number(values.speed) }),
    pages: true,
  });
  const served = values.control ? withControls(sandbox) : sandbox;
  const { url } = await serveSandbox(served, { port: Number(values.port), host: values.host });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const { token } = sandbox.tokens.all;
  const { slug: organization = '', pipelines = [] } = seed.organizations[0] ?? {};
  const [pipeline = '', suite] = [pipelines[0]?.slug, sandbox.world.suites(organization)[0]?.slug];
  const control = values.control ? `${url}${controlPath}` : undefined;
  if (values.json) return console.log(JSON.stringify({ url, token, organization, pipeline, suite, control }));
  console.log(`The sandbox is running at ${url}${control ? `, and is controlled at ${control}` : ''}

Try:
  curl -H 'Authorization: Bearer ${token}' '${url}/v2/organizations/${organization}/pipelines/${pipeline}/builds?per_page=1'

Press Ctrl-C to stop.`);
}

function readSeed(path: string): Seed {
  try {
    return readSeedFile(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not a seed:\n${error instanceof Error ? error.message : String(error)}`);
  }
}

main().catch((error: unknown) => {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
