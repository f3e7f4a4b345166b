import { parseList } from './inputs/parsers/lists.ts';
import { parseChoice } from './inputs/parsers/words.ts';
import { resolvePipelines, resolveSuites } from './inputs/resolve-addresses.ts';
import { defineOperation, type Operation } from './operation.ts';

/** Makes the operation that checks whether these operations have what they need, by what each of them declares. */
export function defineCheckSetup(operations: readonly Operation[]) {
  return defineOperation({
    name: 'check-setup',
    sentence:
      'Check token, scopes, pipelines, suites, rate limit, GitHub token and runner, and say how to fix what is missing. It only reads, and fails if something is missing that an operation needs.',
    inputs: ['for', 'organization', 'pipeline', 'suite'],
    words: {
      for: { parse: parseList(parseChoice(operations.map(({ name }) => name))) },
      pipeline: {
        sentence:
          'Slugs of the pipelines to check, one per line; also as `organization/pipeline`, or as URLs.',
      },
      suite: {
        sentence:
          'Slugs of the test suites to check, one per line; also as `organization/suite`, or as URLs.',
      },
    },
    outputs: [],
    scopes: [],
    optionalScopes: [
      { scope: 'read_builds', purpose: 'to check pipelines' },
      { scope: 'read_suites', purpose: 'to check suites' },
    ],
    permissions: [{ permission: 'pull-requests: read', purpose: 'a check of what it may read' }],
    runsWithoutToken: true,
    plan: ({ for: named, ...inputs }, { problems }) => {
      const pipelines = inputs.pipeline ? resolvePipelines(inputs, problems) : [];
      const suites = inputs.suite ? resolveSuites(inputs, problems) : [];
      if (pipelines === null || suites === null) return null;
      const organization = inputs.organization ?? [...pipelines, ...suites][0]?.organization;
      const chosen = operations.filter(({ name }) => named?.includes(name));
      const order = { operations, chosen, organization, pipelines, suites };
      return { run: async (context) => (await import('./runs.ts')).checkSetup(order, context) };
    },
  });
}
