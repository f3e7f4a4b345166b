import type { PipelineAddress } from '../../model/requests.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { graceMs } from '../end/graceful.ts';
import {
  describeDoubt,
  isCanceledOnAbort,
  type KeyedBuilds,
  type Pending,
  toCancel,
} from '../end/obligations.ts';
import { endOnAbort } from '../end/on-abort.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome } from '../outputs/build-outcome.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { dryRun, type PlannedRequest } from '../outputs/dry-run.ts';
import { waitForBuilds } from '../wait/wait.ts';
import { describeEarlierRun, findEarlier, nameEarlier } from './earlier.ts';
import { findForeignRepository } from './foreign-repository.ts';
import { endingDuplicates } from './late-duplicates.ts';
import { failing, isRerun } from './rerun.ts';
import { type Start, type StartOrder, startBuild } from './start-build.ts';
import { stepKey, tagBody } from './tags.ts';

/** The builds to start, and whether and how to wait for them. */
export interface StartPlan extends StartOrder {
  readonly wait: boolean;
  readonly options: WaitSettings;
}

/** Shows the requests that would create the builds. */
export async function previewBuilds(order: StartPlan, context: Context): Promise<Outcome> {
  const plan = withKey(order, context);
  const { body } = tagBody(plan, context);
  const requests: PlannedRequest[] = [];
  for (const to of plan.pipelines) requests.push(...(await previewOne(to, { ...plan, body }, context)));
  return dryRun(requests, context);
}

function withKey(plan: StartPlan, context: Context): StartPlan {
  return plan.idempotencyKey === undefined
    ? { ...plan, idempotencyKey: stepKey(plan, context), isKeyOfStep: true }
    : plan;
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
export async function startBuilds(order: StartPlan, context: Context): Promise<Outcome> {
  const { clock, journal, log, signal } = context;
  const plan = withKey(order, context);
  const sinceMs = clock.monotonic();
  const { body, shared } = tagBody(plan, context);
  const sendByMs = plan.wait ? sinceMs + plan.options.timeoutMs : undefined;
  const end = await startEach({ ...plan, body, sendByMs }, context);
  const { started, doubt, error, notTried } = end;
  const counts = started.flatMap(({ retriedCount = [] }) => retriedCount);
  if (counts.length > 0) journal.output('retried-count', String(counts.reduce((sum, count) => sum + count)));
  if (signal.aborted) {
    const isMine = (one: TrackedBuild) => isCanceledOnAbort(one, plan.cancelOnAbort);
    const doubts = doubt === undefined ? [] : [describeDoubt(doubt, plan.cancelOnAbort !== false)];
    const notes = notTried.length < plan.pipelines.length ? describeNotTried(notTried) : [];
    return endOnAbort(started, { sinceMs, isMine, doubts, notes, spentMs: graceMs }, context);
  }
  if (error === undefined) return finish(end, { plan, shared, sinceMs, leave: false }, context);
  const failure = { error, notTried };
  if (started.length === 0) throw withNotTried(failure);
  const why = describeFailure(failure);
  log.warning(why);
  const leave = plan.options.cancelSiblings === true;
  const others = await finish(end, { plan, shared, sinceMs, leave }, context);
  return withFailure(others, { operation: 'trigger-build', why, error }, context);
}

/** Waits for the builds that were started, and says so if the commit cannot be one of their repository. */
async function finish(end: StartEnd, how: Finish, context: Context): Promise<Outcome> {
  const outcome = await waitForStarted(end, how, context);
  const foreign = how.plan.isOfEvent ? findForeignRepository(end.started, how.plan.body, context) : null;
  if (foreign === null) return outcome;
  const hint = [outcome.hint, foreign.hint].filter(Boolean).join('\n');
  return { ...outcome, notes: [...(outcome.notes ?? []), foreign.note], ...(!outcome.success && { hint }) };
}

/** What is to be done with the builds that were started. */
interface Finish {
  readonly plan: StartPlan;
  readonly shared: Readonly<Record<string, string>>;
  readonly sinceMs: number;
  readonly leave: boolean;
}

/** Waits for the builds that were started, if it is to, and meanwhile ends duplicates of them. */
async function waitForStarted(
  { started, keys, doubt, error }: StartEnd,
  { plan, shared, ...how }: Finish,
  context: Context,
): Promise<Outcome> {
  const { journal } = context;
  if (!(plan.wait || how.leave)) {
    journal.owe('wait', []);
    return buildOutcome(describeStart(started, plan), started, context);
  }
  const isNew = ({ origin, oldJobs, build }: TrackedBuild) =>
    origin === 'started' && !oldJobs && !build.rebuilt_from;
  const isFindable = started.length > 1 && started.every(isNew);
  const waitPlan = {
    ...how,
    options: plan.options,
    ...(error && { ordered: plan.pipelines.length }),
    shared: isFindable ? { meta_data: shared } : undefined,
  };
  const onDone = (key: KeyedBuilds) => {
    keys.delete(key);
    journal.owe('start', owedBy(plan, keys, doubt));
  };
  return endingDuplicates([...keys], onDone, () => waitForBuilds(started, waitPlan, context), context);
}

/** Why a build could not be started, and the pipelines in which none was tried after that. */
interface StartFailure {
  readonly error: Error;
  readonly notTried: readonly string[];
}

/** How the start ended. */
interface StartEnd {
  readonly started: readonly TrackedBuild[];
  /** Those of which a duplicate may appear. */
  readonly keys: Set<KeyedBuilds>;
  /** What may have been started besides. */
  readonly doubt: Pending | undefined;
  /** Why a build could not be started. */
  readonly error: Error | undefined;
  /** The pipelines in which none was started because of that, or because the workflow was canceled. */
  readonly notTried: readonly string[];
}

/**
 * Starts one build after the other, until the workflow is canceled or one cannot be started. What the post step would have
 * to do is saved at each step.
 */
async function startEach(plan: StartPlan, context: Context): Promise<StartEnd> {
  const { journal, signal } = context;
  const { pipelines } = plan;
  const started: TrackedBuild[] = [];
  const keys = new Set<KeyedBuilds>();
  const onDoubt = (doubt: Pending | null) => journal.owe('start', owedBy(plan, keys, doubt));
  const save = ({ tracked, key, error, doubt }: Start) => {
    if (key) keys.add(key);
    // A build whose jobs may have been retried is only named.
    const known = tracked && error === undefined ? [...started, tracked] : started;
    journal.owe('wait', toCancel(known.filter((each) => isCanceledOnAbort(each, plan.cancelOnAbort))));
    onDoubt(doubt ?? null);
    if (tracked) setBuildOutputs([...started, tracked], journal, pipelines.length);
  };
  for (const [index, pipeline] of pipelines.entries()) {
    const left = pipelines.slice(index).map(nameOf);
    if (signal.aborted) return { started, keys, doubt: undefined, error: undefined, notTried: left };
    const one = await startBuild(pipeline, plan, onDoubt, save, context);
    save(one);
    if (one.error !== undefined) return { keys, ...endOf(one, started, left, context) };
    if (one.tracked) started.push(one.tracked);
  }
  return { started, keys, doubt: undefined, error: undefined, notTried: [] };
}

/** The end of the start because of one of the builds. `left` are its pipeline and those after it. */
function endOf(
  { tracked, doubt, error }: Start,
  started: readonly TrackedBuild[],
  left: readonly string[],
  { log, signal }: Context,
): Omit<StartEnd, 'keys'> {
  if (!signal.aborted) {
    if (!(error instanceof Error)) throw error;
    return { started, doubt, error, notTried: left.slice(1) };
  }
  // A failure that the interruption has overtaken.
  if (doubt === undefined && error !== signal.reason) log.warning(errorText(error));
  const isStarted = tracked !== undefined || doubt !== undefined;
  const notTried = isStarted ? left.slice(1) : left;
  return { started: tracked ? [...started, tracked] : started, doubt, error: undefined, notTried };
}

/** What is left of the start: keys of which a duplicate may appear, and what is under way, unless it is not to be canceled. */
function owedBy(
  { cancelOnAbort }: StartPlan,
  keys: ReadonlySet<KeyedBuilds>,
  doubt: Pending | null | undefined,
): readonly Obligation[] {
  const isOwed = cancelOnAbort !== false && doubt && !('retryOf' in doubt);
  return [...keys, ...(isOwed ? [doubt] : [])];
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

function describeStart(started: readonly TrackedBuild[], { isKeyOfStep = false }: StartPlan): string {
  const reused = started.filter(({ origin, oldJobs }) => origin === 'reused' || oldJobs);
  const [only, second] = started;
  if (only !== undefined && second === undefined) {
    const name = nameBuild(only.address);
    if (only.oldJobs && only.retriedCount !== 0) return `Retried the failed jobs of ${name}.`;
    const isReused = reused.length > 0;
    return isReused ? `Reused ${name} from ${describeEarlierRun(isKeyOfStep)}.` : `Created ${name}.`;
  }
  const created = `Created ${count(started.length - reused.length, 'build')}`;
  return reused.length === 0 ? `${created}.` : `${created}, and reused ${reused.length} from an earlier run.`;
}
