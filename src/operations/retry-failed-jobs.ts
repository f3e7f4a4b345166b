import { startWords, waitInputs } from './inputs/wait-settings.ts';
import { defineOnBuild, explainPermissions, planStart, startsBuilds } from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';

/** Retries the failed jobs of a build, and waits for it. */
export const retryFailedJobsOperation = defineOnBuild({
  name: 'retry-failed-jobs',
  sentence:
    'Retry the failed jobs of a build, in the same build, and wait for it to finish. The step succeeds only if the build passes. With `wait: false`, it ends as soon as the jobs are retried.',
  inputs: ['job-states', ...waitInputs, 'dry-run'],
  usual: ['pipeline', 'build', 'branch', 'job-states', 'wait-timeout'],
  words: startWords,
  outputs: [...waitedOutputs, 'retried-count'],
  ...startsBuilds,
  permissions: explainPermissions,
  plan: (inputs) => {
    const { 'job-states': states } = inputs;
    const { waitTimeoutMs, ...order } = planStart(inputs);
    return {
      requests: (to) => [
        { endpoint: 'builds.retryFailedJobs', to: { ...to }, body: { states: states.join(',') } },
      ],
      waitTimeoutMs,
      isResult: true,
      run: async (on, context) =>
        (await import('./runs.ts')).retryAndWait({ states, ...order, ...on }, context),
    };
  },
});
