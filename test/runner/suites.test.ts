import { afterEach, expect, test } from 'vitest';
import { crowdedAcme } from './support/acme.ts';
import { createStage, type Stage } from './support/stage.ts';

let stage: Stage;
afterEach(() => stage.close());

test('docs/examples/suite-per-service.yml creates the suites that are missing, once', async () => {
  stage = await createStage();
  const perform = () => stage.perform('docs/examples/suite-per-service.yml', 'workflow_dispatch');
  const slugs = () => stage.sandbox.world.suites('acme').map(({ slug }) => slug);
  expect(await perform()).toMatchObject({ exitCode: 0, warnings: [] });
  expect(slugs().toSorted()).toEqual(['orders', 'payments', 'quiet', 'shipping', 'web']);
  expect((await perform()).exitCode).toBe(0);
  expect(slugs()).toHaveLength(5);
});

test.each(['suite-per-service', 'fan-out'])(
  'docs/examples/%s.yml does nothing where there are more suites than it can see',
  async (example) => {
    stage = await createStage(crowdedAcme(257));
    const done = await stage.perform(`docs/examples/${example}.yml`, 'workflow_dispatch');
    expect(done.exitCode).not.toBe(0);
    expect(done.log).toContain('There are more than 256 suites.');
    expect(done.testimonies.every(({ job }) => ['existing', 'suites'].includes(job))).toBe(true);
    expect(stage.sandbox.world.suites('acme')).toHaveLength(257);
  },
);

test('docs/examples/fan-out.yml runs a job for each suite', async () => {
  stage = await createStage();
  const done = await stage.perform('docs/examples/fan-out.yml', 'schedule');
  expect(done).toMatchObject({ exitCode: 0, warnings: [] });
  const suites = done.testimonies.filter(({ job }) => job === 'report').map(({ matrix }) => matrix?.suite);
  expect(suites.toSorted()).toEqual(['orders', 'quiet', 'web']);
  expect(done.summary).toContain('11 flaky tests');
  expect(done.summary).toContain('3 flaky tests');
});

test('docs/examples/fan-out.yml runs no job where there is no suite', async () => {
  stage = await createStage(crowdedAcme(0));
  const done = await stage.perform('docs/examples/fan-out.yml', 'schedule');
  expect(done.exitCode).toBe(0);
  expect(done.testimonies.map(({ job }) => job)).toEqual(['suites']);
});
