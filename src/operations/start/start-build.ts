import { OutcomeUnknownError } from '../../client/index.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { withGracePeriod } from '../cancel/grace-period.ts';
import type { SavedBuild, SavedState } from '../context/journal.ts';
import type { Context } from '../operation.ts';
import {
  nameBuild,
  saveUnfinished,
  setBuildOutputs,
  type TrackedBuild,
  toSaved,
} from '../outputs/build-outputs.ts';
import { isAnswerable } from '../wait/wait-for-builds.ts';
import { findEarlier } from './idempotency.ts';

/** What to start. */
export interface StartOrder {
  /** One build in each of these. */
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  /** Cancel what was started when the workflow is canceled. */
  readonly cancelOnAbort: boolean;
  /** A run with the same key takes over the build of an earlier one instead of starting another. */
  readonly idempotencyKey: string | undefined;
  /** What to do when the answer to a creation is lost and no build shows up. */
  readonly recover: 'resend' | 'fail';
}

/** The workflow was canceled before there was a build; what was asked for meanwhile may have been created all the same. */
export interface Canceled {
  readonly pending: readonly SavedBuild[];
}

/** How the creation of a build is told. */
const origins = {
  answered: 'created.',
  adopted: 'created; its answer was lost, and it was found by its key.',
  resent: 'created at the second try, since the first left no build.',
} as const;

/**
 * Starts one build, or takes one over. When the workflow is canceled meanwhile, an answer on its way is waited for a
 * moment. Without success the post step is left what is in doubt, and, where the workflow was canceled, what was created
 * before, until that is canceled. @throws what keeps it from being started.
 */
export async function startBuild(
  pipeline: PipelineAddress,
  order: StartOrder,
  before: readonly TrackedBuild[],
  context: Context,
): Promise<TrackedBuild | Canceled> {
  const creation = { ...pipeline, key: context.uuid() };
  let asked = false;
  try {
    const earlier = await takeOver(pipeline, order, before, context);
    if (earlier !== null) return earlier;
    asked = true;
    return await create(creation, order, before, context);
  } catch (error) {
    const isDoubtful = asked && (error === context.signal.reason || error instanceof OutcomeUnknownError);
    const pending = isDoubtful ? [creation] : [];
    if (order.cancelOnAbort && (asked || before.length > 0)) {
      const mine = context.signal.aborted ? answerable(before, order) : [];
      saveUnfinished({ pending, builds: mine }, context.journal);
    }
    return giveUp(error, { pending, before }, context);
  }
}

/** Tells how it stands: with the workflow all will be canceled, else what was created before goes on. */
function giveUp(
  error: unknown,
  { pending, before }: Canceled & { readonly before: readonly TrackedBuild[] },
  { log, signal }: Context,
): Canceled {
  if (signal.aborted) {
    if (pending.length === 0 && error !== signal.reason && error instanceof Error) log.warning(error.message);
    return { pending };
  }
  for (const { address, origin } of before) {
    const how = origin === 'attached' ? 'taken over' : 'created';
    log.info(`${nameBuild(address)} was ${how} before, and goes on.`);
  }
  throw error;
}

function answerable(before: readonly TrackedBuild[], order: StartOrder): SavedBuild[] {
  return before.filter((one) => isAnswerable(one, order)).map(toSaved);
}

/** The build of an earlier run with the same idempotency key, if there is one. */
async function takeOver(
  pipeline: PipelineAddress,
  { pipelines, body, idempotencyKey }: StartOrder,
  before: readonly TrackedBuild[],
  context: Context,
): Promise<TrackedBuild | null> {
  if (idempotencyKey === undefined) return null;
  const earlier = await findEarlier(pipeline, { body, idempotencyKey }, context);
  if (earlier === null) return null;
  setBuildOutputs([...before, earlier], context.journal, pipelines.length);
  context.log.info(
    `${nameBuild(earlier.address)}: taken over from an earlier run with the same idempotency-key.`,
  );
  return earlier;
}

/** Creates one build. Its key is saved before it is sent: by it the post step finds what a kill left behind. */
async function create(
  creation: PipelineAddress & { readonly key: string },
  order: StartOrder,
  before: readonly TrackedBuild[],
  context: Context,
): Promise<TrackedBuild> {
  const { client, journal, log } = context;
  const { pipelines, body, recover, cancelOnAbort } = order;
  const { key, ...pipeline } = creation;
  const mine = answerable(before, order);
  const save = (phase: SavedState['phase'], build: SavedBuild) => {
    if (cancelOnAbort) journal.save({ phase, builds: [...mine, build] });
  };
  const name = `${pipeline.organization}/${pipeline.pipeline}`;
  const onGrace = () =>
    log.info(
      `The workflow was canceled; waiting a moment for the answer to the creation of a build of ${name}.`,
    );
  save('creating', creation);
  const sent = client.builds.createWithDetails(pipeline, body, { key, recover });
  const { build, origin } = await withGracePeriod(sent, context, onGrace);
  const address = { ...pipeline, number: build.number };
  const doubt = origin === 'answered' ? {} : { duplicateKey: key };
  const started: TrackedBuild = { address, build, origin: 'started', ...doubt };
  save('waiting', toSaved(started));
  setBuildOutputs([...before, started], journal, pipelines.length);
  log.info(`${nameBuild(address)}: ${origins[origin]} ${build.web_url ?? ''}`.trim());
  return started;
}
