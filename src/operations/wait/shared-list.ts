import type { BuildFilters } from '../../model/requests.ts';
import { isParsed } from '../inputs/parsers/parsed.ts';
import { parseFullSha } from '../inputs/parsers/words.ts';
import type { BuildWait } from './build-wait.ts';
import type { SharedFilters } from './read-builds.ts';

/** How builds of one organization are listed. */
export interface SharedList {
  readonly filters: BuildFilters;
  /** How many builds of the wait it contains, with those that have ended. */
  readonly count: number;
  /** Up to so many builds are read each by itself. */
  readonly mostAlone: number;
  /** True if other builds may match too, so that it may lack ours: then it is not asked for again. */
  readonly isOptional: boolean;
}

/** Builds that are read each by itself show their jobs too. With more of them, each would be read too seldom. */
const mostFoundAlone = 3;

/** Keeps the address of the list short. */
const mostCommits = 50;

/** By what these builds of one organization are listed: the meta-data that the step gave them, or their commits. */
export function sharedListOf(waits: readonly BuildWait[], shared: SharedFilters): SharedList | null {
  if (shared !== undefined) return { filters: shared, count: waits.length, mostAlone: 1, isOptional: false };
  const commits = [...new Set(waits.map(({ build }) => build.commit ?? ''))];
  const isListable = commits.length <= mostCommits && commits.every((sha) => isParsed(parseFullSha(sha, 0)));
  if (waits.length <= mostFoundAlone || !isListable) return null;
  return { filters: { commit: commits }, count: waits.length, mostAlone: mostFoundAlone, isOptional: true };
}
