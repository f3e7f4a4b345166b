import type { Build } from '../../model/build.ts';
import type { Job } from '../../model/job.ts';
import {
  type BuildAddress,
  type BuildParameters,
  type OrganizationAddress,
  type PipelineAddress,
  smallResponse,
} from '../../model/requests.ts';
import { isReplaced, isScriptJob } from '../../model/script-job.ts';
import { isCanceled, type RetryableState } from '../../model/states.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, InvalidArgumentError, isTooLarge } from '../errors.ts';
import { createBuildCreation, remember } from '../once/create-build.ts';
import { readJobsOf } from '../once/jobs-of-build.ts';
import { isSameUser, readOwnUser } from '../once/own-user.ts';
import { type Origin, onlyOne, type Write, writeOnce } from '../once/write-once.ts';
import type { CallOptions, GetBuildOptions, ListBuildsOptions, WriteOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { type WaitForBuildOptions, waitForBuild } from '../polling/wait.ts';
import { buildQuery, createCall, type PathParameters } from '../request/call.ts';
import { send, trySend } from '../retry/send.ts';

/** A build that is canceled or canceling. */
export interface CanceledBuild {
  readonly build: Build;
  /** True when it was so before this call. */
  readonly already: boolean;
}

/** Options of a cancel. */
export interface CancelOptions extends WriteOptions {
  /** Called with a build whose cancel was refused because of its state, as it was read after that. */
  readonly onRefused?: ((build: Build) => void) | undefined;
}

/** A rebuild. After a lost response it is the only new build that the user of the token rebuilt from the original. */
export interface RebuiltBuild {
  readonly build: Build;
  readonly origin: Origin;
}

/** Builds that were rebuilt from another one. */
export interface FoundRebuilds {
  /** Those that the user of the token created. */
  readonly own: readonly Build[];
  /** Those of other users, and those whose creator the service does not show. */
  readonly others: readonly Build[];
}

/** Which jobs to retry, and options of the call. */
export interface RetryFailedJobsOptions extends WriteOptions<Build> {
  /** Retry the jobs in these states, and no others. */
  readonly states: readonly RetryableState[];
}

/** A build whose jobs are retried. */
export interface RetriedJobs {
  readonly build: Build;
  /** How many jobs are retried: 0 where none was in these states. Undefined if the service does not return the number. */
  readonly count: number | undefined;
  readonly origin: Origin;
}

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
    /**
     * Cancels a build that is scheduled, running or failing. One that is canceled already is success too.
     * @throws ApiError with status 422 and the service's own message for any other.
     */
    cancel: async (to: BuildAddress, options?: CancelOptions): Promise<Build> =>
      (await builds.cancelWithDetails(to, options)).build,
    /**
     * Like `cancel`, and also returns whether the build was canceled before. Where a response is lost, the request is sent again,
     * which at worst is refused: then the build is read. One that is canceled or canceling is success. Where a success is too large
     * to be read, the build is read without its jobs.
     */
    async cancelWithDetails(to: BuildAddress, options: CancelOptions = {}): Promise<CanceledBuild> {
      const write: Write<'builds.cancel', unknown> = {
        call: createCall('builds.cancel', to),
        again: 'always',
        isDoneBy422: true,
        async find(_, shared, error) {
          const isAccepted = isTooLarge(error);
          if (!isAccepted && !(error instanceof ApiError && error.status === 422)) return 'absent';
          const { endMs, signal } = shared;
          const readBuild = (parameters: BuildParameters) =>
            trySend(context, createCall('builds.get', to, { query: buildQuery({ ...parameters }) }), {
              endMs: Math.min(endMs, context.clock.monotonic() + mostReadMs),
              signal,
              // Where many cancels wait for our own limiter, this read would come too late.
              rank: shared.rank === 'urgent' ? 'urgent' : 'last',
            });
          // Its state alone says whether it is canceled.
          let read = await readBuild(isAccepted ? smallResponse : {});
          if (!read.ok && isTooLarge(read.error)) read = await readBuild(smallResponse);
          if (!read.ok) return 'unclear';
          if (isAccepted || isCanceled(read.value.state)) return { value: read.value };
          error.hint ??= `The build is ${read.value.state}.`;
          options.onRefused?.(read.value);
          return 'unclear';
        },
      };
      const { value: build, already } = await writeOnce(context, write, options);
      return { build, already };
    },
    /**
     * Creates a new build from an old one and returns the new one. It is never sent twice.
     * @throws OutcomeUnknownError when the response is lost and a lookup did not show whether it was created.
     */
    rebuild: async (to: BuildAddress, options?: WriteOptions<number>): Promise<Build> =>
      (await builds.rebuildWithDetails(to, options)).build,
    /**
     * Like `rebuild`, and also returns how the build was created. A rebuild carries no key of ours, so the newest number of the
     * pipeline is read before; when the response is lost, the one build above it that the user of the token rebuilt from the original
     * is taken.
     */
    async rebuildWithDetails(to: BuildAddress, options: WriteOptions<number> = {}): Promise<RebuiltBuild> {
      const look = `Before you rebuild it again, look for a new build of the pipeline that was rebuilt from build ${to.number}.`;
      const write: Write<'builds.rebuild', number> & { hint: string } = {
        call: createCall('builds.rebuild', to),
        async before(reading) {
          const newest = await listNewest(context, to, 1, reading);
          return Math.max(0, ...newest.map(({ number }) => number));
        },
        async find(above, reading) {
          if (above === undefined) return 'unclear';
          const { own, others } = await builds.findRebuilds(to, above, reading);
          write.hint = others.length > 0 ? `${look} ${nameOthers(others)}` : look;
          return onlyOne(own);
        },
        again: 'never',
        hint: look,
      };
      const { value: build, origin } = await writeOnce(context, write, options);
      remember(context, to, { build, origin });
      return { build, origin };
    },
    /**
     * The builds with a number above this that were rebuilt from a build through the API: those that the user of the token
     * created, and all others. A rebuild carries no key: its creator is the only sign of whose it is.
     */
    async findRebuilds(of: BuildAddress, above: number, options: CallOptions = {}): Promise<FoundRebuilds> {
      const listed = await listNewest(context, of, 100, options);
      const found = listed.filter(
        ({ number, rebuilt_from, source }) =>
          number > above && rebuilt_from?.number === of.number && !foreignSources.includes(source),
      );
      const user = found.length > 0 ? await readOwnUser(context, options) : null;
      const own = found.filter(({ creator }) => isSameUser(creator, user));
      return { own, others: found.filter((build) => !own.includes(build)) };
    },
    /**
     * Retries the jobs of a build that are in certain states, effectively once, and returns the build. A build that has finished
     * runs again. Not shown in the document; the live service has it. The jobs are read before; when the response is lost, the build
     * shows whether one was retried since. The request is never sent again once it may have been applied: the retried jobs may
     * have failed a second time by then.
     * @throws ApiError with status 404 or 405 where the service does not have this request; OutcomeUnknownError when the
     * response is lost and a lookup did not show whether the jobs are retried.
     */
    async retryFailedJobs(
      to: BuildAddress,
      { states, ...options }: RetryFailedJobsOptions,
    ): Promise<RetriedJobs> {
      if (states.length === 0) throw new InvalidArgumentError('states', 'is empty');
      // What the service calls `soft_failed` is no state of a job.
      const state = states.map((each) => (each === 'soft_failed' ? 'failed' : each));
      const read = (shared: CallOptions) =>
        readJobsOf(context, to, { include_retried_jobs: true, filters: { state } }, shared);
      let asked: ReadonlySet<string> | undefined;
      let count: number | undefined;
      let isAccepted = false;
      const write: Write<'builds.retryFailedJobs', Build> = {
        call: createCall('builds.retryFailedJobs', to, { body: { states: states.join(',') } }),
        async before(shared) {
          const { build, jobs } = await read(shared);
          asked = retryableIds(jobs, states);
          return build;
        },
        async find(_, shared, error) {
          if (asked === undefined) return 'unclear';
          const { build, jobs } = await read(shared);
          count = countRetried(jobs, asked);
          isAccepted = isTooLarge(error);
          return count > 0 || (isAccepted && asked.size === 0) ? { value: build } : 'absent';
        },
        again: 'never',
        hint: `Before you retry them again, check whether jobs of build ${to.number} have been retried.`,
      };
      const { value: build, origin } = await writeOnce(context, write, options);
      const known = count ?? build.retried_jobs_count ?? undefined;
      return { build, count: known, origin: isAccepted ? 'direct' : origin };
    },
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

/** A read after a cancel only explains what came of it. */
const mostReadMs = 10_000;

/** Builds with these sources are not ours, even if they were rebuilt from the same build. */
const foreignSources: readonly unknown[] = ['ui', 'webhook', 'schedule', 'trigger_job'];

/** Names builds that may not be ours: their creators are not quoted, because anyone can choose a name. */
function nameOthers(others: readonly Build[]): string {
  const numbers = others.map(({ number }) => number).join(', ');
  return `The user of the token is not known to have created ${others.length > 1 ? 'these rebuilds' : 'this rebuild'}: ${numbers}.`;
}

/** The latest builds of a pipeline, without their jobs. */
function listNewest(
  context: ClientContext,
  to: PipelineAddress,
  perPage: number,
  options: CallOptions,
): Promise<readonly Build[]> {
  const query = buildQuery({ ...smallResponse, page: 1, per_page: perPage });
  return send(context, createCall('builds.listForPipeline', to, { query }), options);
}

/** The IDs of the jobs that could be retried. */
function retryableIds(jobs: readonly Job[], states: readonly RetryableState[]): ReadonlySet<string> {
  const asked = jobs.filter(isScriptJob).filter((job) => {
    const state = job.soft_failed ? 'soft_failed' : job.state;
    return !isReplaced(job) && states.some((each) => each === state);
  });
  return new Set(asked.map(({ id }) => id));
}

/** How many of these jobs have been retried. An automatic retry is not what was asked for. */
function countRetried(jobs: readonly Job[], asked: ReadonlySet<string>): number {
  return jobs
    .filter(isScriptJob)
    .filter((job) => asked.has(job.id) && isReplaced(job) && job.retry_type !== 'automatic').length;
}
