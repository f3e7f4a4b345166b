import { targetInputs, targetWords } from './inputs/build-target.ts';
import { startWords, waitInputs } from './inputs/wait-settings.ts';
import {
  defineOperation,
  explainPermissions,
  planOnTarget,
  planStart,
  readsLatest,
  startsBuilds,
} from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';

/** Retries the failed jobs of a build, and waits for it. */
export const retryFailedJobsOperation = defineOperation({
  name: 'retry-failed-jobs',
  sentence:
    'Retry the failed jobs of a build, in the same build, and wait for it to finish. The step succeeds only if the build passes. With `wait: false`, it ends as soon as the jobs are retried.',
  inputs: [...targetInputs, 'job-states', ...waitInputs, 'dry-run'],
  usual: ['pipeline', 'build', 'branch', 'job-states', 'wait-timeout'],
  words: { ...targetWords, ...startWords },
  outputs: [...waitedOutputs, 'retried-count'],
  ...startsBuilds,
  permissions: [readsLatest, ...explainPermissions],
  plan: (inputs, planned) => {
    const { 'job-states': states } = inputs;
    const { unused, waitTimeoutMs, ...order } = planStart(inputs);
    return planOnTarget(inputs, planned, {
      requests: (to) => [
        { endpoint: 'builds.retryFailedJobs', to: { ...to }, body: { states: states.join(',') } },
      ],
      ...{ unused, waitTimeoutMs, isResult: true },
      run: async (on, context) =>
        (await import('./runs.ts')).retryAndWait({ states, ...order, ...on }, context),
    });
  },
});
