import { describe, expect } from 'vitest';
import { asking } from './support/stage.ts';
import { signalTest, test } from './support/stage-test.ts';
import { interrupt, trigger } from './support/steps.ts';

const quick = { ...trigger, pipeline: 'acme/quick', 'poll-interval': '1s' };
const places = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'RUNNER_TEMP'];

describe.concurrent('files of the runner that cannot be written', () => {
  test.for([
    ['are missing', '/no/such/place/of/the/runner', /does not exist/],
    // A device of that kind is only on Linux.
    ...(process.platform === 'linux'
      ? [['are full', '/dev/full', /disk is full|not a folder/] as const]
      : []),
  ] as const)('do not change how the step ends, if all of them %s', async ([, path, reason], { stage }) => {
    const environment = Object.fromEntries(places.map((place) => [place, path]));
    const step = await stage.start(quick, { environment }).ended;
    expect(step).toMatchObject({ exitCode: 0, signal: null });
    expect(step.log).toMatch(/acme\/quick #1: created/);
    const warnings = step.log.split('\n').filter((line) => line.startsWith('::warning::'));
    expect(warnings).toHaveLength(places.length);
    for (const place of places) expect(warnings.find((line) => line.includes(`(${place})`))).toMatch(reason);
  });

  test('does not hide that the token of a new suite is lost', async ({ stage }) => {
    const create = {
      operation: 'create-suite',
      organization: 'acme',
      name: 'Unit',
      'default-branch': 'main',
    };
    const environment = { GITHUB_OUTPUT: '/no/such/place/of/the/runner' };
    const step = await stage.start({ ...create, 'show-api-token': 'true' }, { environment }).ended;
    expect(step.exitCode).toBe(0);
    const warnings = step.log.split('\n').filter((line) => line.startsWith('::warning::'));
    expect(warnings).toEqual([
      expect.stringContaining('(GITHUB_OUTPUT)'),
      expect.stringContaining('The output api-token is not set.'),
    ]);
  });

  signalTest('does not keep a canceled step from canceling its build', async ({ stage }) => {
    const environment = Object.fromEntries(places.map((place) => [place, '/no/such/place/of/the/runner']));
    const step = stage.start(trigger, { environment });
    const left = await interrupt(step, step.printed(/#1: created/));
    expect(left.log).toContain('acme/web #1');
    expect(stage.requests(asking.toCancel)).toHaveLength(1);
    expect(stage.states()).toEqual(['canceled']);
  });
});
