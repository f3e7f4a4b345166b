import type { FlakyTest } from '../../model/flaky-test.ts';
import { parseTime } from '../../model/times.ts';
import type { SourceLine } from '../text/repository.ts';
import type { SafeUrl, ToLink } from '../text/url.ts';
import { type AgeGroup, ageGroup } from './ages.ts';
import { createPathReader, type PathReader, splitLine, type TestPath } from './paths.ts';
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
  /** The line in that file; null if unknown. */
  readonly line: number | null;
  /** The place in the repository at the head of the pull request, if it is certain. */
  readonly place: SourceLine | null;
  /** The file of the repository that runs the test, if it is another one: RSpec's shared examples. */
  readonly caller: string | null;
  /** The same as the service lists it, if it cannot be placed. */
  readonly unplacedCaller: string | null;
  readonly url: SafeUrl | null;
  readonly instances: number | null;
  /** Milliseconds since the epoch. */
  readonly lastSeenAt: number | null;
  readonly age: AgeGroup;
  readonly score: number;
  /** True if the pull request changes the file, or the one that runs the test. */
  readonly touched: boolean;
  /** True if the line, or without one the file, is in the diff of the pull request as GitHub shows it. */
  readonly inDiff: boolean;
  /** True if the pull request removes the file. */
  readonly removed: boolean;
  /** The path before the pull request renamed the file; null if it did not. */
  readonly movedFrom: string | null;
  /** The absolute path that the service lists, if it lists one. */
  readonly absolute: string | null;
  /** True if the service lists the same test with a relative path too. */
  readonly isListedTwice: boolean;
  /** True if another runner may read that path in another way. */
  readonly isOfRunner: boolean;
  readonly change: Change;
  /** True if it is not known whether it is new, because its path may have been read in another way for the earlier report. */
  readonly mayBeNew: boolean;
  /** Since when it is known to this pull request, in milliseconds since the epoch; null if it is new or that is unknown. */
  readonly knownSince: number | null;
}

/** What is needed to read tests. */
export interface ReadContext {
  readonly now: number;
  readonly halfLifeMs: number;
  readonly toLink: ToLink;
  readonly readPath?: PathReader;
}

/**
 * The tests of a list (api.md §4.2), in its order. Tests with the same scope, name, file, and line are one test, even if
 * the service gave them different IDs: their instances add up, and the latest time counts.
 */
export function readTests(tests: readonly FlakyTest[], context: ReadContext): FlakyTestReport[] {
  const groups = new Map<string, Group>();
  const { readPath = createPathReader() } = context;
  for (const test of tests) {
    const path = readPath(test.location, test.file_name, test.scope);
    const line = path.line ?? splitLine(test.location ?? '')[1] ?? '';
    // The lengths show where each part ends.
    const key = `${line} ${test.scope?.length} ${test.name?.length} ${path.shown?.length} ${test.scope}${test.name}${path.shown ?? ''}${path.caller ?? path.unplacedCaller ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, { test, path, others: null, isListedTwice: false });
      continue;
    }
    group.isListedTwice ||= (group.path.absolute === null) !== (path.absolute === null);
    if (group.others === null) group.others = [test];
    else group.others.push(test);
    // Where it cannot be placed, the other is a test of its own.
    if (group.path.absolute === null) group.path = path;
  }
  return Array.from(groups.values(), (group) => readGroup(group, context));
}

/** The entries of the list that are the same test: usually one, so there is no array for others. */
interface Group {
  readonly test: FlakyTest;
  path: TestPath;
  others: FlakyTest[] | null;
  isListedTwice: boolean;
}

function readGroup(
  { test, path, others, isListedTwice }: Group,
  { now, halfLifeMs, toLink }: ReadContext,
): FlakyTestReport {
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
    line: path.line,
    place: path.place,
    caller: path.caller,
    unplacedCaller: path.unplacedCaller,
    url: toLink(test.web_url),
    instances,
    lastSeenAt,
    age: ageGroup(lastSeenAt, now),
    score: scoreOf({ instances, lastSeenAt }, now, halfLifeMs),
    touched: false,
    inDiff: false,
    removed: false,
    movedFrom: null,
    absolute: path.absolute,
    isListedTwice,
    isOfRunner: path.isOfRunner,
    change: null,
    mayBeNew: false,
    knownSince: null,
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
