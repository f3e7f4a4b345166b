import { describe, expect, it } from 'vitest';
import { type Build, buildSchema } from '../../src/model/build.ts';
import { flakyTestSchema } from '../../src/model/flaky-test.ts';
import { isScriptJob } from '../../src/model/script-job.ts';
import { effectiveState, isTerminal } from '../../src/model/states.ts';
import { suiteSchema } from '../../src/model/suite.ts';
import { parseTime } from '../../src/model/times.ts';
import { agents, build, jobs, type Payload, pipeline, user, without } from './payloads.ts';

function read(payload: Payload): Build {
  return buildSchema.parse(structuredClone(payload));
}

function readJob(job: Payload) {
  return read({ ...build, jobs: [job] }).jobs?.[0];
}

describe('a build as the live service sends it', () => {
  it('keeps all its keys, also those that the document does not have', () => {
    expect(read(build)).toEqual(build);
  });

  it('may have only an ID, a number and a state', () => {
    const bare = { id: 'b', number: 1, state: 'scheduled' };
    expect(read(bare)).toEqual(bare);
  });

  it.each<[string, Payload, Payload]>([
    ['queued, without a message, by an unknown person', { message: null, creator: null }, {}],
    ['with no environment at all', { env: null }, {}],
    ['with no pull request', { pull_request: null }, {}],
    ['with an empty pull request', { pull_request: {} }, {}],
    [
      'with a pull request whose number is a text',
      { pull_request: { id: '17', base: 'main', repository: 'git://github.com/acme/web.git' } },
      {},
    ],
    ['that is no rebuild, and says so', { rebuilt_from: null }, {}],
    ['that is a rebuild', { rebuilt_from: { id: 'b0', number: 6, url: 'https://api.ci.example/6' } }, {}],
    [
      'with values in its environment that are no texts',
      { env: { CI: true, RETRIES: 3, NOTHING: null } },
      {},
    ],
    ['with empty texts where nothing is meant', { cancel_reason: '', tag: '', blocked_state: null }, {}],
    ['of an author who is a text', { author: 'ada@acme.example' }, {}],
    ['with all times in the old spelling', { created_at: '2026-01-15 09:00:00 UTC', finished_at: null }, {}],
  ])('can be %s', (_, change) => {
    expect(read({ ...build, ...change })).toMatchObject(change);
  });

  it('can come without jobs and pipeline, or with null for them', () => {
    const small = read(without(build, 'jobs', 'pipeline', 'rebuilt_from', 'blocked', 'cancel_reason'));
    expect(small).not.toHaveProperty('jobs');
    expect(small).not.toHaveProperty('pipeline');
    expect(read({ ...build, jobs: null, pipeline: null })).toMatchObject({ jobs: null, pipeline: null });
  });

  it.each([
    ['passed', true],
    ['running', true],
    ['failed', true],
  ])('waits for a person when its state is %s and it is blocked', (state, blocked) => {
    const waiting = read({ ...build, state, blocked, blocked_state: state });
    expect(effectiveState(waiting)).toBe('blocked');
  });

  it('may be canceling after a cancel, which is not the end', () => {
    const canceling = read({ ...build, state: 'canceling', finished_at: null });
    expect(canceling.state).toBe('canceling');
    expect(isTerminal(canceling)).toBe(false);
  });

  it.each(['creating', 'waiting', 'waiting_failed', 'a word of tomorrow'])('can be %s', (state) => {
    expect(read({ ...build, state, source: 'a new source' }).state).toBe(state);
  });

  it.each<[string, Payload]>([
    ['no number', without(build, 'number')],
    ['a number that is a text', { ...build, number: '7' }],
    ['a number of zero', { ...build, number: 0 }],
    ['a number that is not exact any more', { ...build, number: 2 ** 53 }],
    ['no state', { ...build, state: null }],
    ['no ID', { ...build, id: 7 }],
    ['a block that is neither true nor false', { ...build, blocked: 'yes' }],
  ])('is refused with %s, since we act on it', (_, payload) => {
    expect(buildSchema.safeParse(payload).success).toBe(false);
  });

  it('cannot reach the prototype of anything', () => {
    const hostile = `{"id":"b","number":1,"state":"passed","__proto__":{"polluted":true},
      "meta_data":{"__proto__":{"polluted":true},"constructor":"x"},"env":{"__proto__":"x"}}`;
    const read = buildSchema.parse(JSON.parse(hostile));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(read).not.toHaveProperty('polluted');
    expect(Object.getPrototypeOf(read.meta_data)).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a job', () => {
  it.each(Object.entries(jobs))('of the type %s keeps all that it came with', (_, job) => {
    expect(readJob(job)).toEqual(job);
  });

  it.each<[string, Payload]>([
    ['all plugin: no command, no name', { command: null, name: null, step_key: null }],
    ['unnamed, and of an empty command', { command: '', name: '' }],
    ['of an unsigned step', { step: { id: 's1', signature: null } }],
    ['of a step from before steps had IDs', { step: undefined }],
    ['not taken by an agent yet', { agent: agents.none, exit_status: null, started_at: null }],
    ['taken by an agent with few fields', { agent: agents.minimal }],
    ['killed', { exit_status: -1, signal: 'SIGKILL', signal_reason: 'cancel' }],
    ['one of a matrix', { matrix: { browser: 'firefox', retries: 2 } }],
    ['a retry', { retries_count: 1, retry_type: 'automatic', retry_source: { job_id: 'j0' } }],
    ['in a state of tomorrow', { state: 'thinking', retry_type: 'by magic' }],
  ])('that runs a command can be %s', (_, change) => {
    const job = readJob({ ...jobs.script, ...change });
    expect(job).toMatchObject(change);
    expect(job && isScriptJob(job)).toBe(true);
  });

  it.each<[string, Payload]>([
    ['of an unknown type', { id: 'j9', type: 'robot', state: 'dancing', arms: 2 }],
    ['without an ID, as trigger steps once were', without(jobs.trigger, 'id')],
    ['that is a waiter with a state', { ...jobs.waiter, state: 'passed' }],
  ])('can be one %s', (_, job) => {
    expect(readJob(job)).toMatchObject(job);
  });

  it.each([null, 'j1', 7, [], {}, { type: 7 }, without(jobs.script, 'id')])(
    'that is not valid (%j) causes no error, and runs no command',
    (job) => {
      const found = read({ ...build, jobs: [job, jobs.script] }).jobs ?? [];
      expect(found).toHaveLength(2);
      expect(found.map(isScriptJob)).toEqual([false, true]);
    },
  );
});

describe('a pipeline', () => {
  it('without a code host has no webhook address, and no settings', () => {
    const provider = { id: 'private', settings: {} };
    expect(read({ ...build, pipeline: { ...pipeline, provider } }).pipeline?.provider).toEqual(provider);
  });

  it('can have a hidden webhook address', () => {
    const provider = { ...pipeline.provider, webhook_url: '' };
    expect(read({ ...build, pipeline: { ...pipeline, provider } }).pipeline?.provider?.webhook_url).toBe('');
  });

  it('has the same creation time in both spellings', () => {
    const spelledOut = read({ ...build, pipeline: { ...pipeline, created_at: '2024-02-01 08:00:00 UTC' } });
    expect(parseTime(spelledOut.pipeline?.created_at)).toBe(parseTime(read(build).pipeline?.created_at));
  });
});

describe('a suite', () => {
  const known = {
    id: 's1',
    graphql_id: 'U3VpdGU=',
    slug: 'rspec',
    name: 'RSpec',
    url: 'https://api.ci.example/v2/analytics/organizations/acme/suites/rspec',
    web_url: 'https://ci.example/organizations/acme/analytics/suites/rspec',
    default_branch: 'main',
  };

  it('can have only the keys of the document', () => {
    expect(suiteSchema.parse(known)).toEqual(known);
  });

  it('can have newer ones, and its token', () => {
    const newer = {
      ...known,
      organization_id: 'o1',
      application_name: null,
      color: '#aabbcc',
      emoji: ':test_tube:',
      oidc_policy: null,
      api_token: 'secret-of-the-suite',
    };
    expect(suiteSchema.parse(newer)).toEqual(newer);
  });

  it('can lack everything but its ID', () => {
    expect(suiteSchema.parse({ id: 's1' })).toEqual({ id: 's1' });
    expect(suiteSchema.safeParse(without(known, 'id')).success).toBe(false);
  });
});

describe('a flaky test', () => {
  const known = {
    id: 't1',
    web_url: 'https://ci.example/organizations/acme/analytics/suites/rspec/tests/t1',
    scope: 'Order #save',
    name: 'retries',
    location: './spec/order_spec.rb:12',
    file_name: './spec/order_spec.rb',
    instances: 3,
    most_recent_instance_at: '2026-01-15T09:00:00.000Z',
  };

  it.each<[string, Payload]>([
    ['the keys of the document alone', {}],
    [
      'newer ones',
      { latest_occurrence_at: '2026-01-15T09:00:00.000Z', last_resolved_at: null, ownership_team_ids: ['t'] },
    ],
    ['no place that its collector could name', { scope: null, location: null, file_name: null }],
  ])('can have %s', (_, change) => {
    expect(flakyTestSchema.parse({ ...known, ...change })).toEqual({ ...known, ...change });
  });
});

it('a person can have null in every field', () => {
  const nobody = Object.fromEntries(Object.keys(user).map((key) => [key, null]));
  expect(read({ ...build, creator: nobody }).creator).toEqual(nobody);
});
