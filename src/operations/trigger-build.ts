import { bodyInputs, createBody } from './inputs/create-body.ts';
import { toolVariables } from './inputs/parsers/environment.ts';
import { createInputProblems, resolvePipelines } from './inputs/resolve-addresses.ts';
import { readWaitOptions, waitInputs } from './inputs/wait-options.ts';
import { defineOperation } from './operation.ts';
import { dryRun } from './outputs/dry-run.ts';
import { tagBody } from './start/build-tags.ts';
import { idempotencyWarnings } from './start/idempotency.ts';
import { startBuilds } from './start/start-builds.ts';

/** Creates a build, or one in each of several pipelines, and waits for the end unless told not to. */
export const triggerBuild = defineOperation({
  name: 'trigger-build',
  sentence: 'Create a build and, unless `wait` is false, wait until it has ended and mirror its result.',
  inputs: ['organization', 'pipeline', ...bodyInputs, 'recover', 'idempotency-key', ...waitInputs, 'dry-run'],
  outputs: ['build-number', 'build-id', 'build-url', 'state', 'builds', 'json', 'truncated', 'json-path'],
  scopes: ['write_builds', 'read_builds'],
  permissions: [
    {
      permission: 'pull-requests: read',
      purpose: 'the head of the pull request on issue_comment and workflow_run',
    },
  ],
  usesEvent: true,
  plan: (inputs, { event, unreadable }) => {
    const problems = createInputProblems(unreadable);
    const pipelines = resolvePipelines(inputs, problems);
    const body = createBody(inputs, event, problems);
    if (problems.problems.length > 0 || pipelines === null || body === null) return problems;
    return {
      warnings: [
        ...toolVariables(Object.keys(body.env ?? {})).map(
          (name) => `Input env sets ${name}, which changes how the agent's own tools behave.`,
        ),
        ...idempotencyWarnings(inputs['idempotency-key'], body.commit),
      ],
      run: async (context) => {
        const order = { pipelines, body, idempotencyKey: inputs['idempotency-key'] };
        if (inputs['dry-run']) {
          const marked = tagBody(order, context.uuid);
          return dryRun(
            pipelines.map((to) => ({ endpoint: 'builds.create', to: { ...to }, body: marked.body })),
            context,
          );
        }
        const options = readWaitOptions(inputs);
        const wait = inputs.wait === false ? null : options;
        const cancelOnAbort = options.cancelOnAbort ?? true;
        return startBuilds({ ...order, wait, cancelOnAbort, recover: inputs.recover }, context);
      },
    };
  },
});
