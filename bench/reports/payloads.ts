import { buildSchema } from '../../src/model/build.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';

/** The time of all reports, in milliseconds since the epoch. */
export const now = Date.UTC(2026, 7, 1, 12);

const minute = 60_000;
const subjects = ['Cart', 'Checkout', 'Invoice', 'Search index', 'Session', 'Signup form', 'Webhook'];
const behaviors = [
  'adds up',
  'expires',
  'retries after a timeout',
  'rounds half a cent',
  "keeps the user's locale",
];

/** A list of so many flaky tests as JSON, with all the fields that the live service sends. */
export function flakyTestsJson(count: number): string {
  const tests = Array.from({ length: count }, (_, index) => {
    const file = `./spec/models/area_${index % 41}/subject_${index % 577}_spec.rb`;
    return {
      id: uuid(index),
      web_url: `https://buildkite.com/organizations/acme/analytics/suites/web/tests/${uuid(index)}`,
      scope: `${subjects[index % subjects.length]} number ${index % 577}`,
      name: `${behaviors[index % behaviors.length]} (case ${index})`,
      location: `${file}:${10 + (index % 400)}`,
      file_name: file,
      instances: ((index * 7_919) % 97) + 1,
      latest_occurrence_at: time(index * 31),
      most_recent_instance_at: time(index * 31),
      last_resolved_at: null,
      ownership_team_ids: [],
    };
  });
  for (const test of tests.slice(0, 1)) flakyTestSchema.parse(test);
  return JSON.stringify(tests);
}

/** A build of so many jobs as JSON, about 2.5 kB for each, as the live service sends it. */
export function buildJson(jobs: number): string {
  const api = 'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/42';
  const web = 'https://buildkite.com/acme/web/builds/42';
  const build = {
    id: uuid(1),
    graphql_id: 'QnVpbGQtLS0wMTkwYTBiMA==',
    url: api,
    web_url: web,
    number: 42,
    state: 'failed',
    blocked: false,
    message: 'Make the header sticky\n\nWithout moving the page.',
    commit: '3f786850e387550fdab836ed7e6dc881de23001b',
    branch: 'main',
    env: { RAILS_ENV: 'test' },
    source: 'api',
    creator: { id: uuid(2), name: 'Ada Lovelace', email: 'ada@example.com' },
    created_at: time(40),
    scheduled_at: time(40),
    started_at: time(39),
    finished_at: time(1),
    meta_data: { release: '1' },
    pull_request: null,
    rebuilt_from: null,
    pipeline: {
      id: uuid(3),
      slug: 'web',
      name: 'Web',
      provider: { id: 'github', webhook_url: 'https://webhook.buildkite.com/x' },
    },
    jobs: Array.from({ length: jobs }, (_, index) => job(index, { api, web })),
  };
  buildSchema.parse(build);
  return JSON.stringify(build);
}

function job(index: number, { api, web }: { readonly api: string; readonly web: string }) {
  const id = uuid(1_000 + index);
  const failed = index % 50 === 7;
  return {
    id,
    graphql_id: `Sm9iLS0t${Buffer.from(id).toString('base64')}`,
    type: 'script',
    name: `:rspec: unit tests ${index % 200}`,
    step_key: `unit-${index % 200}`,
    group_key: null,
    step: { id: uuid(5_000 + (index % 200)), signature: null },
    priority: { number: 0 },
    agent_query_rules: ['queue=default', 'os=linux'],
    state: failed ? 'failed' : 'passed',
    build_url: api,
    web_url: `${web}#${id}`,
    log_url: `${api}/jobs/${id}/log`,
    raw_log_url: `${api}/jobs/${id}/log.txt`,
    artifacts_url: `${api}/jobs/${id}/artifacts`,
    command: `bin/rspec --format progress --require ./spec/support/reporter spec/models/area_${index % 41}`,
    soft_failed: false,
    exit_status: failed ? 1 : 0,
    artifact_paths: 'tmp/capybara/**/*;log/test.log',
    agent: agent(index % 60),
    created_at: time(40),
    scheduled_at: time(39),
    runnable_at: time(38),
    started_at: time(37 - (index % 7)),
    finished_at: time(20 - (index % 13)),
    expired_at: null,
    retried: false,
    retried_in_job_id: null,
    retries_count: null,
    retry_source: null,
    retry_type: null,
    parallel_group_index: Math.floor(index / 200),
    parallel_group_total: Math.ceil(2_000 / 200),
    matrix: null,
    cluster_id: uuid(9_000),
    cluster_url: 'https://api.buildkite.com/v2/organizations/acme/clusters/1',
    cluster_queue_id: uuid(9_001),
    cluster_queue_url: 'https://api.buildkite.com/v2/organizations/acme/clusters/1/queues/1',
  };
}

function agent(index: number) {
  const id = uuid(8_000 + index);
  return {
    id,
    graphql_id: `QWdlbnQtLS0${Buffer.from(id).toString('base64')}`,
    url: `https://api.buildkite.com/v2/organizations/acme/agents/${id}`,
    web_url: `https://buildkite.com/organizations/acme/agents/${id}`,
    name: `linux-small-${index}`,
    connection_state: 'connected',
    hostname: `ip-10-0-0-${index}.ec2.internal`,
    ip_address: `10.0.0.${index}`,
    user_agent: 'buildkite-agent/3.90.0.10023 (linux; amd64)',
    version: '3.90.0',
    creator: null,
    created_at: time(6_000),
    job: null,
    last_job_finished_at: time(2),
    priority: null,
    meta_data: ['queue=default', 'os=linux', 'aws:instance-type=c7i.large'],
  };
}

function uuid(index: number): string {
  return `0190a0b0-1111-7000-8000-${index.toString(16).padStart(12, '0')}`;
}

function time(minutesAgo: number): string {
  return new Date(now - minutesAgo * minute).toISOString();
}
