import { resolveTarget, targetInputs } from './inputs/build-target.ts';
import { defineOperation, findTarget, readsLatest } from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';

/** Reads one build. */
export const getBuildOperation = defineOperation({
  name: 'get-build',
  sentence: 'Read one build with all its jobs. The step succeeds regardless of the state of the build.',
  inputs: [...targetInputs, 'include-retried-jobs', 'log-lines'],
  outputs: waitedOutputs,
  scopes: ['read_builds'],
  permissions: [readsLatest],
  usesEvent: true,
  plan: (inputs, planned) => {
    const resolved = resolveTarget(inputs, planned);
    if (resolved === null) return null;
    const parameters = { include_retried_jobs: inputs['include-retried-jobs'] ?? true };
    return {
      ...resolved.use,
      run: async (context) => {
        const address = await findTarget(resolved.target, context);
        const build = await context.client.builds.get(address, { ...parameters, signal: context.signal });
        const { buildOutcome, describeReported, describeStrangeState, hasFailedJobs } = await import(
          './outputs/build-outcome.ts'
        );
        const builds = [{ address, build }];
        const strange = describeStrangeState(builds);
        const sentence = describeReported({ address, build }, context);
        const outcome = {
          ...buildOutcome(sentence, builds, context),
          ...(strange !== null && { notes: [strange] }),
        };
        if (!hasFailedJobs(builds)) return outcome;
        const { explainFailures } = await import('./logs/explain-failures.ts');
        return explainFailures(outcome, builds, { logLines: inputs['log-lines'] }, context);
      },
    };
  },
});
