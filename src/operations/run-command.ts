import { resolvePipelines } from './inputs/resolve-addresses.ts';
import { readWaitSettings } from './inputs/wait-settings.ts';
import { defineOperation, startsBuilds } from './operation.ts';
import { waitedOutputs } from './outputs/declarations.ts';

/** Does what a comment on a pull request asks for. */
export const runCommandOperation = defineOperation({
  name: 'run-command',
  sentence:
    'Do what a new comment on a pull request asks for, such as `/ci run`, if its author may, and answer. For workflows `on: issue_comment`. A comment without a command is ignored.',
  inputs: [
    'organization',
    'pipeline',
    'prefix',
    'allow',
    'allow-teams',
    'allow-label',
    'allow-unblock',
    'wait',
    'wait-timeout',
    'success-states',
    'log-lines',
  ],
  usual: ['pipeline', 'prefix', 'allow', 'allow-unblock'],
  words: {
    pipeline: {
      sentence:
        'Pipelines that commands may name: slugs, `organization/pipeline`, or URLs, one per line. With several, each command names one.',
    },
    wait: {
      sentence:
        'Wait until the build has finished after `run`, `retry` and `rebuild`. The step succeeds only if it passes. Default: `false`.',
      example: 'true',
    },
  },
  outputs: [...waitedOutputs, 'retried-count'],
  scopes: startsBuilds.scopes,
  optionalScopes: startsBuilds.optionalScopes,
  permissions: [
    {
      permission: 'pull-requests: write',
      purpose: 'to read the pull request, to react to the comment, and to answer',
    },
  ],
  plan: (inputs, { problems }) => {
    const pipelines = resolvePipelines(inputs, problems);
    if (pipelines === null) return null;
    const { prefix, allow, wait = false } = inputs;
    const settings = readWaitSettings(inputs);
    const order = {
      prefix,
      pipelines,
      allow,
      teams: inputs['allow-teams'] ?? [],
      label: inputs['allow-label'],
      steps: inputs['allow-unblock'] ?? [],
      wait,
      settings,
    };
    return {
      waitTimeoutMs: wait ? settings.timeoutMs : undefined,
      run: async (context) => (await import('./runs.ts')).runCommand(order, context),
    };
  },
});
