import type { ActionClient } from '../../client/action/action-client.ts';
import { ApiError, buildKeyName, type Clock } from '../../client/index.ts';
import { isOpenJob } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isScriptJob } from '../../model/script-job.ts';
import { isOver } from '../../model/states.ts';
import type { Log } from '../context/context.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import type { QueueCheck, SavedBuild, SavedState } from '../context/journal.ts';
import { lookUntilFound } from '../context/look-until-found.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { type CancelResult, cancelBuildOnce, describeRefusal } from './cancel-build-once.ts';
import { warnOfDuplicates } from './duplicate-warning.ts';
import { AgentFound, keepIfTaken, refuseIfTaken, whyKept } from './queued-build.ts';
import { retriesOf, saysOldEnd } from './retries.ts';
import { nameRequested } from './saved-state.ts';

/** What the clean-up works with. */
export interface CleanUpContext {
  readonly client: ActionClient;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** The service may still carry out a creation whose sender is gone, so the build is looked for during one minute. */
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/** When one of two builds has been found at last, the other one is looked for during another half minute. */
const secondPausesMs = [15_000, 15_000];

/** A build that was just created may be unknown to a replica for so long. */
const lagPausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Cancels the builds that a step left running because it was killed. A build whose creation was not answered is looked up
 * by its key, and so are duplicates of a build that keeps running. Logs nothing if there is nothing to do. Never throws,
 * because the job is over either way.
 */
export async function cleanUp(saved: SavedState, context: CleanUpContext): Promise<void> {
  if (saved.phase === 'done') return;
  await Promise.all(
    saved.builds.map((build) => orWarn(describeDoubt(build), () => cleanUpOne(build, context), context)),
  );
}

/** Does it, or warns of the doubt that remains. Never throws, so that the other builds are cleaned up as well. */
async function orWarn(doubt: string, task: () => Promise<void>, { log }: CleanUpContext): Promise<void> {
  try {
    await task();
  } catch (error) {
    log.warning(`${doubt} ${errorText(error)}`);
  }
}

async function cleanUpOne(saved: SavedBuild, context: CleanUpContext): Promise<void> {
  const { organization, pipeline, number: known, key, cancels, duplicatesUntilMs } = saved;
  const toAddress = (number: number) => ({ organization, pipeline, number });
  if (known !== undefined && key !== undefined && duplicatesUntilMs !== undefined && !cancels)
    return cancelDuplicates(toAddress(known), { ...saved, key }, context);
  // Of a rebuild or a retry that was found, it is told already that it may be another person's.
  const isCertain =
    saved.rebuild === undefined && (saved.retry === undefined || saved.retry.answered === true);
  const retriesBefore = saved.retry?.before;
  const { queueCheck, startsUntilMs } = saved;
  const cancel = (number: number) =>
    cancelLeftover(toAddress(number), { isCertain, retriesBefore, queueCheck, startsUntilMs }, context);
  if (isCertain && key !== undefined) return cancelKeyed({ ...saved, key }, cancel, context);
  if (isCertain && known !== undefined) return cancel(known);
  const numbers = await numbersOf(saved, context);
  if (numbers === null) return;
  if (numbers.length === 0) context.log.info(describeAbsence(saved));
  await Promise.all(numbers.map(cancel));
}

/** A build whose creation was not answered, or that may have duplicates. */
type KeyedBuild = SavedBuild & { readonly key: string };

/**
 * Cancels the builds with a key, each as soon as it is seen, until all that were requested have been seen: two if the creation was
 * sent again.
 */
async function cancelKeyed(
  saved: KeyedBuild,
  cancel: (number: number) => Promise<void>,
  context: CleanUpContext,
): Promise<void> {
  const { key, number: known, duplicatesUntilMs, ...pipeline } = saved;
  const { client, log, signal } = context;
  const wanted = duplicatesUntilMs === undefined ? 1 : 2;
  const canceling = new Map(known === undefined ? [] : [[known, cancel(known)]]);
  const look = async () => {
    for (const { number } of await client.builds.findByKey(pipeline, key, { signal }))
      if (!canceling.has(number)) canceling.set(number, cancel(number));
    return canceling.size < wanted ? null : canceling;
  };
  function* pauses() {
    yield* known === undefined ? pausesMs : pausesFor(saved, context);
    // Of two, the second one was sent some time after the first.
    if (known === undefined && canceling.size > 0) yield* secondPausesMs;
  }
  const search = async () => {
    tellOfDuplicates(saved, context);
    await lookPatiently(look, pauses(), context);
    if (canceling.size === 0) log.info(describeAbsence(saved));
  };
  const doubt = canceling.size === 0 ? describeDoubt(saved) : describeDuplicate(saved);
  await orWarn(doubt, search, context);
  await Promise.all(canceling.values());
}

/** Cancels the duplicates of a build that keeps running. */
async function cancelDuplicates(
  address: BuildAddress,
  saved: KeyedBuild,
  context: CleanUpContext,
): Promise<void> {
  const { client, log, signal } = context;
  const look = async () => {
    const found = await client.builds.cancelDuplicates(address, saved.key, { signal });
    const { left, seen } = found;
    warnOfDuplicates(address, found, { log });
    for (const number of left) log.warning(doubtOf(`Duplicate build ${nameBuild({ ...address, number })}`));
    return seen < 2 ? null : seen;
  };
  tellOfDuplicates(saved, context);
  await lookPatiently(look, pausesFor(saved, context), context);
}

/** The pauses before looks for duplicates, as long as some can appear. */
function* pausesFor({ duplicatesUntilMs = 0 }: SavedBuild, { clock }: CleanUpContext): Generator<number> {
  for (const pauseMs of pausesMs) {
    const leftMs = duplicatesUntilMs - clock.now();
    if (pauseMs > 0 && leftMs <= 0) return;
    yield Math.max(0, Math.min(pauseMs, leftMs));
  }
}

function tellOfDuplicates(saved: SavedBuild, { clock, log }: CleanUpContext): void {
  if (saved.duplicatesUntilMs === undefined || saved.duplicatesUntilMs <= clock.now()) return;
  log.info(`The response to the creation of ${nameSaved(saved)} was lost. Looking for duplicates.`);
}

function nameSaved(saved: SavedBuild): string {
  const { organization, pipeline, number } = saved;
  return number === undefined ? `a ${nameRequested(saved)}` : nameBuild({ organization, pipeline, number });
}

/** What is known of a build that a step left behind. */
interface Leftover extends Pick<SavedBuild, 'queueCheck' | 'startsUntilMs'> {
  readonly isCertain: boolean;
  readonly retriesBefore: number | undefined;
}

/** The time for a look at a build before its cancel. */
const lookMs = 5_000;

/**
 * Cancels the build, usually without a look at it before: a service that answers no reads may still cancel, and a refusal
 * leads to one. A blocked build is canceled too: it may have been unblocked since. Never throws.
 */
function cancelLeftover(
  address: BuildAddress,
  { isCertain, retriesBefore, queueCheck, startsUntilMs }: Leftover,
  context: CleanUpContext,
): Promise<void> {
  const { client, log, signal } = context;
  const cancel = async () => {
    const look = (check: QueueCheck, timeoutMs?: number) =>
      refuseIfTaken({
        read: (parameters) => client.builds.get(address, { ...parameters, signal, timeoutMs }),
        check,
        startsUntilMs,
      });
    const onSend = queueCheck ? () => look('judged', lookMs) : undefined;
    // Nothing has judged its queue yet, so this look is repeated in an outage, and waits for the rate limit.
    const judge = queueCheck === 'overdue' ? () => look(queueCheck) : undefined;
    const order = { retriesBefore, judge, onSend };
    const canceled = await cancelPatiently(address, order, context).catch(keepIfTaken);
    if (canceled instanceof AgentFound) return log.info(`${nameBuild(address)}: ${whyKept(canceled)}.`);
    const { build, result } = canceled;
    if (saysOldEnd(canceled, retriesBefore))
      return log.warning(
        `${nameBuild(address)}: the service does not show the retry of its jobs, only how the build had ended before (${build.state}). If it runs later, cancel it by hand.`,
      );
    if (result === 'canceled')
      return log.info(`Canceled ${nameBuild(address)}${isCertain ? ': its step has ended' : ''}.`);
    const report = result === 'blocked' ? log.warning : log.info;
    report(describeRefusal(result, { address, build }));
  };
  return orWarn(doubtOf(nameBuild(address)), cancel, context);
}

/**
 * How often a request is sent that is refused with this status. A proxy, or a service that restarts, may deny it for a moment:
 * then it is sent four times within seven seconds. A replica may not know a build yet.
 */
const mostSent: ReadonlyMap<number, number> = new Map([
  [401, 4],
  [403, 4],
  [404, Number.POSITIVE_INFINITY],
  [422, Number.POSITIVE_INFINITY],
]);

/**
 * Cancels a build that the service has shown before, and that another replica may not know yet. One that is still being
 * created may be refused at first, and one whose jobs were retried may show its old end.
 */
async function cancelPatiently(
  address: BuildAddress,
  {
    retriesBefore,
    judge,
    onSend,
  }: Pick<Leftover, 'retriesBefore'> & {
    /** Is done once, before the first cancel. */
    readonly judge?: (() => Promise<void>) | undefined;
    readonly onSend?: (() => Promise<void>) | undefined;
  },
  context: CleanUpContext,
): Promise<CancelResult> {
  const { client, signal } = context;
  let isJudged = false;
  let ended: CancelResult | null = null;
  const cancel = async () => {
    if (!isJudged) await judge?.();
    isJudged = true;
    const canceled = await cancelBuildOnce(address, client, { signal, onSend });
    if (!saysOldEnd(canceled, retriesBefore)) return canceled;
    ended = canceled;
    return null;
  };
  const pauses = retriesBefore === undefined ? lagPausesMs : pausesMs;
  const { found, refusal } = await lookDespiteRefusals(cancel, pauses, context);
  if (found !== null) return found;
  if (ended === null) throw refusal;
  return ended;
}

/** Looks until something is found. A refusal that may pass counts as nothing found; `refusal` is the last one. */
async function lookDespiteRefusals<Found>(
  look: () => Promise<Found | null>,
  pauses: Iterable<number>,
  context: CleanUpContext,
): Promise<{ readonly found: Found | null; readonly refusal: unknown }> {
  let refusal: unknown;
  let sent = 0;
  const lookOnce = async () => {
    sent += 1;
    try {
      const found = await look();
      refusal = undefined;
      return found;
    } catch (error) {
      const most = error instanceof ApiError ? mostSent.get(error.status) : undefined;
      if (sent >= (most ?? 1)) throw error;
      refusal = error;
      return null;
    }
  };
  return { found: await lookUntilFound(lookOnce, pauses, context), refusal };
}

/** The same. @throws the last refusal if no later look was answered. */
async function lookPatiently<Found>(
  look: () => Promise<Found | null>,
  pauses: Iterable<number>,
  context: CleanUpContext,
): Promise<Found | null> {
  const { found, refusal } = await lookDespiteRefusals(look, pauses, context);
  if (refusal !== undefined) throw refusal;
  return found;
}

/** The builds of a step that did not learn of their numbers. Null if it is told already why there is none. */
async function numbersOf(saved: SavedBuild, context: CleanUpContext): Promise<readonly number[] | null> {
  const { number, rebuild, retry, ...pipeline } = saved;
  if (retry && number !== undefined) return findRetried({ ...pipeline, number }, retry.before, context);
  if (rebuild !== undefined) return findRebuild({ ...pipeline, number: rebuild.of }, rebuild.newest, context);
  return [];
}

/**
 * The build, if it runs again: the retry of its failed jobs may be carried out late. Null if its jobs show more retries
 * than before the request, and have ended again.
 */
async function findRetried(
  address: BuildAddress,
  before: number | undefined,
  context: CleanUpContext,
): Promise<readonly number[] | null> {
  const { client, log, signal } = context;
  const options = { include_retried_jobs: true, exclude_pipeline: true, signal } as const;
  const found = await lookPatiently(
    async () => {
      const build = await client.builds.get(address, options);
      const isRetried = before !== undefined && retriesOf(build) > before;
      return !isOver(build) || (isRetried && !runsJob(build)) ? build : null;
    },
    pausesMs,
    context,
  );
  if (found === null) return [];
  const name = nameBuild(address);
  const doubt = "The step ended before the response to its retry, so it may be another person's retry.";
  if (!isOver(found)) {
    log.warning(`${name}: runs again. ${doubt}`);
    return [address.number];
  }
  log.info(
    `${name}: jobs were retried, and have finished (${found.state}). Nothing is left to cancel. ${doubt}`,
  );
  return null;
}

/** True if a job has not finished: the jobs can be ahead of the state of the build. */
function runsJob({ jobs }: Build): boolean {
  return (jobs ?? []).some((job) => isScriptJob(job) && isOpenJob(job.state));
}

/**
 * The rebuild that the step requested: the only build that was made from the original since then. If there are several,
 * none is canceled, because the others belong to someone else.
 */
async function findRebuild(
  original: BuildAddress,
  newest: number | undefined,
  context: CleanUpContext,
): Promise<readonly number[]> {
  const { client, log, signal } = context;
  if (newest === undefined)
    throw new OwnError('The earlier builds could not be listed, so the rebuild cannot be identified.');
  const found = await lookFor(() => client.builds.findRebuilds(original, newest, { signal }), context);
  const names = found.map((number) => nameBuild({ ...original, number })).join(', ');
  if (found.length === 1)
    log.warning(
      `${names}: found as a rebuild of ${nameBuild(original)}, because the step ended before the response. It may be another person's rebuild.`,
    );
  if (found.length < 2) return found;
  throw new OwnError(`It may be any of these builds: ${names}.`);
}

async function lookFor(
  look: () => Promise<readonly Build[]>,
  context: CleanUpContext,
): Promise<readonly number[]> {
  const lookOnce = async () => {
    const found = await look();
    return found.length > 0 ? found.map(({ number }) => number) : null;
  };
  return (await lookPatiently(lookOnce, pausesMs, context)) ?? [];
}

function describeAbsence(saved: SavedBuild): string {
  return `No ${nameMarked(saved)} appeared within one minute.`;
}

function describeDoubt(saved: SavedBuild): string {
  if (saved.number === undefined) return doubtOf(`A ${nameMarked(saved)}`);
  const stays = saved.duplicatesUntilMs !== undefined && !saved.cancels;
  return stays ? describeDuplicate(saved) : doubtOf(nameSaved(saved));
}

/** What was requested, with the key if there is one, so that a person can look for the build. */
function nameMarked(saved: SavedBuild): string {
  const mark = saved.key === undefined ? '' : ` with the meta-data ${buildKeyName} = ${saved.key}`;
  return `${nameRequested(saved)}${mark}`;
}

function describeDuplicate(saved: SavedBuild): string {
  return `A duplicate of ${nameSaved(saved)} with the meta-data ${buildKeyName} = ${saved.key} may still run.`;
}

function doubtOf(name: string): string {
  return `${name} could not be canceled and may still run.`;
}
