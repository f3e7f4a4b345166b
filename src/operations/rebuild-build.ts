import type { Build } from '../model/build.ts';
import type { BuildAddress } from '../model/requests.ts';
import { abandonBuilds } from './abandon-builds.ts';
import { createComplaints, resolveBuild } from './addresses.ts';
import { dryRun } from './dry-run.ts';
import { type Context, defineOperation } from './operation.ts';
import { graceMs, orAbort } from './or-abort.ts';
import { nameBuild, publishBuilds } from './outcomes.ts';
import { finish, isAnswerable, waitForBuilds } from './wait-for-builds.ts';
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
        const options = readWaitOptions(inputs);
        const sinceMs = context.clock.monotonic();
        const build = await rebuild(original, context);
        const address = { ...original, number: build.number };
        const started = [{ address, build, origin: 'started' as const }];
        context.log.info(`${nameBuild(address)}: created as a rebuild of ${nameBuild(original)}.`);
        if (context.signal.aborted) {
          const time = { sinceMs, spentMs: graceMs };
          return abandonBuilds(
            started,
            { ...time, isAnswerable: (one) => isAnswerable(one, options) },
            context,
          );
        }
        if (inputs.wait !== false) return waitForBuilds(started, { options }, context);
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

/** The new build. When the workflow is canceled meanwhile, an answer on its way is waited for a moment. */
async function rebuild(original: BuildAddress, context: Context): Promise<Build> {
  const { client, log, signal } = context;
  const name = nameBuild(original);
  const onGrace = () =>
    log.info(`The workflow was canceled; waiting a moment for the answer to the rebuild of ${name}.`);
  try {
    return await orAbort(client.builds.rebuild(original), context, onGrace);
  } catch (error) {
    if (error === signal.reason)
      log.warning(`Whether a rebuild of ${name} was created is not known; it may run.`);
    throw error;
  }
}
