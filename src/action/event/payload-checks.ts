/*
 * Generated from the schemas in this folder by `npm run generate`; do not edit.
 *
 * A check is true for a JSON value that its schema would return unchanged, so that the value itself can be passed on.
 * Where it is false the schema decides: it may still read the value, with null for a field that does not fit. Checks
 * descend only where the schemas do. Parts that no schema describes are not looked at, however deep they are.
 */

import type { Payloads } from './payload-schemas.ts';

/** An object of JSON. Its `__proto__` is that of plain objects, unless it is a list or has a key of that name. */
interface Fields {
  readonly __proto__: unknown;
  readonly [key: string]: unknown;
}

const plain: unknown = Object.prototype;

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as Fields).__proto__ === plain;
}

/** True for a push payload that its schema would return unchanged. */
export function isPushPayload(value: unknown): value is Payloads['push'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.deleted === 'boolean' || fields.deleted == null) &&
    (typeof fields.after === 'string' || fields.after == null) &&
    (fields.head_commit == null || isHeadCommit(fields.head_commit))
  );
}

function isHeadCommit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (typeof fields.message === 'string' || fields.message == null) &&
    (fields.author == null || isAuthor(fields.author))
  );
}

function isAuthor(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && typeof fields.name === 'string' && typeof fields.email === 'string';
}

/** True for a release payload that its schema would return unchanged. */
export function isReleasePayload(value: unknown): value is Payloads['release'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && isRelease(fields.release);
}

function isRelease(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.tag_name === 'string' &&
    (typeof fields.name === 'string' || fields.name == null)
  );
}

/** True for a merge group payload that its schema would return unchanged. */
export function isMergeGroupPayload(value: unknown): value is Payloads['mergeGroup'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && isMergeGroup(fields.merge_group);
}

function isMergeGroup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.head_sha === 'string' &&
    typeof fields.head_ref === 'string' &&
    (fields.head_commit == null || isHeadCommit(fields.head_commit))
  );
}

/** True for a pull request payload that its schema would return unchanged. */
export function isPullRequestPayload(value: unknown): value is Payloads['pullRequest'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && isPullRequest(fields.pull_request);
}

function isPullRequest(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    Number.isSafeInteger(fields.number) &&
    Number(fields.number) > 0 &&
    (typeof fields.state === 'string' || fields.state == null) &&
    (typeof fields.title === 'string' || fields.title == null) &&
    (typeof fields.merge_commit_sha === 'string' || fields.merge_commit_sha == null) &&
    isHead(fields.head) &&
    isBase(fields.base) &&
    (typeof fields.merged === 'boolean' || fields.merged == null)
  );
}

function isHead(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.ref === 'string' &&
    typeof fields.sha === 'string' &&
    (fields.user == null || isUser(fields.user)) &&
    (fields.repo == null || isRepository(fields.repo))
  );
}

function isUser(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && (typeof fields.login === 'string' || fields.login == null);
}

function isRepository(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.full_name === 'string' &&
    (typeof fields.clone_url === 'string' || fields.clone_url == null)
  );
}

function isBase(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.ref === 'string' &&
    (fields.repo == null || isRepository(fields.repo))
  );
}

/** True for an issue comment payload that its schema would return unchanged. */
export function isIssueCommentPayload(value: unknown): value is Payloads['issueComment'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && isIssue(fields.issue);
}

function isIssue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    Number.isSafeInteger(fields.number) &&
    Number(fields.number) > 0 &&
    (fields.pull_request == null || isMap(fields.pull_request))
  );
}

/** True for a workflow run payload that its schema would return unchanged. */
export function isWorkflowRunPayload(value: unknown): value is Payloads['workflowRun'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && isWorkflowRun(fields.workflow_run);
}

function isWorkflowRun(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.event === 'string' || fields.event == null) &&
    typeof fields.head_sha === 'string' &&
    (typeof fields.head_branch === 'string' || fields.head_branch == null) &&
    (fields.head_repository == null || isHeadRepository(fields.head_repository)) &&
    (fields.pull_requests == null ||
      (Array.isArray(fields.pull_requests) && fields.pull_requests.every(isListedPullRequest)))
  );
}

function isHeadRepository(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.full_name === 'string' &&
    /\//.test(fields.full_name) &&
    (typeof fields.html_url === 'string' || fields.html_url == null)
  );
}

function isListedPullRequest(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    Number.isSafeInteger(fields.number) &&
    Number(fields.number) > 0 &&
    isListedSide(fields.head) &&
    isListedSide(fields.base)
  );
}

function isListedSide(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.ref === 'string' &&
    typeof fields.sha === 'string' &&
    isRepo(fields.repo)
  );
}

function isRepo(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && typeof fields.url === 'string';
}

/** True for a check suite payload that its schema would return unchanged. */
export function isCheckSuitePayload(value: unknown): value is Payloads['checkSuite'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && isCheckSuite(fields.check_suite);
}

function isCheckSuite(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.head_sha === 'string' &&
    (typeof fields.head_branch === 'string' || fields.head_branch == null)
  );
}

/** True for a check run payload that its schema would return unchanged. */
export function isCheckRunPayload(value: unknown): value is Payloads['checkRun'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && isCheckRun(fields.check_run);
}

function isCheckRun(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.head_sha === 'string' &&
    (fields.check_suite == null || isSuiteOfRun(fields.check_suite))
  );
}

function isSuiteOfRun(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && (typeof fields.head_branch === 'string' || fields.head_branch == null);
}

/** True for a status payload that its schema would return unchanged. */
export function isStatusPayload(value: unknown): value is Payloads['status'] {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.sha === 'string' &&
    (fields.branches == null || (Array.isArray(fields.branches) && fields.branches.every(isBranche)))
  );
}

function isBranche(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && typeof fields.name === 'string' && isCommit(fields.commit);
}

function isCommit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return fields.__proto__ === plain && typeof fields.sha === 'string';
}
