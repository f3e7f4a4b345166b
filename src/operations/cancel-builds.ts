import { cancelableStates } from '../model/states.ts';
import { filterInputs, narrows, readFilters, resolveScope, scopeInputs } from './inputs/build-filters.ts';
import { oneOf } from './inputs/parsers/words.ts';
import { defineOperation } from './operation.ts';
import { buildOutputs } from './outputs/declarations.ts';

/** Cancels all builds that match filters. */
export const cancelBuildsOperation = defineOperation({
  name: 'cancel-builds',
  sentence:
    'Cancel all scheduled, running and failing builds that match, and report on each. Requires a filter: `branch`, `commit`, `creator`, `meta-data` or a time.',
  inputs: [...scopeInputs, ...filterInputs, 'limit', 'dry-run'],
  outputs: ['count', 'complete', ...buildOutputs],
  scopes: ['write_builds', 'read_builds'],
  plan: (inputs, { problems }) => {
    const scope = resolveScope(inputs, problems);
    const filters = readFilters(inputs, problems);
    if (!narrows(filters) && inputs.branch !== undefined)
      problems.add('Input branch must select some branches; "*" selects all of them.');
    else if (!narrows(filters))
      problems.missing(
        'branch',
        'cancel-builds requires branch, commit, creator, meta-data or a time, so that it never cancels every build',
      );
    const states = cancelableStates.filter((state) => inputs.state?.includes(state) ?? true);
    if (states.length === 0)
      problems.add(`Input state must include ${oneOf(cancelableStates)}; no other builds can be canceled.`);
    if (scope === null) return null;
    const order = {
      scope,
      filters: { ...filters, state: states },
      limit: inputs.limit ?? 100,
      dryRun: inputs['dry-run'],
    };
    return {
      run: async (context) => (await import('./cancel/cancel-matching.ts')).cancelMatching(order, context),
    };
  },
});
