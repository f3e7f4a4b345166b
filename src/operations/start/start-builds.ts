import type { PipelineAddress } from '../../model/requests.ts';
import { count } from '../../report/text/counts.ts';
import { cancelOnAbort, endEarly } from '../cancel/cancel-on-abort.ts';
import { graceMs } from '../cancel/grace-period.ts';
import { saveUnfinished } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome } from '../outputs/build-outcome.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { dryRun, type PlannedRequest } from '../outputs/dry-run.ts';
import { type WaitPlan, waitForBuilds } from '../wait/wait-for-builds.ts';
import { tagBody } from './build-tags.ts';
import { createDuplicateCheck } from './duplicate-check.ts';
import { findEarlier, nameEarlier } from './idempotency.ts';
import { failing, isRerun } from './rerun.ts';
import { type StartOrder, startBuild } from './start-build.ts';

/** The builds to start, and whether and how to wait for them. */
export interface StartPlan extends StartOrder {
  readonly wait: boolean;
  readonly options: WaitSettings;
}

/** Shows the requests that would create the builds. */
export async function previewBuilds(plan: StartPlan, context: Context): Promise<Outcome> {
  const { body } = tagBody(plan, context);
  const requests: PlannedRequest[] = [];
  for (const to of plan.pipelines) requests.push(...(await previewOne(to, { ...plan, body }, context)));
  return dryRun(requests, context);
}

/** The request for one pipeline, or none if a build is reused. Only a re-run that may continue a build looks for it. */
async function previewOne(
  pipeline: PipelineAddress,
  { body, idempotencyKey, onRerun }: StartPlan,
  context: Context,
): Promise<readonly PlannedRequest[]> {
  const create: PlannedRequest = { endpoint: 'builds.create', to: { ...pipeline }, body };
  if (idempotencyKey === undefined || onRerun === 'new' || !isRerun(context)) return [create];
  const { reusable, failed } = await findEarlier(pipeline, { body, idempotencyKey }, context);
  const [latest] = failed;
  if (reusable !== null) {
    context.log.info(withLink(`${nameEarlier(reusable)}: would be reused.`, reusable.build, context));
    return [];
  }
  if (latest === undefined) return [create];
  const to = { ...latest.address };
  return onRerun === 'rebuild'
    ? [{ endpoint: 'builds.rebuild', to }]
    : [{ endpoint: 'builds.retryFailedJobs', to, body: { states: failing.join(',') } }];
}

/** Creates the builds one after the other, then waits for all of them together. */
export async function startBuilds(plan: StartPlan, context: Context): Promise<Outcome> {
  const { clock, journal, signal } = context;
  const sinceMs = clock.monotonic();
  const { body, shared } = tagBody(plan, context);
  const sendByMs = plan.wait ? sinceMs + plan.options.timeoutMs : undefined;
  const started: TrackedBuild[] = [];
  const { cancelOnAbort: cancel } = plan;
  const { value, early } = await endEarly(
    () => startEach({ ...plan, body, sendByMs }, started, context),
    { tracked: started, cancelOnAbort: cancel },
    context,
  );
  const { pending, notTried, error } = value;
  const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
  if (counts.length > 0) journal.output('retried-count', String(counts.reduce((sum, count) => sum + count)));
  if (signal.aborted) {
    const notStarted = notTried.length < plan.pipelines.length ? describeNotTried(notTried) : [];
    const abort = { sinceMs, cancelOnAbort: cancel, pending, spentMs: graceMs, early, notStarted };
    return cancelOnAbort(started, abort, context);
  }
  if (error === undefined) return handleStarted(started, { plan, shared, sinceMs }, context);
  const failure = { error, notTried };
  if (started.length === 0) throw withNotTried(failure);
  context.log.warning(describeFailure(failure));
  const leave = plan.options.cancelSiblings === true;
  const left = cancel !== false ? pending : [];
  const ordered = plan.pipelines.length;
  const others = await handleStarted(
    started,
    { plan, shared, sinceMs, leave, pending: left, ordered },
    context,
  );
  const failed = { operation: 'trigger-build', why: describeFailure(failure), error: failure.error };
  return withFailure(others, failed, context);
}

/** The start of the builds, and what they have in common. */
interface Start extends Pick<WaitPlan, 'sinceMs' | 'leave' | 'pending' | 'ordered'> {
  readonly plan: StartPlan;
  readonly shared: Readonly<Record<string, string>>;
}

/** Waits for builds that were started, or only checks for duplicates. */
async function handleStarted(
  started: readonly TrackedBuild[],
  { plan, shared, ...start }: Start,
  context: Context,
): Promise<Outcome> {
  const { leave, pending = [] } = start;
  const duplicateCheck = createDuplicateCheck(started, context);
  if (plan.wait || leave) {
    const isNew = ({ origin, oldJobs, build }: TrackedBuild) =>
      origin === 'started' && !oldJobs && !build.rebuilt_from;
    const findable = started.length > 1 && started.every(isNew);
    const { options } = plan;
    return waitForBuilds(
      started,
      { ...start, options, shared: findable ? { meta_data: shared } : undefined, duplicateCheck },
      context,
    );
  }
  saveUnfinished({ pending, builds: duplicateCheck?.left(started) ?? [] }, context.journal);
  return buildOutcome(describeStart(started), started, context);
}

/** Why a build could not be started, and the pipelines in which none was tried after that. */
interface StartFailure {
  readonly error: Error;
  readonly notTried: readonly string[];
}

/** How the start ended. `pending` may have been created nevertheless. */
interface StartEnd {
  readonly pending: readonly SavedBuild[];
  /** Why a build could not be started. */
  readonly error?: Error;
  /** The pipelines in which none was started because of that, or because the workflow was canceled. */
  readonly notTried: readonly string[];
}

/**
 * Starts one build after the other, until the workflow is canceled or one cannot be started. Each is in `started` as soon
 * as it is known.
 */
async function startEach(plan: StartPlan, started: TrackedBuild[], context: Context): Promise<StartEnd> {
  for (const [index, pipeline] of plan.pipelines.entries()) {
    const from = (first: number) => plan.pipelines.slice(first).map(nameOf);
    if (context.signal.aborted) return { pending: [], notTried: from(index) };
    const one = await startBuild(pipeline, plan, started, context);
    if (!('pending' in one)) {
      started.push(one);
      continue;
    }
    const { error, pending, known } = one;
    if (error === undefined) {
      if (known) started.push(known);
      const isStarted = known !== undefined || pending.length > 0;
      return { pending, notTried: from(isStarted ? index + 1 : index) };
    }
    return { pending, error, notTried: from(index + 1) };
  }
  return { pending: [], notTried: [] };
}

function nameOf({ organization, pipeline }: PipelineAddress): string {
  return `${organization}/${pipeline}`;
}

function describeFailure({ error, notTried }: StartFailure): string {
  return [errorSentence(error), ...describeNotTried(notTried)].join(' ');
}

function describeNotTried(pipelines: readonly string[]): string[] {
  return pipelines.length === 0 ? [] : [`Not started: ${pipelines.join(', ')}.`];
}

/** The error of the first build, which also names the pipelines that were not tried after it. */
function withNotTried({ error, notTried }: StartFailure): Error {
  const { hint } = error as Error & { readonly hint?: string };
  const words = [...describeNotTried(notTried), ...(hint === undefined ? [] : [hint])];
  return words.length === 0 ? error : Object.assign(error, { hint: words.join(' ') });
}

function describeStart(started: readonly TrackedBuild[]): string {
  const reused = started.filter(({ origin, oldJobs }) => origin === 'reused' || oldJobs);
  const [only, second] = started;
  if (only !== undefined && second === undefined) {
    const name = nameBuild(only.address);
    if (only.oldJobs && only.retriedCount !== 0) return `Retried the failed jobs of ${name}.`;
    const isReused = reused.length > 0;
    return isReused
      ? `Reused ${name} from an earlier run with the same idempotency-key.`
      : `Created ${name}.`;
  }
  const created = `Created ${count(started.length - reused.length, 'build')}`;
  return reused.length === 0 ? `${created}.` : `${created}, and reused ${reused.length} from an earlier run.`;
}
