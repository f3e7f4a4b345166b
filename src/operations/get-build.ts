import { targetInputs, targetWords } from './inputs/build-target.ts';
import {
  buildChoices,
  commentWords,
  explainInputs,
  readFailureSettings,
  unusedWithoutComment,
} from './inputs/wait-settings.ts';
import {
  defineOperation,
  explainPermissions,
  explainScopes,
  planOnTarget,
  readsLatest,
} from './operation.ts';
import { explainedOutputs } from './outputs/declarations.ts';

/** Reads one build. */
export const getBuildOperation = defineOperation({
  name: 'get-build',
  sentence: 'Read one build with all its jobs. The step succeeds regardless of the state of the build.',
  inputs: [...targetInputs, 'include-retried-jobs', ...explainInputs],
  usual: ['pipeline', 'build', 'branch', 'state', 'comment'],
  words: { ...targetWords, ...commentWords },
  outputs: explainedOutputs,
  choices: buildChoices,
  scopes: ['read_builds'],
  optionalScopes: explainScopes,
  permissions: [readsLatest, ...explainPermissions],
  usesEvent: true,
  plan: (inputs, planned) => {
    const include_retried_jobs = inputs['include-retried-jobs'] ?? true;
    const settings = readFailureSettings(inputs);
    return planOnTarget(inputs, planned, {
      ...{ isResult: true, unused: unusedWithoutComment(inputs) },
      run: async ({ address }, context) => {
        const { readAndExplain } = await import('./failures/explain-and-comment.ts');
        return readAndExplain(address, { settings, include_retried_jobs }, context);
      },
    });
  },
});
