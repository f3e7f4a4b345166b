import { matchesPattern } from '../../model/wildcard.ts';
import type { BlockStep, CommandStep, PerJob, Script, TriggerStep } from '../seed/seed.ts';

/** A job before any time has passed. The last two kinds wait for a user, and separate the jobs around them. */
export type PlannedJob = {
  /** Index among the jobs of the build; with the build's ID it identifies the job. */
  readonly position: number;
  /** Its name, or the label of its step. */
  readonly name: string | null;
  /** Whether it comes after a block step, with no other gate between them. */
  readonly isBehindBlock: boolean;
} & (
  | {
      readonly kind: 'script';
      readonly step: CommandStep;
      /** Index among the jobs of the step. */
      readonly index: number;
      /** How many parallel jobs the step has; null if it does not set `parallelism`. */
      readonly parallel: number | null;
      readonly matrix: Readonly<Record<string, string>> | null;
      /** False if the step's branch filter excludes the branch. */
      readonly runs: boolean;
    }
  | { readonly kind: 'trigger'; readonly step: TriggerStep }
  | { readonly kind: 'manual'; readonly step: BlockStep }
  | { readonly kind: 'waiter' }
);

type Without<Job, Key extends PropertyKey> = Job extends unknown ? Omit<Job, Key> : never;
type Planned = Without<PlannedJob, 'isBehindBlock'>;

/** A job that runs a command. */
export type PlannedScript = Extract<PlannedJob, { kind: 'script' }>;

/** Jobs that become runnable together, when all earlier stages have passed. */
export interface Stage {
  /** The stages after an `upload` exist only once it has passed. */
  readonly kind: 'upload' | 'jobs' | 'gate';
  readonly jobs: readonly PlannedJob[];
}

const uploadStep: CommandStep = {
  name: ':pipeline: Upload',
  command: 'buildkite-agent pipeline upload',
  waitMs: 1_000,
  runMs: 2_000,
};

/** The stages of one build: its script applied to its branch. */
export function planBuild({ upload, steps }: Script, branch: string): readonly Stage[] {
  const stages: { readonly kind: Stage['kind']; readonly jobs: PlannedJob[] }[] = [];
  let position = 0;
  let isBehindBlock = false;
  const add = (kind: Stage['kind'], ...planned: Planned[]) => {
    const last = stages.at(-1);
    const jobs = planned.map((job) => ({ ...job, isBehindBlock }));
    if (kind === 'gate') isBehindBlock = jobs.some((job) => job.kind === 'manual');
    if (kind === 'jobs' && last?.kind === 'jobs') last.jobs.push(...jobs);
    else stages.push({ kind, jobs });
    position += jobs.length;
  };
  if (upload !== false) add('upload', ...jobsOf(uploadStep, position, branch));
  for (const step of steps) {
    if (step === 'wait') add('gate', { kind: 'waiter', position, name: null });
    else if ('block' in step) add('gate', { kind: 'manual', position, name: step.block, step });
    else if ('input' in step) add('gate', { kind: 'manual', position, name: step.input, step });
    else if ('trigger' in step) add('jobs', { kind: 'trigger', position, name: step.name ?? null, step });
    else add('jobs', ...jobsOf(step, position, branch));
  }
  return stages;
}

function jobsOf(step: CommandStep, position: number, branch: string): Planned[] {
  const { name = null, parallelism, matrix = [null] } = step;
  const copies = parallelism ?? 1;
  return matrix.flatMap((dimensions, row) =>
    Array.from({ length: copies }, (_, copy) => ({
      kind: 'script' as const,
      position: position + row * copies + copy,
      name: name === null || dimensions === null ? name : `${name} ${Object.values(dimensions).join(' ')}`,
      step,
      index: row * copies + copy,
      parallel: parallelism ?? null,
      matrix: dimensions,
      runs: passesBranchFilter(branch, step.branches),
    })),
  );
}

/** The value of a step for one of its jobs. */
export function forJob<Of extends number | readonly unknown[]>(given: PerJob<Of>, index: number): Of {
  return typeof given === 'function' ? given(index) : given;
}

/**
 * True if a branch matches the filter of a pipeline or step: patterns separated by spaces, `*` for any text, a leading
 * `!` to exclude. Every branch matches an empty filter. The document does not show the syntax; it is the live service's.
 */
export function passesBranchFilter(branch: string, filter = ''): boolean {
  const patterns = filter.split(' ').filter(Boolean);
  const matches = (pattern: string) => matchesPattern(branch, pattern);
  const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
  const included = patterns.filter((pattern) => !excluded.includes(pattern));
  return (
    !excluded.some((each) => matches(each.slice(1))) && (included.length === 0 || included.some(matches))
  );
}
