import { ClientError } from '../../client/index.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence, errorText } from '../context/error-text.ts';
import { withFailure } from '../context/failed-outcome.ts';
import { MissingBuildError } from '../context/missing-build-error.ts';
import type { Outcome } from '../context/outcome.ts';
import { describeFilters, missingBuild } from '../lists/newest-build.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { endOf, isShown, type WaitState, type Watched } from './state.ts';

/** What is waited for, in words: `acme/web #42`, or `build of 4f2c1d9`. */
export function nameWanted({ address, query }: Pick<Watched, 'address' | 'query'>): string {
  return address ? nameBuild(address) : `build${describeFilters(query?.filters ?? {})}`;
}

/** What became of each build that no response has shown, with the error if it was given up. */
function describeMissing(state: WaitState, context: Context) {
  const missing = state.all.filter((one) => !isShown(one));
  return Promise.all(
    missing.map(async (one): Promise<{ readonly sentence: string; readonly error?: Error }> => {
      const end = endOf(one);
      if (end?.stop.why !== 'disappeared' && end?.error === undefined)
        return {
          sentence: `${nameWanted(one)} was not ${one.isMissing ? 'found' : 'read'} before the wait ended.`,
        };
      const error = await errorOf(one, state, context);
      return { sentence: errorSentence(error), error };
    }),
  );
}

/** The error of a wait in which no build was found. */
export async function missingError(state: WaitState, context: Context): Promise<Error> {
  const missing = await describeMissing(state, context);
  const words = missing.map(({ sentence }) => sentence).join(' ');
  const error = missing.find((one) => one.error)?.error ?? new MissingBuildError(words);
  const isLate = state.all.every((one) => endOf(one)?.stop.why === 'timeout');
  if (isLate && error instanceof ClientError)
    error.hint = `wait-timeout expired before the build could be read. ${error.hint ?? ''}`.trim();
  if (missing.length > 1) error.message = words;
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
  const missing = await describeMissing(state, context);
  const sentences = missing.map(({ sentence }) => sentence);
  if (outcome.success && state.settings.until === 'any')
    return { ...outcome, notices: [...(outcome.notices ?? []), ...sentences] };
  const error = missing.find((one) => one.error)?.error;
  if (error === undefined) return { ...outcome, notes: [...(outcome.notes ?? []), ...sentences] };
  return withFailure(outcome, { operation: 'wait-for-build', why: sentences.join(' '), error }, context);
}
