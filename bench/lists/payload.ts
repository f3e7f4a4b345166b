/*
 * Builds as the service lists them: every field of the document (api.md §2), agents in their full form, signed steps,
 * the settings of the provider. Each build differs from the next where real ones do, in identities, times and words.
 */

const service = 'https://api.buildkite.com/v2/organizations/acme';
const web = 'https://buildkite.com/acme';
const started = Date.UTC(2026, 0, 15, 9);

/** Which keys the builds have: those of the document, or besides them such as the live service is known to add. */
export type Form = 'document' | 'observed';

/** A page of builds as JSON. The first build of the list is number 1. */
export function pageOfBuilds(
  page: number,
  { builds, jobs, form }: { builds: number; jobs: number; form: Form },
): string {
  const first = (page - 1) * builds + 1;
  return JSON.stringify(Array.from({ length: builds }, (_, index) => build(first + index, jobs, form)));
}

function build(number: number, jobs: number, form: Form) {
  const url = `${service}/pipelines/web/builds/${number}`;
  return {
    id: uuid(number, 0),
    graphql_id: graphqlId('Build', number),
    url,
    web_url: `${web}/web/builds/${number}`,
    number,
    state: number % 7 === 0 ? 'failed' : 'passed',
    cancel_reason: null,
    blocked: false,
    message: `Merge pull request #${number} from acme/faster-cart\n\nKeep the cart's total while it is open.`,
    commit: number.toString(16).padStart(40, '0'),
    branch: `feature/cart-${number % 40}`,
    env: { DEPLOY_TO: 'staging', RETRIES: '2', RELEASE: `r${number}` },
    source: 'webhook',
    creator: user(number),
    jobs: Array.from({ length: jobs }, (_, index) => job(number, index, form)),
    created_at: time(number, 0),
    scheduled_at: time(number, 1),
    started_at: time(number, 2),
    finished_at: time(number, 900),
    meta_data: { 'release:channel': 'stable', 'kitestring:key': uuid(number, 1) },
    pull_request: { id: String(number), base: 'main', repository: 'git://github.com/acme/web.git' },
    rebuilt_from: null,
    pipeline: pipeline(form),
    ...(form === 'observed' && {
      blocked_state: '',
      tag: null,
      author: { username: 'ada', name: 'Ada Lindqvist', email: 'ada@acme.example' },
      failing_at: null,
      merge_queue: null,
      triggered_from: null,
    }),
  };
}

function job(number: number, index: number, form: Form) {
  const id = uuid(number, index + 2);
  const url = `${service}/pipelines/web/builds/${number}/jobs/${id}`;
  return {
    id,
    graphql_id: graphqlId('Job', number * 1_000 + index),
    type: 'script',
    name: `:jest: Unit tests ${index + 1}`,
    step_key: `unit-${index + 1}`,
    step: {
      id: uuid(index, 1),
      signature: {
        value: `eyJhbGciOiJFZERTQSIsImtpZCI6ImRlZmF1bHQifQ..${'c2lnbmF0dXJlLW9mLWEtc3RlcA'.repeat(3)}`,
        algorithm: 'EdDSA',
        signed_fields: ['command', 'env', 'matrix', 'plugins', 'repository_url'],
      },
    },
    agent_query_rules: ['queue=default', 'os=linux'],
    state: 'passed',
    web_url: `${web}/web/builds/${number}#${id}`,
    log_url: `${url}/log`,
    raw_log_url: `${url}/log.txt`,
    command: `npm ci\nnpm test -- --shard=${index + 1}/30`,
    soft_failed: false,
    exit_status: 0,
    artifact_paths: 'coverage/**/*;reports/*.xml',
    agent: agent(index, form),
    created_at: time(number, 1),
    scheduled_at: time(number, 1),
    runnable_at: time(number, 2),
    started_at: time(number, 3 + index),
    finished_at: time(number, 60 + 2 * index),
    retried: false,
    retried_in_job_id: null,
    retries_count: null,
    retry_type: null,
    parallel_group_index: index,
    parallel_group_total: 30,
    matrix: null,
    cluster_id: uuid(3, 3),
    cluster_url: `${service}/clusters/${uuid(3, 3)}`,
    cluster_queue_id: uuid(4, 4),
    cluster_queue_url: `${service}/clusters/${uuid(3, 3)}/queues/${uuid(4, 4)}`,
    ...(form === 'observed' && {
      group_key: null,
      priority: { number: 0 },
      build_url: `${service}/pipelines/web/builds/${number}`,
      artifacts_url: `${url}/artifacts`,
      expired_at: null,
      retry_source: null,
    }),
  };
}

function agent(index: number, form: Form) {
  const id = uuid(index, 7);
  return {
    id,
    graphql_id: graphqlId('Agent', index),
    url: `${service}/agents/${id}`,
    web_url: `${web}/agents/${id}`,
    name: `builder-${index}`,
    connection_state: 'connected',
    hostname: `builder-${index}.internal`,
    ip_address: `10.0.0.${index}`,
    user_agent: 'buildkite-agent/3.99.0 (linux; amd64)',
    creator: user(index),
    created_at: time(index, 0),
    ...(form === 'observed' && {
      version: '3.99.0',
      job: null,
      last_job_finished_at: time(index, 5),
      priority: 0,
      meta_data: ['queue=default', 'os=linux'],
    }),
  };
}

function pipeline(form: Form) {
  const url = `${service}/pipelines/web`;
  return {
    id: uuid(9, 9),
    graphql_id: graphqlId('Pipeline', 9),
    url,
    web_url: `${web}/web`,
    name: 'Web',
    slug: 'web',
    repository: 'git@github.com:acme/web.git',
    branch_configuration: null,
    default_branch: 'main',
    provider: {
      id: 'github',
      webhook_url: 'https://webhook.buildkite.com/deliver/0123456789abcdef0123456789abcdef',
      settings: {
        trigger_mode: 'code',
        build_pull_requests: true,
        pull_request_branch_filter_enabled: false,
        skip_pull_request_builds_for_existing_commits: true,
        build_pull_request_forks: false,
        prefix_pull_request_fork_branch_names: true,
        build_tags: false,
        publish_commit_status: true,
        publish_commit_status_per_step: false,
        publish_blocked_as_pending: false,
        repository: 'acme/web',
      },
    },
    skip_queued_branch_builds: false,
    skip_queued_branch_builds_filter: null,
    cancel_running_branch_builds: false,
    cancel_running_branch_builds_filter: null,
    builds_url: `${url}/builds`,
    badge_url: 'https://badge.buildkite.com/0123456789abcdef.svg',
    created_at: time(0, 0),
    scheduled_builds_count: 0,
    running_builds_count: 1,
    scheduled_jobs_count: 0,
    running_jobs_count: 4,
    waiting_jobs_count: 0,
    ...(form === 'observed' && {
      description: '',
      archived_at: null,
      env: null,
      visibility: 'private',
      tags: ['checkout'],
      steps: [{ type: 'script', name: ':jest: Unit', command: 'npm test', env: {} }],
    }),
  };
}

function user(number: number) {
  const id = number % 20;
  return {
    id: uuid(id, 8),
    graphql_id: graphqlId('User', id),
    name: 'Ada Lindqvist',
    email: `ada+${id}@acme.example`,
    avatar_url: `https://www.gravatar.com/avatar/${id.toString(16).padStart(32, '0')}`,
    created_at: time(id, 0),
  };
}

function uuid(major: number, minor: number): string {
  const [first, second] = [major, minor].map((part) => part.toString(16).padStart(8, '0'));
  return `${first}-${second?.slice(0, 4)}-7000-8000-${second?.slice(4)}00000000`;
}

function graphqlId(kind: string, number: number): string {
  return Buffer.from(`${kind}---${uuid(number, 0)}`).toString('base64');
}

function time(number: number, seconds: number): string {
  return new Date(started + number * 60_000 + seconds * 1_000).toISOString();
}
