import { ApiError, isTooLarge } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import { type PartOfJobs, withPart } from '../../model/large-build.ts';
import type { BuildAddress, JobFilters } from '../../model/requests.ts';
import { effectiveState } from '../../model/states.ts';
import { failedStates } from '../../report/builds/outcomes.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { readList, whyIncomplete } from './read-list.ts';

type Options = NonNullable<Parameters<Context['client']['builds']['get']>[1]>;
type Reader = Pick<Context, 'client' | 'clock' | 'log' | 'signal'>;

/** More failed jobs of one build are not read, nor more jobs that are needed. */
const [mostFailed, mostJobs] = [500, 10_000];

/** The builds that are too large to be read with their jobs, by the client of the step: the limit is met once. */
const largeBuilds = new WeakMap<Context['client'], Set<string>>();

/** True if a response has shown that the build is too large to be read with its jobs. */
export function isLarge(address: BuildAddress, { client }: Pick<Context, 'client'>): boolean {
  return largeBuilds.get(client)?.has(nameBuild(address)) ?? false;
}

/** Reads a build; without its jobs if they are too many for one response. */
export async function readBuild(address: BuildAddress, options: Options, context: Reader): Promise<Build> {
  const { client, log } = context;
  if (!isLarge(address, context)) {
    try {
      return await client.builds.get(address, options);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      const name = nameBuild(address);
      largeBuilds.set(client, new Set(largeBuilds.get(client)).add(name));
      log.info(`${name}: too large to be read with all its jobs at once.`);
    }
  }
  return client.builds.get(address, { ...options, exclude_jobs: true });
}

/** Reads a build with its jobs: of one that is too large, with those that the list of jobs has by these filters. */
export async function readWithJobs(
  address: BuildAddress,
  { filters = {}, ...options }: Options & { readonly filters?: JobFilters },
  context: Reader,
): Promise<Build> {
  const build = await readBuild(address, options, context);
  if (!isLarge(address, context)) return build;
  const list = context.client.jobs.list(address, { ...filters, ...limitsOf(options) });
  const { items, failure } = await readList(list, { limit: mostJobs, thing: 'job' }, context);
  if (failure) throw failure;
  return { ...build, jobs: [...items] };
}

/**
 * Reads a build with the runs of its tests; without them if the service refuses the parameter. They are null if the service does
 * not show them, so that it is asked once. Of a build that is too large, only the failed jobs are read.
 */
export async function readWithRuns(address: BuildAddress, options: Options, context: Reader): Promise<Build> {
  const read = async () => {
    try {
      return await readBuild(address, { ...options, include_test_engine: true }, context);
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 400 || error.status === 422))) throw error;
      return readBuild(address, options, context);
    }
  };
  const { test_engine = null, ...rest } = await read();
  const build = { ...rest, test_engine };
  return isLarge(address, context)
    ? withPart(build, await readFailed(address, { ...options, state: effectiveState(build) }, context))
    : build;
}

/** The failed jobs of a build that is too large. */
async function readFailed(
  address: BuildAddress,
  { state, ...options }: Options & { readonly state: string },
  context: Reader,
): Promise<PartOfJobs> {
  const filters = { state: failedStates(state), include_retried_jobs: false };
  const list = context.client.jobs.list(address, { ...filters, ...limitsOf(options) });
  const large = 'This build is too large to be read with all its jobs';
  try {
    const { items, ...end } = await readList(list, { limit: mostFailed, thing: 'failed job' }, context);
    const why = whyIncomplete(end);
    const gap = why
      ? `${large}, and its failed jobs are incomplete: ${why}.`
      : `${large}: only those that failed are shown.`;
    return { failed: items, isComplete: end.complete, gap };
  } catch (error) {
    context.signal.throwIfAborted();
    const gap = `${large}, and its failed jobs could not be read. ${errorSentence(error)}`;
    context.log.warning(`${nameBuild(address)}: ${gap}`);
    return { failed: [], isComplete: false, gap };
  }
}

/** The limits of a read, for another one that is a part of it. */
function limitsOf({ signal, timeoutMs, until, rank }: Options) {
  return { signal, timeoutMs, until, rank };
}
