import type { Build } from '../../model/build.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { ClientError } from '../errors.ts';
import { type CallOptions, type SharedOptions, withDeadline } from '../options.ts';
import { resolveUrl } from '../request/base-url.ts';
import { type Call, createCall } from '../request/call.ts';
import { trySend } from '../retry/send.ts';
import { cancelDuplicates, chooseBuildToKeep } from './duplicates.ts';
import { buildKeyName, fitsBody, hasKey, isRebuild, withKey } from './idempotency-key.ts';
import { keyQuery, listKeyedBuilds } from './keyed-builds.ts';
import { type LookupResult, lookUp } from './lookup.ts';
import { describeUnknown } from './outcome-unknown.ts';

/** How a build is to be created. */
export interface CreateBuildOptions extends CallOptions {
  /**
   * The random key that the build carries in its meta-data; a new UUID unless given. Whoever saves it can find the
   * build.
   */
  readonly key?: string | undefined;
  /**
   * What to do when an answer is lost and no build with the key shows up: send the body once more (the default), or
   * fail, for pipelines that must not run twice even for a moment.
   */
  readonly recover?: 'resend' | 'fail' | undefined;
}

/** A build, and how it came about. */
export interface CreatedBuild {
  readonly build: Build;
  readonly key: string;
  /**
   * `answered`: the usual way. `adopted`: its answer was lost, and it was found by its key. `resent`: sent a second
   * time.
   */
  readonly origin: 'answered' | 'adopted' | 'resent';
  /** False when the service did not keep the key: this build could not be found by it. */
  readonly keyed: boolean;
}

/** A twin may show up this much later. */
const twinPauseMs = 5_000;

/**
 * Creates a build effectively once: for one call at most one build lives, or an error says that the outcome is unknown.
 * When an answer is lost, the build is looked up by its key, checked, and adopted; if it is not there, the body is sent
 * once more with the same key, and any surplus is canceled. After `adopted` and `resent` look for twins again half a
 * minute later.
 * @throws ClientError; OutcomeUnknownError with the key when looking did not tell.
 */
export async function createBuildOnce(
  context: ClientContext,
  { to, body }: { to: PipelineAddress; body: CreateBuild },
  options: CreateBuildOptions,
): Promise<CreatedBuild> {
  const key = options.key ?? context.uuid();
  const call = createCall('builds.create', to, { body: withKey(body, key) });
  return withDeadline(context, call, options, async (shared) => {
    const first = await trySend(context, call, shared);
    if (first.ok) return answered(context, first.value, key);
    if (!first.mayHaveBeenApplied) throw first.error;
    const intent = { to, body, key, shared };
    const seen = await search(context, intent, first.error);
    if (seen.kind === 'found') return recovered(context, intent, { build: seen.value, how: 'adopted' });
    if (seen.kind !== 'absent' || options.recover === 'fail')
      throw unknown(context, call, { key, error: first.error });
    return sendAgain(context, call, { intent, error: first.error });
  });
}

/** The one time that a body which may have been applied is sent again: with its key, after looks that found nothing. */
async function sendAgain(
  context: ClientContext,
  call: Call<'builds.create'>,
  { intent, error }: { intent: Intent; error: ClientError },
): Promise<CreatedBuild> {
  const second = await trySend(context, call, intent.shared);
  if (second.ok) {
    const { build, keyed } = answered(context, second.value, intent.key);
    if (keyed) return recovered(context, intent, { build, how: 'resent' });
    throw unknown(context, call, { key: intent.key, error, hint: surplusHint(build) });
  }
  const seen = await search(context, intent, second.error);
  if (seen.kind === 'found') return recovered(context, intent, { build: seen.value, how: 'adopted' });
  throw unknown(context, call, { key: intent.key, error: second.error });
}

/** What was sent, and under which key. */
interface Intent {
  readonly to: PipelineAddress;
  readonly body: CreateBuild;
  readonly key: string;
  readonly shared: SharedOptions;
}

function search(context: ClientContext, intent: Intent, error: ClientError): Promise<LookupResult<Build>> {
  return lookUp(context, intent.shared, { error, look: () => lookFor(context, intent) });
}

async function lookFor(
  context: ClientContext,
  { to, body, key, shared }: Intent,
): Promise<LookupResult<Build>> {
  const found = await listKeyedBuilds(context, { to, key, options: shared });
  if (!found.ok) return { kind: 'blind', error: found.error };
  const winner = chooseBuildToKeep(found.value.filter((build) => !isRebuild(build) && fitsBody(build, body)));
  if (winner !== null) return { kind: 'found', value: winner };
  return { kind: found.value.length === 0 ? 'absent' : 'unclear' };
}

function answered(context: ClientContext, build: Build, key: string): CreatedBuild {
  const keyed = build.meta_data === undefined || hasKey(build, key);
  if (!keyed) context.emit({ kind: 'key-dropped', number: build.number });
  return { build, key, origin: 'answered', keyed };
}

async function recovered(
  context: ClientContext,
  intent: Intent,
  { build, how }: { build: Build; how: 'adopted' | 'resent' },
): Promise<CreatedBuild> {
  context.emit({ kind: 'recovered', endpoint: 'builds.create', how, number: build.number });
  const winner = await winnerAmongTwins(context, intent);
  return { build: winner ?? build, key: intent.key, origin: how, keyed: true };
}

/**
 * An end of the call, or a list that cannot be read, must not lose the build that we have: the check is due again
 * later.
 */
async function winnerAmongTwins(context: ClientContext, intent: Intent): Promise<Build | null> {
  const { deadline, signal } = intent.shared;
  if (!deadline.fits(twinPauseMs)) return null;
  try {
    await context.clock.sleep(twinPauseMs, signal);
    return (await cancelDuplicates(context, intent)).winner;
  } catch (error) {
    if (signal.aborted || error instanceof ClientError) return null;
    throw error;
  }
}

/** Where the service keeps no keys, nobody can tell whether the first request left a build as well. */
function surplusHint({ number }: Build): string {
  return `Build ${number} came of a second request. The service keeps no meta-data, so look for another one that the first may have left.`;
}

function unknown(
  context: ClientContext,
  call: Call,
  { key, error, hint }: { key: string; error: ClientError; hint?: string },
): ClientError {
  const list = createCall('builds.listForPipeline', call.to, { query: keyQuery(key) });
  return describeUnknown(call, {
    error,
    key,
    search: resolveUrl(context.base, list.path, list.query),
    hint: hint ?? `Before it is created again, look for a build with the meta-data ${buildKeyName} = ${key}.`,
  });
}
