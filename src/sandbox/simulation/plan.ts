import { passesBranchFilter } from '../wildcard.ts';
import type { BlockStep, CommandStep, Script, Step, TriggerStep } from './script.ts';

interface Positioned {
  /** Index among the jobs of the build; with the build's ID it identifies the job. */
  readonly position: number;
}

/** A job that runs a command. */
export interface PlannedScript extends Positioned {
  readonly kind: 'script';
  readonly step: CommandStep;
  readonly name: string | null;
  /** Index among the jobs of the step. */
  readonly index: number;
  /** How many parallel jobs the step has; null if it does not set `parallelism`. */
  readonly parallel: number | null;
  readonly matrix: Readonly<Record<string, string>> | null;
  /** False if the step's branch filter excludes the branch. */
  readonly runs: boolean;
}

/** A job that waits for a user. */
export interface PlannedManual extends Positioned {
  readonly kind: 'manual';
  readonly step: BlockStep;
}

/** A job that starts a build of another pipeline. */
export interface PlannedTrigger extends Positioned {
  readonly kind: 'trigger';
  readonly step: TriggerStep;
}

/** A job that only separates the jobs before it from those after it. */
export interface PlannedWaiter extends Positioned {
  readonly kind: 'waiter';
}

/** A job as the script defines it, before any time has passed. */
export type PlannedJob = PlannedScript | PlannedManual | PlannedTrigger | PlannedWaiter;

/** Jobs that become runnable together, when all earlier stages have passed. */
export interface Stage {
  /** The stages after an `upload` exist only once it has passed. */
  readonly kind: 'upload' | 'jobs' | 'wait' | 'block';
  readonly jobs: readonly PlannedJob[];
}

const uploadStep: CommandStep = {
  name: ':pipeline: Upload',
  command: 'buildkite-agent pipeline upload',
  waitMs: 1_000,
  runMs: 2_000,
};

/** The stages of one build: its script applied to its branch. */
export function planBuild(script: Script, branch: string): readonly Stage[] {
  const stages: { kind: Stage['kind']; jobs: PlannedJob[] }[] = [];
  let position = 0;
  if (script.upload !== false) {
    const step = { ...uploadStep, ...script.upload };
    stages.push({ kind: 'upload', jobs: jobsOfCommand(step, position, branch) });
    position += 1;
  }
  for (const step of script.steps) {
    const kind = stageOf(step);
    const jobs = jobsOf(step, position, branch);
    const last = stages.at(-1);
    if (kind === 'jobs' && last?.kind === 'jobs') last.jobs.push(...jobs);
    else stages.push({ kind, jobs: [...jobs] });
    position += jobs.length;
  }
  return stages;
}

function stageOf(step: Step): Stage['kind'] {
  if (step === 'wait') return 'wait';
  return 'block' in step || 'input' in step ? 'block' : 'jobs';
}

function jobsOf(step: Step, position: number, branch: string): PlannedJob[] {
  if (step === 'wait') return [{ kind: 'waiter', position }];
  if ('block' in step || 'input' in step) return [{ kind: 'manual', position, step }];
  if ('trigger' in step) return [{ kind: 'trigger', position, step }];
  return jobsOfCommand(step, position, branch);
}

function jobsOfCommand(step: CommandStep, position: number, branch: string): PlannedScript[] {
  const runs = passesBranchFilter(branch, step.branches);
  const matrix = step.matrix ?? [null];
  const copies = step.parallelism ?? 1;
  return matrix.flatMap((dimensions, row) =>
    Array.from({ length: copies }, (_, copy) => ({
      kind: 'script' as const,
      position: position + row * copies + copy,
      step,
      name: nameOf(step, dimensions),
      index: row * copies + copy,
      parallel: step.parallelism ?? null,
      matrix: dimensions,
      runs,
    })),
  );
}

function nameOf(step: CommandStep, dimensions: Readonly<Record<string, string>> | null): string | null {
  if (step.name === null || step.name === undefined) return null;
  return dimensions === null ? step.name : `${step.name} ${Object.values(dimensions).join(' ')}`;
}

/** The name of a job, or the label of its step. */
export function jobNameOf(job: PlannedJob): string | null {
  switch (job.kind) {
    case 'script':
      return job.name;
    case 'manual':
      return 'block' in job.step ? job.step.block : job.step.input;
    case 'trigger':
      return job.step.name ?? null;
    case 'waiter':
      return null;
  }
}
