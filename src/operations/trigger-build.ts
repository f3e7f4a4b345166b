import { bodyInputs, createBody } from './inputs/create-body.ts';
import { isCommitOf } from './inputs/event-defaults.ts';
import { toolVariables } from './inputs/parsers/pairs.ts';
import { isParsed } from './inputs/parsers/parsed.ts';
import { parseFullSha } from './inputs/parsers/words.ts';
import { resolvePipelines } from './inputs/resolve-addresses.ts';
import { partInputs, startWords, waitInputs } from './inputs/wait-settings.ts';
import {
  defineOperation,
  explainPermissions,
  planStart,
  readsPullRequest,
  startsBuilds,
} from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';

/** Creates a build in one or several pipelines, and waits for it. */
export const triggerBuildOperation = defineOperation({
  name: 'trigger-build',
  sentence:
    'Create a build and wait for it to finish. The step succeeds only if the build passes. With `wait: false`, it ends as soon as the build is created.',
  inputs: [
    'organization',
    'pipeline',
    ...bodyInputs,
    'idempotency-key',
    'on-rerun',
    'matrix-index',
    ...waitInputs,
    ...partInputs,
    'dry-run',
  ],
  usual: ['pipeline', 'env', 'wait', 'wait-timeout', 'success-states'],
  words: {
    ...startWords,
    pipeline: {
      sentence:
        'Slug of the pipeline, `organization/pipeline`, or its URL. Several are allowed, one per line.',
    },
    commit: {
      sentence:
        'Commit to build: a SHA, tag or ref. Defaults to the commit of the event; for a pull request, its head.',
    },
    branch: {
      sentence: 'Branch of the commit. Defaults to the branch of the event; for a fork, to `owner:branch`.',
    },
    'meta-data': { sentence: 'Meta-data of the build, in the format of `env`.' },
  },
  outputs: [...waitedOutputs, 'retried-count'],
  ...startsBuilds,
  permissions: [readsPullRequest, ...explainPermissions],
  plan: (inputs, { event, problems }) => {
    const pipelines = resolvePipelines(inputs, problems);
    const { ended } = event;
    if (ended !== undefined && inputs.commit === undefined && inputs.branch === undefined)
      return { run: async () => ({ success: true, sentence: ended, summary: () => '' }) };
    const created = createBody(inputs, event, problems);
    if (pipelines === null || created === null) return null;
    const { body, notes } = created;
    const { 'idempotency-key': idempotencyKey, 'on-rerun': onRerun } = inputs;
    const { wait, settings, waitTimeoutMs } = planStart(inputs);
    const isOwn = [event, event.create ?? {}].some((one) => isCommitOf(one, body.commit));
    const order = {
      pipelines,
      body,
      idempotencyKey,
      onRerun,
      ofEvent: { commit: isOwn, branch: inputs.branch === undefined },
      matrixIndex: inputs['matrix-index'],
      wait,
      settings,
    };
    const hasKey = idempotencyKey !== undefined || onRerun !== 'new';
    const knowsCommit = !hasKey || isParsed(parseFullSha(body.commit, 0));
    return {
      notes,
      warnings: [
        ...toolVariables(Object.keys(body.env ?? {})).map(
          (name) => `Input env sets ${name}, which can change how the tools on the agent work.`,
        ),
        ...(knowsCommit ? [] : [adviseFullSha(body.commit)]),
      ],
      waitTimeoutMs,
      requests: async (context) => (await import('./runs.ts')).planBuilds(order, context),
      run: async (context) => (await import('./runs.ts')).triggerBuilds(order, context),
    };
  },
});

/** The service resolves any other name of a commit, and shows the build under its SHA. */
function adviseFullSha(commit: string): string {
  return `With idempotency-key or on-rerun, set commit to a full SHA instead of ${commit}. Otherwise each run may start another build.`;
}
