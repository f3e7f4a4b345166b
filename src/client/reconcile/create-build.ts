import type { Build } from '../../model/build.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { ClientError, InvalidResponseError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { resolveUrl } from '../request/base-url.ts';
import { type Call, createCall } from '../request/call.ts';
import { isMisplacedError } from '../response/misplaced.ts';
import { createDeadline } from '../retry/deadline.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import { type ActionCallOptions, type SharedOptions, withDeadline } from '../retry/with-deadline.ts';
import { afterLoss } from './after-loss.ts';
import { type CanceledDuplicates, cancelDuplicates, chooseBuildToKeep } from './duplicates.ts';
import {
  buildKeyName,
  hasKey,
  isRebuild,
  keyQuery,
  listKeyedBuilds,
  matchesBody,
  withKey,
} from './idempotency-key.ts';
import { describeUnknown, type LookupResult, lookUp } from './lookup.ts';

/** Options of creating a build. */
export interface CreateBuildOptions extends CallOptions {
  /**
   * The random key that the build carries in its meta-data; a new UUID unless given. By it the build can be found
   * later.
   */
  readonly key?: string | undefined;
  /**
   * What to do when the response is lost and no build with the key is found: send the body once more (the default), or
   * fail, for pipelines that must not run twice even for a moment.
   */
  readonly recover?: 'resend' | 'fail' | undefined;
}

/** A build, and how it was created. */
export interface CreatedBuild {
  readonly build: Build;
  readonly key: string;
  /**
   * `direct`: the usual way. `recovered`: the response was lost, and the build was found by its key. `retried`: sent a
   * second time.
   */
  readonly origin: 'direct' | 'recovered' | 'retried';
  /** False when the service did not keep the key: the build cannot be found by it. */
  readonly keyed: boolean;
  /** The numbers of duplicates that the call has canceled. */
  readonly canceled: readonly number[];
}

/** A duplicate may appear this much later. */
const duplicatePauseMs = 5_000;
/** The check for it takes no longer: the build that is known may end meanwhile. */
const mostCheckMs = 10_000;

/**
 * Creates a build effectively once: one call leaves at most one live build, or an error says that the outcome is unknown.
 * When the response is lost, the build is looked up by its key and checked; if it is not there, the body is sent once
 * more with the same key, and duplicates are canceled. After `recovered` and `retried` duplicates should be looked for
 * again half a minute later.
 * @throws ClientError; OutcomeUnknownError with the key when a lookup could not tell.
 */
export async function createBuildOnce(
  context: ClientContext,
  { to, body }: { to: PipelineAddress; body: CreateBuild },
  options: CreateBuildOptions & ActionCallOptions,
): Promise<CreatedBuild> {
  const key = options.key ?? context.uuid();
  const call = createCall('builds.create', to, { body: withKey(body, key) });
  return withDeadline(context, options, async (shared) => {
    const first = refuseOthers(await trySend(context, call, shared), call, { body, key });
    if (first.ok) return created(context, first.value, key);
    if (!first.mayHaveBeenApplied) throw first.error;
    const { sendByMs } = shared;
    // What was lost is looked for even if the caller's time to wait is over.
    const intent = { to, body, key, sending: shared, shared: afterLoss(shared, context) };
    const found = await search(context, call, { intent, error: first.error });
    if (found.kind === 'found') return recovered(context, intent, { build: found.value, how: 'recovered' });
    const isLate = sendByMs !== undefined && sendByMs <= context.clock.monotonic();
    // Another build is an answer: there may be one of ours as well.
    const isFinal = isLate || options.recover === 'fail' || isMisplacedError(first.error);
    if (found.kind !== 'absent' || isFinal) throw unknown(context, call, { key, error: first.error });
    return sendAgain(context, call, { intent, error: first.error });
  });
}

/** A build that neither carries the key nor matches the body is not the one that was to be created. */
function refuseOthers(
  result: SendResult<Build>,
  call: Call,
  { body, key }: { body: CreateBuild; key: string },
): SendResult<Build> {
  if (!result.ok || hasKey(result.value, key) || matchesBody(result.value, body)) return result;
  const words = `the response is build ${result.value.number}, which has another branch or message`;
  const error = new InvalidResponseError(`Could not ${call.intent}: 201, but ${words}`, {
    status: 201,
    reason: 'address',
    method: call.method,
    path: call.path,
  });
  return { ok: false, error, mayHaveBeenApplied: true };
}

/** The only case in which a body that may have been applied is sent again: with its key, after lookups that found nothing. */
async function sendAgain(
  context: ClientContext,
  call: Call<'builds.create'>,
  { intent, error }: { intent: Intent; error: ClientError },
): Promise<CreatedBuild> {
  const second = await trySend(context, call, intent.sending);
  if (second.ok) {
    const { build, keyed } = created(context, second.value, intent.key);
    if (keyed) return recovered(context, intent, { build, how: 'retried' });
    throw unknown(context, call, { key: intent.key, error, hint: surplusHint(build) });
  }
  const found = await search(context, call, { intent, error: second.error });
  if (found.kind === 'found') return recovered(context, intent, { build: found.value, how: 'recovered' });
  throw unknown(context, call, { key: intent.key, error: second.error });
}

/** What was sent, and under which key. */
interface Intent {
  readonly to: PipelineAddress;
  readonly body: CreateBuild;
  readonly key: string;
  /** With what it is sent. */
  readonly sending: SharedOptions;
  /** With what its effect is looked for. */
  readonly shared: SharedOptions;
}

function search(
  context: ClientContext,
  call: Call,
  { intent, error }: { intent: Intent; error: ClientError },
): Promise<LookupResult<Build>> {
  return lookUp(context, { call, shared: intent.shared, error }, () => lookFor(context, intent));
}

async function lookFor(
  context: ClientContext,
  { to, body, key, shared }: Intent,
): Promise<LookupResult<Build>> {
  const listed = await listKeyedBuilds(context, { to, key, options: shared });
  if (!listed.ok) return { kind: 'failed', error: listed.error };
  const kept = chooseBuildToKeep(
    listed.value.filter((build) => !isRebuild(build) && matchesBody(build, body)),
  );
  if (kept !== null) return { kind: 'found', value: kept };
  return { kind: listed.value.length === 0 ? 'absent' : 'unclear' };
}

function created(context: ClientContext, build: Build, key: string): CreatedBuild {
  const keyed = build.meta_data === undefined || hasKey(build, key);
  if (!keyed) context.emit({ kind: 'key-dropped', number: build.number });
  return { build, key, origin: 'direct', keyed, canceled: [] };
}

async function recovered(
  context: ClientContext,
  intent: Intent,
  { build, how }: { build: Build; how: 'recovered' | 'retried' },
): Promise<CreatedBuild> {
  context.emit({ kind: 'recovered', endpoint: 'builds.create', how, number: build.number });
  intent.sending.onCreated?.(build);
  const { winner, canceled } = (await keepOne(context, intent, build)) ?? { winner: null, canceled: [] };
  const kept = winner ?? build;
  // One that the list shows is not the one that was sent again.
  const origin = kept.number === build.number ? how : 'recovered';
  return { build: kept, key: intent.key, origin, keyed: true, canceled };
}

/**
 * Cancels duplicates. The end of the call, or a list that cannot be read, must not lose the build that we have: the check
 * is due again later.
 */
async function keepOne(
  context: ClientContext,
  intent: Intent,
  known: Build,
): Promise<CanceledDuplicates | null> {
  const { deadline, signal } = intent.shared;
  const { clock } = context;
  if (!deadline.fits(duplicatePauseMs)) return null;
  try {
    await clock.sleep(duplicatePauseMs, signal);
    const bounded = createDeadline(clock, Math.min(mostCheckMs, deadline.leftMs()), true);
    const shared = { ...intent.shared, deadline: bounded };
    return await cancelDuplicates(context, { ...intent, shared, known: known.number });
  } catch (error) {
    if (signal.aborted || error instanceof ClientError) return null;
    throw error;
  }
}

/** Where the service keeps no keys, it cannot be known whether the first request created a build as well. */
function surplusHint({ number }: Build): string {
  return `Build ${number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
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
    hint: hint ?? `Before you create it again, look for a build with the meta-data ${buildKeyName} = ${key}.`,
  });
}
