import type { Build } from '../../model/build.ts';
import { isTerminal } from '../../model/states.ts';
import { describeProgress, type Progress } from '../../report/builds/progress.ts';
import type { Context } from '../operation.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import type { BuildWait } from './build-wait.ts';
import { type ReadWithJobsOptions, readWithJobs } from './read-builds.ts';

/** A queue this old is worth a word: nothing may ever take the build. */
const longQueueMs = 60_000;

/**
 * Tells in the log how builds get on: a line when something has changed, none when nothing has. A closer look takes no
 * longer than `timeoutMs`.
 */
export interface ProgressLog {
  readonly tell: (waits: readonly BuildWait[], options: { readonly timeoutMs: number }) => Promise<void>;
}

/** Soft failures count as failures until somebody looks: so often is looked for the first that counts. */
const mostLooks = 3;
/** Into builds that one request shows together it is looked so often in all: the log must not ask for more than the wait. */
const mostSharedLooks = 10;

/** What was told of one build. */
interface Logged {
  line: string;
  /** How many failed jobs there were at the last look for the first that counts, and how often was looked. */
  failed: number;
  looks: number;
  named: boolean;
  queue: boolean;
}

/**
 * A progressLog that has told nothing yet. The first failure of a build and a long queue it looks into; `shared` is the
 * meta-data by which many builds can be looked at with one request.
 */
export function createProgressLog(
  shared: Readonly<Record<string, string>> | undefined,
  context: Context,
): ProgressLog {
  const { log, redact } = context;
  const toldOf = new Map<string, Logged>();
  let sharedLooks = 0;

  const toldAbout = (name: string): Logged => {
    const told = toldOf.get(name) ?? { line: '', failed: 0, looks: 0, named: false, queue: false };
    toldOf.set(name, told);
    return told;
  };

  /** Tells what changed; answers with what is worth a closer look. */
  const tellProgress = (wait: BuildWait): Question[] => {
    const name = nameBuild(wait.address);
    const told = toldAbout(name);
    const progress = describeProgress(wait.build, redact);
    // Of a build that is over the state is enough: the last sentence of the step says the rest, from its jobs.
    const line = isTerminal(wait.build) ? progress.state : progress.text;
    if (line !== told.line) log.info(`${name}: ${line}`);
    told.line = line;
    if (isTerminal(wait.build)) return [];
    return [
      ...(isFailureNews(told, progress) ? [{ wait, about: 'failure' as const }] : []),
      ...(isQueueNews(told, wait) ? [{ wait, about: 'queue' as const }] : []),
    ];
  };

  const lookInto = async (
    questions: readonly Question[],
    options: Omit<ReadWithJobsOptions, 'shared'>,
  ): Promise<ReadonlyMap<string, Build>> => {
    const unknown = questions.map(({ wait }) => wait).filter(({ build }) => !build.jobs);
    if (unknown.length === 0 || sharedLooks >= mostSharedLooks) return new Map();
    if (shared !== undefined) sharedLooks += 1;
    return readWithJobs(unknown, { ...options, shared }, context);
  };

  return {
    tell: async (waits, { timeoutMs }) => {
      const questions = waits.flatMap(tellProgress);
      const wholes = await lookInto(questions, { all: waits, timeoutMs });
      for (const { wait, about } of questions) {
        const withJobs = wholes.get(wait.build.id) ?? wait.build;
        const line = about === 'failure' ? describeFailure(withJobs, context) : describeQueue(withJobs);
        if (line === null) continue;
        if (about === 'failure') toldAbout(nameBuild(wait.address)).named = true;
        log.info(`${nameBuild(wait.address)}: ${line}`);
      }
    },
  };
}

/** Something about a build that only its jobs can answer. */
interface Question {
  readonly wait: BuildWait;
  readonly about: 'failure' | 'queue';
}

/**
 * True, and remembered, when more jobs have failed than at the last look, and none of them is named yet. Lists never
 * count jobs: of a build in one no more is known than that it is failing.
 */
function isFailureNews(told: Logged, { jobs, firstFailure, state }: Progress): boolean {
  const failed = jobs?.failed ?? (state === 'failing' ? 1 : 0);
  if (told.named || firstFailure !== null || failed <= told.failed || told.looks >= mostLooks) return false;
  told.failed = failed;
  told.looks += 1;
  return true;
}

/** True once, when a build has been queued for long. */
function isQueueNews(told: Logged, { phase, seenMs, queuedSinceMs }: BuildWait): boolean {
  if (told.queue || phase !== 'queued' || seenMs - queuedSinceMs <= longQueueMs) return false;
  told.queue = true;
  return true;
}

function describeFailure(build: Build, { redact }: Context): string | null {
  const first = describeProgress(build, redact).firstFailure;
  return first === null ? null : `the first job that failed is “${first}”.`;
}

function describeQueue({ jobs }: Build): string {
  const waiting = (jobs ?? []).find((job) => job.type === 'script' && 'agent_query_rules' in job);
  const rules = waiting && 'agent_query_rules' in waiting ? waiting.agent_query_rules : null;
  const wanted =
    Array.isArray(rules) && rules.length > 0 ? ` It wants an agent with ${rules.join(', ')}.` : '';
  return `no agent has taken a job of it yet.${wanted}`;
}
