/** The names of the two profiles: the ways in which the sandbox can behave. */
export const profileNames = ['document', 'observed'] as const;

/** `document` follows the API document exactly; `observed` behaves as the live service is known to. */
export type ProfileName = (typeof profileNames)[number];

/** The differences between the profiles, all true in `observed`. Each is a row of the table in docs/sandbox.md, and has a test. */
const differences = {
  /** Every object has keys that the document does not show; all endpoints return the same shape. */
  extraKeys: true,
  /** A build starts with one upload job, and gets its other jobs when that one has finished. */
  uploadJob: true,
  /** A canceled build is `canceling` until its running jobs have stopped. */
  slowCancel: true,
  /** A blocked build has the state that its block step specifies (`passed` by default), with `blocked: true`. */
  blockedState: true,
  /** Waiter jobs are listed, and manual and trigger jobs have their own keys. */
  jobShapes: true,
  /** `exclude_jobs` and `exclude_pipeline` have an effect. */
  excludes: true,
  /** `*` in the branch filter of a list matches any text. */
  branchWildcards: true,
  /** The state filter accepts `creating`, a state that no build of the sandbox is ever in. */
  creatingFilter: true,
  /** Each user has a rate-limit window, in addition to that of the organization. */
  userWindow: true,
  /** A webhook URL also requires the scope write_pipelines; a pipeline without a code host has no such key. */
  webhookRules: true,
  /** Rebuilds can be disabled for a pipeline, and do not inherit meta-data. */
  rebuildRules: true,
  /** The failed jobs of a build are retried by PUT and not by POST. */
  retryByPut: true,
  /** Missing values are as on the live service: null for no pull request and for the env of a webhook's build, otherwise often "". */
  emptyValues: true,
  /** The commit `HEAD` becomes a SHA when the first job starts. */
  resolvesHead: true,
  /** A suite's token can also be requested when the suite is read or updated. */
  tokenOnRead: true,
  /** `author` may be an e-mail address, `pull_request_id` a string of digits. */
  lenientBodies: true,
  /** The log of a job can be read. */
  jobLogs: true,
};

/** A profile: its name, and which of the differences apply. */
export type Profile = { readonly name: ProfileName } & Readonly<Record<keyof typeof differences, boolean>>;

/** The profile of a name. */
export function profileOf(name: ProfileName): Profile {
  const flags = Object.fromEntries(
    Object.keys(differences).map((flag) => [flag, name === 'observed'] as const),
  );
  return { name, ...(flags as Record<keyof typeof differences, boolean>) };
}
