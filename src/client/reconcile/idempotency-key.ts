import type { Build } from '../../model/build.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { InvalidArgumentError } from '../errors.ts';
import { createCall } from '../request/call.ts';
import { buildQuery, pagedQuery } from '../request/query.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import type { SendOptions } from '../retry/with-deadline.ts';

/**
 * The name of the client's key in a build's meta-data. Its characters cannot break the syntax of the `meta_data[...]`
 * filter (api.md §4.3).
 */
export const buildKeyName = 'kitestring-key';

/** The body with the key in it. @throws InvalidArgumentError when it has a key already, or the key cannot be searched for. */
export function withKey(body: CreateBuild, key: string): CreateBuild {
  if (!/^[\w.-]{1,200}$/.test(key)) {
    throw new InvalidArgumentError('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
  }
  if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
    throw new InvalidArgumentError(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
  }
  return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}

/** True for a build that carries the key itself. A rebuild of it may have inherited the key. */
export function hasKey(build: Build, key: string): boolean {
  return build.meta_data?.[buildKeyName] === key;
}

/** True for a build that was made from another. */
export function isRebuild(build: Build): boolean {
  return build.rebuilt_from !== null && build.rebuilt_from !== undefined;
}

/** True unless the build shows that it was created from another body. */
export function matchesBody(build: Build, body: CreateBuild): boolean {
  return (
    agrees(build.branch, body.branch) && (body.message === undefined || agrees(build.message, body.message))
  );
}

/** A field that the service does not send does not contradict. */
function agrees(shown: string | null | undefined, sent: string): boolean {
  return shown === null || shown === undefined || shown === sent;
}

/** The first page is enough: a build that was just created is at its top, even where the filter is ignored. */
const firstPage = { page: 1, perPage: 100 };

/**
 * The builds of a pipeline that carry the key, lowest number first, with their rebuilds. Filtered by the key alone: the
 * service resolves commits later, reads branches as patterns, and has another clock. Each build is checked: a service
 * that ignores the filter shows the builds of others.
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

/** The builds that were created with the key, without rebuilds, lowest number first. @throws ClientError when they cannot be listed. */
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
