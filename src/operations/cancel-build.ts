import { isTerminal } from '../model/states.ts';
import { resolveBuild } from './inputs/resolve-addresses.ts';
import { readPlainWait } from './inputs/wait-settings.ts';
import { defineOperation } from './operation.ts';
import { buildOutputs } from './outputs/declarations.ts';

/** Cancels one build. */
export const cancelBuildOperation = defineOperation({
  name: 'cancel-build',
  sentence:
    'Cancel one build. The step also succeeds if the build has already finished. With `wait: true`, it waits until the build has ended.',
  inputs: ['organization', 'pipeline', 'build', 'wait', 'wait-timeout', 'poll-interval', 'dry-run'],
  outputs: buildOutputs,
  scopes: ['write_builds', 'read_builds'],
  plan: (inputs, { problems }) => {
    const address = resolveBuild(inputs, problems);
    if (address === null) return null;
    return {
      requests: [{ endpoint: 'builds.cancel', to: { ...address } }],
      run: async (context) => {
        const { cancelBuildOnce, cancelOutcome } = await import('./cancel/cancel-build-once.ts');
        const canceled = await cancelBuildOnce(address, context.client, { signal: context.signal });
        const { build } = canceled;
        if (!inputs.wait || isTerminal(build)) return cancelOutcome(address, canceled, context);
        const { waitForBuilds } = await import('./wait/wait-for-builds.ts');
        return waitForBuilds([{ address, build }], { options: readPlainWait(inputs) }, context);
      },
    };
  },
});
