import type { Build } from '../../model/build.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { isCanceled } from '../../model/states.ts';
import type { ClientContext } from '../context.ts';
import { InvalidArgumentError } from '../errors.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import { resolveUrl } from '../request/base-url.ts';
import { buildQuery, type Call, createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';
import { type Origin, outcomeUnknown, type Write, writeOnce } from './write-once.ts';

/** Options of creating a build. */
export interface CreateBuildOptions extends WriteOptions {
  /**
   * The random key that the build carries in its meta-data; a new UUID unless given. By it the build can be found
   * later, so no two builds may have the same one.
   */
  readonly key?: string | undefined;
}

/** A build that was created, or found by its key after a lost response: then without its jobs. */
export interface CreatedBuild {
  readonly build: Build;
  readonly key: string;
  readonly origin: Origin;
}

/** The name of the client's key in a build's meta-data. Its characters cannot break the syntax of the filter. */
export const buildKeyName = 'kitestring-key';

/** What creates builds, and finds those that it created. */
export function createBuildCreation(context: ClientContext) {
  const creation = {
    /**
     * Creates a build, effectively once: a lost response leads to the build by its key. After that, look for
     * others with the key half a minute later: see `createWithDetails`.
     * @throws ApiError with status 422 where the service refuses it; OutcomeUnknownError with the key when a lookup did
     * not show whether it was created.
     */
    create: async (to: PipelineAddress, body: CreateBuild, options?: CreateBuildOptions): Promise<Build> =>
      (await creation.createWithDetails(to, body, options)).build,
    /**
     * Like `create`, and also returns how the build was created and under which key. When the response is lost, the build is looked
     * up by its key; if it is not there, the body is sent again with the same key, as long as an outage is survived. What was answered
     * with success is never sent again. Of several the lowest live one is taken. After `recovered` and `retried` the caller lists the
     * builds with the key again half a minute later, and cancels the others: a creation may be late.
     */
    async createWithDetails(
      to: PipelineAddress,
      body: CreateBuild,
      { key = context.uuid(), ...options }: CreateBuildOptions = {},
    ): Promise<CreatedBuild> {
      const call = createCall('builds.create', to, { body: withKey(body, key) });
      const search = searchFor(to, key);
      const details = { key, search: resolveUrl(context.base, search.path, search.query) };
      const hint = `Before you create it again, look for a build with the meta-data ${buildKeyName} = ${key}.`;
      const write: Write<'builds.create', unknown> = {
        call,
        hint,
        details,
        again: 'keyed',
        async find(_, reading) {
          const found = await creation.findByKey(to, key, reading);
          const kept = found.find(({ state }) => !isCanceled(state) && state !== 'skipped') ?? found[0];
          return kept ? { value: kept } : 'absent';
        },
      };
      const { value: build, origin } = await writeOnce(context, write, options);
      if (origin === 'retried' && build.meta_data !== undefined && build.meta_data?.[buildKeyName] !== key) {
        const unkept = `Build ${build.number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
        throw outcomeUnknown({ call, details, hint: unkept });
      }
      remember(context, to, { build, origin });
      return { build, key, origin };
    },
    /**
     * The builds that were created with this key, lowest number first, without rebuilds, which inherit it. Filtered by
     * the key alone, and each is checked: a service that ignores the filter shows the builds of others. The first page is enough:
     * a build that was just created is at its top. Without jobs, of which a build may have too many to be read.
     */
    async findByKey(to: PipelineAddress, key: string, options: CallOptions = {}): Promise<readonly Build[]> {
      const listed = await send(
        context,
        searchFor(to, key, { exclude_jobs: true, page: 1, per_page: 100 }),
        options,
      );
      return listed
        .filter(({ meta_data, rebuilt_from }) => meta_data?.[buildKeyName] === key && !rebuilt_from)
        .toSorted((a, b) => a.number - b.number);
    },
  };
  return creation;
}

/** Remembers a build that was created: a replica of the service that lags behind may not know it yet. */
export function remember(
  context: ClientContext,
  to: PipelineAddress,
  { build, origin }: { readonly build: Build; readonly origin: Origin },
): void {
  if (origin === 'direct' && build.creator?.id) context.own.user = build.creator;
  const { path } = createCall('builds.get', { ...to, number: build.number });
  context.recent.set(path, context.clock.monotonic());
}

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

/** The list of the builds with the key, as an error names it for a person to look, or one page of it. */
function searchFor(to: PipelineAddress, key: string, page: object = {}): Call<'builds.listForPipeline'> {
  const query = buildQuery({ meta_data: { [buildKeyName]: key }, ...page });
  return createCall('builds.listForPipeline', to, { query });
}
