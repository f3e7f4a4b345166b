import { OutcomeUnknownError } from '../../client/index.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { isCanceledOnAbort } from '../cancel/cancel-on-abort.ts';
import { withGracePeriod } from '../cancel/grace-period.ts';
import { saveUnfinished, toSaved } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { SavedBuild, SavedState } from '../context/journal.ts';
import { nameBuild, setBuildOutputs, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { findEarlier } from './idempotency.ts';

/** The builds to start. */
export interface StartOrder {
  /** One build is started in each. */
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  /** Whether to cancel the builds when the workflow is canceled. Undefined: only those that this step started. */
  readonly cancelOnAbort: boolean | undefined;
  /** Reuse the build of an earlier run with the same key. */
  readonly idempotencyKey: string | undefined;
  /** What to do if the response to a creation is lost and no build appears. */
  readonly recover: 'resend' | 'fail';
  /** When the time to wait is over, by the monotonic clock: a creation that would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
}

/** There is no build, because the workflow was canceled. `pending` may have been created nevertheless. */
export interface CanceledStart {
  readonly pending: readonly SavedBuild[];
}

/** There is no build, because of an error, if there is one; otherwise because the workflow was canceled. */
export interface NotStarted extends CanceledStart {
  readonly error?: Error;
}

/** How a build was created, for the log. */
const origins = {
  direct: 'created.',
  recovered: 'created. The response was lost; the build was found by its key.',
  retried: 'created by the second attempt. The first attempt created no build.',
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
  const creation = { ...pipeline, key: context.uuid() };
  let requested = false;
  try {
    const earlier = await reuse(pipeline, order, before, context);
    if (earlier !== null) return earlier;
    requested = true;
    return await create(creation, order, before, context);
  } catch (error) {
    const { signal } = context;
    const isUnknown = requested && (error === signal.reason || error instanceof OutcomeUnknownError);
    const pending = isUnknown ? [creation] : [];
    if (order.cancelOnAbort !== false && (requested || before.length > 0))
      saveUnfinished({ pending, builds: saveable(before, order) }, context.journal);
    return giveUp(error, pending, context);
  }
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

/** The build of an earlier run with the same idempotency key; null if there is none. */
async function reuse(
  pipeline: PipelineAddress,
  { pipelines, body, idempotencyKey, sendByMs }: StartOrder,
  before: readonly TrackedBuild[],
  context: Context,
): Promise<TrackedBuild | null> {
  if (idempotencyKey === undefined) return null;
  const earlier = await findEarlier(pipeline, { body, idempotencyKey, sendByMs }, context);
  if (earlier === null) return null;
  setBuildOutputs([...before, earlier], context.journal, pipelines.length);
  const line = `${nameBuild(earlier.address)}: reused from an earlier run with the same idempotency-key.`;
  context.log.info(withLink(line, earlier.build, context));
  return earlier;
}

/** Creates one build. Its key is saved before the request, so that the post step can find it if this step is killed. */
async function create(
  { key, ...pipeline }: PipelineAddress & { readonly key: string },
  order: StartOrder,
  before: readonly TrackedBuild[],
  context: Context,
): Promise<TrackedBuild> {
  const { client, journal, log } = context;
  const { pipelines, body, recover, cancelOnAbort, sendByMs } = order;
  const save = (phase: SavedState['phase'], build: SavedBuild) => {
    if (cancelOnAbort !== false) journal.save({ phase, builds: [...saveable(before, order), build] });
  };
  save('creating', { ...pipeline, key });
  const sent = client.builds.createWithDetails(pipeline, body, { key, recover, sendByMs });
  const what = `creation of a build of ${pipeline.organization}/${pipeline.pipeline}`;
  const { build, origin } = await withGracePeriod(sent, what, context);
  const address = { ...pipeline, number: build.number };
  const duplicateKey = origin === 'direct' ? {} : { duplicateKey: key };
  const started: TrackedBuild = { address, build, origin: 'started', ...duplicateKey };
  save('waiting', toSaved(started));
  setBuildOutputs([...before, started], journal, pipelines.length);
  log.info(withLink(`${nameBuild(address)}: ${origins[origin]}`, build, context));
  return started;
}
