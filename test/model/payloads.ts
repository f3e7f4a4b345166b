/*
 * Answers as servers are known to send them, written by hand: what the document shows, what the live service adds to
 * it, and where it leaves things out. Every value is made up.
 */

/** A JSON object of a test. */
export type Payload = Readonly<Record<string, unknown>>;

const web = 'https://ci.example/acme/web';
const api = 'https://api.ci.example/v2/organizations/acme/pipelines/web';

/** These keys, each with null. */
const nulls = (keys: string) => Object.fromEntries(keys.split(' ').map((key) => [key, null]));

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
  ...{ creator: null, meta_data: ['queue=default'] },
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
    ...nulls(
      'group_key expired_at retried_in_job_id retries_count retry_source retry_type parallel_group_index',
    ),
    ...nulls('parallel_group_total matrix cluster_id cluster_url cluster_queue_id cluster_queue_url'),
  },
  waiter: { id: 'j2', graphql_id: 'Sm9i', type: 'waiter' },
  manual: {
    ...{ ...own, id: 'j3', type: 'manual', label: 'Release?', state: 'blocked', unblockable: true },
    unblock_url: `${api}/builds/7/jobs/j3/unblock`,
    ...nulls('step_key unblocked_by unblocked_at'),
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
    ...{ scheduled_at: '2026-01-15T09:00:00.000Z', ...nulls('runnable_at started_at finished_at') },
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
  ...{ created_at: '2024-02-01T08:00:00.000Z', ...nulls('cluster_id archived_at env tags') },
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
  ...{ started_at: '2026-01-15T09:00:03.000Z', ...nulls('cancel_reason tag failing_at finished_at') },
  ...nulls('pull_request merge_queue rebuilt_from triggered_from'),
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

/** The build with another job of the kind that runs a command. */
const withJob = (change: Payload) => ({ ...build, jobs: [{ ...jobs.script, ...change }] });
const withProvider = (provider: Payload) => ({ ...build, pipeline: { ...pipeline, provider } });

/** Builds as the live service has been seen to send them, by what is odd about each: they are read as they are. */
export const oddBuilds: Readonly<Record<string, Payload>> = {
  'nothing but what is always there': { id: 'b', number: 1, state: 'scheduled' },
  'all that the live service sends': build,
  'new keys at every level': withSurplus(build) as Payload,
  'neither message nor creator': { ...build, message: null, creator: null, author: null, tag: null },
  'a creator who has null in every field': {
    ...build,
    creator: Object.fromEntries(Object.keys(user).map((key) => [key, null])),
  },
  'an author who is a text': { ...build, author: 'ada@acme.example' },
  'an environment that is null': { ...build, env: null, meta_data: {} },
  'values of its environment that are no texts': { ...build, env: { CI: true, RETRIES: 3, NOTHING: null } },
  'empty texts where nothing is meant': { ...build, cancel_reason: '', tag: '', blocked_state: null },
  'a block step, read as passed': { ...build, state: 'passed', blocked: true, blocked_state: 'passed' },
  'a state of tomorrow': { ...build, state: 'waiting_failed', blocked: null, source: 'a new source' },
  'an end by hand': { ...build, state: 'canceling', cancel_reason: 'by hand', finished_at: null },
  'times of two spellings': { ...build, created_at: '2024-01-02 03:04:05 UTC', finished_at: null },
  'an empty pull request': { ...build, pull_request: {} },
  'a pull request numbered in text': {
    ...build,
    pull_request: { id: '7', base: 'main', repository: 'git://github.com/acme/web.git' },
  },
  'an origin': { ...build, rebuilt_from: { id: 'b0', number: 6, url: 'https://api.ci.example/6' } },
  'neither jobs nor pipeline': without(build, 'jobs', 'pipeline', 'rebuilt_from', 'blocked', 'cancel_reason'),
  'null for jobs and pipeline': { ...build, jobs: null, pipeline: null },
  'a private provider': withProvider({ id: 'private', settings: {} }),
  'a hidden webhook': withProvider({ ...pipeline.provider, webhook_url: '' }),
  'a job that is all plugin': withJob({ command: null, name: null, step_key: null }),
  'a job without a name, of an empty command': withJob({ command: '', name: '' }),
  'a job of an unsigned step': withJob({ step: { id: 's1', signature: null } }),
  'a job of a step from before steps had IDs': withJob({ step: undefined }),
  'a job that no agent has taken yet': withJob({ agent: null, exit_status: null, started_at: null }),
  'a job of an agent with few fields': withJob({ agent: { id: 'a1', url: 'u', name: 'builder-1' } }),
  'a job that was killed': withJob({ exit_status: -1, signal: 'SIGKILL', signal_reason: 'cancel' }),
  'a job of a matrix': withJob({ matrix: { browser: 'firefox', retries: 2 } }),
  'a job that is a retry': withJob({
    retries_count: 1,
    retry_type: 'automatic',
    retry_source: { job_id: 'j0' },
  }),
  'a job in a state of tomorrow': withJob({ state: 'thinking', retry_type: 'by magic' }),
  'jobs that run no command': {
    ...build,
    jobs: [
      { id: 'j9', type: 'robot', state: 'dancing', arms: 2 },
      without(jobs.trigger, 'id'),
      { ...jobs.waiter, state: 'passed' },
    ],
  },
};

/** Suites and flaky tests likewise. */
export const oddSuites: Readonly<Record<string, Payload>> = {
  'the keys of the document': suite,
  'newer keys, and its token': {
    ...suite,
    ...{ organization_id: 'o1', application_name: null, color: '#aabbcc', oidc_policy: null },
    api_token: 'secret-of-the-suite',
  },
  'nothing but its ID': { id: 's1' },
};

export const oddFlakyTests: Readonly<Record<string, Payload>> = {
  'the keys of the document': flakyTest,
  'newer keys': { ...flakyTest, last_resolved_at: null, ownership_team_ids: ['t'] },
  'no place that its collector could name': { ...flakyTest, scope: null, location: null, file_name: null },
};

/** The same without the keys named. */
export function without(payload: Payload, ...keys: readonly string[]): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !keys.includes(key)));
}
