import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, hasEnded, neverRan } from '../../model/states.ts';
import { describeBuild } from '../../report/builds/analyze.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { type Outcome, plainOutcome } from '../context/outcome.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import { isOnNewer } from '../failures/comment-note.ts';
import { explainAndComment } from '../failures/explain-and-comment.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { findNewest } from '../lists/newest-build.ts';
import { readWithRuns } from '../lists/read-build.ts';
import { buildOutcome, hasFailure, reportBuild } from '../outputs/build-outcome.ts';
import { pollBuilds } from '../wait/wait.ts';

/** Which build to explain, and how. */
export interface ExplainOrder {
  readonly address: BuildAddress;
  /** The commit of the event that named the build; undefined if a person did. */
  readonly commit: string | undefined;
  /** True if the event is about one job of it. */
  readonly isOfJob: boolean;
  /** How long to wait for its end. */
  readonly waitMs: number;
  /** True if the step fails unless the build has passed. */
  readonly fails: boolean;
  readonly settings: FailureSettings;
}

/**
 * Explains a build that something else has started, and keeps the comment on its pull request. What an event says of a build is
 * only where to look: what counts is the build, which must be of the event's commit, and of the head of its pull request.
 * @throws ClientError
 */
export async function explainBuild(order: ExplainOrder, context: Context): Promise<Outcome> {
  const { address, commit, isOfJob, fails, settings } = order;
  const name = nameBuild(address);
  const first = await readBuild(address, context);
  if (commit !== undefined && first.commit !== commit)
    return nothingToExplain(`${name} is not a build of the event's commit ${commit}.`);
  /** Why the build is not explained, if its pull request has another head, or is closed. */
  const whyPast = ({ obstacle }: PullRequestFinding) =>
    numberOf(first) !== null && commit !== undefined && obstacle?.isUsual ? obstacle.reason : null;
  const before = await findPullRequest(first, settings, context);
  const past = whyPast(before);
  if (past !== null) return nothingToExplain(`${name} is not explained. ${past}`);
  // Each job has its status: the build has one of its own when it ends.
  const isAwaited = !hasEnded(first) && !isOfJob;
  const build = isAwaited ? await waitForEnd(first, { ...order, pullRequest: before }, context) : first;
  if (!hasEnded(build) && commit !== undefined)
    return nothingToExplain(`${name} still runs. Its next status is explained.`);
  // The pull request may have another head since.
  const pullRequest = isAwaited ? await findPullRequest(build, settings, context) : before;
  const pastSince = whyPast(pullRequest);
  if (pastSince !== null) return nothingToExplain(`${name} is not explained. ${pastSince}`);
  const { other, gap } =
    commit === undefined ? {} : await findOther(build, { address, pullRequest, commit }, context);
  if (other !== undefined) {
    const didNot = neverRan(build.state);
    const why = didNot ? `it did not run, and ${other} did` : `${other} is a newer build of its commit`;
    return nothingToExplain(`${name} is not explained: ${why}.`);
  }
  const one = reportBuild({ address, build, logLines: settings.logLines }, context);
  const outcome = {
    ...buildOutcome(describeBuild(one.report), [one]),
    notices: gap === undefined ? [] : [gap],
    // A build that fails the step without a failure of its own, such as one that was canceled, creates no comment.
    success: !(fails && hasFailure([one])),
  };
  const explained = await explainAndComment(outcome, { builds: [one], settings, pullRequest }, context);
  // A build that never ran has failed nothing.
  const state = effectiveState(build);
  const success = !fails || state === 'passed' || neverRan(state);
  const { comment } = explained;
  if (gap === undefined || comment === undefined) return { ...explained, success };
  // The comment itself may be about the build that could not be looked for.
  const yieldsTo = (note: string) => neverRan(state) || isOnNewer(note, address);
  return { ...explained, success, comment: { ...comment, yieldsTo } };
}

/** The end of a step for which there is nothing to do. */
export function nothingToExplain(why: string): Outcome {
  return plainOutcome(`Nothing to explain. ${why}`);
}

function readBuild(address: BuildAddress, context: Context): Promise<Build> {
  return readWithRuns(address, { include_retried_jobs: true, signal: context.signal }, context);
}

/**
 * The name of the build that counts for the commit instead, as statuses can be late, and a commit can have several builds: a newer one
 * that is no skipped one, or for a build that never ran any that did. Builds of other branches and pull requests do not count.
 */
async function findOther(
  build: Build,
  about: {
    readonly address: BuildAddress;
    readonly pullRequest: PullRequestFinding;
    readonly commit: string;
  },
  context: Context,
): Promise<{ readonly other?: string; readonly gap?: string }> {
  const { number: own, ...pipeline } = about.address;
  const pullRequest = about.pullRequest.facts?.number ?? numberOf(build);
  const counts = ({ state, number }: Build) =>
    !neverRan(state) && (neverRan(build.state) ? number !== own : number > own);
  const isFit = (each: Build) =>
    counts(each) && each.branch === build.branch && [null, pullRequest].includes(numberOf(each));
  try {
    const query = { pipeline, filters: { commit: [about.commit] } };
    const found = await findNewest(query, context, { isFit });
    return found === null ? {} : { other: nameBuild(found.address) };
  } catch (error) {
    context.signal.throwIfAborted();
    return { gap: `Whether its commit has a newer build is not known: ${errorSentence(error)}` };
  }
}

/** The build at its end, or when the time is over. */
async function waitForEnd(
  build: Build,
  order: ExplainOrder & { readonly pullRequest: PullRequestFinding },
  context: Context,
) {
  const { address, waitMs: timeoutMs, settings: failures, pullRequest } = order;
  const settings = { timeoutMs, successStates: ['any'], until: 'all', failures } as const;
  const plan = { settings, sinceMs: context.clock.monotonic(), pullRequest };
  const [seen] = await pollBuilds([{ address, build }], plan, context);
  // What waits reads only what a wait needs.
  return seen && hasEnded(seen.build) ? readBuild(address, context) : (seen?.build ?? build);
}

/** The number of the pull request that a build is of, as the service knows it; null for that of another repository. */
function numberOf({ pull_request }: Build): number | null {
  const number = Number(pull_request?.id);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

function findPullRequest(
  build: Build,
  { comment }: FailureSettings,
  { workflow }: Context,
): Promise<PullRequestFinding> {
  return workflow.findPullRequest({
    given: comment?.pullRequest,
    ofBuild: { number: numberOf(build), sha: build.commit ?? '' },
    commentKey: null,
  });
}
