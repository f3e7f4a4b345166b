import { type Block, type Column, collapsed, list, paragraph, table } from '../text/blocks.ts';
import { formatDuration } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing, type Piece, prose } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { BuildReport } from './analyze.ts';
import { isPassedOnRetry } from './job-counts.ts';
import type { AttemptReport, JobReport } from './job-report.ts';

/** Failed jobs are named up to this many. */
const mostFailed = 10;
const right = 'right';

const failedColumns: readonly Column[] = [
  { title: 'Failed job' },
  { title: 'Exit status', align: right },
  { title: 'Ran', align: right },
  { title: 'Attempts', align: right },
  { title: 'Agent' },
];

/** The jobs that failed the build, the first to end first. */
export function failedTable({ failed }: BuildReport): Block {
  const rows = failed.map((job) => [
    nameCell(job),
    join([job.exitStatus, job.state === 'failed' ? null : job.state], ', '),
    span(job.ranMs),
    job.attempts,
    agentCell(job),
  ]);
  return table('failed jobs', failedColumns, rows, {
    max: mostFailed,
    elsewhere: md` in the list of all jobs`,
  });
}

/** Soft failures, quietly, in one line. */
export function softFailedLine(report: BuildReport): Block {
  const soft = (report.jobs ?? []).filter((job) => job.outcome === 'soft-failed');
  const named = soft.slice(0, mostFailed).map((job) => md`${nameCell(job)}${exitWords(job)}`);
  const rest = soft.length - named.length;
  const more = rest > 0 ? md` and ${rest} more` : nothing;
  const line = md`Soft-failed, which does not fail the build: ${join(named, ', ')}${more}.`;
  return paragraph('soft-failed jobs', soft.length === 0 ? nothing : line);
}

/** The steps that start other builds and failed. */
export function failedTriggers({ triggers }: BuildReport): Block[] {
  const failed = triggers.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return [];
  const items = failed.map(({ name, number, url, state }) => {
    return md`${prose(name, 80)} (${link(number === null ? 'its build' : `build ${number}`, url)}, ${state})`;
  });
  return [
    list('failed trigger steps', md`Failed steps that start other builds:\n`, items, { max: mostFailed }),
  ];
}

/** Those that passed after a retry, all jobs, and where their time went: each behind a title. */
export function collapsedTables(report: BuildReport): Block[] {
  const jobs = report.jobs ?? [];
  const passedOnRetry = jobs.filter(isPassedOnRetry);
  const blocks: Block[] = [];
  if (passedOnRetry.length > 0)
    blocks.push(
      collapsed(`Passed after a retry: ${passedOnRetry.length}`, passedOnRetryTable(passedOnRetry)),
    );
  if (jobs.length > 0) {
    blocks.push(collapsed(`All jobs: ${jobs.length}`, allTable(jobs)));
    blocks.push(collapsed('Timing', timingTable(jobs)));
  }
  return blocks;
}

function passedOnRetryTable(jobs: readonly JobReport[]): Block {
  const columns: readonly Column[] = [
    { title: 'Job' },
    { title: 'Passed on attempt', align: right },
    { title: 'Earlier exit statuses' },
  ];
  const rows = jobs.map((job) => {
    const earlier = job.earlier.map((attempt) =>
      link(String(attempt.exitStatus ?? attempt.state), attempt.url),
    );
    return [nameCell(job), job.attempts, join(earlier, ', ')];
  });
  return table('jobs passed after a retry', columns, rows);
}

function allTable(jobs: readonly JobReport[]): Block {
  const columns: readonly Column[] = [
    { title: 'Job' },
    { title: 'Result' },
    { title: 'Exit status', align: right },
    { title: 'Attempts', align: right },
    { title: 'Agent' },
  ];
  const rows = jobs.map((job) => [
    nameCell(job),
    resultCell(job),
    job.exitStatus,
    job.attempts,
    agentCell(job),
  ]);
  return table('all jobs', columns, rows);
}

function timingTable(jobs: readonly JobReport[]): Block {
  const columns: readonly Column[] = [
    { title: 'Job' },
    { title: 'Result' },
    { title: 'Waited for an agent', align: right },
    { title: 'Ran', align: right },
  ];
  const rows = jobs.flatMap((job) => {
    const attempts: readonly AttemptReport[] = [...job.earlier, job];
    return attempts.map((attempt, index) => {
      const which = attempts.length > 1 ? md`, attempt ${index + 1}` : nothing;
      return [md`${nameCell(job)}${which}`, resultCell(attempt), span(attempt.waitedMs), span(attempt.ranMs)];
    });
  });
  return table('timing', columns, rows);
}

/** A job's name as a link, with what tells it from others like it. */
export function nameCell({ name, url, variant }: JobReport): Markdown {
  const which = variant === '' ? nothing : md` (${prose(variant, 60)})`;
  return md`${link(prose(name, 80), url)}${which}`;
}

function agentCell({ agent, agentRules, outcome }: JobReport): Piece {
  if (agent !== null) return code(agent, 40);
  if (outcome !== 'waiting' || agentRules.length === 0) return nothing;
  return md`waits for ${code(agentRules.join(' '), 60)}`;
}

/** What became of it in our words, with the service's word where that says more. */
function resultCell({ outcome, state }: AttemptReport): Markdown {
  if (outcome === 'unknown') return state === '' ? md`not said` : code(state, 40);
  const words = { markdown: outcome === 'not-run' ? 'did not run' : outcome };
  return state === outcome || outcome === 'soft-failed' ? words : md`${words} (${prose(state, 40)})`;
}

function exitWords({ exitStatus }: JobReport): Markdown {
  return exitStatus === null ? nothing : md` (exit status ${exitStatus})`;
}

/** Kept on one line: on a phone each of its words would have one of its own. */
function span(ms: number | null): Piece {
  return ms === null ? nothing : { markdown: formatDuration(ms).replaceAll(' ', '&nbsp;') };
}
