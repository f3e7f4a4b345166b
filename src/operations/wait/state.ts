import { waitsForAgent } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress, BuildFilters } from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { StepBuild } from '../end/step-build.ts';
import type { BuildQuery } from '../inputs/build-target.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { type Awaiting, awaitingAfter, type Children, judgedByChildren } from './children.ts';

/** One moment on both clocks, in milliseconds: ours, and the service's. */
export interface Moment {
  readonly monotonicMs: number;
  readonly epochMs: number;
}

/** Why the wait for a build ends: the build has ended, or a limit, another build or the service ends it. */
export type EndReason = 'ended' | Stop['why'];

/** Why the wait ended before the build, with the error if one ended it. */
export interface WaitEnd {
  readonly stop: Stop;
  readonly error?: Error | undefined;
}

/** A build is open until something may end its wait; then it is read once more, perhaps canceled, and over. */
export type Phase =
  | { readonly is: 'open'; readonly end?: undefined }
  | {
      readonly is: 'confirming';
      readonly why: EndReason;
      readonly sinceMs: number;
      readonly reads: number;
      readonly end?: undefined;
    }
  | { readonly is: 'canceling'; readonly end: WaitEnd }
  /** `end` is null if the build itself has ended. */
  | { readonly is: 'over'; readonly end: WaitEnd | null };

/** The build itself has ended. */
export const ended: Phase = { is: 'over', end: null };

/** A build that is waited for, as it was last seen. Times are by the monotonic clock unless they say otherwise. */
export interface Watched extends Omit<StepBuild, 'address' | 'build'> {
  /** Names it in events, also before it is found. */
  readonly id: string;
  /** Null while the query has not found it. */
  readonly address: BuildAddress | null;
  readonly query?: BuildQuery | undefined;
  /** Null while no response has shown it. */
  readonly build: Build | null;
  /** The same as of the last response that showed its jobs. */
  readonly shown: Build | null;
  /** What was last read of the builds of its trigger steps. */
  readonly children?: Children;
  /** What it waits for, if that is the builds of its trigger steps alone. */
  readonly awaiting?: Awaiting | undefined;
  /** When this step began to look at it. */
  readonly foundMs: number;
  /** The last response that showed it, and the last that showed or counted its jobs. */
  readonly seenMs: number;
  readonly jobsSeenMs: number;
  /** Since when it waits for an agent, as far as is known; null if it does not. */
  readonly queuedSinceMs: number | null;
  /** Why the last read failed, if it did. */
  readonly failure?: Error | undefined;
  /** True if the last response was that it does not exist. */
  readonly isMissing: boolean;
  readonly phase: Phase;
}

/** A build that was shown. */
export type Shown = Watched & { readonly address: BuildAddress; readonly build: Build };

/** Everything that is known of a wait. */
export interface WaitState {
  readonly settings: WaitSettings;
  /** When the step sent its first request: `wait-timeout` counts from here. */
  readonly sinceMs: number;
  /** Until when a build may appear that does not exist yet. */
  readonly appearByMs: number;
  readonly all: readonly Watched[];
  /** True if another build could not be started, and these are canceled for that. */
  readonly isAbandoned: boolean;
  /** The build that has ended the wait for all of them. */
  readonly endedBy: string | null;
  /** The run times of past builds that passed; empty while they are not known. */
  readonly passedMs: readonly number[];
}

/** What can happen during a wait. `isLook` is true for a last read, which judges. */
export type WatchEvent = { readonly type: 'tick' } | WatchedEvent;
export type WatchedEvent = ReadEvent | UnreadEvent | ChildrenEvent | CanceledEvent;

export interface ReadEvent {
  readonly type: 'read';
  readonly id: string;
  readonly address: BuildAddress;
  readonly build: Build;
  readonly isLook: boolean;
  readonly sentMs: number;
}

export interface UnreadEvent {
  readonly type: 'unread';
  readonly id: string;
  /** `refused`: the service will not show it. `outage`: the next read may succeed. */
  readonly why: 'gone' | 'refused' | 'outage';
  readonly error?: Error | undefined;
  readonly isLook: boolean;
}

export interface ChildrenEvent {
  readonly type: 'children';
  readonly id: string;
  readonly children: Children;
}

export interface CanceledEvent {
  readonly type: 'canceled';
  readonly id: string;
  readonly result: 'canceled' | 'ended' | 'blocked' | 'failed';
  readonly build?: Build | undefined;
}

/** How builds are waited for. */
export interface WaitPlan {
  readonly settings: WaitSettings;
  /** When the step sent its first request, by the monotonic clock: `wait-timeout` counts from here. */
  readonly sinceMs: number;
  /** How long a build may take to appear that does not exist yet. */
  readonly appearTimeoutMs?: number;
  /** Filters that match all builds of the wait, and few others. */
  readonly shared?: BuildFilters | undefined;
  /** True if another build could not be started: these are canceled with their siblings. */
  readonly isAbandoned?: boolean | undefined;
  /** False if the jobs are not reported. */
  readonly withJobs?: boolean;
}

/** What is waited for: a build that is known, one with a number, or the newest that matches. */
export type WaitTarget = StepBuild | { readonly address: BuildAddress } | { readonly query: BuildQuery };

/** The wait begins. */
export function beginWait(
  targets: readonly WaitTarget[],
  { settings, sinceMs, isAbandoned = false, appearTimeoutMs = 0 }: WaitPlan,
  now: Moment,
): WaitState {
  return {
    settings,
    sinceMs,
    isAbandoned,
    endedBy: null,
    passedMs: [],
    appearByMs: sinceMs + Math.min(appearTimeoutMs, settings.timeoutMs),
    all: targets.map((target) => watch(target, now)),
  };
}

/** The wait for one build begins: for one that this step created, when it had done so. */
function watch(target: WaitTarget, now: Moment): Watched {
  const given: Partial<StepBuild> & { readonly query?: BuildQuery } = target;
  const { address = null, build = null, query, ...tracked } = given;
  const { knownMs = now.monotonicMs } = tracked;
  const at = { monotonicMs: knownMs, epochMs: now.epochMs - (now.monotonicMs - knownMs) };
  const unseen: Watched = {
    ...tracked,
    id: address === null ? 'query' : nameBuild(address),
    address,
    query,
    build: null,
    shown: null,
    foundMs: knownMs,
    seenMs: knownMs,
    jobsSeenMs: knownMs,
    queuedSinceMs: null,
    isMissing: false,
    phase: { is: 'open' },
  };
  return address && build ? see(unseen, { address, build }, at) : unseen;
}

/** The build after a response that shows it. */
export function see(
  one: Watched,
  { address, build: read }: { readonly address: BuildAddress; readonly build: Build },
  now: Moment,
): Shown {
  const nowMs = now.monotonicMs;
  const awaiting = awaitingAfter({ build: read, shown: one.shown }, one.awaiting, nowMs);
  const build = judgedByChildren(read, { ...one, awaiting });
  const waits = waitsForAgent(build);
  const isFirst = one.build === null;
  // Jobs may have ended long before the first look, as before a retry. Between two looks, a job may have run.
  const lookedMs = isFirst ? nowMs : (one.queuedSinceMs ?? one.jobsSeenMs);
  return {
    ...one,
    address,
    build,
    shown: build.jobs ? build : one.shown,
    awaiting,
    foundMs: isFirst ? nowMs : one.foundMs,
    seenMs: nowMs,
    ...((isFirst || waits !== null) && {
      jobsSeenMs: nowMs,
      queuedSinceMs: waits === false ? null : Math.max(lookedMs, activityMs(build, now)),
    }),
    failure: undefined,
    isMissing: false,
  };
}

/** When a job last started or ended, or a person unblocked the build; minus infinity if none is shown. */
function activityMs({ jobs }: Build, now: Moment): number {
  const times = (jobs ?? []).flatMap((job) => {
    const { started_at, finished_at, unblocked_at }: Readonly<Record<string, unknown>> = job;
    return [started_at, finished_at, unblocked_at];
  });
  // A time in the future is no evidence: the limit counts from what was seen.
  const past = times.flatMap((time) => parseTime(time) ?? []).filter((ms) => ms <= now.epochMs);
  return now.monotonicMs - (now.epochMs - Math.max(...past));
}

export function isShown(one: Watched): one is Shown {
  return one.build !== null && one.address !== null;
}
