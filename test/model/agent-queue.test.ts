import { describe, expect, it } from 'vitest';
import { waitingAgentRules, waitsForAgent } from '../../src/model/agent-queue.ts';
import { buildSchema } from '../../src/model/build.ts';
import { fitting } from '../support/fitting.ts';

const build = (more: object) => fitting(buildSchema, { id: 'b1', number: 1, state: 'running', ...more });
const job = (state: string, rules: readonly string[] = [], type = 'script') => ({
  id: `${type}-${state}-${rules.join()}`,
  ...{ type, state, agent_query_rules: rules },
});

describe('a build waits for an agent', () => {
  it.each([
    ['if a job could run', [job('passed'), job('scheduled')], true],
    ['if a job is reserved', [job('reserved')], true],
    ['unless a job runs', [job('scheduled'), job('running')], false],
    ['unless an agent has taken a job', [job('scheduled'), job('assigned')], false],
    ['unless a job is being canceled', [job('scheduled'), job('canceling')], false],
    ['unless its jobs wait for others', [job('waiting'), job('blocked', [], 'manual')], false],
    ['unless a limit of concurrency holds them back', [job('limited')], false],
    ['unless only a trigger step could run', [job('scheduled', [], 'trigger')], false],
    ['unless a trigger step runs', [job('scheduled'), job('running', [], 'trigger')], false],
    ['unless it has no jobs yet', [], false],
  ])('%s', (_, jobs, waits) => {
    expect(waitsForAgent(build({ jobs }))).toBe(waits);
  });

  it.each([
    [{ scheduled: 2, passed: 1 }, true],
    [{ scheduled: 2, running: 1 }, false],
    [{ scheduled: 2, running: 0 }, true],
    [{ scheduled: 0, waiting: 1 }, false],
  ])('as the counts of jobs tell: %j', (states, waits) => {
    expect(waitsForAgent(build({ job_state_counts: { total: 3, states } }))).toBe(waits);
  });

  it('not at a block step, and not when it has ended', () => {
    const jobs = [job('scheduled')];
    expect(waitsForAgent(build({ jobs, blocked: true }))).toBe(false);
    expect(waitsForAgent(build({ jobs, state: 'canceled' }))).toBe(false);
    expect(waitsForAgent(build({ jobs, state: 'canceling' }))).toBe(false);
  });

  it('perhaps, if its jobs are neither shown nor counted', () => {
    expect(waitsForAgent(build({}))).toBeNull();
  });
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
