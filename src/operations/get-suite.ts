import { resolveSuite, suiteWords } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { suiteOutputs } from './outputs/declarations.ts';

/** Reads one test suite. */
export const getSuiteOperation = defineOperation({
  name: 'get-suite',
  sentence: 'Read one test suite.',
  inputs: ['organization', 'suite'],
  words: { suite: suiteWords },
  outputs: suiteOutputs,
  scopes: ['read_suites'],
  plan: (inputs, { problems }) => {
    const address = resolveSuite(inputs, problems);
    if (address === null) return null;
    return {
      run: async (context) => {
        const suite = await context.client.suites.get(address, { signal: context.signal });
        return (await import('./runs.ts')).suiteOutcome(suite, 'found', address, context);
      },
    };
  },
});
