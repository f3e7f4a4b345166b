import type { BuildAnnotation } from '../../model/annotation.ts';
import type { Job } from '../../model/job.ts';
import type { BuildAddress, CreateAnnotation, JobAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { WriteOptions } from '../options.ts';
import { buildQuery, createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';
import { type Origin, type Write, writeOnce } from './write-once.ts';

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

/** The writes to jobs. */
export function createJobWrites(context: ClientContext) {
  return {
    /**
     * Retries one job, effectively once, and returns the new one. A build that has finished runs again. Needs the scope `write_builds`
     * or `retry_builds`, and `read_builds` for a lost response: the build then shows the job that replaces it, since the service
     * refuses to retry a job twice. The request is never sent again once it may have been applied.
     * @throws ApiError with status 400 or 422 if it cannot be retried; OutcomeUnknownError when a lookup did not show whether it is.
     */
    async retry(to: JobAddress, options: WriteOptions = {}): Promise<RetriedJob> {
      const { job: id, ...of } = to;
      const query = buildQuery({ include_retried_jobs: true, exclude_pipeline: true });
      const write: Write<'jobs.retry', unknown> = {
        call: createCall('jobs.retry', to),
        again: 'never',
        async find(_, shared) {
          const { jobs = [] } = await send(context, createCall('builds.get', of, { query }), shared);
          const retried = jobs?.find((each) => each.type === 'script' && each.id === id);
          const next = retried?.type === 'script' ? retried.retried_in_job_id : undefined;
          const found = next ? jobs?.find((each) => each.id === next) : undefined;
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
      const query = buildQuery({ exclude_pipeline: true });
      const write: Write<'jobs.unblock', unknown> = {
        call: createCall('jobs.unblock', to, fields || unblocker ? { body } : {}),
        again: 'once',
        isDoneBy422: true,
        async find(_, shared) {
          const { jobs } = await send(context, createCall('builds.get', of, { query }), shared);
          const found = jobs?.find((each) => each.id === id);
          if (found?.state === 'unblocked') return { value: found };
          return found?.state === 'blocked' ? 'absent' : 'unclear';
        },
        hint: `Open build ${of.number} to check whether the step is unblocked.`,
      };
      const { value: job, origin, already } = await writeOnce(context, write, options);
      return { job, origin, already };
    },
  };
}

/** The writes to annotations. */
export function createAnnotationWrites(context: ClientContext) {
  return {
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
}
