import type { BuildReport } from './builds/analyze.ts';
import { describeJobCounts } from './builds/job-counts.ts';
import { headline } from './builds/summary.ts';
import { type FailureDetails, failedTable, failedTriggers } from './builds/tables.ts';
import { type Block, paragraph } from './text/blocks.ts';
import { characters, renderDocument } from './text/document.ts';
import { formatDuration, formatMoment } from './text/durations.ts';
import { code, join, md, nothing, prose } from './text/markdown.ts';
import { commitUrl, type Repository } from './text/repository.ts';
import { link, safeUrl } from './text/url.ts';

/** What a comment is about: builds, with what is known of why they failed. */
export interface BuildCommentFacts {
  readonly builds: readonly { readonly report: BuildReport; readonly details: FailureDetails | undefined }[];
  /** Whether the failed tests are known to be flaky; undefined if that is not known. */
  readonly kind: string | undefined;
  /** What was retried, and why. */
  readonly retries: readonly string[];
  /** True to show what logs say. */
  readonly withLog: boolean;
  readonly repository: Repository | null;
  readonly run: { readonly number: number; readonly url: string; readonly sha: string };
  /** The time, in milliseconds since the epoch. */
  readonly at: number;
  /** The room for the text. */
  readonly characters: number;
}

/**
 * Builds as a comment on a pull request: what became of them, whether the failure is known to be flaky, and the failed jobs and
 * tests. Only what a reader needs who has ten seconds: the job summary has the rest.
 */
export function renderBuildComment(facts: BuildCommentFacts): {
  readonly tiers: readonly string[];
  /** What it says, without what was checked last. */
  readonly shown: string;
} {
  const render = (isFull: boolean, foot = nothing) =>
    renderDocument(blocksOf(facts, isFull), characters(facts.characters), foot);
  const foot = footer(facts);
  return { tiers: [render(true, foot), render(false, foot)], shown: render(true) };
}

function blocksOf(
  { builds, kind, retries, withLog, characters: room }: BuildCommentFacts,
  isFull: boolean,
): Block[] {
  const known = kind === undefined ? nothing : md`**${prose(kind, 600)}**`;
  return [
    ...builds.flatMap(({ report, details }, index) => [
      paragraph('verdict', headline(report, '###')),
      paragraph('kind of failure', index === 0 ? known : nothing),
      ...(index === 0 ? retries.map((line) => paragraph('retry', prose(line, 600))) : []),
      paragraph('facts', factsOf(report)),
      ...failuresOf(report, isFull ? details : undefined, withLog ? room / 2 : 0),
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

/** With room for what logs say, it is shown. */
function failuresOf(report: BuildReport, details: FailureDetails | undefined, logRoom: number): Block[] {
  const withLog = logRoom > 0;
  const tests = withLog ? details?.blocks(logRoom) : details?.tests;
  return [
    ...(report.failed.length === 0
      ? []
      : [failedTable(report, withLog ? details : undefined, { brief: true })]),
    ...(tests ?? []),
    ...failedTriggers(report),
  ];
}

/** What was checked last, in one line. */
function footer({ run, repository, at }: BuildCommentFacts) {
  const parts = [
    run.sha === '' ? nothing : md`commit ${link(code(run.sha.slice(0, 7)), commitUrl(repository, run.sha))}`,
    link(`run ${run.number}`, safeUrl(run.url, true)),
    md`${formatMoment(at)}`,
  ];
  return md`<sub>Last checked: ${join(parts, ' · ')}</sub>`;
}
