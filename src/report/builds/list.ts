import type { Build } from '../../model/build.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { Redactor } from '../text/redact.ts';
import { type SafeUrl, safeUrl } from '../text/url.ts';
import { type Place, placeOf } from './place.ts';

/** What a report on several builds needs besides them. */
export interface BuildListContext {
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
  readonly redact: Redactor;
  /** True when every build that was asked for is here. */
  readonly complete: boolean;
  /** What was done about each, by the build's id, in a few words: for operations that act on several builds. */
  readonly results?: ReadonlyMap<string, string>;
  readonly loopback?: boolean;
}

/** A build among others. */
export interface BuildListItem {
  readonly place: Place;
  readonly number: number;
  readonly url: SafeUrl | null;
  /** The state as a person means it. */
  readonly state: string;
  readonly branch: string | null;
  /** How long it has run, up to now where it still does; null where it has not started. */
  readonly ranMs: number | null;
  readonly createdAt: number | null;
  /** The creator's name, never the address. */
  readonly creator: string | null;
  /** What was done about it; null where nothing was to be done. */
  readonly result: string | null;
}

/** Several builds, in the service's order: newest first (api.md §4.3). */
export interface BuildListReport {
  readonly builds: readonly BuildListItem[];
  /** How many are in each state, the most frequent first. */
  readonly states: readonly (readonly [state: string, number: number])[];
  readonly complete: boolean;
  readonly asOf: number;
}

/** Computes the report on several builds. */
export function analyzeBuilds(builds: readonly Build[], context: BuildListContext): BuildListReport {
  const { now, redact, complete } = context;
  const items = builds.map((build) => readItem(redact.json(build), context));
  const groups = Map.groupBy(items, (item) => item.state);
  const states = [...groups].map(([state, group]) => [state, group.length] as const);
  return { builds: items, states: states.sort(([, a], [, b]) => b - a), complete, asOf: now };
}

function readItem(build: Build, { now, results, loopback = false }: BuildListContext): BuildListItem {
  const started = parseTime(build.started_at);
  const ended = parseTime(build.finished_at) ?? (isTerminal(build) ? null : now);
  return {
    place: placeOf(build),
    number: build.number,
    url: safeUrl(build.web_url, loopback),
    state: effectiveState(build),
    branch: build.branch || null,
    ranMs: started === null || ended === null ? null : Math.max(0, ended - started),
    createdAt: parseTime(build.created_at),
    creator: build.creator?.name || null,
    result: results?.get(build.id) ?? null,
  };
}
