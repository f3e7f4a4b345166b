import { defineOnBuild, planStart, readsChangedFiles, startsBuilds } from './operation.ts';
import { buildOutputs, failureOutputs } from './outputs/declarations.ts';

/** A build is usually blocked at its step within this time. */
const usualAppearMs = 2 * 60_000;

/** Unblocks a block step of a build, and waits for the build with `wait: true`. */
export const unblockBuildOperation = defineOnBuild({
  name: 'unblock-build',
  sentence:
    'Unblock a block step of a build: the one that `step` names, or the only one that is blocked. It waits until the build is blocked at the step. A step that is not blocked any more is success. With `wait: true`, the step then waits for the build, and succeeds only if it passes.',
  inputs: [
    'step',
    'fields',
    'appear-timeout',
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
    'appear-timeout': {
      sentence:
        'Maximum time to wait until the build appears and is blocked at the step, while it runs. Default: `2m`.',
    },
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
    const { step, fields, 'appear-timeout': appearTimeoutMs = usualAppearMs } = inputs;
    const { waitTimeoutMs, ...then } = planStart({ ...inputs, wait: inputs.wait ?? false });
    return {
      waitTimeoutMs,
      appearTimeoutMs,
      isResult: true,
      requests: async (address, context) =>
        (await import('./runs.ts')).planUnblock({ address, step, fields, appearByMs: 0 }, context),
      run: async ({ address, sinceMs, appearByMs }, context) => {
        const { unblockAndWait } = await import('./runs.ts');
        return unblockAndWait({ address, step, fields, appearByMs }, { ...then, sinceMs }, context);
      },
    };
  },
});
