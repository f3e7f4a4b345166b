import { ClientError } from '../../client/index.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText, MissingBuildError } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { explainAndComment } from '../failures/explain-and-comment.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { describeFilters, missingBuild } from '../lists/newest-build.ts';
import { buildOutcome, describeReported, type ReportedBuild } from '../outputs/build-outcome.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import {
  endOf,
  hasResult,
  hasSucceeded,
  isShown,
  type Shown,
  type WaitState,
  type Watched,
} from './state.ts';

/**
 * The outcome of a step that waited for builds: it succeeds if they do. It was to wait for `wanted` builds, of which some may
 * not have been found, and to start `ordered`; `retries` says what was retried.
 */
export async function waitOutcome(
  { all, settings: options, sinceMs, endedBy }: WaitState,
  {
    wanted,
    ordered,
    retries,
  }: {
    readonly wanted: number;
    readonly ordered: number;
    readonly retries: readonly string[] | undefined;
  },
  context: Context,
): Promise<Outcome> {
  const waited = all.filter(isShown);
  const succeeded = waited.filter((one) => hasSucceeded(one, options));
  const success = options.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
  const failed = success ? [] : waited.filter((one) => !succeeded.includes(one));
  const worst = mostRelevant(failed, endedBy);
  const hint = worst && hintFor(worst);
  const open = waited.filter((one) => {
    const end = endOf(one);
    const isOpen = end && !end.stop.steps && end.stop.why !== 'disappeared';
    return isOpen && !isOver(one.build) && !isCanceled(one.build.state);
  });
  const uncanceled = waited.filter((one) => endOf(one)?.stop.canceled === 'failed');
  const counts = [
    `${succeeded.length} of ${ordered} builds succeeded`,
    ...(open.length > 0 ? [`${open.length} had not finished`] : []),
    // One that is described by itself, and is the only one, says so there.
    ...(uncanceled.some((one) => one !== worst)
      ? [`${uncanceled.length} could not be canceled, and the post step tries again`]
      : []),
  ];
  const [only, second] = waited;
  const start = worst ? ` Start with: ${describe(worst, options, context)}` : '';
  const sentence =
    only && second === undefined ? describe(only, options, context) : `${counts.join('; ')}.${start}`;
  const reported = waited.map((one) => toReported(one, options));
  const outcome = {
    ...buildOutcome(sentence, reported, context, wanted),
    success,
    ...(hint !== undefined && { hint }),
  };
  if (options.failures === undefined) return outcome;
  const settings = { ...options.failures, endMs: sinceMs + options.timeoutMs };
  return explainAndComment(outcome, { builds: reported, settings, retries }, context);
}

/**
 * The build that ended the wait before its time; otherwise one that failed, rather than one whose wait ended early; last one
 * that was left because of another build.
 */
function mostRelevant(failed: readonly Shown[], endedBy: string | null): Shown | undefined {
  const rankOf = (one: Shown) => {
    const why = endOf(one)?.stop.why;
    if (one.id === endedBy && why !== 'timeout') return 0;
    return hasResult(one) ? 1 : why === 'left' ? 3 : 2;
  };
  return failed.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}

function toReported(one: Shown, options: WaitSettings): ReportedBuild {
  const { address, build, origin = 'found' } = one;
  const stop = endOf(one)?.stop;
  const stepsState = stop?.steps?.state;
  const hasPassed = stepsState === 'passed' || (stop === undefined && effectiveState(build) === 'passed');
  const isUnwantedPass = hasPassed && !hasSucceeded(one, options);
  return { address, build, origin, stop, stepsState, isUnwantedPass };
}

function describe(one: Shown, options: WaitSettings, context: Context): string {
  const words = describeReported(toReported(one, options), context);
  const error = endOf(one)?.error;
  return error === undefined ? words : `${words} (${errorText(error)})`;
}

const hints: Partial<Record<Stop['why'], string>> = {
  'queue-timeout': 'Check that an agent matching the agent rules is connected, or raise queue-timeout.',
  'retry-unseen': 'Open the build and check whether its jobs run again.',
  disappeared:
    'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.',
};

function hintFor(one: Shown): string | undefined {
  const { organization, pipeline, number } = one.address;
  const end = endOf(one);
  const state = effectiveState(one.build);
  const why = end?.stop.why;
  const given = end?.error instanceof ClientError ? inInputWords(end.error.hint ?? '') : '';
  if (why === undefined && state === 'blocked')
    return 'Unblock the build, add blocked to success-states, or set wait-through-blocked.';
  const { steps, awaited } = end?.stop ?? {};
  const isMissing = (why === 'steps' ? steps : awaited)?.missing.length;
  const check = isMissing ? 'Check the keys of the steps in the pipeline.' : '';
  if (why !== 'timeout') return [(why && hints[why]) || given, check].filter(Boolean).join(' ') || undefined;
  if (isCanceled(state)) return check || undefined;
  const build = `build ${number}${awaited ? ` and steps ${awaited.keys.join(', ')}` : ''}`;
  return `${[given, check].filter(Boolean).join(' ')} To keep waiting, run wait-for-build with pipeline ${organization}/${pipeline}${awaited ? ',' : ' and'} ${build}. To wait longer from the start, raise wait-timeout.`.trim();
}

/** What is waited for, in words: `acme/web #42`, or `build of 4f2c1d9`. */
export function nameWanted({ address, query }: Pick<Watched, 'address' | 'query'>): string {
  return address ? nameBuild(address) : `build${describeFilters(query?.filters ?? {})}`;
}

/** What became of each build that no response has shown, with the error of the first that was given up. */
async function describeMissing({ all, sinceMs, settings, appearByMs }: WaitState, context: Context) {
  const limit = appearByMs < sinceMs + settings.timeoutMs ? 'appear-timeout' : 'wait-timeout';
  const errorOf = async ({ query, failure, isMissing, foundMs }: Watched): Promise<Error> => {
    if (failure && !isMissing) return failure;
    const check = `Check that the pipeline builds this branch, or raise ${limit}.`;
    if (query) return missingBuild(query, context, check);
    const { hint = '', status } = failure as ClientError & { readonly status?: number };
    const words = `${errorText(failure)}. It did not appear within ${formatDuration(appearByMs - foundMs)}.`;
    const next = `${hint} If the build appears later, raise ${limit}.`.trim();
    return new MissingBuildError(words, next, status);
  };
  const sentences: string[] = [];
  let error: Error | undefined;
  for (const one of all.filter((each) => !isShown(each))) {
    const end = endOf(one);
    const isGivenUp = end?.stop.why === 'disappeared' || end?.error !== undefined;
    const why = isGivenUp ? await errorOf(one) : undefined;
    const words = `${nameWanted(one)} was not ${one.isMissing ? 'found' : 'read'} before the wait ended.`;
    sentences.push(why ? errorSentence(why) : words);
    error ??= why;
  }
  return { sentences, error };
}

/** The error of a wait in which no build was found. */
export async function missingError(state: WaitState, context: Context): Promise<Error> {
  const { sentences, error: first } = await describeMissing(state, context);
  const error = first ?? new MissingBuildError(sentences.join(' '));
  const isLate = state.all.every((one) => endOf(one)?.stop.why === 'timeout');
  if (isLate && error instanceof ClientError)
    error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
  if (sentences.length > 1) error.message = sentences.join(' ');
  return error;
}

/**
 * The outcome of the builds that were found, with what became of the others. If any build is enough, the missing ones are no
 * failure.
 */
export async function withMissing(outcome: Outcome, state: WaitState, context: Context): Promise<Outcome> {
  const { sentences, error } = await describeMissing(state, context);
  if (outcome.success && state.settings.until === 'any')
    return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
  if (error === undefined) return { ...outcome, notes: [...(outcome.notes ?? []), ...sentences] };
  return withFailure(outcome, { operation: 'wait-for-build', why: sentences.join(' '), error }, context);
}
