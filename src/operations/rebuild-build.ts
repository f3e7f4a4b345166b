import { startWords, waitInputs } from './inputs/wait-settings.ts';
import { defineOnBuild, explainPermissions, planStart, startsBuilds } from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';

/** Creates a new build from an existing one, and waits for it. */
export const rebuildBuildOperation = defineOnBuild({
  name: 'rebuild-build',
  sentence:
    'Rebuild an existing build and wait for the new one to finish. The step succeeds only if the new build passes. With `wait: false`, it ends as soon as the new build is created.',
  inputs: [...waitInputs, 'dry-run'],
  usual: ['pipeline', 'build', 'branch', 'state', 'wait-timeout'],
  words: startWords,
  outputs: waitedOutputs,
  ...startsBuilds,
  permissions: explainPermissions,
  plan: (inputs) => {
    const { waitTimeoutMs, ...order } = planStart(inputs);
    return {
      requests: (to) => [{ endpoint: 'builds.rebuild', to: { ...to } }],
      waitTimeoutMs,
      run: async (on, context) => (await import('./runs.ts')).rebuild({ ...order, ...on }, context),
    };
  },
});
