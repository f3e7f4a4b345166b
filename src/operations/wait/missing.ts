import { ClientError } from '../../client/index.ts';
import { count } from '../../report/text/counts.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import { MissingBuildError } from '../context/missing-build-error.ts';
import type { Outcome } from '../context/outcome.ts';
import { describeFilters, missingBuild } from '../lists/newest-build.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { endOf, isShown, type WaitState, type Watched } from './state.ts';

/** How many failures a sentence tells one by one. */
const mostFailures = 3;

/** What is waited for, in words: `acme/web #42`, or `build of 4f2c1d9`. */
export function nameWanted({ address, query }: Pick<Watched, 'address' | 'query'>): string {
  return address ? nameBuild(address) : `build${describeFilters(query?.filters ?? {})}`;
}

/**
 * What became of the builds that no response has shown: why some were given up, the first one first, and a sentence for each.
 * `isTold` leaves out those that are still looked for.
 */
async function describeMissing(state: WaitState, context: Context, isTold = false) {
  const missing = state.all.filter((one) => !isShown(one));
  const givenUp = missing.filter((one) => {
    const end = endOf(one);
    return end?.stop.why === 'disappeared' || end?.error !== undefined;
  });
  const failures = await Promise.all(givenUp.map((one) => errorOf(one, state, context)));
  const untold = failures.length - mostFailures;
  const open = isTold ? [] : missing.filter((one) => !givenUp.includes(one));
  const list = (what: string, all: readonly Watched[]) =>
    all.length === 0 ? [] : [`${what} before the wait ended: ${all.map(nameWanted).join(', ')}.`];
  const sentences = [
    ...failures.slice(0, mostFailures).map(errorSentence),
    ...(untold > 0 ? [`The same happened with ${count(untold, 'other build')}.`] : []),
    ...list(
      'Not found',
      open.filter(({ isMissing }) => isMissing),
    ),
    ...list(
      'Not read',
      open.filter(({ isMissing }) => !isMissing),
    ),
  ];
  return { failures, sentences };
}

/** The error of a wait in which no build was found. */
export async function missingError(state: WaitState, context: Context): Promise<Error> {
  const { failures, sentences } = await describeMissing(state, context);
  const [first] = failures;
  const error = first ?? new MissingBuildError(sentences.join(' '));
  const isLate = state.all.every((one) => endOf(one)?.stop.why === 'timeout');
  if (isLate && error instanceof ClientError)
    error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
  if (state.all.length > 1) error.message = sentences.join(' ');
  return error;
}

/** Why a build was given up before it was found. */
async function errorOf(one: Watched, state: WaitState, context: Context): Promise<Error> {
  const { address, query, failure, isMissing, foundMs } = one;
  if (!isMissing && failure) return failure;
  const { sinceMs, settings, appearByMs } = state;
  const limit = appearByMs < sinceMs + settings.timeoutMs ? 'appear-timeout' : 'wait-timeout';
  if (query)
    return missingBuild(query, context, `Check that the pipeline builds this branch, or raise ${limit}.`);
  const { hint = '', status } = failure as ClientError & { readonly status?: number };
  const waited = `It did not appear within ${formatDuration(appearByMs - foundMs)}.`;
  const next = `${hint} If the build appears later, raise ${limit}.`.trim();
  const text = failure ? errorText(failure) : `${address && nameBuild(address)} was not found`;
  return new MissingBuildError(`${text}. ${waited}`, next, status);
}

/**
 * The outcome of the builds that were found, with what became of the others. If any build is enough, the missing ones are no
 * failure.
 */
export async function withMissing(outcome: Outcome, state: WaitState, context: Context): Promise<Outcome> {
  const { until, cancelOnAbort } = state.settings;
  // An interrupted step that cancels its builds has told of each.
  const isTold = context.signal.aborted && cancelOnAbort === true;
  const { failures, sentences } = await describeMissing(state, context, isTold);
  const [first] = failures;
  if (outcome.success && until === 'any')
    return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
  if (first === undefined) return { ...outcome, notes: [...(outcome.notes ?? []), ...sentences] };
  return withFailure(
    outcome,
    { operation: 'wait-for-build', why: sentences.join(' '), error: first },
    context,
  );
}
