import { spawnSync } from 'node:child_process';
import type { Build } from '../../src/model/build.ts';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import { analyzeBuild } from '../../src/report/builds/analyze.ts';
import { renderBuildSummary } from '../../src/report/builds/summary.ts';
import { analyzeFlakyTests } from '../../src/report/flaky/analyze.ts';
import { firstReport } from '../../src/report/flaky/baseline.ts';
import { renderFlakyComment } from '../../src/report/flaky/comment.ts';
import { readComment } from '../../src/report/flaky/marker.ts';
import type { Memory } from '../../src/report/flaky/memory.ts';
import { createSeal } from '../../src/report/flaky/seal.ts';
import { renderFlakySummary } from '../../src/report/flaky/summary.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import { buildJson, flakyTestsJson, now } from './payloads.ts';

/*
 * How long reports take, as a ratio to `JSON.parse` and `JSON.stringify` of the same list. Each run is a process of its
 * own, in which the candidates take turns, round after round. Garbage is collected before each measurement.
 */

const runs = 3;
const rounds = 40;
const warmUps = 15;

/** What is compared, and with what, by the names of the candidates below. */
const comparisons = [
  { name: 'Analysis, summary, and comment of 5,000 flaky tests', of: 'first', to: 'json', bound: '4x' },
  { name: 'The same, compared with an earlier report of 1,400', of: 'later', to: 'json', bound: '' },
  { name: '10,000 flaky tests, against 5,000', of: 'double', to: 'first', bound: '2x' },
  { name: 'Analysis and summary of a build of 2,000 jobs', of: 'build', to: 'buildJson', bound: '4x' },
  { name: 'The first report of a process, of 5,000 flaky tests', of: 'cold', to: 'coldJson', bound: '' },
] as const;

type Candidate = (typeof comparisons)[number]['of' | 'to'];
type Times = Readonly<Record<Candidate, readonly number[]>>;

const redact = createRedactor([`bkua_${'0123456789abcdef'.repeat(2)}01234567`]);
const repository = {
  server: 'https://github.com',
  name: 'acme/web',
  sha: '3f786850e387550fdab836ed7e6dc881de23001b',
  pullRequest: 7,
};
const run = {
  id: 77,
  attempt: 1,
  sha: repository.sha,
  number: 12,
  url: 'https://github.com/acme/web/actions/runs/77',
};
const seal = createSeal({ keys: ['a key for this'], repository: '1', pullRequest: 7, comment: 'acme/web' });

function reportFlakyTests(tests: readonly FlakyTest[], before: Memory | null = null): string {
  const suite = { organization: 'acme', slug: 'web', name: 'Web', web_url: 'https://buildkite.com/acme/web' };
  const known = before?.suites.get('acme/web');
  const earlier = { base: known?.base ?? firstReport, last: known?.last ?? null };
  const report = analyzeFlakyTests(tests, { now, redact, suite, complete: true, earlier });
  renderFlakySummary([report], { bytes: 1_000_000, repository, elsewhere: 'in the file at json-path' });
  return renderFlakyComment([report], { seal, before, repository, run, summary: { all: true, names: true } })
    .body;
}

function reportBuild(build: Build): void {
  renderBuildSummary(analyzeBuild(build, { now, redact }), { bytes: 1_000_000, repository });
}

/** The time of the work in milliseconds. */
function timeOf(work: () => void): number {
  globalThis.gc?.();
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function timeJson(text: string): number {
  return timeOf(() => JSON.stringify(JSON.parse(text)));
}

function measureRun(): Times {
  const texts = { five: flakyTestsJson(5_000), ten: flakyTestsJson(10_000), build: buildJson(2_000) };
  const five: FlakyTest[] = JSON.parse(texts.five);
  const ten: FlakyTest[] = JSON.parse(texts.ten);
  const build: Build = JSON.parse(texts.build);
  const coldJson = [timeJson(texts.five)];
  const cold = [timeOf(() => reportFlakyTests(five))];
  const baseline = readComment(reportFlakyTests(five.slice(0, 1_400)), seal)?.memory ?? null;
  const candidates = {
    json: () => timeJson(texts.five),
    first: () => timeOf(() => reportFlakyTests(five)),
    later: () => timeOf(() => reportFlakyTests(five, baseline)),
    double: () => timeOf(() => reportFlakyTests(ten)),
    buildJson: () => timeJson(texts.build),
    build: () => timeOf(() => reportBuild(build)),
  };
  const times = { json: [], first: [], later: [], double: [], buildJson: [], build: [] } satisfies Partial<
    Record<Candidate, number[]>
  >;
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(candidates)) {
      const time = measure();
      if (round >= 0) (times[name as keyof typeof times] as number[]).push(time);
    }
  }
  return { ...times, cold, coldJson };
}

/** The median of the rounds' ratios, and their quartiles. */
function compare(times: Times, { of, to }: { readonly of: Candidate; readonly to: Candidate }): string {
  const ratios = times[of].map((time, index) => time / (times[to][index] ?? Number.NaN));
  const sorted = ratios.toSorted((a, b) => a - b);
  const [lower, median, upper] = [0.25, 0.5, 0.75].map(
    (part) => sorted[Math.floor(part * sorted.length)] ?? 0,
  );
  const spread = sorted.length < 4 ? '' : ` (${lower?.toFixed(2)} to ${upper?.toFixed(2)})`;
  return `${median?.toFixed(2)}x${spread}`;
}

function runAlone(): Times {
  const child = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, 'once'], {
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout);
}

if (process.argv[2] === 'once') {
  console.log(JSON.stringify(measureRun()));
} else {
  const measured = Array.from({ length: runs }, runAlone);
  console.log(`| What | ${measured.map((_, index) => `run ${index + 1}`).join(' | ')} | at most |`);
  console.log(`| --- | ${measured.map(() => '--:').join(' | ')} | --: |`);
  for (const comparison of comparisons) {
    const cells = measured.map((times) => compare(times, comparison));
    console.log(`| ${comparison.name} | ${cells.join(' | ')} | ${comparison.bound} |`);
  }
}
