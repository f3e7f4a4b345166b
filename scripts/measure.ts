import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createScaledClock } from '../src/sandbox/clock.ts';
import { createSandbox } from '../src/sandbox/sandbox.ts';
import { serveSandbox } from '../src/sandbox/serve.ts';
import { serveGitHub } from '../test/support/github/serve.ts';
import { createGitHubStandIn } from '../test/support/github/stand-in.ts';
import { makeFile } from '../test/support/github/things.ts';
import { runToken } from '../test/support/github/world.ts';
import { runStep, type StepResult } from '../test/support/runner.ts';
import { pullRequestEvent, pullRequests, pushEvent, repository } from './demo/events.ts';
import { changedTestFile, flakyTests } from './demo/flaky-tests.ts';
import { linesPerRoom } from './lines.ts';

const source = `${pathToFileURL(resolve(import.meta.dirname, '../src')).href}/`;

/** Where the verdict on a build is made: what a maintainer must know for the waiting operations. */
const core = /^(?:client|operations\/(?:wait|end|cancel|start|context|lists))\//;

interface Flow {
  readonly name: string;
  readonly event: typeof pushEvent;
  readonly inputs: Readonly<Record<string, string>>;
  /** The answer to the first creation of a build is lost. */
  readonly loses?: true;
  /** The line of the log at which the step is interrupted. */
  readonly interruptedAt?: RegExp;
  readonly exitCode: number;
}

const trigger = { operation: 'trigger-build', pipeline: 'acme/web', 'poll-interval': '1s' };
const flows: readonly Flow[] = [
  { name: 'trigger-build and wait', event: pushEvent, inputs: trigger, exitCode: 0 },
  {
    name: 'list-flaky-tests, with a comment',
    event: pullRequestEvent('first'),
    inputs: { operation: 'list-flaky-tests', organization: 'acme', suite: 'web', comment: 'on-flaky' },
    exitCode: 0,
  },
  {
    name: 'trigger-build, interrupted',
    event: pushEvent,
    inputs: trigger,
    interruptedAt: /#1: created/,
    exitCode: 1,
  },
  {
    name: 'trigger-build, creation unanswered',
    event: pushEvent,
    inputs: trigger,
    loses: true,
    exitCode: 0,
  },
];

/** Runs the sources as a step against a sandbox, with V8's coverage in a folder. */
async function runFlow(flow: Flow, coverage: string): Promise<StepResult> {
  const sandbox = createSandbox({
    clock: createScaledClock({ speed: 20 }),
    seed: {
      organizations: [
        {
          slug: 'acme',
          pipelines: [{ slug: 'web', script: () => ({ steps: [{ name: 'Test', runMs: 20_000 }] }) }],
          suites: [{ name: 'web', flakyTests }],
        },
      ],
    },
  });
  if (flow.loses) sandbox.faults.add({ kind: 'unanswered', on: 'builds.create' });
  const github = createGitHubStandIn(repository);
  github.files.set(github.open(pullRequests.first).number, [makeFile(changedTestFile)]);
  const [service, api] = await Promise.all([serveSandbox(sandbox), serveGitHub(github)]);
  try {
    return await runStep({
      bundle: resolve(import.meta.dirname, '../src/main.ts'),
      event: flow.event,
      inputs: {
        token: sandbox.tokens.all.token,
        'github-token': runToken,
        'base-url': service.url,
        ...flow.inputs,
      },
      environment: {
        ...flow.event.environment,
        GITHUB_REPOSITORY: repository,
        GITHUB_API_URL: api.apiUrl,
        GITHUB_RUN_ID: '1',
        GITHUB_RUN_NUMBER: '1',
        GITHUB_RUN_ATTEMPT: '1',
        NODE_V8_COVERAGE: coverage,
      },
      onLine: (line, step) => {
        if (flow.interruptedAt?.test(line)) step.kill('SIGINT');
      },
    });
  } finally {
    await Promise.all([service.close(), api.close()]);
  }
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
}

/** The named functions of `src` that were called, as `path name`, and all files of it that were loaded. */
function readCoverage(folder: string): { readonly called: Set<string>; readonly loaded: Set<string> } {
  const called = new Set<string>();
  const loaded = new Set<string>();
  for (const file of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Coverage;
    for (const { url, functions } of result.filter(({ url }) => url.startsWith(source))) {
      const path = url.slice(source.length);
      loaded.add(path);
      for (const { functionName: name, ranges } of functions)
        if (/^[^<]/.test(name) && (ranges[0]?.count ?? 0) > 0) called.add(`${path} ${name}`);
    }
  }
  return { called, loaded };
}

/** What a flow takes, as one line. @throws if it does not end as it should */
async function measure(flow: Flow): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-coverage-'));
  try {
    const { exitCode, log } = await runFlow(flow, folder);
    if (exitCode !== flow.exitCode) throw new Error(`${flow.name} ended with ${exitCode}:\n${log}`);
    const { called, loaded } = readCoverage(folder);
    const inCore = [...called].filter((each) => core.test(each));
    const filesOf = (functions: Iterable<string>) =>
      new Set([...functions].map((each) => each.split(' ')[0])).size;
    return [
      `${flow.name}: ${called.size} functions in ${filesOf(called)} files of ${loaded.size} loaded;`,
      `in the core ${inCore.length} in ${filesOf(inCore)}`,
    ].join(' ');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log('Lines per part (budget), and per room:');
for (const line of linesPerRoom()) console.log(`  ${line}`);
console.log('Named functions that are called, distinct by file and name:');
for (const line of await Promise.all(flows.map(measure))) console.log(`  ${line}`);
