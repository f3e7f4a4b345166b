import { waitingAgentRules, waitsForAgent } from '../../model/agent-queue.ts';
import type { Build } from '../../model/build.ts';
import { effectiveState, isTerminal } from '../../model/states.ts';
import { describeProgress, type Progress } from '../../report/builds/progress.ts';
import { describeCause } from '../../report/builds/verdict.ts';
import { formatDuration } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { createHeartbeat } from '../context/heartbeat.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { type BuildWait, showsOldEnd, type WaitEnd } from './build-wait.ts';
import { limitsOf } from './limits.ts';
import { type ReadBuildsOptions, readBuilds, type SharedFilters } from './read-builds.ts';

/** A build that waits this long for an agent is worth a line, because no agent may match. */
const longQueueMs = 60_000;

/** Maximum number of reads per build to name the first failed job. */
const mostReads = 3;
/** Maximum number of reads for builds that share meta-data: the log must not send more requests than the wait. */
const mostSharedReads = 10;

/** Logs how builds progress: one line for each change, and one if nothing changes for some minutes. */
export interface ProgressLog {
  /** Reading jobs takes no longer than `timeoutMs`. */
  readonly log: (waits: readonly BuildWait[], options: { readonly timeoutMs: number }) => Promise<void>;
  /** When there is something to log even if nothing changes, by the monotonic clock. */
  readonly nextMs: () => number;
}

/** What has been logged about one build. */
interface Logged {
  line: string;
  state: string;
  reads: number;
  firstFailure: boolean;
  queue: boolean;
  givenUp: boolean;
}

/** A fact that only the jobs of a build can tell. */
interface Question {
  readonly wait: BuildWait;
  readonly logged: Logged;
  readonly about: 'failure' | 'queue';
}

/** True for a response that shows how the build ended before it was retried: that is no news. */
function isOldEnd(wait: BuildWait): boolean {
  return wait.end === null && isTerminal(wait.build) && showsOldEnd(wait);
}

/** A progress log that has not logged anything yet. It reads the jobs of a build at its first failure and in a long queue. */
export function createProgressLog(
  { shared, options: settings }: { readonly shared?: SharedFilters; readonly options: WaitSettings },
  context: Context,
): ProgressLog {
  const { redact } = context;
  const heartbeat = createHeartbeat(context);
  const info = (line: string) => {
    context.log.info(line);
    heartbeat.postpone();
  };
  const loggedByName = new Map<string, Logged>();
  let sharedReads = 0;

  /** Logs what has changed, and returns what is worth a read. */
  const logChange = (wait: BuildWait): Question[] => {
    if (isOldEnd(wait)) return [];
    const name = nameBuild(wait.address);
    const none: Logged = { line: '', state: '', reads: 0, firstFailure: false, queue: false, givenUp: false };
    const logged = loggedByName.get(name) ?? none;
    loggedByName.set(name, logged);
    const progress = describeProgress(wait.build, redact);
    // The outcome sentence of the step describes the jobs of a build that has ended.
    const line = isTerminal(wait.build) ? progress.state : progress.text;
    const { state } = progress;
    // That a response shows no jobs is no news.
    if (state !== logged.state || (progress.jobs !== null && line !== logged.line)) {
      info(`${name}: ${line}`);
      Object.assign(logged, { line, state });
    }
    if (isTerminal(wait.build)) return [];
    return [
      ...(isNewFailure(logged, progress) ? [{ wait, logged, about: 'failure' as const }] : []),
      ...(isLongQueue(logged, wait, settings) ? [{ wait, logged, about: 'queue' as const }] : []),
    ];
  };

  /** Logs that a build is no longer waited for, because it can no longer be read, or no agent has come. */
  const logGivenUp = ({ address, end }: BuildWait): void => {
    const name = nameBuild(address);
    const logged = loggedByName.get(name);
    const reason = typeof end === 'object' ? describeGivenUp(end, settings) : null;
    if (logged === undefined || logged.givenUp || reason === null) return;
    info(`${name}: ${reason}; still waiting for the other builds.`);
    logged.givenUp = true;
  };

  const readJobs = async (
    builds: readonly BuildWait[],
    options: Omit<ReadBuildsOptions, 'shared'>,
  ): Promise<ReadonlyMap<string, Build>> => {
    const unknown = builds.filter(({ build }) => !build.jobs);
    if (unknown.length === 0 || sharedReads >= mostSharedReads) return new Map();
    if (shared !== undefined) sharedReads += 1;
    return readBuilds(unknown, { ...options, shared }, context);
  };

  const log: ProgressLog['log'] = async (waits, { timeoutMs }) => {
    const questions = waits.flatMap(logChange);
    const isWaitOver = settings.until === 'first-failure' || waits.every(({ end }) => end !== null);
    if (!isWaitOver) waits.forEach(logGivenUp);
    const read = await readJobs(
      questions.map(({ wait }) => wait),
      { all: waits, timeoutMs },
    );
    for (const { wait, logged, about } of questions) {
      const build = read.get(wait.build.id) ?? wait.build;
      const line =
        about === 'failure' ? describeFailure(build, context) : describeQueue(wait, redact.json(build));
      if (line === null) continue;
      if (about === 'failure') logged.firstFailure = true;
      info(`${nameBuild(wait.address)}: ${line}`);
    }
    heartbeat.beat(() => describeWait(waits, settings, context));
  };
  return { log, nextMs: heartbeat.dueMs };
}

/** What is waited for, how far it is, and which limit is next. */
function describeWait(all: readonly BuildWait[], settings: WaitSettings, { client, clock }: Context): string {
  const nowMs = clock.monotonic();
  const waits = all.filter(({ end }) => end === null);
  const names = waits.slice(0, mostNames).map((wait) => {
    const { address, build, failure, seenMs } = wait;
    const ago = failure === undefined ? '' : `, last read ${formatDuration(nowMs - seenMs)} ago`;
    return `${nameBuild(address)} (${effectiveState(build)}${ago})`;
  });
  const more = waits.length > mostNames ? ` and ${waits.length - mostNames} more` : '';
  const outageEnds = waits.flatMap(({ failure }) => client.outageEndsAtMs(failure) ?? []);
  const limits = [
    ...waits.flatMap((wait) => limitsOf(wait, settings)),
    ...outageEnds.map((atMs) => ({ why: 'outage' as const, atMs })),
  ];
  const next = limits.filter(({ atMs }) => atMs > nowMs).toSorted((a, b) => a.atMs - b.atMs)[0];
  const limit = next === undefined ? '' : ` ${limitNames[next.why]} ${formatDuration(next.atMs - nowMs)}.`;
  return `Still waiting for ${names.join(', ')}${more}.${limit}`;
}

/** How many builds a line names. */
const mostNames = 3;

const limitNames = {
  timeout: 'wait-timeout expires in',
  'queue-timeout': 'queue-timeout expires in',
  outage: 'If it stays unreadable, it is given up in',
} as const;

/** Why a build is no longer waited for that may still run; null if it is. */
function describeGivenUp(end: WaitEnd | null, { cancelOnTimeout }: WaitSettings): string | null {
  if (end?.stop.why === 'disappeared') return 'no longer found';
  // Its cancel has a line of its own.
  if (end?.stop.why === 'queue-timeout' && !cancelOnTimeout) return describeCause(end.stop);
  if (end?.stop.why !== 'unreachable') return null;
  const why = end.error === undefined ? '' : ` (${errorText(end.error).replace(/\.$/, '')})`;
  return `can no longer be read${why}`;
}

/** True if the build is failing, and no failed job is named yet. Not every response shows jobs. */
function isNewFailure(logged: Logged, { firstFailure, state }: Progress): boolean {
  const isKnown = logged.firstFailure || firstFailure !== null;
  if (isKnown || state !== 'failing' || logged.reads >= mostReads) return false;
  logged.reads += 1;
  return true;
}

/**
 * True, once for each time that a poll shows that a build has waited long for an agent. A list shows that only while no job
 * has started.
 */
function isLongQueue(logged: Logged, wait: BuildWait, { queueTimeoutMs }: WaitSettings): boolean {
  const { build, phase, foundMs, seenMs, queuedSinceMs } = wait;
  if (queuedSinceMs === null) logged.queue = false;
  const isShown = phase === 'queued' || waitsForAgent(build) !== null;
  if (logged.queue || queuedSinceMs === null || !isShown || seenMs === foundMs) return false;
  const longMs = Math.min(longQueueMs, (queueTimeoutMs ?? Number.POSITIVE_INFINITY) / 2);
  logged.queue = seenMs - queuedSinceMs > longMs;
  return logged.queue;
}

function describeFailure(build: Build, { redact }: Context): string | null {
  const first = describeProgress(build, redact).firstFailure;
  return first === null ? null : `first failed job: “${first}”.`;
}

function describeQueue({ seenMs, queuedSinceMs }: BuildWait, build: Build): string {
  const rules = waitingAgentRules(build);
  const wanted = rules.length === 0 ? '' : ` Agent rules: ${rules.join('; ')}.`;
  return `no agent has picked up a job for ${formatDuration(seenMs - (queuedSinceMs ?? seenMs))}.${wanted}`;
}
