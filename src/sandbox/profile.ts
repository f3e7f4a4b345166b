/** The two ways in which the sandbox can behave. */
export const profileNames = ['document', 'observed'] as const;

/** `document` is the API document and no more; `observed` is the live service as it is known to be. */
export type ProfileName = (typeof profileNames)[number];

/** Where the profiles differ: each line is a row of the table in docs/sandbox.md, and has a test. */
export interface Profile {
  readonly name: ProfileName;
  /** Keys that the document does not know, on every object; each endpoint answers the same shape. */
  readonly extraKeys: boolean;
  /** A build starts with one upload job, and gets its other jobs when that has run. */
  readonly uploadJob: boolean;
  /** A canceled build reads `canceling` until its running jobs have stopped. */
  readonly slowCancel: boolean;
  /** A blocked build reads as its block step says (`passed` unless told), with `blocked: true`. */
  readonly blockedState: boolean;
  /** Waiters are listed, and manual and trigger jobs have keys of their own. */
  readonly jobShapes: boolean;
  /** `exclude_jobs` and `exclude_pipeline` are obeyed. */
  readonly excludes: boolean;
  /** `*` in the branch filter of a list stands for any text. */
  readonly branchWildcards: boolean;
  /** The filter of states knows `creating`, in which no build of the sandbox ever is. */
  readonly creatingFilter: boolean;
  /** Each user has a rate-limit window, next to that of the organization. */
  readonly userWindow: boolean;
  /** A webhook URL also takes the scope write_pipelines; a pipeline of no code host has no such key. */
  readonly webhookRules: boolean;
  /** Rebuilds can be switched off for a pipeline, and do not inherit meta-data. */
  readonly rebuildRules: boolean;
  /** Absent things are spelled as live: null for no pull request and for the env of a webhook's build, else often "". */
  readonly liveNothing: boolean;
  /** The commit `HEAD` becomes a SHA when the first job starts. */
  readonly resolvesHead: boolean;
  /** A suite's token can also be asked for when it is read or updated. */
  readonly tokenOnRead: boolean;
  /** `author` may be an e-mail address, `pull_request_id` a text of digits. */
  readonly lenientBodies: boolean;
}

/** What a profile's name stands for. */
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
    liveNothing: live,
    resolvesHead: live,
    tokenOnRead: live,
    lenientBodies: live,
  };
}
