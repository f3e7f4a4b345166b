import type { FlakyTest } from '../../model/flaky-test.ts';
import { parseTime } from '../../model/times.ts';
import type { Place } from '../text/repository.ts';
import { type SafeUrl, safeUrl } from '../text/url.ts';
import { type AgeGroup, ageGroup } from './ages.ts';
import { repairPath } from './paths.ts';
import { scoreOf } from './score.ts';

/** What happened to a test since the last report; null where nothing did, or nothing is known. */
export type Change = 'new' | 'active again' | null;

/** A flaky test as a report shows it. Nothing in it is secret. */
export interface FlakyTestReport {
  /** The service's ids, several where it lists one test more than once. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly scope: string;
  /** The path to show, relative where it can be; null where none is known. */
  readonly file: string | null;
  /** The place in the repository, where it is sure. */
  readonly place: Place | null;
  readonly url: SafeUrl | null;
  readonly instances: number | null;
  /** Milliseconds since the epoch. */
  readonly lastSeenAt: number | null;
  readonly age: AgeGroup;
  readonly score: number;
  /** True where the pull request changes the file. */
  readonly touched: boolean;
  readonly change: Change;
}

/** What is needed to read tests. */
export interface ReadContext {
  readonly now: number;
  readonly halfLifeMs: number;
  readonly loopback: boolean;
}

/**
 * The tests of a list (api.md §4.2), in its order. Those with the same scope, name and file are one test, whatever
 * ids the service gave them: their instances add up, and the latest time counts.
 */
export function readTests(tests: readonly FlakyTest[], context: ReadContext): FlakyTestReport[] {
  const groups = Map.groupBy(tests, (test) =>
    JSON.stringify([test.scope, test.name, repairPath(test.location, test.file_name).shown]),
  );
  return [...groups.values()].map((group) => readGroup(group, context));
}

function readGroup(group: readonly FlakyTest[], { now, halfLifeMs, loopback }: ReadContext): FlakyTestReport {
  const [first] = group;
  const path = repairPath(first?.location, first?.file_name);
  const instances = sumKnown(group.map((test) => test.instances));
  const lastSeenAt = latest(group.map((test) => parseTime(test.most_recent_instance_at)));
  return {
    ids: [...new Set(group.map((test) => test.id))],
    name: first?.name ?? '',
    scope: first?.scope ?? '',
    file: path.shown,
    place: path.place,
    url: safeUrl(first?.web_url, loopback),
    instances,
    lastSeenAt,
    age: ageGroup(lastSeenAt, now),
    score: scoreOf({ instances, lastSeenAt }, now, halfLifeMs),
    touched: false,
    change: null,
  };
}

function sumKnown(numbers: readonly (number | null | undefined)[]): number | null {
  const known = numbers.filter((number) => typeof number === 'number').filter((number) => number >= 0);
  if (known.length === 0) return null;
  return Math.min(
    known.reduce((sum, number) => sum + Math.floor(number), 0),
    Number.MAX_SAFE_INTEGER,
  );
}

function latest(moments: readonly (number | null)[]): number | null {
  return moments.reduce(
    (last, moment) => (moment !== null && moment > (last ?? Number.NEGATIVE_INFINITY) ? moment : last),
    null,
  );
}
