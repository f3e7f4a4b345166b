import { nameBuild } from '../outputs/build-outputs.ts';
import type { BuildWait } from './build-wait.ts';
import type { SharedFilters } from './read-builds.ts';
import type { RetryTurns } from './retry-turns.ts';

/** Builds that are polled with one request. */
export interface Group {
  /** What is read: the organization of a list, or the name of one build. */
  readonly key: string;
  /** Groups with the same one take each other's place in the plan. */
  readonly planKey: string;
  readonly waits: readonly BuildWait[];
  /** How many builds of the wait a list of them contains, including those that have ended; undefined for one build. */
  readonly listed?: number;
  /** True for one build that is read because its list cannot be. */
  readonly isSubstitute?: boolean;
  /** When it was last tried, or another substitute of the same list. */
  readonly triedMs: number;
}

/** A list that has failed so often may be down alone. */
const mostListFailures = 2;

/** True if builds of a list that fails are read one by one. */
export function hasSubstitute(organization: string, turns: RetryTurns): boolean {
  return turns.failures(organization) >= mostListFailures;
}

/** What the groups depend on. */
interface Grouping {
  readonly shared: SharedFilters;
  /** True if the list of this organization is not asked for, because it was refused. */
  readonly isRefused: (organization: string) => boolean;
  readonly turns: RetryTurns;
  readonly nowMs: number;
  /** True for a group whose poll is not answered yet: it is not polled again before. */
  readonly isPending: (key: string) => boolean;
}

/**
 * The builds to poll together: those of one organization if they share meta-data, otherwise each by itself, also while the
 * list is not answered. While it fails, one of its builds at a time is polled as well, in turns.
 */
export function groupWaits(all: readonly BuildWait[], grouping: Grouping): Group[] {
  return allGroups(all, grouping).filter(({ key }) => !grouping.isPending(key));
}

function allGroups(
  all: readonly BuildWait[],
  { shared, isRefused, turns, nowMs, isPending }: Grouping,
): Group[] {
  return [...Map.groupBy(all, ({ address }) => address.organization)].flatMap(([key, each]) => {
    const waits = each.filter(({ end }) => end === null);
    const [first, second] = waits;
    if (first === undefined) return [];
    if (shared === undefined || isRefused(key)) return waits.map((wait) => single(wait, turns));
    if (second === undefined && turns.failures(key) === 0) return [{ ...single(first, turns), planKey: key }];
    const group = { key, planKey: key, waits, listed: each.length, triedMs: turns.triedMs(key) };
    const free = waits.filter(({ address }) => !isPending(nameBuild(address)));
    if (!hasSubstitute(key, turns)) return isPending(key) ? free.map((wait) => single(wait, turns)) : [group];
    return free.length === 0 ? [group] : [group, substitute({ ...group, waits: free }, turns, nowMs)];
  });
}

function single(wait: BuildWait, turns: RetryTurns): Group {
  const key = nameBuild(wait.address);
  return { key, planKey: key, waits: [wait], triedMs: turns.triedMs(key) };
}

/** The build that was not tried for the longest time, of those that may be. */
function substitute({ key: planKey, waits }: Group, turns: RetryTurns, nowMs: number): Group {
  const dueMs = ({ key }: Group) => Math.max(nowMs, turns.retryAtMs(key) ?? nowMs);
  const [next, ...others] = waits
    .map((wait) => single(wait, turns))
    .sort((a, b) => dueMs(a) - dueMs(b) || a.triedMs - b.triedMs);
  if (next === undefined) throw new TypeError('a list of no build is not polled');
  const triedMs = Math.max(next.triedMs, ...others.map((other) => other.triedMs));
  return { ...next, planKey, triedMs, isSubstitute: true };
}
