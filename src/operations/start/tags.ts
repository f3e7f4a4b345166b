import { createHash } from 'node:crypto';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';

/** The meta-data by which one list request finds all builds of a step. */
const stepTag = 'kitestring-step';

/** The meta-data that holds the input `idempotency-key`. The random key of each creation has another name. */
export const idempotencyTag = 'kitestring-idempotency-key';

/** The meta-data that leads from a build to the workflow run that created it. */
const runTag = 'kitestring-run';

/** The builds to create, as the inputs say it. */
export interface BuildOrder {
  /** One build is created in each. */
  readonly pipelines: readonly PipelineAddress[];
  readonly body: CreateBuild;
  /** Reuse the build of an earlier run with the same key. */
  readonly idempotencyKey: string | undefined;
  /** The leg of the matrix, for the key of a step that has none. */
  readonly matrixIndex?: number | undefined;
  /** What a re-run of the workflow does if the build with the key has failed. */
  readonly onRerun: 'new' | 'retry-failed' | 'rebuild';
}

/** The body of the builds that a step creates, with our tags in its meta-data. The client adds one more to each. */
export interface TaggedBody {
  readonly body: CreateBuild;
  /** The tags that all of these builds have, and no others. */
  readonly shared: Readonly<Record<string, string>>;
  /** The key that earlier builds have too; undefined if none is to be reused or continued. */
  readonly key: string | undefined;
  /** True if the key is the one of this step: then only a re-run looks for its build. */
  readonly isKeyOfStep: boolean;
}

/** Adds our tags to the body of the builds, and the workflow run where the inputs and the event have no message. */
export function tagBody(
  order: BuildOrder,
  { uuid, workflow: { run } }: Pick<Context, 'uuid' | 'workflow'>,
): TaggedBody {
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
  return {
    body: { ...body, message, meta_data: { ...body.meta_data, ...tags } },
    shared,
    key,
    isKeyOfStep,
  };
}

/**
 * The key of a step that has none but continues builds in a re-run: the same in every attempt, and in no other step, leg of
 * a matrix or run. The callers of one reusable workflow have the same job, step and leg, so what is to be built counts too.
 * Builds are looked for in one pipeline at a time.
 */
function stepKey(
  { body, matrixIndex = 0 }: BuildOrder,
  run: NonNullable<Context['workflow']['run']>,
): string {
  const given = [body.env, body.meta_data].map((pairs) => Object.entries(pairs ?? {}).sort());
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
  return `${run.id}/${run.step}/${matrixIndex}/${digest}`;
}
