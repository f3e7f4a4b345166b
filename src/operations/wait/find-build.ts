import { ApiError, ClientError, TimeoutError } from '../../client/index.ts';
import { isPacedOut } from '../../client/retry/wait-for-rate-limit.ts';
import { type BuildAddress, type PipelineAddress, smallResponse } from '../../model/requests.ts';
import { count } from '../../report/text/counts.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import { createHeartbeat } from '../context/heartbeat.ts';
import { lookUntilFound } from '../context/look-until-found.ts';
import { MissingBuildError } from '../context/missing-build-error.ts';
import type { Outcome } from '../context/outcome.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import { endOnAbort } from '../end/on-abort.ts';
import type { BuildQuery } from '../inputs/build-target.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { collectItems } from '../lists/collect-list.ts';
import { describeFilters, findNewest, logFound, missingBuild } from '../lists/newest-build.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { awaitChange, type BuildSearch, searchBuilds } from './build-search.ts';
import { unwantedUnread } from './cancel-unread.ts';
import { heldFor, leastAfterResetMs, leastReadMs } from './limits.ts';
import { isMissing, isRefusedForGood } from './read-builds.ts';
import { waitForBuilds } from './wait-for-builds.ts';

/** The build to find, and how long to wait until it appears. */
export interface WaitedQuery extends BuildQuery {
  readonly timeoutMs: number;
}

/** Until when to look for it, by the monotonic clock, and the input that says so. */
interface Appearance {
  readonly endMs: number;
  readonly limit: 'appear-timeout' | 'wait-timeout';
  /** When the time to wait is over. An outage may outlast the time to appear. */
  readonly waitEndMs: number;
}

/** How many failures a sentence tells one by one. */
const mostFailures = 3;

/** The last attempt in an outage is made at most this long before the time to wait is over. */
const lastAttemptMs = 2_000;

/** Waits for builds with known addresses, of which each has `timeoutMs` to appear. */
export async function waitForAddresses(
  { addresses, timeoutMs }: { readonly addresses: readonly BuildAddress[]; readonly timeoutMs: number },
  options: WaitSettings,
  context: Context,
): Promise<Outcome> {
  const sinceMs = context.clock.monotonic();
  const end = appearance(timeoutMs, options, sinceMs);
  const search = searchBuilds(
    {
      addresses,
      lookFor: (address, { signal, setAbsent }) =>
        readWhenThere(address, { end, setAbsent }, { ...context, signal }),
      needsAll: options.until !== 'any',
    },
    context,
  );
  try {
    while (search.found().length === 0 && search.isOpen()) await awaitChange(search.change(), context);
  } catch (error) {
    const { cancelOnAbort: cancels } = options;
    const unwanted = unwantedUnread({ search, options, sinceMs }, context);
    if (cancels !== true && unwanted.length === 0) throw error;
    const unread = cancels === true ? search.missing() : unwanted;
    return endOnAbort([], { sinceMs, isMine: () => true, wanted: search.wanted, unread }, context);
  }
  const [failure] = search.failures();
  const isOver = context.clock.monotonic() >= end.waitEndMs;
  if (failure !== undefined && search.found().length === 0 && !isOver)
    throw withOthers(failure.error, search);
  const outcome = await waitForBuilds(search.found(), { options, sinceMs, search }, context);
  if (failure !== undefined && search.found().length === 0 && !context.signal.aborted)
    throw withOthers(withTimeout(failure.error), search);
  return withMissing(outcome, search, options, context);
}

/** The error of a build that could not be read until `wait-timeout` expired, which says so. */
function withTimeout(error: Error): Error {
  const isOutage =
    error instanceof ClientError && !(error instanceof TimeoutError) && !isRefusedForGood(error);
  if (isOutage && !error.hint?.includes('wait-timeout'))
    error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
  return error;
}

/** The error of the first of several builds that were all not found, which says what became of the others too. */
function withOthers(error: Error, search: BuildSearch): Error {
  if (search.wanted > 1) error.message = describeMissing(search).join(' ');
  return error;
}

/** What became of the builds that were not found, in sentences. */
function describeMissing(search: BuildSearch, missing = search.missing()): readonly string[] {
  const isUnread = (address: BuildAddress) => search.unread().includes(address);
  const { unread = [], absent = [] } = Object.groupBy(missing, (one) =>
    isUnread(one) ? 'unread' : 'absent',
  );
  const failures = search.failures();
  const untold = failures.length - mostFailures;
  return [
    ...failures.slice(0, mostFailures).map(({ error }) => errorSentence(error)),
    ...(untold > 0 ? [`The same happened with ${count(untold, 'other build')}.`] : []),
    ...(absent.length > 0 ? [`Not found before the wait ended: ${absent.map(nameBuild).join(', ')}.`] : []),
    ...(unread.length > 0 ? [`Not read before the wait ended: ${unread.map(nameBuild).join(', ')}.`] : []),
  ];
}

/**
 * The outcome of the builds that were found, with what became of the search for the others. If any build is enough, the
 * missing ones are no failure.
 */
function withMissing(
  outcome: Outcome,
  search: BuildSearch,
  { until, cancelOnAbort: cancels }: WaitSettings,
  context: Context,
): Outcome {
  // An interrupted step that cancels its builds has told of each.
  const isTold = context.signal.aborted && cancels === true;
  const [first] = search.failures();
  const sentences = describeMissing(search, isTold ? [] : search.missing());
  if (outcome.success && until === 'any')
    return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
  if (first === undefined) return { ...outcome, notes: [...(outcome.notes ?? []), ...sentences] };
  const failure = { operation: 'wait-for-build', why: sentences.join(' '), error: first.error };
  return withFailure(outcome, failure, context);
}

/**
 * Reads a build. It may be so new that the service does not find it yet: a 404 is final when the time is over, unless its
 * pipeline is not found either.
 */
async function readWhenThere(
  address: BuildAddress,
  { end, setAbsent }: { readonly end: Appearance; readonly setAbsent: (isAbsent: boolean) => void },
  context: Context,
): Promise<TrackedBuild> {
  const { client, clock, signal } = context;
  const name = nameBuild(address);
  const sinceMs = clock.monotonic();
  let missing: ApiError | undefined;
  const read = async () => {
    try {
      const get = (limits: RequestLimits) => {
        if (clock.monotonic() >= end.waitEndMs) setAbsent(false);
        return client.builds.get(address, { signal, ...limits });
      };
      return { address, build: await sendUntilOver(get, end, context) };
    } catch (error) {
      if (!isMissing(error)) throw error;
      setAbsent(true);
      if (missing === undefined) await requirePipeline(address, end, context);
      missing = error;
      return null;
    }
  };
  const words = { notYet: `${name} was not found`, wanted: name };
  const found = await lookUntilFound(read, pausesUntil(end, words, context), context);
  if (found === null) {
    const waited = `It did not appear within ${formatDuration(clock.monotonic() - sinceMs)}.`;
    const hint = `${missing?.hint ?? ''} If the build appears later, raise ${end.limit}.`.trim();
    throw new MissingBuildError(`${errorText(missing)}. ${waited}`, hint, missing?.status);
  }
  logFound(found, context);
  return found;
}

/** @throws ApiError if the pipeline does not exist: then no build will appear in it. */
async function requirePipeline(pipeline: PipelineAddress, end: Appearance, context: Context): Promise<void> {
  const { client, signal } = context;
  const options = { ...smallResponse, perPage: 1, signal, ...timeFor(end, context) };
  const list = client.builds.listForPipeline(pipeline, options);
  try {
    await collectItems(list, { limit: 1 });
  } catch (error) {
    signal.throwIfAborted();
    if (isMissing(error)) throw error;
  }
}

/** Waits for a build to appear, then for its end. */
export async function waitForQuery(
  query: WaitedQuery,
  options: WaitSettings,
  context: Context,
): Promise<Outcome> {
  const sinceMs = context.clock.monotonic();
  const end = appearance(query.timeoutMs, options, sinceMs);
  const tracked = await findBuild(query, end, context).catch((error: Error) => {
    throw context.clock.monotonic() >= end.waitEndMs ? withTimeout(error) : error;
  });
  logFound(tracked, context);
  return waitForBuilds([tracked], { options, sinceMs }, context);
}

/** `wait-timeout` bounds the time to appear. */
function appearance(appearMs: number, { timeoutMs }: WaitSettings, sinceMs: number): Appearance {
  const limit = timeoutMs < appearMs ? 'wait-timeout' : 'appear-timeout';
  return { endMs: sinceMs + Math.min(appearMs, timeoutMs), limit, waitEndMs: sinceMs + timeoutMs };
}

/** Timers are that exact. */
const timerMs = 100;

/** How long a request may take, and until when the rate limit may hold it back. */
type RequestLimits = ReturnType<typeof timeFor>;

function timeFor({ endMs, waitEndMs }: Appearance, context: Context) {
  const nowMs = context.clock.monotonic();
  const heldUntilMs = endMs + mostHeldMs;
  const heldMs = heldFor(heldUntilMs, context);
  return {
    timeoutMs: Math.max(leastReadMs, waitEndMs - nowMs, heldMs === 0 ? 0 : heldMs + leastAfterResetMs),
    timeoutName: 'wait-timeout',
    unpaced: nowMs >= waitEndMs - timerMs,
    heldUntilMs,
  };
}

function isThrottled(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** Sends a request, and again once the window opens that a refusal shows to be spent: even if the time is over by then. */
async function sendInWindow<Value>(
  send: (limits: RequestLimits) => Promise<Value>,
  end: Appearance,
  context: Context,
): Promise<Value> {
  for (;;) {
    try {
      return await send(timeFor(end, context));
    } catch (error) {
      if (context.signal.aborted || !isThrottled(error) || heldFor(end.endMs + mostHeldMs, context) === 0)
        throw error;
    }
  }
}

/**
 * Sends a request, and once more when the time to wait is over if no response came until nearly then: that one decides. One
 * that our own limiter holds back until then is tried again.
 */
async function sendUntilOver<Value>(
  send: (limits: RequestLimits) => Promise<Value>,
  end: Appearance,
  context: Context,
): Promise<Value> {
  const { clock, signal } = context;
  for (;;) {
    const isLast = clock.monotonic() >= end.waitEndMs;
    try {
      return await sendInWindow(send, end, context);
    } catch (error) {
      const leftMs = end.waitEndMs - clock.monotonic();
      const isPaced = isPacedOut(error);
      const isFinal = isRefusedForGood(error) || isThrottled(error) || isLast;
      if (signal.aborted || isFinal || (leftMs > lastAttemptMs && !isPaced)) throw error;
      await clock.sleep(Math.max(0, isPaced ? Math.min(leftMs, pacedMs) : leftMs), signal);
    }
  }
}

/** So often a request is tried that waits for our own limiter. */
const pacedMs = 10_000;

/** The pauses between two attempts. The last one repeats. */
const pausesMs = [3_000, 5_000, 8_000, 13_000, 20_000] as const;

/**
 * Finds the newest build that matches, and waits until there is one.
 * @throws MissingBuildError if none appears in time.
 */
async function findBuild(query: BuildQuery, end: Appearance, context: Context): Promise<TrackedBuild> {
  const wanted = `build${describeFilters(query.filters)}`;
  const words = { notYet: `No ${wanted} yet`, wanted: `a ${wanted}` };
  const look = () => sendUntilOver((limits) => findNewest(query, context, limits), end, context);
  const found = await lookUntilFound(look, pausesUntil(end, words, context), context);
  const hint = `Check that the pipeline builds this branch, or raise ${end.limit}.`;
  if (found === null) throw await missingBuild(query, context, hint);
  return found;
}

/** No pause before the first attempt, then pauses with jitter until the time is over. */
function* pausesUntil(
  { endMs, limit }: Appearance,
  { notYet, wanted }: { readonly notYet: string; readonly wanted: string },
  context: Context,
): Generator<number> {
  const { clock, random, log } = context;
  const heartbeat = createHeartbeat(context);
  yield 0;
  for (let attempt = 0; clock.monotonic() < endMs; attempt += 1) {
    if (attempt === 0) log.info(`${notYet}. Waiting for it to appear.`);
    heartbeat.beat(() => {
      const left = formatDuration(endMs - clock.monotonic());
      return `Still waiting for ${wanted} to appear. ${limit} expires in ${left}.`;
    });
    const pauseMs = (pausesMs[attempt] ?? 20_000) * (0.85 + 0.3 * random());
    yield Math.min(pauseMs, endMs - clock.monotonic());
  }
}
