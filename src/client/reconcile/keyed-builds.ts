import type { Build } from '../../model/build.ts';
import type { PipelineAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { SendOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { pagedQuery } from '../request/paged-query.ts';
import { buildQuery } from '../request/query.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import { buildKeyName, hasKey, isRebuild } from './idempotency-key.ts';

/** The first page is enough: what was just created stands at its top, also where the filter is ignored. */
const firstPage = { page: 1, perPage: 100 };

/**
 * The builds of a pipeline that carry the key, lowest number first, with those that were made from them. Asked for by
 * the key alone: the service resolves commits later, reads branches as patterns, and has another clock. Each answer is
 * checked: a service that ignores the filter shows the builds of strangers.
 */
export async function listKeyedBuilds(
  context: ClientContext,
  { to, key, options }: { to: PipelineAddress; key: string; options: SendOptions },
): Promise<SendResult<readonly Build[]>> {
  const call = createCall('builds.listForPipeline', to, { query: pagedQuery(keyQuery(key), firstPage) });
  const listed = await trySend(context, call, options);
  if (!listed.ok) return listed;
  const ours = listed.value.filter((build) => hasKey(build, key)).sort((a, b) => a.number - b.number);
  return { ...listed, value: ours };
}

/** The builds that were created with the key, lowest number first. @throws ClientError when they cannot be listed. */
export async function findByKey(
  context: ClientContext,
  request: { to: PipelineAddress; key: string; options: SendOptions },
): Promise<readonly Build[]> {
  const listed = await listKeyedBuilds(context, request);
  if (!listed.ok) throw listed.error;
  return listed.value.filter((build) => !isRebuild(build));
}

/** The query that finds a build by its key. */
export function keyQuery(key: string): URLSearchParams {
  return buildQuery({ meta_data: { [buildKeyName]: key } });
}
