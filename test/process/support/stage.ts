import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import type { PipelineSeed, Seed } from '../../../src/sandbox/seed/seed.ts';
import { type ServedSandbox, serveSandbox } from '../../../src/sandbox/serve.ts';
import { paceOfService, paceOfStep } from '../../support/pace.ts';
import { runStep, type StepRequest, type StepResult } from '../../support/runner.ts';
import { createBell } from './bell.ts';

function pipeline(slug: string, runMs: number): PipelineSeed {
  return { slug, script: { steps: [{ name: 'Test', waitMs: 0, runMs }], upload: false, cancelMs: 0 } };
}

/** A build fails at once, and runs for an hour. */
const failing: PipelineSeed = {
  slug: 'failing',
  script: {
    steps: [
      { name: 'Test', exits: [1], waitMs: 0, runMs: 0 },
      { name: 'Deploy', waitMs: 0, runMs: 3_600_000 },
    ],
    upload: false,
    cancelMs: 0,
  },
};

/**
 * Pipelines whose builds run for an hour, and so do not end by themselves while a test looks; those of `quick` are over at
 * once. The suite `rspec` has one flaky test.
 */
const company: Seed = {
  organizations: [
    {
      slug: 'acme',
      suites: [{ name: 'rspec', flakyTests: [{ name: 'adds up' }] }],
      pipelines: [
        ...['web', 'api', 'docs'].map((slug) => pipeline(slug, 3_600_000)),
        pipeline('quick', 0),
        failing,
      ],
    },
  ],
};

/** The inputs of a step; token and address are given by default. */
type Inputs = Readonly<Record<string, string>>;

/** What a step came to, and how long it took to leave. */
export interface EndedStep extends StepResult {
  /** Milliseconds from the first signal until the process was gone, by its own time. */
  readonly leftAfterMs: number;
  /** What it saved for its post step. */
  readonly saved: readonly object[] | null;
}

/** A step under way, in a process of its own. */
export interface RunningStep {
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Resolves as soon as the step has printed such a line. */
  readonly printed: (pattern: RegExp) => Promise<void>;
  readonly ended: Promise<EndedStep>;
}

/** How requests look. */
export const asking = {
  toCreate: /^POST \S+\/builds$/,
  toCancel: /^PUT \S+\/cancel$/,
  forList: /^GET \S+\/builds$/,
  forBuild: /^GET \S+\/builds\/\d+$/,
} as const;

/** The variables of a step whose time runs that many times as fast as ours. */
function atPace(pace: number, environment: StepRequest['environment'] = {}): StepRequest['environment'] {
  if (pace === 1) return environment;
  const options = [environment.NODE_OPTIONS ?? '', paceOfStep(pace).NODE_OPTIONS];
  return { ...environment, NODE_OPTIONS: options.join(' ').trim() };
}

/** Listens at a port that no system hands out by itself: one that is closed for a while stays free. */
async function atOwnPort<Server>(listen: (port: number) => Promise<Server>): Promise<Server> {
  for (;;) {
    try {
      return await listen(randomInt(20_000, 32_000));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}

/** A sandbox that listens, and steps that use it. */
export type Stage = Awaited<ReturnType<typeof createStage>>;

/**
 * Sets up a company of long builds, without rate limits. Close the stage: it ends what still runs. `pace` is how fast the time
 * of the steps and of the service runs, as a multiple of ours.
 */
export async function createStage(pace: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-process-'));
  const sandbox = createSandbox({
    seed: company,
    clock: paceOfService(pace),
    rateLimits: { organization: 'off', user: 'off' },
  });
  const [arrivals, carried] = [createBell(), createBell()];
  const gates: { readonly pattern: RegExp; readonly open: Promise<void> }[] = [];
  const listening: Sandbox = {
    ...sandbox,
    fetch: async (request) => {
      const text = `${request.method} ${new URL(request.url).pathname}`;
      arrivals.ring(text);
      const answer = await sandbox.fetch(request);
      carried.ring(text);
      await Promise.all(gates.map(({ pattern, open }) => pattern.test(text) && open));
      return answer;
    },
  };
  let served: ServedSandbox | null = await atOwnPort((port) => serveSandbox(listening, { port }));
  const { url } = served;
  const token = sandbox.tokens.all.token;
  const running = new Map<Promise<unknown>, () => void>();
  const given = { token, 'base-url': url };

  const start = (inputs: Inputs, request: Partial<StepRequest> = {}): RunningStep => {
    const lines = createBell();
    let child: ChildProcess | undefined;
    let signaledMs = Number.NaN;
    const run = async (): Promise<EndedStep> => {
      const place = mkdtempSync(join(folder, 'step-'));
      const result = await runStep({
        folder: place,
        ...request,
        environment: atPace(pace, request.environment),
        inputs: { ...given, ...inputs },
        onStart: (started) => {
          child = started;
        },
        onLine: lines.ring,
      });
      lines.end();
      const leftAfterMs = (performance.now() - signaledMs) * pace;
      return { ...result, leftAfterMs, saved: JSON.parse(result.state.kitestring ?? 'null') };
    };
    const ended = run();
    running.set(ended, () => child?.kill('SIGKILL'));
    return {
      printed: lines.heard,
      kill: (signal) => {
        if (Number.isNaN(signaledMs)) signaledMs = performance.now();
        child?.kill(signal);
      },
      ended,
    };
  };
  /** Starts the post step of a step that has ended. */
  const startPost = ({ state }: Pick<StepResult, 'state'>, request: Partial<StepRequest> = {}) =>
    start(request.inputs ?? {}, { ...request, state });

  return {
    sandbox,
    url,
    token,
    /** Resolves as soon as this many such requests have come; their answers may be out still. */
    asked: arrivals.heard,
    /** Resolves as soon as this many such requests have been carried out, whether or not their answers are out. */
    carriedOut: carried.heard,
    /** Carries such requests out, but keeps their answers back until the returned function is called. */
    withhold: (pattern: RegExp) => {
      const { promise: open, resolve } = Promise.withResolvers<void>();
      gates.push({ pattern, open });
      return resolve;
    },
    /** The requests so far, as method and path: all, or those that look like this. */
    requests: (pattern = /./) => arrivals.texts.filter((text) => pattern.test(text)),
    /** Runs a build of acme/web that no step has started. */
    runBuild: () => void sandbox.world.run({ organization: 'acme', pipeline: 'web' }),
    /** The states of a pipeline's builds, newest first; of `web` by default. */
    states: (pipeline = 'web') =>
      sandbox.world.builds({ organization: 'acme', pipeline }).map(({ state }) => state),
    start,
    startPost,
    /** Runs that post step to its end. */
    post: (...given: Parameters<typeof startPost>) => startPost(...given).ended,
    /** Lets nothing listen any more; connections break. */
    down: async () => {
      await served?.close();
      served = null;
    },
    /** Listens again, at the same address. */
    up: async () => {
      served = await serveSandbox(listening, { port: Number(new URL(url).port) });
    },
    close: async () => {
      for (const kill of running.values()) kill();
      await Promise.allSettled(running.keys());
      await served?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
