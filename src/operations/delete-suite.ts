import { createInputProblems, resolveSuite } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { dryRun } from './outputs/dry-run.ts';
import { suiteOutcome } from './suites/suite-outcome.ts';
import { writeSuite } from './suites/write-suite.ts';

/** Deletes a test suite. */
export const deleteSuite = defineOperation({
  name: 'delete-suite',
  sentence: 'Delete a test suite, with all that it has collected.',
  inputs: ['organization', 'suite', 'dry-run'],
  outputs: ['suite-slug', 'suite-url', 'json', 'truncated', 'json-path'],
  scopes: ['write_suites', 'read_suites'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const address = resolveSuite(inputs, problems);
    if (problems.problems.length > 0 || address === null) return problems;
    return {
      run: async (context) => {
        if (inputs['dry-run']) return dryRun([{ endpoint: 'suites.delete', to: { ...address } }], context);
        const written = await writeSuite(
          { name: `suite ${address.suite} of ${address.organization}`, action: 'deleted' },
          (guard) => context.client.suites.delete(address, guard),
          context,
        );
        if ('outcome' in written) return written.outcome;
        return suiteOutcome({ slug: address.suite }, 'deleted', address, context);
      },
    };
  },
});
