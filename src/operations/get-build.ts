import { commentWords, explainInputs, readFailureSettings } from './inputs/wait-settings.ts';
import { defineOnBuild, explainPermissions, explainScopes } from './operation.ts';
import { explainedOutputs } from './outputs/declarations.ts';

/** Reads one build. */
export const getBuildOperation = defineOnBuild({
  name: 'get-build',
  sentence: 'Read one build with all its jobs. The step succeeds regardless of the state of the build.',
  inputs: ['include-retried-jobs', ...explainInputs],
  usual: ['pipeline', 'build', 'branch', 'state', 'comment'],
  words: commentWords,
  outputs: explainedOutputs,
  scopes: ['read_builds'],
  optionalScopes: explainScopes,
  permissions: explainPermissions,
  plan: (inputs) => {
    const include_retried_jobs = inputs['include-retried-jobs'] ?? true;
    const settings = readFailureSettings(inputs);
    return {
      isResult: true,
      run: async ({ address }, context) => {
        const { readAndExplain } = await import('./failures/explain-and-comment.ts');
        return readAndExplain(address, { settings, include_retried_jobs }, context);
      },
    };
  },
});
