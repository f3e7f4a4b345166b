/** A value, or a function of the index of the job among those of its step. */
export type PerJob<Value> = Value | ((index: number) => Value);

/** How an attempt ends: its exit status (0 is passed), or a timeout. */
export type Exit = number | 'timed_out';

/** A file that a job uploads: a text, or so many bytes. */
export interface ScriptedArtifact {
  readonly path: string;
  readonly content?: string;
  readonly size?: number;
  /** `finished` by default; no other one can be downloaded. */
  readonly state?: 'new' | 'error' | 'finished' | 'deleted' | 'expired';
  /** True for a file whose SHA-1 the service does not know. */
  readonly withoutSum?: boolean;
}

/** A text on the page of a build. */
export interface ScriptedAnnotation {
  readonly context: string;
  readonly style?: 'success' | 'info' | 'warning' | 'error';
  readonly body_html: string;
}

/** A test that a job runs. Listed twice, it is executed twice. */
export interface ScriptedTest {
  readonly name: string;
  readonly scope?: string | null;
  /** File path with line number. */
  readonly location?: string | null;
  /** One for each run of the job, and the last one for all further runs: `['failed', 'passed']`. By default it passes. */
  readonly results?: readonly ('passed' | 'failed' | 'skipped')[];
  /** Why it fails. */
  readonly message?: string;
  /** The lines of its stack. */
  readonly backtrace?: readonly string[];
  /** In addition to `flaky`, which a test has if it is in the suite's list of flaky tests. */
  readonly labels?: readonly string[];
  /** Slug of its suite; by default the first of the organization. */
  readonly suite?: string;
}

/** A step that runs a command. Every field is optional: `{}` passes after twelve seconds. */
export interface CommandStep {
  readonly name?: string | null;
  readonly key?: string;
  /** Null for a step that only has plugins. */
  readonly command?: string | null;
  /** Time from runnable to started; 2 s by default. Infinity: no agent ever picks it up, and it expires after 30 days. */
  readonly waitMs?: PerJob<number>;
  /** Time from started to finished; 10 s by default. */
  readonly runMs?: PerJob<number>;
  /** One per attempt: `[1, 0]` fails, is retried automatically, and passes. Default: `[0]`. */
  readonly exits?: PerJob<readonly Exit[]>;
  /** One per retry by a user, and the last one for all further retries: `[0]` passes. Default: as the run before. */
  readonly retryExits?: readonly Exit[];
  /** A failure of this step does not fail the build. */
  readonly softFail?: boolean;
  /** Number of jobs with the same command. */
  readonly parallelism?: number;
  /** One job for each of these combinations. */
  readonly matrix?: readonly Readonly<Record<string, string>>[];
  /** Branch patterns, separated by spaces; on other branches the jobs are broken and do not run. */
  readonly branches?: string;
  readonly queue?: string;
  readonly artifactPaths?: string;
  /** The tests that it runs, whose results its jobs upload when they end. */
  readonly tests?: PerJob<readonly ScriptedTest[]>;
  /** The files that its jobs upload when they end. */
  readonly artifacts?: PerJob<readonly ScriptedArtifact[]>;
  /** What the command prints, by the index of the job and of the attempt. */
  readonly output?: string | ((run: { readonly index: number; readonly attempt: number }) => string);
}

/** The `state` of a build while it waits for a user. */
export type BlockedState = 'passed' | 'failed' | 'running';

/** A step that waits for a user: `{ block: 'Ship it?' }`, or `{ input: 'Which version?' }`. */
export type BlockStep = ({ readonly block: string } | { readonly input: string }) & {
  readonly key?: string;
  readonly blockedState?: BlockedState;
  /** What it asks for; `required` unless told. The live service does not show it in a job. */
  readonly fields?: readonly { readonly key: string; readonly required?: boolean }[];
};

/** A step that starts a build of another pipeline, and waits for it unless async. */
export interface TriggerStep {
  /** Slug of the other pipeline. */
  readonly trigger: string;
  readonly name?: string;
  readonly key?: string;
  readonly async?: boolean;
}

/** One step of a script. Steps run in parallel up to the next `'wait'`, block or input step. */
export type Step = 'wait' | CommandStep | BlockStep | TriggerStep;

/** What a build of a pipeline does: pure data, so that its state at any time can be computed. */
export interface Script {
  readonly steps: readonly Step[];
  /** The upload job that runs first; false for a pipeline with its steps in its settings. */
  readonly upload?: CommandStep | false;
  readonly annotations?: readonly ScriptedAnnotation[];
  /** How long a running job takes to stop when it is canceled; 3 s by default. */
  readonly cancelMs?: number;
}

/** What a script can depend on if it is a function. */
export interface ScriptFacts {
  readonly number: number;
  readonly branch: string;
  readonly commit: string;
  readonly rebuild: boolean;
}

/** A script, or a function that returns one for each build. */
export type ScriptSource = Script | ((facts: ScriptFacts) => Script);

/** The value of a step for one of its jobs. */
export function forJob<Value extends number | readonly unknown[]>(
  given: PerJob<Value>,
  index: number,
): Value {
  return typeof given === 'function' ? given(index) : given;
}
