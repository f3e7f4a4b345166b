import { type Block, type Column, collapsed, paragraph, table } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { formatDuration } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing, type Piece, prose, wrapping } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { BuildReport } from './analyze.ts';
import { type AttemptReport, attemptsOf, type JobReport } from './jobs.ts';

/** Maximum number of failed jobs in the table. */
const mostFailed = 10;
const right = 'right';

const failedColumns: readonly Column[] = [
  { title: 'Failed job' },
  { title: 'Reason' },
  { title: 'Ran', align: right },
];

/** A fact in words of ours, as text and as Markdown. */
export interface Fact {
  readonly text: string;
  readonly markdown: Markdown;
}

/** A failed job, and what says why: the line of its log, how many tests failed; null if unknown. Without secrets. */
export interface ExplainedJob {
  readonly job: JobReport;
  readonly why: string | null;
  /** How it did on the base branch, if that is known. */
  readonly onBase?: Fact | undefined;
  /** True if it is of a build that a trigger step started. */
  readonly isBelow?: boolean;
}

/** At most this many failed jobs, in their order: the build's own before those of the builds that trigger steps started. */
export function firstJobs(jobs: readonly ExplainedJob[], most: number): ExplainedJob[] {
  const ranked = [...jobs.filter((job) => !job.isBelow), ...jobs.filter((job) => job.isBelow)];
  return jobs.filter((job) => ranked.indexOf(job) < most);
}

/** What is known of why a build failed. */
export interface FailureDetails {
  /** The failed jobs, those of the builds that trigger steps started below the steps. */
  readonly jobs: readonly ExplainedJob[];
  /** What failed and whose it is, in one sentence; undefined without failed tests. */
  readonly lead: string | undefined;
  /** What was retried. */
  readonly retried: readonly string[];
  /** Shown below the tests: whether the failure is flaky, what is missing. */
  readonly sentences: readonly string[];
  /** The failed tests. */
  readonly tests: readonly Block[];
  /** How many tests ran; undefined if that is not known. */
  readonly totals: string | undefined;
  /** The stack traces of failed tests, in at most this many bytes, and the command that runs them again: not for a comment. */
  readonly traces: (bytes: number) => readonly Block[];
  /** The ends of logs, in at most this many bytes: not for a comment. */
  readonly logs: (bytes: number) => readonly Block[];
}

/** The jobs that failed the build, in the order in which they finished. */
export function failedTable({ failed }: BuildReport, details?: FailureDetails): Block {
  const jobs: readonly ExplainedJob[] = details?.jobs ?? failed.map((job) => ({ job, why: null }));
  const rows = firstJobs(jobs, mostFailed).map(({ job, why, onBase }) => [
    nameCell(job),
    join(
      [
        prose(job.reason, 120),
        why === null ? nothing : md`<sub>${wrapping(why, 200)}</sub>`,
        onBase === undefined ? nothing : md`<sub>${onBase.markdown}</sub>`,
      ],
      '<br>',
    ),
    span(job.ranMs),
  ]);
  const below = jobs.some(({ isBelow }) => isBelow) ? md`, or in the builds of trigger steps` : nothing;
  const elsewhere = md` in the table of all jobs${below}`;
  return table('failed jobs', failedColumns, rows, { total: jobs.length, elsewhere });
}

/** Soft failures, in one line. */
export function softFailedLine(report: BuildReport): Block {
  const soft = (report.jobs ?? []).filter((job) => job.outcome === 'soft-failed');
  const named = soft.slice(0, mostFailed).map((job) => {
    return md`${nameCell(job)}${job.reason === '' ? nothing : md` (${prose(job.reason, 120)})`}`;
  });
  const rest = soft.length - named.length;
  const more = rest > 0 ? md` and ${rest} more` : nothing;
  const line = md`Failed softly (does not fail the build): ${join(named, ', ')}${more}.`;
  return paragraph('soft-failed jobs', soft.length === 0 ? nothing : line);
}

/** All jobs, collapsed, with one row per attempt. */
export function collapsedJobs({ jobs }: BuildReport): Block[] {
  if (!jobs?.length) return [];
  const columns: readonly Column[] = [
    { title: 'Job' },
    { title: 'Result' },
    { title: 'Exit', align: right },
    { title: 'Waited', align: right },
    { title: 'Ran', align: right },
  ];
  const rows = jobs.flatMap((job) => {
    return attemptsOf(job).map(({ attempt, suffix }) => [
      md`${nameCell({ ...job, url: attempt.url })}${{ markdown: suffix }}`,
      resultCell(attempt, job.agentRules),
      attempt.exitStatus,
      span(attempt.waitedMs),
      span(attempt.ranMs),
    ]);
  });
  return [collapsed(`All jobs: ${formatNumber(jobs.length)}`, table('all jobs', columns, rows))];
}

/** A job's name as a link, and its variant. */
function nameCell({ name, url, variant }: Pick<JobReport, 'name' | 'url' | 'variant'>): Markdown {
  const which = variant === '' ? nothing : md` (${prose(variant, 60)})`;
  return md`${link(prose(name, 80), url)}${which}`;
}

/** The outcome, with the service's state if that says more, why it did not run, or which agents it waits for. */
function resultCell({ outcome, state, reason }: AttemptReport, rules: readonly string[]): Markdown {
  if (outcome === 'unknown') return state === '' ? md`unknown` : code(state, 40);
  if (outcome === 'not-run') return md`did not run (${prose(reason || state, 60)})`;
  if (outcome === 'waiting' && rules.length > 0) return md`waiting for ${code(rules.join(' '), 60)}`;
  const words = { markdown: outcome === 'soft-failed' ? 'failed softly' : outcome };
  return state === outcome || outcome === 'soft-failed' ? words : md`${words} (${prose(state, 40)})`;
}

/** Without line breaks: on a phone, each word would otherwise be on its own line. */
function span(ms: number | null): Piece {
  return ms === null ? nothing : { markdown: formatDuration(ms).replaceAll(' ', '&nbsp;') };
}
