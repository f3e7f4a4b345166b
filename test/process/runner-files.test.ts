import { describe, expect } from 'vitest';
import { asking } from './support/stage.ts';
import { signalTest, test } from './support/stage-test.ts';
import { interrupt, trigger } from './support/steps.ts';

const quick = { ...trigger, pipeline: 'acme/quick', 'poll-interval': '1s' };
const places = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'RUNNER_TEMP'];

/** What is wrong with a file of the runner, and how the warning says it. A device of that kind is only on Linux. */
const troubles: [string, string, RegExp][] = [
  ['missing', '/no/such/place/of/the/runner', /does not exist/],
  ['a folder', '/', /is a folder|permission denied/],
  ['full', '/dev/full', /disk is full|not a folder/],
];

const rows = places.flatMap((place) =>
  troubles
    .filter(
      ([kind]) =>
        (kind !== 'full' || process.platform === 'linux') &&
        !(kind === 'a folder' && place === 'RUNNER_TEMP'),
    )
    .map(([kind, path, reason]) => [place, kind, path, reason] as const),
);

describe.concurrent('a file of the runner that cannot be written', () => {
  test.for(rows)('does not change how the step ends: %s, %s', async ([place, , path, reason], { stage }) => {
    const step = await stage.start(quick, { environment: { [place]: path } }).ended;
    expect(step).toMatchObject({ exitCode: 0, signal: null });
    expect(step.log).toMatch(/acme\/quick #1: created/);
    const warnings = step.log.split('\n').filter((line) => line.startsWith('::warning::'));
    expect(warnings).toEqual([expect.stringMatching(reason)]);
    expect(warnings[0]).toContain(`(${place})`);
    if (place !== 'GITHUB_OUTPUT')
      expect(step.outputs).toMatchObject({ state: 'passed', 'build-number': '1' });
    if (place !== 'GITHUB_STEP_SUMMARY') expect(step.summary).toContain('acme/quick');
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
      expect.stringContaining('The API token of the new suite is lost'),
    ]);
  });

  signalTest('does not keep a canceled step from canceling its build', async ({ stage }) => {
    const environment = Object.fromEntries(places.map((place) => [place, '/no/such/place/of/the/runner']));
    const step = stage.start(trigger, { environment });
    const left = await interrupt(step, step.said(/#1: created/));
    expect(left.log).toContain('acme/web #1');
    expect(stage.requests(asking.toCancel)).toHaveLength(1);
    expect(stage.states()).toEqual(['canceled']);
  });
});
