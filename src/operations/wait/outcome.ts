import { ClientError } from '../../client/index.ts';
import { usualRunTime } from '../../client/polling/estimate.ts';
import { blockedChildOf } from '../../model/blocked-child.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild, namePipeline } from '../../model/build-address.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import { describeBuild } from '../../report/builds/analyze.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText, MissingBuildError } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { explainAndComment } from '../failures/explain-and-comment.ts';
import type { StepRetries } from '../failures/failure-details.ts';
import { describeFilters } from '../inputs/build-filters.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import { suggestName } from '../inputs/parsers/nearest.ts';
import { missingBuild } from '../lists/newest-build.ts';
import { buildOutcome, type ReportedBuild, reportBuild } from '../outputs/build-outcome.ts';
import { resultOf, stepKeysOf } from './judge.ts';
import { isShown, type Shown, type WaitState, type Watched } from './state.ts';

/**
 * The outcome of a step that waited for builds: it succeeds if they do. It was to wait for `wanted` builds, of which some may
 * not have been found, and to start `ordered`; `retries` is what the step has retried.
 */
export async function waitOutcome(
  state: WaitState,
  about: { readonly wanted: number; readonly ordered: number; readonly retries: StepRetries },
  context: Context,
): Promise<Outcome> {
  const { all, settings, sinceMs, endedBy } = state;
  const { wanted, ordered, retries } = about;
  const waited = all.filter(isShown).map((one) => ({ ...one, reported: report(one, state, context) }));
  const succeeded = waited.filter((one) => resultOf(one, settings) === 'success');
  const success = settings.until === 'any' ? succeeded.length > 0 : succeeded.length === waited.length;
  /**
   * The build to look at first: the one that ended the wait before its time; otherwise one that failed, rather than one whose wait
   * ended early; last one that was left because of another build.
   */
  const rankOf = (one: Shown) => {
    const why = one.phase.end?.stop.why;
    if (one.id === endedBy && why !== 'timeout') return 0;
    return resultOf(one, settings) ? 1 : why === 'left' ? 3 : 2;
  };
  const failed = success ? [] : waited.filter((one) => !succeeded.includes(one));
  const [worst] = failed.toSorted((a, b) => rankOf(a) - rankOf(b));
  const hint = worst && hintFor(worst);
  const open = waited.filter(({ build, phase: { end } }) => {
    const isOpen = end && !end.stop.steps && end.stop.why !== 'disappeared';
    return isOpen && !isOver(build) && !isCanceled(build.state);
  });
  const unfinished = open.length > 0 ? `; ${open.length} had not finished` : '';
  const start = worst ? ` Start with: ${describe(worst)}` : '';
  const [only, second] = waited;
  const sentence =
    only && second === undefined
      ? describe(only)
      : `${succeeded.length} of ${ordered} builds succeeded${unfinished}.${start}`;
  const builds = waited.map(({ reported }) => reported);
  const outcome = {
    ...buildOutcome(sentence, builds, wanted),
    success,
    ...(hint !== undefined && { hint }),
  };
  if (settings.failures === undefined) return outcome;
  const failures = { ...settings.failures, endMs: sinceMs + settings.timeoutMs };
  return explainAndComment(outcome, { builds, settings: failures, retries }, context);
}

function report(one: Shown, { settings, passedMs }: WaitState, context: Context): ReportedBuild {
  const { address, build } = one;
  const stop = one.phase.end?.stop;
  const stepsState = stop?.steps?.state;
  const hasPassed = stepsState === 'passed' || (stop === undefined && effectiveState(build) === 'passed');
  const isUnwantedPass = hasPassed && resultOf(one, settings) !== 'success';
  const { logLines } = settings.failures ?? {};
  const reported = reportBuild({ address, build, stop, stepsState, isUnwantedPass, logLines }, context);
  const usualMs = usualRunTime(passedMs)?.typicalMs;
  return { ...reported, report: { ...reported.report, usualMs } };
}

function describe({ reported, phase }: Shown & { readonly reported: ReportedBuild }): string {
  const words = describeBuild(reported.report);
  const error = phase.end?.error;
  return error === undefined ? words : `${words} (${errorText(error)})`;
}

const hints: Partial<Record<Stop['why'], string>> = {
  'queue-timeout': 'Check that an agent matching the agent rules is connected, or raise queue-timeout.',
  disappeared:
    'Check that the build and its pipeline still exist, and that the token can access them. Buildkite returns 404 when the token has no access.',
};

function hintFor({ address, build, phase: { end } }: Shown): string | undefined {
  const state = effectiveState(build);
  const why = end?.stop.why;
  const given = end?.error instanceof ClientError ? inInputWords(end.error.hint ?? '') : '';
  if (why === undefined && state === 'blocked') {
    const blocked = blockedChildOf(build)?.name ?? 'the build';
    return `Unblock ${blocked}, add blocked to success-states, or set wait-through-blocked.`;
  }
  const { steps, awaited } = end?.stop ?? {};
  const missing = (why === 'steps' ? steps : awaited)?.missing ?? [];
  const hintsOf = [
    (why && hints[why]) || given,
    missing.length > 0 ? `Check the keys of the steps in the pipeline${nearestKeys(missing, build)}.` : '',
  ];
  if (why === 'timeout' && !isCanceled(state)) {
    const which = `build ${address.number}${awaited ? ` and steps ${awaited.keys.join(', ')}` : ''}`;
    hintsOf.push(
      `To keep waiting, run wait-for-build with pipeline ${namePipeline(address)}${awaited ? ',' : ' and'} ${which}. To wait longer from the start, raise wait-timeout.`,
    );
  }
  return hintsOf.filter(Boolean).join(' ') || undefined;
}

/** The keys of the build that are like those that no job has. */
function nearestKeys(missing: readonly string[], build: Build): string {
  const keys = stepKeysOf(build);
  return keys.length === 0 ? '' : missing.map((key) => suggestName(key, keys)).join('');
}

/** What is waited for, in words: `acme/web #42`, or `build of 4f2c1d9`. */
export function nameWanted({ address, query }: Pick<Watched, 'address' | 'query'>): string {
  return address ? nameBuild(address) : `build${describeFilters(query?.filters ?? {})}`;
}

/** What happened to each build that no response has shown, with the error of the first that was given up. */
async function describeMissing({ all, sinceMs, settings, appearByMs }: WaitState, context: Context) {
  const limit = appearByMs < sinceMs + settings.timeoutMs ? 'appear-timeout' : 'wait-timeout';
  const sentences: string[] = [];
  let first: Error | undefined;
  for (const { phase, query, failure, isMissing, address, foundMs } of all.filter((one) => !isShown(one))) {
    let error = failure;
    if (phase.end?.stop.why !== 'disappeared' && phase.end?.error === undefined) {
      const how = isMissing ? 'found' : 'read';
      sentences.push(`${nameWanted({ address, query })} was not ${how} before the wait ended.`);
      continue;
    }
    if (isMissing && query)
      error = await missingBuild(query, context, {
        hint: `Check that the pipeline builds this branch, or raise ${limit}.`,
      });
    else if (isMissing) {
      const { hint = '', status } = failure as ClientError & { readonly status?: number };
      const words = `${errorSentence(failure)} It did not appear within ${formatDuration(appearByMs - foundMs)}.`;
      const next = `${hint} If the build appears later, raise ${limit}.`.trim();
      error = new MissingBuildError(words, next, status);
    }
    sentences.push(errorSentence(error));
    first ??= error;
  }
  return { sentences, first };
}

/** The error of a wait in which no build was found. */
export async function missingError(state: WaitState, context: Context): Promise<Error> {
  const { sentences, first } = await describeMissing(state, context);
  const error = first ?? new MissingBuildError(sentences.join(' '));
  const isLate = state.all.every(({ phase }) => phase.end?.stop.why === 'timeout');
  if (isLate && error instanceof ClientError)
    error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
  if (sentences.length > 1) error.message = sentences.join(' ');
  return error;
}

/** The outcome of the builds that were found, with what happened to the others. They are no failure if any build is enough. */
export async function withMissing(outcome: Outcome, state: WaitState, context: Context): Promise<Outcome> {
  const { sentences, first } = await describeMissing(state, context);
  if (first === undefined || (outcome.success && state.settings.until === 'any'))
    return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
  const why = sentences.join(' ');
  return withFailure(outcome, { operation: 'wait-for-build', why, error: first });
}
