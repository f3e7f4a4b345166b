import { effectiveState } from '../model/states.ts';
import { createInputProblems, resolveBuild } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { nameBuild, setBuildOutputs } from './outputs/build-outputs.ts';
import { buildSummary } from './wait/wait-outcome.ts';

/** Reads one build. Succeeds whatever it finds. */
export const getBuild = defineOperation({
  name: 'get-build',
  sentence: 'Read one build with all its jobs. Succeeds whatever state it finds.',
  inputs: ['organization', 'pipeline', 'build', 'include-retried-jobs'],
  outputs: ['build-number', 'build-id', 'build-url', 'state', 'builds', 'json', 'truncated', 'json-path'],
  scopes: ['read_builds'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const address = resolveBuild(inputs, problems);
    if (problems.problems.length > 0 || address === null) return problems;
    return {
      run: async (context) => {
        const parameters = { include_retried_jobs: inputs['include-retried-jobs'] ?? true };
        const build = await context.client.builds.get(address, parameters, { signal: context.signal });
        setBuildOutputs([{ address, build }], context.journal);
        return {
          success: true,
          sentence: `${nameBuild(address)} is ${effectiveState(build)}.`,
          json: build,
          summary: buildSummary([{ address, build, halt: null }], context),
        };
      },
    };
  },
});
