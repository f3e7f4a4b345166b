import { effectiveState, isTerminal } from '../model/states.ts';
import { cancelBuildOnce, describeNothing } from './cancel/cancel-once.ts';
import { createInputProblems, resolveBuild } from './inputs/resolve-addresses.ts';
import { readPlainWait } from './inputs/wait-options.ts';
import { defineOperation } from './operation.ts';
import { nameBuild, setBuildOutputs } from './outputs/build-outputs.ts';
import { dryRun } from './outputs/dry-run.ts';
import { waitForBuilds } from './wait/wait-for-builds.ts';
import { buildSummary } from './wait/wait-outcome.ts';

/** Cancels one build. One that has ended already is as good as canceled, and said to be. */
export const cancelBuild = defineOperation({
  name: 'cancel-build',
  sentence:
    'Cancel one build; one that has ended already counts as done. With `wait: true`, wait until it has come to its end.',
  inputs: ['organization', 'pipeline', 'build', 'wait', 'wait-timeout', 'poll-interval', 'dry-run'],
  outputs: ['build-number', 'build-id', 'build-url', 'state', 'builds', 'json', 'truncated', 'json-path'],
  scopes: ['write_builds', 'read_builds'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const problems = createInputProblems(unreadable);
    const address = resolveBuild(inputs, problems);
    if (problems.problems.length > 0 || address === null) return problems;
    return {
      run: async (context) => {
        if (inputs['dry-run']) return dryRun([{ endpoint: 'builds.cancel', to: { ...address } }], context);
        const { build, canceled } = await cancelBuildOnce(address, context);
        setBuildOutputs([{ address, build }], context.journal);
        if (inputs.wait === true && !isTerminal(build)) {
          const options = readPlainWait(inputs);
          return waitForBuilds([{ address, build }], { options }, context);
        }
        return {
          success: true,
          sentence: canceled
            ? `${nameBuild(address)} is ${effectiveState(build)}.`
            : `${nameBuild(address)} ${describeNothing(build)}: it is ${effectiveState(build)}. There was nothing to cancel.`,
          json: build,
          summary: buildSummary([{ address, build, halt: null }], context),
        };
      },
    };
  },
});
