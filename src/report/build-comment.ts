import type { BuildReport } from './builds/analyze.ts';
import { describeJobCounts } from './builds/outcomes.ts';
import { headline, leadOf, ranFact } from './builds/summary.ts';
import { type FailureDetails, failedTable } from './builds/tables.ts';
import { type Block, paragraph } from './text/blocks.ts';
import { characters, renderDocument } from './text/document.ts';
import { formatMoment } from './text/durations.ts';
import { code, join, md, nothing, prose } from './text/markdown.ts';
import { commitUrl, type Repository } from './text/repository.ts';
import { link, safeUrl } from './text/url.ts';

/** What a comment is about: builds, with what is known of why they failed. */
export interface BuildCommentFacts {
  readonly builds: readonly { readonly report: BuildReport; readonly details: FailureDetails | undefined }[];
  readonly repository: Repository | null;
  readonly run: { readonly number: number; readonly url: string; readonly sha: string };
  /** The numbers of the pull requests that a merge queue tests together; empty outside of a merge queue. */
  readonly group: readonly number[];
  /** The time, in milliseconds since the epoch. */
  readonly at: number;
  /** The room for the text. */
  readonly characters: number;
}

/**
 * Builds as a comment on a pull request: their results, whether the failure is known to be flaky, and the failed jobs and
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

function blocksOf({ builds, group }: BuildCommentFacts, isFull: boolean): Block[] {
  return builds.flatMap(({ report, details }) => [
    paragraph('verdict', headline(report, '###')),
    ...leadOf(details),
    paragraph('facts', factsOf(report, group)),
    ...(report.failed.length === 0 ? [] : [failedTable(report, details)]),
    ...((isFull ? details?.tests : undefined) ?? []),
    paragraph('totals', prose(details?.totals ?? '', 200)),
    ...(details?.sentences ?? []).map((line) => paragraph('why it failed', prose(line, 600))),
  ]);
}

/** Where to look, for which pull requests, how long it ran, and how many of its jobs passed. */
function factsOf(report: BuildReport, group: readonly number[]) {
  const { url, jobs, jobCounts } = report;
  const numbers = group.toSorted((a, b) => a - b);
  const facts = [
    url === null ? nothing : md`**${link('Open the build', url)}**`,
    // Without the sign that would refer from each of them to the others.
    group.length === 0
      ? nothing
      : md`merge group of pull request${group.length === 1 ? '' : 's'} ${join(numbers, ', ')}`,
    ranFact(report),
    jobs === null ? nothing : { markdown: describeJobCounts(jobCounts) },
  ];
  return join(facts, ' · ');
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
