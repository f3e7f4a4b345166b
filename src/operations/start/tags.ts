import { createHash } from 'node:crypto';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';

/** The meta-data by which one list request finds all builds of a step. */
const stepTag = 'kitestring-step';

/** The meta-data that holds the input `idempotency-key`. The random key of each creation has another name. */
export const idempotencyTag = 'kitestring-idempotency-key';

/** The meta-data that leads from a build to the workflow run that created it. */
export const runTag = 'kitestring-run';

/**
 * The key of a step that has none but continues builds in a re-run: the same in every attempt, and in no other step, leg of
 * a matrix or run. The callers of one reusable workflow have the same job, step and leg, so what is to be built counts too.
 * Builds are looked for in one pipeline at a time.
 */
export function stepKey(
  {
    onRerun,
    matrixIndex = 0,
    body,
  }: { readonly onRerun: string; readonly matrixIndex?: number | undefined; readonly body: CreateBuild },
  { workflow: { run } }: Pick<Context, 'workflow'>,
): string | undefined {
  if (onRerun === 'new' || run === null) return undefined;
  const given = [body.env, body.meta_data].map((pairs) => Object.entries(pairs ?? {}).sort());
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
  return `${run.id}/${run.step}/${matrixIndex}/${digest}`;
}

/** The body of the builds that a step creates, with our tags in its meta-data. The client adds one more to each. */
export interface TaggedBody {
  readonly body: CreateBuild;
  /** The tags that all of these builds have, and no others. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Adds our tags to the body of the builds, and the workflow run where the inputs and the event have no message. */
export function tagBody(
  order: {
    readonly pipelines: readonly PipelineAddress[];
    readonly body: CreateBuild;
    readonly idempotencyKey: string | undefined;
  },
  { uuid, workflow: { run } }: Pick<Context, 'uuid' | 'workflow'>,
): TaggedBody {
  const { pipelines, body, idempotencyKey } = order;
  const shared: Record<string, string> = pipelines.length > 1 ? { [stepTag]: uuid() } : {};
  const tags: Record<string, string> = {
    ...shared,
    ...(run !== null && { [runTag]: run.url }),
    ...(idempotencyKey !== undefined && { [idempotencyTag]: idempotencyKey }),
  };
  return {
    body: { ...(run !== null && { message: run.title }), ...body, meta_data: { ...body.meta_data, ...tags } },
    shared,
  };
}
