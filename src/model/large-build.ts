import type { Build } from './build.ts';
import type { Job } from './job.ts';

/** What was read of the jobs of a build that is too large to be read with all of them. */
export interface PartOfJobs {
  /** The last attempts of those that may have failed the build, as far as they could be read. */
  readonly failed: readonly Job[];
  /** False if some of these are missing. */
  readonly isComplete: boolean;
  /** What is missing, in a sentence. */
  readonly gap: string;
}

/** A symbol, because no response can have it: unknown fields of a response are kept. */
const part = Symbol('part of the jobs');

/** The build with a part of its jobs. */
export function withPart(build: Build, of: PartOfJobs): Build {
  return { ...build, [part]: of } as Build;
}

/** The part of the jobs that was read; undefined if all were, or none. */
export function partOf(build: Build & { readonly [part]?: PartOfJobs }): PartOfJobs | undefined {
  return build[part];
}

/** The jobs that were read: all, or only those that may have failed the build. */
export function knownJobs(build: Build): readonly Job[] {
  return build.jobs ?? partOf(build)?.failed ?? [];
}
