/*
 * Answers as servers are known to send them, written by hand: what the document shows, what the live service adds to
 * it, and where it leaves things out. Every value is made up.
 */

/** A JSON object of a test. */
export type Payload = Readonly<Record<string, unknown>>;

const web = 'https://ci.example/acme/web';
const api = 'https://api.ci.example/v2/organizations/acme/pipelines/web';

/** A user, with the key that the document does not know everywhere. */
export const user: Payload = {
  id: '3f9d9a4e-8a43-4c06-8f3a-3c6a6a1f9d01',
  graphql_id: 'VXNlci0tLTE=',
  name: 'Ada Lindqvist',
  email: 'ada@acme.example',
  avatar_url: 'https://img.example/ada.png',
  created_at: '2024-02-01T08:00:00.000Z',
};

/** The three forms of an agent on a job. */
export const agents = {
  none: null,
  minimal: { id: 'a1', url: 'https://api.ci.example/v2/agents/a1', name: 'builder-1' },
  full: {
    id: 'a1',
    graphql_id: 'QWdlbnQ=',
    url: 'https://api.ci.example/v2/agents/a1',
    web_url: 'https://ci.example/agents/a1',
    name: 'builder-1',
    connection_state: 'connected',
    ip_address: '10.0.0.7',
    hostname: 'builder-1.internal',
    user_agent: 'agent/3.99.0',
    version: '3.99.0',
    creator: null,
    created_at: '2026-01-15T08:00:00.000Z',
    job: null,
    last_job_finished_at: null,
    priority: 0,
    meta_data: ['queue=default'],
  },
} as const;

/** One job of each kind. */
export const jobs = {
  script: {
    id: 'j1',
    graphql_id: 'Sm9i',
    type: 'script',
    name: ':jest: Unit',
    step_key: 'unit',
    group_key: null,
    step: { id: 's1', signature: { value: 'eyJ', algorithm: 'EdDSA', signed_fields: ['command', 'env'] } },
    priority: { number: 0 },
    agent_query_rules: ['queue=default'],
    state: 'passed',
    build_url: `${api}/builds/7`,
    web_url: `${web}/builds/7#j1`,
    log_url: `${api}/builds/7/jobs/j1/log`,
    raw_log_url: `${api}/builds/7/jobs/j1/log.txt`,
    artifacts_url: `${api}/builds/7/jobs/j1/artifacts`,
    command: 'npm test',
    soft_failed: false,
    exit_status: 0,
    artifact_paths: '',
    agent: agents.full,
    created_at: '2026-01-15T09:00:00.000Z',
    scheduled_at: '2026-01-15T09:00:00.000Z',
    runnable_at: '2026-01-15T09:00:01.000Z',
    started_at: '2026-01-15T09:00:03.000Z',
    finished_at: '2026-01-15T09:00:45.000Z',
    expired_at: null,
    retried: false,
    retried_in_job_id: null,
    retries_count: null,
    retry_source: null,
    retry_type: null,
    parallel_group_index: null,
    parallel_group_total: null,
    matrix: null,
    cluster_id: null,
    cluster_url: null,
    cluster_queue_id: null,
    cluster_queue_url: null,
  },
  waiter: { id: 'j2', graphql_id: 'Sm9i', type: 'waiter' },
  manual: {
    id: 'j3',
    graphql_id: 'Sm9i',
    type: 'manual',
    label: 'Release?',
    state: 'blocked',
    step_key: null,
    web_url: null,
    unblocked_by: null,
    unblocked_at: null,
    unblockable: true,
    unblock_url: `${api}/builds/7/jobs/j3/unblock`,
  },
  trigger: {
    id: 'j4',
    graphql_id: 'Sm9i',
    type: 'trigger',
    name: 'Deploy',
    step_key: 'deploy',
    state: 'scheduled',
    async: false,
    build_url: `${api}/builds/7`,
    web_url: `${web}/builds/7#j4`,
    created_at: '2026-01-15T09:00:00.000Z',
    scheduled_at: '2026-01-15T09:00:00.000Z',
    runnable_at: null,
    started_at: null,
    finished_at: null,
    triggered_build: null,
  },
} as const;

/** A pipeline on a build, with what the live service adds. */
export const pipeline = {
  id: 'p1',
  graphql_id: 'UGlwZWxpbmU=',
  url: api,
  web_url: web,
  name: 'Web',
  description: '',
  slug: 'web',
  repository: 'git@github.com:acme/web.git',
  cluster_id: null,
  branch_configuration: '',
  default_branch: 'main',
  skip_queued_branch_builds: false,
  skip_queued_branch_builds_filter: '',
  cancel_running_branch_builds: false,
  cancel_running_branch_builds_filter: null,
  allow_rebuilds: true,
  provider: {
    id: 'github',
    webhook_url: 'https://webhook.ci.example/deliver/0123456789abcdef',
    settings: {
      trigger_mode: 'code',
      build_pull_requests: true,
      filter_condition: '',
      repository: 'acme/web',
    },
  },
  builds_url: `${api}/builds`,
  badge_url: 'https://badge.ci.example/1.svg',
  created_at: '2024-02-01T08:00:00.000Z',
  archived_at: null,
  env: null,
  scheduled_builds_count: 0,
  running_builds_count: 1,
  scheduled_jobs_count: 0,
  running_jobs_count: 1,
  waiting_jobs_count: 0,
  visibility: 'private',
  tags: null,
  steps: [{ type: 'script', name: ':jest: Unit', command: 'npm test', env: {} }],
} as const;

/** A build with all that the live service sends. */
export const build = {
  id: '01990000-0000-7000-8000-000000000007',
  graphql_id: 'QnVpbGQ=',
  url: `${api}/builds/7`,
  web_url: `${web}/builds/7`,
  number: 7,
  state: 'running',
  cancel_reason: null,
  blocked: false,
  blocked_state: '',
  message: 'Speed up the product page :rocket:\n\nIt was slow.',
  commit: '0123456789abcdef0123456789abcdef01234567',
  branch: 'main',
  tag: null,
  env: { DEPLOY_TO: 'staging' },
  source: 'api',
  author: { name: 'Ada Lindqvist', email: 'ada@acme.example' },
  creator: user,
  created_at: '2026-01-15T09:00:00.004Z',
  scheduled_at: '2026-01-15T09:00:00.000Z',
  started_at: '2026-01-15T09:00:03.000Z',
  failing_at: null,
  finished_at: null,
  meta_data: { 'buildkite:git:commit': 'commit 0123\nAuthor: Ada\n' },
  pull_request: null,
  merge_queue: null,
  rebuilt_from: null,
  triggered_from: null,
  pipeline,
  jobs: [jobs.script, jobs.waiter, jobs.manual, jobs.trigger],
  job_state_counts: { total: 4, states: { passed: 1, blocked: 1, scheduled: 1 } },
} as const;

/** The same without the keys named. */
export function without(payload: Payload, ...keys: readonly string[]): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !keys.includes(key)));
}
