import { expect, it } from 'vitest';
import { waitingAgentRules, waitsForAgent } from '../../src/model/agent-queue.ts';
import { buildSchema } from '../../src/model/build.ts';
import { fitting } from '../support/fitting.ts';

const build = (more: object) => fitting(buildSchema, { id: 'b1', number: 1, state: 'running', ...more });
const job = (state: string, rules: readonly string[] = [], type = 'script') => ({
  id: `${type}-${state}-${rules.join()}`,
  type,
  state,
  agent_query_rules: rules,
});

const counts = (states: object) => ({ job_state_counts: { total: 3, states } });

it.each<[string, object, boolean | null]>([
  ['if a job could run', { jobs: [job('passed'), job('scheduled')] }, true],
  ['if a job is reserved', { jobs: [job('reserved')] }, true],
  ['unless a job runs', { jobs: [job('scheduled'), job('running')] }, false],
  ['unless an agent has taken a job', { jobs: [job('scheduled'), job('assigned')] }, false],
  ['unless a job is being canceled', { jobs: [job('scheduled'), job('canceling')] }, false],
  ['unless its jobs wait for others', { jobs: [job('waiting'), job('blocked', [], 'manual')] }, false],
  ['unless a limit of concurrency holds them back', { jobs: [job('limited')] }, false],
  ['unless only a trigger step could run', { jobs: [job('scheduled', [], 'trigger')] }, false],
  ['unless a trigger step runs', { jobs: [job('scheduled'), job('running', [], 'trigger')] }, false],
  ['unless it has no jobs yet', { jobs: [] }, false],
  ['as the counts of jobs tell: none runs', counts({ scheduled: 2, passed: 1 }), true],
  ['as the counts of jobs tell: one runs', counts({ scheduled: 2, running: 1 }), false],
  ['as the counts of jobs tell: zero run', counts({ scheduled: 2, running: 0 }), true],
  ['as the counts of jobs tell: none could', counts({ scheduled: 0, waiting: 1 }), false],
  ['not at a block step', { jobs: [job('scheduled')], blocked: true }, false],
  ['not when it has ended', { jobs: [job('scheduled')], state: 'canceled' }, false],
  ['not when it is being canceled', { jobs: [job('scheduled')], state: 'canceling' }, false],
  ['perhaps, if its jobs are neither shown nor counted', {}, null],
])('a build waits for an agent %s', (_, facts, waits) => {
  expect(waitsForAgent(build(facts))).toBe(waits);
});

it('names the agent rules of the jobs that could run, each once', () => {
  const jobs = [
    job('scheduled', ['queue=gpu']),
    { ...job('scheduled', ['queue=gpu']), id: 'another' },
    job('reserved', ['queue=mac', 'os=14']),
    job('waiting', ['queue=linux']),
    job('scheduled'),
  ];
  expect(waitingAgentRules(build({ jobs }))).toEqual(['queue=gpu', 'queue=mac, os=14']);
  expect(waitingAgentRules(build({}))).toEqual([]);
});
