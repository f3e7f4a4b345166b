import type { CreateBuild } from '../../model/requests.ts';

type OfInputs = 'clean_checkout' | 'env' | 'ignore_pipeline_branch_filters' | 'meta_data';

/** What an event says about one commit. Every field may be unknown. */
interface EventCommit extends Partial<Omit<CreateBuild, OfInputs>> {
  /** Why the number of its pull request is not known, in full sentences, if it belongs to one. */
  readonly unknownPullRequest?: string | undefined;
  /** Why there is nothing to build, in one sentence, for example a deleted branch. */
  readonly nothingToBuild?: string;
}

/** What a service has posted on a commit: a status or a check run. All of it is untrusted text. */
export interface PostedStatus {
  /** The context of a status, or the name of a check run. */
  readonly context: string;
  /** Where it leads. */
  readonly url: string | undefined;
  /** True if its build, or its job, had not ended when it was posted. */
  readonly isPending: boolean;
}

/** What the event that started the workflow says about the build to create or find. */
export interface EventDefaults extends EventCommit {
  /** The status or check run that the event is about. */
  readonly status?: PostedStatus;
  /** GitHub's test merge of the commit, which an input may name instead of the commit. */
  readonly testMerge?: string | undefined;
  /**
   * Why nothing is built on this event, in one sentence, if that is no error: it ends a branch, a merge group, or a pull request
   * without a merge.
   */
  readonly ended?: string;
  /** The default branch of the repository, if the event ends a pull request. */
  readonly defaultBranch?: string | undefined;
  /** Why nothing is canceled by default on this event, in one sentence: it ends a pull request, and its branch may live on. */
  readonly kept?: string;
  /** The commit to create a build of, if it is another one: that of a merged pull request. */
  readonly create?: EventCommit;
}

/** True if a commit is the event's own, or its test merge. Git accepts a SHA that is cut off. */
export function isCommitOf({ commit, testMerge }: EventDefaults, given: string): boolean {
  const sha = given.toLowerCase();
  const own = commit === undefined ? [] : [commit, testMerge];
  return /^[0-9a-f]{7,64}$/.test(sha) && own.some((each) => each?.startsWith(sha));
}
