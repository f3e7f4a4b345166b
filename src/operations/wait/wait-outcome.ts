import { ClientError } from '../../client/index.ts';
import { effectiveState, isCanceled } from '../../model/states.ts';
import { analyzeBuild, type BuildReport } from '../../report/builds/analyze.ts';
import { describeBuild } from '../../report/builds/describe.ts';
import { renderBuildSummary } from '../../report/builds/summary.ts';
import { isSuccess, type WaitOptions } from '../inputs/wait-options.ts';
import type { Context, Outcome } from '../operation.ts';
import type { WaitedBuild } from './poll-builds.ts';

/** What a step ends as that waited for builds: it mirrors them. */
export function waitOutcome(
  followed: readonly WaitedBuild[],
  options: WaitOptions,
  context: Context,
): Outcome {
  const success = hasSucceeded(followed, options);
  const worst = success ? undefined : firstToLookAt(followed.filter((one) => !endedWell(one, options)));
  const hint = worst && hintFor(worst);
  const [only, second] = followed;
  const single = only !== undefined && second === undefined;
  return {
    success,
    sentence: single ? describeOne(only, context) : describeMany(followed, { worst, options }, context),
    ...(hint === undefined ? {} : { hint }),
    json: single ? only.build : followed.map(({ build }) => build),
    summary: buildSummary(followed, context),
  };
}

/** One that ended badly before one that did not end, and last one that was left because of another. */
function firstToLookAt(bad: readonly WaitedBuild[]): WaitedBuild | undefined {
  return bad.find(({ halt }) => halt === null) ?? bad.find(({ halt }) => halt?.stop.why !== 'left') ?? bad[0];
}

/** The summary of builds: each in turn, within the bytes that are left. */
export function buildSummary(followed: readonly WaitedBuild[], context: Context): Outcome['summary'] {
  return ({ bytes }) => {
    const reports = followed.map((one) => report(one, context));
    const { repository } = context.workflow;
    const share = Math.floor(bytes / Math.max(1, reports.length)) - 2;
    return reports
      .map((one) => renderBuildSummary(one, { bytes: share, repository, chart: reports.length < 4 }))
      .join('\n\n');
  };
}

function hasSucceeded(followed: readonly WaitedBuild[], options: WaitOptions): boolean {
  if (options.until === 'any') return followed.some((one) => endedWell(one, options));
  return followed.every((one) => endedWell(one, options));
}

function endedWell({ halt, build }: WaitedBuild, options: WaitOptions): boolean {
  return halt === null && isSuccess(effectiveState(build), options);
}

function describeOne(one: WaitedBuild, context: Context): string {
  const words = describeBuild(report(one, context));
  const error = one.halt?.error;
  return error === undefined ? words : `${words} (${error.message})`;
}

function describeMany(
  followed: readonly WaitedBuild[],
  { worst, options }: { readonly worst: WaitedBuild | undefined; readonly options: WaitOptions },
  context: Context,
): string {
  const good = followed.filter((one) => endedWell(one, options)).length;
  const first = worst === undefined ? '' : ` First to look at: ${describeOne(worst, context)}`;
  return `${good} of ${followed.length} builds ended well.${first}`;
}

function report({ build, halt }: WaitedBuild, context: Context): BuildReport {
  const loopback = URL.parse(build.url ?? '')?.protocol === 'http:';
  return analyzeBuild(build, {
    now: context.clock.now(),
    redact: context.redact,
    stop: halt?.stop ?? null,
    loopback,
  });
}

function hintFor({ address, build, halt }: WaitedBuild): string | undefined {
  const state = effectiveState(build);
  switch (halt?.stop.why) {
    case 'timeout':
      if (isCanceled(state)) return undefined;
      return `wait-for-build with pipeline ${address.organization}/${address.pipeline} and build ${address.number} takes the wait up again; wait-timeout gives it longer.`;
    case 'queue-timeout':
      return 'No agent took a job of it: see that agents with the rules of its steps are connected.';
    case 'disappeared':
      return 'Somebody deleted the build or its pipeline, or the token lost its access: no access looks like not found.';
    case undefined:
      return state === 'blocked'
        ? 'Unblock it, or let success-states name blocked, or set wait-through-blocked.'
        : undefined;
    default:
      return halt?.error instanceof ClientError ? halt.error.hint : undefined;
  }
}
