import { resolveBuild } from './inputs/resolve-addresses.ts';
import { defineOperation } from './operation.ts';
import { buildOutputs } from './outputs/declarations.ts';

/** Reads one build. */
export const getBuildOperation = defineOperation({
  name: 'get-build',
  sentence: 'Read one build with all its jobs. The step succeeds regardless of the state of the build.',
  inputs: ['organization', 'pipeline', 'build', 'include-retried-jobs'],
  outputs: buildOutputs,
  scopes: ['read_builds'],
  plan: (inputs, { problems }) => {
    const address = resolveBuild(inputs, problems);
    if (address === null) return null;
    const parameters = { include_retried_jobs: inputs['include-retried-jobs'] ?? true };
    return {
      run: async (context) => {
        const build = await context.client.builds.get(address, { ...parameters, signal: context.signal });
        const { buildOutcome, describeReported } = await import('./outputs/build-outcome.ts');
        return buildOutcome(describeReported({ address, build }, context), [{ address, build }], context);
      },
    };
  },
});
