import type { CallOptions } from '../../client/index.ts';
import { usualPaceMs } from '../../client/rate-limit/token-bucket.ts';
import type { Build } from '../../model/build.ts';
import type { BuildFilters } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { interruptedOutcome, interruptedWrite } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { renderList } from '../lists/build-list.ts';
import { type ListOrder, readMatching } from '../lists/matching-builds.ts';
import { type ListEnd, whyIncomplete } from '../lists/read-list.ts';
import {
  buildValues,
  nameBuild,
  setBuildOutputs,
  type TrackedBuild,
  trackListed,
} from '../outputs/build-outputs.ts';
import { dryRun } from '../outputs/dry-run.ts';
import { listValues } from '../outputs/list-outputs.ts';
import { cancelWords, endPart, logUncanceled } from './end-part.ts';
import { writeGracefully } from './graceful.ts';

/** Which builds to cancel. */
export interface CancelOrder extends ListOrder {
  readonly dryRun: boolean;
  /** True to report blocked builds that match, which the service refuses to cancel. */
  readonly reportsBlocked: boolean;
  /** Waits until canceled builds have ended, which the filters match, and returns them; undefined not to wait. */
  readonly waitForEnd?: (
    canceled: readonly TrackedBuild[],
    filters: BuildFilters,
  ) => Promise<readonly TrackedBuild[]>;
}

/** The results as the log and the report show them, in the order of the sentence. */
const words = {
  failed: 'could not be canceled',
  canceled: 'canceled',
  ended: 'already finished',
  'already-canceled': 'already canceled',
  blocked: 'blocked, not canceled',
  unknown: 'may be canceled: the outcome is unknown',
  left: 'not canceled',
  open: 'had not ended when last read',
} as const;

/** What became of one listed build. `left`: its turn has not come. */
interface Part {
  readonly tracked: TrackedBuild;
  readonly result: keyof typeof words;
  /** Why it could not be canceled. */
  readonly failure?: string;
}

/** So many cancels go out at once: where the service does not answer, each takes half a minute. */
const mostAtOnce = 10;

/** Cancels the builds that match, or shows the requests that would. Lists blocked ones after that, and waits if it is to. */
export async function cancelMatching(order: CancelOrder, context: Context): Promise<Outcome> {
  const { clock, journal, log, redact, signal } = context;
  const read = await readMatching(order, context).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return interruptedWrite('No build was canceled.', redact);
  });
  if (!('builds' in read)) return read;
  const { builds, notes, ...end } = read;
  let parts: Part[] = trackAll(builds, 'left');
  if (order.dryRun) {
    signal.throwIfAborted();
    const requests = parts.map(
      ({ tracked }) => ({ endpoint: 'builds.cancel', to: { ...tracked.address } }) as const,
    );
    return { ...(await dryRun(requests, context)), outputs: listValues(parts.length, end.complete), notes };
  }
  let blocked: BlockedList = { parts: [], complete: false, notes: ['Blocked builds are not reported.'] };
  const all = () => [...blocked.parts, ...parts];
  /** Until the blocked builds are listed, there may be more. */
  const publish = () =>
    setBuildOutputs(buildsOf(all()), journal, all().length + Math.min(1, blocked.notes.length));
  const conclude = () => {
    const outcome = toOutcome(all(), end, context);
    const outputs = blocked.complete ? outcome.outputs : { ...outcome.outputs, complete: 'false' };
    return { ...outcome, outputs, notes: [...notes, ...blocked.notes] };
  };
  publish();
  try {
    // Our own limiter must not hold cancels back until the time to wait is over.
    const pacedMs = clock.monotonic() + builds.length * usualPaceMs;
    const rank = pacedMs > (order.sendByMs ?? Number.POSITIVE_INFINITY) ? 'last' : 'normal';
    const limits = { ...endingAt(order.sendByMs, mostHeldMs), rank } as const;
    await runPool([...parts.entries()], mostAtOnce, async ([index, part]) => {
      parts[index] = await cancelOne(part, limits, context);
      publish();
      signal.throwIfAborted();
    });
    blocked = await listBlocked(order, parts, context);
    for (const { address } of buildsOf(blocked.parts)) log.info(`${nameBuild(address)}: ${words.blocked}.`);
    publish();
    parts = await waitForEnds(parts, order);
    return conclude();
  } catch (error) {
    if (!signal.aborted) throw error;
    return interruptedOutcome(conclude(), redact);
  }
}

function trackAll(builds: readonly Build[], result: Part['result']): Part[] {
  return builds.flatMap((build) => trackListed(build) ?? []).map((tracked) => ({ tracked, result }));
}

function buildsOf(parts: readonly Part[]): readonly TrackedBuild[] {
  return parts.map(({ tracked }) => tracked);
}

/** If the step is interrupted meanwhile, a response that is on its way is awaited briefly. */
async function cancelOne({ tracked }: Part, limits: CallOptions, context: Context): Promise<Part> {
  const { log, signal } = context;
  const { address } = tracked;
  const sent = await writeGracefully(
    async (guard, isOpen) => {
      const ended = await endPart(address, 'step', context, { ...limits, ...guard });
      if (ended.result === 'failed' && signal.aborted && ended.error === signal.reason) throw ended.error;
      return { ended, isLost: isOpen() };
    },
    {},
    context,
  );
  if (typeof sent === 'string') return { tracked, result: sent === 'unknown' ? 'unknown' : 'left' };
  const { ended, isLost } = sent.value;
  if (ended.result === 'failed') {
    logUncanceled(ended, context);
    return { tracked, result: isLost ? 'unknown' : 'failed', failure: errorText(ended.error) };
  }
  const said = ended.result === 'canceled' ? cancelWords(ended.build) : words[ended.result];
  log.info(`${nameBuild(address)}: ${said}.`);
  return { tracked: { ...tracked, build: ended.build }, result: ended.result };
}

/** The blocked builds, as far as they could be listed. */
interface BlockedList {
  readonly parts: readonly Part[];
  readonly complete: boolean;
  readonly notes: readonly string[];
}

/** The blocked builds that match: a list of its own, so that they do not use up the limit of those that can be canceled. */
async function listBlocked(
  { reportsBlocked, ...order }: CancelOrder,
  others: readonly Part[],
  context: Context,
): Promise<BlockedList> {
  if (!reportsBlocked) return { parts: [], complete: true, notes: [] };
  try {
    const filters = { ...order.filters, state: ['blocked' as const] };
    const { builds, complete, failure } = await readMatching({ ...order, filters }, context);
    context.signal.throwIfAborted();
    const known = new Set(others.map(({ tracked }) => tracked.build.id));
    const parts = trackAll(
      builds.filter(({ id }) => !known.has(id)),
      'blocked',
    );
    return { parts, complete, notes: failure === undefined ? [] : [errorText(failure.cause)] };
  } catch (error) {
    context.signal.throwIfAborted();
    return { parts: [], complete: false, notes: [`Blocked builds are not reported: ${errorText(error)}`] };
  }
}

/** Waits for the builds that were canceled. One list request finds them: they were created after the oldest of them. */
async function waitForEnds(
  parts: Part[],
  { filters: { state: _, ...filters }, waitForEnd }: CancelOrder,
): Promise<Part[]> {
  const canceled = buildsOf(
    parts.filter(({ result }) => result === 'canceled' || result === 'already-canceled'),
  );
  if (waitForEnd === undefined || canceled.length === 0) return parts;
  const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
  const seen = await waitForEnd(canceled, { ...filters, ...(oldest && { created_from: oldest }) });
  return parts.map((part) => {
    const now = seen.find(({ build }) => build.id === part.tracked.build.id);
    return now ? { tracked: now, result: resultOf(now.build, part.result) } : part;
  });
}

/** An accepted cancel may come too late. */
function resultOf(build: Build, known: Part['result']): Part['result'] {
  if (!isOver(build)) return effectiveState(build) === 'blocked' ? 'blocked' : 'open';
  return isCanceled(build.state) ? known : 'ended';
}

/** The outcome of all attempts. */
function toOutcome(parts: readonly Part[], end: ListEnd, context: Context): Outcome {
  const { complete, failure } = end;
  const tracked = buildsOf(parts);
  const found = tracked.map(({ build }) => build);
  const results = new Map(parts.map(({ tracked, result }) => [tracked.build.id, words[result]]));
  const isDone = ({ failure, result }: Part) =>
    failure === undefined && result !== 'left' && result !== 'open' && result !== 'unknown';
  return {
    success: failure === undefined && parts.every(isDone),
    sentence: describeAll(parts, end),
    outputs: { ...buildValues(tracked), ...listValues(tracked.length, complete) },
    json: found,
    summary: ({ bytes }) => renderList(found, { bytes, complete, results }, context),
  };
}

function describeAll(parts: readonly Part[], end: ListEnd): string {
  const more = describeRest(end);
  if (parts.length === 0) return `No builds to cancel.${more}`;
  const said = Object.entries(words).flatMap(([result, text]) => {
    const those = parts.filter((part) => part.result === result);
    if (result === 'canceled' && !parts.some((part) => part.result === 'failed'))
      return `Canceled ${count(those.length, 'build')}`;
    if (those.length === 0) return [];
    const of = result === 'failed' ? ` of ${count(parts.length, 'build')}` : '';
    return `${those.length}${of} ${text}`;
  });
  const [first] = parts.flatMap(({ failure }) => failure ?? []);
  const why = first === undefined ? '' : ` First error: ${first.replace(/\.$/, '')}.`;
  return `${said.join('; ')}.${why}${more}`;
}

/** What is known of the builds that were not listed. */
function describeRest(end: ListEnd): string {
  if (end.complete) return '';
  if (end.reason === 'limit') return ' More builds match: run the operation again, or raise limit.';
  if (end.reason === 'interrupted') return ' More builds may match.';
  return ` More builds may match: ${end.failure ? errorText(end.failure.cause) : whyIncomplete(end)}.`;
}
