import { ApiError } from '../client/index.ts';
import type { CreateBuild, PipelineAddress } from '../model/requests.ts';
import { abandonBuilds } from './abandon-builds.ts';
import type { Context, Outcome } from './operation.ts';
import { type HandledBuild, nameBuild, publishBuilds } from './outcomes.ts';
import { finish, toSaved, waitForBuilds } from './wait-for-builds.ts';
import type { WaitOptions } from './wait-options.ts';
import { buildSummary } from './wait-outcome.ts';

/** The meta-data by which one list request finds all builds that a step started. */
const stepKey = 'kitestring-step';

/** What to start, and how to wait for it; `wait` is null where nobody waits. */
export interface StartPlan {
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  readonly wait: WaitOptions | null;
}

/** Creates the builds one after the other, then waits for all of them together. */
export async function startBuilds({ pipelines, body, wait }: StartPlan, context: Context): Promise<Outcome> {
  const shared = pipelines.length > 1 ? { [stepKey]: context.uuid() } : undefined;
  const marked = shared ? { ...body, meta_data: { ...body.meta_data, ...shared } } : body;
  const started: HandledBuild[] = [];
  for (const pipeline of pipelines) {
    started.push(await createOne(pipeline, marked, started, context));
    if (context.signal.aborted) return abandonBuilds(started, wait?.cancelOnAbort ?? true, context);
  }
  if (wait !== null) return waitForBuilds(started, { options: wait, ours: true, shared }, context);
  finish(context.journal);
  return createdOutcome(started, context);
}

/** Creates one build. Its key is saved before it is sent: by it the post step finds what a kill left behind. */
async function createOne(
  pipeline: PipelineAddress,
  body: CreateBuild,
  before: readonly HandledBuild[],
  context: Context,
): Promise<HandledBuild> {
  const { client, journal, log } = context;
  const key = context.uuid();
  journal.save({ phase: 'creating', builds: [...before.map(toSaved), { ...pipeline, key }] });
  try {
    const build = await client.builds.create(pipeline, body);
    const handled = { address: { ...pipeline, number: build.number }, build };
    journal.save({ phase: 'waiting', builds: [...before, handled].map(toSaved) });
    publishBuilds([...before, handled], journal);
    log.info(`${nameBuild(handled.address)}: created. ${build.web_url ?? ''}`.trim());
    return handled;
  } catch (error) {
    for (const { address } of before) log.info(`${nameBuild(address)} was created before this, and goes on.`);
    if (error instanceof ApiError) finish(journal);
    throw error;
  }
}

function createdOutcome(started: readonly HandledBuild[], context: Context): Outcome {
  const [only, second] = started;
  const single = only !== undefined && second === undefined;
  return {
    success: true,
    sentence: single ? `Created ${nameBuild(only.address)}.` : `Created ${started.length} builds.`,
    json: single ? only.build : started.map(({ build }) => build),
    summary: buildSummary(
      started.map((one) => ({ ...one, halt: null })),
      context,
    ),
  };
}
