import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/sandbox/seed/faults.ts';
import type { PipelineSeed, Step } from '../../src/sandbox/seed/seed.ts';
import { createHost, type HostOptions, type Inputs } from '../support/operation-host.ts';

const minute = 60_000;
const sha = 'a'.repeat(40);
const order = { operation: 'get-build', pipeline: 'acme/web', 'log-lines': '0' };

/** Which of the steps of a build fail. */
type Fails = readonly string[];

interface Story {
  /** The builds of main, oldest first. */
  readonly main?: readonly Fails[];
  /** What fails in the build that is explained. */
  readonly fails?: Fails;
  readonly branch?: string;
  readonly steps?: readonly Partial<Step & object>[];
  readonly with?: Inputs;
  /** The results of the test of each build. */
  readonly results?: readonly ('passed' | 'failed')[];
  readonly alter?: HostOptions['alter'];
  readonly fault?: Fault;
}

/** Explains a build of a branch, after builds of main. */
async function explain(story: Story) {
  const { main = [], fails = ['test'], branch = 'feature', steps, results } = story;
  const all = [...main, fails];
  const script: PipelineSeed['script'] = ({ number }) => ({
    steps: (
      steps ?? [
        { name: 'Lint', key: 'lint' },
        { name: 'Test', key: 'test' },
      ]
    ).map((step) => ({
      runMs: minute,
      ...step,
      ...(results && {
        tests: [{ scope: 'Cart', name: 'adds up', results: [results[number - 1] ?? 'passed'] }],
      }),
      exits: [all[number - 1]?.includes((step as { key?: string; name: string }).key ?? '') ? 1 : 0],
    })) as Step[],
  });
  const history = all.map((_, index) => ({
    ageMs: (all.length - index) * 60 * minute,
    branch: index < main.length ? 'main' : branch,
    commit: sha,
  }));
  const seed = {
    organizations: [
      {
        slug: 'acme',
        pipelines: [{ slug: 'web', script, history }],
        ...(results && { suites: [{ name: 'Unit' }] }),
      },
    ],
  };
  const host = createHost({ seed, ...(story.alter && { alter: story.alter }) });
  if (story.fault) host.sandbox.faults.add(story.fault);
  const { outcome, outputs } = await host.run({ ...order, build: String(all.length), ...story.with });
  return { host, outcome, outputs, jobs: JSON.parse(outputs['failed-jobs'] ?? '[]') };
}

const passes: Fails = [];
const red: Fails = ['test'];

describe('a failed job is compared with the last builds of the base branch:', () => {
  it('it also failed in some of them', async () => {
    const { host, outcome, outputs, jobs } = await explain({ main: [red, passes, red, passes] });
    const words = 'also failed in 2 of the last 4 builds of main, last 2026-01-15 06:01 UTC (#3)';
    expect(host.lines).toContain(`Test: ${words}.`);
    expect(outcome.summary({ bytes: 20_000 })).toMatch(
      /also failed in 2 of the last 4 builds of main, last 2026-01-15 06:01 UTC \(\[.*3\]\(.*\/builds\/3\)\)/,
    );
    expect(jobs).toMatchObject([{ base_failed: 2, base_ran: 4 }]);
    expect(outputs['base-failing']).toBe('false');
  });

  it.each<[string, Story, string, string | undefined]>([
    ['it passed in all of them', { main: [passes, passes] }, 'passed in the last 2 builds of main', 'false'],
    ['it failed in the only one', { main: [red] }, 'also failed in the last build of main', 'true'],
    [
      'it failed in the newest',
      { main: [passes, red] },
      'also failed in 1 of the last 2 builds of main',
      'true',
    ],
    ['it was not seen there', { main: [] }, 'not seen on main', undefined],
    [
      'the branch is an input',
      { main: [red], with: { 'base-branch': 'release' } },
      'not seen on release',
      undefined,
    ],
    [
      'a merge queue names it',
      { main: [red], branch: `gh-readonly-queue/release/2.x/pr-9-${sha}` },
      'not seen on release/2.x',
      undefined,
    ],
    [
      'jobs of a step that runs in parallel are distinguished by their index',
      { main: [red], steps: [{ name: 'Test', key: 'test', parallelism: 2 }] },
      'also failed in the last build of main',
      'true',
    ],
  ])('%s', async (_, story, words, failing) => {
    const { host, outputs } = await explain(story);
    expect(host.lines.join('\n')).toContain(words);
    expect(outputs['base-failing']).toBe(failing);
  });

  it('builds of the step do not count, also if their pull requests come from a branch of that name', async () => {
    const pull_request = { id: '9', base: 'main', repository: null };
    const alter: HostOptions['alter'] = (body) =>
      body instanceof Object && 'jobs' in body ? { ...body, pull_request } : body;
    const { host } = await explain({
      main: [passes, red, red],
      alter,
      branch: 'main',
      with: { operation: 'wait-for-build', build: '2\n3' },
    });
    const compared = host.lines.filter((line) => line.startsWith('Test: '));
    const words = 'Test: also failed in 1 of the last 2 builds of main, last 2026-01-15 08:01 UTC (#4).';
    expect(compared).toEqual([words, words]);
  });

  it('builds of other repositories on a branch of the same name do not count', async () => {
    const stranger = { id: '9', base: 'main', repository: 'https://github.com/stranger/web.git' };
    const { host } = await explain({
      main: [red, passes],
      alter: (body) =>
        Array.isArray(body)
          ? body.map((build) => (build.number === 1 ? { ...build, pull_request: stranger } : build))
          : body,
    });
    expect(host.lines).toContain('Test: passed in the last build of main.');
  });

  it.each<[string, Story]>([
    ['the build is one of the base branch', { main: [red], branch: 'main' }],
    ['compare-base is false', { main: [red], with: { 'compare-base': 'false' } }],
    ['the build passed', { main: [red], fails: passes }],
  ])('nothing is asked when %s', async (_, story) => {
    const { host, outputs } = await explain(story);
    expect(host.requests().filter((line) => line.includes('/builds?'))).toEqual([]);
    expect(outputs).not.toHaveProperty('base-failing');
  });

  it('one list is asked, of ten builds', async () => {
    const { host } = await explain({ main: Array.from({ length: 12 }, () => red) });
    const lists = host.requests().filter((line) => line.includes('/builds?'));
    expect(lists).toEqual([expect.stringContaining('branch=main&state=finished&page=1&per_page=10')]);
    expect(host.lines.join('\n')).toContain('also failed in 10 of the last 10 builds of main');
  });

  it('a list that is refused is a gap, and the failure is explained all the same', async () => {
    const { outcome, outputs } = await explain({
      main: [red],
      fault: { kind: 'status', status: 403, on: 'builds.listForPipeline', times: 'always' },
    });
    expect(outcome.summary({ bytes: 20_000 })).toContain('Whether the jobs fail on main too is not known');
    expect(outputs['failed-jobs']).toContain('"exit_status":1');
    expect(outputs).not.toHaveProperty('base-failing');
  });
});

describe('a failed test is compared with its runs on the base branch:', () => {
  const unit = { steps: [{ name: 'Test', key: 'test' }] };
  const testsOf = (outputs: Record<string, string | undefined>) =>
    JSON.parse(outputs['failed-tests'] ?? '[]');

  it('it also failed there, by the data of its suite', async () => {
    const { host, outcome, outputs } = await explain({
      ...unit,
      main: [red, passes],
      results: ['failed', 'passed', 'failed'],
      with: { 'log-lines': '10' },
    });
    expect(testsOf(outputs)).toMatchObject([{ base_failed: 1, base_ran: 2 }]);
    expect(outcome.summary({ bytes: 20_000 })).toContain('also failed in 1 of 2 runs on main in 7 days');
    const [list] = host.requests().filter((line) => line.includes('/suites/unit/tests?'));
    expect(list).toMatch(/branch=main&tags=result%3A%7Efailed&min_timestamp=/);
  });

  it('it is the same there in another folder, in another file, or on another page', async () => {
    const alter: HostOptions['alter'] = (body, { url }) =>
      /suites\/unit\/tests\?.*branch=main/.test(url)
        ? (body as object[]).map((row) => ({
            ...row,
            web_url: 'https://buildkite.com/other',
            location: '/opt/builds/agent-2/acme/web/moved/cart_test.rb:3',
          }))
        : body;
    const { outputs } = await explain({
      ...unit,
      alter,
      main: [red, passes],
      results: ['failed', 'passed', 'failed'],
      with: { 'log-lines': '10' },
    });
    expect(testsOf(outputs)).toMatchObject([{ base_failed: 1, base_ran: 2 }]);
  });

  it('it is not among those that failed there', async () => {
    const { outcome, outputs } = await explain({
      ...unit,
      main: [passes, passes],
      results: ['passed', 'passed', 'failed'],
      with: { 'log-lines': '10' },
    });
    expect(testsOf(outputs)).toMatchObject([{ base_failed: 0, base_ran: null }]);
    expect(outcome.summary({ bytes: 20_000 })).toContain('no failure on main in 7 days');
  });

  it('a list that is refused is a gap', async () => {
    const { outcome, outputs } = await explain({
      ...unit,
      main: [red],
      results: ['failed', 'failed'],
      fault: { kind: 'status', status: 403, on: 'tests.listForSuite', times: 'always' },
      with: { 'log-lines': '10' },
    });
    expect(outcome.summary({ bytes: 20_000 })).toContain('Whether the tests fail on main too is not known');
    expect(testsOf(outputs)[0]).not.toHaveProperty('base_failed');
  });
});
