import type { Build } from '../../model/build.ts';
import { type BuildAddress, type PipelineAddress, smallResponse } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { createCall } from '../request/call.ts';
import { buildQuery, pagedQuery } from '../request/query.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import type { SendOptions } from '../retry/with-deadline.ts';

/** Builds with these sources are not ours, whatever they were rebuilt from. */
const foreignSources: readonly unknown[] = ['ui', 'webhook', 'schedule', 'trigger_job'];

/**
 * The builds with a number above `newest` that were rebuilt from this one (api.md §4.3), and may have been created
 * through the API. A rebuild carries no key: this is the only way to find it.
 */
export async function listRebuilds(
  context: ClientContext,
  { of, newest, options }: { of: BuildAddress; newest: number; options: SendOptions },
): Promise<SendResult<readonly Build[]>> {
  const listed = await listNewest(context, { to: of, perPage: 100, options });
  if (!listed.ok) return listed;
  const value = listed.value.filter(
    ({ number, rebuilt_from, source }) =>
      number > newest && rebuilt_from?.number === of.number && !foreignSources.includes(source),
  );
  return { ...listed, value };
}

/** The same builds. @throws ClientError when they cannot be listed. */
export async function findRebuilds(
  context: ClientContext,
  request: { of: BuildAddress; newest: number; options: SendOptions },
): Promise<readonly Build[]> {
  const listed = await listRebuilds(context, request);
  if (!listed.ok) throw listed.error;
  return listed.value;
}

/** The latest builds of a pipeline, without their jobs. */
export function listNewest(
  context: ClientContext,
  { to, perPage, options }: { to: PipelineAddress; perPage: number; options: SendOptions },
): Promise<SendResult<readonly Build[]>> {
  const { organization, pipeline } = to;
  const query = pagedQuery(buildQuery(smallResponse), { page: 1, perPage });
  return trySend(
    context,
    createCall('builds.listForPipeline', { organization, pipeline }, { query }),
    options,
  );
}
