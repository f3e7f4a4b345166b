import { resolveTarget, targetInputs } from './inputs/build-target.ts';
import {
  buildChoices,
  readWaitSettings,
  unusedWithoutSuite,
  unusedWithoutWait,
  waitInputs,
} from './inputs/wait-settings.ts';
import {
  defineOperation,
  findTarget,
  readsChanges,
  readsLatest,
  startOnTarget,
  writesComment,
} from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';

/** Retries the failed jobs of a build, and waits for it. */
export const retryFailedJobsOperation = defineOperation({
  name: 'retry-failed-jobs',
  sentence:
    'Retry the failed jobs of a build, in the same build, and wait for it to finish. The step succeeds only if the build passes. With `wait: false`, it ends as soon as the jobs are retried.',
  inputs: [...targetInputs, 'states', ...waitInputs, 'dry-run'],
  outputs: [...waitedOutputs, 'retried-count'],
  choices: buildChoices,
  scopes: ['write_builds', 'read_builds'],
  permissions: [readsLatest, readsChanges, writesComment],
  usesEvent: true,
  plan: (inputs, planned) => {
    const resolved = resolveTarget(inputs, planned);
    if (resolved === null) return null;
    const { target, use } = resolved;
    const { states } = inputs;
    const wait = inputs.wait ?? true;
    const order = { states, options: readWaitSettings(inputs), wait };
    return {
      ...use,
      unused: [...use.unused, ...unusedWithoutWait(wait, inputs['fail-fast']), ...unusedWithoutSuite(inputs)],
      waitTimeoutMs: wait ? inputs['wait-timeout'] : undefined,
      requests: async (context) => [
        {
          endpoint: 'builds.retryFailedJobs',
          to: { ...(await findTarget(target, context)) },
          body: { states: states.join(',') },
        },
      ],
      run: async (context) => {
        const start = await startOnTarget(target, { ...order, isResult: true }, context);
        return (await import('./start/retry-jobs.ts')).retryAndWait({ ...order, ...start }, context);
      },
    };
  },
});
