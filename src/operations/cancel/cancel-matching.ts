import { usualPaceMs } from '../../client/rate-limit/token-bucket.ts';
import type { Build } from '../../model/build.ts';
import { type BuildFilters, smallResponse } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import { count } from '../../report/text/counts.ts';
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
import { cancelWords, tryCancelBuild } from './cancel-build-once.ts';
import { writeWithGracePeriod } from './grace-period.ts';

/** The results as the log and the report show them. */
const words = {
  canceled: 'canceled',
  'already-canceled': 'already canceled',
  ended: 'already finished',
  blocked: 'blocked, not canceled',
  failed: 'could not be canceled',
  unfinished: 'still canceling',
  running: 'running after the cancel',
  unread: 'could no longer be read after the cancel',
  unknown: 'may be canceled: the outcome is unknown',
  left: 'not canceled',
} as const;

/** The same of builds whose end was not seen, in a sentence before their names. */
const openWords = {
  unfinished: `${words.unfinished} when the wait ended`,
  running: `${words.running} when the wait ended`,
  unread: words.unread,
} as const;

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
  const late = new AbortController();
  const others = new Set(builds.map(({ id }) => id));
  const stoppable = { ...context, signal: AbortSignal.any([context.signal, late.signal]) };
  const listing = listBlocked(order, { others, late: late.signal }, stoppable).then((list) => {
    listed = list;
    setKnown();
  });
  listing.catch(() => {});
  try {
    const openLog = createOrderedLog(context.log);
    const unpaced = isTooShort(builds.length, order, context);
    await runPool(builds, mostAtOnce, async (build) => {
      const log = openLog();
      made.set(
        build.id,
        await attemptCancel(build, { ...order, unpaced }, { ...context, log }).finally(log.close),
      );
      setKnown();
      context.signal.throwIfAborted();
    });
    const report = async () => {
      await unlessLate(listing, late, context);
      for (const { address } of blocked().flatMap(trackAttempt))
        context.log.info(`${nameBuild(address)}: ${words.blocked}.`);
    };
    const onPoll = (seen: readonly TrackedBuild[]) => {
      for (const attempt of tried()) made.set(attempt.build.id, withSeen(attempt, seen));
      setKnown();
    };
    const [ended] = await Promise.all([waitForEnds(tried(), order, onPoll), report()]);
    const all = [...blocked(), ...ended];
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

/** So many cancels go out at once: where the service does not answer, each takes half a minute. */
const mostAtOnce = 10;

/** True if our own limiter would hold some of the cancels back until the time to wait is over. */
function isTooShort(count: number, { sendByMs }: CancelOrder, { clock }: Context): boolean {
  return sendByMs !== undefined && clock.monotonic() + count * usualPaceMs > sendByMs;
}

/** The names in the sentence of an interrupted step. The summary shows all builds. */
const mostNamed = 20;

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

/** The attempt with its build as the wait has seen it since. */
function withSeen(attempt: Attempt, seen: readonly TrackedBuild[]): Attempt {
  const one = seen.find(({ build }) => build.id === attempt.build.id);
  if (one === undefined) return attempt;
  const result = isOver(one.build) ? resultOfEnd(one.build, attempt) : attempt.result;
  return { ...withBuild(attempt, one.build), result };
}

/** The attempt with its build as it is now. */
function withBuild(attempt: Attempt, build: Build): Attempt {
  const { tracked } = attempt;
  return { ...attempt, build, tracked: tracked && { ...tracked, build } };
}

/** How a build is whose end was not seen. Somebody may have retried its jobs since. */
function resultOfStop({ state }: Build, { why, unread }: Stop): Attempt['result'] {
  const isUnread = unread !== undefined || why === 'unreachable' || why === 'disappeared';
  if (isUnread) return 'unread';
  return state === 'canceling' ? 'unfinished' : 'running';
}

/** An accepted cancel may come too late. */
function resultOfEnd(build: Build, { result }: Attempt): Attempt['result'] {
  if (isCanceled(build.state)) return result;
  return effectiveState(build) === 'blocked' ? 'blocked' : 'ended';
}

/** An attempt to cancel one build. */
interface Attempt {
  readonly build: Build;
  /** Null if the build does not say where it belongs. */
  readonly tracked: TrackedBuild | null;
  readonly result: keyof typeof words;
  /** Why it could not be canceled. */
  readonly failure?: string;
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

function trackAttempt({ tracked }: Attempt): TrackedBuild[] {
  return tracked === null ? [] : [tracked];
}

function nameBuilds(builds: readonly TrackedBuild[]): string {
  const names = builds.slice(0, mostNamed).map(({ address }) => nameBuild(address));
  const left = builds.length - names.length;
  return left === 0 ? names.join(', ') : `${names.join(', ')} and ${left} more`;
}

function describeAll(attempts: readonly Attempt[], end: ListEnd): string {
  const more = describeRest(end);
  if (attempts.length === 0) return `No builds to cancel.${more}`;
  const [first] = attempts.flatMap((attempt) => attempt.failure ?? []);
  const countOf = (wanted: keyof typeof words) => attempts.filter(({ result }) => result === wanted).length;
  const still = (['unfinished', 'running', 'unread'] as const)
    .map((result) => ({
      result,
      builds: attempts.filter((one) => one.result === result).flatMap(trackAttempt),
    }))
    .filter(({ builds }) => builds.length > 0)
    .map(({ result, builds }) => `; ${builds.length} ${openWords[result]} (${nameBuilds(builds)})`);
  const others = (['ended', 'already-canceled', 'blocked', 'unknown', 'left'] as const)
    .filter((result) => countOf(result) > 0)
    .map((result) => `; ${countOf(result)} ${words[result]}`)
    .concat(...still)
    .join('');
  const [canceled, failed] = [countOf('canceled'), countOf('failed')];
  const done = canceled === 0 ? '' : `; ${canceled} canceled`;
  const what =
    failed === 0
      ? `Canceled ${count(canceled, 'build')}`
      : `${failed} of ${count(attempts.length, 'build')} could not be canceled${done}`;
  const why = first === undefined ? '' : ` First error: ${first.replace(/\.$/, '')}.`;
  return `${what}${others}.${why}${more}`;
}

/** What is known of the builds that were not listed. */
function describeRest({ complete, reason, failure }: ListEnd): string {
  if (complete) return '';
  if (reason === 'bytes')
    return ' More builds match, which are too large for one step: run the operation again.';
  if (reason === 'interrupted') return ' More builds may match.';
  if (reason === 'changed')
    return ' More builds may match: the list changed while it was read. Run the operation again.';
  if (failure === undefined) return ' More builds match: run the operation again, or raise limit.';
  return ` More builds may match: ${errorText(failure.cause)}.`;
}
