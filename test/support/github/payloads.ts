/** A full SHA made of one digit. */
export function sha(digit: string): string {
  return digit.repeat(40);
}

/** A repository as it stands in a payload, with the keys that matter. */
export function repository(fullName: string) {
  return {
    full_name: fullName,
    url: `https://api.github.com/repos/${fullName}`,
    html_url: `https://github.com/${fullName}`,
    clone_url: `https://github.com/${fullName}.git`,
  };
}

/** What a pull request is made of here. */
export interface PullRequestParts {
  readonly number?: number;
  readonly head?: string;
  readonly sha?: string;
  /** `owner/name` of the repository that holds the head; null when it is gone. */
  readonly from?: string | null;
  readonly into?: string;
  readonly title?: string;
  readonly user?: string | null;
  /** The login of the author; that of the head's account unless given. */
  readonly author?: string;
  readonly labels?: readonly string[];
}

/** A pull request as GitHub writes it, with the keys that matter: of a fork by default. */
export function pullRequest(parts: PullRequestParts = {}) {
  const from = parts.from === undefined ? 'stranger/kites' : parts.from;
  const user = parts.user === undefined ? (from?.split('/')[0] ?? 'stranger') : parts.user;
  const into = parts.into ?? 'acme/kites';
  const ref = parts.head ?? 'main';
  return {
    number: parts.number ?? 7,
    state: 'open',
    title: parts.title ?? 'Fly higher',
    merge_commit_sha: sha('e'),
    user: user === null ? null : { login: parts.author ?? user },
    labels: (parts.labels ?? []).map((name) => ({ name })),
    head: {
      label: `${user}:${ref}`,
      ref,
      sha: parts.sha ?? sha('a'),
      user: user === null ? null : { login: user },
      repo: from === null ? null : repository(from),
    },
    base: {
      label: 'acme:trunk',
      ref: 'trunk',
      sha: sha('b'),
      user: { login: 'acme' },
      repo: repository(into),
    },
  };
}

/** What an earlier workflow run is made of here. */
export interface WorkflowRunParts {
  readonly event?: string;
  readonly branch?: string | null;
  readonly from?: string | null;
  readonly pullRequests?: readonly ReturnType<typeof pullRequest>[];
}

/** The payload of `workflow_run`, with the keys that matter: after a run for a fork’s pull request by default. */
export function workflowRun(parts: WorkflowRunParts = {}) {
  const from = parts.from === undefined ? 'stranger/kites' : parts.from;
  return {
    action: 'completed',
    repository: repository('acme/kites'),
    workflow_run: {
      event: parts.event ?? 'pull_request',
      display_title: 'Words of a stranger',
      head_branch: parts.branch === undefined ? 'main' : parts.branch,
      head_sha: sha('a'),
      head_commit: {
        id: sha('a'),
        message: 'Words of a stranger',
        author: { name: 'Stranger', email: 'stranger@example.com' },
      },
      head_repository: from === null ? null : repository(from),
      pull_requests: parts.pullRequests ?? [],
    },
  };
}
