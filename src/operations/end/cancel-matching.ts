import type { CallOptions } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildFilters } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { interruptedOutcome } from '../context/failed-outcome.ts';
import { type Outcome, plainOutcome } from '../context/outcome.ts';
import { runPool } from '../context/pool.ts';
import { describeFilters, parametersOf } from '../inputs/build-filters.ts';
import { renderList } from '../lists/build-list.ts';
import { type ListOrder, onServiceClock, readMatching } from '../lists/matching-builds.ts';
import { type ListEnd, whyIncomplete } from '../lists/read-list.ts';
import { buildEntry, buildValues, type TrackedBuild, trackListed } from '../outputs/build-outputs.ts';
import { listValues } from '../outputs/declarations.ts';
import { dryRun } from '../outputs/dry-run.ts';
import { cancelWords, endGracefully, logUncanceled, mayBeApplied } from './end-part.ts';

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
  canceled: 'canceled',
  failed: 'could not be canceled',
  ended: 'already finished',
  blocked: 'blocked, not canceled',
  unknown: 'may be canceled: the outcome is unknown',
  'not sent': 'not canceled',
  open: 'had not ended when last read',
} as const;

/** The results after which the step succeeds. */
const good: readonly Part['result'][] = ['canceled', 'ended', 'blocked'];

interface Part {
  readonly tracked: TrackedBuild;
  readonly result: keyof typeof words;
  /** Why it could not be canceled, as a sentence. */
  readonly failure?: string;
}

/** The cancels that are sent at once: where the service does not answer, each takes half a minute. */
const mostAtOnce = 10;

/** Cancels the builds that match, or shows the requests that would. Lists blocked ones after that, and waits if it is to. */
export async function cancelMatching(given: CancelOrder, context: Context): Promise<Outcome> {
  const { journal, log, signal } = context;
  const read = await readOrder(given, context).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return interruptedOutcome(plainOutcome('No build was canceled.'));
  });
  if (!('builds' in read)) return read;
  const { order, builds, notes, ...end } = read;
  let parts = trackAll(builds, 'not sent');
  if (order.dryRun) {
    signal.throwIfAborted();
    const requests = parts.map(
      ({ tracked }) => ({ endpoint: 'builds.cancel', to: { ...tracked.address } }) as const,
    );
    return { ...(await dryRun(requests, context)), outputs: listValues(parts.length, end.complete), notes };
  }
  let blocked = {
    parts: trackAll([], 'blocked'),
    complete: false,
    notes: ['Blocked builds are not reported.'],
  };
  const publish = () => journal.output('builds', buildsOf(parts).map(buildEntry));
  const conclude = (): Outcome => {
    const complete = end.complete && blocked.complete;
    const found = buildsOf(parts).map(({ build }) => build);
    const results = new Map(parts.map(({ tracked, result }) => [tracked.build.id, words[result]]));
    return {
      success: end.failure === undefined && parts.every(({ result }) => good.includes(result)),
      sentence: describeAll(parts, end),
      notes: [...notes, ...blocked.notes],
      outputs: { ...buildValues(buildsOf(parts)), ...listValues(parts.length, complete) },
      json: found,
      summary: ({ bytes }) => renderList(found, { bytes, complete, results }, context),
    };
  };
  publish();
  try {
    await runPool([...parts.entries()], mostAtOnce, async ([index, { tracked }]) => {
      parts[index] = await cancelOne(tracked, { until: order.until }, context);
      publish();
      signal.throwIfAborted();
    });
    blocked = await listBlocked(order, parts, context);
    for (const { address } of buildsOf(blocked.parts)) log.info(`${nameBuild(address)}: ${words.blocked}.`);
    parts = [...blocked.parts, ...parts];
    publish();
    parts = await waitForEnds(parts, order);
    return conclude();
  } catch (error) {
    if (!signal.aborted) throw error;
    return interruptedOutcome(conclude());
  }
}

/** The builds to cancel, and the order with its times on the service's clock. */
async function readOrder(given: CancelOrder, context: Context) {
  const order = { ...given, filters: await onServiceClock(given, context) };
  const { organization, pipeline = '*' } = order.scope;
  const branches = order.filters.branch === undefined ? ' on any branch' : '';
  const which = `${organization}/${pipeline}${branches}${describeFilters(order.filters)}`;
  context.log.info(`To cancel: builds of ${which}.`);
  return { order, ...(await readMatching(order, context)) };
}

function trackAll(builds: readonly Build[], result: Part['result']): Part[] {
  return builds.flatMap((build) => trackListed(build) ?? []).map((tracked) => ({ tracked, result }));
}

function buildsOf(parts: readonly Part[]): readonly TrackedBuild[] {
  return parts.map(({ tracked }) => tracked);
}

async function cancelOne(tracked: TrackedBuild, limits: CallOptions, context: Context): Promise<Part> {
  const { address } = tracked;
  const ended = await endGracefully(address, limits, context);
  const { result } = ended;
  if (result === 'unknown' || result === 'not sent') return { tracked, result };
  if (result === 'failed') {
    logUncanceled(ended, context);
    const { error } = ended;
    return { tracked, result: mayBeApplied(error) ? 'unknown' : result, failure: errorSentence(error) };
  }
  const { build } = ended;
  context.log.info(`${nameBuild(address)}: ${result === 'canceled' ? cancelWords(build) : words[result]}.`);
  return { tracked: { ...tracked, build }, result };
}

/** The blocked builds that match: a list of its own, so that they do not use up the limit of those that can be canceled. */
async function listBlocked(
  { reportsBlocked, ...order }: CancelOrder,
  others: readonly Part[],
  context: Context,
) {
  if (!reportsBlocked) return { parts: [], complete: true, notes: [] };
  const filters = { ...order.filters, state: ['blocked' as const] };
  const known = new Set(others.map(({ tracked }) => tracked.build.id));
  try {
    const { builds, complete, failure } = await readMatching({ ...order, filters }, context);
    if (failure) throw failure;
    const found = builds.filter(({ id }) => !known.has(id));
    return { parts: trackAll(found, 'blocked'), complete, notes: [] };
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
  const canceled = buildsOf(parts.filter(({ result }) => result === 'canceled'));
  if (waitForEnd === undefined || canceled.length === 0) return parts;
  const oldest = canceled.map(({ build }) => build.created_at ?? '').sort()[0];
  const shared = { ...parametersOf(filters), ...(oldest && { created_from: oldest }) };
  const seen = await waitForEnd(canceled, shared);
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

function describeAll(parts: readonly Part[], end: ListEnd): string {
  const { complete, failure: unread, reason } = end;
  const why = unread ? errorText(unread) : whyIncomplete(end);
  let more = complete ? '' : ` More builds may match: ${why}.`;
  if (reason === 'limit') more = ' More builds match: run the operation again, or raise limit.';
  if (reason === 'interrupted') more = ' More builds may match.';
  if (parts.length === 0) return `No builds to cancel.${more}`;
  const counts = Object.entries(words).flatMap(([result, text]) => {
    const { length } = parts.filter((part) => part.result === result);
    if (result === 'canceled') return `Canceled ${count(length, 'build')}`;
    return length === 0 ? [] : `${length} ${text}`;
  });
  const [first] = parts.flatMap(({ failure }) => failure ?? []);
  return `${counts.join('; ')}.${first === undefined ? '' : ` First error: ${first}`}${more}`;
}
