import { OutcomeUnknownError } from '../../client/index.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import { isCanceledOnAbort, warnOfUnknown } from '../cancel/cancel-on-abort.ts';
import { warnOfDuplicates } from '../cancel/duplicate-warning.ts';
import { writeWithGracePeriod } from '../cancel/grace-period.ts';
import {
  duplicatePauseMs,
  duplicatesOf,
  otherBuildMs,
  saveUnfinished,
  toSaved,
} from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { SavedBuild, SavedState } from '../context/journal.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { runTag } from './build-tags.ts';
import { type EarlierBuild, type EarlierBuilds, findEarlier, nameEarlier } from './idempotency.ts';
import { continueBuild, isRerun } from './rerun.ts';

/** The builds to start. */
export interface StartOrder {
  /** One build is started in each. */
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  /** Whether to cancel the builds when the workflow is canceled. Undefined: only those that this step started. */
  readonly cancelOnAbort: boolean | undefined;
  /** Reuse the build of an earlier run with the same key. */
  readonly idempotencyKey: string | undefined;
  /** What a re-run of the workflow does if the build with this key has failed. */
  readonly onRerun: 'new' | 'retry-failed' | 'rebuild';
  /** When the time to wait is over, by the monotonic clock: a creation that would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
}

/** There is no build, because of an error, if there is one; otherwise because the workflow was canceled. */
export interface NotStarted {
  /** What may have been created nevertheless. */
  readonly pending: readonly SavedBuild[];
  /** The build that was created, or whose failed jobs may have been retried. */
  readonly known?: TrackedBuild | undefined;
  readonly error?: Error;
}

/** How a build was created, for the log. */
const origins = {
  direct: 'created.',
  recovered: 'created. The response was lost; the build was found by its key.',
  retried: 'created. The response to the first request was lost, so it was sent again.',
} as const;

/**
 * Starts one build, or reuses one. If the workflow is canceled meanwhile, a response that is on its way is awaited
 * briefly. On failure, creations with an unknown outcome are left to the post step, and so are the builds that were
 * created `before`, until they have ended or are canceled.
 */
export async function startBuild(
  pipeline: PipelineAddress,
  order: StartOrder,
  before: readonly TrackedBuild[],
  context: Context,
): Promise<TrackedBuild | NotStarted> {
  const { cancelOnAbort } = order;
  let request: SavedBuild | undefined;
  let known: TrackedBuild | undefined;
  const onSend = (saved: SavedBuild, retried?: TrackedBuild) => {
    known = retried;
    if (retried?.origin === 'reused' && !cancelOnAbort) return;
    request = saved;
    save('creating', saved, { before, order }, context);
  };
  const onNoEffect = () => {
    if (request !== undefined && cancelOnAbort !== false)
      saveUnfinished({ pending: [], builds: saveable(before, order) }, context.journal);
    request = known = undefined;
  };
  let created: TrackedBuild | undefined;
  const onCreated = (one: TrackedBuild) => {
    created = one;
    setBuildOutputs([...before, one], context.journal, order.pipelines.length);
  };
  const start: OneStart = { order, before, onSend, onNoEffect, onCreated };
  try {
    const earlier = await reuse(pipeline, start, context);
    if (earlier !== null) return earlier;
    // Nothing was left to continue, so nothing of it runs.
    onNoEffect();
    return await create(pipeline, start, context);
  } catch (error) {
    const { signal } = context;
    if (created !== undefined && error === signal.reason) return { pending: [], known: created };
    if (known !== undefined) setBuildOutputs([...before, known], context.journal, order.pipelines.length);
    const pending = leave(error, request, { before, order }, context);
    return { ...giveUp(error, pending, context), known };
  }
}

/** The start of one of several builds. */
interface OneStart {
  readonly order: StartOrder;
  /** The builds that were started before. */
  readonly before: readonly TrackedBuild[];
  /** Must be called right before each attempt of a request that starts a build. */
  readonly onSend: (saved: SavedBuild, retried?: TrackedBuild) => void;
  /** Must be called when a refusal makes it certain that nothing has come of it so far. */
  readonly onNoEffect: () => void;
  /** Must be called with the build as soon as it is found, while its duplicates are looked for. */
  readonly onCreated: (created: TrackedBuild) => void;
}

/** Saves a build that is started, for the post step. */
function save(
  phase: SavedState['phase'],
  build: SavedBuild,
  { before, order }: Pick<OneStart, 'before' | 'order'>,
  { journal }: Context,
): void {
  if (order.cancelOnAbort !== false) journal.save({ phase, builds: [...saveable(before, order), build] });
}

/** What may have been created nevertheless. Leaves it to the post step, with the builds before. */
function leave(
  error: unknown,
  request: SavedBuild | undefined,
  { before, order }: Pick<OneStart, 'before' | 'order'>,
  context: Context,
): readonly SavedBuild[] {
  const isUnknown = error === context.signal.reason || error instanceof OutcomeUnknownError;
  const pending = request !== undefined && isUnknown ? [request] : [];
  if (order.cancelOnAbort === false) return pending;
  if (request !== undefined || before.length > 0)
    saveUnfinished({ pending, builds: saveable(before, order) }, context.journal);
  warnOfUnknown(error, pending, context);
  return pending;
}

function giveUp(error: unknown, pending: readonly SavedBuild[], { log, signal }: Context): NotStarted {
  if (!signal.aborted) {
    if (error instanceof Error) return { pending, error };
    throw error;
  }
  if (pending.length === 0 && error !== signal.reason) log.warning(errorText(error));
  return { pending };
}

function saveable(before: readonly TrackedBuild[], { cancelOnAbort }: StartOrder): SavedBuild[] {
  return before.filter((one) => isCanceledOnAbort(one, cancelOnAbort)).map(toSaved);
}

/** The build of an earlier run with the same idempotency key, or what continues it; null if there is none. */
async function reuse(
  pipeline: PipelineAddress,
  { order, before, onSend, onNoEffect }: OneStart,
  context: Context,
): Promise<TrackedBuild | null> {
  const { pipelines, body, idempotencyKey, onRerun, sendByMs } = order;
  if (idempotencyKey === undefined) return null;
  const found = await findEarlier(pipeline, { body, idempotencyKey, sendByMs }, context);
  const { reusable } = found;
  let earlier: TrackedBuild | null = reusable;
  if (reusable !== null) {
    const line = `${nameEarlier(reusable)}: reused from an earlier run with the same idempotency-key.`;
    context.log.info(withLink(line, reusable.build, context));
  } else if (onRerun !== 'new' && isRerun(context)) {
    const latest = chooseFailed(found, context);
    if (latest === null) return null;
    earlier = await continueBuild(latest, { onRerun, sendByMs, onSend, onNoEffect }, context);
    if (earlier?.origin === 'started') save('waiting', toSaved(earlier), { before, order }, context);
  }
  if (earlier !== null) setBuildOutputs([...before, earlier], context.journal, pipelines.length);
  return earlier;
}

/** The build to continue, which is the latest that has failed; null if none has. Logs what there is. */
function chooseFailed({ failed, canceled }: EarlierBuilds, context: Context): EarlierBuild | null {
  const { log } = context;
  const [latest = null] = failed;
  if (latest === null) {
    if (canceled)
      log.info(
        `${nameEarlier(canceled)}: not continued, because its state is ${effectiveState(canceled.build)}. A new build is created.`,
      );
    return null;
  }
  if (failed.length > 1)
    log.info(
      `${failed.length} builds with this idempotency-key have failed. The latest is ${nameEarlier(latest)}.`,
    );
  else if (latest.build !== latest.original) log.info(`The latest build is ${nameEarlier(latest)}.`);
  logRun(latest, context);
  return latest;
}

/** Says which run of a workflow created the build, if its meta-data says that it was another one. */
function logRun({ address, original }: EarlierBuild, { log, workflow: { run } }: Context): void {
  const number = /\/actions\/runs\/(\d{1,20})$/.exec(String(original.meta_data?.[runTag]))?.[1];
  if (run !== null && number !== undefined && number !== String(run.id))
    log.info(
      `${nameBuild({ ...address, number: original.number })}: created by workflow run ${number}, which is not this one.`,
    );
}

/** Creates one build. Its key is saved before the request, so that the post step can find it if this step is killed. */
async function create(
  pipeline: PipelineAddress,
  { order, before, onSend, onNoEffect, onCreated }: OneStart,
  context: Context,
): Promise<TrackedBuild> {
  const { client, journal, log } = context;
  const { pipelines, body, sendByMs } = order;
  const key = context.uuid();
  let sends = 0;
  const untilMs = () => context.clock.now() + (sends > 1 ? otherBuildMs : duplicatePauseMs);
  const made = await writeWithGracePeriod(
    (guard) =>
      client.builds.createWithDetails(pipeline, body, {
        ...{ ...guard, key, sendByMs },
        onSend: async () => {
          await guard.onSend();
          sends += 1;
          // If it is sent again, there may be two.
          onSend(sends > 1 ? duplicatesOf(pipeline, key, untilMs()) : { ...pipeline, key });
        },
        onCreated: (build) => {
          const address = { ...pipeline, number: build.number };
          const duplicatesUntilMs = untilMs();
          onSend({ ...duplicatesOf(pipeline, key, duplicatesUntilMs), number: build.number, cancels: true });
          onCreated({ address, build, origin: 'started', duplicateKey: key, duplicatesUntilMs });
        },
      }),
    {
      what: `creation of a build of ${pipeline.organization}/${pipeline.pipeline}`,
      onNoEffect: () => {
        sends -= 1;
        onNoEffect();
      },
    },
    context,
  );
  if (typeof made === 'string') throw context.signal.reason;
  const { build, origin, canceled } = made.value;
  const address = { ...pipeline, number: build.number };
  const duplicates = {
    duplicateKey: key,
    ...(sends > 1 && { duplicatesUntilMs: untilMs() }),
  };
  const started: TrackedBuild = {
    address,
    build,
    origin: 'started',
    knownMs: context.clock.monotonic(),
    ...(origin !== 'direct' && duplicates),
  };
  save('waiting', toSaved(started), { before, order }, context);
  setBuildOutputs([...before, started], journal, pipelines.length);
  log.info(withLink(`${nameBuild(address)}: ${origins[origin]}`, build, context));
  warnOfDuplicates(pipeline, { canceled }, context);
  return started;
}
