import type { BuildAddress, BuildFilters, PipelineAddress } from '../../model/requests.ts';
import { readFilters } from './build-filters.ts';
import type { InputName, InputValues } from './declarations/inputs.ts';
import type { EventDefaults } from './event-defaults.ts';
import type { InputProblems } from './input-problems.ts';
import { resolveBuild, resolvePipeline } from './resolve-addresses.ts';

/** A search for the newest build of a pipeline that matches. */
export interface BuildQuery {
  readonly pipeline: PipelineAddress;
  readonly filters: BuildFilters;
}

/** A build of the input `build`: its address, or the search for the latest one. */
export type BuildTarget = BuildAddress | BuildQuery;

/** The inputs that filter the builds of which `build: latest` is the newest. */
const latestFilters = ['branch', 'commit', 'state'] as const;

/** The inputs that select one existing build. */
export const targetInputs = ['organization', 'pipeline', 'build', ...latestFilters] as const;

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
  commit: { purpose: 'Which build or suite', sentence: 'With `build: latest`: full SHAs, one per line.' },
  state: {
    purpose: 'Which build or suite',
    sentence: 'With `build: latest`: states of the build, one per line.',
  },
} as const;

type TargetInputs = InputValues<(typeof targetInputs)[number]>;

/** How an operation uses its other inputs. */
export interface InputUse {
  /** Those that others leave without effect, and when, as in `when build is set`. */
  readonly unused: readonly { readonly inputs: readonly InputName[]; readonly when: string }[];
  /** True if nothing of the event is used, so that GitHub need not be asked to complete it. */
  readonly ignoresEvent: boolean;
}

/** How an operation uses its other inputs if `build` names builds. */
export const useOfNamed: InputUse = {
  unused: [{ inputs: latestFilters, when: 'when build names a build' }],
  ignoresEvent: true,
};

/** The one build of the input `build`, and how the operation uses its other inputs; null with a problem. */
export function resolveTarget(
  inputs: TargetInputs,
  { event, problems }: { readonly event: EventDefaults; readonly problems: InputProblems },
): { readonly target: BuildTarget; readonly use: InputUse } | null {
  const isLatest = inputs.build?.includes('latest') ?? false;
  const target = isLatest ? resolveLatest(inputs, event, problems) : resolveBuild(inputs, problems);
  return target && { target, use: isLatest ? { unused: [], ignoresEvent: false } : useOfNamed };
}

/** The search for `build: latest`, by default on the branch of the event; null with a problem. */
export function resolveLatest(
  inputs: TargetInputs,
  event: EventDefaults,
  problems: InputProblems,
): BuildQuery | null {
  problems.one('build', inputs.build);
  const pipeline = resolvePipeline(inputs, problems);
  const { branch, commit, state } = inputs;
  const given = readFilters({ branch, commit, state }, problems);
  // An event about the commit of a stranger names no branch.
  const ofEvent = event.branch === undefined ? { commit: event.commit } : { branch: event.branch };
  const filters = branch === undefined && commit === undefined ? { ...given, ...ofEvent } : given;
  if (filters.branch !== undefined || filters.commit !== undefined) return pipeline && { pipeline, filters };
  problems.missingInEvent('branch', event);
  return null;
}
