/*
 * Generated from the schemas in this folder by `npm run generate`; do not edit.
 *
 * A check is true for a JSON value that its schema would return unchanged, so that the value itself can be passed on.
 * Where it is false the schema decides: it may still read the value, with null for a field that does not fit. Checks
 * descend only where the schemas do. Parts that no schema describes are not looked at, however deep they are.
 */

import type { Artifact } from './artifact.ts';
import type { Build } from './build.ts';
import type { BuildTest, FailedExecution, TestRun } from './build-test.ts';
import type { FlakyTest } from './flaky-test.ts';
import type { Job } from './job.ts';
import type { Suite } from './suite.ts';

/** An object of JSON. Its `__proto__` is that of plain objects, unless it is a list or has a key of that name. */
interface Fields {
  readonly __proto__: unknown;
  readonly [key: string]: unknown;
}

const plain: unknown = Object.prototype;

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && (value as Fields).__proto__ === plain;
}

function isTextOrNone(value: unknown): boolean {
  return typeof value === 'string' || value == null;
}

function isNumberOrNone(value: unknown): boolean {
  return Number.isFinite(value) || value == null;
}

function isFlagOrNone(value: unknown): boolean {
  return typeof value === 'boolean' || value == null;
}

function isListOfText(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) if (typeof value[index] !== 'string') return false;
  return true;
}

/** True for a job that its schema would return unchanged. */
export function isJob(value: unknown): value is Job {
  if (!isPlain(value)) return false;
  switch (value.type) {
    case 'script':
      return isScriptJob(value);
    case 'waiter':
      return isWaiterJob(value);
    case 'manual':
      return isManualJob(value);
    case 'trigger':
      return isTriggerJob(value);
    default:
      return isOtherJob(value);
  }
}

function isScriptJob(value: unknown): boolean {
  return (
    isPlain(value) &&
    typeof value.id === 'string' &&
    value.type === 'script' &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.step_key) &&
    isTextOrNone(value.state) &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.log_url) &&
    isTextOrNone(value.raw_log_url) &&
    isTextOrNone(value.command) &&
    isTextOrNone(value.artifact_paths) &&
    isTextOrNone(value.broken_reason) &&
    isTextOrNone(value.signal) &&
    isTextOrNone(value.signal_reason) &&
    isTextOrNone(value.retried_in_job_id) &&
    isTextOrNone(value.retry_type) &&
    isTextOrNone(value.cluster_id) &&
    isTextOrNone(value.cluster_url) &&
    isTextOrNone(value.cluster_queue_id) &&
    isTextOrNone(value.cluster_queue_url) &&
    isNumberOrNone(value.exit_status) &&
    isNumberOrNone(value.retries_count) &&
    isNumberOrNone(value.parallel_group_index) &&
    isNumberOrNone(value.parallel_group_total) &&
    isFlagOrNone(value.soft_failed) &&
    isFlagOrNone(value.retried) &&
    isTextOrNone(value.created_at) &&
    isTextOrNone(value.scheduled_at) &&
    isTextOrNone(value.runnable_at) &&
    isTextOrNone(value.started_at) &&
    isTextOrNone(value.finished_at) &&
    (value.step == null || isStep(value.step)) &&
    (value.agent_query_rules == null || isListOfText(value.agent_query_rules)) &&
    (value.agent == null || isAgent(value.agent))
  );
}

function isStep(value: unknown): boolean {
  return (
    isPlain(value) && isTextOrNone(value.id) && (value.signature == null || isSignature(value.signature))
  );
}

function isSignature(value: unknown): boolean {
  return (
    isPlain(value) &&
    isTextOrNone(value.value) &&
    isTextOrNone(value.algorithm) &&
    (value.signed_fields == null || isListOfText(value.signed_fields))
  );
}

function isAgent(value: unknown): boolean {
  return (
    isPlain(value) &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.url) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.connection_state) &&
    isTextOrNone(value.hostname) &&
    isTextOrNone(value.ip_address) &&
    isTextOrNone(value.user_agent) &&
    isTextOrNone(value.created_at) &&
    (value.creator == null || isUser(value.creator))
  );
}

function isUser(value: unknown): boolean {
  return (
    isPlain(value) &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.email) &&
    isTextOrNone(value.avatar_url) &&
    isTextOrNone(value.created_at)
  );
}

function isWaiterJob(value: unknown): boolean {
  return (
    isPlain(value) &&
    value.type === 'waiter' &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.state)
  );
}

function isManualJob(value: unknown): boolean {
  return (
    isPlain(value) &&
    value.type === 'manual' &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.label) &&
    isTextOrNone(value.state) &&
    isTextOrNone(value.step_key) &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.unblocked_at) &&
    isTextOrNone(value.unblock_url) &&
    (value.unblocked_by == null || isUser(value.unblocked_by)) &&
    isFlagOrNone(value.unblockable) &&
    (value.fields == null || (Array.isArray(value.fields) && value.fields.every(isField)))
  );
}

function isField(value: unknown): boolean {
  return isPlain(value) && isTextOrNone(value.key) && isFlagOrNone(value.required);
}

function isTriggerJob(value: unknown): boolean {
  return (
    isPlain(value) &&
    value.type === 'trigger' &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.step_key) &&
    isTextOrNone(value.state) &&
    isTextOrNone(value.build_url) &&
    isTextOrNone(value.web_url) &&
    isFlagOrNone(value.async) &&
    isTextOrNone(value.created_at) &&
    isTextOrNone(value.scheduled_at) &&
    isTextOrNone(value.runnable_at) &&
    isTextOrNone(value.started_at) &&
    isTextOrNone(value.finished_at) &&
    (value.triggered_build == null || isTriggeredBuild(value.triggered_build))
  );
}

function isTriggeredBuild(value: unknown): boolean {
  return (
    isPlain(value) &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.url) &&
    isTextOrNone(value.web_url) &&
    isNumberOrNone(value.number)
  );
}

function isOtherJob(value: unknown): boolean {
  return (
    isPlain(value) &&
    typeof value.type === 'string' &&
    /^(?!(?:script|waiter|manual|trigger)$)/.test(value.type) &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.state) &&
    isTextOrNone(value.name)
  );
}

/** True for a build that its schema would return unchanged. */
export function isBuild(value: unknown): value is Build {
  return (
    isPlain(value) &&
    typeof value.id === 'string' &&
    Number.isSafeInteger(value.number) &&
    Number(value.number) > 0 &&
    typeof value.state === 'string' &&
    isFlagOrNone(value.blocked) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.url) &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.cancel_reason) &&
    isTextOrNone(value.message) &&
    isTextOrNone(value.commit) &&
    isTextOrNone(value.branch) &&
    isTextOrNone(value.source) &&
    isTextOrNone(value.created_at) &&
    isTextOrNone(value.scheduled_at) &&
    isTextOrNone(value.started_at) &&
    isTextOrNone(value.finished_at) &&
    (value.env == null || isPlain(value.env)) &&
    (value.meta_data == null || isPlain(value.meta_data)) &&
    (value.creator == null || isUser(value.creator)) &&
    (value.jobs == null || (Array.isArray(value.jobs) && value.jobs.every(isJob))) &&
    (value.pull_request == null || isPullRequest(value.pull_request)) &&
    (value.rebuilt_from == null || isRebuiltFrom(value.rebuilt_from)) &&
    (value.pipeline == null || isPipeline(value.pipeline)) &&
    (value.job_state_counts == null || isJobStateCounts(value.job_state_counts)) &&
    isNumberOrNone(value.retried_jobs_count) &&
    (value.test_engine == null || isTestEngine(value.test_engine))
  );
}

function isPullRequest(value: unknown): boolean {
  return (
    isPlain(value) && isTextOrNone(value.id) && isTextOrNone(value.base) && isTextOrNone(value.repository)
  );
}

function isRebuiltFrom(value: unknown): boolean {
  return isPlain(value) && isTextOrNone(value.id) && isTextOrNone(value.url) && isNumberOrNone(value.number);
}

function isPipeline(value: unknown): boolean {
  return (
    isPlain(value) &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.url) &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.slug) &&
    isTextOrNone(value.repository) &&
    isTextOrNone(value.branch_configuration) &&
    isTextOrNone(value.default_branch) &&
    (value.provider == null || isProvider(value.provider)) &&
    isFlagOrNone(value.skip_queued_branch_builds) &&
    isFlagOrNone(value.cancel_running_branch_builds) &&
    isTextOrNone(value.skip_queued_branch_builds_filter) &&
    isTextOrNone(value.cancel_running_branch_builds_filter) &&
    isTextOrNone(value.builds_url) &&
    isTextOrNone(value.badge_url) &&
    isTextOrNone(value.created_at) &&
    isNumberOrNone(value.scheduled_builds_count) &&
    isNumberOrNone(value.running_builds_count) &&
    isNumberOrNone(value.scheduled_jobs_count) &&
    isNumberOrNone(value.running_jobs_count) &&
    isNumberOrNone(value.waiting_jobs_count)
  );
}

function isProvider(value: unknown): boolean {
  return (
    isPlain(value) &&
    isTextOrNone(value.id) &&
    isTextOrNone(value.webhook_url) &&
    (value.settings == null || isSettings(value.settings))
  );
}

function isSettings(value: unknown): boolean {
  return (
    isPlain(value) &&
    isTextOrNone(value.trigger_mode) &&
    isTextOrNone(value.repository) &&
    isFlagOrNone(value.build_pull_requests) &&
    isFlagOrNone(value.pull_request_branch_filter_enabled) &&
    isFlagOrNone(value.build_pull_request_forks) &&
    isFlagOrNone(value.build_tags) &&
    isFlagOrNone(value.skip_pull_request_builds_for_existing_commits) &&
    isFlagOrNone(value.prefix_pull_request_fork_branch_names) &&
    isFlagOrNone(value.publish_commit_status) &&
    isFlagOrNone(value.publish_commit_status_per_step) &&
    isFlagOrNone(value.publish_blocked_as_pending)
  );
}

function isJobStateCounts(value: unknown): boolean {
  return isPlain(value) && isNumberOrNone(value.total) && (value.states == null || isPlain(value.states));
}

function isTestEngine(value: unknown): boolean {
  return isPlain(value) && (value.runs == null || (Array.isArray(value.runs) && value.runs.every(isRun)));
}

function isRun(value: unknown): boolean {
  return isPlain(value) && isTextOrNone(value.id) && (value.suite == null || isSuiteOfTests(value.suite));
}

function isSuiteOfTests(value: unknown): boolean {
  return isPlain(value) && isTextOrNone(value.id) && isTextOrNone(value.slug);
}

/** True for a artifact that its schema would return unchanged. */
export function isArtifact(value: unknown): value is Artifact {
  return (
    isPlain(value) &&
    typeof value.id === 'string' &&
    typeof value.job_id === 'string' &&
    typeof value.path === 'string' &&
    isTextOrNone(value.state) &&
    isTextOrNone(value.sha1sum) &&
    isTextOrNone(value.filename) &&
    isTextOrNone(value.mime_type) &&
    isTextOrNone(value.url) &&
    isTextOrNone(value.download_url) &&
    isNumberOrNone(value.file_size)
  );
}

/** True for a suite that its schema would return unchanged. */
export function isSuite(value: unknown): value is Suite {
  return (
    isPlain(value) &&
    typeof value.id === 'string' &&
    isTextOrNone(value.slug) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.graphql_id) &&
    isTextOrNone(value.url) &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.default_branch) &&
    isTextOrNone(value.api_token)
  );
}

/** True for a flaky test that its schema would return unchanged. */
export function isFlakyTest(value: unknown): value is FlakyTest {
  return (
    isPlain(value) &&
    typeof value.id === 'string' &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.scope) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.location) &&
    isTextOrNone(value.file_name) &&
    isTextOrNone(value.most_recent_instance_at) &&
    isNumberOrNone(value.instances)
  );
}

/** True for a build test that its schema would return unchanged. */
export function isBuildTest(value: unknown): value is BuildTest {
  return (
    isPlain(value) &&
    typeof value.id === 'string' &&
    isTextOrNone(value.web_url) &&
    isTextOrNone(value.scope) &&
    isTextOrNone(value.name) &&
    isTextOrNone(value.location) &&
    isTextOrNone(value.file_name) &&
    (value.labels == null || isListOfText(value.labels)) &&
    isNumberOrNone(value.reliability) &&
    isNumberOrNone(value.executions_count) &&
    (value.executions_count_by_result == null || isExecutionsCountByResult(value.executions_count_by_result))
  );
}

function isExecutionsCountByResult(value: unknown): boolean {
  return isPlain(value) && isNumberOrNone(value.passed) && isNumberOrNone(value.failed);
}

/** True for a test run that its schema would return unchanged. */
export function isTestRun(value: unknown): value is TestRun {
  return (
    isPlain(value) &&
    typeof value.id === 'string' &&
    isTextOrNone(value.state) &&
    isTextOrNone(value.result) &&
    isTextOrNone(value.build_id)
  );
}

/** True for a failed execution that its schema would return unchanged. */
export function isFailedExecution(value: unknown): value is FailedExecution {
  return (
    isPlain(value) &&
    isTextOrNone(value.execution_id) &&
    isTextOrNone(value.test_id) &&
    isTextOrNone(value.test_name) &&
    isTextOrNone(value.location) &&
    isTextOrNone(value.failure_reason) &&
    (value.tags == null || isPlain(value.tags))
  );
}
