import { z } from 'zod';

/*
 * What a build does, described once: the schema checks it in a file of JSON, and its type is that of a seed in code, where
 * some fields may also be functions.
 */

/** A value that is given, which nothing changes. */
export type Given<Value> = Value extends (...args: never) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

const text = z.string().optional();
const textOrNull = z.string().nullish();
const texts = z.array(z.string()).optional();
const flag = z.boolean().optional();
const amount = z.number().min(0);
const exit = z.union([z.int(), z.literal('timed_out')]);
/** How an attempt ends: its exit status (0 is passed), or a timeout. */
export type Exit = z.infer<typeof exit>;

/** A value, or a function of the index of the job among those of its step. */
export type PerJob<Value> = Value | ((index: number) => Value);

/** A field that in code can also be a function of the job's index. */
function perJob<Value>(value: z.ZodType<Value>): z.ZodOptional<z.ZodType<PerJob<Given<Value>>>> {
  return (value as z.ZodType<Given<Value>>).optional();
}

const artifact = z.strictObject({
  path: z.string().min(1),
  content: text,
  size: amount.optional(),
  /** `finished` by default; no other one can be downloaded. */
  state: z.enum(['new', 'error', 'finished', 'deleted', 'expired']).optional(),
  /** True for a file whose SHA-1 the service does not know. */
  withoutSum: flag,
});
/** A file that a job uploads: a text, or so many bytes. */
export type ScriptedArtifact = Given<z.infer<typeof artifact>>;

const annotation = z.strictObject({
  context: z.string(),
  style: z.enum(['success', 'info', 'warning', 'error']).optional(),
  body_html: z.string(),
});
/** A text on the page of a build. */
export type ScriptedAnnotation = Given<z.infer<typeof annotation>>;

const test = z.strictObject({
  name: z.string(),
  scope: textOrNull,
  /** File path with line number. */
  location: textOrNull,
  /** One for each run of the job, and the last one for all further runs: `['failed', 'passed']`. By default it passes. */
  results: z.array(z.enum(['passed', 'failed', 'skipped'])).optional(),
  /** Why it fails. */
  message: text,
  /** The lines of its stack. */
  backtrace: texts,
  /** In addition to `flaky`, which a test has if it is in the suite's list of flaky tests. */
  labels: texts,
  /** Slug of its suite; by default the first of the organization. */
  suite: text,
});
/** A test that a job runs. Listed twice, it is executed twice. */
export type ScriptedTest = Given<z.infer<typeof test>>;

/** In code `Infinity`, which JSON does not have. */
const never = z.literal('never').transform(() => Number.POSITIVE_INFINITY);
type Output = string | ((run: { readonly index: number; readonly attempt: number }) => string);

const command = z.strictObject({
  name: textOrNull,
  key: text,
  /** Null for a step that only has plugins. */
  command: textOrNull,
  /** Time from runnable to started; 2 s by default. Infinity: no agent ever picks it up. */
  waitMs: perJob(z.union([amount, never])),
  /** Time from started to finished; 10 s by default. */
  runMs: perJob(amount),
  /** One per attempt: `[1, 0]` fails, is retried automatically, and passes. Default: `[0]`. */
  exits: perJob(z.array(exit)),
  /** One per retry by a user, and the last one for all further retries: `[0]` passes. Default: as the run before. */
  retryExits: z.array(exit).optional(),
  /** A failure of this step does not fail the build. */
  softFail: flag,
  /** Number of jobs with the same command. */
  parallelism: amount.optional(),
  /** One job for each of these combinations. */
  matrix: z.array(z.record(z.string(), z.string())).optional(),
  /** Branch patterns, separated by spaces; on other branches the jobs are broken and do not run. */
  branches: text,
  queue: text,
  artifactPaths: text,
  /** The tests that it runs, whose results its jobs upload when they end. */
  tests: perJob(z.array(test)),
  /** The files that its jobs upload when they end. */
  artifacts: perJob(z.array(artifact)),
  /** What the command prints; in code, also by the index of the job and of the attempt. */
  output: text as z.ZodOptional<z.ZodType<Output>>,
});
/** A step that runs a command. Every field is optional: `{}` passes after twelve seconds. */
export type CommandStep = Given<z.infer<typeof command>>;

const manual = {
  key: text,
  /** The `state` of a build while it waits. */
  blockedState: z.enum(['passed', 'failed', 'running']).optional(),
  /** What it asks for; `required` unless told. The live service does not show it in a job. */
  fields: z.array(z.strictObject({ key: z.string(), required: flag })).optional(),
};
const block = z.union([
  z.strictObject({ block: z.string(), ...manual }),
  z.strictObject({ input: z.string(), ...manual }),
]);
/** A step that waits for a user: `{ block: 'Ship it?' }`, or `{ input: 'Which version?' }`. */
export type BlockStep = Given<z.infer<typeof block>>;
export type BlockedState = NonNullable<BlockStep['blockedState']>;

const trigger = z.strictObject({
  /** Slug of the other pipeline. */
  trigger: z.string().min(1),
  name: text,
  key: text,
  async: flag,
});
/** A step that starts a build of another pipeline, and waits for it unless async. */
export type TriggerStep = Given<z.infer<typeof trigger>>;

const step = z.union([z.literal('wait'), block, trigger, command]);
/** One step of a script. Steps run in parallel up to the next `'wait'`, block or input step. */
export type Step = Given<z.infer<typeof step>>;

export const script = z.strictObject({
  steps: z.array(step),
  /** False for a pipeline with its steps in its settings, whose builds do not start with an upload job. */
  upload: flag,
  annotations: z.array(annotation).optional(),
  /** How long a running job takes to stop when it is canceled; 3 s by default. */
  cancelMs: amount.optional(),
});
/** What a build of a pipeline does: pure data, so that its state at any time can be computed. */
export type Script = Given<z.infer<typeof script>>;

/** What a script can depend on if it is a function. */
export interface ScriptFacts {
  readonly number: number;
  readonly branch: string;
  readonly commit: string;
  readonly rebuild: boolean;
}

/** A script, or a function that returns one for each build. */
export type ScriptSource = Script | ((facts: ScriptFacts) => Script);
