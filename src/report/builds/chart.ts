import { cleanLine } from '../text/clean.ts';
import { cutEnd } from '../text/cut.ts';
import { day, formatDuration, hour, minute, second } from '../text/durations.ts';
import type { Markdown } from '../text/markdown.ts';
import { attemptsOf, type JobReport, title } from './jobs.ts';
import { isSettled } from './outcomes.ts';

/** A chart of a build's jobs, and the number of jobs that it has no room for. */
export interface Chart {
  readonly markdown: Markdown;
  readonly left: number;
}

/** A chart with more jobs is hard to read on a phone. */
const mostJobs = 10;
/** Includes the rows of retried attempts. */
const mostRows = 14;

/** A fixed width makes small screens scale the chart down: on a phone by half. */
const width = 720;
const textSize = 14;

/*
 * Waits are gray, runs blue, failures red, soft failures yellow. Bars have no text: beside a bar, one color cannot be
 * readable in light and dark mode, and Mermaid's themes color only the names of the rows for both.
 */
const colors = {
  doneTaskBkgColor: '#d1d9e0',
  doneTaskBorderColor: '#afb8c1',
  taskBkgColor: '#0969da',
  taskBorderColor: '#0969da',
  critBkgColor: '#cf222e',
  critBorderColor: '#cf222e',
  activeTaskBkgColor: '#fff8c5',
  activeTaskBorderColor: '#bf8700',
};

/** With more ticks on the time axis, the labels overlap on a phone. */
const mostTicks = 6;
/** Distances between ticks, as Mermaid names them. For longer builds, Mermaid chooses. */
const ticks =
  '1second 5second 15second 30second 1minute 2minute 5minute 10minute 15minute 30minute 1hour 2hour 6hour 12hour 1day';
const units: Readonly<Record<string, number>> = { second, minute, hour, day };

/**
 * A Mermaid Gantt chart of the jobs: a row for each attempt, with one part for the wait for an agent and one for the run.
 * Failed and retried jobs come first, then the longest. Uses only syntax that Mermaid 11.3 supports, because GitHub's
 * version is behind. Null for fewer than two jobs with known times.
 */
export function renderChart(jobs: readonly JobReport[], now: number): Chart | null {
  const timed = jobs.filter((job) => job.span !== null);
  if (timed.length < 2) return null;
  const chosen = chooseJobs(timed.toSorted(byWeight)).toSorted(byRow);
  if (chosen.length === 0) return null;
  const rows = chosen.flatMap((job) => rowsOf(job, now));
  const names = rows.map(({ name, suffix }, index) => chartName(index + 1, name, suffix));
  const drawn = rows.flatMap(({ parts }, index) => [`  section ${names[index]}`, ...parts]);
  const text = [...frontMatter(names), ...axis(rows), ...drawn].join('\n');
  return { markdown: { markdown: `\`\`\`mermaid\n${text}\n\`\`\`` }, left: timed.length - chosen.length };
}

/** The first jobs that fit, each with all its attempts: some attempts of a job would misrepresent it. */
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
    `    fontSize: ${textSize}`,
    `    sectionFontSize: ${textSize}`,
    '    numberSectionStyles: 2',
    '---',
    'gantt',
    '  dateFormat x',
    '  todayMarker off',
  ];
}

function axis(rows: ReturnType<typeof rowsOf>): string[] {
  const from = Math.min(...rows.map(({ readyAt }) => readyAt));
  const length = Math.max(...rows.map(({ to }) => to)) - from;
  const msOf = (tick: string) => Number.parseInt(tick, 10) * (units[tick.replace(/^\d+/, '')] ?? 0);
  const interval = ticks.split(' ').find((tick) => length / msOf(tick) <= mostTicks);
  if (interval === undefined) return ['  axisFormat %m-%d %H:%M'];
  const format = interval.endsWith('second') ? '%H:%M:%S' : '%H:%M';
  return [`  axisFormat ${format}`, `  tickInterval ${interval}`];
}

/** Mermaid requires a text for each part of a row. A zero-width space is none that anyone sees. */
const noText = '\u200b';

/** A row for each attempt with known times: a section, which the compact display mode draws on one line, next to its name. */
function rowsOf(job: JobReport, now: number) {
  return attemptsOf(job).flatMap(({ attempt: { span, outcome }, suffix }) => {
    if (span === null) return [];
    const { readyAt, startedAt, finishedAt } = span;
    const lastKnown = startedAt ?? readyAt;
    const to = finishedAt ?? Math.max(now, lastKnown);
    const took = formatDuration(to - lastKnown);
    // Color alone is not enough. A duration alone means passed.
    const before = { passed: '', unknown: 'ran ', 'soft-failed': 'failed softly ' } as Record<string, string>;
    const ran = `${before[outcome] ?? `${outcome} `}${took}`;
    const words = startedAt !== null ? ran : isSettled(outcome) ? 'never ran' : `waiting ${took}`;
    const tag = outcome === 'failed' ? 'crit, ' : outcome === 'soft-failed' ? 'active, ' : '';
    const parts = [
      `  ${noText} :done, ${readyAt}, ${startedAt ?? to}`,
      ...(startedAt === null ? [] : [`  ${noText} :${tag}${startedAt}, ${to}`]),
    ];
    return [{ name: title(job), suffix: `${suffix} · ${words}`, parts, readyAt, to }];
  });
}

/** Chooses failed jobs first, then retried ones, then the longest. */
function byWeight(a: JobReport, b: JobReport): number {
  return weight(b) - weight(a) || (b.ranMs ?? 0) - (a.ranMs ?? 0);
}

/** Draws failed and retried jobs first, the rest by time. */
function byRow(a: JobReport, b: JobReport): number {
  return weight(b) - weight(a) || (a.span?.readyAt ?? 0) - (b.span?.readyAt ?? 0);
}

function weight(job: JobReport): number {
  if (job.outcome === 'failed') return 2;
  return job.attempts > 1 ? 1 : 0;
}

/** Characters that have a meaning in Mermaid, and what replaces them, in the same order. */
const meaningful = ':;#%`<>';
const replacements = '：；＃％’‹›';
const wide = /[\u2E80-\uD7FF\uFF01-\uFF60]/g;
/** How many letters of average width fit beside the bars. */
const longest = 44;
/** A name is never cut shorter than this, however long its suffix is. */
const leastOfName = 12;

/**
 * An untrusted name as a row of a chart: after an ordinal, so that it starts with no keyword or date, without the characters
 * that Mermaid interprets, and cut to fit beside the bars. The suffix is ours and is never cut.
 */
function chartName(ordinal: number, name: string, suffix: string): string {
  const line = cleanLine(name);
  const max = Math.max(leastOfName, longest - suffix.length);
  const short = cutEnd(line, line.search(wide) < 0 ? max : max / 2);
  return `${ordinal} ${short.replace(/[:;#%`<>]/g, (sign) => replacements.charAt(meaningful.indexOf(sign))) || '(no name)'}${suffix}`;
}

/** The approximate width of a name in a chart, in pixels. Mermaid does not reserve it. */
function chartNameWidth(name: string): number {
  const count = (letters: RegExp) => name.match(letters)?.length ?? 0;
  return 7 * name.length + 4 * count(/[A-Zmw@…—]/g) + 8 * count(wide);
}
