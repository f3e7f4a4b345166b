import { OutcomeUnknownError } from '../../client/index.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { writeGracefully } from '../end/graceful.ts';
import { type KeyedBuilds, lostNow, type Pending, type Sending, warnOfDoubt } from '../end/obligations.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { describeEarlierRun, findEarlier, nameEarlier } from './earlier.ts';
import { chooseFailed, continueBuild, isRerun } from './rerun.ts';

/** The builds to start. */
export interface StartOrder {
  /** One build is started in each. */
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  /** Whether to cancel the builds when the workflow is canceled. Undefined: only those that this step started. */
  readonly cancelOnAbort: boolean | undefined;
  /** Reuse the build of an earlier run with the same key. */
  readonly idempotencyKey: string | undefined;
  /** True if the key is the one of this step: then only a re-run looks for its build. */
  readonly isKeyOfStep?: boolean;
  /** True if the commit comes from the event, and so from its repository. */
  readonly isOfEvent: boolean;
  /** The leg of the matrix, for the key of a step that has none. */
  readonly matrixIndex?: number | undefined;
  /** What a re-run of the workflow does if the build with this key has failed. */
  readonly onRerun: 'new' | 'retry-failed' | 'rebuild';
  /** When the time to wait is over, by the monotonic clock: a creation that would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
}

/** A build that was started or is reused, or why there is none. */
export interface Start {
  readonly tracked?: TrackedBuild | undefined;
  /** Set if the answer to its creation was lost: a duplicate may appear. */
  readonly key?: KeyedBuilds;
  /** Why there is no build; the signal's reason if the workflow was canceled. */
  readonly error?: unknown;
  /** What may have been started nevertheless. */
  readonly doubt?: Pending | undefined;
}

/** How a build was created, for the log. */
const origins = {
  direct: 'created.',
  recovered: 'created. The response was lost; the build was found by its key.',
  retried: 'created. The response to the first request was lost, so it was sent again.',
} as const;

/**
 * Starts one build, or reuses one. If the workflow is canceled meanwhile, a response that is on its way is awaited briefly.
 * `onDoubt` gets what is under way, and null when that is settled; `onStarted` a build that was started, before the log does.
 */
export async function startBuild(
  pipeline: PipelineAddress,
  order: StartOrder,
  onDoubt: (doubt: Pending | null) => void,
  onStarted: (one: Start) => void,
  context: Context,
): Promise<Start> {
  let doubt: Pending | null = null;
  let tracked: TrackedBuild | undefined;
  const set = (next: Pending | null, before?: TrackedBuild) => {
    doubt = next;
    tracked = before;
    onDoubt(next);
  };
  const sending: Sending = {
    onSend: set,
    onNoEffect: () => set(null),
    onStarted: (tracked, key) => onStarted({ tracked, ...(key && { key }) }),
  };
  try {
    const earlier = await reuse(pipeline, order, sending, context);
    if (earlier !== null) return { tracked: earlier };
    // Nothing was left to continue, so nothing of it runs.
    set(null);
    return await create(pipeline, order, sending, context);
  } catch (error) {
    const isUnknown = error === context.signal.reason || error instanceof OutcomeUnknownError;
    if (!isUnknown) set(null, tracked);
    if (order.cancelOnAbort !== false) warnOfDoubt(error, doubt, context);
    return { tracked, error, doubt: doubt ?? undefined };
  }
}

/** The build of an earlier run with the same idempotency key, or what continues it; null if there is none. */
async function reuse(
  pipeline: PipelineAddress,
  order: StartOrder,
  sending: Sending,
  context: Context,
): Promise<TrackedBuild | null> {
  const { body, idempotencyKey, isKeyOfStep = false, onRerun, sendByMs } = order;
  if (idempotencyKey === undefined || (isKeyOfStep && !isRerun(context))) return null;
  const found = await findEarlier(pipeline, { body, idempotencyKey, sendByMs }, context);
  const { reusable } = found;
  if (reusable !== null) {
    const line = `${nameEarlier(reusable)}: reused from ${describeEarlierRun(isKeyOfStep)}.`;
    context.log.info(withLink(line, reusable.build, context));
    return reusable;
  }
  if (onRerun === 'new' || !isRerun(context)) return null;
  const latest = chooseFailed(found, context);
  return latest && continueBuild(latest, { onRerun, sendByMs, ...sending }, context);
}

/** Creates one build. Its key is saved before the request, so that the post step can find it if this step is killed. */
async function create(
  pipeline: PipelineAddress,
  { body, sendByMs }: StartOrder,
  { onSend, onNoEffect, onStarted }: Sending,
  context: Context,
): Promise<Start> {
  const { client, clock, log, signal } = context;
  const key = context.uuid();
  const keyed: KeyedBuilds = { key, in: pipeline };
  let sends = 0;
  let known: TrackedBuild | undefined;
  const made = await writeGracefully(
    (guard) =>
      client.builds.createWithDetails(pipeline, body, {
        ...{ ...guard, key, ...endingAt(sendByMs) },
        onCreated: (build) => {
          known = { address: { ...pipeline, number: build.number }, build, origin: 'started' };
          onSend(lostNow(keyed, clock), known);
        },
      }),
    {
      what: `creation of a build of ${pipeline.organization}/${pipeline.pipeline}`,
      onSend() {
        sends += 1;
        // If it is sent again, there may be two.
        onSend(sends > 1 ? lostNow(keyed, clock) : keyed);
      },
      onNoEffect() {
        sends -= 1;
        onNoEffect();
      },
    },
    context,
  );
  if (typeof made === 'string') {
    if (known === undefined) throw signal.reason;
    return { tracked: known, key: { ...lostNow(keyed, clock), keep: known.address.number } };
  }
  const { build, origin, canceled } = made.value;
  const address = { ...pipeline, number: build.number };
  const tracked = { address, build, origin: 'started' as const, knownMs: clock.monotonic() };
  const found = { ...lostNow(keyed, clock), keep: build.number };
  const started: Start = origin === 'direct' ? { tracked } : { tracked, key: found };
  onStarted(tracked, started.key);
  log.info(withLink(`${nameBuild(address)}: ${origins[origin]}`, build, context));
  for (const number of canceled)
    log.warning(`${nameBuild({ ...pipeline, number })}: duplicate build canceled.`);
  return started;
}
