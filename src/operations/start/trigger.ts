import type { PipelineAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { writeGracefully } from '../end/graceful.ts';
import { type KeyedBuilds, lostNow, type Sending } from '../end/obligations.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import type { PlannedRequest } from '../outputs/dry-run.ts';
import { chooseEarlier, findEarlier, nameEarlier } from './earlier.ts';
import { type ForeignRepository, findForeignRepository } from './foreign-repository.ts';
import { requestRebuild } from './rebuild.ts';
import { isRefused, retryEarlier } from './retry-jobs.ts';
import { type StartSettings, startBuilds } from './start-builds.ts';
import { type BuildOrder, type TaggedBody, tagBody } from './tags.ts';

/** The builds to create, and whether and how to wait for them. */
export interface TriggerOrder extends BuildOrder, Pick<StartSettings, 'wait' | 'options'> {
  /** True if the commit comes from the event, and so from its repository. */
  readonly isOfEvent: boolean;
}

/** What one build is created with, or looked for by. */
interface CreateOrder extends TaggedBody, Pick<StartSettings, 'sendByMs'>, Pick<TriggerOrder, 'onRerun'> {
  /** Gets each build that is created. */
  readonly onCreated: (tracked: TrackedBuild) => void;
}

/** Creates a build in each pipeline, reuses the build of an earlier run, or continues it; then waits for all of them. */
export async function triggerBuilds(order: TriggerOrder, context: Context): Promise<Outcome> {
  const { pipelines, onRerun, isOfEvent, wait, options } = order;
  const sinceMs = context.clock.monotonic();
  const sendByMs = wait ? sinceMs + options.timeoutMs : undefined;
  const tagged = tagBody(order, context);
  const foreign: ForeignRepository[] = [];
  const onCreated = (tracked: TrackedBuild) => {
    const found = isOfEvent && findForeignRepository(tracked, order.body, context);
    if (found) foreign.push(found);
  };
  const create = { ...tagged, onRerun, onCreated, sendByMs };
  const starters = pipelines.map((pipeline) => ({
    name: nameOf(pipeline),
    start: (sending: Sending) => startOne(pipeline, create, sending, context),
  }));
  const { shared } = tagged;
  const outcome = await startBuilds({ starters, shared, wait, options, sinceMs, sendByMs }, context);
  const [first] = foreign;
  if (first === undefined) return outcome;
  const notes = [...(outcome.notes ?? []), first.note];
  // Of several builds, another one may have failed.
  const isBeside = pipelines.length === 1 && !outcome.success && !context.signal.aborted;
  return {
    ...outcome,
    notes,
    ...(isBeside && { hint: [outcome.hint, first.hint].filter(Boolean).join('\n') }),
  };
}

/** The requests that would create the builds. A build that may be reused or continued is not looked for. */
export function planBuilds(order: TriggerOrder, context: Context): readonly PlannedRequest[] {
  const { body } = tagBody(order, context);
  return order.pipelines.map((pipeline) => ({ endpoint: 'builds.create', to: { ...pipeline }, body }));
}

/** Reuses the build of an earlier run with the same key, or continues it; creates one if there is none. */
async function startOne(
  pipeline: PipelineAddress,
  order: CreateOrder,
  sending: Sending,
  context: Context,
): Promise<string> {
  const { key, isKeyOfStep, onRerun, sendByMs } = order;
  const isRerun = (context.workflow.run?.attempt ?? 1) > 1;
  if (key === undefined || (isKeyOfStep && !isRerun)) return create(pipeline, order, sending, context);
  const source = isKeyOfStep
    ? 'an earlier attempt of this step'
    : 'an earlier run with the same idempotency-key';
  const found = await findEarlier(pipeline, { ...order, key }, context);
  const { reusable, failed } = chooseEarlier(found);
  if (reusable) {
    // The build of an earlier attempt of this step is its own: it is canceled with the workflow.
    sending.onStarted(isKeyOfStep ? { ...reusable, origin: 'started' } : reusable);
    context.log.info(withLink(`${nameEarlier(reusable)}: reused from ${source}.`, reusable.build, context));
    return `Reused ${nameBuild(reusable.address)} from ${source}.`;
  }
  const [latest] = found;
  if (onRerun === 'new' || !isRerun || !latest) return create(pipeline, order, sending, context);
  if (!failed) {
    const state = effectiveState(latest.build);
    context.log.info(
      `${nameEarlier(latest)}: not continued, because its state is ${state}. A new build is created.`,
    );
    return create(pipeline, order, sending, context);
  }
  const limits = { sendByMs, ...sending };
  if (onRerun === 'rebuild')
    return requestRebuild(failed.address, limits, context).catch((error: unknown) => {
      if (isRefused(error)) error.hint ??= 'To create a new build instead, set on-rerun to new.';
      throw error;
    });
  const name = nameBuild(failed.address);
  const result = await retryEarlier(failed, limits, context);
  if (result === null) return create(pipeline, order, sending, context);
  return result === 'retried' ? `Retried the failed jobs of ${name}.` : `Reused ${name} from ${source}.`;
}

/** How a build was created, for the log. */
const origins = {
  direct: 'created.',
  recovered: 'created. The response was lost; the build was found by its key.',
  retried: 'created. The response to the first request was lost, so it was sent again.',
} as const;

/** Creates one build. Its key is saved before the request, so that the post step can find it if this step is killed. */
async function create(
  pipeline: PipelineAddress,
  { body, sendByMs, onCreated }: CreateOrder,
  { onPending, onStarted }: Sending,
  context: Context,
): Promise<string> {
  const { client, clock, log, signal } = context;
  const key = context.uuid();
  const keyed: KeyedBuilds = { key, in: pipeline };
  let sends = 0;
  // Nothing was left to continue.
  onPending(null);
  const made = await writeGracefully(
    (guard) => client.builds.createWithDetails(pipeline, body, { ...guard, key, ...endingAt(sendByMs) }),
    {
      what: `creation of a build of ${nameOf(pipeline)}`,
      onSend() {
        sends += 1;
        // If it is sent again, there may be two.
        onPending(sends > 1 ? lostNow(keyed, clock) : keyed);
      },
      onNoEffect() {
        sends -= 1;
        onPending(null);
      },
    },
    context,
  );
  if (typeof made === 'string') throw signal.reason;
  const { build, origin } = made.value;
  const address = { ...pipeline, number: build.number };
  const lost = origin === 'direct' ? undefined : { ...lostNow(keyed, clock), keep: build.number };
  const tracked = { address, build, origin: 'started', knownMs: clock.monotonic() } as const;
  onStarted(tracked, lost);
  log.info(withLink(`${nameBuild(address)}: ${origins[origin]}`, build, context));
  onCreated(tracked);
  return `Created ${nameBuild(address)}.`;
}

function nameOf({ organization, pipeline }: PipelineAddress): string {
  return `${organization}/${pipeline}`;
}
