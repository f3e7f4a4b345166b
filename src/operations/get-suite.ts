import { createInputProblems, resolveSuite } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { suiteOutcome } from './suites/suite-outcome.ts';

/** Reads one test suite. */
export const getSuite = defineOperation({
  name: 'get-suite',
  sentence: 'Read one test suite.',
  inputs: ['organization', 'suite'],
  outputs: ['suite-slug', 'suite-url', 'json', 'truncated', 'json-path'],
  scopes: ['read_suites'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const address = resolveSuite(inputs, problems);
    if (problems.problems.length > 0 || address === null) return problems;
    return {
      run: async (context) => {
        const suite = await context.client.suites.get(address, { signal: context.signal });
        return suiteOutcome(suite, 'found', address, context);
      },
    };
  },
});
