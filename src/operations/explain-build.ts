import type { InputValues } from './inputs/declarations/inputs.ts';
import type { EventDefaults } from './inputs/event-defaults.ts';
import type { InputProblems } from './inputs/input-problems.ts';
import { readStatus, type StatusReading } from './inputs/posted-status.ts';
import { resolveBuild, resolveScopes } from './inputs/resolve-addresses.ts';
import { explainInputs, liveCommentWords, readFailureSettings } from './inputs/wait-settings.ts';
import { defineOperation, explainPermissions, explainScopes } from './operation.ts';
import { explainedOutputs } from './outputs/declarations.ts';

/** How long a build that is about to end is waited for. */
const soonMs = 120_000;

/** Explains a build that something else started, such as a webhook, when its status arrives. */
export const explainBuildOperation = defineOperation({
  name: 'explain-build',
  sentence:
    'Explain the build of a commit status or check run, on `status` and `check_run`: why it failed, in the summary and in the comment on its pull request. The step succeeds regardless of the state of the build.',
  inputs: ['organization', 'pipeline', 'build', 'contexts', 'wait', 'wait-timeout', 'fail', ...explainInputs],
  usual: ['pipeline', 'comment', 'contexts', 'log-lines'],
  words: {
    ...liveCommentWords,
    pipeline: {
      sentence:
        'Pipelines whose builds are explained, one per line: `organization/pipeline`, or `organization/*` for all of an organization.',
    },
    build: { sentence: 'Number or URL of the build, to explain one by hand. Defaults to that of the event.' },
    wait: {
      sentence:
        'Wait for the end of a build that still runs. Default: `false`, which leaves it to its next status.',
      example: 'true',
    },
  },
  outputs: explainedOutputs,
  scopes: ['read_builds'],
  optionalScopes: explainScopes,
  permissions: [
    {
      permission: 'pull-requests: read',
      purpose: 'the pull request of the build, and the files that it changes',
    },
    { permission: 'contents: read', purpose: 'the pull request, if the service does not name it' },
    ...explainPermissions.filter(({ permission }) => permission.endsWith('write')),
  ],
  usesEvent: true,
  plan: (inputs, { event, problems }) => {
    const settings = readFailureSettings(inputs);
    const { wait = false, fail = false, 'wait-timeout': waitTimeoutMs } = inputs;
    const chosen = chooseBuild(inputs, event, problems);
    if (chosen === null) return null;
    const isByHand = inputs.build !== undefined;
    const waitMs = wait ? waitTimeoutMs : soonMs;
    return {
      ignoresEvent: isByHand,
      waitTimeoutMs: waitMs,
      run: async (context) => {
        const { explainBuild, nothingToExplain } = await import('./runs.ts');
        if ('nothing' in chosen) return nothingToExplain(chosen.nothing);
        const { address, isOfJob } = chosen;
        const commit = isByHand ? undefined : event.commit;
        const order = { address, commit, isOfJob: isOfJob && !wait, waitMs, fails: fail, settings };
        return explainBuild(order, context);
      },
    };
  },
});

/** The build of the inputs or of the event's status; null with a problem. */
function chooseBuild(
  inputs: InputValues<'organization' | 'pipeline' | 'build' | 'contexts' | 'wait'>,
  event: EventDefaults,
  problems: InputProblems,
): StatusReading | null {
  if (inputs.build?.includes('latest')) {
    problems.add('Input build must be the number or the URL of a build here.');
    return null;
  }
  if (inputs.build !== undefined || problems.isUnreadable('build')) {
    const address = resolveBuild(inputs, problems);
    return address && { address, isOfJob: false };
  }
  const scopes = resolveScopes(inputs, problems);
  const { status, nothingToBuild } = event;
  if (status === undefined && nothingToBuild === undefined)
    problems.missing('build', 'set it, or run the workflow on status or check_run');
  if (scopes === null) return null;
  if (status === undefined) return nothingToBuild === undefined ? null : { nothing: nothingToBuild };
  return readStatus(status, { contexts: inputs.contexts, scopes, waits: inputs.wait ?? false });
}
