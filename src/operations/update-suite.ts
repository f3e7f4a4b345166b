import { createInputProblems, resolveSuite } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { dryRun } from './outputs/dry-run.ts';
import { suiteOutcome } from './suites/suite-outcome.ts';
import { writeSuite } from './suites/write-suite.ts';

/** Changes the name or the default branch of a test suite. */
export const updateSuite = defineOperation({
  name: 'update-suite',
  sentence: 'Change the name or the default branch of a test suite. Its slug may follow its name.',
  inputs: ['organization', 'suite', 'name', 'default-branch', 'dry-run'],
  outputs: ['suite-slug', 'suite-url', 'json', 'truncated', 'json-path'],
  scopes: ['write_suites', 'read_suites'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const address = resolveSuite(inputs, problems);
    const { name, 'default-branch': default_branch } = inputs;
    if (name === undefined && default_branch === undefined && !unreadable.has('name')) {
      problems.missing('default-branch', 'there is nothing to change; give name, default-branch or both');
    }
    if (problems.problems.length > 0 || address === null) return problems;
    const body = {
      ...(name === undefined ? {} : { name }),
      ...(default_branch === undefined ? {} : { default_branch }),
    };
    return {
      run: async (context) => {
        if (inputs['dry-run'])
          return dryRun([{ endpoint: 'suites.update', to: { ...address }, body }], context);
        const written = await writeSuite(
          { name: `suite ${address.suite} of ${address.organization}`, action: 'changed' },
          (guard) => context.client.suites.update(address, body, guard),
          context,
        );
        if ('outcome' in written) return written.outcome;
        return suiteOutcome(written.value, 'updated', address, context);
      },
    };
  },
});
