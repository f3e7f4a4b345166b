/*
 * Generated from the schemas in this folder by `npm run generate`; do not edit.
 *
 * A check is true for a JSON value that its schema would return unchanged, so that the value itself can be passed on.
 * Where it is false the schema decides: it may still read the value, with null for a field that does not fit. Checks
 * descend only where the schemas do. Parts that no schema describes are not looked at, however deep they are.
 */

import type { Build } from './build.ts';
import type { BuildTest, FailedExecution, TestRun } from './build-test.ts';
import type { FlakyTest } from './flaky-test.ts';
import type { Suite } from './suite.ts';

/** An object of JSON. Its `__proto__` is that of plain objects, unless it is a list or has a key of that name. */
interface Fields {
  readonly __proto__: unknown;
  readonly [key: string]: unknown;
}

const plain: unknown = Object.prototype;

function isListOfText(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) if (typeof value[index] !== 'string') return false;
  return true;
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as Fields).__proto__ === plain;
}

/** True for a build that its schema would return unchanged. */
export function isBuild(value: unknown): value is Build {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.id === 'string' &&
    Number.isSafeInteger(fields.number) &&
    Number(fields.number) > 0 &&
    typeof fields.state === 'string' &&
    (typeof fields.blocked === 'boolean' || fields.blocked == null) &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.url === 'string' || fields.url == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.cancel_reason === 'string' || fields.cancel_reason == null) &&
    (typeof fields.message === 'string' || fields.message == null) &&
    (typeof fields.commit === 'string' || fields.commit == null) &&
    (typeof fields.branch === 'string' || fields.branch == null) &&
    (fields.env == null || isMap(fields.env)) &&
    (typeof fields.source === 'string' || fields.source == null) &&
    (fields.creator == null || isUser(fields.creator)) &&
    (fields.jobs == null || (Array.isArray(fields.jobs) && fields.jobs.every(isJob))) &&
    (typeof fields.created_at === 'string' || fields.created_at == null) &&
    (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
    (typeof fields.started_at === 'string' || fields.started_at == null) &&
    (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
    (fields.meta_data == null || isMap(fields.meta_data)) &&
    (fields.pull_request == null || isPullRequest(fields.pull_request)) &&
    (fields.rebuilt_from == null || isRebuiltFrom(fields.rebuilt_from)) &&
    (fields.pipeline == null || isPipeline(fields.pipeline)) &&
    (fields.job_state_counts == null || isJobStateCounts(fields.job_state_counts)) &&
    (Number.isFinite(fields.retried_jobs_count) || fields.retried_jobs_count == null) &&
    (fields.test_engine == null || isTestEngine(fields.test_engine))
  );
}

function isUser(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.email === 'string' || fields.email == null) &&
    (typeof fields.avatar_url === 'string' || fields.avatar_url == null) &&
    (typeof fields.created_at === 'string' || fields.created_at == null)
  );
}

function isJob(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  switch ((value as Fields).type) {
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
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.id === 'string' &&
    fields.type === 'script' &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.step_key === 'string' || fields.step_key == null) &&
    (fields.step == null || isStep(fields.step)) &&
    (fields.agent_query_rules == null || isListOfText(fields.agent_query_rules)) &&
    (typeof fields.state === 'string' || fields.state == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.log_url === 'string' || fields.log_url == null) &&
    (typeof fields.raw_log_url === 'string' || fields.raw_log_url == null) &&
    (typeof fields.command === 'string' || fields.command == null) &&
    (typeof fields.soft_failed === 'boolean' || fields.soft_failed == null) &&
    (typeof fields.broken_reason === 'string' || fields.broken_reason == null) &&
    (Number.isFinite(fields.exit_status) || fields.exit_status == null) &&
    (typeof fields.signal === 'string' || fields.signal == null) &&
    (typeof fields.signal_reason === 'string' || fields.signal_reason == null) &&
    (typeof fields.artifact_paths === 'string' || fields.artifact_paths == null) &&
    (fields.agent == null || isAgent(fields.agent)) &&
    (typeof fields.created_at === 'string' || fields.created_at == null) &&
    (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
    (typeof fields.runnable_at === 'string' || fields.runnable_at == null) &&
    (typeof fields.started_at === 'string' || fields.started_at == null) &&
    (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
    (typeof fields.retried === 'boolean' || fields.retried == null) &&
    (typeof fields.retried_in_job_id === 'string' || fields.retried_in_job_id == null) &&
    (Number.isFinite(fields.retries_count) || fields.retries_count == null) &&
    (typeof fields.retry_type === 'string' || fields.retry_type == null) &&
    (Number.isFinite(fields.parallel_group_index) || fields.parallel_group_index == null) &&
    (Number.isFinite(fields.parallel_group_total) || fields.parallel_group_total == null) &&
    (typeof fields.cluster_id === 'string' || fields.cluster_id == null) &&
    (typeof fields.cluster_url === 'string' || fields.cluster_url == null) &&
    (typeof fields.cluster_queue_id === 'string' || fields.cluster_queue_id == null) &&
    (typeof fields.cluster_queue_url === 'string' || fields.cluster_queue_url == null)
  );
}

function isStep(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (fields.signature == null || isSignature(fields.signature))
  );
}

function isSignature(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.value === 'string' || fields.value == null) &&
    (typeof fields.algorithm === 'string' || fields.algorithm == null) &&
    (fields.signed_fields == null || isListOfText(fields.signed_fields))
  );
}

function isAgent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (typeof fields.url === 'string' || fields.url == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.connection_state === 'string' || fields.connection_state == null) &&
    (typeof fields.hostname === 'string' || fields.hostname == null) &&
    (typeof fields.ip_address === 'string' || fields.ip_address == null) &&
    (typeof fields.user_agent === 'string' || fields.user_agent == null) &&
    (fields.creator == null || isUser(fields.creator)) &&
    (typeof fields.created_at === 'string' || fields.created_at == null)
  );
}

function isWaiterJob(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    fields.type === 'waiter' &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.state === 'string' || fields.state == null)
  );
}

function isManualJob(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    fields.type === 'manual' &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.label === 'string' || fields.label == null) &&
    (typeof fields.state === 'string' || fields.state == null) &&
    (typeof fields.step_key === 'string' || fields.step_key == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (fields.unblocked_by == null || isUser(fields.unblocked_by)) &&
    (typeof fields.unblocked_at === 'string' || fields.unblocked_at == null) &&
    (typeof fields.unblockable === 'boolean' || fields.unblockable == null) &&
    (typeof fields.unblock_url === 'string' || fields.unblock_url == null)
  );
}

function isTriggerJob(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    fields.type === 'trigger' &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.step_key === 'string' || fields.step_key == null) &&
    (typeof fields.state === 'string' || fields.state == null) &&
    (typeof fields.async === 'boolean' || fields.async == null) &&
    (typeof fields.build_url === 'string' || fields.build_url == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.created_at === 'string' || fields.created_at == null) &&
    (typeof fields.scheduled_at === 'string' || fields.scheduled_at == null) &&
    (typeof fields.runnable_at === 'string' || fields.runnable_at == null) &&
    (typeof fields.started_at === 'string' || fields.started_at == null) &&
    (typeof fields.finished_at === 'string' || fields.finished_at == null) &&
    (fields.triggered_build == null || isTriggeredBuild(fields.triggered_build))
  );
}

function isTriggeredBuild(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (Number.isFinite(fields.number) || fields.number == null) &&
    (typeof fields.url === 'string' || fields.url == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null)
  );
}

function isOtherJob(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    typeof fields.type === 'string' &&
    /^(?!(?:script|waiter|manual|trigger)$)/.test(fields.type) &&
    (typeof fields.state === 'string' || fields.state == null) &&
    (typeof fields.name === 'string' || fields.name == null)
  );
}

function isPullRequest(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (typeof fields.base === 'string' || fields.base == null) &&
    (typeof fields.repository === 'string' || fields.repository == null)
  );
}

function isRebuiltFrom(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (Number.isFinite(fields.number) || fields.number == null) &&
    (typeof fields.url === 'string' || fields.url == null)
  );
}

function isPipeline(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.url === 'string' || fields.url == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.slug === 'string' || fields.slug == null) &&
    (typeof fields.repository === 'string' || fields.repository == null) &&
    (typeof fields.branch_configuration === 'string' || fields.branch_configuration == null) &&
    (typeof fields.default_branch === 'string' || fields.default_branch == null) &&
    (fields.provider == null || isProvider(fields.provider)) &&
    (typeof fields.skip_queued_branch_builds === 'boolean' || fields.skip_queued_branch_builds == null) &&
    (typeof fields.skip_queued_branch_builds_filter === 'string' ||
      fields.skip_queued_branch_builds_filter == null) &&
    (typeof fields.cancel_running_branch_builds === 'boolean' ||
      fields.cancel_running_branch_builds == null) &&
    (typeof fields.cancel_running_branch_builds_filter === 'string' ||
      fields.cancel_running_branch_builds_filter == null) &&
    (typeof fields.builds_url === 'string' || fields.builds_url == null) &&
    (typeof fields.badge_url === 'string' || fields.badge_url == null) &&
    (typeof fields.created_at === 'string' || fields.created_at == null) &&
    (Number.isFinite(fields.scheduled_builds_count) || fields.scheduled_builds_count == null) &&
    (Number.isFinite(fields.running_builds_count) || fields.running_builds_count == null) &&
    (Number.isFinite(fields.scheduled_jobs_count) || fields.scheduled_jobs_count == null) &&
    (Number.isFinite(fields.running_jobs_count) || fields.running_jobs_count == null) &&
    (Number.isFinite(fields.waiting_jobs_count) || fields.waiting_jobs_count == null)
  );
}

function isProvider(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (typeof fields.webhook_url === 'string' || fields.webhook_url == null) &&
    (fields.settings == null || isSettings(fields.settings))
  );
}

function isSettings(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.trigger_mode === 'string' || fields.trigger_mode == null) &&
    (typeof fields.build_pull_requests === 'boolean' || fields.build_pull_requests == null) &&
    (typeof fields.pull_request_branch_filter_enabled === 'boolean' ||
      fields.pull_request_branch_filter_enabled == null) &&
    (typeof fields.skip_pull_request_builds_for_existing_commits === 'boolean' ||
      fields.skip_pull_request_builds_for_existing_commits == null) &&
    (typeof fields.build_pull_request_forks === 'boolean' || fields.build_pull_request_forks == null) &&
    (typeof fields.prefix_pull_request_fork_branch_names === 'boolean' ||
      fields.prefix_pull_request_fork_branch_names == null) &&
    (typeof fields.build_tags === 'boolean' || fields.build_tags == null) &&
    (typeof fields.publish_commit_status === 'boolean' || fields.publish_commit_status == null) &&
    (typeof fields.publish_commit_status_per_step === 'boolean' ||
      fields.publish_commit_status_per_step == null) &&
    (typeof fields.publish_blocked_as_pending === 'boolean' || fields.publish_blocked_as_pending == null) &&
    (typeof fields.repository === 'string' || fields.repository == null)
  );
}

function isJobStateCounts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (Number.isFinite(fields.total) || fields.total == null) &&
    (fields.states == null || isMap(fields.states))
  );
}

function isTestEngine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (fields.runs == null || (Array.isArray(fields.runs) && fields.runs.every(isRun)))
  );
}

function isRun(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (fields.suite == null || isSuiteOfTests(fields.suite))
  );
}

function isSuiteOfTests(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.id === 'string' || fields.id == null) &&
    (typeof fields.slug === 'string' || fields.slug == null)
  );
}

/** True for a suite that its schema would return unchanged. */
export function isSuite(value: unknown): value is Suite {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.id === 'string' &&
    (typeof fields.slug === 'string' || fields.slug == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.graphql_id === 'string' || fields.graphql_id == null) &&
    (typeof fields.url === 'string' || fields.url == null) &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.default_branch === 'string' || fields.default_branch == null) &&
    (typeof fields.api_token === 'string' || fields.api_token == null)
  );
}

/** True for a flaky test that its schema would return unchanged. */
export function isFlakyTest(value: unknown): value is FlakyTest {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.id === 'string' &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.scope === 'string' || fields.scope == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.location === 'string' || fields.location == null) &&
    (typeof fields.file_name === 'string' || fields.file_name == null) &&
    (Number.isFinite(fields.instances) || fields.instances == null) &&
    (typeof fields.most_recent_instance_at === 'string' || fields.most_recent_instance_at == null)
  );
}

/** True for a build test that its schema would return unchanged. */
export function isBuildTest(value: unknown): value is BuildTest {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.id === 'string' &&
    (typeof fields.web_url === 'string' || fields.web_url == null) &&
    (typeof fields.scope === 'string' || fields.scope == null) &&
    (typeof fields.name === 'string' || fields.name == null) &&
    (typeof fields.location === 'string' || fields.location == null) &&
    (typeof fields.file_name === 'string' || fields.file_name == null) &&
    (fields.labels == null || isListOfText(fields.labels)) &&
    (Number.isFinite(fields.reliability) || fields.reliability == null) &&
    (Number.isFinite(fields.executions_count) || fields.executions_count == null) &&
    (fields.executions_count_by_result == null ||
      isExecutionsCountByResult(fields.executions_count_by_result))
  );
}

function isExecutionsCountByResult(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (Number.isFinite(fields.passed) || fields.passed == null) &&
    (Number.isFinite(fields.failed) || fields.failed == null)
  );
}

/** True for a test run that its schema would return unchanged. */
export function isTestRun(value: unknown): value is TestRun {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    typeof fields.id === 'string' &&
    (typeof fields.state === 'string' || fields.state == null) &&
    (typeof fields.result === 'string' || fields.result == null) &&
    (typeof fields.build_id === 'string' || fields.build_id == null)
  );
}

/** True for a failed execution that its schema would return unchanged. */
export function isFailedExecution(value: unknown): value is FailedExecution {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    fields.__proto__ === plain &&
    (typeof fields.execution_id === 'string' || fields.execution_id == null) &&
    (typeof fields.test_id === 'string' || fields.test_id == null) &&
    (typeof fields.test_name === 'string' || fields.test_name == null) &&
    (typeof fields.location === 'string' || fields.location == null) &&
    (typeof fields.failure_reason === 'string' || fields.failure_reason == null) &&
    (fields.tags == null || isMap(fields.tags))
  );
}
