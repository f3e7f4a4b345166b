import { createComplaints, resolveBuilds, resolvePipeline } from './addresses.ts';
import { findBuild } from './find-build.ts';
import { defineOperation } from './operation.ts';
import { nameBuild } from './outcomes.ts';
import { parseFullSha } from './parse/words.ts';
import { waitForBuilds } from './wait-for-builds.ts';
import { readWaitOptions, waitInputs } from './wait-options.ts';

/** Waits for builds that somebody else started: by number or address, or by commit and branch. */
export const waitForBuild = defineOperation({
  name: 'wait-for-build',
  sentence:
    'Wait for a build that exists already, or appears soon, and mirror its result: by `build`, else by `commit` and `branch`.',
  inputs: ['organization', 'pipeline', 'build', 'commit', 'branch', 'appear-timeout', ...waitInputs],
  outputs: ['build-number', 'build-id', 'build-url', 'state', 'builds', 'json', 'truncated', 'json-path'],
  scopes: ['read_builds'],
  usesEvent: true,
  plan: (inputs, { event, unreadable }) => {
    const complaints = createComplaints(unreadable);
    const options = readWaitOptions(inputs);
    if (inputs.wait === false)
      complaints.add('Input wait must be true for wait-for-build; get-build does not wait.');
    if (inputs.build !== undefined || unreadable.has('build')) {
      const addresses = resolveBuilds(inputs, complaints);
      if (complaints.problems.length > 0 || addresses === null) return complaints;
      return {
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
    const pipeline = resolvePipeline(inputs, complaints);
    const commit = inputs.commit?.[0] ?? event.commit;
    const branch = inputs.branch?.[0] ?? event.branch;
    if (commit === undefined) complaints.missing('build', 'give a build, or the commit that it builds');
    else if ('expected' in parseFullSha(commit, 0)) {
      complaints.add(
        `Input commit must be a full commit SHA here, since the service matches no others; it was ${JSON.stringify(commit)}.`,
      );
    }
    if (complaints.problems.length > 0 || pipeline === null || commit === undefined) return complaints;
    return {
      run: async (context) => {
        const handled = await findBuild(
          { pipeline, commit, branch, timeoutMs: inputs['appear-timeout'] },
          context,
        );
        context.log.info(`${nameBuild(handled.address)}: found.`);
        return waitForBuilds([handled], { options }, context);
      },
    };
  },
});
