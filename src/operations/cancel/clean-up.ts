import { buildKeyName } from '../../client/index.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { errorText } from '../context/error-text.ts';
import type { QueueCheck, SavedBuild, SavedState } from '../context/journal.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { type CancelResult, cancelBuildOnce, describeRefusal } from './cancel-build-once.ts';
import type { CleanUpContext } from './clean-up-context.ts';
import { warnOfDuplicates } from './duplicate-warning.ts';
import { findInDoubt } from './find-in-doubt.ts';
import { lookDespiteRefusals, lookPatiently, pausesMs, pausesUntil } from './look-patiently.ts';
import { AgentFound, keepIfTaken, lastLook, refuseIfTaken, whyKept } from './queued-build.ts';
import { saysOldEnd } from './retries.ts';
import { nameRequested } from './saved-state.ts';

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
  const numbers = await findInDoubt(saved, context);
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
function pausesFor({ duplicatesUntilMs = 0 }: SavedBuild, { clock }: CleanUpContext): Iterable<number> {
  return pausesUntil(duplicatesUntilMs, clock.now);
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
    const look = (check: QueueCheck, options = {}) =>
      refuseIfTaken({
        read: (parameters) => client.builds.get(address, { ...parameters, ...options, signal }),
        check,
        startsUntilMs,
      });
    const onSend = queueCheck ? () => look('judged', lastLook) : undefined;
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
