import type { Build } from '../../model/build.ts';
import {
  analyzeBuilds,
  type BuildListContext,
  type BuildListReport,
  describeListed,
  renderBuildsSummary,
} from '../../report/builds/list.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { interruptedOutcome } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { buildEntry, buildValues, trackListed } from '../outputs/build-outputs.ts';
import { listValues } from '../outputs/declarations.ts';
import { type ListOrder, readMatching } from './matching-builds.ts';
import { describeList } from './read-list.ts';

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
    // An empty list has nothing to show.
    summary: (limits) => (builds.length === 0 && complete ? '' : renderBuildsSummary(report, limits)),
  };
  return end.reason === 'interrupted' ? interruptedOutcome(outcome, context.redact) : outcome;
}

function logBuilds({ builds }: BuildListReport, { log }: Context): void {
  for (const build of builds.slice(0, mostLogged)) log.info(describeListed(build));
  if (builds.length > mostLogged) log.info(`And ${builds.length - mostLogged} more.`);
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
  { client, redact, toLink }: Context,
): BuildListReport {
  return analyzeBuilds(builds, { now: client.serviceNow(), redact, toLink, ...about });
}
