import { resolveSuite, suiteWords } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { suiteOutputs } from './outputs/declarations.ts';
import type { SuiteWrite } from './suites/suites.ts';

/** Deletes a test suite. */
export const deleteSuiteOperation = defineOperation({
  name: 'delete-suite',
  sentence: 'Delete a test suite with all its data.',
  inputs: ['organization', 'suite', 'dry-run'],
  words: { suite: suiteWords },
  outputs: suiteOutputs,
  scopes: ['write_suites', 'read_suites'],
  plan: (inputs, { problems }) => {
    const address = resolveSuite(inputs, problems);
    if (address === null) return null;
    return {
      requests: async () => [{ endpoint: 'suites.delete', to: { ...address } }],
      run: async (context) => {
        const { writeSuite } = await import('./runs.ts');
        const send: SuiteWrite['send'] = async (guard) => {
          await context.client.suites.delete(address, guard);
          return { slug: address.suite };
        };
        return writeSuite({ action: 'deleted', name: address.suite, address, send }, context);
      },
    };
  },
});
