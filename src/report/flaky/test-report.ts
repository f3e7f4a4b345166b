import type { FlakyTest } from '../../model/flaky-test.ts';
import { parseTime } from '../../model/times.ts';
import type { SourceLine } from '../text/repository.ts';
import type { SafeUrl, ToLink } from '../text/url.ts';
import { type AgeGroup, ageGroup } from './ages.ts';
import { type RepairedPath, repairPath } from './paths.ts';
import { scoreOf } from './score.ts';

/** What changed since the last report; null if nothing changed or nothing is known. */
export type Change = 'new' | 'active again' | null;

/** A flaky test in a report. Holds nothing secret. */
export interface FlakyTestReport {
  /** The service's IDs: several if it lists the test more than once. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly scope: string;
  /** The path to show, relative if possible; null if unknown. */
  readonly file: string | null;
  /** The place in the repository, if it is certain. */
  readonly place: SourceLine | null;
  readonly url: SafeUrl | null;
  readonly instances: number | null;
  /** Milliseconds since the epoch. */
  readonly lastSeenAt: number | null;
  readonly age: AgeGroup;
  readonly score: number;
  /** True if the pull request changes the file. */
  readonly touched: boolean;
  readonly change: Change;
}

/** What is needed to read tests. */
export interface ReadContext {
  readonly now: number;
  readonly halfLifeMs: number;
  readonly toLink: ToLink;
}

/**
 * The tests of a list (api.md §4.2), in its order. Tests with the same scope, name, and file are one test, even if the
 * service gave them different IDs: their instances add up, and the latest time counts.
 */
export function readTests(tests: readonly FlakyTest[], context: ReadContext): FlakyTestReport[] {
  const groups = new Map<string, Group>();
  for (const test of tests) {
    const path = repairPath(test.location, test.file_name);
    // The lengths show where each part ends.
    const key = `${test.scope?.length} ${test.name?.length} ${test.scope}${test.name}${path.shown ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { test, path, others: null });
    else if (group.others === null) group.others = [test];
    else group.others.push(test);
  }
  return Array.from(groups.values(), (group) => readGroup(group, context));
}

/** The entries of the list that are the same test: usually one, so there is no array for others. */
interface Group {
  readonly test: FlakyTest;
  readonly path: RepairedPath;
  others: FlakyTest[] | null;
}

function readGroup({ test, path, others }: Group, { now, halfLifeMs, toLink }: ReadContext): FlakyTestReport {
  let instances = instancesOf(test);
  let lastSeenAt = parseTime(test.most_recent_instance_at);
  for (const other of others ?? []) {
    instances = addKnown(instances, instancesOf(other));
    lastSeenAt = latest(lastSeenAt, parseTime(other.most_recent_instance_at));
  }
  return {
    ids: others === null ? [test.id] : [...new Set([test, ...others].map(({ id }) => id))],
    name: test.name ?? '',
    scope: test.scope ?? '',
    file: path.shown,
    place: path.place,
    url: toLink(test.web_url),
    instances,
    lastSeenAt,
    age: ageGroup(lastSeenAt, now),
    score: scoreOf({ instances, lastSeenAt }, now, halfLifeMs),
    touched: false,
    change: null,
  };
}

function instancesOf({ instances }: FlakyTest): number | null {
  return typeof instances === 'number' && instances >= 0
    ? Math.min(Math.floor(instances), Number.MAX_SAFE_INTEGER)
    : null;
}

function addKnown(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a + b, Number.MAX_SAFE_INTEGER);
}

function latest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
