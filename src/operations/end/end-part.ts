import {
  ApiError,
  type CallOptions,
  type CancelOptions,
  ClientError,
  couldHaveBeenApplied,
  TimeoutError,
} from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { cancelableStates, effectiveState, isCanceled, isOver, isTerminal } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import { readBuild } from '../lists/read-build.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';
import { type GracefulOptions, type WriteGuard, writeGracefully } from './graceful.ts';

/**
 * How long one tries to end a build's part: the refusals after which a cancel is sent again, and the pauses before that. The
 * client bears outages besides. A build that is still being created may be refused at first (422), and an answer may come from
 * a replica that lags. To the post step, a replica may also not know the build yet, and a service that restarts may deny the
 * token.
 */
const patience = {
  step: { pausesMs: [2_000, 3_000, 5_000, 10_000, 10_000], again: [422] },
  post: { pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000], again: [401, 403, 404, 422] },
} as const;

/** The runner gives a canceled step 7.5 seconds. The rest of them is for outputs and summary. */
export const abortMs = 5_500;

/** How long one attempt of such a step may take, and its last one. */
const [attemptMs, lastMs] = [3_000, 1_500];

/** What happened to a build. `ended` and `blocked`: nothing was canceled, because of the state that it has. */
export type EndedResult = 'canceled' | 'ended' | 'blocked';

/** The same with the build as it was last seen, or why it could not be canceled. */
export type Ended =
  | { readonly result: EndedResult; readonly build: Build }
  | { readonly result: 'failed'; readonly build?: Build | undefined; readonly error: unknown };

/** What ending a build's part needs. */
export type EndContext = Pick<Context, 'client' | 'clock' | 'log' | 'signal'>;

/**
 * Ends the part of one build: cancels it, and judges by the state that it has then. The one way to do that, for limits,
 * fail-fast, siblings, the post step, duplicates, and both operations that cancel; they differ only in how long they try.
 * @throws only the signal's reason.
 */
export async function endPart(
  to: BuildAddress,
  how: keyof typeof patience,
  context: EndContext,
  limits: CancelOptions = {},
): Promise<Ended> {
  const { clock } = context;
  const { pausesMs, again } = patience[how];
  const signal = limits.signal ?? context.signal;
  let before: string | undefined;
  for (let sent = 0; ; sent += 1) {
    const ended = await cancelOnce(to, { ...limits, signal }, context);
    signal.throwIfAborted();
    const pauseMs = pausesMs[sent];
    if (ended.result !== 'failed' || pauseMs === undefined || !isRefused(ended.error, again)) return ended;
    // Then it cannot be known whether the build has ended.
    if (how === 'step' && ended.build === undefined) return ended;
    // A second refusal of a build that still runs is no matter of time.
    const { state } = ended.build ?? {};
    if (how === 'step' && state === before && isCancelable(state)) return ended;
    before = state;
    await clock.sleep(pauseMs, signal);
  }
}

/** The same for a step that does nothing else: if it is interrupted, a response that is on its way is awaited briefly. */
export async function endGracefully(
  to: BuildAddress,
  { what, ...limits }: CallOptions & Pick<GracefulOptions<unknown>, 'what'>,
  context: Context,
): Promise<Ended | { readonly result: 'not sent' } | { readonly result: 'unknown' }> {
  const write = async (guard: WriteGuard) => {
    const ended = await endPart(to, 'step', context, { ...limits, ...guard });
    if (ended.result === 'failed' && ended.error === context.signal.reason) throw ended.error;
    return ended;
  };
  const written = await writeGracefully(write, { what }, context);
  return typeof written === 'string' ? { result: written } : written.value;
}

/**
 * The same for an interrupted step, which has almost no time left: it is ahead of every limit, and there is one more attempt after
 * a timeout or the second signal. Never rejects.
 */
export async function endAtOnce(
  to: BuildAddress,
  leftMs: number,
  context: EndContext & Pick<Context, 'forceSignal'>,
): Promise<Ended> {
  const { clock, forceSignal } = context;
  const endMs = clock.monotonic() + leftMs;
  const attempt = (isLast: boolean) => {
    const timeoutMs = Math.min(isLast ? lastMs : attemptMs, Math.max(0, endMs - clock.monotonic()));
    return cancelOnce(to, { rank: 'urgent', timeoutMs, signal: isLast ? undefined : forceSignal }, context);
  };
  const wasForced = forceSignal.aborted;
  const ended = await attempt(wasForced);
  if (ended.result !== 'failed' || wasForced) return ended;
  const isForced = forceSignal.aborted;
  const isLate = ended.error instanceof TimeoutError && clock.monotonic() < endMs;
  return isForced || isLate ? attempt(isForced) : ended;
}

/** A read after a failed cancel only adds details. */
const readMs = 10_000;

/** After these refusals, a read cannot work either, or the client has read the build. */
const hopeless: readonly number[] = [401, 404, 422, 429];

/** Sends the cancel, as often as the client does. After a failure, one read shows whether there is something left to do. */
async function cancelOnce(to: BuildAddress, options: CancelOptions, context: EndContext): Promise<Ended> {
  const { rank, signal, timeoutMs = readMs } = options;
  let build: Build | undefined;
  const onRefused = (refused: Build) => {
    build = refused;
  };
  try {
    build = await context.client.builds.cancel(to, { ...options, onRefused });
  } catch (error) {
    if (error instanceof ClientError && !isRefused(error, hopeless) && rank !== 'urgent') {
      const limits = { signal, rank: 'last', timeoutMs: Math.min(timeoutMs, readMs) } as const;
      build = await readBuild(to, limits, context).catch(() => undefined);
    }
    const isAnswer = build && (mayBeApplied(error) || isRefused(error, [422]));
    if (!build || !isAnswer || !(isCanceled(build.state) || isTerminal(build)))
      return { result: 'failed', build, error };
  }
  if (isCanceled(build.state)) return { build, result: 'canceled' };
  if (effectiveState(build) === 'blocked') return { build, result: 'blocked' };
  return { build, result: isOver(build) ? 'ended' : 'canceled' };
}

/** True for an error after which the build may be canceled nevertheless. */
export function mayBeApplied(error: unknown): error is ClientError {
  return error instanceof ClientError && couldHaveBeenApplied(error);
}

/** True for the states in which the service cancels a build. */
function isCancelable(state: string | undefined): boolean {
  return cancelableStates.some((one) => one === state);
}

function isRefused(error: unknown, statuses: readonly number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** Warns that a build could not be canceled, with what to do about a refusal. */
export function logUncanceled(
  { error }: { readonly error: unknown },
  { log }: Pick<Context, 'log'>,
  first = '',
): void {
  const hint = isRefused(error, [401, 403, 422]) ? error.hint : undefined;
  log.warning(
    first + (hint === undefined ? errorText(error) : `${errorSentence(error)} ${inInputWords(hint)}`),
  );
}

/** What an accepted cancel has made of a build so far, to follow its name and a colon. */
export function cancelWords({ state }: Pick<Build, 'state'>): string {
  return state === 'canceled' ? 'canceled' : 'being canceled';
}

/** What happened to a build, as a sentence. */
export function describeEnded(
  result: EndedResult,
  { address, build }: Pick<TrackedBuild, 'address' | 'build'>,
): string {
  const name = nameBuild(address);
  if (result === 'ended') return `${name} had already finished (${build.state}).`;
  if (result === 'blocked') return `${name} is blocked, not canceled. It continues if someone unblocks it.`;
  return `${name} ${build.state === 'canceled' ? 'was' : 'is'} ${cancelWords(build)}.`;
}
