import { resolveSuite, suiteWords } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { suiteOutputs } from './outputs/declarations.ts';
import type { SuiteWrite } from './suites/suites.ts';

/** Changes the name or the default branch of a test suite. */
export const updateSuiteOperation = defineOperation({
  name: 'update-suite',
  sentence: 'Change the name or the default branch of a test suite. A new name may change its slug.',
  inputs: ['organization', 'suite', 'name', 'default-branch', 'dry-run'],
  words: { suite: suiteWords, name: { sentence: 'New name of the suite.' } },
  outputs: suiteOutputs,
  scopes: ['write_suites', 'read_suites'],
  plan: (inputs, { problems }) => {
    const address = resolveSuite(inputs, problems);
    const { name, 'default-branch': default_branch } = inputs;
    const body = { ...(name && { name }), ...(default_branch && { default_branch }) };
    if (Object.keys(body).length === 0 && !problems.isUnreadable('name'))
      problems.missing('default-branch', 'nothing changes without name or default-branch');
    if (address === null) return null;
    return {
      requests: async () => [{ endpoint: 'suites.update', to: { ...address }, body }],
      run: async (context) => {
        const { writeSuite } = await import('./runs.ts');
        const send: SuiteWrite['send'] = (guard) => context.client.suites.update(address, body, guard);
        return writeSuite({ action: 'updated', name: address.suite, address, send }, context);
      },
    };
  },
});
