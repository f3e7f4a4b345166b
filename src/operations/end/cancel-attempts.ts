import type { Build } from '../../model/build.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import { count } from '../../report/text/counts.ts';
import { errorText } from '../context/error-text.ts';
import type { ListEnd } from '../lists/collect-list.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';

/** The results as the log and the report show them. */
export const words = {
  canceled: 'canceled',
  'already-canceled': 'already canceled',
  ended: 'already finished',
  blocked: 'blocked, not canceled',
  failed: 'could not be canceled',
  unfinished: 'still canceling',
  running: 'running after the cancel',
  unread: 'could no longer be read after the cancel',
  unknown: 'may be canceled: the outcome is unknown',
  left: 'not canceled',
} as const;

/** The same of builds whose end was not seen, in a sentence before their names. */
export const openWords = {
  unfinished: `${words.unfinished} when the wait ended`,
  running: `${words.running} when the wait ended`,
  unread: words.unread,
} as const;

/** An attempt to cancel one build. */
export interface Attempt {
  readonly build: Build;
  /** Null if the build does not say where it belongs. */
  readonly tracked: TrackedBuild | null;
  readonly result: keyof typeof words;
  /** Why it could not be canceled. */
  readonly failure?: string;
}

/** How a build is whose end was not seen. Somebody may have retried its jobs since. */
function resultOfStop({ state }: Build, { why, unreadSinceMs }: Stop): Attempt['result'] {
  const isUnread = unreadSinceMs !== undefined || why === 'unreachable' || why === 'disappeared';
  if (isUnread) return 'unread';
  return state === 'canceling' ? 'unfinished' : 'running';
}

/** The attempt with its build as it was seen since. An accepted cancel may come too late. */
export function withBuild(attempt: Attempt, build: Build, stop?: Stop): Attempt {
  const { tracked } = attempt;
  const seen = { ...attempt, build, tracked: tracked && { ...tracked, build } };
  if (stop) return { ...seen, result: resultOfStop(build, stop) };
  if (!isOver(build) || isCanceled(build.state)) return seen;
  return { ...seen, result: effectiveState(build) === 'blocked' ? 'blocked' : 'ended' };
}

/** The names in the sentence of an interrupted step. The summary shows all builds. */
const mostNamed = 20;

export function trackAttempt({ tracked }: Attempt): TrackedBuild[] {
  return tracked === null ? [] : [tracked];
}

export function nameBuilds(builds: readonly TrackedBuild[]): string {
  const names = builds.slice(0, mostNamed).map(({ address }) => nameBuild(address));
  const left = builds.length - names.length;
  return left === 0 ? names.join(', ') : `${names.join(', ')} and ${left} more`;
}

export function describeAll(attempts: readonly Attempt[], end: ListEnd): string {
  const more = describeRest(end);
  if (attempts.length === 0) return `No builds to cancel.${more}`;
  const [first] = attempts.flatMap((attempt) => attempt.failure ?? []);
  const countOf = (wanted: keyof typeof words) => attempts.filter(({ result }) => result === wanted).length;
  const still = (['unfinished', 'running', 'unread'] as const)
    .map((result) => ({
      result,
      builds: attempts.filter((one) => one.result === result).flatMap(trackAttempt),
    }))
    .filter(({ builds }) => builds.length > 0)
    .map(({ result, builds }) => `; ${builds.length} ${openWords[result]} (${nameBuilds(builds)})`);
  const others = (['ended', 'already-canceled', 'blocked', 'unknown', 'left'] as const)
    .filter((result) => countOf(result) > 0)
    .map((result) => `; ${countOf(result)} ${words[result]}`)
    .concat(...still)
    .join('');
  const [canceled, failed] = [countOf('canceled'), countOf('failed')];
  const done = canceled === 0 ? '' : `; ${canceled} canceled`;
  const what =
    failed === 0
      ? `Canceled ${count(canceled, 'build')}`
      : `${failed} of ${count(attempts.length, 'build')} could not be canceled${done}`;
  const why = first === undefined ? '' : ` First error: ${first.replace(/\.$/, '')}.`;
  return `${what}${others}.${why}${more}`;
}

/** What is known of the builds that were not listed. */
function describeRest({ complete, reason, failure }: ListEnd): string {
  if (complete) return '';
  if (reason === 'bytes')
    return ' More builds match, which are too large for one step: run the operation again.';
  if (reason === 'interrupted') return ' More builds may match.';
  if (reason === 'changed')
    return ' More builds may match: the list changed while it was read. Run the operation again.';
  if (failure === undefined) return ' More builds match: run the operation again, or raise limit.';
  return ` More builds may match: ${errorText(failure.cause)}.`;
}
