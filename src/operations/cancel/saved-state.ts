import { type ClientError, TimeoutError } from '../../client/index.ts';
import type { PipelineAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Journal, QueueCheck, SavedBuild } from '../context/journal.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import { nameBuild } from '../outputs/build-outputs.ts';

/** A build as the post step needs it. */
export function toSaved({
  address,
  duplicateKey,
  duplicatesUntilMs,
  retriesBefore: before,
}: Pick<TrackedBuild, 'address' | 'duplicateKey' | 'duplicatesUntilMs' | 'retriesBefore'>): SavedBuild {
  if (before !== undefined) return { ...address, retry: { before, answered: true } };
  if (duplicateKey === undefined) return address;
  const keyed = { ...address, key: duplicateKey };
  return duplicatesUntilMs === undefined ? keyed : { ...keyed, duplicatesUntilMs, cancels: true };
}

/** The same of a build whose cancel failed. */
export function toUncanceled(
  {
    address,
    retriesBefore,
    startsUntilMs,
  }: Pick<TrackedBuild, 'address' | 'retriesBefore' | 'startsUntilMs'>,
  queueCheck: QueueCheck | null,
): SavedBuild {
  const saved = toSaved({ address, retriesBefore });
  if (queueCheck === null) return saved;
  return { ...saved, queueCheck, ...(startsUntilMs !== undefined && { startsUntilMs }) };
}

/** A request that seemed lost may be carried out this long afterwards. */
export const duplicatePauseMs = 30_000;

/** If it was sent again, there may be two builds, and a list may show one of them so much later. */
export const otherBuildMs = 210_000;

/** What a request without a key starts is created within so long: an attempt takes a minute, and it may be carried out later. */
const mostEffectMs = 90_000;
/** The same after its response was lost. If we stopped waiting for it, the service may still work on it. */
const lostEffectMs = { answered: 10_000, timeout: 60_000 };

/** A request without a key that is sent now. */
export function sentNow(saved: SavedBuild, { client }: Pick<Context, 'client'>): SavedBuild {
  return { ...saved, createdByMs: client.serviceNow() + mostEffectMs };
}

/** The same when its response is lost. */
export function lostNow(
  saved: SavedBuild,
  error: ClientError,
  { client }: Pick<Context, 'client'>,
): SavedBuild {
  const mostMs = error instanceof TimeoutError ? lostEffectMs.timeout : lostEffectMs.answered;
  return { ...saved, createdByMs: client.serviceNow() + mostMs };
}

/** All builds with the key, for the post step: duplicates of a build that is canceled, or of one that is not known. */
export function duplicatesOf(
  { organization, pipeline }: PipelineAddress,
  key: string,
  duplicatesUntilMs: number,
): SavedBuild {
  return { organization, pipeline, key, duplicatesUntilMs };
}

/** Saves what the post step has to finish: builds to cancel, and creations whose outcome is unknown. */
export function saveUnfinished(
  left: { readonly pending: readonly SavedBuild[]; readonly builds: readonly SavedBuild[] },
  journal: Pick<Journal, 'save'>,
): void {
  const builds = [...left.builds, ...left.pending];
  const phase = left.pending.length > 0 ? 'creating' : 'waiting';
  journal.save({ phase: builds.length > 0 ? phase : 'done', builds });
}

/** Leaves nothing for the post step. */
export function saveDone(journal: Pick<Journal, 'save'>): void {
  journal.save({ phase: 'done', builds: [] });
}

/** `build of acme/web`, or `rebuild of acme/web #42`, whose number is unknown; or `retry of acme/web #42`. */
export function nameRequested({ organization, pipeline, number, rebuild }: SavedBuild): string {
  if (number !== undefined) return `retry of ${nameBuild({ organization, pipeline, number })}`;
  if (rebuild === undefined) return `build of ${organization}/${pipeline}`;
  return `rebuild of ${nameBuild({ organization, pipeline, number: rebuild.of })}`;
}
