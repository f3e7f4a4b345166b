import type { Build } from '../model/build.ts';
import { mostHeldMs } from './context/time-to-wait.ts';
import { plainWaitWords, readPlainWait } from './inputs/wait-settings.ts';
import { defineOnBuild } from './operation.ts';
import { buildOutputs } from './outputs/declarations.ts';

/** Cancels one build. */
export const cancelBuildOperation = defineOnBuild({
  name: 'cancel-build',
  sentence:
    'Cancel one build. The step also succeeds if the build has already finished, and fails if it is blocked. With `wait: true`, it waits until the build has ended.',
  inputs: ['wait', 'wait-timeout', 'poll-interval', 'dry-run'],
  usual: ['pipeline', 'build', 'wait'],
  words: plainWaitWords,
  outputs: buildOutputs,
  scopes: ['write_builds', 'read_builds'],
  plan: (inputs) => ({
    requests: (to) => [{ endpoint: 'builds.cancel', to: { ...to } }],
    waitTimeoutMs: inputs.wait ? inputs['wait-timeout'] : undefined,
    isResult: true,
    heldMs: mostHeldMs,
    run: async ({ address, sinceMs, until }, context) => {
      const { cancelAndWait, waitForBuilds } = await import('./runs.ts');
      const waitForEnd = (build: Build) =>
        waitForBuilds([{ address, build }], { settings: readPlainWait(inputs), sinceMs }, context);
      return cancelAndWait(address, { until, waitForEnd: inputs.wait ? waitForEnd : undefined }, context);
    },
  }),
});
