import type { AccessToken } from '../../model/access-token.ts';
import type { BuildAnnotation } from '../../model/annotation.ts';
import type { Artifact } from '../../model/artifact.ts';
import type { Job } from '../../model/job.ts';
import type { ArtifactAddress, BuildAddress, JobAddress, JobFilters } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { createAnnotationWrites, createJobWrites } from '../once/jobs.ts';
import type { CallOptions, ListOptions, ReadOptions } from '../options.ts';
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
    ...createJobWrites(context),
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
    ...createAnnotationWrites(context),
  };
  /** The token of the client. Needs no scope. */
  const accessToken = {
    /** Reads what the service knows of the token: its scopes, its user, and when it expires. */
    get: async (options?: ReadOptions): Promise<AccessToken> =>
      send(context, createCall('accessToken.get', {}), options),
  };
  return { jobs, artifacts, annotations, accessToken };
}
