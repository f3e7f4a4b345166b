import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CommandStep, ScriptedTest, Step } from '../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from './harness.ts';
import { type Talk, talkAgain } from './talk.ts';

/*
 * What is said in each talk stands in its transcript. A new talk begins as a file with these lines alone.
 */

const never = Number.POSITIVE_INFINITY;
const day = 24 * 60 * 60;
const step = (more: CommandStep = {}): CommandStep => ({ waitMs: 5_000, runMs: 10_000, ...more });

const life =
  /^(?:\d+\.)?(?:state|blocked|(?:started|failing|finished)_at|jobs\.\d+\.(?:name|type|state|exit_status))$/;
const job = (fields: string) => new RegExp(`^(?:state|jobs\\.\\d+\\.(?:type|${fields})(?:\\..*)?)$`);
const message = /^(?:number|state|message|errors.*)$/;

/** The life of a build of these steps. */
const lived = (...steps: readonly Step[]): Talk => ({ seed: seedOf(settled(...steps)), show: life });
/** These fields of the jobs of a build of these steps. */
const told = (fields: string, ...steps: readonly Step[]): Talk => ({
  seed: seedOf(settled(...steps)),
  show: job(fields),
});

const builds: Readonly<Record<string, Talk>> = {
  'a build that passes': lived(step()),
  'a build that is failing until its last job finishes': lived(step({ exits: [1] }), step({ runMs: 60_000 })),
  'a build whose retries pass, are used up, or do not count': lived(
    step({ exits: [1, 0] }),
    step({ exits: [1, 1] }),
    step({ exits: [1], softFail: true }),
  ),
  'a build whose job times out': lived(step({ exits: ['timed_out'] })),
  'a build that no agent takes': lived(step({ waitMs: never })),
  'a build with jobs after a failure': lived(step({ exits: [1] }), 'wait', step(), { block: 'Go?' }),
  'a build with a wait step': lived(step(), step({ runMs: 20_000 }), 'wait', step()),
  'a build whose steps exclude its branch': lived(step({ branches: 'release/*' })),
  'a build with parallel jobs and a matrix': lived(
    step({ parallelism: 2, runMs: (index) => 10_000 + index * 10_000 }),
    step({ name: 'On', matrix: [{ os: 'linux' }, { os: 'mac', arch: 'arm' }] }),
  ),
  'a build with block and input steps': lived(step(), { block: 'One?' }, { input: 'Two?' }, step()),
  'builds that are blocked in each state': {
    seed: seedOf(({ number }) =>
      settled({ block: 'Go?', blockedState: (['passed', 'failed', 'running'] as const)[number - 1] }),
    ),
    show: /^\d+\.(?:state|blocked|blocked_state|finished_at)$/,
  },
  'the creation of a build with everything': {
    seed: seedOf([{}]),
    show: /^(?:number|state|source|(?:message|commit|branch|env|meta_data|author|pull_request|creator\.name)(?:\..*)?)$/,
  },
  'creations that are refused': {
    seed: seedOf([{ branches: 'main' }], { branch_configuration: 'main release/*' }),
    show: message,
  },
  'newer builds of a branch that skip and cancel older ones': {
    seed: seedOf(settled({}), { skip_queued_branch_builds: true, cancel_running_branch_builds: true }),
    show: /^\d+\.(?:number|state|branch|cancel_reason)$/,
  },
  'the cancel of a build with jobs in all states': lived({}, { runMs: 60_000, exits: [1, 0] }, 'wait', {}),
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
  },
  'a rebuild': {
    seed: seedOf(({ rebuild }) => settled({ exits: [rebuild ? 0 : 1] })),
    show: /^(?:\d+\.)?(?:number|state|source|message|(?:env|meta_data|rebuilt_from)(?:\..*)?)$/,
  },
  'a rebuild that is disabled': { seed: seedOf([{}], { allow_rebuilds: false }), show: message },
  'the retry of failed jobs': told(
    'state|retr\\w+|exit_status',
    { exits: [3], retryExits: [2, 0] },
    {},
    { exits: ['timed_out'] },
    { exits: [1], softFail: true },
    'wait',
    {},
  ),
  'retries that are refused': { seed: seedOf(settled({ exits: [1] }, { runMs: 600_000 })), show: message },
};

const jobs: Readonly<Record<string, Talk>> = {
  'a job as it runs': told(
    '\\w+_at|state|agent\\.(?:id|name)|exit_status|agent_query_rules|command|step_key|name|agent',
    { name: 'Test', exits: [3], queue: 'big' },
  ),
  'jobs that are broken, or fail softly': told(
    'state|broken_reason|soft_failed',
    ...[{ exits: [1] }, { exits: [1], softFail: true }, { branches: 'other' }, 'wait' as const, {}],
  ),
  'the names, commands and places of jobs': told(
    'name|command|step_key|label|parallel\\w+|matrix',
    ...[{ name: null, command: null }, { name: 'Unit tests' }, { key: 'lint', parallelism: 2 }],
    ...[{ name: 'On', matrix: [{ os: 'linux' }] }, 'wait' as const, { trigger: 'web' }],
    { block: 'Go?', fields: [{ key: 'v' }] },
  ),
  'a job that is killed': told('state|exit_status|signal_reason|finished_at', { runMs: 60_000 }),
  'a job that is retried by its step, and then by a user': told(
    'state|exit_status|retr\\w+',
    ...[{ key: 'test', exits: [1, 1] }, 'wait' as const, {}],
  ),
  'what users do by hand': {
    seed: seedOf(settled({ key: 'test', exits: [1] }, { block: 'Go?' }), {
      suites: [{ name: 'Web', flakyTests: [{ name: 'old' }] }],
    }),
    show: /^(?:\d+\.)?(?:number|state|source|message|branch|meta_data.*|name|instances|failing_at|jobs.\d.(?:state|retry_type|unblock\w+(?:\.name)?))$/,
  },
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
  },
  'a chain of trigger steps, which ends': {
    seed: seedOf(settled({ trigger: 'web', async: true })),
    show: /^\d+\.(?:number|state)$/,
  },
  'an upload job that adds jobs, is canceled, or fails': {
    seed: seedOf(({ branch }) => ({
      steps: [{ name: 'Test' }],
      ...(branch === 'fails' && { upload: { name: 'Plan', exits: [1] } }),
    })),
    show: /^(?:\d+\.)?(?:branch|state|(?:created|scheduled)_at|jobs\.\d+\.(?:name|state|(?:created|scheduled)_at))$/,
  },
  'the counts of jobs and builds': {
    seed: seedOf(settled({ exits: [1, 0] }, {}, 'wait', {})),
    show: /^(?:failing_at|job_state_counts.*|pipeline\.\w+_count)$/,
  },
  'the log of a job': {
    seed: seedOf(
      settled(
        { name: 'Unit', output: ({ index, attempt }) => `job ${index}\nattempt ${attempt}\n`, exits: [3] },
        { exits: ['timed_out'] },
      ),
    ),
    show: /^(?:size|content|header_times.*|message)$/,
  },
  'block steps that are unblocked': {
    seed: {
      ...seedOf(settled({}, { block: 'Ship?' })),
      users: { ada: { name: 'Ada', email: 'a@acme.example' }, ben: { name: 'Ben', email: 'b@acme.example' } },
    },
    show: /^(?:\d+\.)?(?:type|state|blocked|message|meta_data\..*|unblock\w*(?:\.name)?|errors.*)$/,
  },
  'the neighbors of the endpoints of builds': {
    seed: seedOf({
      ...settled({ key: 'unit' }, { block: 'Ship?' }),
      annotations: [{ context: 'lint', body_html: '<p>2</p>' }],
    }),
    show: /^(?:\d+\.)?(?:id|name|type|state|message|size|context|style|body_html|\w+_at|uuid|scopes.*|description|user\..*)$/,
  },
  'what the live service adds, and what can be left out': {
    seed: seedOf(settled({}), {
      history: [{ ageMs: 60_000, source: 'webhook' }],
      suites: [{ name: 'Web', flakyTests: [{ name: 'one' }] }],
    }),
    show: /^(?:\d+\.)?(?!.*(?:url|_id)$)(?!jobs\.\d+\.(?:agent|step)\.)(?!creator\.).*$/,
  },
  'who sees the webhook URL of a pipeline': {
    seed: seedOf([{}], { history: [{ ageMs: 60_000 }] }),
    show: /webhook_url$/,
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

const testEngine: Readonly<Record<string, Talk>> = {
  'the tests of a build': {
    seed: tested([legs]),
    show: /^\d+\.(?:name|scope|location|file_name|labels.*|reliability|executions_count\w*(?:\..*)?)$|^message$/,
  },
  'the tests of a build whose collector does not tell the job': {
    seed: tested([legs], false),
    show: /^\d+\.name$/,
  },
  'the tests of jobs that time out, do not run, or still run': {
    seed: tested([
      { tests: [broken], exits: ['timed_out'] },
      { tests: [fine], branches: 'other' },
      { tests: [fine], runMs: 90_000 },
    ]),
    show: /^\d+\.name$/,
  },
  'the runs of a build, and their failed executions': {
    seed: tested([
      { tests: ['other', 'none'].map((suite) => ({ ...fine, suite })), runMs: 90_000 },
      { ...legs, exits: [1, 1] },
    ]),
    show: /^(?:test_engine.*|state|result|branch|commit_sha|message|\d+\.(?!.*url$|\w+_id$).*)$/,
  },
  'the tests of a suite': {
    seed: tested([legs]),
    show: /^\d+\.(?:name|labels.*|reliability|executions_count\w*(?:\..*)?)$|^message$/,
  },
};

/** A sandbox with five past builds. */
const faulty: Talk = {
  seed: seedOf(settled({}), { history: [5, 4, 3, 2, 1].map((minutes) => ({ ageMs: minutes * 60_000 })) }),
  show: /^(?:\d+\.)?(?:number|created_at|meta_data.*|message|branch)$/,
};
const faults: Readonly<Record<string, Talk>> = {
  'faults that choose their requests': faulty,
  'faults that count, follow each other, and apply together': faulty,
  'faults that replace the response': faulty,
  'faults that damage the response': faulty,
  'faults that answer otherwise than is carried out': faulty,
  'faults of a replica, of filters, and of bodies': faulty,
  'faults of pages': faulty,
};

/** A sandbox with two organizations and two users, under these limits. */
const limited = (rateLimits: Talk['rateLimits']): Talk => ({
  seed: {
    users: { ada: { name: 'Ada', email: 'a@acme.example' }, ben: { name: 'Ben', email: 'b@acme.example' } },
    organizations: [{ slug: 'acme' }, { slug: 'other' }],
    tokens: { ben: { user: 'ben', scopes: ['read_builds'] } },
  },
  show: /./,
  rateLimits,
});

const refusals: Readonly<Record<string, Talk>> = {
  'what is not found': { seed: seedOf([{}], { suites: [{ name: 'Web' }] }), show: /^message$/ },
  'the forms of the token': { seed: seedOf([{}]), show: /^message$/ },
  'the usual rate limits': limited({}),
  'a rate limit that is used up until the next minute': limited({ organization: 'off', user: 2 }),
  'requests that count for an organization': limited({ organization: 2, user: 'off' }),
};

const others: Readonly<Record<string, Talk>> = {
  suites: {
    seed: {
      organizations: [
        {
          slug: 'acme',
          suites: [
            {
              name: 'Web',
              flakyTests: [{ name: 'one', location: 'spec/a_spec.rb:12', ageMs: 5_000 }],
            },
          ],
        },
        {
          slug: 'teamed',
          teams: ['7b6f4a52-3f0e-4d7c-9a1b-2c5d8e9f0a11', 'c0ffee00-1d2e-4f3a-8b4c-5d6e7f8a9b0c'],
        },
      ],
    },
    show: /^(?:\d+\.)?(?:slug|name|url|default_branch|api_token|message|errors.*|scope|location|file_name|instances|most_recent_instance_at)$/,
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
  },
};

describe.each(Object.entries({ ...builds, ...jobs, ...testEngine, ...faults, ...refusals, ...others }))(
  '%s',
  (title, talk) => {
    it('goes as its transcript says', async () => {
      const file = `transcripts/${title.replaceAll(/[^\w]+/g, '-')}.txt`;
      const transcript = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(transcript).toMatch(/^> /m);
      await expect(await talkAgain(talk, transcript)).toMatchFileSnapshot(file);
    });
  },
);
