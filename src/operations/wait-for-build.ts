import type { InputValues } from './inputs/declarations/inputs.ts';
import type { EventDefaults } from './inputs/event-defaults.ts';
import type { InputProblems } from './inputs/input-problems.ts';
import { isParsed } from './inputs/parsers/parsed.ts';
import { parseFullSha } from './inputs/parsers/words.ts';
import { resolveBuilds, resolvePipeline } from './inputs/resolve-addresses.ts';
import { readWaitSettings, waitInputs } from './inputs/wait-settings.ts';
import { defineOperation, readsPullRequest } from './operation.ts';
import { buildOutputs } from './outputs/declarations.ts';

/** Waits for builds that something else started: by number or URL, or by commit and branch. */
export const waitForBuildOperation = defineOperation({
  name: 'wait-for-build',
  sentence:
    'Wait for existing builds to finish. The step succeeds only if they pass. Select them with `build`, or the build of a commit with `commit` and `branch`.',
  inputs: ['organization', 'pipeline', 'build', 'commit', 'branch', 'appear-timeout', ...waitInputs],
  outputs: buildOutputs,
  scopes: ['read_builds'],
  permissions: [readsPullRequest],
  usesEvent: true,
  plan: (inputs, { event, problems }) => {
    const options = readWaitSettings(inputs);
    if (inputs.wait === false)
      problems.add(
        'Input wait must be true for wait-for-build; to read a build without waiting, use get-build.',
      );
    if (inputs.build !== undefined || problems.isUnreadable('build')) {
      const addresses = resolveBuilds(inputs, problems);
      if (addresses === null) return null;
      return {
        unused: { inputs: ['commit', 'branch', 'appear-timeout'], when: 'when build is set' },
        run: async (context) =>
          (await import('./wait/find-build.ts')).waitForAddresses(addresses, options, context),
      };
    }
    const pipeline = resolvePipeline(inputs, problems);
    const { commit, branch } = readTarget(inputs, event, problems);
    if (pipeline === null || commit === undefined) return null;
    const query = { pipeline, commit, branch, timeoutMs: inputs['appear-timeout'] };
    return {
      run: async (context) => (await import('./wait/find-build.ts')).waitForQuery(query, options, context),
    };
  },
});

/** The commit and branch to look for. The branch of the event only belongs to the commit of the event. */
function readTarget(
  inputs: InputValues<'commit' | 'branch'>,
  event: EventDefaults,
  problems: InputProblems,
): { readonly commit?: string; readonly branch?: string | undefined } {
  const commit = problems.one('commit', inputs.commit) ?? event.commit;
  const branch =
    problems.one('branch', inputs.branch) ?? (commit === event.commit ? event.branch : undefined);
  problems.onlyBranch(branch);
  if (commit === undefined) {
    if (event.nothingToBuild !== undefined) problems.add(event.nothingToBuild);
    else problems.missing('build', 'set it, or set commit to the commit of the build');
    return {};
  }
  const sha = parseFullSha(commit, 0);
  if (isParsed(sha)) return { commit: sha.value, branch };
  problems.add(`Input commit must be ${sha.expected}; it was ${JSON.stringify(commit)}.`);
  return {};
}
