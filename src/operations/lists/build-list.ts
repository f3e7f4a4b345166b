import type { Build } from '../../model/build.ts';
import { analyzeBuild } from '../../report/builds/analyze.ts';
import { describeListed, renderBuildsSummary } from '../../report/builds/list.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { interruptedOutcome } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { buildEntry, buildValues, trackListed } from '../outputs/build-outputs.ts';
import { listValues } from '../outputs/declarations.ts';
import { type ListOrder, readMatching } from './matching-builds.ts';
import { describeList } from './read-list.ts';

const mostLogged = 20;

/** Lists the builds that match. */
export async function listMatching(order: ListOrder, context: Context): Promise<Outcome> {
  const { builds, notes, ...end } = await readMatching(order, context);
  const { complete } = end;
  const { client, log } = context;
  const tracked = builds.map(trackListed).filter((one) => one !== null);
  for (const build of builds.slice(0, mostLogged))
    log.info(describeListed(analyzeBuild(build, { now: client.serviceNow() })));
  if (builds.length > mostLogged) log.info(`And ${builds.length - mostLogged} more.`);
  const outcome: Outcome = {
    ...describeList(count(builds.length, 'build'), end),
    outputs: { ...buildValues(tracked), ...listValues(builds.length, complete, tracked.map(buildEntry)) },
    json: builds,
    notes,
    // An empty list has nothing to show.
    summary: (limits) =>
      builds.length === 0 && complete ? '' : renderList(builds, { ...limits, complete }, context),
  };
  return end.reason === 'interrupted' ? interruptedOutcome(outcome) : outcome;
}

/** The summary of a list; `results` are what happened to each build, by ID. */
export function renderList(
  builds: readonly Build[],
  about: { bytes: number; complete: boolean; results?: ReadonlyMap<string, string> },
  { client, toLink }: Context,
): string {
  return renderBuildsSummary(builds, { ...about, toLink, asOf: client.serviceNow() });
}
