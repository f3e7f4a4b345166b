import type { AccessToken } from '../../model/access-token.ts';
import type { BuildAnnotation } from '../../model/annotation.ts';
import type { Artifact } from '../../model/artifact.ts';
import type { Job } from '../../model/job.ts';
import type {
  ArtifactAddress,
  BuildAddress,
  CreateAnnotation,
  JobAddress,
  JobFilters,
} from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { readJobsOf } from '../once/jobs-of-build.ts';
import { type Origin, type Write, writeOnce } from '../once/write-once.ts';
import type { CallOptions, ListOptions, ReadOptions, WriteOptions } from '../options.ts';
import { createListing, type Listing } from '../pagination/listing.ts';
import { buildQuery, createCall } from '../request/call.ts';
import type { JobLog } from '../response/decode.ts';
import { logRangeBytes } from '../response/read-body.ts';
import { send } from '../retry/send.ts';
import { downloadArtifact } from './artifact-file.ts';

/** A suffix of the log; of a compressed response it would be one of the compressed bytes. */
const logHeaders = { accept: 'text/plain', 'accept-encoding': 'identity', range: `bytes=-${logRangeBytes}` };

/** Options of a list of jobs: filters of the service, in its spelling, and options of the call. */
export interface ListJobsOptions extends JobFilters, ListOptions {}

/** How to unblock a block step, and options of the call. */
export interface UnblockOptions extends WriteOptions {
  /** The values of its fields, by their keys. They become meta-data of the build. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** UUID of the user who unblocks it; the owner of the token unless given. */
  readonly unblocker?: string | undefined;
}

/** A block step that is unblocked. */
export interface UnblockedJob {
  readonly job: Job;
  readonly origin: Origin;
  /** True when it was so before this call. */
  readonly already: boolean;
}

/** A job that was retried. */
export interface RetriedJob {
  /** The new job, which replaces the one that was retried. */
  readonly job: Job;
  readonly origin: Origin;
}

/** What belongs to the jobs of a build. Beyond the document: the live service has it, and another may not. */
export function createJobMethods(context: ClientContext) {
  const jobs = {
    /**
     * The jobs of a build, also of one that is too large to be read at once. Needs the scope `read_builds`.
     * @throws InvalidArgumentError for an invalid address or filter.
     */
    list(to: BuildAddress, options: ListJobsOptions = {}): Listing<Job> {
      const { state, step_key, group_key, include_retried_jobs, ...rest } = options;
      const query = buildQuery({ state, step_key, group_key, include_retried_jobs });
      return createListing(context, { endpoint: 'jobs.list', to, query, options: rest });
    },
    /**
     * Reads the end of a job's log, within 20 seconds unless another time is given. Needs the scope `read_build_logs`.
     * @throws ApiError with status 404 where there is none, or the token has no access.
     */
    async log(to: JobAddress, options?: ReadOptions): Promise<JobLog> {
      const call = createCall('jobs.log', to, { headers: logHeaders });
      return send(context, call, { timeoutMs: 20_000, ...options });
    },
    /**
     * Retries one job, effectively once, and returns the new one. A build that has finished runs again. Needs the scope `write_builds`
     * or `retry_builds`, and `read_builds` for a lost response: the build then shows the job that replaces it, since the service
     * refuses to retry a job twice. The request is never sent again once it may have been applied.
     * @throws ApiError with status 400 or 422 if it cannot be retried; OutcomeUnknownError when a lookup did not show whether it is.
     */
    async retry(to: JobAddress, options: WriteOptions = {}): Promise<RetriedJob> {
      const { job: id, ...of } = to;
      const write: Write<'jobs.retry', unknown> = {
        call: createCall('jobs.retry', to),
        again: 'never',
        async find(_, shared) {
          const { jobs } = await readJobsOf(context, of, { include_retried_jobs: true, filters: {} }, shared);
          const retried = jobs.find((each) => each.id === id);
          const next = retried?.type === 'script' ? retried.retried_in_job_id : undefined;
          const found = next ? jobs.find((each) => each.id === next) : undefined;
          return found ? { value: found } : 'absent';
        },
        hint: `Before you retry it again, check whether job ${id} of build ${of.number} has been retried.`,
      };
      const { value: job, origin } = await writeOnce(context, write, options);
      return { job, origin };
    },
    /**
     * Unblocks a block step, effectively once. One that is unblocked already is success too. Needs the scope `write_builds`, and
     * `read_builds` for a lost response or a 422: then the build is read. If the step is still blocked after a lost response, the
     * request is sent once more, which at worst is refused.
     * @throws ApiError with status 400 for any other job; OutcomeUnknownError when a lookup did not show whether it is unblocked.
     */
    async unblock(
      to: JobAddress,
      { fields, unblocker, ...options }: UnblockOptions = {},
    ): Promise<UnblockedJob> {
      const { job: id, ...of } = to;
      const body = { fields, unblocker };
      const filters = { state: ['blocked', 'unblocked'] };
      const write: Write<'jobs.unblock', unknown> = {
        call: createCall('jobs.unblock', to, fields || unblocker ? { body } : {}),
        again: 'once',
        isDoneBy422: true,
        async find(_, shared) {
          const { jobs } = await readJobsOf(context, of, { filters }, shared);
          const found = jobs.find((each) => each.id === id);
          if (found?.state === 'unblocked') return { value: found };
          return found?.state === 'blocked' ? 'absent' : 'unclear';
        },
        hint: `Open build ${of.number} to check whether the step is unblocked.`,
      };
      const { value: job, origin, already } = await writeOnce(context, write, options);
      return { job, origin, already };
    },
  };
  /** The files that jobs uploaded. Needs the scope `read_artifacts`. */
  const artifacts = {
    /** The artifacts of a build, of all its jobs. @throws InvalidArgumentError for an invalid address. */
    list: (to: BuildAddress, options: ListOptions = {}): Listing<Artifact> =>
      createListing(context, { endpoint: 'artifacts.list', to, options }),
    /**
     * The bytes of the file as they arrive, from a fresh address each time. A stream that fails is not continued: compare
     * what came with `file_size` and `sha1sum`. Leave it early by breaking out of the loop.
     */
    download: (to: ArtifactAddress, options?: CallOptions): AsyncGenerator<Uint8Array, void, undefined> =>
      downloadArtifact(context, createCall('artifacts.download', to), options),
  };
  /** The texts that are shown on the page of a build. Reads need the scope `read_builds`, writes `write_builds`. */
  const annotations = {
    /** The annotations of a build. @throws InvalidArgumentError for an invalid address. */
    list: (to: BuildAddress, options: ListOptions = {}): Listing<BuildAnnotation> =>
      createListing(context, { endpoint: 'annotations.list', to, options }),
    /**
     * Annotates a build: a second annotation of the same context replaces the first, so it may be sent again. With `append` it is
     * sent again only if it certainly had no effect.
     * @throws OutcomeUnknownError when it is unknown whether a text was appended.
     */
    async create(
      to: BuildAddress,
      body: CreateAnnotation,
      options: WriteOptions = {},
    ): Promise<BuildAnnotation> {
      const write: Write<'annotations.create', unknown> = {
        call: createCall('annotations.create', to, { body }),
        again: body.append ? 'never' : 'always',
        find: async () => (body.append ? 'unclear' : 'absent'),
        hint: `Open build ${to.number} to check whether the text was appended.`,
      };
      return (await writeOnce(context, write, options)).value;
    },
  };
  /** The token of the client. Needs no scope. */
  const accessToken = {
    /** Reads what the service knows of the token: its scopes, its user, and when it expires. */
    get: async (options?: ReadOptions): Promise<AccessToken> =>
      send(context, createCall('accessToken.get', {}), options),
  };
  return { jobs, artifacts, annotations, accessToken };
}
