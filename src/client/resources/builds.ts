import type { Build } from '../../model/build.ts';
import type {
  BuildAddress,
  BuildFilters,
  BuildParameters,
  CreateBuild,
  OrganizationAddress,
  PipelineAddress,
} from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions } from '../options.ts';
import { createListing, type Listing, type ListOptions } from '../pagination/listing.ts';
import { type CanceledBuild, cancelBuild } from '../reconcile/cancel-build.ts';
import { type CreateBuildOptions, type CreatedBuild, createBuildOnce } from '../reconcile/create-build.ts';
import { type CanceledDuplicates, cancelDuplicates } from '../reconcile/duplicates.ts';
import { findRebuilds } from '../reconcile/find-rebuilds.ts';
import { findByKey } from '../reconcile/idempotency-key.ts';
import { type RebuildOptions, type RebuiltBuild, rebuildBuildOnce } from '../reconcile/rebuild-build.ts';
import { createCall } from '../request/call.ts';
import type { PathParameters } from '../request/endpoint-path.ts';
import { buildQuery, pagedQuery } from '../request/query.ts';
import { requireText } from '../request/request-body.ts';
import { send } from '../retry/send.ts';
import { withDeadline } from '../retry/with-deadline.ts';

/** The builds of the service (api.md §4.3). */
export interface BuildMethods {
  /** All builds that the token may see, newest first. */
  list(filters?: BuildFilters, options?: ListOptions): Listing<Build>;
  /** The builds of an organization, newest first. */
  listForOrganization(
    address: OrganizationAddress,
    filters?: BuildFilters,
    options?: ListOptions,
  ): Listing<Build>;
  /** The builds of a pipeline, newest first. */
  listForPipeline(address: PipelineAddress, filters?: BuildFilters, options?: ListOptions): Listing<Build>;
  get(address: BuildAddress, parameters?: BuildParameters, options?: CallOptions): Promise<Build>;
  /**
   * Creates a build, effectively once: a lost answer leads to the build by its key, and never to two that live.
   * @throws OutcomeUnknownError with the key when looking did not tell.
   */
  create(address: PipelineAddress, body: CreateBuild, options?: CreateBuildOptions): Promise<Build>;
  /** The same, and how the build came about. */
  createWithDetails(
    address: PipelineAddress,
    body: CreateBuild,
    options?: CreateBuildOptions,
  ): Promise<CreatedBuild>;
  /** The builds that were created with this key, lowest number first; those made from them are left out. */
  findByKey(address: PipelineAddress, key: string, options?: CallOptions): Promise<readonly Build[]>;
  /** Cancels all builds with this key but one: due half a minute after a build was `adopted` or `resent`. */
  cancelDuplicates(address: PipelineAddress, key: string, options?: CallOptions): Promise<CanceledDuplicates>;
  /**
   * Cancels a build that is scheduled, running or failing; one that is canceled already will do as well. Any other is
   * refused with a 422.
   */
  cancel(address: BuildAddress, options?: CallOptions): Promise<Build>;
  /** The same, and whether it was canceled before. */
  cancelWithDetails(address: BuildAddress, options?: CallOptions): Promise<CanceledBuild>;
  /**
   * Creates a new build from an old one, and answers with the new one.
   * @throws OutcomeUnknownError when the answer is lost and looking did not tell.
   */
  rebuild(address: BuildAddress, options?: RebuildOptions): Promise<Build>;
  /** The same, and how the build came about. */
  rebuildWithDetails(address: BuildAddress, options?: RebuildOptions): Promise<RebuiltBuild>;
  /** The builds with a number above `newest` that were made from this one through the API, as far as they say. */
  findRebuilds(address: BuildAddress, newest: number, options?: CallOptions): Promise<readonly Build[]>;
}

type BuildList = 'builds.list' | 'builds.listForOrganization' | 'builds.listForPipeline';

/** The methods for builds, on a context. */
export function createBuildMethods(context: ClientContext): BuildMethods {
  function list(
    endpoint: BuildList,
    to: PathParameters,
    filters: BuildFilters,
    options: ListOptions,
  ): Listing<Build> {
    const query = buildQuery(filters);
    createCall(endpoint, to, { query });
    return createListing(context, {
      endpoint,
      options,
      fetchPage: (page, sendOptions) =>
        send(context, createCall(endpoint, to, { query: pagedQuery(query, page) }), sendOptions),
    });
  }

  /** A copy of the service that lags behind may not know the new build yet. */
  function remember<Made extends { readonly build: Build }>(to: PipelineAddress, made: Made): Made {
    context.recent.add(createCall('builds.get', { ...pipelineOf(to), number: made.build.number }).path);
    return made;
  }

  const createWithDetails: BuildMethods['createWithDetails'] = async (address, body, options = {}) => {
    requireText(body.commit, 'body.commit');
    requireText(body.branch, 'body.branch');
    return remember(address, await createBuildOnce(context, { to: pipelineOf(address), body }, options));
  };
  const rebuildWithDetails: BuildMethods['rebuildWithDetails'] = async (address, options = {}) =>
    remember(address, await rebuildBuildOnce(context, buildOf(address), options));
  const cancelWithDetails: BuildMethods['cancelWithDetails'] = async (address, options = {}) =>
    cancelBuild(context, buildOf(address), options);

  return {
    list: (filters = {}, options = {}) => list('builds.list', {}, filters, options),
    listForOrganization: ({ organization }, filters = {}, options = {}) =>
      list('builds.listForOrganization', { organization }, filters, options),
    listForPipeline: (address, filters = {}, options = {}) =>
      list('builds.listForPipeline', pipelineOf(address), filters, options),
    get: async (address, parameters = {}, options = {}) =>
      send(context, createCall('builds.get', buildOf(address), { query: buildQuery(parameters) }), options),
    create: async (address, body, options) => (await createWithDetails(address, body, options)).build,
    createWithDetails,
    findByKey: async (address, key, options = {}) =>
      findByKey(context, { to: pipelineOf(address), key, options }),
    cancelDuplicates: async (address, key, options = {}) => {
      const to = pipelineOf(address);
      return withDeadline(context, createCall('builds.listForPipeline', to), options, (shared) =>
        cancelDuplicates(context, { to, key, shared }),
      );
    },
    cancel: async (address, options) => (await cancelWithDetails(address, options)).build,
    cancelWithDetails,
    rebuild: async (address, options) => (await rebuildWithDetails(address, options)).build,
    rebuildWithDetails,
    findRebuilds: async (address, newest, options = {}) =>
      findRebuilds(context, { of: buildOf(address), newest, options }),
  };
}

function pipelineOf({ organization, pipeline }: PipelineAddress): PipelineAddress {
  return { organization, pipeline };
}

function buildOf({ organization, pipeline, number }: BuildAddress): BuildAddress {
  return { organization, pipeline, number };
}
