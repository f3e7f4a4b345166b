import { describe, expect, it } from 'vitest';
import { createHost, type Inputs } from '../support/operation-host.ts';
import { hostOf, warningsOf, writesOf } from './support/builds.ts';

const sha = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const trigger = { operation: 'trigger-build', pipeline: 'acme/web', wait: 'false' };

const start = () => hostOf([{ name: 'Test' }]);

it('the body of a new build has an input for each of its properties', async () => {
  const host = start();
  await host.run({
    ...trigger,
    commit: sha,
    branch: 'octocat:fix',
    message: '  Two\n\nlines  ',
    'author-name': 'Ada Lovelace',
    'author-email': 'ada@example.com',
    'clean-checkout': 'true',
    env: 'A=1\nB=two words',
    'meta-data': '{"release":"2.4.0","n":1.10}',
    'ignore-pipeline-branch-filters': 'true',
    'pull-request-id': '17',
    'pull-request-base-branch': 'main',
    'pull-request-repository': 'https://github.com/octocat/web.git',
  });
  expect(host.sandbox.requests.entries().at(-1)?.body).toEqual({
    commit: sha,
    branch: 'octocat:fix',
    message: '  Two\n\nlines  ',
    author: { name: 'Ada Lovelace', email: 'ada@example.com' },
    clean_checkout: true,
    env: { A: '1', B: 'two words' },
    meta_data: { release: '2.4.0', n: '1.10', 'kitestring-key': expect.any(String) },
    ignore_pipeline_branch_filters: true,
    pull_request_id: 17,
    pull_request_base_branch: 'main',
    pull_request_repository: 'https://github.com/octocat/web.git',
  });
});

describe('a dry run', () => {
  it.each<[string, Inputs]>([
    ['one pipeline', { pipeline: 'acme/web' }],
    [
      'several pipelines and a key',
      { pipeline: 'acme/web\nacme/api', 'idempotency-key': 'x', 'meta-data': 'a=1', message: 'm' },
    ],
  ])('shows the bodies that would be sent, but for random values: %s', async (_, inputs) => {
    const given = { ...trigger, commit: 'HEAD', branch: 'main', ...inputs };
    const host = createHost();
    const { outcome } = await host.run({ ...given, 'dry-run': 'true' });
    expect([host.requests(), host.saved]).toEqual([[], []]);
    await host.run(given);
    const sent = host.sandbox.requests.entries().filter(({ method }) => method === 'POST');
    const bodies = (all: unknown) => (all as { body: unknown }[]).map(({ body }) => withoutIds(body));
    expect(bodies(outcome.json)).toEqual(bodies(sent));
  });

  it('hides values of env and other secrets on every channel, and says so', async () => {
    const host = start();
    const { outcome } = await host.run({
      ...trigger,
      commit: 'HEAD',
      branch: 'main',
      env: 'PASSWORD=hunter2\nMODE=fast-mode',
      'meta-data': 'deploy_token=abc123def',
      'dry-run': 'true',
    });
    expect(outcome.sentence).toBe(
      'Dry run: 1 request was not sent. Values of env and other secrets are hidden.',
    );
    const shown = [host.lines.join('\n'), JSON.stringify(outcome.json), outcome.summary({ bytes: 10_000 })];
    for (const text of shown) {
      expect(text).toContain('PASSWORD');
      expect(text).not.toMatch(/hunter2|fast-mode|abc123def/);
    }
  });
});

/** A body with every UUID replaced, since no two are the same. */
function withoutIds(body: unknown): string {
  return JSON.stringify(body).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'uuid');
}

it('trigger-build warns of variables that change how the agent’s tools behave', async () => {
  const host = start();
  await host.run({ ...trigger, commit: 'HEAD', branch: 'main', env: 'PATH=/evil\nDEPLOY_TO=x' });
  expect(host.lines[0]).toBe(
    'warning: Input env sets PATH, which can change how the tools on the agent work.',
  );
  expect(warningsOf(host)).toHaveLength(1);
});

describe('a run with the key of an earlier one', () => {
  const keyed = { ...trigger, commit: sha, branch: 'main', 'idempotency-key': 'release-2.4.0' };

  it('takes over its build, as long as that is active or has passed', async () => {
    const host = start();
    const first = await host.run(keyed);
    const second = await host.run({ ...keyed, wait: 'true' });
    expect(second.outputs['build-number']).toBe(first.outputs['build-number']);
    expect(second.outcome).toMatchObject({ success: true });
    expect(host.lines).toContain(
      'acme/web #1: reused from an earlier run with the same idempotency-key. https://buildkite.example/acme/web/builds/1',
    );
    expect(writesOf(host)).toHaveLength(1);
  });

  it.each<[string, Inputs]>([
    ['of another commit', { commit: 'a'.repeat(40) }],
    ['of another branch', { branch: 'fix' }],
    ['with another key', { 'idempotency-key': 'release-2.4.1' }],
  ])('starts its own build %s', async (_, inputs) => {
    const host = start();
    await host.run(keyed);
    const { outputs } = await host.run({ ...keyed, ...inputs });
    expect(outputs['build-number']).toBe('2');
  });

  it('warns if its commit is not the one that the service will show', async () => {
    const host = start();
    await host.run(keyed);
    expect(warningsOf(host)).toEqual([]);
    await host.run({ ...keyed, commit: 'HEAD' });
    expect(warningsOf(host)).toEqual([
      'warning: With idempotency-key or on-rerun, set commit to a full SHA instead of HEAD. Otherwise each run may start another build.',
    ]);
  });
});
