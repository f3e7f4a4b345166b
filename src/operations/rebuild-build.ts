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

/** Creates a new build from an existing one, and waits for it. */
export const rebuildBuildOperation = defineOperation({
  name: 'rebuild-build',
  sentence:
    'Rebuild an existing build and wait for the new one to finish. The step succeeds only if the new build passes. With `wait: false`, it ends as soon as the new build is created.',
  inputs: [...targetInputs, ...waitInputs, 'dry-run'],
  usual: ['pipeline', 'build', 'branch', 'state', 'wait-timeout'],
  words: { ...targetWords, ...startWords },
  outputs: waitedOutputs,
  ...startsBuilds,
  permissions: [readsLatest, ...explainPermissions],
  plan: (inputs, planned) => {
    const { unused, waitTimeoutMs, ...order } = planStart(inputs);
    return planOnTarget(inputs, planned, {
      requests: (to) => [{ endpoint: 'builds.rebuild', to: { ...to } }],
      ...{ unused, waitTimeoutMs },
      run: async (on, context) => (await import('./runs.ts')).rebuild({ ...order, ...on }, context),
    });
  },
});
