import type { Build } from '../../model/build.ts';
import { isTerminal } from '../../model/states.ts';
import { describeProgress, type Progress } from '../../report/builds/progress.ts';
import type { Context } from '../context/context.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import type { BuildWait } from './build-wait.ts';
import { type ReadWithJobsOptions, readWithJobs, type SharedTags } from './read-builds.ts';

/** A build that waits this long for an agent is worth a line, because no agent may match. */
const longQueueMs = 60_000;

/** Maximum number of reads per build to name the first failed job. Soft failures cannot be told apart before. */
const mostReads = 3;
/** Maximum number of reads for builds that share meta-data: the log must not send more requests than the wait. */
const mostSharedReads = 10;

/** Logs how builds progress: one line for each change. Reading jobs takes no longer than `timeoutMs`. */
export type ProgressLog = (
  waits: readonly BuildWait[],
  options: { readonly timeoutMs: number },
) => Promise<void>;

/** What has been logged about one build. */
interface Logged {
  line: string;
  /** The number of failed jobs at the last read. */
  failed: number;
  reads: number;
  firstFailure: boolean;
  queue: boolean;
}

/** A fact that only the jobs of a build can tell. */
interface Question {
  readonly wait: BuildWait;
  readonly logged: Logged;
  readonly about: 'failure' | 'queue';
}

/** A progress log that has not logged anything yet. It reads the jobs of a build at its first failure and in a long queue. */
export function createProgressLog(shared: SharedTags, context: Context): ProgressLog {
  const { log, redact } = context;
  const loggedByName = new Map<string, Logged>();
  let sharedReads = 0;

  /** Logs what has changed, and returns what is worth a read. */
  const logChange = (wait: BuildWait): Question[] => {
    const name = nameBuild(wait.address);
    const none: Logged = { line: '', failed: 0, reads: 0, firstFailure: false, queue: false };
    const logged = loggedByName.get(name) ?? none;
    loggedByName.set(name, logged);
    const progress = describeProgress(wait.build, redact);
    // The outcome sentence of the step describes the jobs of a build that has ended.
    const line = isTerminal(wait.build) ? progress.state : progress.text;
    if (line !== logged.line) log.info(`${name}: ${line}`);
    logged.line = line;
    if (isTerminal(wait.build)) return [];
    return [
      ...(isNewFailure(logged, progress) ? [{ wait, logged, about: 'failure' as const }] : []),
      ...(isLongQueue(logged, wait) ? [{ wait, logged, about: 'queue' as const }] : []),
    ];
  };

  const readJobs = async (
    builds: readonly BuildWait[],
    options: Omit<ReadWithJobsOptions, 'shared'>,
  ): Promise<ReadonlyMap<string, Build>> => {
    const unknown = builds.filter(({ build }) => !build.jobs);
    if (unknown.length === 0 || sharedReads >= mostSharedReads) return new Map();
    if (shared !== undefined) sharedReads += 1;
    return readWithJobs(unknown, { ...options, shared }, context);
  };

  return async (waits, { timeoutMs }) => {
    const questions = waits.flatMap(logChange);
    const read = await readJobs(
      questions.map(({ wait }) => wait),
      { all: waits, timeoutMs },
    );
    for (const { wait, logged, about } of questions) {
      const build = read.get(wait.build.id) ?? wait.build;
      const line = about === 'failure' ? describeFailure(build, context) : describeQueue(build);
      if (line === null) continue;
      if (about === 'failure') logged.firstFailure = true;
      log.info(`${nameBuild(wait.address)}: ${line}`);
    }
  };
}

/**
 * True, once, if more jobs have failed than at the last read and no failed job is named yet. Lists do not count jobs, so
 * for a build in a list only the state `failing` shows a failure.
 */
function isNewFailure(logged: Logged, { jobs, firstFailure, state }: Progress): boolean {
  const failed = jobs?.failed ?? (state === 'failing' ? 1 : 0);
  const isKnown = logged.firstFailure || firstFailure !== null;
  if (isKnown || failed <= logged.failed || logged.reads >= mostReads) return false;
  logged.failed = failed;
  logged.reads += 1;
  return true;
}

/** True, once, if a build has waited long for an agent. */
function isLongQueue(logged: Logged, { phase, seenMs, queuedSinceMs }: BuildWait): boolean {
  if (logged.queue || phase !== 'queued' || seenMs - queuedSinceMs <= longQueueMs) return false;
  logged.queue = true;
  return true;
}

function describeFailure(build: Build, { redact }: Context): string | null {
  const first = describeProgress(build, redact).firstFailure;
  return first === null ? null : `first failed job: “${first}”.`;
}

function describeQueue({ jobs }: Build): string {
  const waiting = (jobs ?? []).find((job) => job.type === 'script' && 'agent_query_rules' in job);
  const rules = waiting && 'agent_query_rules' in waiting ? waiting.agent_query_rules : null;
  const wanted = Array.isArray(rules) && rules.length > 0 ? ` Agent rules: ${rules.join(', ')}.` : '';
  return `no agent has picked up a job yet.${wanted}`;
}
