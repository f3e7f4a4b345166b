import type { CreateBuild } from '../../model/requests.ts';

/** What the event that started the workflow says about the build to create or find. Every field may be unknown. */
export interface EventDefaults
  extends Partial<
    Pick<
      CreateBuild,
      | 'commit'
      | 'branch'
      | 'message'
      | 'author'
      | 'pull_request_id'
      | 'pull_request_base_branch'
      | 'pull_request_repository'
    >
  > {
  /** Why there is nothing to build, in one sentence, for example a deleted branch. */
  readonly nothingToBuild?: string;
}
