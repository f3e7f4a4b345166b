import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type ReaderName, readers } from './readers.ts';

/*
 * How fast lists are read, as ratios to the floor of the same round. Candidates run in turn, round after round, each in a
 * fresh process, against a service in another one. Everything is compiled first: Node's own removal of types would count
 * as time and memory of whoever has more code.
 */

interface Sample {
  readonly ms: number;
  /** Of that, the main thread's own work, which other programs on the machine hardly change. */
  readonly cpuMs: number;
  readonly peakMiB: number;
}

const root = resolve(import.meta.dirname, '../..');
const compiled = resolve(root, 'build/bench/bench/lists');
const floor: ReaderName = 'undici and JSON.parse';
const all = Object.keys(readers) as ReaderName[];

execFileSync(
  process.execPath,
  [resolve(root, 'node_modules/typescript/bin/tsc'), '-p', import.meta.dirname],
  {
    stdio: 'inherit',
  },
);

console.log('## 1,000 builds of 30 jobs, 10 pages, checked\n');
printRatios(await readInTurn(all, { pages: 10, latencyMs: 0, rounds: 9 }));
console.log('\n## The same with 12 pages at 150 ms, against 12 times 150 ms\n');
printLatency(await readInTurn([floor, 'Kitestring'], { pages: 12, latencyMs: 150, rounds: 7 }), 12 * 150);
console.log('\n## 10,000 builds of 30 jobs, page by page\n');
printRatios(await readInTurn(all, { pages: 100, latencyMs: 0, rounds: 3 }));
console.log('\n## The check of a page, against JSON.parse of it\n');
printChecks(9);

/** Every candidate once in each round, against one service. */
async function readInTurn(
  names: readonly ReaderName[],
  { pages, latencyMs, rounds }: { pages: number; latencyMs: number; rounds: number },
): Promise<ReadonlyMap<ReaderName, readonly Sample[]>> {
  const service = fork(resolve(compiled, 'server.js'), [String(pages), '30', String(latencyMs)]);
  const [port] = await once(service, 'message');
  const samples = new Map(names.map((name): [ReaderName, Sample[]] => [name, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        samples
          .get(name)
          ?.push(runChild('read-list.js', [name, `http://127.0.0.1:${port}`, String(100 * pages)]));
      }
    }
  } finally {
    service.disconnect();
  }
  return samples;
}

/** What a child prints as JSON. */
function runChild<Result>(file: string, args: readonly string[]): Result {
  return JSON.parse(execFileSync(process.execPath, [resolve(compiled, file), ...args], { encoding: 'utf8' }));
}

/** Time and memory of each candidate, as ratios to the floor of the same round. */
function printRatios(samples: ReadonlyMap<ReaderName, readonly Sample[]>): void {
  const base = samples.get(floor) ?? [];
  console.log(
    '| Reader | ms | time | time of its main thread | peak MiB | peak memory |\n| --- | --: | --: | --: | --: | --: |',
  );
  for (const [name, mine] of samples) {
    const ratios = (of: (sample: Sample) => number) =>
      spread(mine.map((sample, round) => of(sample) / of(base[round] ?? sample)));
    const cells = [
      median(mine.map((one) => one.ms)).toFixed(0),
      ratios((one) => one.ms),
      ratios((one) => one.cpuMs),
      median(mine.map((one) => one.peakMiB)).toFixed(0),
      ratios((one) => one.peakMiB),
    ];
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

function printLatency(samples: ReadonlyMap<ReaderName, readonly Sample[]>, pureMs: number): void {
  console.log('| Reader | time |\n| --- | --: |');
  for (const [name, mine] of samples)
    console.log(`| ${name} | ${spread(mine.map(({ ms }) => ms / pureMs))} |`);
}

function printChecks(rounds: number): void {
  const kinds = [
    ['the generated checks, builds as in the document', 'checks', 'document'],
    ['the generated checks, builds with further keys', 'checks', 'observed'],
    ['zod, builds as in the document', 'zod', 'document'],
  ] as const;
  const ratios = kinds.map((): { first: number; warm: number }[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, [, name, form]] of kinds.entries()) {
      ratios[index]?.push(runChild('check-page.js', [name, form]));
    }
  }
  console.log('| Check | first page | warm |\n| --- | --: | --: |');
  for (const [index, [title]] of kinds.entries()) {
    const mine = ratios[index] ?? [];
    console.log(
      `| ${title} | ${spread(mine.map((one) => one.first))} | ${spread(mine.map((one) => one.warm))} |`,
    );
  }
}

/** The median, with the least and the most. */
function spread(values: readonly number[]): string {
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
