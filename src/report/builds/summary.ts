import { isTerminal } from '../../model/states.ts';
import { type Block, paragraph } from '../text/blocks.ts';
import { count } from '../text/counts.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { formatDuration } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing, type Piece, prose } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { BuildReport } from './analyze.ts';
import { renderChart } from './chart.ts';
import { commitLabel } from './commit.ts';
import { describeTypical } from './estimate.ts';
import { describeJobCounts } from './outcomes.ts';
import { collapsedJobs, type FailureDetails, failedTable, softFailedLine } from './tables.ts';

/** Options of a build's summary. */
export interface BuildSummaryOptions {
  /** Maximum size: what the summary of the step has left. */
  readonly bytes: number;
  /** False omits the chart. */
  readonly chart?: boolean;
  /** What is known of why the jobs failed. */
  readonly failures?: FailureDetails | undefined;
}

/** A build as a job summary, in the order in which people ask: what failed and whose it is, jobs, tests, logs, and the rest. */
export function renderBuildSummary(report: BuildReport, options: BuildSummaryOptions): string {
  const { failures } = options;
  const blocks: Block[] = [
    paragraph('verdict', headline(report)),
    ...leadOf(failures),
    paragraph('facts', factsLine(report)),
  ];
  if (report.failed.length > 0) blocks.push(failedTable(report, failures));
  if (failures !== undefined) {
    const { tests, traces, totals, sentences, logs } = failures;
    blocks.push(
      ...tests,
      ...traces(Math.floor(options.bytes / 8)),
      paragraph('totals', prose(totals ?? '', 200)),
    );
    blocks.push(...sentences.map((line) => paragraph('why it failed', prose(line, 600))));
    blocks.push(...logs(Math.floor(options.bytes / 2)));
  }
  blocks.push(
    paragraph('counts', countsOf(report)),
    paragraph('jobs that are missing', prose(report.part?.gap ?? '', 600)),
  );
  blocks.push(softFailedLine(report));
  blocks.push(...(options.chart === false ? [] : chartBlocks(report)));
  blocks.push(...collapsedJobs(report));
  return renderDocument(blocks, bytes(options.bytes));
}

/** How many jobs there are; nothing if that is not known. */
function countsOf({ areCounted, jobCounts, part }: BuildReport): Markdown {
  const words = areCounted ? describeJobCounts(jobCounts) : '';
  return { markdown: words && part ? `${words} The service counts wait and block steps too.` : words };
}

/** What failed and whose it is, and what was retried. */
export function leadOf({ lead, retried }: Partial<Pick<FailureDetails, 'lead' | 'retried'>> = {}): Block[] {
  return [
    paragraph('what failed', lead === undefined ? nothing : md`**${prose(lead, 600)}**`),
    ...(retried ?? []).map((line) => paragraph('retry', prose(line, 600))),
  ];
}

/** The verdict as a heading. */
export function headline({ verdict, place, number }: BuildReport, level = '##'): Markdown {
  return md`${{ markdown: `${level} ${verdict.sign}` }} ${place === '' ? 'Build' : `${place} build`} ${number} ${prose(verdict.words, 300)}`;
}

function factsLine(report: BuildReport): Markdown {
  const { url, branch, commit, commitUrl, creator, queuedMs, rebuiltFrom, message } = report;
  const facts: Piece[] = [
    url === null ? nothing : md`**${link(md`Open the build`, url)}**`,
    rebuiltFrom === null ? nothing : md`rebuild of build ${rebuiltFrom}`,
    branch === null ? nothing : md`branch ${code(branch, 80)}`,
    commit === null ? nothing : md`commit ${link(commitLabel(commit), commitUrl)}`,
    queuedMs === null ? nothing : md`queued ${formatDuration(queuedMs)}`,
    ranFact(report),
    creator === null ? nothing : md`by ${code(creator, 60)}`,
  ];
  const firstLine = message === null ? nothing : md`\n<br><sub>${prose(message, 120)}</sub>`;
  return md`${join(facts, ' · ')}${firstLine}`;
}

/** How long the build ran, or has run so far, and how long such builds usually do. */
export function ranFact({ state, ranMs, usualMs }: BuildReport): Markdown {
  if (ranMs === null) return nothing;
  const usual = usualMs === undefined ? nothing : md`, ${describeTypical(usualMs)}`;
  const words = isTerminal({ state }) ? 'ran' : 'running for';
  return md`${words} ${formatDuration(ranMs)}${state === 'blocked' ? md` so far` : usual}`;
}

/** A table is enough for fewer jobs. */
const leastCharted = 4;

function chartBlocks({ jobs, asOf }: BuildReport): Block[] {
  const chart = renderChart(jobs ?? [], asOf);
  if (chart === null || (jobs ?? []).length < leastCharted) return [];
  const left = chart.left === 0 ? nothing : md` ${count(chart.left, 'more job')} in the table of all jobs.`;
  const legend = md`<sub>One row per attempt: waiting for an agent (gray), then running. Times are in your browser’s time zone.${left}</sub>`;
  return [paragraph('chart', join([chart.markdown, legend], '\n\n'))];
}
