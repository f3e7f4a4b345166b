import type { InputValues } from './inputs/declarations/inputs.ts';
import type { EventDefaults } from './inputs/event-defaults.ts';
import { parseFullSha } from './inputs/parsers/words.ts';
import {
  createInputProblems,
  type InputProblems,
  resolveBuilds,
  resolvePipeline,
} from './inputs/resolve-addresses.ts';
import { readWaitOptions, waitInputs } from './inputs/wait-options.ts';
import { defineOperation } from './operation.ts';
import { nameBuild } from './outputs/build-outputs.ts';
import { findBuild } from './wait/find-build.ts';
import { waitForBuilds } from './wait/wait-for-builds.ts';

/** Waits for builds that somebody else started: by number or address, or by commit and branch. */
export const waitForBuild = defineOperation({
  name: 'wait-for-build',
  sentence:
    'Wait for a build that exists already, or appears soon, and mirror its result: by `build`, else by `commit` and `branch`.',
  inputs: ['organization', 'pipeline', 'build', 'commit', 'branch', 'appear-timeout', ...waitInputs],
  outputs: ['build-number', 'build-id', 'build-url', 'state', 'builds', 'json', 'truncated', 'json-path'],
  scopes: ['read_builds'],
  permissions: [
    {
      permission: 'pull-requests: read',
      purpose: 'the head of the pull request on issue_comment and workflow_run',
    },
  ],
  usesEvent: true,
  plan: (inputs, { event, unreadable }) => {
    const problems = createInputProblems(unreadable);
    const options = readWaitOptions(inputs);
    if (inputs.wait === false)
      problems.add('Input wait must be true for wait-for-build; get-build does not wait.');
    if (inputs.build !== undefined || unreadable.has('build')) {
      const addresses = resolveBuilds(inputs, problems);
      if (problems.problems.length > 0 || addresses === null) return problems;
      return {
        unused: { inputs: ['commit', 'branch', 'appear-timeout'], where: 'where build is given' },
        run: async (context) => {
          const builds = await Promise.all(
            addresses.map(async (address) => {
              const build = await context.client.builds.get(address, {}, { signal: context.signal });
              return { address, build };
            }),
          );
          return waitForBuilds(builds, { options }, context);
        },
      };
    }
    const pipeline = resolvePipeline(inputs, problems);
    const { commit, branch } = readTarget(inputs, event, problems);
    if (problems.problems.length > 0 || pipeline === null || commit === undefined) return problems;
    return {
      run: async (context) => {
        const tracked = await findBuild(
          { pipeline, commit, branch, timeoutMs: inputs['appear-timeout'] },
          context,
        );
        context.log.info(`${nameBuild(tracked.address)}: found.`);
        return waitForBuilds([tracked], { options }, context);
      },
    };
  },
});

/** Which commit and branch are meant: one of each. The event's branch is that of its own commit, and of no other. */
function readTarget(
  inputs: InputValues<'commit' | 'branch'>,
  event: EventDefaults,
  problems: InputProblems,
): { readonly commit?: string; readonly branch?: string | undefined } {
  for (const name of ['commit', 'branch'] as const) {
    const count = inputs[name]?.length ?? 0;
    if (count > 1) problems.notOne(name, count);
  }
  const commit = inputs.commit?.[0] ?? event.commit;
  const branch = inputs.branch?.[0] ?? (commit === event.commit ? event.branch : undefined);
  problems.onlyBranch(branch);
  if (commit === undefined) {
    if (event.nothingToBuild !== undefined) problems.add(event.nothingToBuild);
    else problems.missing('build', 'give a build, or the commit that it builds');
    return {};
  }
  const sha = parseFullSha(commit, 0);
  if ('value' in sha) return { commit: sha.value, branch };
  problems.add(
    `Input commit must be a full commit SHA here, since the service matches no others; it was ${JSON.stringify(commit)}.`,
  );
  return {};
}
