import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSeed } from '../../src/sandbox/seed/default-seed.ts';
import { fault } from '../../src/sandbox/seed/faults.ts';
import { flakySuite, hostileTests } from '../../src/sandbox/seed/flaky-tests.ts';
import { start } from './harness.ts';

const acme = (pipeline: string) => ({ organization: 'acme', pipeline });
const hourMs = 3_600_000;
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** The kinds of faults, as their schema names them. */
const kinds = fault.options.map(({ shape }) => shape.kind.value);

it.each([
  ['Tokens', 'token', Object.keys(start({ seed: { organizations: [] } }).sandbox.tokens)],
  ['The seed', 'pipeline', defaultSeed().organizations[0]?.pipelines?.map(({ slug }) => slug)],
  ['Faults', 'kind of fault', kinds],
])('docs/sandbox.md names in the section "%s" every %s', (section, _, names) => {
  const text =
    read('docs/sandbox.md')
      .split(/^## /m)
      .find((part) => part.startsWith(section)) ?? '';
  // The first cell of each row of its tables, where it is code.
  expect([...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell]) => cell)).toEqual(names);
});

describe('the default seed', () => {
  it.each([
    ['web', 'passed'],
    ['api', 'failed'],
    ['mobile', 'passed'],
    ['shop', 'blocked'],
    ['nightly', 'running'],
    ['gpu', 'running'],
    ['sandcastle', 'passed'],
    ['platform', 'passed'],
    ['deploy', 'passed'],
  ])('has builds that end as they should after an hour: %s ends %s', (pipeline, ending) => {
    const { sandbox, clock } = start({ seed: defaultSeed() });
    const { number } = sandbox.world.run(acme(pipeline));
    clock.advance(hourMs);
    expect(sandbox.world.build({ ...acme(pipeline), number })?.state).toBe(ending);
    const started = { source: 'trigger_job', state: 'passed' };
    if (pipeline === 'platform') expect(sandbox.world.builds(acme('sandcastle'))).toMatchObject([started]);
  });

  it('has past builds in its main pipeline: enough to estimate how long a build takes', () => {
    const past = start({ seed: defaultSeed() }).sandbox.world.builds(acme('web'));
    expect(past).toHaveLength(31);
    expect(new Set(past.map(({ state }) => state))).toEqual(new Set(['passed', 'failed']));
    const time = (text: unknown) => Date.parse(String(text)) / 60_000;
    const minutes = past.map(({ created_at, finished_at }) => time(finished_at) - time(created_at));
    expect(minutes.filter((each) => !(each >= 0.5 && each <= 6))).toEqual([]);
  });

  it('has builds of web on branches fix/* that fail by three tests, one of them labeled flaky', async () => {
    const { sandbox, clock, get } = start({ seed: defaultSeed() });
    const { id } = sandbox.world.run({ ...acme('web'), branch: 'fix/tax' });
    clock.advance(hourMs);
    const path = `/v2/analytics/organizations/acme/builds/${id}/tests?tags=result:^failed`;
    const { body } = await get<{ labels: string[] }[]>(path);
    expect(body.map(({ labels }) => labels)).toEqual([['flaky'], [], []]);
  });
});

it('the flaky tests of the default seed are all different, and the same every time', () => {
  const tests = flakySuite('monorepo', 5_000);
  expect(new Set(tests.map(({ scope, name }) => `${scope} ${name}`)).size).toBe(5_000);
  expect(flakySuite('monorepo', 5_000)).toEqual(tests);
});

it('the hostile tests of the default seed inject whatever a name can, and one has neither name nor place', () => {
  const marks = ['\n', '|', '<img', '@octocat', '##[error]', '\u202e', '\u001b['];
  expect(marks.filter((mark) => !hostileTests.some(({ name }) => name.includes(mark)))).toEqual([]);
  expect(hostileTests.filter(({ scope, location, name }) => !scope && !location && !name)).toHaveLength(1);
});
