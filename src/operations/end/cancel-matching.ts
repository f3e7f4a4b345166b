import type { CallOptions } from '../../client/index.ts';
import { usualPaceMs } from '../../client/rate-limit/token-bucket.ts';
import type { Build } from '../../model/build.ts';
import type { BuildFilters } from '../../model/requests.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { interruptedOutcome, interruptedWrite } from '../context/interrupted-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
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
  trackAttempt,
  withBuild,
  words,
} from './cancel-attempts.ts';
import { cancelWords, endPart, logUncanceled } from './end-part.ts';
import { writeGracefully } from './graceful.ts';

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

/** So many cancels go out at once: where the service does not answer, each takes half a minute. */
const mostAtOnce = 10;

/** Cancels the builds that match, or shows the requests that would. Lists blocked ones after that, and waits if it is to. */
export async function cancelMatching(order: CancelOrder, context: Context): Promise<Outcome> {
  const { journal, log, redact, signal } = context;
  const read = await readMatching(order, context).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return interruptedWrite('No build was canceled.', redact);
  });
  if (!('builds' in read)) return read;
  const { builds, notes, ...end } = read;
  if (order.dryRun) {
    signal.throwIfAborted();
    const tracked = builds.map(trackListed).filter((one) => one !== null);
    const requests = tracked.map(
      ({ address }) => ({ endpoint: 'builds.cancel', to: { ...address } }) as const,
    );
    return { ...(await dryRun(requests, context)), outputs: listValues(tracked.length, end.complete), notes };
  }
  const made = new Map<string, Attempt>();
  let listed: BlockedList = { attempts: [], complete: false, notes: ['Blocked builds are not reported.'] };
  const tried = () => builds.flatMap(({ id }) => made.get(id) ?? []);
  /** Until the blocked builds are listed, there may be more. */
  const setKnown = (others = 1) => {
    const tracked = builds.map((build) => (made.get(build.id) ?? { tracked: trackListed(build) }).tracked);
    const known = [...listed.attempts.flatMap(trackAttempt), ...tracked.filter((one) => one !== null)];
    setBuildOutputs(known, journal, builds.length + others);
  };
  setKnown();
  try {
    const rank = isTooShort(builds.length, order, context) ? 'last' : 'normal';
    const once = { ...context, log: { ...log, info: logOnce(log.info) } };
    await runPool(builds, mostAtOnce, async (build) => {
      made.set(build.id, await attemptCancel(build, { ...order, rank }, once));
      setKnown();
      signal.throwIfAborted();
    });
    listed = await listBlocked(order, new Set(builds.map(({ id }) => id)), context);
    for (const { address } of listed.attempts.flatMap(trackAttempt))
      log.info(`${nameBuild(address)}: ${words.blocked}.`);
    setKnown(listed.attempts.length);
    await waitForEnds(tried(), order, (attempt) => {
      made.set(attempt.build.id, attempt);
      setKnown(listed.attempts.length);
    });
    return withNotes(toOutcome([...listed.attempts, ...tried()], end, context), notes, listed);
  } catch (error) {
    if (!signal.aborted) throw error;
    const attempts = [...listed.attempts, ...tried()];
    return withNotes(interruptedCancels(attempts, builds, end, context), notes, listed);
  }
}

/** Cancels that are interrupted at once say the same. */
function logOnce(log: (line: string) => void): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    if (!logged.has(line)) log(line);
    logged.add(line);
  };
}

/** True if our own limiter would hold some of the cancels back until the time to wait is over. */
function isTooShort(count: number, { sendByMs }: CancelOrder, { clock }: Context): boolean {
  return sendByMs !== undefined && clock.monotonic() + count * usualPaceMs > sendByMs;
}

/**
 * If the step is interrupted meanwhile, a response that is on its way is awaited briefly.
 * @throws the signal's reason if nothing was sent.
 */
async function attemptCancel(
  build: Build,
  { sendByMs, rank }: Pick<CancelOrder, 'sendByMs'> & Pick<CallOptions, 'rank'>,
  context: Context,
): Promise<Attempt> {
  const { client, log, signal } = context;
  const tracked = trackListed(build);
  if (tracked === null) {
    const failure = `Build ${build.number} has no API URL, so its pipeline is unknown.`;
    return { build, tracked, result: 'failed', failure };
  }
  client.noteFound(tracked.address);
  const sent = await writeGracefully(
    async (guard, isOpen) => {
      const limits = { ...endingAt(sendByMs, mostHeldMs), rank, ...guard };
      const ended = await endPart(tracked.address, 'step', context, limits);
      if (ended.result === 'failed' && signal.aborted && ended.error === signal.reason) throw ended.error;
      return { ended, isLost: isOpen() };
    },
    { what: 'cancels' },
    context,
  );
  if (sent === 'not sent') throw signal.reason;
  if (sent === 'unknown') return { build, tracked, result: 'unknown' };
  const { ended, isLost } = sent.value;
  if (ended.result === 'failed') {
    logUncanceled(ended, context);
    return { build, tracked, result: isLost ? 'unknown' : 'failed', failure: errorText(ended.error) };
  }
  const said = ended.result === 'canceled' ? cancelWords(ended.build) : words[ended.result];
  log.info(`${nameBuild(tracked.address)}: ${said}.`);
  return { ...ended, tracked: { ...tracked, build: ended.build } };
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
  others: ReadonlySet<string>,
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
    context.signal.throwIfAborted();
    return { attempts: [], complete: false, notes: [`Blocked builds are not reported: ${errorText(error)}`] };
  }
}

/**
 * Waits for the builds that were canceled; `onSeen` gets each as it is seen. One list request finds them: they were created
 * after the oldest of them.
 */
async function waitForEnds(
  attempts: readonly Attempt[],
  { filters, waitForEnd }: CancelOrder,
  onSeen: (attempt: Attempt) => void,
): Promise<void> {
  const open = attempts.filter(({ result }) => result === 'canceled' || result === 'already-canceled');
  const canceled = open.flatMap(trackAttempt);
  if (waitForEnd === undefined || canceled.length === 0) return;
  const { state: _state, ...others } = filters;
  const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
  const since = oldest === undefined || oldest === '' ? {} : { created_from: oldest };
  const set = (one: TrackedBuild, stop?: Stop) => {
    const attempt = open.find(({ build }) => build.id === one.build.id);
    if (attempt) onSeen(withBuild(attempt, one.build, stop));
  };
  const waited = await waitForEnd(canceled, { ...others, ...since }, (seen) => {
    for (const one of seen) set(one);
  });
  for (const one of waited) set(one, one.end?.stop);
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
  const outcome = { ...toOutcome(all, end, context), sentence: `${describeAll(all, end)}${which}` };
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

/** The outcome with notes, which is not complete if the list of blocked builds is not. */
function withNotes(
  outcome: Omit<Outcome, 'notes'>,
  notes: readonly string[],
  { complete, notes: more }: BlockedList,
): Outcome {
  const outputs = complete ? outcome.outputs : { ...outcome.outputs, complete: 'false' };
  return { ...outcome, outputs, notes: [...notes, ...more] };
}
