import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';

/*
 * How long the committed bundle takes from its start to its end, as a ratio to `node empty.mjs`: the floor that no
 * action on this runtime can be under. Candidates run in turn, round after round; each round has its own floor.
 */

const rounds = 15;
const warmUps = 2;
const bundle = resolve(import.meta.dirname, '../../dist/index.js');
const post = resolve(import.meta.dirname, '../../dist/post.js');
const folder = mkdtempSync(join(tmpdir(), 'kitestring-bench-'));
const empty = join(folder, 'empty.mjs');
writeFileSync(empty, '');

const sandbox = createSandbox({ rateLimits: { organization: 'off', user: 'off' } });
const server = await serveSandbox(sandbox, {});
const common = { INPUT_TOKEN: sandbox.tokens.all.token, 'INPUT_BASE-URL': server.url };

const candidates: readonly {
  readonly name: string;
  readonly file: string;
  readonly inputs: Record<string, string>;
}[] = [
  { name: 'node empty.mjs (the floor)', file: empty, inputs: {} },
  { name: 'bad input told', file: bundle, inputs: { ...common, INPUT_OPERATION: 'unknown' } },
  {
    name: 'one build read, outputs and summary written',
    file: bundle,
    inputs: { ...common, INPUT_OPERATION: 'get-build', INPUT_PIPELINE: 'acme/web', INPUT_BUILD: '1' },
  },
  { name: 'post step with nothing to do', file: post, inputs: common },
];

async function measure(file: string, inputs: Record<string, string>): Promise<number> {
  const files = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => {
      writeFileSync(join(folder, name), '');
      return [name, join(folder, name)];
    }),
  );
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, RUNNER_TEMP: folder, ...files, ...inputs },
    stdio: 'ignore',
  });
  await new Promise((settle) => child.on('exit', settle));
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const ratios = candidates.map((): number[] => []);
try {
  for (let round = -warmUps; round < rounds; round++) {
    const times: number[] = [];
    for (const { file, inputs } of candidates) times.push(await measure(file, inputs));
    if (round < 0) continue;
    for (const [index, time] of times.entries()) ratios[index]?.push(time / (times[0] ?? Number.NaN));
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

console.log(`Median of ${rounds} rounds, as a ratio to the floor of the same round:`);
for (const [index, { name }] of candidates.entries()) {
  console.log(`${median(ratios[index] ?? []).toFixed(2)}x  ${name}`);
}
