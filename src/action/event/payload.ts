import type { PullRequest } from '../github/calls.ts';

/*
 * The fields of GitHub's payloads that we use, read by hand. All of them are untrusted: what is not of its type counts as
 * absent.
 */

/** The fields of an object; none of anything else. */
export type PayloadFields = Readonly<Record<string, unknown>>;

/** The object in a field, or null. */
export function objectIn(fields: PayloadFields | null, name: string): PayloadFields | null {
  const value = fields?.[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as PayloadFields)
    : null;
}

/** The objects of a list in a field. */
export function objectsIn(fields: PayloadFields, name: string): PayloadFields[] {
  const values = fields[name];
  return Array.isArray(values) ? values.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** The text in a field; undefined if it is empty. */
export function textIn(fields: PayloadFields | null, name: string): string | undefined {
  const value = fields?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The number of a pull request or an issue, or null. */
export function numberOf(fields: PayloadFields | null): number | null {
  const { number } = fields ?? {};
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : null;
}

/** A pull request in a payload. */
export interface DeliveredPullRequest extends PullRequest {
  readonly merged: boolean;
}

/** The pull request in a payload; null if it lacks what a build needs. */
export function pullRequestIn(payload: PayloadFields | null): DeliveredPullRequest | null {
  const pull = objectIn(payload, 'pull_request');
  const [head, base, number] = [objectIn(pull, 'head'), objectIn(pull, 'base'), numberOf(pull)];
  const [ref, sha, baseRef] = [textIn(head, 'ref'), textIn(head, 'sha'), textIn(base, 'ref')];
  if (number === null || !ref || !sha || !baseRef) return null;
  return {
    number,
    title: textIn(pull, 'title'),
    merged: pull?.merged === true,
    merge_commit_sha: textIn(pull, 'merge_commit_sha'),
    head: { ref, sha, user: { login: textIn(objectIn(head, 'user'), 'login') }, repo: repositoryIn(head) },
    base: { ref: baseRef, repo: repositoryIn(base) },
    labels: objectsIn(pull ?? {}, 'labels').map((label) => ({ name: textIn(label, 'name') })),
  };
}

function repositoryIn(side: PayloadFields | null) {
  const repo = objectIn(side, 'repo');
  const name = textIn(repo, 'full_name');
  return name === undefined ? null : { full_name: name, clone_url: textIn(repo, 'clone_url') };
}
