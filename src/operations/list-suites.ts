import { resolveOrganization } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { listOutputs } from './outputs/declarations.ts';

/** Lists the test suites of an organization. */
export const listSuitesOperation = defineOperation({
  name: 'list-suites',
  sentence: 'List the test suites of an organization.',
  inputs: ['organization', 'limit'],
  words: { limit: { sentence: 'Maximum number of suites to list. Defaults to 100.' } },
  outputs: listOutputs,
  scopes: ['read_suites'],
  plan: (inputs, { problems }) => {
    const address = resolveOrganization(inputs, problems);
    if (address === null) return null;
    const limit = inputs.limit ?? 100;
    return {
      run: async (context) => (await import('./runs.ts')).readSuites(address, limit, context),
    };
  },
});
