import { createComplaints, resolveBuild } from './addresses.ts';
import { dryRun } from './dry-run.ts';
import { defineOperation } from './operation.ts';
import { nameBuild, publishBuilds } from './outcomes.ts';
import { finish, waitForBuilds } from './wait-for-builds.ts';
import { readWaitOptions, waitInputs } from './wait-options.ts';
import { buildSummary } from './wait-outcome.ts';

/** Makes a new build from an old one, and waits for it unless told not to. */
export const rebuildBuild = defineOperation({
  name: 'rebuild-build',
  sentence:
    'Make a new build from an old one and, unless `wait` is false, wait for the new one and mirror it.',
  inputs: ['organization', 'pipeline', 'build', ...waitInputs, 'dry-run'],
  outputs: ['build-number', 'build-id', 'build-url', 'state', 'builds', 'json', 'truncated', 'json-path'],
  scopes: ['write_builds', 'read_builds'],
  permissions: [],
  usesEvent: false,
  plan: (inputs, { unreadable }) => {
    const complaints = createComplaints(unreadable);
    const original = resolveBuild(inputs, complaints);
    if (complaints.problems.length > 0 || original === null) return complaints;
    return {
      run: async (context) => {
        if (inputs['dry-run']) return dryRun([{ endpoint: 'builds.rebuild', to: { ...original } }], context);
        const build = await context.client.builds.rebuild(original);
        const address = { ...original, number: build.number };
        const started = [{ address, build, origin: 'started' as const }];
        context.log.info(`${nameBuild(address)}: created as a rebuild of ${nameBuild(original)}.`);
        if (inputs.wait !== false) {
          return waitForBuilds(started, { options: readWaitOptions(inputs) }, context);
        }
        publishBuilds(started, context.journal);
        finish(context.journal);
        return {
          success: true,
          sentence: `Created ${nameBuild(address)}, a rebuild of ${nameBuild(original)}.`,
          json: build,
          summary: buildSummary([{ address, build, halt: null }], context),
        };
      },
    };
  },
});
