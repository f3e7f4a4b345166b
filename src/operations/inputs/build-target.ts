import type { BuildAddress, PipelineAddress } from '../../model/requests.ts';
import { readFilters } from './build-filters.ts';
import { type Filters, filterWords } from './declarations/build-filters.ts';
import type { InputValues } from './declarations/inputs.ts';
import type { EventDefaults } from './event-defaults.ts';
import type { InputProblems } from './input-problems.ts';
import { resolveBuild, resolvePipeline } from './resolve-addresses.ts';

/** A search for the newest build of a pipeline that matches. */
export interface BuildQuery {
  readonly pipeline: PipelineAddress;
  readonly filters: Filters;
}

/** A build of the input `build`: its address, or the search for the latest one. */
export type BuildTarget = BuildAddress | BuildQuery;

/** The inputs that select one existing build. The last three are the filters of `build: latest`. */
export const targetInputs = ['organization', 'pipeline', 'build', 'branch', 'commit', 'state'] as const;

/** What these inputs mean where they select one build. */
export const targetWords = {
  pipeline: { sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL.' },
  build: {
    sentence:
      'Number or URL of the build, or `latest`: the newest that matches `branch`, `commit` and `state`, by default on the branch of the event.',
  },
  branch: {
    purpose: 'Which build or suite',
    sentence: 'With `build: latest`: branches, one per line; `*` matches any text.',
  },
  commit: {
    ...filterWords.commit,
    purpose: 'Which build or suite',
    sentence: 'With `build: latest`: full SHAs, one per line.',
  },
  state: {
    purpose: 'Which build or suite',
    sentence: 'With `build: latest`: states of the build, one per line.',
  },
} as const;

type TargetInputs = InputValues<(typeof targetInputs)[number]>;

/** The one build of the input `build`; null with a problem. */
export function resolveTarget(
  inputs: TargetInputs,
  event: EventDefaults,
  problems: InputProblems,
): BuildTarget | null {
  const isLatest = inputs.build?.includes('latest');
  return isLatest ? resolveLatest(inputs, event, problems) : resolveBuild(inputs, problems);
}

/** The commit and the branch of the event, as filters: of an event about the commit of a stranger only one may be known. */
export function filtersOfEvent({ branch, commit }: EventDefaults): Filters {
  return {
    branch: branch === undefined ? undefined : [branch],
    commit: commit === undefined ? undefined : [commit],
  };
}

/** The search for `build: latest`, by default on the branch of the event; null with a problem. */
export function resolveLatest(
  inputs: TargetInputs,
  event: EventDefaults,
  problems: InputProblems,
): BuildQuery | null {
  problems.one('build', inputs.build);
  const pipeline = resolvePipeline(inputs, problems);
  const given = readFilters(inputs, problems);
  const { branch, commit } = filtersOfEvent(event);
  const ofEvent = branch === undefined ? { commit } : { branch };
  const filters = given.branch === undefined && given.commit === undefined ? { ...given, ...ofEvent } : given;
  if (filters.branch !== undefined || filters.commit !== undefined) return pipeline && { pipeline, filters };
  if (!problems.isUnreadable('commit')) problems.missingInEvent('branch', event);
  return null;
}
