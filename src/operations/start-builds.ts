import { OutcomeUnknownError } from '../client/index.ts';
import type { CreateBuild, PipelineAddress } from '../model/requests.ts';
import { abandonBuilds } from './abandon-builds.ts';
import { findEarlier, idempotencyMark } from './idempotency.ts';
import type { SavedBuild, SavedState } from './journal.ts';
import type { Context, Outcome } from './operation.ts';
import { orAbort } from './or-abort.ts';
import { type HandledBuild, nameBuild, publishBuilds } from './outcomes.ts';
import { createTwinReview, type StartedBuild } from './twin-review.ts';
import { finish, isAnswerable, toSaved, waitForBuilds } from './wait-for-builds.ts';
import type { WaitOptions } from './wait-options.ts';
import { buildSummary } from './wait-outcome.ts';

/** The meta-data by which one list request finds all builds that a step started. */
const stepKey = 'kitestring-step';

/** What to start, and how to wait for it; `wait` is null where nobody waits. */
export interface StartPlan {
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  readonly wait: WaitOptions | null;
  /** Cancel what was started when the workflow is canceled. */
  readonly cancelOnAbort: boolean;
  /** A run with the same key takes over the build of an earlier one instead of starting another. */
  readonly idempotencyKey: string | undefined;
  /** What to do when the answer to a creation is lost and no build shows up. */
  readonly recover: 'resend' | 'fail';
}

/** How the creation of a build is told. */
const origins = {
  answered: 'created.',
  adopted: 'created; its answer was lost, and it was found by its key.',
  resent: 'created at the second try, since the first left no build.',
} as const;

/** The runner leaves a canceled step little time: an answer on its way is waited for this long. */
const graceMs = 2_500;

/** Creates the builds one after the other, then waits for all of them together. */
export async function startBuilds(plan: StartPlan, context: Context): Promise<Outcome> {
  const shared: Record<string, string> = plan.pipelines.length > 1 ? { [stepKey]: context.uuid() } : {};
  const marks = { ...shared, ...idempotencyMark(plan.idempotencyKey) };
  const body = { ...plan.body, meta_data: { ...plan.body.meta_data, ...marks } };
  const started = await startAll({ ...plan, body }, context);
  if (!Array.isArray(started)) return started;
  if (plan.wait === null) {
    finish(context.journal);
    return createdOutcome(started, context);
  }
  const findable = started.length > 1 && started.every(({ origin }) => origin === 'started');
  const review = createTwinReview(started, context);
  return waitForBuilds(
    started,
    { options: plan.wait, shared: findable ? shared : undefined, review },
    context,
  );
}

/** All builds, or what the step ends as when the workflow is canceled meanwhile. */
async function startAll(plan: StartPlan, context: Context): Promise<StartedBuild[] | Outcome> {
  const sinceMs = context.clock.monotonic();
  const started: StartedBuild[] = [];
  for (const pipeline of plan.pipelines) {
    const pending = { ...pipeline, key: context.uuid() };
    try {
      started.push(await startOne(pending, plan, started, context));
    } catch (error) {
      if (!context.signal.aborted) {
        for (const { address } of started)
          context.log.info(`${nameBuild(address)} was created before, and goes on.`);
        throw error;
      }
      const left = { sinceMs, pending: plan.cancelOnAbort ? [pending] : [] };
      return abandonBuilds(started, { ...left, isAnswerable: (one) => isAnswerable(one, plan) }, context);
    }
  }
  return started;
}

/**
 * Starts one build. Its key is saved before it is sent: by it the post step finds what a kill left behind. An outcome
 * that is not known leaves it saved, so that the post step looks once more.
 */
async function startOne(
  { key, ...pipeline }: PipelineAddress & { readonly key: string },
  { pipelines, body, recover, cancelOnAbort, idempotencyKey }: StartPlan,
  before: readonly StartedBuild[],
  context: Context,
): Promise<StartedBuild> {
  const { client, clock, journal, log, signal } = context;
  const save = (phase: SavedState['phase'], builds: readonly SavedBuild[]) => {
    if (cancelOnAbort) journal.save({ phase, builds: [...before.map(toSaved), ...builds] });
  };
  const earlier =
    idempotencyKey === undefined ? null : await findEarlier(pipeline, { body, idempotencyKey }, context);
  if (earlier !== null) {
    log.info(`${nameBuild(earlier.address)}: taken over from an earlier run with the same idempotency-key.`);
    publishBuilds([...before, earlier], journal, pipelines.length);
    return { ...earlier, key, creation: 'attached' };
  }
  save('creating', [{ ...pipeline, key }]);
  try {
    const creation = client.builds.createTraced(pipeline, body, { key, recover });
    const { build, origin } = await orAbort(creation, { signal, graceMs, clock });
    const address = { ...pipeline, number: build.number };
    const started: StartedBuild = { address, build, origin: 'started', key, creation: origin };
    save('waiting', [started.address]);
    publishBuilds([...before, started], journal, pipelines.length);
    log.info(`${nameBuild(started.address)}: ${origins[origin]} ${build.web_url ?? ''}`.trim());
    return started;
  } catch (error) {
    if (!signal.aborted && !(error instanceof OutcomeUnknownError)) save('done', []);
    throw error;
  }
}

function createdOutcome(started: readonly HandledBuild[], context: Context): Outcome {
  const [only, second] = started;
  const single = only !== undefined && second === undefined;
  return {
    success: true,
    sentence: single ? `Created ${nameBuild(only.address)}.` : `Created ${started.length} builds.`,
    json: single ? only.build : started.map(({ build }) => build),
    summary: buildSummary(
      started.map((one) => ({ ...one, halt: null })),
      context,
    ),
  };
}
