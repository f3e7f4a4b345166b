import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Seed } from '../src/sandbox/seed/seed.ts';
import { runStep, type StepResult } from '../test/support/runner.ts';
import { pullRequestEvent, pushEvent } from './demo/events.ts';
import { demoSeed } from './demo/seed.ts';
import { openStage } from './demo/stage.ts';
import { linesPerRoom } from './lines.ts';

const source = `${pathToFileURL(resolve(import.meta.dirname, '../src')).href}/`;

/** Where the verdict on a build is made: what a maintainer must know for the waiting operations. */
const core = /^(?:client|operations\/(?:wait|end|start|context|lists))\//;

interface Flow {
  readonly event: typeof pushEvent;
  readonly inputs: Readonly<Record<string, string>>;
  /** The answer to the first creation of a build is lost. */
  readonly loses?: true;
  /** The line of the log at which the step is interrupted. */
  readonly interruptedAt?: RegExp;
}

const trigger = { operation: 'trigger-build', pipeline: 'acme/web', 'poll-interval': '1s' };
const flaky = { operation: 'list-flaky-tests', organization: 'acme', suite: 'web-shop', comment: 'on-flaky' };
const flows: Readonly<Record<string, Flow>> = {
  'trigger-build and wait': { event: pushEvent, inputs: trigger },
  'list-flaky-tests, with a comment': { event: pullRequestEvent('first'), inputs: flaky },
  'trigger-build, interrupted': { event: pushEvent, inputs: trigger, interruptedAt: /#\d+: created/ },
  'trigger-build, creation unanswered': { event: pushEvent, inputs: trigger, loses: true },
};

/** The company of the demo, with a pipeline in which nothing goes wrong. */
const seed = (): Seed => ({
  organizations: (demoSeed().organizations ?? []).map((organization) => ({
    ...organization,
    pipelines: [{ slug: 'web', script: { steps: [{ name: 'Test', runMs: 20_000 }] } }],
  })),
});

/** Runs the sources as a step on the stage of the demo, with V8's coverage in a folder. */
async function runFlow(flow: Flow, coverage: string): Promise<StepResult> {
  const { event, inputs, loses, interruptedAt } = flow;
  const stage = await openStage(seed());
  if (loses) stage.faults.add({ kind: 'unanswered', on: 'builds.create' });
  const run = { GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1', GITHUB_RUN_ATTEMPT: '1' };
  try {
    return await runStep({
      bundle: resolve(import.meta.dirname, '../src/main.ts'),
      event,
      inputs: { ...stage.inputs, ...inputs },
      environment: { ...stage.environment, ...event.environment, ...run, NODE_V8_COVERAGE: coverage },
      onLine: (line, step) => {
        if (interruptedAt?.test(line)) step.kill('SIGINT');
      },
    });
  } finally {
    await stage.close();
  }
}

/** The named functions of `src` that were called, as `path name`, and all files of it that were loaded. */
function readCoverage(folder: string): { readonly called: Set<string>; readonly loaded: Set<string> } {
  const called = new Set<string>();
  const loaded = new Set<string>();
  for (const file of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const { url, functions } of result) {
      if (!url.startsWith(source)) continue;
      const path = url.slice(source.length);
      loaded.add(path);
      for (const { functionName: name, ranges } of functions)
        if (/^[^<]/.test(name) && (ranges[0]?.count ?? 0) > 0) called.add(`${path} ${name}`);
    }
  }
  return { called, loaded };
}

/** What a flow takes, as one line. @throws if it does not end as it should */
async function measure([name, flow]: [string, Flow]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-coverage-'));
  try {
    const { exitCode, log } = await runFlow(flow, folder);
    const expected = flow.interruptedAt ? 1 : 0;
    if (exitCode !== expected) throw new Error(`${name} ended with ${exitCode}:\n${log}`);
    const { called, loaded } = readCoverage(folder);
    const inCore = [...called].filter((each) => core.test(each));
    const filesOf = (functions: Iterable<string>) =>
      new Set([...functions].map((each) => each.split(' ')[0])).size;
    return [
      `${name}: ${called.size} functions in ${filesOf(called)} files of ${loaded.size} loaded;`,
      `in the core ${inCore.length} in ${filesOf(inCore)}`,
    ].join(' ');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log('Lines per part (budget), and per room:');
for (const line of linesPerRoom()) console.log(`  ${line}`);
console.log('Named functions that are called, distinct by file and name:');
for (const line of await Promise.all(Object.entries(flows).map(measure))) console.log(`  ${line}`);
