import { usualPaceMs } from '../../client/rate-limit/token-bucket.ts';
import type { Build } from '../../model/build.ts';
import { type BuildFilters, smallResponse } from '../../model/requests.ts';
import { effectiveState, isOver } from '../../model/states.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import { interruptedOutcome, interruptedWrite } from '../context/interrupted-outcome.ts';
import { createOrderedLog } from '../context/ordered-log.ts';
import type { Outcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { renderList } from '../lists/build-list.ts';
import type { ListEnd } from '../lists/collect-list.ts';
import { type ListOrder, readMatching } from '../lists/read-matching.ts';
import {
  buildValues,
  nameBuild,
  setBuildOutputs,
  type TrackedBuild,
  trackListed,
} from '../outputs/build-outputs.ts';
import { dryRun } from '../outputs/dry-run.ts';
import { listValues } from '../outputs/list-outputs.ts';
import {
  type Attempt,
  describeAll,
  nameBuilds,
  openWords,
  resultOfEnd,
  resultOfStop,
  trackAttempt,
  withBuild,
  withSeen,
  words,
} from './cancel-attempts.ts';
import { cancelWords, tryCancelBuild } from './cancel-build-once.ts';
import { writeWithGracePeriod } from './grace-period.ts';

/** Which builds to cancel. */
export interface CancelOrder extends ListOrder {
  readonly dryRun: boolean;
  /** True to report blocked builds that match, which the service refuses to cancel. */
  readonly reportsBlocked: boolean;
  /** Waits until canceled builds have ended, which the filters match; undefined not to wait. */
  readonly waitForEnd?: (
    canceled: readonly TrackedBuild[],
    filters: BuildFilters,
    onPoll: (seen: readonly TrackedBuild[]) => void,
  ) => Promise<readonly (TrackedBuild & { readonly end: { readonly stop: Stop } | null })[]>;
}

/** Cancels the builds that match, or shows the requests that would. */
export async function cancelMatching(order: CancelOrder, context: Context): Promise<Outcome> {
  const read = await readMatching(order, context).catch((error: unknown) => {
    if (!context.signal.aborted) throw error;
    return interruptedWrite('No build was canceled.', context.redact);
  });
  if (!('builds' in read)) return read;
  const { builds, notes, ...end } = read;
  if (order.dryRun) {
    context.signal.throwIfAborted();
    const tracked = builds.map(trackListed).filter((one) => one !== null);
    const requests = tracked.map(
      ({ address }) => ({ endpoint: 'builds.cancel', to: { ...address } }) as const,
    );
    return { ...(await dryRun(requests, context)), outputs: listValues(tracked.length, end.complete), notes };
  }
  const made = new Map<string, Attempt>();
  let listed: BlockedList | undefined;
  const blocked = () => listed?.attempts ?? [];
  const tried = () => builds.flatMap(({ id }) => made.get(id) ?? []);
  const attempts = () => [...blocked(), ...tried()];
  const setKnown = () => {
    const tracked = builds.map((build) => (made.get(build.id) ?? { tracked: trackListed(build) }).tracked);
    const known = [...blocked().flatMap(trackAttempt), ...tracked.filter((one) => one !== null)];
    // Until the blocked builds are listed, there may be more.
    const others = listed?.attempts.length ?? 1;
    setBuildOutputs(known, context.journal, builds.length + others);
  };
  setKnown();
  // No cancel waits for this list, nor does a poll.
  const tooLate = new AbortController();
  const others = new Set(builds.map(({ id }) => id));
  const stoppable = { ...context, signal: AbortSignal.any([context.signal, tooLate.signal]) };
  const listing = listBlocked(order, { others, late: tooLate.signal }, stoppable).then((list) => {
    listed = list;
    setKnown();
  });
  listing.catch(() => {});
  try {
    const logs = createOrderedLog(context.log);
    const unpaced = isTooShort(builds.length, order, context);
    const cancels = runPool(builds, mostAtOnce, async (build) => {
      const log = logs.open();
      made.set(
        build.id,
        await attemptCancel(build, { ...order, unpaced }, { ...context, log }).finally(log.close),
      );
      setKnown();
      context.signal.throwIfAborted();
    });
    const areQuick = await endsWithin(cancels, quickMs, context);
    if (!areQuick) logs.release();
    const report = async () => {
      await unlessLate(listing, tooLate, context);
      for (const { address } of blocked().flatMap(trackAttempt))
        context.log.info(`${nameBuild(address)}: ${words.blocked}.`);
    };
    const onPoll = (seen: readonly TrackedBuild[]) => {
      for (const attempt of tried()) made.set(attempt.build.id, withSeen(attempt, seen));
      setKnown();
    };
    const late = builds.filter(({ id }) => !made.has(id));
    const waitForLate = async () => {
      await cancels;
      return waitForEnds(
        late.flatMap(({ id }) => made.get(id) ?? []),
        order,
        onPoll,
      );
    };
    const [ended, endedLate] = await Promise.all([
      waitForEnds(tried(), order, onPoll),
      waitForLate(),
      cancels.then(report),
    ]);
    const all = [...blocked(), ...ended, ...endedLate];
    const last = order.waitForEnd === undefined ? all : await readBlocked(all, context);
    return withNotes(toOutcome(last, end, context), notes, listed);
  } catch (error) {
    if (!context.signal.aborted) throw error;
    const unlisted = { complete: false, notes: ['Blocked builds are not reported.'] };
    return withNotes(interruptedCancels(attempts(), builds, end, context), notes, listed ?? unlisted);
  }
}

/** The outcome with notes, which is not complete if the list of blocked builds is not. */
function withNotes(
  outcome: Omit<Outcome, 'notes'>,
  notes: readonly string[],
  listed: Pick<BlockedList, 'complete' | 'notes'> | undefined,
): Outcome {
  const outputs = listed?.complete === false ? { ...outcome.outputs, complete: 'false' } : outcome.outputs;
  return { ...outcome, outputs, notes: [...notes, ...(listed?.notes ?? [])] };
}

/** Cancels that take longer hold back neither the wait for the other builds nor their lines. */
const quickMs = 2_000;

/** True if the work ends within this time. */
async function endsWithin(
  work: Promise<unknown>,
  timeoutMs: number,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
): Promise<boolean> {
  const done = new AbortController();
  const limit = clock.sleep(timeoutMs, AbortSignal.any([signal, done.signal])).then(
    () => false,
    () => false,
  );
  return Promise.race([work.then(() => true), limit]).finally(() => done.abort());
}

/** So many cancels go out at once: where the service does not answer, each takes half a minute. */
const mostAtOnce = 10;

/** True if our own limiter would hold some of the cancels back until the time to wait is over. */
function isTooShort(count: number, { sendByMs }: CancelOrder, { clock }: Context): boolean {
  return sendByMs !== undefined && clock.monotonic() + count * usualPaceMs > sendByMs;
}

/** The outcome of a step that was interrupted after it had listed the builds. */
function interruptedCancels(
  attempts: readonly Attempt[],
  builds: readonly Build[],
  end: ListEnd,
  context: Context,
): Omit<Outcome, 'notes'> {
  const tried = new Set(attempts.map(({ build }) => build.id));
  const left = builds
    .filter(({ id }) => !tried.has(id))
    .map((build) => ({ build, tracked: trackListed(build), result: 'left' as const }));
  const all = [...attempts, ...left];
  const canceled = attempts.filter(({ result }) => result === 'canceled').flatMap(trackAttempt);
  const which = canceled.length === 0 ? '' : ` Canceled: ${nameBuilds(canceled)}.`;
  const outcome = {
    ...toOutcome(all, end, context),
    sentence: `${describeAll(all, end)}${which}`,
  };
  return interruptedOutcome(outcome, context.redact);
}

/** The outcome of all attempts. */
function toOutcome(attempts: readonly Attempt[], end: ListEnd, context: Context): Omit<Outcome, 'notes'> {
  const { complete, failure } = end;
  const tracked = attempts.flatMap(trackAttempt);
  const found = tracked.map(({ build }) => build);
  const results = new Map(attempts.map(({ build, result }) => [build.id, words[result]]));
  const isDone = ({ failure, result }: Attempt) =>
    failure === undefined && result !== 'left' && !Object.hasOwn(openWords, result);
  return {
    success: failure === undefined && attempts.every(isDone),
    sentence: describeAll(attempts, end),
    outputs: { ...buildValues(tracked, attempts.length), ...listValues(tracked.length, complete) },
    json: found,
    summary: ({ bytes }) => renderList(found, { bytes, complete, results }, context),
  };
}

/** Blocked builds are only reported, which is worth so much time after the cancels. */
const blockedMs = 15_000;

/** Waits for the list of blocked builds, but not for long. */
async function unlessLate<Value>(
  listing: Promise<Value>,
  late: AbortController,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
): Promise<Value> {
  const over = new AbortController();
  const stop = async () => {
    await clock.sleep(blockedMs, AbortSignal.any([signal, over.signal]));
    late.abort(new OwnError(`They were not listed within ${blockedMs / 1_000} s.`));
  };
  stop().catch(() => {});
  return listing.finally(() => over.abort());
}

/** The blocked builds, as far as they could be listed. */
interface BlockedList {
  readonly attempts: readonly Attempt[];
  readonly complete: boolean;
  readonly notes: readonly string[];
}

/**
 * The blocked builds that match, without the others. A list of its own, so that they do not use up the limit of those that
 * can be canceled.
 */
async function listBlocked(
  { reportsBlocked, ...order }: CancelOrder,
  { others, late }: { readonly others: ReadonlySet<string>; readonly late: AbortSignal },
  context: Context,
): Promise<BlockedList> {
  if (!reportsBlocked) return { attempts: [], complete: true, notes: [] };
  try {
    const filters = { ...order.filters, state: ['blocked' as const] };
    const { builds, complete, failure } = await readMatching({ ...order, filters }, context);
    context.signal.throwIfAborted();
    const attempts = builds
      .filter(({ id }) => !others.has(id))
      .map((build) => ({ build, tracked: trackListed(build), result: 'blocked' as const }));
    return { attempts, complete, notes: failure === undefined ? [] : [errorText(failure.cause)] };
  } catch (error) {
    if (context.signal.aborted && context.signal.reason !== late.reason) throw error;
    return { attempts: [], complete: false, notes: [`Blocked builds are not reported: ${errorText(error)}`] };
  }
}

/** The builds as they are after the wait, in which somebody may have unblocked those that were blocked. */
async function readBlocked(
  attempts: readonly Attempt[],
  { client, log, signal }: Context,
): Promise<readonly Attempt[]> {
  return runPool(attempts, mostAtOnce, async (attempt): Promise<Attempt> => {
    const { tracked, result: before } = attempt;
    if (tracked === null || before !== 'blocked') return attempt;
    const options = { ...smallResponse, signal, timeoutMs: blockedMs };
    const build = await client.builds.get(tracked.address, options).catch(() => null);
    signal.throwIfAborted();
    if (build === null || effectiveState(build) === 'blocked') return attempt;
    const result = isOver(build) ? 'ended' : 'left';
    log.info(`${nameBuild(tracked.address)}: unblocked meanwhile (${build.state}); not canceled.`);
    return { ...withBuild(attempt, build), result };
  });
}

/** Waits for the builds that were canceled. One list request finds them: they were created after the oldest of them. */
async function waitForEnds(
  attempts: readonly Attempt[],
  { filters, waitForEnd }: CancelOrder,
  onPoll: (seen: readonly TrackedBuild[]) => void,
): Promise<readonly Attempt[]> {
  const open = attempts.filter(({ result }) => result === 'canceled' || result === 'already-canceled');
  const canceled = open.flatMap(trackAttempt);
  if (waitForEnd === undefined || canceled.length === 0) return attempts;
  const { state: _state, ...others } = filters;
  const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
  const since = oldest === undefined || oldest === '' ? {} : { created_from: oldest };
  const waited = await waitForEnd(canceled, { ...others, ...since }, onPoll);
  return attempts.map((attempt) => {
    const one = waited.find(({ build }) => build.id === attempt.build.id);
    if (one === undefined) return attempt;
    const result = one.end === null ? resultOfEnd(one.build, attempt) : resultOfStop(one.build, one.end.stop);
    return { ...withBuild(attempt, one.build), result };
  });
}

/**
 * If the step is interrupted meanwhile, a response that is on its way is awaited briefly.
 * @throws the signal's reason if nothing was sent.
 */
async function attemptCancel(
  build: Build,
  { sendByMs, unpaced }: Pick<CancelOrder, 'sendByMs'> & { readonly unpaced: boolean },
  context: Context,
): Promise<Attempt> {
  const tracked = trackListed(build);
  if (tracked === null) {
    const failure = `Build ${build.number} has no API URL, so its pipeline is unknown.`;
    return { build, tracked, result: 'failed', failure };
  }
  const name = nameBuild(tracked.address);
  context.client.noteFound(tracked.address);
  const sent = await writeWithGracePeriod(
    async ({ signal, ...guard }, isOpen) => {
      const isInterruption = (error: unknown) => context.signal.aborted && error === context.signal.reason;
      const limits = { ...endingAt(sendByMs), unpaced, ...guard, throws: isInterruption };
      const result = await tryCancelBuild(tracked.address, { ...context, signal }, limits);
      return { result, isLost: isOpen() };
    },
    { what: 'cancels' },
    context,
  );
  if (sent === 'not sent') throw context.signal.reason;
  if (sent === 'unknown') return { build, tracked, result: 'unknown' };
  const { result: attempt, isLost } = sent.value;
  if ('failure' in attempt) {
    const { failure } = attempt;
    return { build, tracked, result: isLost ? 'unknown' : 'failed', failure };
  }
  const said = attempt.result === 'canceled' ? cancelWords(attempt.build) : words[attempt.result];
  context.log.info(`${name}: ${said}.`);
  return { ...attempt, tracked: { ...tracked, build: attempt.build } };
}
