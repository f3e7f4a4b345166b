import type { Context } from './context/context.ts';
import { resolveOrganization, resolveSuite, suiteWords } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { listOutputs, suiteOutputs } from './outputs/declarations.ts';
import type { SuiteWrite } from './suites/suites.ts';

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

/** Sends a write, or shows what would be sent. */
function planWrite(write: SuiteWrite) {
  const { verb, address, body } = write;
  return {
    requests: async () => [{ endpoint: `suites.${verb}` as const, to: { ...address }, body }],
    run: async (context: Context) => (await import('./runs.ts')).writeSuite(write, context),
  };
}

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
    return planWrite({ verb: 'create', address, body });
  },
});

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
    if (Object.keys(body).length === 0 && !(['name', 'default-branch'] as const).some(problems.isUnreadable))
      problems.add('update-suite requires at least one of name and default-branch.');
    return address && planWrite({ verb: 'update', address, body });
  },
});

/** Deletes a test suite. */
export const deleteSuiteOperation = defineOperation({
  name: 'delete-suite',
  sentence: 'Delete a test suite with all its data.',
  inputs: ['organization', 'suite', 'dry-run'],
  words: { suite: suiteWords },
  outputs: ['suite-slug'],
  scopes: ['write_suites', 'read_suites'],
  plan: (inputs, { problems }) => {
    const address = resolveSuite(inputs, problems);
    return address && planWrite({ verb: 'delete', address });
  },
});
