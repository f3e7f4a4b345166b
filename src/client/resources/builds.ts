import type { Build } from '../../model/build.ts';
import type { BuildAddress, OrganizationAddress, PipelineAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { InvalidArgumentError } from '../errors.ts';
import { createBuildWrites } from '../once/builds.ts';
import { createBuildCreation } from '../once/create-build.ts';
import type { GetBuildOptions, ListBuildsOptions } from '../options.ts';
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
    ...createBuildCreation(context),
    ...createBuildWrites(context),
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
