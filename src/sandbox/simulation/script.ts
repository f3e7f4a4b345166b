/** A number of milliseconds, or one for each of a step's jobs. */
export type Duration = number | ((index: number) => number);

/** How an attempt ends: its exit status (0 is passed), or that its time ran out. */
export type Exit = number | 'timed_out';

/** A step that runs a command; all it needs is nothing: `{}` passes after twelve seconds. */
export interface CommandStep {
  readonly name?: string | null;
  readonly key?: string;
  /** Null for a step that is all plugin. */
  readonly command?: string | null;
  /** From runnable to started, 2 s unless told. Infinity: no agent ever takes it; it expires after 30 days. */
  readonly waitMs?: Duration;
  /** From started to finished, 10 s unless told. */
  readonly runMs?: Duration;
  /** One per attempt: `[1, 0]` fails, is retried automatically, and passes. Passes at once unless told. */
  readonly exits?: readonly Exit[] | ((index: number) => readonly Exit[]);
  /** A failure of this step does not fail the build. */
  readonly softFail?: boolean;
  /** So many jobs of the same command. */
  readonly parallelism?: number;
  /** One job for each of these combinations. */
  readonly matrix?: readonly Readonly<Record<string, string>>[];
  /** Branch patterns, parted by spaces; on other branches the jobs are broken and do not run. */
  readonly branches?: string;
  readonly queue?: string;
  readonly artifactPaths?: string;
}

/** What a build's `state` reads while a person is awaited. */
export type BlockedState = 'passed' | 'failed' | 'running';

/** A step that waits for a person: `{ block: 'Ship it?' }`, or `{ input: 'Which version?' }`. */
export type BlockStep = ({ readonly block: string } | { readonly input: string }) & {
  readonly key?: string;
  readonly blockedState?: BlockedState;
};

/** A step that starts a build of another pipeline of the organization, and waits for it unless async. */
export interface TriggerStep {
  /** Slug of the other pipeline. */
  readonly trigger: string;
  readonly name?: string;
  readonly key?: string;
  readonly async?: boolean;
  /** As the first build unless told. */
  readonly branch?: string;
}

/** One step of a script. Steps run side by side until `'wait'`, a block, or an input step parts them. */
export type Step = 'wait' | CommandStep | BlockStep | TriggerStep;

/** How a build of a pipeline goes: pure data, so that its state at any time can be worked out. */
export interface Script {
  readonly steps: readonly Step[];
  /** The upload job that comes first in the profile `observed`; false for a pipeline whose steps stand in its settings. */
  readonly upload?: CommandStep | false;
  /** How long a running job takes to stop when it is canceled; 3 s unless told. */
  readonly cancelMs?: number;
}

/** What a script may depend on: it can be a function of these. */
export interface ScriptFacts {
  readonly number: number;
  readonly branch: string;
  readonly commit: string;
  readonly rebuild: boolean;
}

/** A script, or how to get one for each build. */
export type ScriptSource = Script | ((facts: ScriptFacts) => Script);

/** The script of one build. */
export function scriptFor(source: ScriptSource, facts: ScriptFacts): Script {
  return typeof source === 'function' ? source(facts) : source;
}

/** The milliseconds of one job of a step. */
export function durationOf(duration: Duration, index: number): number {
  return typeof duration === 'function' ? duration(index) : duration;
}
