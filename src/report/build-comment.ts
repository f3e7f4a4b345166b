import { hash } from 'node:crypto';
import type { BuildReport } from './builds/analyze.ts';
import { describeJobCounts } from './builds/job-counts.ts';
import { headline } from './builds/summary.ts';
import { type FailureDetails, failedTable, failedTriggers } from './builds/tables.ts';
import { markerLine, openText, replaceOwn, sealText, traceOf } from './flaky/marker.ts';
import type { RunStamp } from './flaky/memory.ts';
import type { Seal } from './flaky/seal.ts';
import { type Block, paragraph } from './text/blocks.ts';
import { characters, renderDocument } from './text/document.ts';
import { formatDuration, formatMoment } from './text/durations.ts';
import { code, join, md, nothing, prose } from './text/markdown.ts';
import { commitUrl, type Repository } from './text/repository.ts';
import { link, safeUrl } from './text/url.ts';

/** How much a comment contains. The next tier is used if GitHub rejects it. */
export const buildCommentTiers = ['full', 'brief'] as const;

/** What a comment is about: builds, with what is known of why they failed. */
export interface BuildCommentFacts {
  readonly builds: readonly { readonly report: BuildReport; readonly details: FailureDetails | undefined }[];
  /** Whether the failed tests are known to be flaky; undefined if that is not known. */
  readonly kind: string | undefined;
  /** What was retried, and why. */
  readonly retries: readonly string[];
  /** True to show what logs say. */
  readonly withLog: boolean;
  readonly seal: Seal;
  readonly repository: Repository | null;
  readonly run: RunStamp & { readonly number: number; readonly url: string };
  /** The time, in milliseconds since the epoch. */
  readonly at: number;
  readonly closed: boolean;
}

/** GitHub's limit, minus a reserve. */
const most = 65_536 - 4_096;

/**
 * Builds as a comment on a pull request: what became of them, whether the failure is known to be flaky, and the failed jobs and
 * tests. Only what a reader needs who has ten seconds: the job summary has the rest.
 */
export function renderBuildComment(facts: BuildCommentFacts, tier: string): string {
  const { seal, run, at, closed } = facts;
  const shown = (foot = nothing) =>
    renderDocument(blocksOf(facts, tier === 'full'), characters(most - 2_000), foot);
  const fingerprint = hash('sha256', shown(), 'base64url');
  const memory = [run.id, run.attempt, at, run.sha, closed, fingerprint];
  const encoded = Buffer.from(JSON.stringify(memory)).toString('base64url');
  return sealText(encoded, seal, 'build')(shown(footer(facts)));
}

/** What a comment of ours remembers. */
interface BuildMemory extends RunStamp {
  readonly at: number;
  readonly closed: boolean;
  /** The same for comments that differ only in what was checked last. */
  readonly fingerprint: string;
  readonly intact: boolean;
}

/** What a comment remembers; null unless the seal signed it. */
export function readBuildComment(body: string, seal: Seal): BuildMemory | null {
  const read = openText(body, seal, 'build');
  if (read === null) return null;
  const [id, attempt, at, sha, closed, fingerprint] = JSON.parse(
    Buffer.from(read.encoded, 'base64url').toString(),
  );
  return { id, attempt, at, sha, closed, fingerprint, intact: read.intact };
}

/** How the comment is found. */
export function buildCommentMark(seal: Seal) {
  return {
    marker: markerLine(seal.comment, 'build'),
    remembers: seal.remembers,
    trace: traceOf('build'),
    readWriter: (body: string) => readBuildComment(body, seal),
    replaceOwn: (comment: string, next: string) => replaceOwn(comment, next, seal, 'build'),
  };
}

function blocksOf({ builds, kind, retries, withLog }: BuildCommentFacts, isFull: boolean): Block[] {
  const known = kind === undefined ? nothing : md`**${prose(kind, 600)}**`;
  return [
    ...builds.flatMap(({ report, details }, index) => [
      paragraph('verdict', headline(report, '###')),
      paragraph('kind of failure', index === 0 ? known : nothing),
      ...(index === 0 ? retries.map((line) => paragraph('retry', prose(line, 600))) : []),
      paragraph('facts', factsOf(report)),
      ...failuresOf(report, isFull ? details : undefined, withLog),
    ]),
  ];
}

/** Where to look, how long it ran, and how many of its jobs passed. */
function factsOf({ url, ranMs, jobs, jobCounts }: BuildReport) {
  const facts = [
    url === null ? nothing : md`**${link('Open the build', url)}**`,
    ranMs === null ? nothing : md`ran ${formatDuration(ranMs)}`,
    jobs === null ? nothing : { markdown: describeJobCounts(jobCounts) },
  ];
  return join(facts, ' · ');
}

function failuresOf(report: BuildReport, details: FailureDetails | undefined, withLog: boolean): Block[] {
  const tests = withLog ? details?.blocks(most / 2) : details?.tests;
  return [
    ...(report.failed.length === 0
      ? []
      : [failedTable(report, withLog ? details : undefined, { brief: true })]),
    ...(tests ?? []),
    ...failedTriggers(report),
  ];
}

/** What was checked last, in one line. */
function footer({ run, repository, at, closed }: BuildCommentFacts) {
  const parts = [
    run.sha === '' ? nothing : md`commit ${link(code(run.sha.slice(0, 7)), commitUrl(repository, run.sha))}`,
    link(`run ${run.number}`, safeUrl(run.url, true)),
    md`${formatMoment(at)}`,
    closed ? md`the pull request is closed` : nothing,
  ];
  return md`<sub>Last checked: ${join(parts, ' · ')}</sub>`;
}
