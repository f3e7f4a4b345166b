import type { Build } from '../model/build.ts';
import type {
  BuildAddress,
  BuildFilters,
  BuildParameters,
  CreateBuild,
  OrganizationAddress,
  PipelineAddress,
} from '../model/requests.ts';
import { createCall } from './call.ts';
import type { PathParameters } from './endpoint-path.ts';
import type { Engine } from './engine.ts';
import { createListing, type Listing, type ListOptions } from './listing.ts';
import { pagedQuery } from './paged-query.ts';
import { buildQuery } from './query.ts';
import { requireText } from './request-body.ts';
import { type CallOptions, send } from './send.ts';

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
  /** Creates a build. */
  create(address: PipelineAddress, body: CreateBuild, options?: CallOptions): Promise<Build>;
  /** Cancels a build that is scheduled, running or failing; any other is refused with a 422. */
  cancel(address: BuildAddress, options?: CallOptions): Promise<Build>;
  /** Creates a new build from an old one, and answers with the new one. */
  rebuild(address: BuildAddress, options?: CallOptions): Promise<Build>;
}

type BuildList = 'builds.list' | 'builds.listForOrganization' | 'builds.listForPipeline';

/** The methods for builds, on an engine. */
export function createBuildMethods(engine: Engine): BuildMethods {
  function list(
    endpoint: BuildList,
    to: PathParameters,
    filters: BuildFilters,
    options: ListOptions,
  ): Listing<Build> {
    const query = buildQuery(filters);
    createCall(endpoint, to, { query });
    return createListing(engine, {
      endpoint,
      options,
      fetchPage: (page, sendOptions) =>
        send(engine, createCall(endpoint, to, { query: pagedQuery(query, page) }), sendOptions),
    });
  }

  async function created(to: PipelineAddress, build: Promise<Build>): Promise<Build> {
    const { number } = await build;
    engine.recent.add(createCall('builds.get', { ...pipelineOf(to), number }).path);
    return build;
  }

  return {
    list: (filters = {}, options = {}) => list('builds.list', {}, filters, options),
    listForOrganization: ({ organization }, filters = {}, options = {}) =>
      list('builds.listForOrganization', { organization }, filters, options),
    listForPipeline: (address, filters = {}, options = {}) =>
      list('builds.listForPipeline', pipelineOf(address), filters, options),
    get: async (address, parameters = {}, options = {}) =>
      send(engine, createCall('builds.get', buildOf(address), { query: buildQuery(parameters) }), options),
    create: async (address, body, options = {}) => {
      requireText(body.commit, 'body.commit');
      requireText(body.branch, 'body.branch');
      return created(
        address,
        send(engine, createCall('builds.create', pipelineOf(address), { body }), options),
      );
    },
    cancel: async (address, options = {}) =>
      send(engine, createCall('builds.cancel', buildOf(address)), options),
    rebuild: async (address, options = {}) =>
      created(address, send(engine, createCall('builds.rebuild', buildOf(address)), options)),
  };
}

function pipelineOf({ organization, pipeline }: PipelineAddress): PathParameters {
  return { organization, pipeline };
}

function buildOf({ organization, pipeline, number }: BuildAddress): PathParameters {
  return { organization, pipeline, number };
}
