/*
 * Answers as servers are known to send them, written by hand: what the document shows, what the live service adds to
 * it, and where it leaves things out. Every value is made up.
 */

/** A JSON object of a test. */
export type Payload = Readonly<Record<string, unknown>>;

const web = 'https://ci.example/acme/web';
const api = 'https://api.ci.example/v2/organizations/acme/pipelines/web';

const user: Payload = {
  ...{ id: '3f9d9a4e-8a43-4c06-8f3a-3c6a6a1f9d01', graphql_id: 'VXNlci0tLTE=', name: 'Ada Lindqvist' },
  ...{
    email: 'ada@acme.example',
    avatar_url: 'https://img.example/ada.png',
    created_at: '2024-02-01T08:00:00.000Z',
  },
};

const agent: Payload = {
  ...{ id: 'a1', graphql_id: 'QWdlbnQ=', url: 'https://api.ci.example/v2/agents/a1', name: 'builder-1' },
  ...{ web_url: 'https://ci.example/agents/a1', connection_state: 'connected', ip_address: '10.0.0.7' },
  ...{ hostname: 'builder-1.internal', user_agent: 'agent/3.99.0', created_at: '2026-01-15T08:00:00.000Z' },
  ...{ creator: user, meta_data: ['queue=default'] },
};

const own = { graphql_id: 'Sm9i', web_url: `${web}/builds/7#j` };

/** One job of each kind. */
export const jobs = {
  script: {
    ...{ ...own, id: 'j1', type: 'script', name: ':jest: Unit', step_key: 'unit', state: 'passed' },
    step: { id: 's1', signature: { value: 'eyJ', algorithm: 'EdDSA', signed_fields: ['command', 'env'] } },
    ...{ priority: { number: 0 }, agent_query_rules: ['queue=default'], build_url: `${api}/builds/7` },
    ...{ log_url: `${api}/builds/7/jobs/j1/log`, raw_log_url: `${api}/builds/7/jobs/j1/log.txt` },
    ...{ command: 'npm test', soft_failed: false, exit_status: 0, artifact_paths: '', retried: false, agent },
    ...{ created_at: '2026-01-15T09:00:00.000Z', scheduled_at: '2026-01-15T09:00:00.000Z' },
    ...{ runnable_at: '2026-01-15T09:00:01.000Z', started_at: '2026-01-15T09:00:03.000Z' },
    finished_at: '2026-01-15T09:00:45.000Z',
    ...{ retried_in_job_id: 'j9', retries_count: 1, retry_type: 'automatic', retry_source: { job_id: 'j0' } },
    ...{ parallel_group_index: 0, parallel_group_total: 2, matrix: { os: 'mac' }, cluster_id: 'c' },
    ...{ cluster_url: `${api}/c`, cluster_queue_id: 'q', cluster_queue_url: `${api}/q` },
  },
  waiter: { id: 'j2', graphql_id: 'Sm9i', type: 'waiter' },
  manual: {
    ...{ ...own, id: 'j3', type: 'manual', label: 'Release?', state: 'blocked', unblockable: true },
    unblock_url: `${api}/builds/7/jobs/j3/unblock`,
    ...{ step_key: 'release', unblocked_by: user, unblocked_at: '2026-01-15T09:01:00.000Z' },
    fields: [{ key: 'version', required: true }],
  },
  trigger: {
    ...{
      ...own,
      id: 'j4',
      type: 'trigger',
      name: 'Deploy',
      step_key: 'deploy',
      state: 'scheduled',
      async: false,
    },
    ...{ build_url: `${api}/builds/7`, created_at: '2026-01-15T09:00:00.000Z' },
    ...{ scheduled_at: '2026-01-15T09:00:00.000Z', started_at: '2026-01-15T09:00:45.000Z' },
    triggered_build: { id: 'b8', number: 8, url: `${api}/builds/8`, web_url: `${web}/builds/8` },
  },
} as const;

/** A pipeline on a build, with what the live service adds. */
const pipeline = {
  ...{
    id: 'p1',
    graphql_id: 'UGlwZWxpbmU=',
    url: api,
    web_url: web,
    name: 'Web',
    description: '',
    slug: 'web',
  },
  ...{ repository: 'git@github.com:acme/web.git', branch_configuration: '', default_branch: 'main' },
  ...{ skip_queued_branch_builds: false, skip_queued_branch_builds_filter: '', allow_rebuilds: true },
  ...{
    cancel_running_branch_builds: false,
    cancel_running_branch_builds_filter: null,
    visibility: 'private',
  },
  provider: {
    ...{ id: 'github', webhook_url: 'https://webhook.ci.example/deliver/0123456789abcdef' },
    settings: {
      trigger_mode: 'code',
      build_pull_requests: true,
      filter_condition: '',
      repository: 'acme/web',
    },
  },
  ...{ builds_url: `${api}/builds`, badge_url: 'https://badge.ci.example/1.svg' },
  ...{ created_at: '2024-02-01 08:00:00 UTC', cluster_id: null, tags: ['web'] },
  ...{ scheduled_builds_count: 0, running_builds_count: 1, scheduled_jobs_count: 0, running_jobs_count: 1 },
  ...{
    waiting_jobs_count: 0,
    steps: [{ type: 'script', name: ':jest: Unit', command: 'npm test', env: {} }],
  },
} as const;

/** A build with all that the live service sends. */
export const build = {
  ...{ id: '01990000-0000-7000-8000-000000000007', graphql_id: 'QnVpbGQ=', number: 7, state: 'running' },
  ...{ url: `${api}/builds/7`, web_url: `${web}/builds/7`, blocked: false, blocked_state: '', source: 'api' },
  message: 'Speed up the product page :rocket:\n\nIt was slow.',
  ...{ commit: '0123456789abcdef0123456789abcdef01234567', branch: 'main', env: { DEPLOY_TO: 'staging' } },
  ...{ author: { name: 'Ada Lindqvist', email: 'ada@acme.example' }, creator: user },
  ...{ created_at: '2026-01-15T09:00:00.004Z', scheduled_at: '2026-01-15T09:00:00.000Z' },
  ...{ started_at: '2026-01-15T09:00:03.000Z', finished_at: '2026-01-15T09:01:00.000Z', tag: null },
  ...{ cancel_reason: 'by hand', retried_jobs_count: 1, rebuilt_from: { id: 'b0', number: 6, url: api } },
  pull_request: { id: '7', base: 'main', repository: 'git://github.com/acme/web.git' },
  meta_data: { 'buildkite:git:commit': 'commit 0123\nAuthor: Ada\n' },
  pipeline,
  jobs: [jobs.script, jobs.waiter, jobs.manual, jobs.trigger],
  job_state_counts: { total: 4, states: { passed: 1, blocked: 1, scheduled: 1 } },
  test_engine: { runs: [{ id: 'r', suite: { id: 's', slug: 'unit' } }] },
} as const;

/** A suite and a flaky test with the keys of the document. */
export const suite = {
  id: 's1',
  graphql_id: 'U3VpdGU=',
  slug: 'rspec',
  name: 'RSpec',
  url: 'https://api.ci.example/v2/analytics/organizations/acme/suites/rspec',
  web_url: 'https://ci.example/organizations/acme/analytics/suites/rspec',
  default_branch: 'main',
} as const;

export const flakyTest = {
  id: 't1',
  web_url: 'https://ci.example/organizations/acme/analytics/suites/rspec/tests/t1',
  scope: 'Order #save',
  name: 'retries',
  location: './spec/order_spec.rb:12',
  file_name: './spec/order_spec.rb',
  instances: 3,
  most_recent_instance_at: '2026-01-15T09:00:00.000Z',
} as const;

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
