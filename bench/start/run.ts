import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRedactor } from '../../src/report/text/redact.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';

/*
 * How long the bundle takes from its start to its end, as a ratio to `node empty.mjs`: the floor that no action on this
 * runtime can be under. Candidates run in turn, round after round; each round has its own floor. Then, in processes of
 * their own, what each has loaded of the bundle and its peak memory.
 */

const rounds = 21;
const warmUps = 2;
const probes = 11;
const dist = resolve(import.meta.dirname, '../../dist');
const probe = resolve(import.meta.dirname, 'probe.cjs');
const folder = mkdtempSync(join(tmpdir(), 'kitestring-bench-'));
const empty = join(folder, 'empty.mjs');
writeFileSync(empty, '');

const sandbox = createSandbox({ rateLimits: { organization: 'off', user: 'off' } });
const server = await serveSandbox(sandbox, {});

interface Candidate {
  readonly name: string;
  readonly file: string;
  readonly variables: Readonly<Record<string, string>>;
}

const common = {
  INPUT_TOKEN: sandbox.tokens.all.token,
  'INPUT_GITHUB-TOKEN': 'ghs_notasecret',
  'INPUT_BASE-URL': server.url,
  GITHUB_REPOSITORY: 'acme/web',
  GITHUB_EVENT_NAME: 'push',
};
const main = join(dist, 'index.js');
const reading = { ...common, INPUT_OPERATION: 'get-build', INPUT_PIPELINE: 'acme/web', INPUT_BUILD: '1' };
const candidates: readonly Candidate[] = [
  { name: 'node empty.mjs (the floor)', file: empty, variables: {} },
  { name: 'unknown operation', file: main, variables: { ...common, INPUT_OPERATION: 'unknown' } },
  { name: 'missing input', file: main, variables: { ...reading, INPUT_BUILD: '' } },
  { name: 'one build read, outputs and summary written, http', file: main, variables: reading },
  { name: 'post step with nothing to do', file: join(dist, 'post.js'), variables: common },
];

/** Runs a candidate as a runner would, and returns its milliseconds. */
async function run({ file, variables }: Candidate, options: readonly string[] = []): Promise<number> {
  const files = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => {
      writeFileSync(join(folder, name), '');
      return [name, join(folder, name)];
    }),
  );
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify({ after: 'a'.repeat(40), head_commit: { id: 'a'.repeat(40) } }));
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, [...options, file], {
    env: {
      PATH: process.env.PATH,
      RUNNER_TEMP: folder,
      GITHUB_EVENT_PATH: event,
      PROBED: join(folder, 'probed.json'),
      ...files,
      ...variables,
    },
    stdio: 'ignore',
  });
  await new Promise((settle) => child.on('exit', settle));
  return Number(process.hrtime.bigint() - start) / 1e6;
}

type Load = Readonly<Record<'bytes' | 'peakMiB' | 'cpuMs', number>>;

/** What a process took: bytes of the bundle that it loaded, peak memory, and processor time. */
async function load(candidate: Candidate): Promise<Load> {
  await run(candidate, ['--require', probe]);
  return JSON.parse(readFileSync(join(folder, 'probed.json'), 'utf8'));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const ratios = candidates.map((): number[] => []);
const loads = candidates.map((): Load[] => []);
try {
  for (let round = -warmUps; round < rounds; round++) {
    const times: number[] = [];
    for (const candidate of candidates) times.push(await run(candidate));
    if (round < 0) continue;
    for (const [index, time] of times.entries()) ratios[index]?.push(time / (times[0] ?? Number.NaN));
  }
  for (let round = 0; round < probes; round++)
    for (const [index, candidate] of candidates.entries()) loads[index]?.push(await load(candidate));
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

console.log(`Medians of ${rounds} rounds, with the middle half; load ${loadavg()[0]?.toFixed(1)}\n`);
console.log(
  '| What | Time, against the floor | Processor time, against the floor | Loaded of the bundle | Peak memory |',
);
console.log('| --- | --: | --: | --: | --: |');
for (const [index, { name }] of candidates.entries()) {
  const sorted = (ratios[index] ?? []).toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(2);
  const kB = median((loads[index] ?? []).map(({ bytes }) => bytes)) / 1000;
  // The least of several runs: what other work on the machine adds to it is not the candidate's.
  const [own, floor] = [index, 0].map((of) => Math.min(...(loads[of] ?? []).map(({ cpuMs }) => cpuMs)));
  const cpu = (own ?? 0) / (floor ?? 1);
  const peak = median((loads[index] ?? []).map(({ peakMiB }) => peakMiB));
  console.log(
    `| ${name} | ${at(0.5)}x (${at(0.25)} to ${at(0.75)}) | ${cpu.toFixed(2)}x | ${kB.toFixed(0)} kB | ${peak.toFixed(0)} MiB |`,
  );
}

/** What a job logs, in color, with a secret in some lines. */
function createLog(secrets: readonly string[], length: number): string {
  const lines: string[] = [];
  for (let size = 0, index = 0; size < length; index += 1) {
    const shown = index % 50 === 0 ? secrets[(index / 50) % secrets.length] : `total_${index}`;
    const line = `\u001b[32mok\u001b[0m ${index} - src/cart/${shown}.test.ts adds ${index * 37} items (12 ms)\n`;
    size += line.length;
    lines.push(line);
  }
  return lines.join('').slice(0, length);
}

const secrets = Array.from({ length: 100 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex').slice(0, 40),
);
const log = createLog(secrets, 2 ** 20);
const { text } = createRedactor(secrets);
const times = Array.from({ length: 5 }, () => {
  const start = process.cpuUsage();
  text(log);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e3;
});
console.log(
  `\nTaking 100 secrets out of 1 MiB of log: ${(times[0] ?? 0).toFixed(0)} ms of processor time at first, then ${median(times.slice(1)).toFixed(0)} ms`,
);
