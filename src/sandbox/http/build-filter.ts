import { buildStates, finishedStates } from '../../model/states.ts';
import { matchesPattern } from '../../model/wildcard.ts';
import { finishedTime } from '../simulation/timeline.ts';
import { commitAt, metaDataOf, stateOf, timelineOf } from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { singleValue, timeOf, valuesOf } from './query.ts';
import { RequestRejected } from './result.ts';

/**
 * The filters of the three build lists (api.md §4.3), as one condition on a build at a time. The cheapest come first, since
 * the state of a build may have to be computed. An empty parameter counts as not given.
 */
export function buildFilter(url: URL, now: number): (build: BuildRecord) => boolean {
  const branches = valuesOf(url, 'branch');
  const commits = valuesOf(url, 'commit');
  const creator = singleValue(url, 'creator');
  // A key may itself contain brackets and colons. If there are several, all must match.
  const metaData = [...url.searchParams]
    .filter(([name]) => name.startsWith('meta_data[') && name.endsWith(']'))
    .map(([name, value]) => ({ key: name.slice('meta_data['.length, -1), value }));
  const from = timeOf(url, 'created_from') ?? Number.NEGATIVE_INFINITY;
  const to = timeOf(url, 'created_to') ?? Number.POSITIVE_INFINITY;
  const finishedFrom = timeOf(url, 'finished_from');
  const states = statesOf(url);
  return (build) =>
    build.createdAt >= from &&
    build.createdAt < to &&
    (creator === null || build.spec.creator?.id === creator) &&
    (branches?.some((pattern) => matchesPattern(build.spec.branch, pattern)) ?? true) &&
    metaData.every(({ key, value }) => metaDataOf(build)[key] === value) &&
    (commits?.includes(commitAt(build, now)) ?? true) &&
    (finishedFrom === null ||
      (finishedTime(timelineOf(build), now) ?? Number.NEGATIVE_INFINITY) >= finishedFrom) &&
    (states?.has(stateOf(build, now)) ?? true);
}

/** The internal states: a blocked build is `blocked` here, whatever its `state` field says. No build is ever `creating`. */
function statesOf(url: URL): ReadonlySet<string> | null {
  const given = valuesOf(url, 'state');
  if (given === null) return null;
  const known: readonly string[] = [...buildStates, 'finished', 'creating'];
  const unknown = given.find((state) => !known.includes(state));
  if (unknown !== undefined)
    throw new RequestRejected(400, `"${unknown}" is not a state that builds can be filtered by`);
  return new Set(given.flatMap((state) => (state === 'finished' ? [...finishedStates] : [state])));
}
