import { isTerminal } from '../../model/states.ts';
import { type Block, paragraph } from '../text/blocks.ts';
import { count } from '../text/counts.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { formatDuration } from '../text/durations.ts';
import { fenced } from '../text/fence.ts';
import { code, join, type Markdown, md, nothing, type Piece, prose } from '../text/markdown.ts';
import { commitUrl, type Repository } from '../text/repository.ts';
import { link } from '../text/url.ts';
import type { BuildReport } from './analyze.ts';
import { renderChart } from './chart.ts';
import { describeJobCounts } from './job-counts.ts';
import { describePlace } from './place.ts';
import { collapsedTables, failedTable, failedTriggers, nameCell, softFailedLine } from './tables.ts';
import type { JobTime, Timing } from './timing.ts';

/** How a build's summary is written. */
export interface BuildSummaryOptions {
  /** How many bytes it may take, after what the step has written before. */
  readonly bytes: number;
  /** The repository that the workflow runs for: links the commit, where it is surely the same. */
  readonly repository?: Repository | null;
  /** False: no chart. */
  readonly chart?: boolean;
}

/** A build as a job summary: the verdict, what failed, a timeline, and all else behind titles. */
export function renderBuildSummary(report: BuildReport, options: BuildSummaryOptions): string {
  const blocks: Block[] = [
    paragraph('verdict', headline(report)),
    paragraph('facts', factsLine(report, options.repository ?? null)),
    paragraph('counts', report.jobs === null ? nothing : { markdown: describeJobCounts(report.jobCounts) }),
    paragraph('how to resume', resume(report)),
  ];
  if (report.failed.length > 0) blocks.push(failedTable(report));
  blocks.push(...failedTriggers(report), softFailedLine(report));
  blocks.push(...(options.chart === false ? [] : chartBlocks(report)));
  blocks.push(paragraph('times', describeTiming(report.timing)), ...collapsedTables(report));
  return renderDocument(blocks, bytes(options.bytes));
}

function headline({ verdict, place, number }: BuildReport): Markdown {
  const where = describePlace(place);
  return md`## ${{ markdown: verdict.sign }} ${where === '' ? 'Build' : `${where} build`} ${number} ${prose(verdict.words, 300)}`;
}

function factsLine(report: BuildReport, repository: Repository | null): Markdown {
  const { url, state, branch, commit, creator, queuedMs, ranMs, rebuiltFrom, message } = report;
  const facts: Piece[] = [
    url === null ? nothing : md`**${link(md`Open the build`, url)}**`,
    rebuiltFrom === null ? nothing : md`rebuild of ${link(`build ${rebuiltFrom.number}`, rebuiltFrom.url)}`,
    branch === null ? nothing : md`branch ${code(branch, 80)}`,
    commit === null ? nothing : md`commit ${link(commitLabel(commit), commitUrl(repository, commit))}`,
    queuedMs === null ? nothing : md`queued ${formatDuration(queuedMs)}`,
    ranMs === null ? nothing : md`${isTerminal({ state }) ? 'ran' : 'running for'} ${formatDuration(ranMs)}`,
    creator === null ? nothing : md`by ${code(creator, 60)}`,
  ];
  const said = message === null ? nothing : md`\n<br><sub>${prose(message, 120)}</sub>`;
  return md`${join(facts, ' · ')}${said}`;
}

function resume({ url, state, stop }: BuildReport): Markdown {
  if (url === null || stop === null || stop.why === 'disappeared') return nothing;
  if (stop.canceled || state === 'canceling') return nothing;
  const step = fenced(`operation: wait-for-build\nbuild: ${url}`, 'yaml');
  return md`The build goes on. To wait for it again:\n\n${step}`;
}

function chartBlocks({ jobs, asOf }: BuildReport): Block[] {
  const chart = renderChart(jobs ?? [], asOf);
  if (chart === null) return [];
  const left =
    chart.left === 0
      ? nothing
      : md` And ${count(chart.left, 'more job', 'more jobs')}, in the table of times.`;
  const legend = md`<sub>A row for each attempt: the wait for an agent, then the run. Clock times are your browser’s.${left}</sub>`;
  return [paragraph('chart', join([chart.markdown, legend], '\n\n'))];
}

/** The three numbers that a chart cannot say. */
function describeTiming({ longestWait, longestJob, waitingShare }: Timing): Markdown {
  const parts = [
    describeTime('Longest wait for an agent', longestWait),
    describeTime('Longest job', longestJob),
    waitingShare === null
      ? nothing
      : md`Share of the jobs’ time spent waiting: **${Math.round(waitingShare * 100)}%**`,
  ];
  return join(parts, ' · ');
}

function describeTime(words: string, time: JobTime | null): Markdown {
  if (time === null) return nothing;
  return md`${words}: **${formatDuration(time.ms)}** (${nameCell(time.job)})`;
}

/**
 * Seven digits of a SHA, as everywhere; a branch or tag as it is. A summary is never mailed, so a place where the line may
 * break keeps them from being linked, and unlike a sign that nobody sees it is not copied with them.
 */
function commitLabel(commit: string): Markdown {
  if (!/^[0-9a-f]{40}$/i.test(commit)) return code(commit, 80);
  return md`<code>${commit.slice(0, 6)}<wbr>${commit.slice(6, 7)}</code>`;
}
