import { cancelableStates } from '../model/states.ts';
import { endingAt, mostHeldMs } from './context/time-to-wait.ts';
import type { CancelOrder } from './end/cancel-matching.ts';
import {
  filterInputs,
  listWords,
  narrowingInputs,
  narrows,
  readFilters,
  readShown,
  scopeInputs,
} from './inputs/build-filters.ts';
import { filtersOfEvent } from './inputs/build-target.ts';
import { keysOf } from './inputs/declarations/input.ts';
import type { EventDefaults } from './inputs/event-defaults.ts';
import { oneOf } from './inputs/parsers/words.ts';
import { resolveScope } from './inputs/resolve-addresses.ts';
import { plainWaitWords, readPlainWait } from './inputs/wait-settings.ts';
import type { ListOrder } from './lists/matching-builds.ts';
import { defineOperation } from './operation.ts';
import { buildOutputs, listValues } from './outputs/declarations.ts';

const nothingToCancel = { success: true, outputs: listValues(0, true), summary: () => '' };

/** Cancels all builds that match filters. */
export const cancelBuildsOperation = defineOperation({
  name: 'cancel-builds',
  sentence: `Cancel all builds that match, and report on each. Requires a filter: ${oneOf(narrowingInputs.map((name) => `\`${name}\``))}. On a \`merge_group\` that is destroyed and a pull request that is closed without a merge, they default to its branch and commit. With \`wait: true\`, it waits until the builds have ended.`,
  inputs: [
    ...scopeInputs,
    ...filterInputs,
    'include-retried-jobs',
    'limit',
    'wait',
    'wait-timeout',
    'poll-interval',
    'dry-run',
  ],
  usual: ['pipeline', 'branch', 'commit', 'created-to', 'wait'],
  words: {
    ...listWords,
    ...plainWaitWords,
    pipeline: {
      sentence: 'Slug of the pipeline, `organization/pipeline`, or its URL; `*` for all of the organization.',
    },
    state: {
      sentence: 'States of the builds to cancel: running, scheduled or failing; all by default.',
      example: 'running',
    },
    limit: { sentence: 'Maximum number of builds to cancel. Defaults to 100.' },
  },
  outputs: ['count', 'complete', ...buildOutputs],
  scopes: ['write_builds', 'read_builds'],
  usesEvent: true,
  plan: (inputs, { event, problems }) => {
    const scope = resolveScope(inputs, problems);
    const given = readFilters(inputs, problems);
    const isByEvent = keysOf(given).every((name) => name === 'state');
    const { kept, ended } = event;
    if (kept !== undefined && isByEvent && !filterInputs.some(problems.isUnreadable))
      return scope && { run: async () => ({ ...nothingToCancel, sentence: kept }) };
    // The event ends what these builds are for.
    const isOfEnded = ended !== undefined && isByEvent;
    const filters = isOfEnded ? { ...filtersOfEvent(event), ...given } : given;
    if (!narrows(filters) && !filterInputs.some(problems.isUnreadable))
      problems.add(
        `cancel-builds requires ${oneOf(narrowingInputs)}, so that it never cancels every build. A filter that every build matches, such as branch "*", is not enough.`,
      );
    const states = cancelableStates.filter((state) => inputs.state?.includes(state) ?? true);
    if (states.length === 0)
      problems.add(`Input state must include ${oneOf(cancelableStates)}; no other builds can be canceled.`);
    if (scope === null) return null;
    const order = {
      scope,
      pullRequest: isOfEnded ? pullRequestOf(event) : undefined,
      limit: inputs.limit ?? 100,
      filters: { ...filters, state: states },
      shown: readShown(inputs),
      dryRun: inputs['dry-run'],
      reportsBlocked: inputs.state?.includes('blocked') ?? true,
    };
    return {
      ignoresEvent: true,
      waitTimeoutMs: inputs.wait ? inputs['wait-timeout'] : undefined,
      run: async (context) => {
        const { cancelMatching, pollBuilds } = await import('./runs.ts');
        if (!inputs.wait) return cancelMatching(order, context);
        const sinceMs = context.clock.monotonic();
        const plan = { settings: readPlainWait(inputs), sinceMs, withJobs: false };
        const limits = endingAt(sinceMs + plan.settings.timeoutMs, mostHeldMs);
        const waitForEnd: CancelOrder['waitForEnd'] = (canceled, shared) =>
          pollBuilds(canceled, { ...plan, shared }, context);
        return cancelMatching({ ...order, ...limits, waitForEnd }, context);
      },
    };
  },
});

/** The pull request that the event closes; undefined for a merge group. */
function pullRequestOf({ pull_request_id: number, defaultBranch }: EventDefaults): ListOrder['pullRequest'] {
  return number === undefined ? undefined : { number, defaultBranch };
}
