import { cancelOnAbort } from '../cancel/cancel-on-abort.ts';
import { graceMs } from '../cancel/grace-period.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { WaitOptions } from '../inputs/wait-options.ts';
import type { Context, Outcome } from '../operation.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { finish, isAnswerable, waitForBuilds } from '../wait/wait-for-builds.ts';
import { buildSummary } from '../wait/wait-outcome.ts';
import { tagBody } from './build-tags.ts';
import { createDuplicateCheck } from './duplicate-check.ts';
import { type StartOrder, startBuild } from './start-build.ts';

/** What to start, and how to wait for it; `wait` is null where nobody waits. */
export interface StartPlan extends StartOrder {
  readonly wait: WaitOptions | null;
}

/** Creates the builds one after the other, then waits for all of them together. */
export async function startBuilds(plan: StartPlan, context: Context): Promise<Outcome> {
  const { body, shared } = tagBody(plan, context.uuid);
  const started = await startAll({ ...plan, body }, context);
  if (!Array.isArray(started)) return started;
  if (plan.wait === null) return leaveBuilds(started, plan, context);
  const findable = started.length > 1 && started.every(({ origin }) => origin === 'started');
  const review = createDuplicateCheck(started, context);
  return waitForBuilds(
    started,
    { options: plan.wait, shared: findable ? shared : undefined, review },
    context,
  );
}

/** Ends a step that waits for no build, except for a look at twins where a creation was in doubt. */
async function leaveBuilds(
  started: readonly TrackedBuild[],
  plan: StartPlan,
  context: Context,
): Promise<Outcome> {
  const { clock, journal, signal } = context;
  const sinceMs = clock.monotonic();
  try {
    const kept = (await createDuplicateCheck(started, context)?.conclude(started)) ?? started;
    if (kept !== started) setBuildOutputs(kept, journal);
    finish(journal);
    return createdOutcome(kept, context);
  } catch (error) {
    if (!signal.aborted) throw error;
    return cancelOnAbort(started, { sinceMs, isAnswerable: (one) => isAnswerable(one, plan) }, context);
  }
}

/** All builds, or what the step ends as when the workflow is canceled meanwhile: an answer was waited for by then. */
async function startAll(plan: StartPlan, context: Context): Promise<TrackedBuild[] | Outcome> {
  const sinceMs = context.clock.monotonic();
  const started: TrackedBuild[] = [];
  const pending = await startEach(plan, started, context);
  if (!context.signal.aborted) return started;
  return cancelOnAbort(
    started,
    { sinceMs, spentMs: graceMs, pending, isAnswerable: (one) => isAnswerable(one, plan) },
    context,
  );
}

/** Starts one build after the other, and none any more once the workflow is canceled. Answers with what is in doubt then. */
async function startEach(
  plan: StartPlan,
  started: TrackedBuild[],
  context: Context,
): Promise<readonly SavedBuild[]> {
  for (const pipeline of plan.pipelines) {
    if (context.signal.aborted) return [];
    const one = await startBuild(pipeline, plan, started, context);
    if ('pending' in one) return one.pending;
    started.push(one);
  }
  return [];
}

function createdOutcome(started: readonly TrackedBuild[], context: Context): Outcome {
  const [only, second] = started;
  const single = only !== undefined && second === undefined;
  return {
    success: true,
    sentence: single ? describeStart(only) : describeStarts(started),
    json: single ? only.build : started.map(({ build }) => build),
    summary: buildSummary(
      started.map((one) => ({ ...one, halt: null })),
      context,
    ),
  };
}

function describeStart({ address, origin }: TrackedBuild): string {
  const name = nameBuild(address);
  return origin === 'attached'
    ? `Took over ${name} from an earlier run with the same idempotency-key.`
    : `Created ${name}.`;
}

function describeStarts(started: readonly TrackedBuild[]): string {
  const attached = started.filter(({ origin }) => origin === 'attached').length;
  if (attached === 0) return `Created ${started.length} builds.`;
  return `Created ${started.length - attached} builds, and took over ${attached} from an earlier run.`;
}
