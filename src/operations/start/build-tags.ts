import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { idempotencyTag } from './idempotency.ts';

/** The meta-data by which one list request finds all builds that a step started. */
const stepTag = 'kitestring-step';

/** The body of the builds that a step starts, with our tags in its meta-data. The client adds one more to each. */
export interface TaggedBody {
  readonly body: CreateBuild;
  /** The tags that all of these builds carry and no others do. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Marks what a step starts; for the builds themselves, and for a dry run of them. */
export function tagBody(
  order: {
    readonly pipelines: readonly PipelineAddress[];
    readonly body: CreateBuild;
    readonly idempotencyKey: string | undefined;
  },
  uuid: () => string,
): TaggedBody {
  const { pipelines, body, idempotencyKey } = order;
  const shared: Record<string, string> = pipelines.length > 1 ? { [stepTag]: uuid() } : {};
  const meta_data = { ...body.meta_data, ...shared, ...idempotencyTag(idempotencyKey) };
  return { body: { ...body, meta_data }, shared };
}
