import { JSDOM } from 'jsdom';
import type { Mermaid } from 'mermaid';

/** A bar of a gantt, as Mermaid understood it. */
export interface Bar {
  readonly section: string;
  readonly task: string;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly failed: boolean;
}

interface GanttTask {
  readonly section: string;
  readonly task: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly crit?: boolean;
}

const fence = /```mermaid\n([\s\S]*?)\n```/g;

/** The charts in a Markdown text. */
export function findCharts(markdown: string): string[] {
  return [...markdown.matchAll(fence)].map(([, chart = '']) => chart);
}

/** A gantt's bars as Mermaid reads them. Throws where Mermaid would show an error. */
export async function parseGantt(chart: string): Promise<Bar[]> {
  const mermaid = await loadMermaid();
  const diagram = await mermaid.mermaidAPI.getDiagramFromText(chart);
  const tasks = (diagram.db as unknown as { getTasks: () => GanttTask[] }).getTasks();
  return tasks.map(({ section, task, startTime, endTime, crit }) => {
    return {
      section,
      task: task.trim(),
      from: startTime.getTime(),
      to: endTime.getTime(),
      failed: crit === true,
    };
  });
}

let loading: Promise<Mermaid> | undefined;

/** Loaded once. Mermaid looks for a document when it is, and knows gantts once it has parsed something. */
function loadMermaid(): Promise<Mermaid> {
  loading ??= importMermaid();
  return loading;
}

async function importMermaid(): Promise<Mermaid> {
  const { window } = new JSDOM('<!doctype html><body></body>');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  await mermaid.parse('gantt');
  return mermaid;
}
