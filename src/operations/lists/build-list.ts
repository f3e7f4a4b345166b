import type { ActionClient } from '../../client/action/action-client.ts';
import type { ActionCallOptions } from '../../client/retry/with-deadline.ts';
import type { Build } from '../../model/build.ts';
import type { BuildFilters } from '../../model/requests.ts';
import {
  analyzeBuilds,
  type BuildListContext,
  type BuildListReport,
  describeListed,
} from '../../report/builds/list.ts';
import { renderBuildsSummary } from '../../report/builds/list-summary.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { interruptedOutcome } from '../context/interrupted-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt } from '../context/time-to-wait.ts';
import type { BuildScope } from '../inputs/build-filters.ts';
import { buildEntry, buildValues, trackListed } from '../outputs/build-outputs.ts';
import { listValues } from '../outputs/list-outputs.ts';
import type { ListEnd } from './collect-list.ts';
import { chooseMatching, type MatchingBuilds } from './matching-builds.ts';
import { describeList, readList } from './read-list.ts';

/** Which builds to list. */
export interface ListOrder {
  readonly scope: BuildScope;
  readonly filters: BuildFilters;
  readonly limit: number;
  /** When the time to wait is over, by the monotonic clock: what would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
  /** The time for the list, in milliseconds, if it is worth less than usual. */
  readonly timeoutMs?: number;
}

/** The most builds that the log lists. */
const mostLogged = 20;

/** Lists the builds that match. */
export async function listMatching(order: ListOrder, context: Context): Promise<Outcome> {
  const { builds, notes, ...end } = await readMatching(order, context);
  const { complete } = end;
  const tracked = builds.map(trackListed).filter((one) => one !== null);
  const report = reportOn(builds, { complete }, context);
  logBuilds(report, context);
  const outcome: Outcome = {
    ...describeList(count(builds.length, 'build'), end),
    outputs: { ...buildValues(tracked), ...listValues(builds.length, complete, tracked.map(buildEntry)) },
    json: builds,
    notes,
    summary: (limits) => renderBuildsSummary(report, limits),
  };
  return end.reason === 'interrupted' ? interruptedOutcome(outcome, context.redact) : outcome;
}

function logBuilds({ builds }: BuildListReport, { log }: Context): void {
  for (const build of builds.slice(0, mostLogged)) log.info(describeListed(build));
  if (builds.length > mostLogged) log.info(`And ${builds.length - mostLogged} more.`);
}

/** The builds that match, newest first. */
export async function readMatching(
  { scope, filters, limit, sendByMs, timeoutMs }: ListOrder,
  context: Context,
): Promise<MatchingBuilds & ListEnd> {
  const list = requestList(
    scope,
    { ...filters, signal: context.signal, ...endingAt(sendByMs), timeoutMs },
    context.client,
  );
  const { items, ...end } = await readList(list, { limit, thing: 'build' }, context);
  return { ...chooseMatching(items, filters), ...end };
}

function requestList(scope: BuildScope, filters: BuildFilters & ActionCallOptions, client: ActionClient) {
  switch (scope.of) {
    case 'pipeline':
      return client.builds.listForPipeline(scope.address, filters);
    case 'organization':
      return client.builds.listForOrganization(scope.address, filters);
    case 'token':
      return client.builds.list(filters);
  }
}

/** The summary of a list; `results` says what happened to each build, by ID. */
export function renderList(
  builds: readonly Build[],
  { bytes, ...about }: { bytes: number; complete: boolean; results?: ReadonlyMap<string, string> },
  context: Context,
): string {
  return renderBuildsSummary(reportOn(builds, about, context), { bytes });
}

function reportOn(
  builds: readonly Build[],
  about: Pick<BuildListContext, 'complete' | 'results'>,
  { clock, redact, toLink }: Context,
): BuildListReport {
  return analyzeBuilds(builds, { now: clock.now(), redact, toLink, ...about });
}
