import { ApiError, buildKeyName, OutcomeUnknownError, TimeoutError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import { renderFailureAbove } from '../../report/failure.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { QueueCheck, SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { buildOutcome, failedJobEntry, reportBuild } from '../outputs/build-outcome.ts';
import { isSameBuild, nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import {
  type CancelResult,
  cancelBuildOnce,
  describeCanceled,
  describeRefusal,
} from './cancel-build-once.ts';
import { findTaken } from './queued-build.ts';
import { saysOldEnd } from './retries.ts';
import {
  duplicatePauseMs,
  duplicatesOf,
  nameRequested,
  saveUnfinished,
  toUncanceled,
} from './saved-state.ts';

/** The runner gives a canceled step 7.5 seconds. The rest of them is for outputs and summary. */
const mostMs = 5_500;
const attemptMs = 3_000;
/** After the runner's second signal. */
const lastAttemptMs = 1_500;

/** What a canceled step knows of its builds. */
export interface AbortOptions {
  /** The input `cancel-on-abort`. */
  readonly cancelOnAbort: boolean | undefined;
  /**
   * The IDs of builds that the step was canceling anyway: the request may have arrived. Some are canceled only as long as
   * they wait for an agent.
   */
  readonly unwanted?: ReadonlyMap<string, QueueCheck | null>;
  /** When the wait began, by the monotonic clock. */
  readonly sinceMs: number;
  /** Creations and retries that have not been answered. */
  readonly pending?: readonly SavedBuild[];
  /** What is to be said of builds that were not started any more. */
  readonly notStarted?: readonly string[];
  /** What is to be said if there is nothing else: by default, that no build was started. */
  readonly nothing?: string;
  /** How many builds the step was to wait for, if some of them may not have been found. */
  readonly wanted?: number | undefined;
  /** Builds of others with known addresses that have not been read yet. */
  readonly unread?: readonly BuildAddress[] | undefined;
  /** Builds that have not been read, and that the step was canceling anyway. */
  readonly unwantedUnread?: readonly BuildAddress[];
  /** How long ago the workflow was canceled. */
  readonly spentMs?: number;
  /** The builds that are handled already, because the step still waited for the response to another request. */
  readonly early?: EarlyEnds;
}

/** What becomes of builds that were handled at the moment when the workflow was canceled. None of it rejects. */
export type EarlyEnds = ReadonlyMap<TrackedBuild, Promise<AbortedBuild>>;

/** A build after the workflow was canceled. */
interface AbortedBuild extends TrackedBuild {
  /** `pending`: whether its jobs are retried is not known. */
  readonly result: CancelResult['result'] | 'kept' | 'failed' | 'pending';
  readonly why?: string;
  /** True if it could not be read after the workflow was canceled. */
  readonly isUnread?: boolean;
  /** Set if it is canceled only as long as it waits for an agent. */
  readonly queueCheck?: QueueCheck | null;
}

/** True for builds that are canceled with the workflow: those that this step started, or what the input says. */
export function isCanceledOnAbort(
  { origin }: Pick<TrackedBuild, 'origin'>,
  cancelOnAbort: boolean | undefined,
): boolean {
  return cancelOnAbort ?? origin === 'started';
}

/**
 * Ends a step whose workflow was canceled. Cancels its builds immediately, even if the rate limit is exhausted, and says
 * what happened to each. What could not be canceled is left to the post step.
 */
export async function cancelOnAbort(
  tracked: readonly TrackedBuild[],
  {
    cancelOnAbort,
    unwanted = new Map(),
    sinceMs,
    pending = [],
    wanted,
    unread = [],
    unwantedUnread = [],
    notStarted = [],
    nothing = 'No build was started.',
    spentMs = 0,
    early,
  }: AbortOptions,
  context: Context,
): Promise<Outcome> {
  const nowMs = context.clock.monotonic();
  const [afterMs, endMs] = [nowMs - sinceMs, nowMs + mostMs - spentMs];
  const isMine = (one: TrackedBuild) => unwanted.has(one.build.id) || isCanceledOnAbort(one, cancelOnAbort);
  const checkOf = (one: TrackedBuild) =>
    isCanceledOnAbort(one, cancelOnAbort) ? null : (unwanted.get(one.build.id) ?? null);
  const end = (one: TrackedBuild) =>
    early?.get(one) ?? endOne(one, { isMine: isMine(one), queueCheck: checkOf(one), endMs }, context);
  const others = cancelOnAbort === true ? unread.filter((one) => !unwantedUnread.includes(one)) : [];
  const canceling = [...unwantedUnread, ...others].map((one) => cancelUnread(one, endMs, context));
  const known = await Promise.all(
    tracked.map((one): AbortedBuild | Promise<AbortedBuild> => {
      return pending.some((saved) => isRetryOf(saved, one)) ? { ...one, result: 'pending' } : end(one);
    }),
  );
  const late = await Promise.all(canceling);
  const aborted = [...known, ...late.flatMap(({ canceled }) => canceled ?? [])];
  const failed = late.flatMap(({ left }) => left ?? []);
  const open = [...aborted.flatMap((one) => leftOf(one, context)), ...failed];
  const mine = isCanceledOnAbort({ origin: 'started' }, cancelOnAbort) ? pending : [];
  if (open.length + mine.length + canceling.length > 0 || tracked.some(isMine))
    saveUnfinished({ pending: mine, builds: open }, context.journal);
  const sentences = [
    ...aborted.filter(({ result }) => result !== 'pending').map(describeResult),
    ...late.flatMap(({ sentence }) => sentence ?? []),
    ...pending.map((saved) => describePending(saved, mine.includes(saved))),
    ...notStarted,
  ];
  const result = sentences.join(' ') || nothing;
  const reported = aborted.map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } as const }));
  const expected = wanted ?? aborted.filter(({ result }) => result !== 'pending').length + pending.length;
  const outcome = buildOutcome(`The step was interrupted. ${result}`, reported, context, expected);
  // The response to a cancel need not show the jobs.
  const failedJobs = reported.flatMap((one, index) => {
    const shown = [one, ...tracked.slice(index, index + 1)].map((each) => reportBuild(each, context).failed);
    return (shown.find(({ length }) => length > 0) ?? []).map(failedJobEntry);
  });
  const interrupted = { interrupted: true, sentence: context.redact.text(result), hint: undefined };
  const outputs = { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) };
  return {
    ...outcome,
    outputs,
    success: false,
    // Without a build there is no result, and `json` shows the interruption.
    ...(aborted.length === 0 && { json: undefined }),
    summary: renderFailureAbove(interrupted, outcome.summary),
  };
}

/**
 * Handles the builds that there are when the workflow is canceled during the work, which may have to wait for a response:
 * their cancels must not wait for it. What becomes of them is in `early`, for `cancelOnAbort`.
 */
export async function endEarly<Value>(
  work: () => Promise<Value>,
  {
    tracked,
    cancelOnAbort,
  }: Pick<AbortOptions, 'cancelOnAbort'> & { readonly tracked: readonly TrackedBuild[] },
  context: Context,
): Promise<{ readonly value: Value; readonly early: EarlyEnds }> {
  const { clock, signal } = context;
  const early = new Map<TrackedBuild, Promise<AbortedBuild>>();
  const end = () => {
    const endMs = clock.monotonic() + mostMs;
    for (const one of tracked)
      early.set(one, endOne(one, { isMine: isCanceledOnAbort(one, cancelOnAbort), endMs }, context));
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    return { value: await work(), early };
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Ends the step's part in one build: cancels it if it is the step's own and still runs. Never rejects. */
async function endOne(
  one: TrackedBuild,
  {
    isMine,
    queueCheck = null,
    endMs,
  }: { readonly isMine: boolean; readonly queueCheck?: QueueCheck | null; readonly endMs: number },
  context: Context,
): Promise<AbortedBuild> {
  // The old end of a build whose jobs were retried says nothing.
  if (isOver(one.build) && !one.oldJobs) return readEnded(one, context);
  if (!isMine) return readKept(one, context);
  if (queueCheck === null) return cancelOne(one, endMs, context);
  try {
    const taken = await findTaken({
      read: (parameters) => readUrgently(one, context, parameters),
      check: queueCheck,
      startsUntilMs: one.startsUntilMs,
    });
    if (taken !== null) return { ...one, build: taken, result: isOver(taken) ? 'ended' : 'kept' };
  } catch (error) {
    return { ...one, result: 'failed', why: errorText(error), queueCheck };
  }
  return { ...(await cancelOne(one, endMs, context)), queueCheck };
}

/** A build that was not read before it was canceled, or why it was not canceled. */
interface LateCancel {
  readonly canceled?: AbortedBuild;
  readonly sentence?: string;
  /** What is left to the post step. */
  readonly left?: SavedBuild;
}

async function cancelUnread(address: BuildAddress, endMs: number, context: Context): Promise<LateCancel> {
  try {
    return { canceled: { address, ...(await cancelUntil(endMs, address, context)) } };
  } catch (error) {
    const name = nameBuild(address);
    if (error instanceof ApiError && error.status === 404) return { sentence: `${name} was not found.` };
    return { sentence: describeUncanceled(name, errorText(error)), left: address };
  }
}

/** What is left of a build for the post step: the cancel, if it failed, and duplicates that may still appear. */
function leftOf(one: AbortedBuild, { clock }: Context): SavedBuild[] {
  const { address, result, duplicateKey, duplicatesUntilMs = clock.now() + duplicatePauseMs } = one;
  const open = result === 'failed' ? [toUncanceled(one, one.queueCheck ?? null)] : [];
  if (duplicateKey === undefined || result === 'pending') return open;
  const duplicates = duplicatesOf(address, duplicateKey, duplicatesUntilMs);
  const stays = result === 'kept' || result === 'ended';
  return [{ ...duplicates, number: address.number, ...(!stays && { cancels: true }) }];
}

/** Polls of several builds do not show the jobs that failed. */
async function readEnded(one: TrackedBuild, context: Context): Promise<AbortedBuild> {
  const ended = { ...one, result: 'ended' } as const;
  if (one.build.jobs || one.build.state !== 'failed') return ended;
  return { ...ended, build: await readUrgently(one, context).catch(() => one.build) };
}

/** It may have ended since the last poll, unless that end is the one before a retry. */
async function readKept(one: TrackedBuild, context: Context): Promise<AbortedBuild> {
  const kept = { ...one, result: 'kept' } as const;
  if (one.oldJobs || one.retriesBefore !== undefined) return kept;
  const build = await readUrgently(one, context).catch(() => null);
  return build === null
    ? { ...kept, isUnread: true }
    : { ...kept, build, ...(isOver(build) && { result: 'ended' }) };
}

/** Reads a build in the little time that an interrupted step has. */
function readUrgently(
  { address }: TrackedBuild,
  { client, forceSignal: signal }: Context,
  parameters: { readonly include_retried_jobs?: true } = {},
): Promise<Build> {
  return client.builds.get(address, { ...parameters, urgent: true, timeoutMs: lastAttemptMs, signal });
}

function isRetryOf(
  { organization, pipeline, number, retry }: SavedBuild,
  { address }: TrackedBuild,
): boolean {
  return (
    retry !== undefined && number !== undefined && isSameBuild({ organization, pipeline, number }, address)
  );
}

/** The state in which a build was last seen may be old, so the cancel is sent to a blocked build too. */
async function cancelOne(one: TrackedBuild, endMs: number, context: Context): Promise<AbortedBuild> {
  try {
    const canceled = await cancelUntil(endMs, one.address, context);
    const isOld = saysOldEnd(canceled, one.retriesBefore);
    return isOld ? { ...one, result: 'failed', why: notShown } : { ...one, ...canceled };
  } catch (error) {
    return { ...one, result: 'failed', why: errorText(error) };
  }
}

const notShown = 'The service does not show yet that its failed jobs run again.';

/**
 * Cancels on a connection of its own. After a timeout there is one more attempt if time is left. The runner's second
 * signal interrupts the current attempt and starts the last one.
 */
async function cancelUntil(
  endMs: number,
  address: BuildAddress,
  { client, clock, forceSignal }: Context,
): Promise<CancelResult> {
  for (let attempt = 1; ; attempt += 1) {
    const last = forceSignal.aborted;
    const leftMs = Math.max(0, endMs - clock.monotonic());
    const timeoutMs = Math.min(last ? lastAttemptMs : attemptMs, leftMs);
    const options = { urgent: true, timeoutMs, ...(last ? {} : { signal: forceSignal }) };
    try {
      return await cancelBuildOnce(address, client, options, {
        read: { urgent: true, timeoutMs: lastAttemptMs },
        readsUnanswered: false,
      });
    } catch (error) {
      const hasTime = clock.monotonic() < endMs;
      const again = forceSignal.aborted ? !last : attempt === 1 && hasTime && error instanceof TimeoutError;
      if (!again) throw error;
    }
  }
}

const postStepLooks = 'The post step looks for it, and cancels it.';

/** Warns that the post step cancels what a request of unknown outcome may have started. */
export function warnOfUnknown(error: unknown, pending: readonly SavedBuild[], { log }: Context): void {
  if (!(error instanceof OutcomeUnknownError)) return;
  for (const saved of pending) log.warning(`${describeDoubt(saved)}. ${postStepLooks}`);
}

function describeDoubt(saved: SavedBuild): string {
  const { organization, pipeline, number } = saved;
  if (number !== undefined && !saved.retry)
    return `${nameBuild({ organization, pipeline, number })} was created`;
  return `A ${nameRequested(saved)} may have been ${saved.retry ? 'started' : 'created'}`;
}

/** Names the key of a creation, so that a person can look for the build if the post step does not find it. */
function describePending(saved: SavedBuild, isMine: boolean): string {
  const mark = saved.key === undefined ? '' : ` Its meta-data is ${buildKeyName} = ${saved.key}.`;
  const next = isMine ? `. ${postStepLooks}` : ', and keeps running: this step does not cancel it.';
  return `${describeDoubt(saved)}${next}${mark}`;
}

function describeUncanceled(name: string, why = 'no response'): string {
  return `${name} could not be canceled (${why}). The post step tries again.`;
}

function describeResult({ address, build, result, why, isUnread }: AbortedBuild): string {
  const name = nameBuild(address);
  switch (result) {
    case 'kept': {
      if (isCanceled(build.state)) return `${describeCanceled({ address, build })}.`;
      if (isUnread)
        return `${name} was last seen ${effectiveState(build)}, and could no longer be read: this step does not cancel it.`;
      const stays = effectiveState(build) === 'blocked' ? 'stays blocked' : 'keeps running';
      return `${name} ${stays}: this step does not cancel it.`;
    }
    case 'failed':
      return describeUncanceled(name, why);
    case 'ended':
    case 'blocked':
      return describeRefusal(result, { address, build });
    default:
      return `${describeCanceled({ address, build })}.`;
  }
}
