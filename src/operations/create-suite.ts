import { resolveOrganization } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { suiteOutputs } from './outputs/declarations.ts';
import type { SuiteWrite } from './suites/suites.ts';

const noToken = 'Buildkite returned no API token for the new suite.';
const lostToken =
  'The output api-token is not set: the API token of the new suite was in the response that was lost, and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.';
const noSecret =
  'The output api-token is not set: the API token of the new suite does not look like a secret, so it cannot be masked.';

/** Creates a test suite. Its token is requested only if the input asks for it, and is masked immediately. */
export const createSuiteOperation = defineOperation({
  name: 'create-suite',
  sentence: 'Create a test suite.',
  inputs: ['organization', 'name', 'default-branch', 'team-ids', 'show-api-token', 'dry-run'],
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
      run: async (context) => {
        const { client, journal, log } = context;
        const send: SuiteWrite['send'] = async (guard) => {
          const { suite, tokenLost } = await client.suites.createWithDetails(address, body, guard);
          const token = suite.api_token ?? '';
          const masked = token !== '' && journal.mask(token);
          if (show && masked) journal.output('api-token', token);
          else if (show) log.warning(whyNoToken(token, tokenLost));
          return suite;
        };
        const { writeSuite } = await import('./suites/suites.ts');
        return writeSuite({ action: 'created', name: `“${name}”`, address, send }, context);
      },
    };
  },
});

/** Why the output `api-token` is not set. */
function whyNoToken(token: string, isLost: boolean): string {
  if (token !== '') return noSecret;
  return isLost ? lostToken : noToken;
}
