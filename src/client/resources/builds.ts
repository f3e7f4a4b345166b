import type { Build } from '../../model/build.ts';
import type {
  BuildAddress,
  CreateBuild,
  OrganizationAddress,
  PipelineAddress,
} from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { InvalidArgumentError } from '../errors.ts';
import {
  type CanceledBuild,
  type CancelOptions,
  cancelBuild,
  type FoundRebuilds,
  findRebuilds,
  type RebuiltBuild,
  type RetriedJobs,
  type RetryFailedJobsOptions,
  rebuildBuild,
  retryFailedJobsOnce,
} from '../once/builds.ts';
import {
  type CreateBuildOptions,
  type CreatedBuild,
  createBuildOnce,
  findByKey,
} from '../once/create-build.ts';
import type { Origin } from '../once/write-once.ts';
import type { CallOptions, GetBuildOptions, ListBuildsOptions, WriteOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { type WaitForBuildOptions, waitForBuild } from '../polling/wait.ts';
import { buildQuery, createCall, type PathParameters } from '../request/call.ts';
import { send } from '../retry/send.ts';

type BuildList = 'builds.list' | 'builds.listForOrganization' | 'builds.listForPipeline';

/**
 * The builds of the service (api.md §4.3). Reads need the scope `read_builds`, writes `write_builds`; a write whose
 * response is lost also needs `read_builds`, to be looked up. Every method rejects with a `ClientError`.
 */
export function createBuildMethods(context: ClientContext) {
  function list(endpoint: BuildList, to: PathParameters, options: ListBuildsOptions = {}): Listing<Build> {
    return createListing(context, { endpoint, to, query: queryOf(options), options });
  }
  /** A replica of the service that lags behind may not know the new build yet. */
  function remember<Made extends { readonly build: Build; readonly origin: Origin }>(
    to: PipelineAddress,
    made: Made,
  ): Made {
    const { creator } = made.build;
    if (made.origin === 'direct' && creator?.id) context.own.user = creator;
    const { path } = createCall('builds.get', { ...to, number: made.build.number });
    context.recent.set(path, context.clock.monotonic());
    return made;
  }
  const builds = {
    /** All builds that the token may see, newest first. @throws InvalidArgumentError for a filter that cannot be used. */
    list: (options?: ListBuildsOptions): Listing<Build> => list('builds.list', {}, options),
    /** The builds of an organization, newest first. @throws InvalidArgumentError for an invalid address or filter. */
    listForOrganization: (address: OrganizationAddress, options?: ListBuildsOptions): Listing<Build> =>
      list('builds.listForOrganization', address, options),
    /** The builds of a pipeline, newest first. @throws InvalidArgumentError for an invalid address or filter. */
    listForPipeline: (address: PipelineAddress, options?: ListBuildsOptions): Listing<Build> =>
      list('builds.listForPipeline', address, options),
    /** Reads one build. @throws ApiError with status 404 where there is none, or the token has no access. */
    async get(to: BuildAddress, options: GetBuildOptions = {}): Promise<Build> {
      return send(context, createCall('builds.get', to, { query: queryOf(options) }), options);
    },
    /**
     * Creates a build, effectively once: a lost response leads to the build by its key. After that, look for
     * others with the key half a minute later: see `CreatedBuild`.
     * @throws ApiError with status 422 where the service refuses it; OutcomeUnknownError with the key when a lookup did
     * not show whether it was created.
     */
    create: async (to: PipelineAddress, body: CreateBuild, options?: CreateBuildOptions): Promise<Build> =>
      (await builds.createWithDetails(to, body, options)).build,
    /** Like `create`, and also returns how the build was created and under which key. */
    createWithDetails: async (
      to: PipelineAddress,
      body: CreateBuild,
      options: CreateBuildOptions = {},
    ): Promise<CreatedBuild> => remember(to, await createBuildOnce(context, { to, body }, options)),
    /** The builds that were created with this key, lowest number first, without their rebuilds. */
    findByKey: async (
      address: PipelineAddress,
      key: string,
      options: CallOptions = {},
    ): Promise<readonly Build[]> => findByKey(context, address, key, options),
    /**
     * Cancels a build that is scheduled, running or failing. One that is canceled already is success too.
     * @throws ApiError with status 422 for any other.
     */
    cancel: async (address: BuildAddress, options?: CancelOptions): Promise<Build> =>
      (await builds.cancelWithDetails(address, options)).build,
    /** Like `cancel`, and also returns whether the build was canceled before. */
    cancelWithDetails: async (address: BuildAddress, options: CancelOptions = {}): Promise<CanceledBuild> =>
      cancelBuild(context, address, options),
    /**
     * Creates a new build from an old one and returns the new one. It is never sent twice.
     * @throws OutcomeUnknownError when the response is lost and a lookup did not show whether it was created.
     */
    rebuild: async (address: BuildAddress, options?: WriteOptions<number>): Promise<Build> =>
      (await builds.rebuildWithDetails(address, options)).build,
    /** Like `rebuild`, and also returns how the build was created. */
    rebuildWithDetails: async (
      address: BuildAddress,
      options: WriteOptions<number> = {},
    ): Promise<RebuiltBuild> => remember(address, await rebuildBuild(context, address, options)),
    /**
     * The builds with a number above this that were rebuilt from a build through the API: those that the user of the token
     * created, and all others.
     */
    findRebuilds: async (
      address: BuildAddress,
      above: number,
      options: CallOptions = {},
    ): Promise<FoundRebuilds> => findRebuilds(context, address, above, options),
    /**
     * Retries the jobs of a build that are in certain states, and returns the build. A build that has finished runs again.
     * Not part of the document. It is never sent again once it may have been applied.
     * @throws ApiError with status 404 or 405 where the service does not have this request; OutcomeUnknownError when the
     * response is lost and a lookup did not show whether the jobs are retried.
     */
    retryFailedJobs: async (address: BuildAddress, options: RetryFailedJobsOptions): Promise<RetriedJobs> =>
      retryFailedJobsOnce(context, address, options),
    /**
     * Waits until a build is finished or blocked, and returns it with all its jobs. It polls by the build's age and the
     * rate limit, and survives outages (`outageTimeoutMs`).
     * @throws TimeoutError with phase `build` after `timeoutMs`; ApiError with status 404 where there is no such build.
     */
    wait: async (address: BuildAddress, options: WaitForBuildOptions = {}): Promise<Build> =>
      waitForBuild(context, address, options),
  };
  return { builds };
}

/** The parameters of the service, without the options of the call. @throws InvalidArgumentError for those that cannot be used */
function queryOf(options: ListBuildsOptions): URLSearchParams {
  const { signal, timeoutMs, perPage, until, rank, polling, onResponse, query, ...parameters } = options;
  const commits = [parameters.commit ?? []].flat();
  if (commits.some((commit) => /^[0-9a-f]{4,39}$/i.test(commit)))
    throw new InvalidArgumentError(
      'commit',
      'must be a full SHA: the service does not find builds by a short one',
    );
  return buildQuery(parameters);
}
