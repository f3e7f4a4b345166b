import { defineOnBuild, planStart, readsChangedFiles, startsBuilds } from './operation.ts';
import { buildOutputs, failureOutputs } from './outputs/declarations.ts';

/** Unblocks a block step of a build, and waits for the build with `wait: true`. */
export const unblockBuildOperation = defineOnBuild({
  name: 'unblock-build',
  sentence:
    'Unblock a block step of a build: the one that `step` names, or the only one that is blocked. A step that is not blocked any more is success. With `wait: true`, the step then waits for the build, and succeeds only if it passes.',
  inputs: [
    'step',
    'fields',
    'wait',
    'wait-timeout',
    'success-states',
    'wait-through-blocked',
    'poll-interval',
    'log-lines',
    'test-reports',
    'dry-run',
  ],
  usual: ['pipeline', 'build', 'step', 'fields', 'wait'],
  words: {
    wait: {
      sentence: 'Wait for the build to finish. The step succeeds only if it passes. Default: `false`.',
      example: 'true',
    },
  },
  outputs: [...buildOutputs, ...failureOutputs],
  scopes: startsBuilds.scopes,
  optionalScopes: startsBuilds.optionalScopes,
  permissions: [readsChangedFiles],
  plan: (inputs) => {
    const { step, fields } = inputs;
    const { waitTimeoutMs, ...then } = planStart({ ...inputs, wait: inputs.wait ?? false });
    return {
      waitTimeoutMs,
      isResult: true,
      requests: async (address, context) =>
        (await import('./runs.ts')).planUnblock({ address, step, fields }, context),
      run: async ({ address, sinceMs }, context) => {
        const { unblockAndWait } = await import('./runs.ts');
        return unblockAndWait({ address, step, fields }, { ...then, sinceMs }, context);
      },
    };
  },
});
