import { createHash } from 'node:crypto';
import { nameBuild, namePipeline } from '../../model/build-address.ts';
import { readCloneUrl } from '../../model/clone-url.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import { repositoryPlace } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { writeGracefully } from '../end/graceful.ts';
import { type KeyedBuilds, lostNow, type Sending } from '../end/obligations.ts';
import type { StepBuild } from '../end/step-build.ts';
import { withLink } from '../outputs/build-outputs.ts';
import type { PlannedRequest } from '../outputs/dry-run.ts';
import { continueEarlier } from './again.ts';
import { chooseEarlier, findEarlier, idempotencyTag, nameEarlier } from './earlier.ts';
import { type StartSettings, startBuilds } from './start-builds.ts';

/** The meta-data by which one list request finds all builds of a step. */
const stepTag = 'kitestring-step';

/** The meta-data that leads from a build to the workflow run that created it. */
const runTag = 'kitestring-run';

/** The builds to create, and whether and how to wait for them. */
export interface TriggerOrder extends Pick<StartSettings, 'wait' | 'settings'> {
  /** One build is created in each. */
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  /** Reuse the build of an earlier run with the same key. */
  readonly idempotencyKey: string | undefined;
  /** The leg of the matrix, for the key of a step that has none. */
  readonly matrixIndex?: number | undefined;
  /** What a re-run of the workflow does if the build with the key has failed. */
  readonly onRerun: 'new' | 'retry-failed' | 'rebuild';
  /** What is the event's own, and so of its repository. */
  readonly ofEvent: { readonly commit: boolean; readonly branch: boolean };
}

/** What one build is created with, or looked for by. */
interface CreateOrder extends ReturnType<typeof tagBody>, Pick<TriggerOrder, 'onRerun'> {
  /** Gets each build that is created. */
  readonly onCreated: (tracked: StepBuild) => void;
}

/** Creates a build in each pipeline, reuses the build of an earlier run, or continues it; then waits for all of them. */
export async function triggerBuilds(order: TriggerOrder, context: Context): Promise<Outcome> {
  const { pipelines, onRerun, wait, settings } = order;
  const sinceMs = context.clock.monotonic();
  const tagged = tagBody(order, context);
  const foreign: string[] = [];
  const onCreated = (tracked: StepBuild) => {
    foreign.push(...findForeignRepository(tracked, order, context));
  };
  const create = { ...tagged, onRerun, onCreated };
  const starters = pipelines.map((pipeline) => ({
    name: namePipeline(pipeline),
    start: (sending: Sending) => startOne(pipeline, create, sending, context),
  }));
  const { shared } = tagged;
  const outcome = await startBuilds({ starters, shared, wait, settings, sinceMs }, context);
  const [first] = foreign;
  if (first === undefined) return outcome;
  const isBeside = !outcome.success && !context.signal.aborted;
  return {
    ...outcome,
    notes: [...(outcome.notes ?? []), first],
    ...(isBeside && { hint: [outcome.hint, first].filter(Boolean).join('\n') }),
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
  const { body, key, isKeyOfStep, onRerun } = order;
  const isRerun = (context.workflow.run?.attempt ?? 1) > 1;
  if (key === undefined || (isKeyOfStep && !isRerun)) return create(pipeline, order, sending, context);
  const source = isKeyOfStep
    ? 'an earlier attempt of this step'
    : 'an earlier run with the same idempotency-key';
  const found = await findEarlier(pipeline, { body, key, until: sending.until }, context);
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
  const continued = await continueEarlier(failed, onRerun, sending, context);
  return continued ?? create(pipeline, order, sending, context);
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
  { body, onCreated }: CreateOrder,
  { until, onPending, onStarted }: Sending,
  context: Context,
): Promise<string> {
  const { client, clock, log, signal } = context;
  const key = context.uuid();
  const keyed: KeyedBuilds = { key, in: pipeline };
  let sends = 0;
  // Nothing was left to continue.
  onPending(null);
  const made = await writeGracefully(
    (guard) => client.builds.createWithDetails(pipeline, body, { ...guard, key, until }),
    {
      what: `creation of a build of ${namePipeline(pipeline)}`,
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

/**
 * The body of the builds that a step creates, with our tags in its meta-data; the client adds one more to each. `shared` has those
 * that all of these builds have, and no others; `key` is the one that earlier builds have too, undefined if none is reused or
 * continued. For the key of the step itself only a re-run looks for its build. Without a message, the body has the workflow run.
 */
function tagBody(order: TriggerOrder, { uuid, workflow: { run } }: Pick<Context, 'uuid' | 'workflow'>) {
  const { pipelines, body, idempotencyKey, onRerun } = order;
  const isKeyOfStep = idempotencyKey === undefined;
  const key = isKeyOfStep && onRerun !== 'new' && run !== null ? stepKey(order, run) : idempotencyKey;
  const shared: Record<string, string> = pipelines.length > 1 ? { [stepTag]: uuid() } : {};
  const tags: Record<string, string> = {
    ...shared,
    ...(run !== null && { [runTag]: run.url }),
    ...(key !== undefined && { [idempotencyTag]: key }),
  };
  const message = body.message ?? run?.title;
  const tagged: CreateBuild = { ...body, message, meta_data: { ...body.meta_data, ...tags } };
  return { body: tagged, shared, key, isKeyOfStep };
}

/**
 * The key of a step that has none but continues builds in a re-run: the same in every attempt, and in no other step, leg of
 * a matrix or run. The callers of one reusable workflow have the same job, step and leg, so what they build counts too.
 * Builds are looked for in one pipeline at a time.
 */
function stepKey(
  { body, matrixIndex = 0 }: TriggerOrder,
  run: NonNullable<Context['workflow']['run']>,
): string {
  const given = [body.env, body.meta_data].map((pairs) => Object.entries(pairs ?? {}).sort());
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
  return `${run.id}/${run.step}/${matrixIndex}/${digest}`;
}

/**
 * What to know, and to do, if a pipeline builds another repository than the event's: the agent cannot check out the commit there.
 * Hosts other than the event's server are ignored, because mirrors and aliases are common.
 */
function findForeignRepository(
  { build: { pipeline }, address }: StepBuild,
  { body: { branch, pull_request_repository: head }, ofEvent }: TriggerOrder,
  { workflow: { repository: own } }: Context,
): string[] {
  const base = repositoryPlace(own);
  const place = readCloneUrl(pipeline?.repository);
  if (!own || !base || !place || [base, readCloneUrl(head)].includes(place)) return [];
  const host = `${base.split('/', 1)[0]}/`;
  const trunk = pipeline?.default_branch || 'main';
  // With a commit of its own, it has a branch of this name.
  const isForeignBranch = ofEvent.branch && (ofEvent.commit || branch !== trunk);
  const ways = [ofEvent.commit ? 'commit: HEAD' : [], isForeignBranch ? `branch: ${trunk}` : []].flat();
  if (!place.startsWith(host) || ways.length === 0) return [];
  return [
    `${nameBuild(address)}: its pipeline builds ${place.slice(host.length)}, but the event is of ${own.name}. To build what ${place.slice(host.length)} has, set ${ways.join(' and ')}.`,
  ];
}
