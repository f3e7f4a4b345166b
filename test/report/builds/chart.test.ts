import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../../src/report/builds/chart.ts';
import { failedJob, reportOn, scriptJob, times } from '../support/builds.ts';
import { hostileNames } from '../support/hostile-names.ts';
import { at, now } from '../support/setting.ts';

interface Mermaid {
  parse(text: string): Promise<unknown>;
  mermaidAPI: { getDiagramFromText(text: string): Promise<{ db: unknown }> };
}

// Mermaid is a script for browsers: it looks for a document when it is loaded, and knows gantts once it has parsed something.
const { window } = new JSDOM('<!doctype html><body></body>');
Object.assign(globalThis, { window, document: window.document });
runInThisContext(readFileSync(fileURLToPath(import.meta.resolve('@mermaid-js/tiny')), 'utf8'));
const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
await mermaid.parse('gantt');

/** The charts in a Markdown text. */
const findCharts = (markdown = '') =>
  [...markdown.matchAll(/```mermaid\n([\s\S]*?)\n```/g)].map(([, chart = '']) => chart);

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
  return (diagram.db as { getTasks: () => GanttTask[] }).getTasks();
}

const chartOf = (parts: Record<string, unknown>) => renderChart(reportOn(parts).jobs ?? [], now);
const textOf = (parts: Record<string, unknown>) => findCharts(chartOf(parts)?.markdown.markdown)[0] ?? '';

/** A job that failed so often, the last time for good. */
function attemptsOf(name: string, number: number) {
  return Array.from({ length: number }, (_, index) =>
    failedJob(`${name} ${index}`, {
      name,
      ...(index < number - 1 ? { retried: true, retried_in_job_id: `${name} ${index + 1}` } : {}),
    }),
  );
}

/** The parts of rows, in seconds since the first job could run, and whether they are marked as failed. */
async function partsOf(parts: Record<string, unknown>) {
  const second = (time: Date) => (time.getTime() - Date.parse(at(0))) / 1_000;
  const bars = await parseGantt(textOf(parts));
  return bars.map((bar) => [bar.section, second(bar.startTime), second(bar.endTime), bar.crit === true]);
}

describe('the chart of a build', () => {
  it('has a part for the wait and one for the run of each attempt', async () => {
    const jobs = [
      scriptJob('build', times(0, 10, 60)),
      failedJob('e1', { name: 'e2e', retried: true, retried_in_job_id: 'e2', ...times(60, 70, 80) }),
      scriptJob('e2', { name: 'e2e', retries_count: 1, ...times(80, 95, 120) }),
      scriptJob('gone', { state: 'canceled', ...times(130, null, 150) }),
      scriptJob('last', { state: 'scheduled', ...times(540, null, null) }),
    ];
    expect(await partsOf({ state: 'canceled', jobs })).toEqual([
      ['1 e2e, attempt 1 · failed 10 s', 60, 70, false],
      ['1 e2e, attempt 1 · failed 10 s', 70, 80, true],
      ['2 e2e, attempt 2 · 25 s', 80, 95, false],
      ['2 e2e, attempt 2 · 25 s', 95, 120, false],
      ['3 build · 50 s', 0, 10, false],
      ['3 build · 50 s', 10, 60, false],
      ['4 gone · never ran', 130, 150, false],
      ['5 last · waiting 1 min', 540, 600, false],
    ]);
  });

  it('is read by Mermaid in each golden file, and has no text beside the bars, readable in no color', async () => {
    const files = globSync(new URL('../golden/build-*.md', import.meta.url).pathname);
    const charts = files.flatMap((file) => findCharts(readFileSync(file, 'utf8')));
    expect(charts.length).toBeGreaterThan(3);
    for (const chart of charts) {
      const texts = (await parseGantt(chart)).map(({ task }) => task.replaceAll('\u200b', '').trim());
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.join('')).toBe('');
    }
  });

  /** The names of the jobs that are drawn, and how many are left out. */
  async function drawn(jobs: readonly object[]) {
    const bars = await parseGantt(textOf({ state: 'failed', jobs }));
    const rows = new Set(bars.map((bar) => bar.section));
    const names = new Set([...rows].map((row) => row.replace(/^\d+ |,? (?:attempt \d+ )?· .*$/g, '')));
    return { rows: rows.size, names, left: chartOf({ state: 'failed', jobs })?.left };
  }

  it('shows at most ten jobs: those that failed, then the longest', async () => {
    const jobs = Array.from({ length: 60 }, (_, index) =>
      (index % 10 === 0 ? failedJob : scriptJob)(`job ${index}`, { finished_at: at(20 + index) }),
    );
    const { names, left } = await drawn(jobs);
    expect([names.size, left]).toEqual([10, 50]);
    expect(names).toEqual(names.union(new Set(['job 0', 'job 10', 'job 50', 'job 59', 'job 58'])));
  });

  it('draws jobs with all their attempts or not at all, and counts those that it leaves out', async () => {
    const jobs = Array.from({ length: 15 }, (_, index) => attemptsOf(`job ${index}`, 4)).flat();
    expect(await drawn(jobs)).toMatchObject({ rows: 12, names: { size: 3 }, left: 12 });
    const others = [scriptJob('a'), scriptJob('b')];
    const { names, left } = await drawn([...attemptsOf('stubborn', 50), ...others]);
    expect([[...names], left]).toEqual([['a', 'b'], 1]);
  });

  it.each([
    ['i'.repeat(36), 240],
    ['Wm'.repeat(18), 390],
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

  it.each([
    ['jobs', []],
    ['a second job', [scriptJob('only')]],
    ['a second job with times', [scriptJob('a', { runnable_at: null, started_at: null }), scriptJob('b')]],
    ['a job with few attempts', [...attemptsOf('one', 15), ...attemptsOf('other', 15)]],
  ])('is left out without %s', (_, jobs) => {
    expect(chartOf({ state: 'failed', jobs })).toBeNull();
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

  it('stays valid with any names and times', async () => {
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(...hostileNames));
    const ends = fc.integer({ min: -60, max: 900 }).map(at);
    const job = fc.record({ name, state: fc.oneof(name, fc.constant('passed')), finished_at: ends });
    const pairs = hostileNames.map((one, index) => [
      { name: one, matrix: { [one]: one } },
      { name: hostileNames[index + 1] ?? one },
    ]);
    const check = async (jobs: readonly object[]) => {
      const listed = jobs.map((parts, index) => scriptJob(`${index}`, { ...parts }));
      expect(await parseGantt(textOf({ jobs: listed }))).toHaveLength(2 * jobs.length);
    };
    for (const jobs of pairs) await check(jobs);
    const some = fc.array(job, { minLength: 2, maxLength: 10 });
    await fc.assert(fc.asyncProperty(some, check), { numRuns: 40 });
  });
});
