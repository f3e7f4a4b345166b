import type { Build } from '../../model/build.ts';
import type { CreateBuild, PipelineAddress } from '../../model/requests.ts';
import { isOver } from '../../model/states.ts';
import type { ClientContext } from '../context.ts';
import { ClientError, InvalidArgumentError } from '../errors.ts';
import type { WriteOptions } from '../options.ts';
import { resolveUrl } from '../request/base-url.ts';
import { createCall } from '../request/call.ts';
import { buildQuery, pagedQuery } from '../request/query.ts';
import { type SendOptions, type Shared, withBudget } from '../retry/budget.ts';
import { send } from '../retry/send.ts';
import { cancelBuild } from './builds.ts';
import { describeUnknown, within, writeOnce } from './write-once.ts';

/** Options of creating a build. */
export interface CreateBuildOptions extends WriteOptions {
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
  /** Called with a build that was created, before its duplicates are looked for. */
  readonly onCreated?: ((build: Build) => void) | undefined;
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

/** The name of the client's key in a build's meta-data. Its characters cannot break the syntax of the filter. */
export const buildKeyName = 'kitestring-key';

/**
 * Creates a build effectively once: one call leaves at most one live build, or an error says that the outcome is unknown.
 * When the response is lost, the build is looked up by its key; if it is not there, the body is sent once more with the same
 * key. Of several the lowest live one is kept, and the others are canceled. After `recovered` and `retried` they should be
 * listed again half a minute later.
 * @throws ClientError; OutcomeUnknownError with the key when a lookup could not tell.
 */
export async function createBuildOnce(
  context: ClientContext,
  { to, body }: { to: PipelineAddress; body: CreateBuild },
  { key = context.uuid(), recover, ...options }: CreateBuildOptions,
): Promise<CreatedBuild> {
  const call = createCall('builds.create', to, { body: withKey(body, key) });
  const search = createCall('builds.listForPipeline', to, { query: keyQuery(key) });
  const details = { key, search: resolveUrl(context.base, search.path, search.query) };
  return withBudget(context, options, async (shared) => {
    const { value, origin, lost } = await writeOnce(
      context,
      {
        call,
        async find(_, reading) {
          const found = await listKeyed(context, to, key, reading);
          const ours = found.filter((one) => !isRebuild(one) && matchesBody(one, body));
          const kept = chooseBuildToKeep(ours);
          if (kept !== null) return { value: kept };
          return found.length === 0 ? 'absent' : 'unclear';
        },
        again: recover === 'fail' ? 'never' : 'once',
        hint: `Before you create it again, look for a build with the meta-data ${buildKeyName} = ${key}.`,
        details,
      },
      { ...options, ...shared },
    );
    const { number } = value;
    const keyed = value.meta_data === undefined || hasKey(value, key);
    if (!keyed) context.emit({ kind: 'key-dropped', number });
    if (origin === 'direct') return { build: value, key, origin, keyed, canceled: [] };
    if (!keyed) {
      const hint = `Build ${number} was created by a second request. The service keeps no meta-data, so check whether the first request created another build.`;
      throw describeUnknown(call, lost ?? new ClientError(''), { hint, ...details });
    }
    context.emit({ kind: 'recovered', endpoint: 'builds.create', how: origin, number });
    options.onCreated?.(value);
    const { kept, canceled } = await endDuplicates(context, { to, key, known: value }, shared);
    // One that the list shows is not the one that was sent again.
    return { build: kept, key, origin: kept.number === number ? origin : 'recovered', keyed, canceled };
  });
}

/** A duplicate may appear this much later. */
const duplicatePauseMs = 5_000;
/** The look for it takes no longer, and neither does its cancel: the build that is known may end meanwhile. */
const mostLookMs = 10_000;

/**
 * Looks once, after a pause, for others with the key, and cancels all but one: they carry our random key, so they are ours.
 * What fails here, or has no time left, must not lose the build that we have.
 */
async function endDuplicates(
  context: ClientContext,
  { to, key, known }: { readonly to: PipelineAddress; readonly key: string; readonly known: Build },
  shared: Shared,
): Promise<{ readonly kept: Build; readonly canceled: readonly number[] }> {
  const { clock, emit } = context;
  const { budget, signal } = shared;
  const canceled: number[] = [];
  let kept = known;
  try {
    if (budget.leftMs() <= duplicatePauseMs) return { kept, canceled };
    await clock.sleep(duplicatePauseMs, signal);
    const listed = await findByKey(context, to, key, within(shared, mostLookMs));
    const all = listed.some(({ number }) => number === known.number) ? listed : [...listed, known];
    kept = chooseBuildToKeep(all) ?? known;
    for (const one of all.filter((each) => each !== kept && isLive(each) && !isOver(each))) {
      const { number } = one;
      const isCanceled = await cancelBuild(context, { ...to, number }, within(shared, mostLookMs)).then(
        () => true,
        (error) => {
          if (error instanceof ClientError) return false;
          throw error;
        },
      );
      if (isCanceled) canceled.push(number);
      emit({ kind: 'duplicate', number, canceled: isCanceled });
    }
  } catch (error) {
    if (!(signal.aborted || error instanceof ClientError)) throw error;
  }
  return { kept, canceled };
}

/** The lowest build that is neither canceled nor skipped, else the lowest. */
export function chooseBuildToKeep(builds: readonly Build[]): Build | null {
  const sorted = builds.toSorted((a, b) => a.number - b.number);
  return sorted.find(isLive) ?? sorted[0] ?? null;
}

function isLive({ state }: Build): boolean {
  return state !== 'canceled' && state !== 'canceling' && state !== 'skipped';
}

/** The body with the key in it. @throws InvalidArgumentError when it has a key already, or the key cannot be searched for. */
export function withKey(body: CreateBuild, key: string): CreateBuild {
  if (!/^[\w.-]{1,200}$/.test(key)) {
    throw new InvalidArgumentError('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
  }
  if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
    throw new InvalidArgumentError(`body.meta_data.${buildKeyName}`, 'is set by the client itself');
  }
  return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}

/** True for a build that carries the key itself. A rebuild of it may have inherited the key. */
function hasKey(build: Build, key: string): boolean {
  return build.meta_data?.[buildKeyName] === key;
}

function isRebuild({ rebuilt_from }: Build): boolean {
  return rebuilt_from !== null && rebuilt_from !== undefined;
}

/** True unless the build shows that it was created from another body. A field that is not sent does not contradict. */
function matchesBody({ branch, message }: Build, body: CreateBuild): boolean {
  return (
    (branch ?? body.branch) === body.branch &&
    (message ?? body.message ?? null) === (body.message ?? message ?? null)
  );
}

/**
 * The builds of a pipeline that carry the key, with their rebuilds. Filtered by the key alone, and each is checked: a service
 * that ignores the filter shows the builds of others. The first page is enough: a build that was just created is at its top.
 */
async function listKeyed(
  context: ClientContext,
  to: PipelineAddress,
  key: string,
  options: SendOptions,
): Promise<readonly Build[]> {
  const query = pagedQuery(keyQuery(key), { page: 1, perPage: 100 });
  const listed = await send(context, createCall('builds.listForPipeline', to, { query }), options);
  return listed.filter((build) => hasKey(build, key)).toSorted((a, b) => a.number - b.number);
}

/** The builds that were created with the key, without rebuilds, lowest number first. @throws ClientError when they cannot be listed. */
export async function findByKey(
  context: ClientContext,
  to: PipelineAddress,
  key: string,
  options: SendOptions,
): Promise<readonly Build[]> {
  return (await listKeyed(context, to, key, options)).filter((build) => !isRebuild(build));
}

function keyQuery(key: string): URLSearchParams {
  return buildQuery({ meta_data: { [buildKeyName]: key } });
}
