import { readFilters } from './inputs/build-filters.ts';
import { resolveLatest, targetInputs, targetWords } from './inputs/build-target.ts';
import type { Filters } from './inputs/declarations/build-filters.ts';
import type { InputValues } from './inputs/declarations/inputs.ts';
import type { EventDefaults } from './inputs/event-defaults.ts';
import type { InputProblems } from './inputs/input-problems.ts';
import { resolveBuilds, resolvePipeline } from './inputs/resolve-addresses.ts';
import { followInputs, liveCommentWords, partInputs, readWaitSettings } from './inputs/wait-settings.ts';
import { defineOperation, explainPermissions, explainScopes, readsPullRequest } from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';
import type { WaitTarget } from './wait/state.ts';

/** A build that something else starts usually appears within this time. */
const usualAppearMs = 5 * 60_000;

/** Waits for builds that something else started: by number or URL, or by commit and branch. */
export const waitForBuildOperation = defineOperation({
  name: 'wait-for-build',
  sentence:
    'Wait for existing builds to finish. The step succeeds only if they pass. Select them with `build`, or the build of a commit with `commit` and `branch`.',
  inputs: [...targetInputs, 'appear-timeout', ...followInputs, ...partInputs],
  usual: ['pipeline', 'commit', 'branch', 'appear-timeout', 'wait-timeout'],
  words: {
    ...targetWords,
    ...liveCommentWords,
    build: {
      sentence:
        'Numbers or URLs of builds, one per line, or `latest`. Without it, the newest build of `commit` and `branch`.',
    },
    commit: {
      ...targetWords.commit,
      sentence: 'Full SHA of the commit. Defaults to the commit of the event.',
    },
    'appear-timeout': {
      sentence: 'Maximum time to wait until the build appears, as a part of `wait-timeout`. Default: `5m`.',
    },
    branch: { sentence: 'Branch of the build. With the commit of the event, defaults to its branch.' },
  },
  outputs: waitedOutputs,
  scopes: ['read_builds'],
  optionalScopes: [
    ...explainScopes,
    {
      scope: 'write_builds',
      purpose: 'to cancel builds, with `cancel-on`, and to retry jobs, with `retry-flaky`',
      isByInput: true,
    },
  ],
  permissions: [readsPullRequest, ...explainPermissions],
  usesEvent: true,
  plan: (inputs, { event, problems }) => {
    const settings = readWaitSettings(inputs);
    const targets = chooseTargets(inputs, event, problems);
    if (targets === null) return null;
    const { 'appear-timeout': appearTimeoutMs = usualAppearMs, 'wait-timeout': waitTimeoutMs } = inputs;
    return {
      ignoresEvent: targets.every((target) => 'address' in target),
      waitTimeoutMs,
      run: async (context) => {
        const sinceMs = context.clock.monotonic();
        const { waitForBuilds } = await import('./runs.ts');
        return waitForBuilds(targets, { settings, appearTimeoutMs, sinceMs }, context);
      },
    };
  },
});

/** The builds to wait for, or how to find them; null with a problem. */
function chooseTargets(
  inputs: InputValues<(typeof targetInputs)[number]>,
  event: EventDefaults,
  problems: InputProblems,
): readonly WaitTarget[] | null {
  if (inputs.build?.includes('latest')) {
    const query = resolveLatest(inputs, event, problems);
    return query && [{ query }];
  }
  if (inputs.build !== undefined || problems.isUnreadable('build')) {
    return resolveBuilds(inputs, problems)?.map((address) => ({ address })) ?? null;
  }
  const pipeline = resolvePipeline(inputs, problems);
  const filters = readQuery(inputs, event, problems);
  return pipeline && filters && [{ query: { pipeline, filters } }];
}

/** The commit and branch to look for. The branch of the event only belongs to the commit of the event. */
function readQuery(
  inputs: InputValues<'commit' | 'branch'>,
  event: EventDefaults,
  problems: InputProblems,
): Filters | null {
  const commit = problems.one('commit', inputs.commit) ?? event.commit;
  if (commit === undefined) {
    const why = 'set it, or set commit to the commit of the build';
    if (!problems.isUnreadable('commit')) problems.missingInEvent('build', event, why);
    return null;
  }
  const { branch: own } = commit.toLowerCase() === event.commit ? event : {};
  const branch = problems.one('branch', inputs.branch) ?? own;
  problems.onlyBranch(branch);
  // The build of a fork's commit can be on either spelling of its branch: which one is a setting of the pipeline.
  const spellings = [...new Set([own, own?.slice(own.indexOf(':') + 1)])].filter((one) => one !== undefined);
  const branches = branch === undefined || spellings.includes(branch) ? spellings : [branch];
  return readFilters({ commit: [commit], ...(branches.length > 0 && { branch: branches }) }, problems);
}
