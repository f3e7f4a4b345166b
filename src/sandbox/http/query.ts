import { buildStates, finishedStates } from '../../model/states.ts';
import type { Profile } from '../profile.ts';
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
export function buildCondition(url: URL, profile: Profile): Condition {
  const conditions = [
    ...branchCondition(values(url, 'branch'), profile),
    ...commitCondition(values(url, 'commit')),
    ...creatorCondition(singleValue(url, 'creator')),
    ...metaDataConditions(url),
    ...createdConditions(timeOf(url, 'created_from'), timeOf(url, 'created_to')),
    ...finishedCondition(timeOf(url, 'finished_from')),
    ...stateCondition(values(url, 'state'), profile),
  ];
  return (build, now) => conditions.every((condition) => condition(build, now));
}

const no = ['false', 'f', 'off', '0'];

/** True for a flag that the query sets, however it is written: clients send `true`, `True`, `1`. */
export function isSet(url: URL, name: string): boolean {
  const value = singleValue(url, name);
  return value !== null && !no.includes(value.toLowerCase());
}

function branchCondition(branches: readonly string[], { branchWildcards }: Profile): Condition[] {
  if (branches.length === 0) return [];
  const matches = (branch: string, pattern: string) =>
    branchWildcards ? matchesPattern(branch, pattern) : branch === pattern;
  return [({ spec }) => branches.some((pattern) => matches(spec.branch, pattern))];
}

function commitCondition(commits: readonly string[]): Condition[] {
  if (commits.length === 0) return [];
  return [(build, now) => commits.includes(commitAt(build, now))];
}

function creatorCondition(creator: string | null): Condition[] {
  return creator === null ? [] : [({ spec }) => spec.creator?.id === creator];
}

/** `meta_data[key]=value`; if there are several, all must match. The key may itself contain brackets and colons. */
function metaDataConditions(url: URL): Condition[] {
  return [...url.searchParams].flatMap(([name, value]) => {
    if (!name.startsWith('meta_data[') || !name.endsWith(']')) return [];
    const key = name.slice('meta_data['.length, -1);
    return [(build: BuildRecord) => metaDataOf(build)[key] === value];
  });
}

function createdConditions(from: number | null, to: number | null): Condition[] {
  const onOrAfter: Condition[] = from === null ? [] : [(build) => build.createdAt >= from];
  const before: Condition[] = to === null ? [] : [(build) => build.createdAt < to];
  return [...onOrAfter, ...before];
}

function finishedCondition(from: number | null): Condition[] {
  if (from === null) return [];
  return [(build, now) => (finishedTime(timelineOf(build), now) ?? Number.NEGATIVE_INFINITY) >= from];
}

/** By the internal state: a blocked build is `blocked` here, whatever its `state` field says. */
function stateCondition(states: readonly string[], { creatingFilter }: Profile): Condition[] {
  if (states.length === 0) return [];
  const known: readonly string[] = [...buildStates, 'finished', ...(creatingFilter ? ['creating'] : [])];
  for (const state of states) {
    if (!known.includes(state))
      throw new RequestRejected(400, `"${state}" is not a state that builds can be filtered by`);
  }
  const wanted: ReadonlySet<string> = new Set(states.flatMap(statesOf));
  return [(build, now) => wanted.has(stateOf(build, now))];
}

function statesOf(filter: string): readonly string[] {
  return filter === 'finished' ? finishedStates : [filter];
}

/** The values of `name[]=a&name[]=b`, or of the plain form, of which the last one counts. */
function values(url: URL, name: string): string[] {
  const listed = url.searchParams.getAll(`${name}[]`).filter((value) => value !== '');
  const plain = singleValue(url, name);
  return plain === null ? listed : [...listed, plain];
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
