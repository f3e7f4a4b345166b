import { type PullRequestParts, pullRequest, repository } from '../../support/github/payloads.ts';

/** A push to main of one commit. */
export function push(sha: string) {
  const author = { name: 'Ada Lindqvist', email: 'ada@acme.example' };
  return {
    ref: 'refs/heads/main',
    after: sha,
    head_commit: { id: sha, message: 'Fly higher', author },
    repository: repository('acme/kites'),
  };
}

/** A pull request from a branch of our own, or of a fork; number 7 unless told. */
export function pull(action: string, { from = 'acme/kites', ...parts }: PullRequestParts) {
  const pull_request = pullRequest({ ...parts, from });
  return { action, number: pull_request.number, pull_request, repository: repository('acme/kites') };
}
