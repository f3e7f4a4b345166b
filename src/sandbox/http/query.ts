import { buildStates, finishedStates } from '../../model/states.ts';
import { finishedTime } from '../simulation/state-at.ts';
import { matchesPattern } from '../wildcard.ts';
import { commitAt, metaDataOf, stateOf, timelineOf } from '../world/build-timeline.ts';
import type { BuildRecord } from '../world/records.ts';
import { RequestRejected } from './result.ts';

/** A condition on a build at a time. */
type Condition = (build: BuildRecord, now: number) => boolean;

/**
 * The filters of the three build lists (api.md §4.3), as one condition. The cheapest come first, since the state of a
 * build may have to be computed. An empty parameter counts as not given.
 */
export function buildCondition(url: URL): Condition {
  const conditions: Condition[] = [];
  const add = <Value>(value: Value | null, make: (value: Value) => Condition) => {
    if (value !== null) conditions.push(make(value));
  };
  add(
    values(url, 'branch'),
    (branches) =>
      ({ spec }) =>
        branches.some((pattern) => matchesPattern(spec.branch, pattern)),
  );
  add(values(url, 'commit'), (commits) => (build, now) => commits.includes(commitAt(build, now)));
  add(
    singleValue(url, 'creator'),
    (creator) =>
      ({ spec }) =>
        spec.creator?.id === creator,
  );
  for (const [name, value] of url.searchParams) {
    // The key may itself contain brackets and colons. If there are several, all must match.
    if (!name.startsWith('meta_data[') || !name.endsWith(']')) continue;
    const key = name.slice('meta_data['.length, -1);
    conditions.push((build) => metaDataOf(build)[key] === value);
  }
  add(timeOf(url, 'created_from'), (from) => (build) => build.createdAt >= from);
  add(timeOf(url, 'created_to'), (to) => (build) => build.createdAt < to);
  add(
    timeOf(url, 'finished_from'),
    (from) => (build, now) => (finishedTime(timelineOf(build), now) ?? Number.NEGATIVE_INFINITY) >= from,
  );
  add(values(url, 'state'), stateCondition);
  return (build, now) => conditions.every((condition) => condition(build, now));
}

/** By the internal state: a blocked build is `blocked` here, whatever its `state` field says. No build is ever `creating`. */
function stateCondition(states: readonly string[]): Condition {
  const known: readonly string[] = [...buildStates, 'finished', 'creating'];
  const unknown = states.find((state) => !known.includes(state));
  if (unknown !== undefined)
    throw new RequestRejected(400, `"${unknown}" is not a state that builds can be filtered by`);
  const wanted = new Set<string>(states);
  if (wanted.has('finished')) for (const state of finishedStates) wanted.add(state);
  return (build, now) => wanted.has(stateOf(build, now));
}

/** True for a flag that the query sets, however it is written: clients send `true`, `True`, `1`. */
export function isSet(url: URL, name: string): boolean {
  const value = singleValue(url, name);
  return value !== null && !['false', 'f', 'off', '0'].includes(value.toLowerCase());
}

/** The values of `name[]=a&name[]=b`, or of the plain form, of which the last one counts; null if there are none. */
function values(url: URL, name: string): readonly string[] | null {
  const listed = url.searchParams.getAll(`${name}[]`).filter((value) => value !== '');
  const plain = singleValue(url, name);
  const all = plain === null ? listed : [...listed, plain];
  return all.length === 0 ? null : all;
}

/** The value of a parameter, of which the last one counts; null if it is empty. */
export function singleValue(url: URL, name: string): string | null {
  return url.searchParams.getAll(name).at(-1) || null;
}

const isoTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** The time that a parameter gives, in milliseconds since the epoch; null if it is empty. */
export function timeOf(url: URL, name: string): number | null {
  const text = singleValue(url, name);
  if (text === null) return null;
  // A plus sign that a client has not encoded arrives as a space.
  const written = text.replace(/ (?=\d{2}:?\d{2}$)/, '+');
  const time = isoTime.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time)) throw new RequestRejected(400, `${name} is not an ISO 8601 time: "${text}"`);
  return time;
}
