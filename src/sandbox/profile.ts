/** The names of the two profiles: the ways in which the sandbox can behave. */
export const profileNames = ['document', 'observed'] as const;

/** `document` follows the API document exactly; `observed` behaves as the live service is known to. */
export type ProfileName = (typeof profileNames)[number];

/** The differences between the profiles: each flag is a row of the table in docs/sandbox.md, and has a test. */
export interface Profile {
  readonly name: ProfileName;
  /** Every object has keys that the document does not show; all endpoints return the same shape. */
  readonly extraKeys: boolean;
  /** A build starts with one upload job, and gets its other jobs when that one has finished. */
  readonly uploadJob: boolean;
  /** A canceled build is `canceling` until its running jobs have stopped. */
  readonly slowCancel: boolean;
  /** A blocked build has the state that its block step specifies (`passed` by default), with `blocked: true`. */
  readonly blockedState: boolean;
  /** Waiter jobs are listed, and manual and trigger jobs have their own keys. */
  readonly jobShapes: boolean;
  /** `exclude_jobs` and `exclude_pipeline` have an effect. */
  readonly excludes: boolean;
  /** `*` in the branch filter of a list matches any text. */
  readonly branchWildcards: boolean;
  /** The state filter accepts `creating`, a state that no build of the sandbox is ever in. */
  readonly creatingFilter: boolean;
  /** Each user has a rate-limit window, in addition to that of the organization. */
  readonly userWindow: boolean;
  /** A webhook URL also requires the scope write_pipelines; a pipeline without a code host has no such key. */
  readonly webhookRules: boolean;
  /** Rebuilds can be disabled for a pipeline, and do not inherit meta-data. */
  readonly rebuildRules: boolean;
  /** Missing values are as on the live service: null for no pull request and for the env of a webhook's build, otherwise often "". */
  readonly emptyValues: boolean;
  /** The commit `HEAD` becomes a SHA when the first job starts. */
  readonly resolvesHead: boolean;
  /** A suite's token can also be requested when the suite is read or updated. */
  readonly tokenOnRead: boolean;
  /** `author` may be an e-mail address, `pull_request_id` a string of digits. */
  readonly lenientBodies: boolean;
}

/** The profile of a name. */
export function profileOf(name: ProfileName): Profile {
  const live = name === 'observed';
  return {
    name,
    extraKeys: live,
    uploadJob: live,
    slowCancel: live,
    blockedState: live,
    jobShapes: live,
    excludes: live,
    branchWildcards: live,
    creatingFilter: live,
    userWindow: live,
    webhookRules: live,
    rebuildRules: live,
    emptyValues: live,
    resolvesHead: live,
    tokenOnRead: live,
    lenientBodies: live,
  };
}
