import { describe, expect, it } from 'vitest';
import type { PullRequestFinding } from '../../../src/operations/context/workflow.ts';
import type { Step } from '../../../src/sandbox/seed/seed.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { retryLater, trigger } from '../support/builds.ts';

const second = 1_000;
const minute = 60 * second;
const facts = { number: 7, headSha: 'a'.repeat(40), changedFiles: null, previousNote: null };
const finding: PullRequestFinding = { facts, obstacle: null, notes: [] };

/** Steps that fail one after the other, and one that runs for the time of the build. */
const failing = (count: number, everyMs: number): Step[] => [
  ...Array.from({ length: count }, (_, index) => ({
    name: `Test ${index + 1}`,
    runMs: (index + 1) * everyMs,
    exits: [1],
  })),
  { name: 'Deploy', runMs: 40 * minute },
];

async function wait(steps: readonly Step[], inputs: Inputs = {}, options: HostOptions = {}) {
  const workflow = { findPullRequest: async () => finding };
  const host = createHost({ seed: seedOf(settled(...steps)), workflow, ...options });
  const { outcome } = await host.run({ ...trigger, 'poll-interval': '30s', comment: 'live', ...inputs });
  return { host, outcome };
}

describe('the live comment on a build', () => {
  it('is written when the first job has failed, with that job, and again only when another one fails', async () => {
    const { host, outcome } = await wait(failing(2, 10 * minute));
    const texts = host.comments.map(({ tiers }) => tiers[0] ?? '');
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('is failing: “Test 1” failed (exit status 1)');
    expect(texts[1]).toContain('2 jobs failed, first “Test 1”');
    expect(host.comments[0]).toMatchObject({
      key: 'build acme/web',
      place: [7],
      whenAbsent: 'create',
    });
    expect(outcome.comment?.key).toBe('build acme/web');
    expect(outcome.comment?.tiers[0]).toContain('failed: 2 jobs failed');
  });

  it('is not written before the service calls the build failing', async () => {
    const atOnce = { waitMs: 0, runMs: 0 };
    const { host } = await wait([
      { name: 'Test', ...atOnce, exits: [1] },
      { name: 'Deploy', waitMs: 0, runMs: 40 * minute },
    ]);
    expect(host.comments.map(({ tiers }) => tiers[0])).toEqual([expect.stringContaining('is failing')]);
  });

  it('is written again when the jobs that failed run again', async () => {
    const steps = [
      { name: 'Test', waitMs: 0, runMs: minute, exits: [1], retryExits: [0] },
      { name: 'Deploy', waitMs: 0, runMs: 40 * minute },
    ];
    const workflow = { findPullRequest: async () => finding };
    const host = createHost({ seed: seedOf(settled(...steps)), workflow });
    retryLater(host, 10 * minute, 'web');
    await host.run({ ...trigger, 'poll-interval': '30s', comment: 'live' });
    const texts = host.comments.map(({ tiers }) => tiers[0] ?? '');
    expect(texts[0]).toContain('is failing');
    expect(texts.at(-1)).toContain('is running');
    expect(texts.at(-1)).not.toContain('failing');
  });

  it('is written at most once a minute', async () => {
    const { host } = await wait(failing(6, 15 * second));
    expect(host.comments.length).toBeLessThanOrEqual(3);
    expect(host.comments.at(-1)?.tiers[0]).toContain('6 jobs failed');
  });

  it('is written at most 30 times', async () => {
    const { host } = await wait(failing(39, minute));
    expect(host.comments).toHaveLength(30);
  });

  it.each<[string, readonly Step[], Inputs]>([
    ['comment is on-failure', failing(1, minute), { comment: 'on-failure' }],
    ['no job has failed', failing(0, minute), {}],
  ])('is not written while the build runs when %s', async (_, steps, inputs) => {
    expect((await wait(steps, inputs)).host.comments).toEqual([]);
  });

  it('does not end the wait when it cannot be written', async () => {
    const workflow = { findPullRequest: async () => Promise.reject(new Error('GitHub is down')) };
    const host = createHost({ seed: seedOf(settled(...failing(1, minute))), workflow });
    await expect(host.run({ ...trigger, 'poll-interval': '30s', comment: 'live' })).rejects.toThrow(
      'GitHub is down',
    );
    expect(host.lines.join('\n')).toContain('The comment is not written yet: ');
    expect(host.lines.join('\n')).toContain('acme/web #1: failed');
  });
});

it('a job that has failed for good has a line of its own in the log, with its reason, while the build runs', async () => {
  const { host } = await wait(failing(2, 10 * minute), { comment: 'never' });
  expect(host.lines.filter((line) => line.endsWith('failed (exit status 1).'))).toEqual([
    'acme/web #1: Test 1 failed (exit status 1).',
    'acme/web #1: Test 2 failed (exit status 1).',
  ]);
});
