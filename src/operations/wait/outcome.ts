import { ClientError } from '../../client/index.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import { explainAndComment } from '../failures/explain-and-comment.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import { isWanted, type WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome, describeReported, type ReportedBuild } from '../outputs/build-outcome.ts';
import type { WaitedBuild } from './state.ts';

/** The outcome of a step that waited for builds: it succeeds if they do. */
export async function waitOutcome(
  waited: readonly WaitedBuild[],
  {
    options,
    sinceMs,
    wanted,
    ordered,
    retries,
  }: {
    readonly options: WaitSettings;
    /** When `wait-timeout` began, by the monotonic clock. */
    readonly sinceMs: number;
    /** How many builds the step was to wait for, of which some may not have been found, and how many it was to start. */
    readonly wanted: number;
    readonly ordered: number;
    /** What was retried. */
    readonly retries: readonly string[] | undefined;
  },
  context: Context,
): Promise<Outcome> {
  const succeeded = waited.filter((one) => hasSucceeded(one, options));
  const success = options.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
  const worst = success ? undefined : mostRelevant(waited.filter((one) => !succeeded.includes(one)));
  const hint = worst && hintFor(worst);
  const open = waited.filter(({ end, build }) => {
    const isOpen = end !== null && !end.stop.steps && end.stop.why !== 'disappeared';
    return isOpen && !isOver(build) && !isCanceled(build.state);
  });
  const uncanceled = waited.filter((one) => one.end?.stop.canceled === 'failed');
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
function mostRelevant(failed: readonly WaitedBuild[]): WaitedBuild | undefined {
  return (
    failed.find(({ isDecisive, end }) => isDecisive && end?.stop.why !== 'timeout') ??
    failed.find(({ end }) => end === null || end.stop.steps) ??
    failed.find(({ end }) => end?.stop.why !== 'left') ??
    failed[0]
  );
}

function hasSucceeded({ end, build }: WaitedBuild, options: WaitSettings): boolean {
  const hasResult = end === null || end.stop.why === 'steps';
  return hasResult && isWanted({ build, steps: end?.stop.steps }, options);
}

function toReported(one: WaitedBuild, options: WaitSettings): ReportedBuild {
  const stop = one.end?.stop;
  const stepsState = stop?.steps?.state;
  const hasPassed = stepsState === 'passed' || (one.end === null && effectiveState(one.build) === 'passed');
  return { ...one, stop, stepsState, isUnwantedPass: hasPassed && !hasSucceeded(one, options) };
}

function describe(one: WaitedBuild, options: WaitSettings, context: Context): string {
  const words = describeReported(toReported(one, options), context);
  const error = one.end?.error;
  return error === undefined ? words : `${words} (${errorText(error)})`;
}

function hintFor({ address, build, end }: WaitedBuild): string | undefined {
  const state = effectiveState(build);
  switch (end?.stop.why) {
    case 'timeout':
      if (isCanceled(state)) return undefined;
      return `${hintOf(end.error)} To keep waiting, run wait-for-build with pipeline ${address.organization}/${address.pipeline} and build ${address.number}. To wait longer from the start, raise wait-timeout.`.trim();
    case 'queue-timeout':
      return 'Check that an agent matching the agent rules is connected, or raise queue-timeout.';
    case 'retry-unseen':
      return 'Open the build and check whether its jobs run again.';
    case 'disappeared':
      return 'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.';
    case 'steps':
      return end.stop.steps?.missing.length ? 'Check the keys of the steps in the pipeline.' : undefined;
    case undefined:
      if (state !== 'blocked') return undefined;
      return 'Unblock the build, add blocked to success-states, or set wait-through-blocked.';
    default:
      return hintOf(end?.error) || undefined;
  }
}

function hintOf(error: Error | undefined): string {
  return error instanceof ClientError ? inInputWords(error.hint ?? '') : '';
}
