/** The run, as far as it decides which secrets it gets. */
export interface SecretsOfRun {
  /** `GITHUB_ACTOR`: the account that started the run first, also when a person runs it again. */
  readonly actor?: string | undefined;
  /** True if the event is of a pull request from a fork. */
  readonly isFromFork: boolean;
  /** The web address of the repository; undefined outside a workflow. */
  readonly repositoryUrl?: string | undefined;
}

/** Why the input `token` can be empty in this run, and where to set it: worded to follow "Input token is". */
export function describeMissingToken({ actor, isFromFork, repositoryUrl }: SecretsOfRun): string {
  const at = (store: string) => (repositoryUrl ? ` (${repositoryUrl}/settings/secrets/${store})` : '');
  if (actor === 'dependabot[bot]')
    return `empty: a run by Dependabot gets only the secrets of Dependabot${at('dependabot')}. Add the token there too, or skip the step with if: github.actor != 'dependabot[bot]'`;
  if (isFromFork)
    return 'empty: runs for pull requests from forks get no secrets. Skip the step for them, or build forks from a workflow on workflow_run';
  return `empty: neither the repository nor the environment of the job has a secret of that name${at('actions')}. A called workflow gets secrets only if its caller passes them, as with secrets: inherit`;
}
