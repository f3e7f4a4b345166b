import { stripVTControlCharacters } from 'node:util';
import type { LoggedRequest } from './request-log.ts';
import { escapeHtml } from './serialize/html.ts';
import { commandOf } from './serialize/job.ts';
import { buildPath, pipelinePath, suitePath } from './serialize/view.ts';
import { jobLines } from './simulation/job-log.ts';
import { jobStateAt, type Span } from './simulation/timeline.ts';
import { advance, jobIdOf } from './world/builds.ts';
import type { BuildRecord, SuiteRecord, World } from './world/records.ts';

/** Markup, in which nothing is left to escape. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Markup with values, which are escaped unless they are markup themselves. */
function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(shown).join('');
    return value instanceof Html ? value.text : escapeHtml(value === false ? '' : String(value ?? ''));
  };
  return new Html(String.raw({ raw: parts }, ...values.map(shown)));
}

const style = new Html(`
  :root { color-scheme: light dark; }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1100px; padding: 0 16px 48px; }
  h1 { font-size: 24px; overflow-wrap: anywhere; }
  h2 { font-size: 18px; margin-top: 32px; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8884; padding: 6px 12px 6px 0; text-align: left; vertical-align: top; }
  td { overflow-wrap: anywhere; min-width: 5em; }
  pre { background: #8881; overflow-x: auto; padding: 12px; }
  .state { border: 1px solid; border-radius: 4px; padding: 0 6px; white-space: nowrap; }
  .passed { color: light-dark(#1a7f37, #3fb950); }
  .failed, .failing, .timed_out { color: light-dark(#cf222e, #ff7b72); }
  .running, .blocked { color: light-dark(#9a6700, #d29922); }
`);

const stateOf = (state: string) => html`<span class="state ${state}">${state}</span>`;
const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

const linkTo = (path: string, name: string) => html`<a href="${path}">${name}</a>`;

/** A table of rows that have the same columns. */
function table(rows: readonly Readonly<Record<string, unknown>>[]): Html {
  const [first] = rows;
  if (first === undefined) return html`<p>None.</p>`;
  const heads = Object.keys(first).map((head) => html`<th>${head}</th>`);
  const cells = rows.map((row) => html`<tr>${Object.values(row).map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="wide"><table><tr>${heads}</tr>${cells}</table></div>`;
}

function buildTable(builds: readonly BuildRecord[], now: number): Html {
  const rows = builds.map((build) => ({
    Build: linkTo(buildPath(build), `${build.pipeline.slug} #${build.number}`),
    State: stateOf(build.timeline.stateAt(now)),
    Branch: build.spec.branch,
    Message: build.spec.message,
    'Created (UTC)': timeOf(build.createdAt),
  }));
  return table(rows);
}

function jobPart(build: BuildRecord, span: Span, now: number): Html {
  const { job, startedAt, finishedAt } = span;
  const command = job.kind === 'script' ? commandOf(job) : null;
  const lines = jobLines(span, command, now).map(({ line }) => line);
  const log = stripVTControlCharacters(lines.join('\n'));
  const times = [startedAt, finishedAt].filter((at) => at <= now).map(timeOf);
  return html`<h3 id="${jobIdOf(build, span)}">${job.name ?? command ?? job.kind} ${stateOf(jobStateAt(span, now))}</h3>
    <p>${times.join(' to ')}</p>
    ${lines.length > 0 && html`<details><summary>Log</summary><pre>${log}</pre></details>`}`;
}

function requestTable(requests: readonly LoggedRequest[]): Html {
  const rows = requests.map(({ method, path, query, status, token, faults, at }) => ({
    'Time (UTC)': timeOf(at),
    Request: `${method} ${path}${query}`,
    Status: status,
    Token: token,
    Faults: faults.join(', '),
  }));
  return table(rows.reverse());
}

function testTable(suite: SuiteRecord): Html {
  const tests = suite.flakyTests().slice(0, 200);
  return table(
    tests.map(({ scope, name, location, instances }) => ({
      Scope: scope,
      'Flaky test': name,
      Location: location,
      Failures: instances,
    })),
  );
}

/** The pages of a sandbox for people: what it has, and the requests to it. Null where there is none. */
export function createPages(world: World, requests: () => readonly LoggedRequest[]) {
  const read = (path: string, now: number): readonly [title: string, Html] | null => {
    const organizations = [...world.organizations.values()];
    const pipelines = organizations.flatMap((each) => [...each.pipelines.values()]);
    const suites = organizations.flatMap((each) => each.suites);
    const builds = world.builds.toReversed();
    if (path === '/requests') return ['Requests', requestTable(requests())];
    const pipeline = pipelines.find((each) => path === pipelinePath(each));
    if (pipeline) return [pipeline.name, buildTable([...pipeline.builds.values()].reverse(), now)];
    const suite = suites.find((each) => `${path}/`.startsWith(`${suitePath(each)}/`));
    if (suite) return [suite.name, testTable(suite)];
    const build = builds.find((each) => path === buildPath(each));
    if (build) {
      const spans = build.timeline.allAt(now).filter(({ job }) => job.kind !== 'waiter');
      const jobs = spans.map((span) => jobPart(build, span, now));
      return [
        `${build.pipeline.slug} #${build.number}`,
        html`${buildTable([build], now)}<h2>Jobs</h2>${jobs}`,
      ];
    }
    if (path !== '/') return null;
    const pipelineRows = pipelines.map((each) => ({
      Pipeline: linkTo(pipelinePath(each), each.name),
      Builds: each.builds.size,
    }));
    const suiteRows = suites.map((each) => ({
      Suite: linkTo(suitePath(each), each.name),
      'Flaky tests': each.flakyTests().length,
    }));
    const body = html`<h2>Pipelines</h2>${table(pipelineRows)}
      <h2>Latest builds</h2>${buildTable(builds.slice(0, 20), now)}
      <h2>Test suites</h2>${table(suiteRows)}
      <h2>Latest requests</h2>${requestTable(requests().slice(-10))}
      <p>${linkTo('/requests', 'All requests')}</p>`;
    return ['Sandbox', body];
  };
  return (path: string, now: number): Response | null => {
    advance(world, now);
    const [title, body] = read(path, now) ?? [];
    if (body === undefined) return null;
    const page = html`<!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>
      <p>${linkTo('/', 'Sandbox')}</p><h1>${title}</h1>${body}</html>`;
    const policy = "default-src 'none'; style-src 'unsafe-inline'";
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return new Response(page.text, { headers });
  };
}
