import type { Build } from '../../model/build.ts';
import type {
  BuildAddress,
  CreateBuild,
  OrganizationAddress,
  PipelineAddress,
} from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import {
  type CanceledBuild,
  type CancelOptions,
  cancelBuild,
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
import type { CallOptions, GetBuildOptions, ListBuildsOptions, WriteOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { type WaitForBuildOptions, waitForBuild } from '../polling/wait.ts';
import { createCall, type PathParameters } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { requireText } from '../request/request-body.ts';
import { send } from '../retry/send.ts';

/**
 * The builds of the service (api.md §4.3). Reads need the scope `read_builds`, writes `write_builds`; a write whose
 * response is lost also needs `read_builds`, to be looked up. Every method rejects with a `ClientError`.
 */
export interface BuildMethods {
  /** All builds that the token may see, newest first. @throws InvalidArgumentError for a filter that cannot be used. */
  list(options?: ListBuildsOptions): Listing<Build>;
  /** The builds of an organization, newest first. @throws InvalidArgumentError for an invalid address or filter. */
  listForOrganization(address: OrganizationAddress, options?: ListBuildsOptions): Listing<Build>;
  /** The builds of a pipeline, newest first. @throws InvalidArgumentError for an invalid address or filter. */
  listForPipeline(address: PipelineAddress, options?: ListBuildsOptions): Listing<Build>;
  /** Reads one build. @throws ApiError with status 404 where there is none, or the token has no access. */
  get(address: BuildAddress, options?: GetBuildOptions): Promise<Build>;
  /**
   * Creates a build, effectively once: a lost response leads to the build by its key, and never to two live builds.
   * @throws ApiError with status 422 where the service refuses it; OutcomeUnknownError with the key when a lookup could
   * not tell whether it was created.
   */
  create(address: PipelineAddress, body: CreateBuild, options?: CreateBuildOptions): Promise<Build>;
  /** Like `create`, and also returns how the build was created and under which key. */
  createWithDetails(
    address: PipelineAddress,
    body: CreateBuild,
    options?: CreateBuildOptions,
  ): Promise<CreatedBuild>;
  /** The builds that were created with this key, lowest number first, without their rebuilds. */
  findByKey(address: PipelineAddress, key: string, options?: CallOptions): Promise<readonly Build[]>;
  /**
   * Cancels a build that is scheduled, running or failing. One that is canceled already is success too.
   * @throws ApiError with status 422 for any other.
   */
  cancel(address: BuildAddress, options?: CancelOptions): Promise<Build>;
  /** Like `cancel`, and also returns whether the build was canceled before. */
  cancelWithDetails(address: BuildAddress, options?: CancelOptions): Promise<CanceledBuild>;
  /**
   * Creates a new build from an old one and returns the new one. It is never sent twice.
   * @throws OutcomeUnknownError when the response is lost and a lookup could not tell whether it was created.
   */
  rebuild(address: BuildAddress, options?: WriteOptions<number>): Promise<Build>;
  /** Like `rebuild`, and also returns how the build was created. */
  rebuildWithDetails(address: BuildAddress, options?: WriteOptions<number>): Promise<RebuiltBuild>;
  /**
   * Retries the jobs of a build that are in certain states, and returns the build. A build that has finished runs again.
   * Not part of the document. It is never sent again once it may have been applied.
   * @throws ApiError with status 404 or 405 where the service does not have this request; OutcomeUnknownError when the
   * response is lost and a lookup could not tell whether the jobs are retried.
   */
  retryFailedJobs(address: BuildAddress, options: RetryFailedJobsOptions): Promise<RetriedJobs>;
  /**
   * Waits until a build is finished or blocked, and returns it with all its jobs. It polls when a change is likely, by
   * past run times, the build's jobs and the rate limit, and survives outages (`outageTimeoutMs`).
   * @throws TimeoutError with phase `build` after `timeoutMs`; ApiError with status 404 where there is no such build.
   */
  wait(address: BuildAddress, options?: WaitForBuildOptions): Promise<Build>;
}

type BuildList = 'builds.list' | 'builds.listForOrganization' | 'builds.listForPipeline';

/** The methods for builds, on a context. */
export function createBuildMethods(context: ClientContext): BuildMethods {
  function list(endpoint: BuildList, to: PathParameters, given: ListBuildsOptions = {}): Listing<Build> {
    const [parameters, options] = splitOptions(given);
    return createListing(context, { endpoint, to, query: buildQuery(parameters), options });
  }
  /** A replica of the service that lags behind may not know the new build yet. */
  function remember<Made extends { readonly build: Build }>(to: PipelineAddress, made: Made): Made {
    const { path } = createCall('builds.get', { ...to, number: made.build.number });
    context.recent.set(path, context.clock.monotonic());
    return made;
  }
  const methods: BuildMethods = {
    list: (options) => list('builds.list', {}, options),
    listForOrganization: (address, options) => list('builds.listForOrganization', address, options),
    listForPipeline: (address, options) => list('builds.listForPipeline', address, options),
    async get(address, options = {}) {
      const [parameters, call] = splitOptions(options);
      return send(context, createCall('builds.get', address, { query: buildQuery(parameters) }), call);
    },
    create: async (address, body, options) => (await methods.createWithDetails(address, body, options)).build,
    async createWithDetails(address, body, options = {}) {
      requireText(body.commit, 'body.commit');
      requireText(body.branch, 'body.branch');
      return remember(address, await createBuildOnce(context, { to: address, body }, options));
    },
    findByKey: async (address, key, options = {}) => findByKey(context, address, key, options),
    cancel: async (address, options) => (await methods.cancelWithDetails(address, options)).build,
    cancelWithDetails: async (address, options = {}) => cancelBuild(context, address, options),
    rebuild: async (address, options) => (await methods.rebuildWithDetails(address, options)).build,
    rebuildWithDetails: async (address, options = {}) =>
      remember(address, await rebuildBuild(context, address, options)),
    retryFailedJobs: async (address, options) => retryFailedJobsOnce(context, address, options),
    wait: async (address, options = {}) => waitForBuild(context, { to: address, builds: methods }, options),
  };
  return methods;
}

/** The parameters of the service, and the options of the call. */
function splitOptions(options: ListBuildsOptions) {
  const { signal, timeoutMs, perPage, until, rank, polling, ...parameters } = options;
  return [parameters, { signal, timeoutMs, perPage, until, rank, polling }] as const;
}
