import type { Build } from '../model/build.ts';
import { endingAt, mostHeldMs } from './context/time-to-wait.ts';
import { resolveTarget, targetInputs, targetWords } from './inputs/build-target.ts';
import { plainWaitWords, readPlainWait, unusedWithoutWait } from './inputs/wait-settings.ts';
import { defineOperation, findTarget, readsLatest } from './operation.ts';
import { buildOutputs } from './outputs/declarations.ts';

/** Cancels one build. */
export const cancelBuildOperation = defineOperation({
  name: 'cancel-build',
  sentence:
    'Cancel one build. The step also succeeds if the build has already finished, and fails if it is blocked. With `wait: true`, it waits until the build has ended.',
  inputs: [...targetInputs, 'wait', 'wait-timeout', 'poll-interval', 'dry-run'],
  usual: ['pipeline', 'build', 'wait'],
  words: { ...targetWords, ...plainWaitWords },
  outputs: buildOutputs,
  scopes: ['write_builds', 'read_builds'],
  permissions: [readsLatest],
  usesEvent: true,
  plan: (inputs, planned) => {
    const resolved = resolveTarget(inputs, planned);
    if (resolved === null) return null;
    const { target, use } = resolved;
    return {
      ...use,
      unused: [...use.unused, ...unusedWithoutWait(inputs.wait ?? false)],
      waitTimeoutMs: inputs.wait ? inputs['wait-timeout'] : undefined,
      requests: async (context) => [
        { endpoint: 'builds.cancel', to: { ...(await findTarget(target, context)) } },
      ],
      run: async (context) => {
        const sinceMs = context.clock.monotonic();
        const sendByMs = inputs.wait ? sinceMs + inputs['wait-timeout'] : undefined;
        const address = await findTarget(target, context, {
          ...endingAt(sendByMs, mostHeldMs),
          isResult: true,
        });
        const { cancelAndWait, waitForBuilds } = await import('./start/runs.ts');
        const waitForEnd = (build: Build) =>
          waitForBuilds([{ address, build }], { options: readPlainWait(inputs), sinceMs }, context);
        return cancelAndWait(
          address,
          { sendByMs, waitForEnd: inputs.wait ? waitForEnd : undefined },
          context,
        );
      },
    };
  },
});
