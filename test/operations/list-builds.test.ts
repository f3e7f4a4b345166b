import { describe, expect, it } from 'vitest';
import { createHost, type Inputs } from '../support/operation-host.ts';

const list = { operation: 'list-builds' };

describe('list-builds', () => {
  it.each<[string, Inputs, string]>([
    ['a pipeline', { pipeline: 'acme/web' }, '/v2/organizations/acme/pipelines/web/builds'],
    ['an organization', { organization: 'acme' }, '/v2/organizations/acme/builds'],
    ['one by its pipelines', { pipeline: 'acme/*' }, '/v2/organizations/acme/builds'],
    ['all that the token may see', {}, '/v2/builds'],
  ])('lists the builds of %s, whatever the event is about', async (_, inputs, path) => {
    const host = createHost();
    const event = { commit: 'a'.repeat(40), branch: 'x' };
    const { outcome, outputs } = await host.run({ ...list, ...inputs }, { event });
    expect(host.requests()[0]).toBe(`GET ${path}?exclude_jobs=true&page=1&per_page=100`);
    expect(outcome.success).toBe(true);
    expect(outputs).toMatchObject({ complete: 'true', count: String((outcome.json as unknown[]).length) });
    expect(JSON.parse(outputs.matrix ?? '')).toEqual(JSON.parse(outputs.builds ?? ''));
  });

  it('sends every filter of the inputs', async () => {
    const host = createHost();
    await host.run({
      ...list,
      organization: 'acme',
      branch: 'main, release/*',
      commit: 'A'.repeat(40),
      state: 'failed\nfinished',
      creator: '01234567-89AB-cdef-0123-456789abcdef',
      'created-from': '24h',
      'created-to': '2026-01-15T08:30:00+01:00',
      'finished-from': '2026-01-14',
      'meta-data': 'release=2.4.0\nticket=A-1',
      'include-retried-jobs': 'true',
      limit: '7',
    });
    const query = new URL(host.requests()[1]?.replace('GET ', 'http://x') ?? '').searchParams;
    expect([...query]).toEqual([
      ['commit[]', 'a'.repeat(40)],
      ['branch[]', 'main'],
      ['branch[]', 'release/*'],
      ['state[]', 'failed'],
      ['state[]', 'finished'],
      ['creator', '01234567-89ab-cdef-0123-456789abcdef'],
      ['created_from', '2026-01-14T09:00:00.000Z'],
      ['created_to', '2026-01-15T07:30:00.000Z'],
      ['finished_from', '2026-01-14T00:00:00.000Z'],
      ['meta_data[release]', '2.4.0'],
      ['meta_data[ticket]', 'A-1'],
      ['include_retried_jobs', 'true'],
      ['page', '1'],
      ['per_page', '7'],
    ]);
  });

  it.each<[Inputs, string, boolean]>([
    [{}, 'exclude_jobs=true', false],
    [{ 'include-retried-jobs': 'false' }, 'include_retried_jobs=false', true],
    [{ 'include-retried-jobs': 'true' }, 'include_retried_jobs=true', true],
  ])('requests jobs only with include-retried-jobs: %j', async (inputs, parameter, hasJobs) => {
    const host = createHost();
    const { outcome } = await host.run({ ...list, pipeline: 'acme/web', limit: '1', ...inputs });
    expect(host.requests()).toEqual([expect.stringContaining(`?${parameter}&`)]);
    expect((outcome.json as { jobs?: unknown }[])[0]?.jobs !== undefined).toBe(hasJobs);
  });

  it.each<[Inputs, string]>([
    [{}, 'use narrower filters, such as branch or created-from'],
    [
      { 'include-retried-jobs': 'true' },
      'remove include-retried-jobs, or use narrower filters, such as branch or created-from',
    ],
  ])('names the inputs that help if a list is too large: %j', async (inputs, remedy) => {
    const alter = (body: unknown) =>
      (body as object[]).map((build, index) => (index > 0 ? build : { ...build, message: 'x'.repeat(12e6) }));
    const host = createHost({ alter });
    const sandcastle = { organization: 'acme', pipeline: 'sandcastle' };
    for (let index = 0; index < 301; index++) host.sandbox.world.run(sandcastle);
    const { outcome } = await host.run({ ...list, pipeline: 'acme/sandcastle', limit: '1000', ...inputs });
    const sentence = `300 builds (it is too large to be read completely: ${remedy}).`;
    expect(outcome).toMatchObject({ success: true, sentence });
  });

  it('logs a line for each build, and at most twenty', async () => {
    const host = createHost();
    const { outputs } = await host.run({ ...list, pipeline: 'acme/web', limit: '22' });
    expect(outputs.count).toBe('22');
    expect(host.lines).toHaveLength(21);
    for (const line of host.lines.slice(0, 20))
      expect(line).toMatch(/^acme\/web #\d+: [a-z_]+, \S+, \S+(?:, \S.*)?$/);
    expect(host.lines.some((line) => /, [0-9a-f]{7}, \S/.test(line))).toBe(true);
    expect(host.lines[20]).toBe('And 2 more.');
  });

  it('succeeds with an empty matrix if it finds none', async () => {
    const { outcome, outputs } = await createHost().run({ ...list, pipeline: 'acme/nightly' });
    expect(outcome).toMatchObject({ success: true, sentence: '0 builds.', json: [] });
    expect(outputs).toMatchObject({ count: '0', complete: 'true', matrix: '[]', builds: '[]' });
  });
});

it.each(['acme"; rm -rf ~; "', '%24(id)', 'x\n::error::y', '-flag'])(
  'list-builds leaves a build out of the matrix if its address has no slugs: %j',
  async (organization) => {
    const move = (build: { url: string }) => ({ ...build, url: build.url.replace('acme', organization) });
    const alter = (body: unknown) => (body as { url: string }[]).map(move);
    const { outcome, outputs } = await createHost({ alter }).run({ ...list, limit: '1' });
    expect(outcome.success).toBe(true);
    expect(outputs).toMatchObject({ count: '1', builds: '[]', matrix: '[]' });
  },
);

it('list-builds puts at most 256 builds into the matrix', async () => {
  const host = createHost();
  const sandcastle = { organization: 'acme', pipeline: 'sandcastle' };
  for (let index = 0; index < 300; index++) host.sandbox.world.run(sandcastle);
  const { outputs } = await host.run({ ...list, pipeline: 'acme/sandcastle', limit: '1000' });
  expect(outputs.count).toBe('300');
  expect(JSON.parse(outputs.matrix ?? '')).toHaveLength(256);
  expect(JSON.parse(outputs.builds ?? '')).toHaveLength(300);
});
