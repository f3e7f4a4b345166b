import { renderSuitesSummary } from '../report/suites/summary.ts';
import { count } from '../report/text/counts.ts';
import { createInputProblems, resolveOrganization } from './inputs/resolve-addresses.ts';
import { logListProgress } from './lists/list-progress.ts';
import { defineOperation } from './operation.ts';
import { listOutputs, usualLimit } from './outputs/list-outputs.ts';

/** Lists the test suites of an organization. */
export const listSuites = defineOperation({
  name: 'list-suites',
  sentence: 'List the test suites of an organization.',
  inputs: ['organization', 'limit'],
  outputs: ['count', 'complete', 'matrix', 'json', 'truncated', 'json-path'],
  scopes: ['read_suites'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const address = resolveOrganization(inputs, problems);
    if (problems.problems.length > 0 || address === null) return problems;
    return {
      run: async (context) => {
        const list = context.client.suites.list(address, { signal: context.signal });
        const { items, complete } = await list.collect({
          limit: inputs.limit ?? usualLimit,
          onPage: logListProgress('suites', context),
        });
        const entries = items.map(({ slug, web_url }) => ({
          ...address,
          suite: slug,
          url: web_url ?? null,
        }));
        return {
          success: true,
          sentence: `${count(items.length, 'suite')} in ${address.organization}${complete ? '' : '; there are more'}.`,
          outputs: listOutputs(items.length, complete, entries),
          json: items,
          summary: ({ bytes }) =>
            renderSuitesSummary(items, { ...address, bytes, complete, redact: context.redact }),
        };
      },
    };
  },
});
