import { filterInputs, listWords, readFilters, readShown, scopeInputs } from './inputs/build-filters.ts';
import { resolveScope } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { buildOutputs, listOutputs } from './outputs/declarations.ts';

/** Lists the builds of a pipeline, of an organization, or all of them. */
export const listBuildsOperation = defineOperation({
  name: 'list-builds',
  sentence:
    'List builds, newest first, of a pipeline, of an organization, or of all that the token can access.',
  inputs: [...scopeInputs, ...filterInputs, 'include-retried-jobs', 'limit'],
  usual: ['pipeline', 'branch', 'state', 'created-from', 'limit'],
  words: { ...listWords, limit: { sentence: 'Maximum number of builds to list. Defaults to 100.' } },
  outputs: [...listOutputs, ...buildOutputs],
  scopes: ['read_builds'],
  plan: (inputs, { problems }) => {
    const { organization, pipeline, limit = 100 } = inputs;
    const everywhere = organization === undefined ? {} : { organization };
    const scope = pipeline === undefined ? everywhere : resolveScope(inputs, problems);
    const filters = readFilters(inputs, problems);
    if (scope === null) return null;
    const shown = readShown(inputs);
    return {
      run: async (context) =>
        (await import('./runs.ts')).listMatching({ scope, filters, shown, limit }, context),
    };
  },
});
