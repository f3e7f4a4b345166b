import type { Build } from '../../model/build.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { cutEnd } from '../text/cut.ts';
import { elapsed } from '../text/durations.ts';
import type { Redactor } from '../text/redact.ts';
import { type SafeUrl, safeUrl, type ToLink } from '../text/url.ts';
import { firstLine, shortCommit } from './commit.ts';
import { describePlace, type PipelinePlace, placeOf } from './place.ts';

const longestFact = 100;

/** What a report on several builds needs in addition to the builds. */
export interface BuildListContext {
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
  readonly redact: Redactor;
  /** True if the list has every build that was asked for. */
  readonly complete: boolean;
  /** What the operation did to each build, in a few words, by build ID. */
  readonly results?: ReadonlyMap<string, string>;
  readonly toLink?: ToLink;
}

/** A build in a list. */
export interface BuildListItem {
  readonly place: PipelinePlace;
  readonly number: number;
  readonly url: SafeUrl | null;
  /** The effective state. */
  readonly state: string;
  readonly branch: string | null;
  readonly commit: string | null;
  /** The first line of the message, redacted and not cut. */
  readonly message: string | null;
  /** Milliseconds of running, until now if it is still running; null if it has not started. */
  readonly ranMs: number | null;
  readonly createdAt: number | null;
  /** The creator's name, never the email address. */
  readonly creator: string | null;
  /** What the operation did to it; null if nothing. */
  readonly result: string | null;
}

/** Several builds, in the service's order: newest first (api.md §4.3). */
export interface BuildListReport {
  readonly builds: readonly BuildListItem[];
  /** The number of builds in each state, the most frequent first. */
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

function readItem(build: Build, { now, results, redact, toLink = safeUrl }: BuildListContext): BuildListItem {
  const end = parseTime(build.finished_at) ?? (isTerminal(build) ? null : now);
  const result = results?.get(build.id);
  return {
    place: placeOf(build),
    number: build.number,
    url: toLink(build.web_url),
    state: effectiveState(build),
    branch: build.branch || null,
    commit: build.commit || null,
    message: firstLine(build.message),
    ranMs: elapsed(parseTime(build.started_at), end),
    createdAt: parseTime(build.created_at),
    creator: build.creator?.name || null,
    result: result === undefined ? null : redact.text(result),
  };
}

/** A build of a list as a line of the log. */
export function describeListed({ place, number, state, branch, commit, message }: BuildListItem): string {
  const facts = [state, branch, commit && shortCommit(commit), message];
  const known = facts.filter((fact) => fact !== null).map((fact) => cutEnd(fact, longestFact));
  return `${`${describePlace(place)} #${number}`.trim()}: ${known.join(', ')}`;
}
