import type { CreateSuite } from '../model/requests.ts';
import { createInputProblems, resolveOrganization } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { dryRun } from './outputs/dry-run.ts';
import { suiteOutcome } from './suites/suite-outcome.ts';
import { writeSuite } from './suites/write-suite.ts';

/** Creates a test suite. Its token is asked for only when somebody wants it, and is a secret from the first. */
export const createSuite = defineOperation({
  name: 'create-suite',
  sentence: 'Create a test suite.',
  inputs: ['organization', 'name', 'default-branch', 'team-ids', 'show-api-token', 'dry-run'],
  outputs: ['suite-slug', 'suite-url', 'api-token', 'json', 'truncated', 'json-path'],
  scopes: ['write_suites'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const address = resolveOrganization(inputs, problems);
    const { name, 'default-branch': default_branch, 'team-ids': team_ids, 'show-api-token': show } = inputs;
    if (name === undefined) problems.missing('name', 'give the name of the new suite');
    if (default_branch === undefined)
      problems.missing('default-branch', 'give the branch to show trends for');
    if (
      problems.problems.length > 0 ||
      address === null ||
      name === undefined ||
      default_branch === undefined
    ) {
      return problems;
    }
    const body: CreateSuite = {
      name,
      default_branch,
      ...(show ? { show_api_token: true } : {}),
      ...(team_ids === undefined ? {} : { team_ids }),
    };
    return {
      run: async (context) => {
        if (inputs['dry-run'])
          return dryRun([{ endpoint: 'suites.create', to: { ...address }, body }], context);
        const written = await writeSuite(
          { name: `suite “${name}” of ${address.organization}`, action: 'created' },
          (guard) => context.client.suites.create(address, body, guard),
          context,
        );
        if ('outcome' in written) return written.outcome;
        const suite = written.value;
        const token = suite.api_token ?? '';
        context.journal.mask(token);
        if (show && token !== '') context.journal.output('api-token', token);
        if (show && token === '') context.log.warning('The service sent no token with the new suite.');
        return suiteOutcome(suite, 'created', address, context);
      },
    };
  },
});
