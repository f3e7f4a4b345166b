import { count } from '../../report/text/counts.ts';
import { cancelOnAbort } from '../cancel/cancel-on-abort.ts';
import { graceMs } from '../cancel/grace-period.ts';
import { saveDone } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome } from '../outputs/build-outcome.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { dryRun } from '../outputs/dry-run.ts';
import { waitForBuilds } from '../wait/wait-for-builds.ts';
import { tagBody } from './build-tags.ts';
import { createDuplicateCheck } from './duplicate-check.ts';
import { type StartOrder, startBuild } from './start-build.ts';

/** The builds to start, and how to wait for them; `wait` is null if the step does not wait. */
export interface StartPlan extends StartOrder {
  readonly wait: WaitSettings | null;
}

/** Shows the requests that would create the builds. */
export async function previewBuilds(plan: StartPlan, context: Context): Promise<Outcome> {
  const { body } = tagBody(plan, context);
  const requests = plan.pipelines.map((to) => ({ endpoint: 'builds.create', to: { ...to }, body }) as const);
  return dryRun(requests, context);
}

/** Creates the builds one after the other, then waits for all of them together. */
export async function startBuilds(plan: StartPlan, context: Context): Promise<Outcome> {
  const { clock, signal } = context;
  const abort = { sinceMs: clock.monotonic(), cancelOnAbort: plan.cancelOnAbort };
  const { body, shared } = tagBody(plan, context);
  const { started, pending } = await startEach({ ...plan, body }, context);
  if (signal.aborted) return cancelOnAbort(started, { ...abort, pending, spentMs: graceMs }, context);
  const duplicateCheck = createDuplicateCheck(started, context);
  if (plan.wait !== null) {
    const findable = started.length > 1 && started.every(({ origin }) => origin === 'started');
    const options = { options: plan.wait, shared: findable ? shared : undefined, duplicateCheck };
    return waitForBuilds(started, options, context);
  }
  try {
    const kept = (await duplicateCheck?.conclude(started)) ?? started;
    saveDone(context.journal);
    return buildOutcome(describeStart(kept), kept, context);
  } catch (error) {
    if (!signal.aborted) throw error;
    return cancelOnAbort(started, abort, context);
  }
}

/** Starts one build after the other, until the workflow is canceled. `pending` may have been created nevertheless. */
async function startEach(
  plan: StartPlan,
  context: Context,
): Promise<{ readonly started: readonly TrackedBuild[]; readonly pending: readonly SavedBuild[] }> {
  const started: TrackedBuild[] = [];
  for (const pipeline of plan.pipelines) {
    if (context.signal.aborted) break;
    const one = await startBuild(pipeline, plan, started, context);
    if ('pending' in one) return { started, pending: one.pending };
    started.push(one);
  }
  return { started, pending: [] };
}

function describeStart(started: readonly TrackedBuild[]): string {
  const reused = started.filter(({ origin }) => origin === 'reused');
  const [only, second] = started;
  if (only !== undefined && second === undefined)
    return reused.length === 0
      ? `Created ${nameBuild(only.address)}.`
      : `Reused ${nameBuild(only.address)} from an earlier run with the same idempotency-key.`;
  const created = `Created ${count(started.length - reused.length, 'build')}`;
  return reused.length === 0 ? `${created}.` : `${created}, and reused ${reused.length} from an earlier run.`;
}
