import { chartName, chartNameWidth } from '../text/chart-name.ts';
import { formatDuration } from '../text/durations.ts';
import type { Markdown } from '../text/markdown.ts';
import { isPassedOnRetry } from './job-counts.ts';
import type { AttemptReport, JobReport, JobSpan } from './job-report.ts';
import { title } from './job-report.ts';
import { isSettled } from './outcomes.ts';

/** A chart of a build's jobs, and how many more have times than it draws. */
export interface Chart {
  readonly markdown: Markdown;
  readonly left: number;
}

/** More jobs than this nobody reads. */
const mostJobs = 20;
/** More rows than this neither, the rows of retried attempts included. */
const mostRows = 40;
/** Mermaid refuses a diagram above 50,000 characters. */
const mostCharacters = 45_000;

/** Small screens then show the whole chart smaller; without it, the names would leave no room for the bars. */
const width = 960;

/*
 * Waits are grey, runs blue, failures red, soft failures yellow, with words that can be read inside and beside the bars,
 * on light and on dark: Mermaid's own dark theme writes beside some bars in the colour of the page. Where these are not
 * taken, its own colours serve.
 */
const colors = {
  doneTaskBkgColor: '#d1d9e0',
  doneTaskBorderColor: '#afb8c1',
  taskBkgColor: '#0969da',
  taskBorderColor: '#0969da',
  taskTextColor: '#ffffff',
  critBkgColor: '#cf222e',
  critBorderColor: '#cf222e',
  activeTaskBkgColor: '#fff8c5',
  activeTaskBorderColor: '#bf8700',
  taskTextDarkColor: '#656d76',
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** More marks than this on the time axis run into each other on a phone. */
const mostTicks = 6;
/** Distances between marks. Longer builds get what Mermaid chooses. */
const ticks: readonly (readonly [number, string])[] = [
  [second, '1second'],
  [5 * second, '5second'],
  [15 * second, '15second'],
  [30 * second, '30second'],
  [minute, '1minute'],
  [2 * minute, '2minute'],
  [5 * minute, '5minute'],
  [10 * minute, '10minute'],
  [15 * minute, '15minute'],
  [30 * minute, '30minute'],
  [hour, '1hour'],
  [2 * hour, '2hour'],
  [6 * hour, '6hour'],
  [12 * hour, '12hour'],
  [day, '1day'],
];

/** One row: an attempt at a job that has times, and its end: now for one that is under way, null where none is given. */
interface Row {
  readonly name: string;
  /** Which attempt of several. */
  readonly suffix: string;
  readonly attempt: AttemptReport;
  readonly span: JobSpan;
  readonly end: number | null;
}

/**
 * A Mermaid gantt of the jobs: a row for each attempt, with a part for its wait for an agent and one for its
 * run. Failed and retried jobs come first, then the longest. Only what Mermaid 11.3 knows, since GitHub trails
 * behind. Null where a chart would say nothing: fewer than two jobs with times.
 */
export function renderChart(jobs: readonly JobReport[], now: number): Chart | null {
  const timed = jobs.filter((job) => job.span !== null);
  if (timed.length < 2) return null;
  const chosen = chooseJobs(timed.toSorted(byWeight)).toSorted(byRow);
  if (chosen.length === 0) return null;
  const rows = chosen.flatMap((job) => rowsOf(job, now));
  const names = rows.map(({ name, suffix }, index) => chartName(index + 1, name, suffix));
  const drawn = rows.flatMap((row, index) => [`  section ${names[index]}`, ...drawRow(row)]);
  const text = [...frontMatter(names), ...axis(rows), ...drawn].join('\n');
  if (text.length > mostCharacters) return null;
  return { markdown: { markdown: `\`\`\`mermaid\n${text}\n\`\`\`` }, left: timed.length - chosen.length };
}

/** The first of the jobs for which there are rows, each with all its attempts: half a job would be a wrong picture of it. */
function chooseJobs(jobs: readonly JobReport[]): JobReport[] {
  const chosen: JobReport[] = [];
  let rows = 0;
  for (const job of jobs) {
    const needed = 1 + job.earlier.filter((attempt) => attempt.span !== null).length;
    if (chosen.length === mostJobs || rows + needed > mostRows) continue;
    chosen.push(job);
    rows += needed;
  }
  return chosen;
}

function frontMatter(names: readonly string[]): string[] {
  const leftPadding = 30 + Math.max(...names.map(chartNameWidth));
  return [
    '---',
    'displayMode: compact',
    'config:',
    '  themeVariables:',
    ...Object.entries(colors).map(([name, color]) => `    ${name}: '${color}'`),
    '  gantt:',
    `    useWidth: ${width}`,
    `    leftPadding: ${leftPadding}`,
    '    numberSectionStyles: 2',
    '---',
    'gantt',
    '  dateFormat x',
    '  todayMarker off',
  ];
}

function axis(rows: readonly Row[]): string[] {
  const from = Math.min(...rows.map(({ span }) => span.readyAt));
  const length = Math.max(...rows.map(({ span, end }) => end ?? lastKnown(span))) - from;
  const [distance = 0, interval] = ticks.find(([ms]) => length / ms <= mostTicks) ?? [];
  if (interval === undefined) return ['  axisFormat %m-%d %H:%M'];
  return [`  axisFormat ${distance < minute ? '%H:%M:%S' : '%H:%M'}`, `  tickInterval ${interval}`];
}

function rowsOf(job: JobReport, now: number): Row[] {
  const attempts = [...job.earlier, job];
  return attempts.flatMap((attempt, index) => {
    if (attempt.span === null) return [];
    const suffix = attempts.length === 1 ? '' : `, attempt ${index + 1}`;
    return [
      { name: title(job), suffix, attempt, span: attempt.span, end: endOf(attempt, attempt.span, now) },
    ];
  });
}

/** What is over does not last until now, whether or not it is said when it ended. */
function endOf({ outcome }: AttemptReport, span: JobSpan, now: number): number | null {
  if (span.finishedAt !== null || isSettled(outcome)) return span.finishedAt;
  return Math.max(now, lastKnown(span));
}

function lastKnown({ readyAt, startedAt }: JobSpan): number {
  return startedAt ?? readyAt;
}

/** The parts of a row. Each row is a section, which compact display draws on one line with its name beside it. */
function drawRow({ attempt, span, end }: Row): string[] {
  const drawnTo = end ?? lastKnown(span);
  if (span.startedAt === null) {
    const words = isSettled(attempt.outcome)
      ? 'never ran'
      : `waiting ${formatDuration(drawnTo - span.readyAt)}`;
    return [`  ${words} :done, ${span.readyAt}, ${drawnTo}`];
  }
  // The wait has no words of its own: beside a short one they would cover the run.
  const waited = `  · :done, ${span.readyAt}, ${span.startedAt}`;
  const ran = end === null ? '(no end given)' : formatDuration(end - span.startedAt);
  return [waited, `  ${wordsBefore(attempt)}${ran} :${tagOf(attempt)}${span.startedAt}, ${drawnTo}`];
}

/** What must not rest on colour alone; a plain time is a job that passed. */
function wordsBefore({ outcome }: AttemptReport): string {
  return outcome === 'passed' ? '' : `${outcome === 'unknown' ? 'ran' : outcome} `;
}

function tagOf({ outcome }: AttemptReport): string {
  if (outcome === 'failed') return 'crit, ';
  return outcome === 'soft-failed' ? 'active, ' : '';
}

/** What must be seen first: failed, then passed on a retry, then the longest. */
function byWeight(a: JobReport, b: JobReport): number {
  return weight(b) - weight(a) || (b.ranMs ?? 0) - (a.ranMs ?? 0);
}

/** Failed and retried jobs first, the rest by time. */
function byRow(a: JobReport, b: JobReport): number {
  return weight(b) - weight(a) || (a.span?.readyAt ?? 0) - (b.span?.readyAt ?? 0);
}

function weight(job: JobReport): number {
  if (job.outcome === 'failed') return 2;
  return isPassedOnRetry(job) || job.attempts > 1 ? 1 : 0;
}
