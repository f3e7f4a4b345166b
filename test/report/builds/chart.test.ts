import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { analyzeBuild } from '../../../src/report/builds/analyze.ts';
import { renderChart } from '../../../src/report/builds/chart.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { build, failedJob, scriptJob } from '../support/builds.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { at, now } from '../support/moments.ts';

// Mermaid looks for a document when it is loaded, and knows gantts once it has parsed something.
const { window } = new JSDOM('<!doctype html><body></body>');
Object.assign(globalThis, { window, document: window.document });
const { default: mermaid } = await import('mermaid');
await mermaid.parse('gantt');

/** The charts in a Markdown text. */
function findCharts(markdown: string): string[] {
  return [...markdown.matchAll(/```mermaid\n([\s\S]*?)\n```/g)].map(([, chart = '']) => chart);
}

interface GanttTask {
  readonly section: string;
  readonly task: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly crit?: boolean;
}

/** A gantt's bars as Mermaid reads them. Throws where Mermaid would show an error. */
async function parseGantt(chart: string) {
  const diagram = await mermaid.mermaidAPI.getDiagramFromText(chart);
  const tasks = (diagram.db as unknown as { getTasks: () => GanttTask[] }).getTasks();
  return tasks.map(({ section, task, startTime, endTime, crit }) => {
    return {
      ...{ section, task: task.trim(), failed: crit === true },
      ...{ from: startTime.getTime(), to: endTime.getTime() },
    };
  });
}

const redact = createRedactor([]);

function chartOf(parts: Record<string, unknown>) {
  return renderChart(analyzeBuild(build(parts), { now, redact }).jobs ?? [], now);
}

function textOf(parts: Record<string, unknown>): string {
  const [text = ''] = findCharts(chartOf(parts)?.markdown.markdown ?? '');
  return text;
}

/** A job that failed so often, the last time for good. */
function attemptsOf(name: string, number: number) {
  return Array.from({ length: number }, (_, index) =>
    failedJob(`${name} ${index}`, {
      name,
      ...(index < number - 1 ? { retried: true, retried_in_job_id: `${name} ${index + 1}` } : {}),
    }),
  );
}

/** The parts of rows, in seconds since the first job could run. */
async function partsOf(parts: Record<string, unknown>) {
  const second = (time: number) => (time - Date.parse(at(0))) / 1_000;
  const bars = await parseGantt(textOf(parts));
  return bars.map(({ section, from, to, failed }) => [section, second(from), second(to), failed]);
}

describe('the chart of a build', () => {
  const times = (runnable: number, started: number | null, finished: number | null) => ({
    runnable_at: at(runnable),
    started_at: started === null ? null : at(started),
    finished_at: finished === null ? null : at(finished),
  });

  it('has a part for the wait and one for the run of each attempt', async () => {
    const jobs = [
      scriptJob('build', times(0, 10, 60)),
      failedJob('e1', { name: 'e2e', retried: true, retried_in_job_id: 'e2', ...times(60, 70, 80) }),
      scriptJob('e2', { name: 'e2e', retries_count: 1, ...times(80, 95, 120) }),
      scriptJob('last', { state: 'scheduled', ...times(540, null, null) }),
    ];
    expect(await partsOf({ jobs })).toEqual([
      ['1 e2e, attempt 1 · failed 10 s', 60, 70, false],
      ['1 e2e, attempt 1 · failed 10 s', 70, 80, true],
      ['2 e2e, attempt 2 · 25 s', 80, 95, false],
      ['2 e2e, attempt 2 · 25 s', 95, 120, false],
      ['3 build · 50 s', 0, 10, false],
      ['3 build · 50 s', 10, 60, false],
      ['4 last · waiting 1 min', 540, 600, false],
    ]);
  });

  it('is read by Mermaid in each golden file, and has no text beside the bars, readable in no color', async () => {
    const files = globSync(new URL('../golden/build-*.md', import.meta.url).pathname);
    const charts = files.flatMap((file) => findCharts(readFileSync(file, 'utf8')));
    expect(charts.length).toBeGreaterThan(3);
    for (const chart of charts) {
      const bars = await parseGantt(chart);
      expect(bars.length).toBeGreaterThan(1);
      expect(bars.map(({ task }) => task.replaceAll('\u200b', '')).join('')).toBe('');
    }
  });

  it('shows at most ten jobs: those that failed, then the longest', async () => {
    const jobs = Array.from({ length: 60 }, (_, index) =>
      (index % 10 === 0 ? failedJob : scriptJob)(`job ${index}`, { finished_at: at(20 + index) }),
    );
    const chart = chartOf({ state: 'failed', jobs });
    const bars = await parseGantt(textOf({ state: 'failed', jobs }));
    const names = new Set(bars.map((bar) => bar.section.replace(/^\d+ | · .*$/g, '')));
    expect(chart?.left).toBe(50);
    expect(names.size).toBe(10);
    expect(['job 0', 'job 10', 'job 50', 'job 59', 'job 58'].filter((name) => !names.has(name))).toEqual([]);
  });

  it('draws jobs with all their attempts or not at all, and counts those that it leaves out', async () => {
    const jobs = Array.from({ length: 15 }, (_, index) => attemptsOf(`job ${index}`, 4)).flat();
    const bars = await parseGantt(textOf({ state: 'failed', jobs }));
    const rows = [...new Set(bars.map((bar) => bar.section))];
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map((row) => row.replace(/^\d+ |, attempt \d.*$/g, ''))).size).toBe(3);
    expect(chartOf({ state: 'failed', jobs })?.left).toBe(12);
  });

  it('passes over a job with more attempts than there are rows', () => {
    const jobs = [...attemptsOf('stubborn', 50), scriptJob('a'), scriptJob('b')];
    expect(textOf({ state: 'failed', jobs })).not.toContain('stubborn');
    expect(chartOf({ state: 'failed', jobs })?.left).toBe(1);
  });

  it('gives no length to a job that is over but has no end time', async () => {
    const jobs = [
      scriptJob('a', times(0, 10, 60)),
      failedJob('b', times(0, 10, null)),
      scriptJob('c', { state: 'canceled', ...times(0, null, null) }),
    ];
    expect(await partsOf({ state: 'canceled', jobs })).toEqual([
      ['1 b · failed (end unknown)', 0, 10, false],
      ['1 b · failed (end unknown)', 10, 10, true],
      ['2 a · 50 s', 0, 10, false],
      ['2 a · 50 s', 10, 60, false],
      ['3 c · never ran', 0, 0, false],
    ]);
  });

  it.each([
    ['i'.repeat(36), 240],
    ['W'.repeat(36), 390],
    ['m'.repeat(36), 390],
    ['漢'.repeat(36), 220],
  ])('has room for the name %s', (name, pixels) => {
    const jobs = [scriptJob('a', { name }), scriptJob('b')];
    expect(Number(textOf({ jobs }).match(/leftPadding: (\d+)/)?.[1])).toBeGreaterThan(pixels);
  });

  it.each([
    ['click: #1; %% <b> `x`', 'click： ＃1； ％％ ‹b› ’x’'],
    ['\u200B', '(no name)'],
    ['x'.repeat(99), `${'x'.repeat(35)}…`],
    ['漢'.repeat(99), `${'漢'.repeat(17)}…`],
  ])('names a job without what Mermaid reads, in a length that fits: %s', (name, shown) => {
    const text = textOf({ jobs: [scriptJob('a', { name }), scriptJob('b')] });
    expect(text).toContain(`section 1 ${shown} · 2 min\n`);
  });

  it('is left out if it would be empty, or too long for Mermaid', () => {
    expect(chartOf({ jobs: [scriptJob('only')] })).toBeNull();
    expect(
      chartOf({ jobs: [scriptJob('a', { runnable_at: null, started_at: null }), scriptJob('b')] }),
    ).toBeNull();
    expect(chartOf({ jobs: [] })).toBeNull();
    expect(
      chartOf({ state: 'failed', jobs: [...attemptsOf('one', 15), ...attemptsOf('other', 15)] }),
    ).toBeNull();
  });

  it.each([
    [1, '1second'],
    [30, '5second'],
    [600, '2minute'],
    [3_600, '10minute'],
    [86_400, '6hour'],
    [6 * 86_400, '1day'],
    [4_000 * 86_400, undefined],
  ])('has readable marks on its axis after %d s', async (seconds, interval) => {
    const text = textOf({ jobs: ['a', 'b'].map((id) => scriptJob(id, times(0, 0, seconds))) });
    expect(text.match(/tickInterval (\S+)/)?.[1]).toBe(interval);
    expect(await parseGantt(text)).toHaveLength(4);
  });

  it('stays valid with any name and times', async () => {
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(...hostileNames));
    const ends = fc.option(fc.integer({ min: -60, max: 900 }).map(at));
    const job = fc.record({ name, state: fc.oneof(name, fc.constant('passed')), finished_at: ends });
    await fc.assert(
      fc.asyncProperty(fc.array(job, { minLength: 2, maxLength: 10 }), async (jobs) => {
        const listed = jobs.map((parts, index) => scriptJob(`${index}`, parts));
        expect(await parseGantt(textOf({ jobs: listed }))).toHaveLength(2 * jobs.length);
      }),
      { numRuns: 40 },
    );
  });

  it('has a row for each job, whatever it is called', async () => {
    const pairs = hostileNames.map((name, index) => [
      scriptJob('a', { name, matrix: { [name]: name } }),
      scriptJob('b', { name: hostileNames[index + 1] ?? name }),
    ]);
    for (const jobs of pairs) expect(await parseGantt(textOf({ jobs }))).toHaveLength(4);
  });
});
