import { resolveOrganization } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { suiteOutputs } from './outputs/declarations.ts';

/** Creates a test suite. Its token is requested only if the input asks for it, and is masked immediately. */
export const createSuiteOperation = defineOperation({
  name: 'create-suite',
  sentence: 'Create a test suite.',
  inputs: ['organization', 'name', 'default-branch', 'team-ids', 'show-api-token', 'dry-run'],
  words: { name: { sentence: 'Name of the new suite.' } },
  outputs: [...suiteOutputs, 'api-token'],
  scopes: ['write_suites'],
  plan: (inputs, { problems }) => {
    const address = resolveOrganization(inputs, problems);
    const { name, 'default-branch': default_branch, 'team-ids': team_ids, 'show-api-token': show } = inputs;
    if (name === undefined) problems.missing('name', 'set it to the name of the new suite');
    if (default_branch === undefined)
      problems.missing('default-branch', 'set it to the branch whose trends the suite shows');
    if (address === null || name === undefined || default_branch === undefined) return null;
    const body = {
      name,
      default_branch,
      ...(show && { show_api_token: true }),
      ...(team_ids && { team_ids }),
    };
    return {
      requests: async () => [{ endpoint: 'suites.create', to: { ...address }, body }],
      run: async (context) => (await import('./runs.ts')).createSuite(address, body, context),
    };
  },
});
