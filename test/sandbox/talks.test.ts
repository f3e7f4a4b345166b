import { describe, expect, it } from 'vitest';
import type { CommandStep, ScriptedTest, Step } from '../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from './harness.ts';
import { type Talk, transcriptOf } from './talk.ts';

const never = Number.POSITIVE_INFINITY;
const day = 24 * 60 * 60;
const step = (more: CommandStep = {}): CommandStep => ({ waitMs: 5_000, runMs: 10_000, ...more });
const create = 'POST builds {"commit":"HEAD","branch":"main"}';
const look = 'GET builds/1';
const all = 'GET builds/1?include_retried_jobs=true';

/** Looks at a build so many seconds after its creation. */
const looks = (request: string, ...seconds: readonly number[]) =>
  seconds.flatMap((at, index) => [
    `+${Math.round(1_000 * (at - (seconds[index - 1] ?? 0))) / 1_000}`,
    request,
  ]);

const life =
  /^(?:\d+\.)?(?:state|blocked|(?:started|failing|finished)_at|jobs\.\d+\.(?:name|type|state|exit_status))$/;
const job = (fields: string) => new RegExp(`^(?:state|jobs\\.\\d+\\.(?:type|${fields})(?:\\..*)?)$`);
const message = /^(?:number|state|message|errors.*)$/;

/** The life of a build of these steps. */
const lived = (steps: readonly Step[], ...seconds: readonly number[]): Talk => ({
  seed: seedOf(settled(...steps)),
  show: life,
  lines: [create, ...looks(look, ...seconds)],
});
const told = (fields: string, steps: readonly Step[], ...lines: readonly string[]): Talk => ({
  seed: seedOf(settled(...steps)),
  show: job(fields),
  lines: [create, ...lines],
});

const builds: Readonly<Record<string, Talk>> = {
  'a build that passes': lived([step()], 0, 4.4, 4.6, 5, 14.999, 15),
  'a build that is failing until its last job finishes': lived(
    [step({ exits: [1] }), step({ runMs: 60_000 })],
    14,
    15,
    64,
    65,
  ),
  'a build whose retries pass, are used up, or do not count': lived(
    [step({ exits: [1, 0] }), step({ exits: [1, 1] }), step({ exits: [1], softFail: true })],
    14,
    16,
    29,
    30,
  ),
  'a build whose job times out': lived([step({ exits: ['timed_out'] })], 15),
  'a build that no agent takes': lived([step({ waitMs: never })], 29 * day, 30 * day),
  'a build with jobs after a failure': lived(
    [step({ exits: [1] }), 'wait', step(), { block: 'Go?' }],
    14,
    15,
  ),
  'a build with a wait step': lived([step(), step({ runMs: 20_000 }), 'wait', step()], 16, 25, 40),
  'a build whose steps exclude its branch': lived([step({ branches: 'release/*' })], 0, 1),
  'a build with parallel jobs and a matrix': lived(
    [
      step({ parallelism: 2, runMs: (index) => 10_000 + index * 10_000 }),
      step({ name: 'On', matrix: [{ os: 'linux' }, { os: 'mac', arch: 'arm' }] }),
    ],
    16,
  ),
  'a build with block and input steps': {
    ...lived([step(), { block: 'One?' }, { input: 'Two?' }, step()], 15, 1_000),
    lines: [
      create,
      ...looks(look, 15),
      'unblock {"number":1}',
      look,
      'unblock {"number":1}',
      ...looks(look, 1, 30),
    ],
  },
  'builds that are blocked in each state': {
    seed: seedOf(({ number }) =>
      settled({ block: 'Go?', blockedState: (['passed', 'failed', 'running'] as const)[number - 1] }),
    ),
    show: /^\d+\.(?:state|blocked|blocked_state|finished_at)$/,
    lines: [create, create, create, '+1', 'GET builds?state=blocked'],
  },
  'the creation of a build with everything': {
    seed: seedOf([{}]),
    show: /^(?:number|state|source|(?:message|commit|branch|env|meta_data|author|pull_request|creator\.name)(?:\..*)?)$/,
    lines: [
      `POST builds ${JSON.stringify({
        ...{ commit: 'HEAD', branch: 'main', message: 'Ship it', clean_checkout: true, pull_request_id: 12 },
        author: { name: 'Grace', email: 'grace@acme.example' },
        env: { A: '1' },
        meta_data: { a: 1, b: true, __proto__: null, key: 'value' },
        pull_request_base_branch: 'trunk',
        pull_request_repository: 'git://example.com/fork.git',
      })}`,
      'POST builds {"commit":"HEAD","branch":"main","author":{},"pull_request_id":"12"}',
      'POST builds {"commit":"HEAD","branch":"main","author":"grace@acme.example"}',
      'POST builds {"commit":"HEAD","branch":"main","author":{"name":"Grace"}}',
      'POST builds {"commit":"HEAD","branch":"main","meta_data":{"__proto__":"a"}}',
      '+5',
      look,
      'GET builds/{id}',
    ],
  },
  'creations that are refused': {
    seed: seedOf([{ branches: 'main' }], { branch_configuration: 'main release/*' }),
    show: message,
    lines: [
      ...['{}', '{"branch":"main"}', '{"commit":"","branch":"main"}', '{"commit":'].map(
        (body) => `POST builds ${body}`,
      ),
      ...['{"message":7}', '{"env":["a"]}', '{"meta_data":{"a":{"b":"c"}}}', '{"clean_checkout":"yes"}'].map(
        (body) => `POST builds ${body}`,
      ),
      ...['{"pull_request_id":1.5}', '{"author":{"name":7}}', '{"author":[]}', '[]'].map(
        (body) => `POST builds ${body}`,
      ),
      'POST builds {"commit":"HEAD","branch":"feature"}',
      'POST builds {"commit":"HEAD","branch":"feature","ignore_pipeline_branch_filters":true}',
      'POST builds {"commit":"HEAD","branch":"release/1"}',
      '+1',
      'GET builds/1',
    ],
  },
  'newer builds of a branch that skip and cancel older ones': {
    seed: seedOf(settled({}), { skip_queued_branch_builds: true, cancel_running_branch_builds: true }),
    show: /^\d+\.(?:number|state|branch|cancel_reason)$/,
    lines: [create, 'run {"branch":"other"}', '+5', create, create, 'GET builds', '+10', 'GET builds'],
  },
  'the cancel of a build with jobs in all states': {
    ...lived([{}, { runMs: 60_000, exits: [1, 0] }, 'wait', {}]),
    lines: [create, '+20', 'PUT builds/1/cancel', look, '+2', look, '+3', look, 'PUT builds/1/cancel'],
  },
  'the cancel of builds in each state': {
    seed: seedOf(
      ({ branch }) =>
        ({
          failing: settled({ waitMs: 0, runMs: 1_000, exits: [1] }, { runMs: 60_000 }),
          passed: settled({ waitMs: 0, runMs: 1_000 }),
          failed: settled({ waitMs: 0, runMs: 1_000, exits: [1] }),
          blocked: settled({ block: 'Go?' }),
          not_run: settled({ branches: 'none' }),
          running: settled({ runMs: 60_000 }),
        })[branch] ?? settled({ waitMs: never }),
      { skip_queued_branch_builds: true },
    ),
    show: /^(?:state|message)$/,
    lines: [
      ...['failing', 'passed', 'failed', 'blocked', 'not_run', 'running', 'skipped', 'skipped'].map(
        (branch) => `run {"branch":"${branch}"}`,
      ),
      '+6',
      ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => [
        `GET builds/${number}`,
        `PUT builds/${number}/cancel`,
      ]),
      ...['PUT builds/6/cancel', '+10', 'GET builds/1'],
    ],
  },
  'a rebuild': {
    seed: seedOf(({ rebuild }) => settled({ exits: [rebuild ? 0 : 1] })),
    show: /^(?:\d+\.)?(?:number|state|source|message|(?:env|meta_data|rebuilt_from)(?:\..*)?)$/,
    lines: [
      'POST builds {"commit":"HEAD","branch":"main","message":"Once","env":{"A":"1"},"meta_data":{"a":"b"}}',
      ...['+60', look, 'PUT builds/1/rebuild', look, '+60', 'GET builds/2', look],
    ],
  },
  'a rebuild that is disabled': {
    seed: seedOf([{}], { allow_rebuilds: false }),
    show: message,
    lines: [create, 'PUT builds/1/rebuild'],
  },
  'the retry of failed jobs': told(
    'state|retr\\w+|exit_status',
    [
      { exits: [3], retryExits: [2, 0] },
      {},
      { exits: ['timed_out'] },
      { exits: [1], softFail: true },
      'wait',
      {},
    ],
    ...['+60', 'PUT builds/1/retry_failed_jobs {"states":"failed, expired"}', all, '+60', all],
    ...['PUT builds/1/retry_failed_jobs', '+60', look],
  ),
  'retries that are refused': {
    seed: seedOf(settled({ exits: [1] }, { runMs: 600_000 })),
    show: message,
    lines: [
      ...[create, '+60'],
      ...['"passed"', '""', '"failed,"', '["failed"]', '1'].map(
        (states) => `PUT builds/1/retry_failed_jobs {"states":${states}}`,
      ),
      ...['POST builds/1/retry_failed_jobs', 'PUT builds/1/cancel', '+60'],
      'PUT builds/1/retry_failed_jobs {"states":"canceled"}',
    ],
  },
};

const jobs: Readonly<Record<string, Talk>> = {
  'a job as it runs': told(
    '\\w+_at|state|agent\\.(?:id|name)|exit_status|agent_query_rules|command|step_key|name|agent',
    [{ name: 'Test', exits: [3], queue: 'big' }],
    ...looks(look, 1, 1.8, 5, 12),
  ),
  'jobs that are broken, or fail softly': told(
    'state|broken_reason|soft_failed',
    [{ exits: [1] }, { exits: [1], softFail: true }, { branches: 'other' }, 'wait', {}],
    ...looks(look, 5, 60),
  ),
  'the names, commands and places of jobs': told('name|command|step_key|label|parallel\\w+|matrix', [
    ...[{ name: null, command: null }, { name: 'Unit tests' }, { key: 'lint', parallelism: 2 }],
    ...([
      { name: 'On', matrix: [{ os: 'linux' }] },
      'wait',
      { trigger: 'web' },
      { block: 'Go?', fields: [{ key: 'v' }] },
    ] as const),
  ]),
  'a job that is killed': told(
    'state|exit_status|signal_reason|finished_at',
    [{ runMs: 60_000 }],
    '+10',
    'cancel {"number":1}',
    ...looks(look, 1, 3),
  ),
  'a job that is retried by its step, and then by a user': told(
    'state|exit_status|retr\\w+',
    [{ key: 'test', exits: [1, 1] }, 'wait', {}],
    ...['+60', look, all, 'GET builds?include_retried_jobs=1', 'GET builds?include_retried_jobs=0'],
    ...['retryJob {"number":1,"job":"test"}', look, '+60', all, 'GET builds/1?include_retried_jobs=True'],
  ),
  'a trigger step': {
    seed: {
      organizations: [
        {
          slug: 'acme',
          pipelines: [
            { slug: 'web', script: settled(step(), 'wait', { trigger: 'deploy' }, { trigger: 'nowhere' }) },
            { slug: 'deploy', script: settled(step({ key: 'ship', exits: [1] })) },
          ],
        },
      ],
    },
    show: /^(?:\d+\.)?(?:number|source|branch|state|created_at|finished_at|triggered_from.*|jobs\.\d+\.(?:type|state|async|triggered_build.*))$/,
    lines: [
      ...['run {"branch":"feature"}', ...looks(look, 14.999, 15.001)],
      ...['GET /v2/organizations/acme/pipelines/deploy/builds', '+20', look],
      ...['retryJob {"pipeline":"deploy","number":1,"job":"ship"}', '+60'],
      ...['GET /v2/organizations/acme/pipelines/deploy/builds', look],
    ],
  },
  'a chain of trigger steps, which ends': {
    seed: seedOf(settled({ trigger: 'web', async: true })),
    show: /^\d+\.(?:number|state)$/,
    lines: [create, '+60', 'GET builds'],
  },
  'an upload job that adds jobs, is canceled, or fails': {
    seed: seedOf(({ branch }) => ({
      steps: [{ name: 'Test' }],
      ...(branch === 'fails' && { upload: { name: 'Plan', exits: [1] } }),
    })),
    show: /^(?:\d+\.)?(?:branch|state|(?:created|scheduled)_at|jobs\.\d+\.(?:name|state|(?:created|scheduled)_at))$/,
    lines: [
      ...[create, 'run {"branch":"fails"}', 'run {"branch":"canceled"}', '+2', 'cancel {"number":3}'],
      ...['GET builds', '+10', 'GET builds'],
    ],
  },
  'the counts of jobs and builds': {
    seed: seedOf(settled({ exits: [1, 0] }, {}, 'wait', {})),
    show: /^(?:failing_at|job_state_counts.*|pipeline\.\w+_count)$/,
    lines: [create, 'run {"branch":"other"}', ...looks(look, 1, 5, 60), all],
  },
  'the log of a job': {
    seed: seedOf(
      settled(
        { name: 'Unit', output: ({ index, attempt }) => `job ${index}\nattempt ${attempt}\n`, exits: [3] },
        { exits: ['timed_out'] },
      ),
    ),
    show: /^(?:size|content|header_times.*|message)$/,
    lines: [
      ...[create, 'GET builds/1/jobs/{jobs.0.id}/log', '+7', 'GET builds/1/jobs/{jobs.0.id}/log', '+60'],
      'GET builds/1/jobs/{jobs.0.id}/log | accept: text/plain',
      'GET builds/1/jobs/{jobs.1.id}/log | accept: text/plain | range: bytes=-150',
      'GET builds/1/jobs/{jobs.1.id}/log | accept: text/plain | range: bytes=-99999',
      'HEAD builds/1/jobs/{jobs.0.id}/log | accept: text/plain',
      ...['bytes=0-10', 'bytes=-0', 'bytes=5-', 'lines=-5'].map(
        (range) => `GET builds/1/jobs/{jobs.0.id}/log | accept: text/plain | range: ${range}`,
      ),
      'run {}',
      'GET builds/2',
      'GET builds/2/jobs/{jobs.0.id}/log | accept: text/plain | range: bytes=-10',
      'GET builds/2/jobs/{jobs.0.id}/log | accept: text/plain',
    ],
  },
  'block steps that are unblocked': {
    seed: {
      ...seedOf(settled({}, { block: 'Ship?' })),
      users: { ada: { name: 'Ada', email: 'a@acme.example' }, ben: { name: 'Ben', email: 'b@acme.example' } },
    },
    show: /^(?:\d+\.)?(?:type|state|blocked|message|meta_data\..*|unblock\w*(?:\.name)?|errors.*)$/,
    lines: [
      ...[
        'POST builds {"commit":"HEAD","branch":"main","meta_data":{"a":"1"}}',
        'PUT builds/1/jobs/{jobs.1.id}/unblock',
      ],
      ...['+60', 'PUT builds/1/jobs/{jobs.0.id}/unblock'],
      ...['{"unblocker":"x"}', '{"fields":"a=b"}', '{"fields":{"a":["b"]}}'].map(
        (body) => `PUT builds/1/jobs/{jobs.1.id}/unblock ${body}`,
      ),
      'PUT builds/1/jobs/{jobs.1.id}/unblock {"fields":{"version":"1.2","notes":3}}',
      ...['PUT builds/1/jobs/{jobs.1.id}/unblock', look, 'GET builds?meta_data[version]=1.2'],
      ...[create, '+1', 'GET builds/2', 'PUT builds/2/cancel', 'PUT builds/2/jobs/{jobs.1.id}/unblock'],
    ],
  },
  'the neighbors of the endpoints of builds': {
    seed: seedOf({
      ...settled({ key: 'unit' }, { block: 'Ship?' }),
      annotations: [{ context: 'lint', body_html: '<p>2</p>' }],
    }),
    show: /^(?:\d+\.)?(?:id|name|type|state|message|size|context|style|body_html|\w+_at|uuid|scopes.*|description|user\..*)$/,
    lines: [
      ...[create, '+60', 'GET builds/1/jobs', 'GET builds/1/jobs/{jobs.0.id}', 'GET builds/1/jobs/x'],
      ...['GET /v2/organizations/acme/jobs/{jobs.0.id}', 'GET /v2/organizations/acme/jobs/x'],
      ...['GET /v2/organizations/acme/jobs/{jobs.0.id}/log', 'GET builds/1/jobs/x/log'],
      ...['GET builds/1/annotations', 'GET /v2/access-token as readOnly'],
    ],
  },
  'what the live service adds, and what can be left out': {
    seed: seedOf(settled({}), {
      history: [{ ageMs: 60_000, source: 'webhook' }],
      suites: [{ name: 'Web', flakyTests: [{ name: 'one' }] }],
    }),
    show: /^(?:\d+\.)?(?!.*(?:url|_id)$)(?!jobs\.\d+\.(?:agent|step)\.)(?!creator\.).*$/,
    lines: [
      ...[look, 'GET builds/1?exclude_jobs=true&exclude_pipeline=true', 'GET builds?exclude_jobs=true'],
      ...['GET suites/web', 'GET suites/web/flaky-tests'],
    ],
  },
  'who sees the webhook URL of a pipeline': {
    seed: seedOf([{}], { history: [{ ageMs: 60_000 }] }),
    show: /webhook_url$/,
    lines: ['GET builds/1', 'GET builds/1 as noEdit', 'GET builds/1 as readOnly'],
  },
};

const broken: ScriptedTest = {
  ...{ name: 'rounds', scope: 'Cart', location: 'cart.test.ts:7', results: ['failed'] },
  ...{ message: 'Expected: 1\nReceived: 2', backtrace: ['at cart.test.ts:7'] },
};
const unlucky: ScriptedTest = { name: 'loads', location: 'load.test.ts:9', results: ['failed', 'passed'] };
const fine: ScriptedTest = { name: 'adds', results: ['passed'] };
/** Two legs of a matrix: a test fails on one of them. The first job is retried by its step. */
const legs: CommandStep = {
  ...{ key: 'unit', matrix: [{ os: 'linux' }, { os: 'mac' }] },
  exits: (index) => (index === 0 ? [1, 1] : [0]),
  tests: (index) => (index === 0 ? [broken, unlucky, fine] : [{ ...broken, results: ['passed'] }, fine]),
};
const known = [
  { name: 'loads', location: 'load.test.ts:4', instances: 2, executions: 112, ageMs: 3_600_000 },
  { name: 'sleeps', instances: 1, executions: 10, ageMs: 5 * day * 1_000 },
];
const tested = (steps: readonly Step[], jobTags = true) =>
  seedOf(settled(...steps), { suites: [{ name: 'Unit', flakyTests: known, jobTags }, { name: 'Other' }] });
const engine = 'GET builds/1?include_test_engine=true&include_retried_jobs=true';
const testsOf = (build = '{id}') => `GET /v2/analytics/organizations/acme/builds/${build}/tests`;

const testEngine: Readonly<Record<string, Talk>> = {
  'the tests of a build': {
    seed: tested([legs]),
    show: /^\d+\.(?:name|scope|location|file_name|labels.*|reliability|executions_count\w*(?:\..*)?)$|^message$/,
    lines: [
      ...[create, '+60', engine, testsOf()],
      ...[
        ...['tags=result:^failed', 'tags=result:~failed', 'tags=build.job_id:{jobs.2.id}', 'labels=flaky'],
        ...['tags=result:^failed,build.job_id:{jobs.0.id}', 'tags=result:^failed,build.job_id:{jobs.1.id}'],
        'labels=!flaky&tags=result:~failed',
      ].map((query) => `${testsOf()}?${query}`),
      ...[testsOf('1'), 'fault {"kind":"lag","youngerThanMs":45000}', testsOf()],
    ],
  },
  'the tests of a build whose collector does not tell the job': {
    seed: tested([legs], false),
    show: /^\d+\.name$/,
    lines: [
      create,
      '+60',
      engine,
      `${testsOf()}?tags=build.job_id:{jobs.0.id}`,
      `${testsOf()}?tags=result:~failed`,
    ],
  },
  'the tests of jobs that time out, do not run, or still run': {
    seed: tested([
      { tests: [broken], exits: ['timed_out'] },
      { tests: [fine], branches: 'other' },
      { tests: [fine], runMs: 90_000 },
    ]),
    show: /^\d+\.name$/,
    lines: [create, '+60', engine, testsOf()],
  },
  'the runs of a build, and their failed executions': {
    seed: tested([
      {
        tests: [
          { ...fine, suite: 'other' },
          { ...fine, suite: 'none' },
        ],
        runMs: 90_000,
      },
      { ...legs, exits: [1, 1] },
    ]),
    show: /^(?:test_engine.*|state|result|branch|commit_sha|message|\d+\.(?!.*url$|\w+_id$).*)$/,
    lines: [
      ...[create, engine, '+60', engine],
      ...['unit', 'other'].map(
        (suite, index) => `GET suites/${suite}/runs/{test_engine.runs.${1 - index}.id}`,
      ),
      'GET suites/unit/runs/{test_engine.runs.0.id}',
      ...['', '?include_failure_expanded=true'].map(
        (query) => `GET suites/unit/runs/{test_engine.runs.1.id}/failed_executions${query}`,
      ),
      ...['retryJob {"number":1,"job":"unit"}', 'GET suites/unit/runs/{test_engine.runs.1.id}'],
      ...[
        '+120',
        'GET suites/unit/runs/{test_engine.runs.1.id}',
        'GET suites/other/runs/{test_engine.runs.0.id}',
      ],
      'fault {"kind":"lag","youngerThanMs":1000000000000000}',
      'GET suites/other/runs/{test_engine.runs.0.id}',
    ],
  },
  'the tests of a suite': {
    seed: tested([legs]),
    show: /^\d+\.(?:name|labels.*|reliability|executions_count\w*(?:\..*)?)$|^message$/,
    lines: [
      ...[create, '+60', 'GET suites/unit/tests?labels=flaky'],
      ...['', '?labels=flaky&min_timestamp=2026-01-13T09:00:00Z', '?min_timestamp=now'].map(
        (query) => `GET suites/unit/tests${query} | buildkite-version: 2026-08-01`,
      ),
    ],
  },
};

const past = [5, 4, 3, 2, 1].map((minutes) => ({ ageMs: minutes * 60_000 }));
const findable = 'POST builds {"commit":"HEAD","branch":"main","meta_data":{"key":"value"}}';
const list = 'GET builds?per_page=2';
/** A sandbox with five past builds and these faults. */
const faulty = (...lines: readonly string[]): Talk => ({
  seed: seedOf(settled({}), { history: past }),
  show: /^(?:\d+\.)?(?:number|created_at|meta_data.*|message|branch)$/,
  lines,
});
const fault = (kind: string, more: object = {}) => `fault ${JSON.stringify({ kind, ...more })}`;

const faults: Readonly<Record<string, Talk>> = {
  'faults that choose their requests': faulty(
    ...[
      undefined,
      'builds.get',
      { method: 'POST' },
      { path: '*/builds/*' },
      { path: '/nope' },
      { query: '*page=2*' },
    ].flatMap((on) => [
      ...['fault', fault('status', { status: 500, on, times: 'always' }), 'GET /v2/builds?per_page=1'],
      ...['GET builds?page=2', create, 'GET builds/1', 'GET /nope'],
    ]),
  ),
  'faults that count, follow each other, and apply together': faulty(
    fault('status', { status: 500, skip: 1, times: 2 }),
    ...[look, look, look, look],
    ...[fault('status', { status: 500 }), fault('status', { status: 502 }), look, look, look],
    fault('headers', { set: { location: '/one' } }),
    ...[fault('garble', { body: '{"half":', contentType: 'text/plain' }), look],
  ),
  'faults that replace the response': faulty(
    fault('status', { status: 502, body: '<h1>Bad</h1>' }),
    fault('status', { status: 429, body: { scope: 'rest_user' }, headers: { link: 'x' } }),
    fault('status', { status: 302, headers: { location: 'https://evil.example/' } }),
    ...[look, look, look, fault('reset'), findable, list],
  ),
  'faults that damage the response': faulty(
    ...[fault('cut'), look, fault('cut', { afterBytes: 10 }), look],
    ...['\u0000\u0001garbage', '{"id":"', '', '<p>hello</p>'].flatMap((body) => [
      fault('garble', { body, contentType: 'text/html' }),
      findable,
    ]),
    ...[fault('headers', { set: { link: 'lie' }, remove: ['Content-*'] }), look, list],
  ),
  'faults that answer otherwise than is carried out': faulty(
    ...[fault('unanswered'), findable, list],
    ...[fault('unanswered', { failure: { kind: 'status', status: 502 } }), findable, list],
    ...[fault('late', { afterMs: 8_000 }), findable, '+5', create, '+2.999', list, '+60', list],
    ...[
      fault('late', { afterMs: 9_000 }),
      fault('late', { afterMs: 1_000, failure: { kind: 'status', status: 504 } }),
    ],
    ...[
      'POST builds {"commit":"HEAD","branch":"late"}',
      'POST builds {"commit":"HEAD","branch":"soon"}',
      '+60',
      list,
    ],
  ),
  'faults of a replica, of filters, and of bodies': faulty(
    ...[
      fault('lag', { youngerThanMs: 10_000, times: 'always' }),
      findable,
      list,
      'GET /v2/builds?per_page=2',
    ],
    ...['GET builds/6', '+10', 'GET builds/6', list, 'fault'],
    ...['GET builds?meta_data[key]=other', fault('ignore', { parameters: ['meta_data', 'per_page'] })],
    ...['GET builds?meta_data[key]=other&per_page=1', fault('forget', { fields: ['meta_data'], times: 2 })],
    ...[findable, 'POST builds {"meta_data":'],
  ),
  'faults of pages': faulty(
    fault('pages', { serve: 1, step: 1, times: 3 }),
    ...[1, 2, 99].map((page) => `${list}&page=${page}`),
    ...[{ step: -1 }, { step: 0 }, { origin: 'https://evil.example' }].flatMap((wrong) => [
      fault('pages', wrong),
      `${list}&page=2`,
    ]),
  ),
};

const acme = 'GET /v2/organizations/acme/builds';
const other = 'GET /v2/organizations/other/builds';
/** A sandbox with two organizations and two users, under these limits. */
const limited = (rateLimits: Talk['rateLimits'], ...lines: readonly string[]): Talk => ({
  seed: {
    users: { ada: { name: 'Ada', email: 'a@acme.example' }, ben: { name: 'Ben', email: 'b@acme.example' } },
    organizations: [{ slug: 'acme' }, { slug: 'other' }],
    tokens: { ben: { user: 'ben', scopes: ['read_builds'] } },
  },
  show: /./,
  rateLimits,
  lines,
});

const refusals: Readonly<Record<string, Talk>> = {
  'what is not found': {
    seed: seedOf([{}], { suites: [{ name: 'Web' }] }),
    show: /^message$/,
    lines: [
      ...['/v2/organizations/nope/pipelines/web/builds', '/v2/organizations/acme/pipelines/nope/builds'],
      ...[
        'builds/9',
        'builds/0',
        'builds/one',
        'builds/9007199254740993',
        'suites/nope',
        'suites/nope/flaky-tests',
      ],
      ...['/v2/nothing', '/'],
    ]
      .map((path) => `GET ${path}`)
      .concat('PUT builds/9/retry_failed_jobs', 'DELETE builds'),
  },
  'the forms of the token': {
    seed: seedOf([{}]),
    show: /^message$/,
    lines: [
      '',
      'Basic YTpi',
      'Bearer',
      'bkua_sandbox_all',
      'Bearer bkua_sandbox_all',
      'bearer bkua_sandbox_all',
    ].map((authorization) => `GET builds | authorization: ${authorization}`),
  },
  'the usual rate limits': limited({}, '+12.001', acme, acme, other, `${acme} as ben`),
  'a rate limit that is used up until the next minute': limited(
    { organization: 'off', user: 2 },
    ...[acme, other, acme, acme, `${acme} as ben`, '+59.999', acme, '+0.001', acme],
  ),
  'requests that count for an organization': limited(
    { organization: 2, user: 'off' },
    ...[
      `${acme} as unknown`,
      'GET /v2/nothing',
      'GET /v2/builds',
      `${acme} as noScopes`,
      acme,
      `${acme} as ben`,
      other,
    ],
  ),
};

const teams = ['7b6f4a52-3f0e-4d7c-9a1b-2c5d8e9f0a11', 'c0ffee00-1d2e-4f3a-8b4c-5d6e7f8a9b0c'];
const teamed = '/v2/analytics/organizations/teamed/suites';
const flakyTests = [{ name: 'one', location: 'spec/a_spec.rb:12', ageMs: 5_000 }];
const artifact = 'GET builds/1/jobs/{0.job_id}/artifacts/{0.id}';

const others: Readonly<Record<string, Talk>> = {
  suites: {
    seed: {
      organizations: [
        { slug: 'acme', suites: [{ name: 'Web', flakyTests }] },
        { slug: 'teamed', teams },
      ],
    },
    show: /^(?:\d+\.)?(?:slug|name|url|default_branch|api_token|message|errors.*|scope|location|file_name|instances|most_recent_instance_at)$/,
    lines: [
      'GET suites/web/flaky-tests',
      ...['"Ünit & Co. (2)"', '"Fresh"', '"Fresh"', '"!?"'].map(
        (name) => `POST suites {"name":${name},"default_branch":"trunk"}`,
      ),
      'POST suites {"name":"Token","default_branch":"main","show_api_token":true}',
      ...[
        '{}',
        '{"name":5,"default_branch":"main"}',
        '{"name":"a","default_branch":"main","show_api_token":"yes"}',
      ].map((body) => `POST suites ${body}`),
      'POST suites {"name":"a","default_branch":"main","team_ids":[]}',
      ...['[]', '["unknown"]', JSON.stringify(teams[0]), JSON.stringify(teams.slice(1))].map(
        (given) => `POST ${teamed} {"name":"a","default_branch":"main","team_ids":${given}}`,
      ),
      `POST ${teamed} {"name":"a","default_branch":"main"}`,
      ...['GET suites', 'GET suites/web?show_api_token=true', 'PATCH suites/web {"show_api_token":true}'],
      ...[
        '{"name":"WEB!"}',
        '{"default_branch":"trunk"}',
        '{"name":""}',
        '{"default_branch":7}',
        '{"name":"Fresh"}',
      ].map((body) => `PATCH suites/web ${body}`),
      ...['GET suites/web', 'DELETE suites/fresh', 'GET suites/fresh', 'DELETE suites/fresh'],
    ],
  },
  artifacts: {
    seed: seedOf(
      settled({
        parallelism: 2,
        exits: [1],
        artifacts: (index) => [
          { path: `reports/${index}/junit.xml`, content: '<ok/>' },
          { path: 'screen.png', size: 200_000, withoutSum: index === 1 },
          ...(index === 0 ? [{ path: 'old.log', state: 'expired' as const }] : []),
        ],
      }),
    ),
    show: /^(?:message|\d+\..*|path|sha1sum|url)$/,
    lines: [
      ...[create, 'GET builds/1/artifacts', '+60', 'GET builds/1/artifacts', artifact],
      'GET builds/1/jobs/{4.job_id}/artifacts',
      ...['state=expired', 'path=reports/*&state=finished'].map((query) => `GET builds/1/artifacts?${query}`),
      ...['GET builds/1/artifacts', 'GET builds/1/jobs/{0.job_id}/artifacts/{2.id}/download'],
      'GET builds/1/jobs/{0.job_id}/artifacts/{4.id}/download',
    ],
  },
};

describe.each(Object.entries({ ...builds, ...jobs, ...testEngine, ...faults, ...refusals, ...others }))(
  '%s',
  (title, talk) => {
    it('goes as its transcript says', async () => {
      const file = `transcripts/${title.replaceAll(/[^\w]+/g, '-')}.txt`;
      await expect(await transcriptOf(talk)).toMatchFileSnapshot(file);
    });
  },
);
