import type { Build } from '../../model/build.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import { type ListOrder, readMatching, renderList } from '../lists/build-list.ts';
import type { ListEnd } from '../lists/collect-list.ts';
import {
  buildValues,
  nameBuild,
  setBuildOutputs,
  type TrackedBuild,
  trackListed,
} from '../outputs/build-outputs.ts';
import { dryRun } from '../outputs/dry-run.ts';
import { listValues } from '../outputs/list-outputs.ts';
import { tryCancelBuild } from './cancel-build-once.ts';

/** The results as the log and the report show them. */
const words = {
  canceled: 'canceled',
  'already-canceled': 'already canceled',
  ended: 'already finished',
  blocked: 'blocked, not canceled',
  failed: 'could not be canceled',
} as const;

/** Cancels the builds that match, or shows the requests that would. */
export async function cancelMatching(
  order: ListOrder & { readonly dryRun: boolean },
  context: Context,
): Promise<Outcome> {
  const { builds, notes, ...end } = await readMatching(order, context);
  if (!order.dryRun) return { ...(await cancelAll(builds, end, context)), notes };
  const tracked = builds.map(trackListed).filter((one) => one !== null);
  const requests = tracked.map(({ address }) => ({ endpoint: 'builds.cancel', to: { ...address } }) as const);
  return { ...dryRun(requests, context), outputs: listValues(tracked.length, end.complete), notes };
}

/** Cancels one build after the other. A failure is reported, and the others are canceled nevertheless. */
async function cancelAll(
  builds: readonly Build[],
  { complete, failure }: ListEnd,
  context: Context,
): Promise<Outcome> {
  const attempts: Attempt[] = [];
  for (const build of builds) {
    attempts.push(await attemptCancel(build, context));
    setBuildOutputs(attempts.flatMap(trackAttempt), context.journal, builds.length);
  }
  const tracked = attempts.flatMap(trackAttempt);
  const found = tracked.map(({ build }) => build);
  const results = new Map(attempts.map(({ build, result }) => [build.id, words[result]]));
  return {
    success: failure === undefined && attempts.every((one) => one.failure === undefined),
    sentence: describeAll(attempts, { complete, failure }),
    outputs: { ...buildValues(tracked, builds.length), ...listValues(tracked.length, complete) },
    json: found,
    summary: ({ bytes }) => renderList(found, { bytes, complete, results }, context),
  };
}

/** An attempt to cancel one build. */
interface Attempt {
  readonly build: Build;
  /** Null if the build does not say where it belongs. */
  readonly tracked: TrackedBuild | null;
  readonly result: keyof typeof words;
  /** Why it could not be canceled. */
  readonly failure?: string;
}

async function attemptCancel(build: Build, context: Context): Promise<Attempt> {
  const tracked = trackListed(build);
  if (tracked === null) {
    const failure = `Build ${build.number} has no API URL, so its pipeline is unknown.`;
    return { build, tracked, result: 'failed', failure };
  }
  const attempt = await tryCancelBuild(tracked.address, context);
  if ('failure' in attempt) return { build, tracked, result: 'failed', ...attempt };
  context.log.info(`${nameBuild(tracked.address)}: ${words[attempt.result]}.`);
  return { ...attempt, tracked: { ...tracked, build: attempt.build } };
}

function trackAttempt({ tracked }: Attempt): TrackedBuild[] {
  return tracked === null ? [] : [tracked];
}

function describeAll(attempts: readonly Attempt[], end: ListEnd): string {
  const more = describeRest(end);
  if (attempts.length === 0) return `No builds to cancel.${more}`;
  const [first] = attempts.flatMap((attempt) => attempt.failure ?? []);
  const countOf = (wanted: keyof typeof words) => attempts.filter(({ result }) => result === wanted).length;
  if (first !== undefined)
    return `${countOf('failed')} of ${count(attempts.length, 'build')} could not be canceled. First error: ${first}${more}`;
  const others = (['ended', 'already-canceled', 'blocked'] as const)
    .filter((result) => countOf(result) > 0)
    .map((result) => `; ${countOf(result)} ${words[result]}`);
  return `Canceled ${count(countOf('canceled'), 'build')}${others.join('')}.${more}`;
}

/** What is known of the builds that were not listed. */
function describeRest({ complete, failure }: ListEnd): string {
  if (complete) return '';
  if (failure === undefined) return ' More builds match: run the operation again, or raise limit.';
  return ` More builds may match: ${errorText(failure.cause)}.`;
}
