import type { Build } from '../../model/build.ts';
import { pipelineAddressOf } from '../../model/build-address.ts';
import { knownJobs, type PartOfJobs, partOf } from '../../model/large-build.ts';
import { effectiveState, isOver, isTerminal } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { elapsed, formatDuration } from '../text/durations.ts';
import { plainLine } from '../text/plain.ts';
import { commitUrl, type Repository } from '../text/repository.ts';
import { type SafeUrl, safeUrl, type ToLink } from '../text/url.ts';
import { describeBlock, failedJobs, type JobReport, readJobs, title } from './jobs.ts';
import { countJobs, countStates, describeDone } from './outcomes.ts';
import { relevantStop, type Stop, type Verdict, type VerdictFacts, verdictOf } from './verdict.ts';

/** What a report on a build needs in addition to the build. */
export interface BuildContext {
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
  /** Set if the action stopped waiting before the build finished, or if the build is gone. */
  readonly stop?: Stop | null;
  /** True if the build has passed, and the step fails because `success-states` does not include that. */
  readonly isUnwantedPass?: boolean;
  /** True if the first line of a command may name a job that has no other name. */
  readonly showsCommands?: boolean;
  /** Which URLs become links; any https URL unless given. */
  readonly toLink?: ToLink;
  /** The repository that the workflow runs for, to link the commit if it is the same. */
  readonly repository?: Repository | null;
}

/**
 * The facts about a build, for the summary, the log, and errors. Names, branch, commit, and message are as the service
 * sent them. The report never holds env, email addresses, meta-data values, webhook URLs, or tokens, and
 * of a command only the first line, if that may be shown and the job has no other name.
 */
export interface BuildReport extends VerdictFacts {
  /** The organization and pipeline as `acme/web`, or the known part of it. */
  readonly place: string;
  readonly number: number;
  readonly url: SafeUrl | null;
  readonly verdict: Verdict;
  readonly branch: string | null;
  readonly commit: string | null;
  readonly commitUrl: SafeUrl | null;
  /** The first line of the build's message. */
  readonly message: string | null;
  /** The creator's name, never the email address. */
  readonly creator: string | null;
  /** The number of the build that it repeats. */
  readonly rebuiltFrom: number | null;
  readonly createdAt: number | null;
  /** Milliseconds until the first job started, or until now if none has; null if unknown. */
  readonly queuedMs: number | null;
  /** Milliseconds since the first job started, including block steps; null if none has. */
  readonly ranMs: number | null;
  /** How many milliseconds such builds usually run; absent if that is not known. */
  readonly usualMs?: number | undefined;
  /** The jobs that run commands and the trigger steps, in the service's order. Null if the response had no jobs. */
  readonly jobs: readonly JobReport[] | null;
  /** Set if the build is too large to be read with all its jobs: what is missing. */
  readonly part: Pick<PartOfJobs, 'isComplete' | 'gap'> | null;
  /** True if `jobCounts` is about all jobs. */
  readonly areCounted: boolean;
  /** The time of the report, in milliseconds since the epoch. */
  readonly asOf: number;
}

/** Computes the report on a build (api.md §2.3, §3). Never throws: missing fields are omitted. */
export function analyzeBuild(build: Build, context: BuildContext): BuildReport {
  const { now, toLink = safeUrl, isUnwantedPass = false, showsCommands = false, repository = null } = context;
  const state = effectiveState(build);
  const all = knownJobs(build);
  const part = partOf(build);
  const states = part && build.job_state_counts?.states;
  const jobs = readJobs(all, { buildState: state, now, toLink, showsCommands });
  const facts: VerdictFacts = {
    state,
    isUnwantedPass,
    stop: relevantStop(state, context.stop ?? null),
    jobCounts: states ? countStates(states, state, part.isComplete ? jobs : null) : countJobs(jobs),
    failed: failedJobs(jobs),
    blockedAt: describeBlock(build),
    cancelReason: build.cancel_reason ?? null,
  };
  return {
    ...facts,
    verdict: verdictOf(facts),
    place: placeOf(build),
    number: build.number,
    url: toLink(build.web_url),
    branch: build.branch || null,
    commit: build.commit || null,
    commitUrl: build.commit ? commitUrl(repository, build.commit) : null,
    message: build.message?.trim().split(/[\r\n]/, 1)[0] || null,
    creator: build.creator?.name || null,
    rebuiltFrom: build.rebuilt_from?.number ?? null,
    ...measureBuild(build, jobs, now),
    jobs: build.jobs ? jobs : null,
    part: part ?? null,
    areCounted: Boolean(build.jobs || states),
    asOf: now,
  };
}

/** The organization and pipeline as `acme/web`, or the known part of it. */
export function placeOf(build: Build): string {
  const { organization, pipeline } = pipelineAddressOf(build) ?? {};
  return [organization, build.pipeline?.slug || pipeline].filter((slug) => slug).join('/');
}

/** After an unblock, a build can report a later start than its jobs, so the earliest start counts. */
function measureBuild(build: Build, jobs: readonly JobReport[], now: number) {
  const createdAt = parseTime(build.created_at);
  const starts = [parseTime(build.started_at), ...jobs.map((job) => job.span?.startedAt ?? null)];
  const known = starts.filter((start) => start !== null);
  const startedAt = known.length === 0 ? null : Math.min(...known);
  const openEnd = isTerminal(build) ? null : now;
  return {
    createdAt,
    queuedMs: elapsed(createdAt, startedAt ?? openEnd),
    ranMs: elapsed(startedAt, parseTime(build.finished_at) ?? openEnd),
  };
}

/**
 * The report in one sentence, for the log and for the error of the step: the build, its verdict, and its URL. Plain text on
 * one line.
 */
export function describeBuild({ number, place, state, verdict, ranMs, url }: BuildReport): string {
  const subject = place === '' ? `Build ${number}` : `Build ${number} of ${place}`;
  const took = isOver({ state }) && ranMs !== null ? ` (ran ${formatDuration(ranMs)})` : '';
  return plainLine(`${subject} ${verdict.words}${took}${url === null ? '' : `: ${url}`}`);
}

/**
 * The progress of a build, from its jobs: `running, 3 of 14 jobs done, 2 failed, first “unit tests”`, the same until something
 * changes. They are counted as in the summary. Without them it is only the state: `job_state_counts` includes wait steps and
 * other steps that run no commands.
 */
export function describeProgress(
  build: Build,
  showsCommands = false,
): { readonly state: string; readonly text: string } {
  const state = effectiveState(build);
  const jobs = readJobs(build.jobs ?? [], { buildState: state, now: 0, toLink: () => null, showsCommands });
  const counts = countJobs(jobs);
  const done = describeDone(counts);
  // Of all that a poll reads, only these words are shown.
  const [first] = failedJobs(jobs);
  const several = counts.failed > 1 ? `${counts.failed} failed, first ` : '';
  const failures = first ? `, ${several}“${title(first)}”${several ? '' : ' failed'}` : '';
  return { state, text: plainLine(`${state}${done && `, ${done}`}${failures}`) };
}

/** The jobs that have failed for good in a build that still runs, each with its ID and a sentence. Plain text. */
export function describeFailedJobs(
  build: Build,
  showsCommands = false,
): readonly (readonly [id: string, line: string])[] {
  const buildState = effectiveState(build);
  // While it is running, a job that failed may be retried by itself.
  if (buildState === 'running' || isTerminal(build)) return [];
  const jobs = readJobs(knownJobs(build), { buildState, now: 0, toLink: () => null, showsCommands });
  return failedJobs(jobs).map((job) => {
    const reason = job.reason === '' ? '' : ` (${job.reason})`;
    return [job.id, plainLine(`${title(job)} failed${reason}`)];
  });
}
