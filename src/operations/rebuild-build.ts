import { OutcomeUnknownError } from '../client/index.ts';
import type { Build } from '../model/build.ts';
import type { BuildAddress } from '../model/requests.ts';
import { type CancelOnAbortOptions, cancelOnAbort } from './cancel/cancel-on-abort.ts';
import { graceMs, type WriteGuard, writeWithGracePeriod } from './cancel/grace-period.ts';
import type { SavedBuild } from './context/journal.ts';
import { createInputProblems, resolveBuild } from './inputs/resolve-addresses.ts';
import { readWaitOptions, waitInputs } from './inputs/wait-options.ts';
import { type Context, defineOperation } from './operation.ts';
import { nameBuild, setBuildOutputs } from './outputs/build-outputs.ts';
import { dryRun } from './outputs/dry-run.ts';
import type { Canceled } from './start/start-build.ts';
import { finish, isAnswerable, waitForBuilds } from './wait/wait-for-builds.ts';
import { buildSummary } from './wait/wait-outcome.ts';

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
    const problems = createInputProblems(unreadable);
    const original = resolveBuild(inputs, problems);
    if (problems.problems.length > 0 || original === null) return problems;
    return {
      run: async (context) => {
        if (inputs['dry-run']) return dryRun([{ endpoint: 'builds.rebuild', to: { ...original } }], context);
        const options = readWaitOptions(inputs);
        const sinceMs = context.clock.monotonic();
        const isMine: CancelOnAbortOptions['isAnswerable'] = (one) => isAnswerable(one, options);
        const abandon = { sinceMs, spentMs: graceMs, isAnswerable: isMine };
        const made = await rebuild(original, isMine({ origin: 'started' }), context);
        if ('pending' in made) return cancelOnAbort([], { ...abandon, ...made }, context);
        const { build } = made;
        const address = { ...original, number: build.number };
        const started = [{ address, build, origin: 'started' as const }];
        context.log.info(`${nameBuild(address)}: created as a rebuild of ${nameBuild(original)}.`);
        if (context.signal.aborted) return cancelOnAbort(started, abandon, context);
        if (inputs.wait !== false) return waitForBuilds(started, { options }, context);
        setBuildOutputs(started, context.journal);
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

/**
 * The new build. What it will be known by is saved before it is asked for, so that the post step finds what a kill left
 * behind. When the workflow is canceled meanwhile, an answer on its way is waited for a moment.
 */
async function rebuild(
  original: BuildAddress,
  isMine: boolean,
  context: Context,
): Promise<{ readonly build: Build } | Canceled> {
  const { client, journal, log } = context;
  const { organization, pipeline, number: of } = original;
  const pending: SavedBuild[] = [];
  const name = nameBuild(original);
  const onGrace = () =>
    log.info(`The workflow was canceled; waiting a moment for the answer to the rebuild of ${name}.`);
  const send = ({ signal, onSend }: WriteGuard) =>
    client.builds.rebuild(original, {
      signal,
      onSend: (newest) => {
        onSend();
        pending.push({
          organization,
          pipeline,
          rebuild: { of, ...(newest === undefined ? {} : { newest }) },
        });
        if (isMine) journal.save({ phase: 'creating', builds: pending });
      },
    });
  try {
    const made = await writeWithGracePeriod(send, context, onGrace);
    return typeof made === 'string' ? { pending } : { build: made.value };
  } catch (error) {
    if (isMine && !(error instanceof OutcomeUnknownError)) finish(journal);
    throw error;
  }
}
