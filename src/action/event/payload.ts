import type { GitHubPullRequest } from '../github/calls.ts';

/*
 * The fields of GitHub's payloads that we use, read by hand. All of them are untrusted: what is not of its type counts as
 * absent.
 */

/** What a value holds at a path of names; undefined if there is nothing. */
export function valueAt(value: unknown, path: string): unknown {
  let at: unknown = value;
  for (const name of path.split('.'))
    at = typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[name] : undefined;
  return at;
}

/** The list at a path, empty if there is none. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** The text at a path; undefined if it is empty. */
export function textAt(value: unknown, path: string): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** The number of a pull request or an issue, or null. */
export function numberAt(value: unknown, path: string): number | null {
  const number = valueAt(value, path);
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : null;
}

/** The pull request in a payload; null if it lacks what a build needs. */
export function pullRequestIn(payload: unknown): GitHubPullRequest | null {
  const pull = valueAt(payload, 'pull_request');
  const number = numberAt(pull, 'number');
  const [ref, sha, base] = ['head.ref', 'head.sha', 'base.ref'].map((path) => textAt(pull, path));
  if (number === null || !ref || !sha || !base) return null;
  const repositoryOf = (side: 'head' | 'base') => {
    const full_name = textAt(pull, `${side}.repo.full_name`);
    return full_name === undefined ? null : { full_name, clone_url: textAt(pull, `${side}.repo.clone_url`) };
  };
  return {
    number,
    title: textAt(pull, 'title'),
    merged: valueAt(pull, 'merged') === true,
    merge_commit_sha: textAt(pull, 'merge_commit_sha'),
    head: { ref, sha, user: { login: textAt(pull, 'head.user.login') }, repo: repositoryOf('head') },
    base: { ref: base, repo: repositoryOf('base') },
    labels: listAt(pull, 'labels').map((label) => ({ name: textAt(label, 'name') })),
  };
}
