import { isOpenJob } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isScriptJob } from '../../model/script-job.ts';
import { isOver } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { OwnError } from '../context/error-text.ts';
import type { SavedBuild } from '../context/journal.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import type { CleanUpContext } from './clean-up-context.ts';
import { lookPatiently, pausesMs, pausesUntil } from './look-patiently.ts';
import { retriesOf } from './retries.ts';

/**
 * The numbers of the builds that a request without a key has started: a rebuild, or a retry of failed jobs. Null if the log
 * says already why there is none.
 */
export async function findInDoubt(
  saved: SavedBuild,
  context: CleanUpContext,
): Promise<readonly number[] | null> {
  const { number, rebuild, retry, createdByMs, ...pipeline } = saved;
  const limit = { createdByMs, sinceMs: context.clock.monotonic() };
  if (retry && number !== undefined)
    return findRetried({ ...pipeline, number }, { before: retry.before, limit }, context);
  if (rebuild !== undefined)
    return findRebuild({ ...pipeline, number: rebuild.of }, { newest: rebuild.newest, limit }, context);
  return [];
}

/** What is known of the latest time at which the service can have created what a request has started. */
interface Limit extends Pick<SavedBuild, 'createdByMs'> {
  /** When the post step began, by the monotonic clock. */
  readonly sinceMs: number;
}

/** What the service still carries out after the step has ended, whose connections are closed. */
const closedMs = 10_000;

/** A list may show a build so much later than it was created. */
const listLagMs = 60_000;

function pausesOf({ createdByMs }: Limit, { client }: CleanUpContext): Iterable<number> {
  return createdByMs === undefined ? pausesMs : pausesUntil(createdByMs + listLagMs, client.serviceNow);
}

/** Clocks differ by so much. */
const clockMs = 5_000;

/** True for what others have started since. A time in the future says nothing, because the service's clock is wrong. */
function isLater(
  { created_at }: { readonly created_at?: string | null | undefined },
  { createdByMs, sinceMs }: Limit,
  { client, clock }: CleanUpContext,
): boolean {
  const ms = parseTime(created_at);
  if (createdByMs === undefined || ms === null) return false;
  const nowMs = client.serviceNow();
  const stepEndMs = nowMs - (clock.monotonic() - sinceMs);
  return ms > Math.min(createdByMs, stepEndMs + closedMs) && ms <= nowMs + clockMs;
}

/**
 * The build, if it runs again: the retry of its failed jobs may be carried out late. Null if others have retried them since,
 * or if its jobs show more retries than before the request, and have ended again.
 */
async function findRetried(
  address: BuildAddress,
  { before, limit }: { readonly before: number | undefined; readonly limit: Limit },
  context: CleanUpContext,
): Promise<readonly number[] | null> {
  const { client, log, signal } = context;
  const options = { include_retried_jobs: true, exclude_pipeline: true, signal } as const;
  const found = await lookPatiently(
    async () => {
      const build = await client.builds.get(address, options);
      const isRetried = before !== undefined && retriesOf(build) > before;
      return !isOver(build) || (isRetried && openJobs(build).length === 0) ? build : null;
    },
    pausesOf(limit, context),
    context,
  );
  if (found === null) return [];
  const name = nameBuild(address);
  const doubt = "The outcome of this step's retry is unknown, so it may be another person's retry.";
  if (isOver(found)) {
    log.info(
      `${name}: jobs were retried, and have finished (${found.state}). Nothing is left to cancel. ${doubt}`,
    );
    return null;
  }
  const open = openJobs(found);
  if (open.length > 0 && open.every((job) => isLater(job, limit, context))) {
    log.warning(`${name}: runs again because of a later retry. ${probablyOthers}`);
    return null;
  }
  log.warning(`${name}: runs again. ${doubt}`);
  return [address.number];
}

const probablyOthers = "It is probably another person's, so it is not canceled.";

/** The jobs that have not finished: they can be ahead of the state of the build. */
function openJobs({ jobs }: Build) {
  return (jobs ?? []).filter(isScriptJob).filter(({ state }) => isOpenJob(state));
}

/**
 * The rebuild that the step requested: the only build that was made from the original since then, and not by others later. If
 * there are several, none is canceled, because the others belong to someone else.
 */
async function findRebuild(
  original: BuildAddress,
  { newest, limit }: { readonly newest: number | undefined; readonly limit: Limit },
  context: CleanUpContext,
): Promise<readonly number[] | null> {
  const { client, log, signal } = context;
  if (newest === undefined)
    throw new OwnError('The earlier builds could not be listed, so the rebuild cannot be identified.');
  let later: readonly Build[] = [];
  const look = async () => {
    const found = await client.builds.findRebuilds(original, newest, { signal });
    later = found.filter((build) => isLater(build, limit, context));
    return later.length < found.length ? found.filter((build) => !later.includes(build)) : null;
  };
  const found = (await lookPatiently(look, pausesOf(limit, context), context)) ?? [];
  const namesOf = (builds: readonly Build[]) =>
    builds.map(({ number }) => nameBuild({ ...original, number })).join(', ');
  const source = nameBuild(original);
  if (found.length > 1) throw new OwnError(`It may be any of these builds: ${namesOf(found)}.`);
  if (found.length === 1)
    log.warning(
      `${namesOf(found)}: found as a rebuild of ${source}. The outcome of this step's request is unknown, so it may be another person's rebuild.`,
    );
  if (found.length > 0 || later.length === 0) return found.map(({ number }) => number);
  log.warning(`${namesOf(later)}: created later as a rebuild of ${source}. ${probablyOthers}`);
  return null;
}
