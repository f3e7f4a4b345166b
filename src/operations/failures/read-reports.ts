import { ApiError } from '../../client/index.ts';
import type { Artifact } from '../../model/artifact.ts';
import type { LoggedTest } from '../../report/failures/failed-test.ts';
import { type ReportReading, readJunit, type TestTotals } from '../../report/failures/junit.ts';
import type { JobTests } from '../../report/failures/sources.ts';
import { nameKeyOf } from '../../report/tests/identity.ts';
import { count, formatBytes } from '../../report/text/counts.ts';
import { cutEnd } from '../../report/text/cut.ts';
import { createMatcher } from '../../report/text/globs.ts';
import { checked } from '../artifacts/download-file.ts';
import { isReady, type ReadyArtifact } from '../artifacts/newest-copies.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { runPool } from '../context/pool.ts';
import { collectItems } from '../lists/read-list.ts';
import type { FailedBuild } from './failed-build.ts';

/** The tests in the reports of a build. */
export interface BuildReports {
  /** Those of each job with a report. */
  readonly jobs: ReadonlyMap<string, JobTests>;
  readonly totals: TestTotals;
  /** What is missing, in sentences. */
  readonly gaps: readonly string[];
}

const mostListed = 10_000;
const mostFiles = 100;
const mostBytesEach = 8 * 1024 ** 2;
const mostBytes = 40 * 1024 ** 2;
const atOnce = 4;
const mostNamed = 3;
/** How long the reports of a build take at most. */
const timeoutMs = 30_000;

/** A report that can be downloaded. */
type ReportFile = ReadyArtifact & { readonly path: string };

/** A report of a job, and what is in it or why it is not read. */
interface Report {
  readonly artifact: ReportFile;
  readonly reading: ReportReading | { readonly problem: string };
}

/**
 * Reads the test reports of a build: the artifacts of its jobs that match the globs, those of failed jobs first. Never throws: what
 * cannot be read is a gap.
 */
export async function readReports(
  one: FailedBuild,
  globs: readonly string[],
  context: Context,
): Promise<BuildReports> {
  const { client, clock, signal } = context;
  const none = { jobs: new Map(), totals: { ran: 0, failed: 0, skipped: 0 } };
  try {
    const endMs = clock.monotonic() + timeoutMs;
    const list = client.artifacts.list(one.address, { signal, timeoutMs, rank: 'last' });
    const listed = await collectItems(list, { limit: mostListed });
    const { chosen, left } = choose(one, listed, globs);
    const reports = await runPool(chosen, atOnce, async (artifact): Promise<Report> => {
      const reading = await readReport(one, artifact, endMs, context);
      return { artifact, reading };
    });
    const unmatched = chosen.length + left.length === 0 && listed.length > 0;
    const gaps = [
      ...(unmatched ? [`None of the ${count(listed.length, 'artifact')} matches test-reports.`] : []),
      ...describeProblems([...reports, ...left]),
    ];
    return { ...merge(reports), gaps };
  } catch (error) {
    const hint = error instanceof ApiError && error.status === 403 ? ` ${error.hint ?? ''}` : '';
    return {
      ...none,
      gaps: signal.aborted ? [] : [`Test reports are not read: ${errorSentence(error)}${hint}`],
    };
  }
}

/** The reports to read, and those that are too many or too large. */
function choose({ report }: FailedBuild, listed: readonly Artifact[], globs: readonly string[]) {
  const matches = createMatcher(globs);
  const failed = new Set(report.failed.map(({ id }) => id));
  const jobs = new Set((report.jobs ?? report.failed).map(({ id }) => id));
  const wanted = listed.filter(
    ({ job_id, path }) => jobs.has(job_id) && path && matches(path.replaceAll('\\', '/')),
  );
  const matching = wanted
    .filter((one): one is ReportFile => isReady(one))
    .toSorted((a, b) => Number(failed.has(b.job_id)) - Number(failed.has(a.job_id)));
  const chosen: ReportFile[] = [];
  const left: Report[] = wanted
    .filter((one) => !isReady(one))
    .map((one) => {
      const problem = `it cannot be downloaded (${one.state ?? 'unknown'})`;
      return { artifact: one as ReportFile, reading: { problem } };
    });
  let bytes = 0;
  for (const artifact of matching) {
    const size = artifact.file_size;
    const isLarge = size > mostBytesEach;
    const isFull = chosen.length >= mostFiles || bytes + size > mostBytes;
    const problem = isLarge
      ? `it is larger than ${formatBytes(mostBytesEach)}`
      : `only ${mostFiles} files and ${formatBytes(mostBytes)} are read`;
    if (isLarge || isFull) left.push({ artifact, reading: { problem } });
    else {
      chosen.push(artifact);
      bytes += size;
    }
  }
  return { chosen, left };
}

/** Reads one report into memory, while the rate limit has enough left for others. */
async function readReport(
  { address }: FailedBuild,
  artifact: ReportFile,
  endMs: number,
  { client, clock, signal }: Context,
): Promise<Report['reading']> {
  if (clock.monotonic() > endMs) return { problem: 'there was no time left' };
  if (!client.rateLimit.leavesSpare(address.organization, 'page'))
    return { problem: 'the rate limit leaves too few requests' };
  try {
    const leftMs = Math.max(1, endMs - clock.monotonic());
    const to = { ...address, job: artifact.job_id, artifact: artifact.id };
    const pieces = client.artifacts.download(to, { signal, timeoutMs: leftMs });
    const file = checked(pieces, { artifact, isPage: false, onPiece: () => undefined });
    return readJunit(Buffer.concat(await Array.fromAsync(file)));
  } catch (error) {
    signal.throwIfAborted();
    return { problem: errorText(error) };
  }
}

/** The tests of each job. One that failed in any file of its job has failed. */
function merge(reports: readonly Report[]): Pick<BuildReports, 'jobs' | 'totals'> {
  const read = reports.flatMap(({ artifact, reading }) =>
    'tests' in reading ? [{ job: artifact.job_id, reading }] : [],
  );
  const sum = (key: keyof TestTotals) => read.reduce((total, { reading }) => total + reading.totals[key], 0);
  const jobs = [...Map.groupBy(read, ({ job }) => job)].map(([job, all]): [string, JobTests] => {
    const tests = all.flatMap(({ reading }) => reading.tests);
    const names = new Set(tests.map(nameKeyOf));
    const retried = all
      .flatMap(({ reading }) => reading.retried)
      .filter((test) => !names.has(nameKeyOf(test)));
    return [job, { source: 'test-report', runner: runnerOf([...tests, ...retried]), tests, retried }];
  });
  return { jobs: new Map(jobs), totals: { ran: sum('ran'), failed: sum('failed'), skipped: sum('skipped') } };
}

/** The runner by the names of files, as far as it matters for their places. */
function runnerOf(tests: readonly LoggedTest[]): string | null {
  const runners = [
    [/_test\.go$/, 'go test'],
    [/\.(?:java|kt|groovy|scala)$/, 'maven'],
    [/\.py$/, 'pytest'],
    [/_spec\.rb$/, 'rspec'],
  ] as const;
  return runners.find(([pattern]) => tests.some(({ file }) => file && pattern.test(file)))?.[1] ?? null;
}

/** What is wrong with reports, each problem with the files that have it. */
function describeProblems(reports: readonly Report[]): string[] {
  const broken = reports.filter(({ reading }) => reading.problem !== null);
  return [...Map.groupBy(broken, ({ reading }) => reading.problem)].map(([problem, files]) => {
    const named = files.slice(0, mostNamed).map(({ artifact }) => cutEnd(artifact.path, 80));
    const more = files.length > named.length ? ` and ${files.length - named.length} more` : '';
    return `Tests can be missing from ${count(files.length, 'test report')} (${named.join(', ')}${more}): ${problem}.`;
  });
}
