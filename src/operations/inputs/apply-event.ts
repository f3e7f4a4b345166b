import type { InputValues } from './declarations/inputs.ts';
import { type EventDefaults, isCommitOf } from './event-defaults.ts';
import type { InputProblems } from './input-problems.ts';

/** The commit and branch of a new build, and what the event says about it. */
interface AppliedEvent {
  readonly commit: string | undefined;
  readonly branch: string | undefined;
  /** The facts of the event that are true of this build. */
  readonly facts: EventDefaults;
}

/** The inputs `commit` and `branch`, if they are given. */
interface Given {
  readonly commit: string | undefined;
  readonly branch: string | undefined;
}

/**
 * What is built if the inputs name a commit or a branch beside the event. What the event says about its commit is kept if
 * the inputs mean that commit: they name it, its test merge, or its branch.
 */
export function applyEvent(
  inputs: InputValues<'commit' | 'branch'>,
  event: EventDefaults,
  problems: InputProblems,
): AppliedEvent {
  const given: Given = {
    commit: problems.one('commit', inputs.commit) ?? undefined,
    branch: problems.one('branch', inputs.branch) ?? undefined,
  };
  const created = event.create ?? event;
  const meant = [created, event].find((each) => isMeant(given, each));
  const source = meant ?? created;
  const { commit = source.commit, branch = source.branch } = given;
  if (meant !== undefined) return { commit, branch, facts: meant };
  reportBareBranch({ commit, branch }, event, problems);
  // On another branch, a commit keeps its own message and author, but is no longer a part of the pull request.
  const isKept = !isPullRequest(source) && commit !== undefined && isCommitOf(source, commit);
  return { commit, branch, facts: isKept ? source : {} };
}

/** On a pull request, `HEAD` of its branch is its head. */
function isMeant({ commit, branch }: Given, event: EventDefaults): boolean {
  const isBranch = branch === event.branch;
  if (commit === 'HEAD' && isPullRequest(event)) return isBranch;
  return (commit === undefined || isCommitOf(event, commit)) && (branch === undefined || isBranch);
}

function isPullRequest({ pull_request_id: id, pull_request_repository: from }: EventDefaults): boolean {
  return id !== undefined || from !== undefined;
}

/** A fork's `main` must not pass for ours: the pipeline's filters and secrets may depend on the branch. */
function reportBareBranch({ commit, branch }: Given, event: EventDefaults, problems: InputProblems): void {
  if (commit === undefined || !isCommitOf(event, commit) || !event.branch?.includes(':')) return;
  if (branch === undefined || branch.includes(':')) return;
  problems.add(
    `Input branch must be ${event.branch}, because commit ${commit} is from a fork; it was ${JSON.stringify(branch)}.`,
  );
}
