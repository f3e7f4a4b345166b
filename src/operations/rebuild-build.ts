import { resolveBuild } from './inputs/resolve-addresses.ts';
import { readWaitSettings, waitInputs } from './inputs/wait-settings.ts';
import { defineOperation } from './operation.ts';
import { buildOutputs } from './outputs/declarations.ts';

/** Creates a new build from an existing one, and waits for it. */
export const rebuildBuildOperation = defineOperation({
  name: 'rebuild-build',
  sentence:
    'Rebuild an existing build and wait for the new one to finish. The step succeeds only if the new build passes. With `wait: false`, it ends as soon as the new build is created.',
  inputs: ['organization', 'pipeline', 'build', ...waitInputs, 'dry-run'],
  outputs: buildOutputs,
  scopes: ['write_builds', 'read_builds'],
  plan: (inputs, { problems }) => {
    const original = resolveBuild(inputs, problems);
    if (original === null) return null;
    const options = readWaitSettings(inputs);
    const order = { original, options, wait: inputs.wait ?? true };
    return {
      requests: [{ endpoint: 'builds.rebuild', to: { ...original } }],
      run: async (context) => (await import('./start/rebuild.ts')).rebuild(order, context),
    };
  },
});
