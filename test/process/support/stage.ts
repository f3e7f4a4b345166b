import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../../src/sandbox/serve.ts';
import { paceOfService, paceOfStep } from '../../support/pace.ts';
import { runStep, type StepProcess, type StepRequest, type StepResult } from '../../support/runner.ts';
import { createBell } from './bell.ts';
import { company } from './company.ts';
import { createGates } from './gates.ts';
import { atOwnPort } from './own-port.ts';

/** The inputs of a step; token and address are given unless said. */
export type Inputs = Readonly<Record<string, string>>;

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
  readonly said: (pattern: RegExp) => Promise<void>;
  readonly ended: Promise<EndedStep>;
}

/** A sandbox that listens, and steps that use it. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly token: string;
  /** Resolves as soon as so many such requests have come; their answers may be out still. */
  readonly asked: (pattern: RegExp, times?: number) => Promise<void>;
  /** Resolves as soon as so many such requests have been carried out, whether or not their answers are out. */
  readonly carriedOut: (pattern: RegExp, times?: number) => Promise<void>;
  /** Does not carry such requests out until the returned function is called. */
  readonly holdUp: (pattern: RegExp) => () => void;
  /** Carries such requests out, but keeps their answers back until the returned function is called. */
  readonly withhold: (pattern: RegExp) => () => void;
  /** The requests so far, as method and path: all, or those that look like this. */
  readonly requests: (pattern?: RegExp) => string[];
  /** Runs a build of acme/web that no step has started. */
  readonly runBuild: () => void;
  /** The states of a pipeline's builds, newest first; of `web` unless told. */
  readonly states: (pipeline?: string) => string[];
  readonly start: (inputs: Inputs, request?: Partial<StepRequest>) => RunningStep;
  /** Starts the post step of a step that has ended. */
  readonly startPost: (step: Pick<StepResult, 'state'>, request?: Partial<StepRequest>) => RunningStep;
  /** Runs that post step to its end. */
  readonly post: (step: Pick<StepResult, 'state'>, request?: Partial<StepRequest>) => Promise<EndedStep>;
  /** Lets nothing listen any more; connections break. */
  readonly down: () => Promise<void>;
  /** Listens again, at the same address. */
  readonly up: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How requests look. */
export const asking = {
  toCreate: /^POST \S+\/builds$/,
  toCancel: /^PUT \S+\/cancel$/,
  forList: /^GET \S+\/builds$/,
  forBuild: /^GET \S+\/builds\/\d+$/,
} as const;

/** How a stage is set up. */
export interface StageOptions {
  /** Told how long a step took to leave. */
  readonly note: (line: string) => void;
  /** How fast the time of the steps and of the service runs, as a multiple of ours. */
  readonly pace: number;
}

/** The variables of a step whose time runs so many times as fast as ours. */
function atPace(pace: number, environment: StepRequest['environment'] = {}): StepRequest['environment'] {
  if (pace === 1) return environment;
  const options = [environment.NODE_OPTIONS ?? '', paceOfStep(pace).NODE_OPTIONS];
  return { ...environment, NODE_OPTIONS: options.join(' ').trim() };
}

/** Sets up a company of long builds, without rate limits. Close the stage: it ends what still runs. */
export async function createStage({ note, pace }: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-process-'));
  const sandbox = createSandbox({
    seed: company,
    clock: paceOfService(pace),
    rateLimits: { organization: 'off', user: 'off' },
  });
  const [arrivals, deeds] = [createBell(), createBell()];
  const [heldUp, withheld] = [createGates(), createGates()];
  const listening: Sandbox = {
    ...sandbox,
    fetch: async (request) => {
      const text = `${request.method} ${new URL(request.url).pathname}`;
      arrivals.ring(text);
      await heldUp.pass(text);
      const answer = await sandbox.fetch(request);
      deeds.ring(text);
      await withheld.pass(text);
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
    let child: StepProcess | undefined;
    let first: { readonly signal: string; readonly atMs: number } | undefined;
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
      const leftAfterMs = (performance.now() - (first?.atMs ?? Number.NaN)) * pace;
      if (first) note(`gone ${Math.round(leftAfterMs)} ms after ${first.signal}`);
      return {
        ...result,
        leftAfterMs,
        saved: JSON.parse(result.state.kitestring ?? 'null'),
      };
    };
    const ended = run();
    running.set(ended, () => child?.kill('SIGKILL'));
    return {
      said: lines.heard,
      kill: (signal) => {
        first ??= { signal, atMs: performance.now() };
        child?.kill(signal);
      },
      ended,
    };
  };
  const startPost: Stage['startPost'] = ({ state }, request = {}) =>
    start(request.inputs ?? {}, { ...request, state });

  return {
    sandbox,
    url,
    token,
    asked: arrivals.heard,
    carriedOut: deeds.heard,
    holdUp: heldUp.close,
    withhold: withheld.close,
    requests: (pattern = /./) => arrivals.texts.filter((text) => pattern.test(text)),
    runBuild: () => void sandbox.world.run({ organization: 'acme', pipeline: 'web' }),
    states: (pipeline = 'web') =>
      sandbox.world.builds({ organization: 'acme', pipeline }).map(({ state }) => state),
    start,
    startPost,
    post: (step, request) => startPost(step, request).ended,
    down: async () => {
      await served?.close();
      served = null;
    },
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
