/*
 * Answers as servers are known to send them: what the document shows, what the live service adds to it, and where it leaves
 * things out. Every value is made up.
 */

/** A JSON object of a test. */
export type Payload = Readonly<Record<string, unknown>>;

const fill = <Value>(keys: string, toValue: (key: string) => Value) =>
  Object.fromEntries(keys.split(' ').map((key) => [key, toValue(key)]));
const texts = (keys: string) => fill(keys, (key) => `the ${key}`);
const numbers = (keys: string) => fill(keys, ({ length }) => length);
const flags = (keys: string) => fill(keys, ({ length }) => length % 2 === 0);

const user = texts('id graphql_id name email avatar_url created_at');
const times = texts('created_at scheduled_at runnable_at started_at finished_at');

const agent = {
  ...texts('id graphql_id url name web_url connection_state ip_address hostname user_agent created_at'),
  ...{ creator: user, meta_data: ['queue=default'] },
};

/** One job of each kind. */
export const jobs = {
  script: {
    ...texts(
      'id graphql_id name step_key state web_url log_url raw_log_url command artifact_paths build_url',
    ),
    ...texts('broken_reason signal signal_reason retried_in_job_id retry_type group_key'),
    ...texts('cluster_id cluster_url cluster_queue_id cluster_queue_url'),
    ...numbers('exit_status retries_count parallel_group_index parallel_group_total'),
    ...flags('soft_failed retried'),
    ...times,
    ...{ type: 'script', priority: { number: 0 }, matrix: { os: 'mac' }, retry_source: texts('job_id') },
    step: { id: 's1', signature: { ...texts('value algorithm'), signed_fields: ['command', 'env'] } },
    ...{ agent_query_rules: ['queue=default'], agent },
  },
  waiter: { ...texts('id graphql_id state'), type: 'waiter' },
  manual: {
    ...texts('id graphql_id label state step_key web_url unblocked_at unblock_url'),
    ...{ type: 'manual', unblockable: true, unblocked_by: user },
    fields: [{ key: 'version', required: true }],
  },
  trigger: {
    ...texts('id graphql_id name step_key state build_url web_url'),
    ...{ ...times, type: 'trigger', async: false },
    triggered_build: { ...texts('id url web_url'), number: 8 },
  },
} satisfies Readonly<Record<string, Payload>>;

/** A pipeline on a build, with what the live service adds. */
const pipeline = {
  ...texts('id graphql_id url web_url name slug repository branch_configuration default_branch description'),
  ...texts('skip_queued_branch_builds_filter cancel_running_branch_builds_filter builds_url badge_url'),
  ...flags('skip_queued_branch_builds cancel_running_branch_builds allow_rebuilds'),
  ...numbers('scheduled_builds_count running_builds_count scheduled_jobs_count running_jobs_count'),
  provider: {
    ...texts('id webhook_url'),
    settings: {
      ...texts('trigger_mode repository filter_condition'),
      ...flags('build_pull_requests pull_request_branch_filter_enabled build_pull_request_forks build_tags'),
      ...flags('publish_commit_status publish_commit_status_per_step publish_blocked_as_pending'),
    },
  },
  ...{ created_at: '2024-02-01 08:00:00 UTC', cluster_id: null, tags: ['web'], waiting_jobs_count: 0 },
  steps: [{ type: 'script', command: 'npm test', env: {} }],
};

/** A build with all that the live service sends. */
export const build: Payload = {
  ...texts('id graphql_id state url web_url blocked_state source message commit branch cancel_reason'),
  ...texts('created_at scheduled_at started_at finished_at'),
  ...{ number: 7, blocked: false, tag: null, retried_jobs_count: 1, env: { DEPLOY_TO: 'staging' } },
  ...{ author: texts('name email'), creator: user, meta_data: { 'buildkite:git:commit': 'commit 0123\n' } },
  ...{ pipeline, rebuilt_from: { ...texts('id url'), number: 6 } },
  pull_request: { ...texts('base repository'), id: '7' },
  jobs: Object.values(jobs),
  job_state_counts: { total: 4, states: { passed: 1, blocked: 1, scheduled: 1 } },
  test_engine: { runs: [{ id: 'r', suite: texts('id slug') }] },
};

/** A suite and a flaky test with the keys of the document. */
export const suite: Payload = texts('id graphql_id slug name url web_url default_branch');
export const flakyTest: Payload = {
  ...texts('id web_url scope name location file_name most_recent_instance_at'),
  instances: 3,
};

/** The same value with keys that no document has, in each of its objects. */
function withSurplus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSurplus);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([key, item]) => [key, withSurplus(item)]);
  return { ...Object.fromEntries(known), brand_new: { nested: [true] }, another: null };
}

/** Builds as the live service has been seen to send them: they are read as they are. */
export const oddBuilds: Readonly<Record<string, Payload>> = {
  'all that the live service sends': build,
  'new keys at every level': withSurplus(build) as Payload,
  'odd values': {
    ...{ ...build, author: 'ada@acme.example', env: { CI: true, RETRIES: 3, NOTHING: null }, meta_data: {} },
    ...{ state: 'waiting_failed', blocked: true, blocked_state: null, cancel_reason: '', pull_request: {} },
    pipeline: { ...pipeline, provider: { id: 'private', webhook_url: '', settings: {} } },
    jobs: [
      { ...jobs.script, command: '', name: '', state: 'thinking', retry_type: 'by magic' },
      { id: 'j9', type: 'robot', state: 'dancing', arms: 2 },
      { ...jobs.waiter, state: 'passed' },
    ],
  },
};

/** Suites and flaky tests likewise. */
export const oddSuites: readonly Payload[] = [
  suite,
  { ...suite, organization_id: 'o1', oidc_policy: null, api_token: 'secret-of-the-suite' },
];

export const oddFlakyTests: readonly Payload[] = [
  flakyTest,
  { ...flakyTest, last_resolved_at: null, ownership_team_ids: ['t'] },
];

/** The same without the keys named. */
export function without(payload: Payload, ...keys: readonly string[]): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !keys.includes(key)));
}
