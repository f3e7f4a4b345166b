/*
 * Shapes that the live service has been seen to send, and that the document does not show or shows otherwise. In our own
 * words: each is the smallest build that makes its point, with keys of its own at every level.
 */

import { jobs as documented } from '../../model/payloads.ts';

const surplus = { brand_new: { nested: [true] }, another: null };

const user = {
  id: 'u',
  graphql_id: 'g',
  name: null,
  email: null,
  created_at: '2024-01-02T03:04:05.678Z',
  ...surplus,
};
const fullAgent = {
  id: 'a',
  url: 'https://api.example.test/agents/a',
  web_url: 'https://example.test/agents/a',
  name: 'agent-1',
  connection_state: 'lost',
  ip_address: '203.0.113.7',
  hostname: 'h',
  user_agent: 'agent/3',
  creator: null,
  created_at: '2024-01-02 03:04:05 UTC',
  meta_data: ['queue=default'],
  ...surplus,
};
const script = {
  id: 'j1',
  graphql_id: 'g',
  type: 'script',
  name: null,
  step_key: null,
  step: { id: 's', signature: null, ...surplus },
  agent_query_rules: [],
  state: 'limited',
  command: null,
  exit_status: -1,
  artifact_paths: '',
  agent: fullAgent,
  created_at: '2024-01-02T03:04:05.678Z',
  scheduled_at: '2024-01-02T03:04:05.600Z',
  retried: false,
  retries_count: null,
  retry_source: { job_id: 'j0', retry_type: 'automatic' },
  matrix: { os: 'linux', count: 2 },
  ...surplus,
};
const jobs = [
  script,
  { ...script, id: 'j2', name: ':package:', agent: null, exit_status: null, step: undefined },
  { ...script, id: 'j3', agent: { id: 'a', url: 'u', name: 'n' } },
  { id: 'w', graphql_id: 'g', type: 'waiter' },
  { ...documented.manual, ...surplus },
  { type: 'trigger', name: null, state: 'running', async: false, triggered_build: null, ...surplus },
  { id: 'x', type: 'hologram', state: 'shimmering', ...surplus },
];
const pipeline = {
  id: 'p',
  slug: 'web',
  name: 'Web',
  repository: 'git@example.test:acme/web.git',
  branch_configuration: '',
  provider: { id: 'private', settings: {} },
  skip_queued_branch_builds_filter: '',
  created_at: '2015-04-05 06:07:08 UTC',
  visibility: 'private',
  steps: [{ type: 'script', ...surplus }],
  ...surplus,
};

const base = {
  id: '0190b3c4-0000-7000-8000-000000000001',
  number: 42,
  state: 'running',
  url: 'https://api.example.test/builds/42',
  web_url: 'https://example.test/builds/42',
  blocked: false,
  blocked_state: '',
  ...surplus,
};

/** Builds as the live service sends them, by what is odd about each. */
export const oddBuilds: Readonly<Record<string, Record<string, unknown>>> = {
  'nothing but what is always there': { id: 'b', number: 1, state: 'scheduled' },
  'neither message nor creator': { ...base, message: null, creator: null, author: null, tag: null },
  'an environment that is null': { ...base, env: null, meta_data: {} },
  'a block step, read as passed': { ...base, state: 'passed', blocked: true, blocked_state: 'passed' },
  'a block step, read as running': { ...base, state: 'running', blocked: true, blocked_state: 'running' },
  'jobs of all types': { ...base, jobs, creator: user },
  'a private provider': { ...base, pipeline },
  'the same pipeline with a webhook': {
    ...base,
    pipeline: {
      ...pipeline,
      provider: { id: 'github', webhook_url: '', settings: { trigger_mode: 'code', filter_enabled: true } },
    },
  },
  'no pull request': { ...base, pull_request: null },
  'an empty pull request': { ...base, pull_request: {} },
  'a pull request numbered in text': {
    ...base,
    pull_request: { id: '7', base: 'main', repository: 'https://example.test/r.git' },
  },
  'no origin': { ...base, rebuilt_from: null },
  'an origin': {
    ...base,
    rebuilt_from: { id: 'o', number: 41, url: 'https://api.example.test/builds/41', ...surplus },
  },
  'neither jobs nor pipeline': { ...base, job_state_counts: { total: 3, states: { passed: 2, running: 1 } } },
  'no jobs but a key for them': { ...base, jobs: [], pipeline: null },
  'an unknown state': { ...base, state: 'waiting_failed', blocked: null },
  'times of two spellings': {
    ...base,
    created_at: '2024-01-02 03:04:05 UTC',
    scheduled_at: '2024-01-02T03:04:05.678Z',
    finished_at: null,
  },
  'being canceled': { ...base, state: 'canceling', cancel_reason: 'by hand', finished_at: null },
};

/** Suites and flaky tests likewise. */
export const oddSuites: Readonly<Record<string, Record<string, unknown>>> = {
  'the keys of the document': {
    id: 's',
    graphql_id: 'g',
    slug: 'unit',
    name: 'Unit',
    url: 'u',
    web_url: 'w',
    default_branch: 'main',
  },
  'the newer keys': {
    id: 's',
    slug: 'unit_tests',
    organization_id: 'o',
    application_name: null,
    color: null,
    emoji: null,
    oidc_policy: null,
    ...surplus,
  },
};

export const oddFlakyTests: Readonly<Record<string, Record<string, unknown>>> = {
  'the keys of the document': {
    id: 'f',
    web_url: 'w',
    scope: 'Cart',
    name: 'adds',
    location: 'cart.test.ts:7',
    file_name: 'cart.test.ts',
    instances: 3,
    most_recent_instance_at: '2024-01-02T03:04:05.678Z',
  },
  'the newer keys, and nulls': {
    id: 'f',
    scope: null,
    location: null,
    file_name: null,
    latest_occurrence_at: '2024-01-02T03:04:05.678Z',
    last_resolved_at: null,
    ownership_team_ids: ['t'],
    ...surplus,
  },
};
