import { describe, expect, it } from 'vitest';
import type { SetupRow } from '../../src/report/setup.ts';
import { createHost, type HostOptions, type Inputs } from '../support/operation-host.ts';

const web = { pipeline: 'acme/web' };
const suite = { suite: 'acme/checkout' };
const day = 86_400_000;

/** The rows that are not `ok`, as `result what: found`, and whether the step succeeds. */
async function check(inputs: Inputs, { token = 'all', ...options }: HostOptions & { token?: string } = {}) {
  const host = createHost(options);
  const { outcome } = await host.run({ operation: 'check-setup', ...inputs }, { token });
  const rows = outcome.json as readonly SetupRow[];
  const odd = rows.filter(({ result }) => result !== 'ok');
  return { odd: odd.map((row) => `${row.result} ${row.what}: ${row.found}`), rows, outcome, host };
}

/** Changes a field of the token that the service shows. */
const ofToken = (change: object): HostOptions => ({
  alter: (body, { url }) => (url.endsWith('/access-token') ? { ...(body as object), ...change } : body),
});

/** Changes the pipeline on each build. */
const ofPipeline = (change: object, settings: object = {}): HostOptions => ({
  alter: (body) => {
    if (!Array.isArray(body)) return body;
    return body.map((build) => {
      const { provider } = build.pipeline;
      return {
        ...build,
        pipeline: { ...build.pipeline, ...change, provider: { ...provider, settings } },
      };
    });
  },
});

const repository = { server: 'https://github.com', name: 'acme/web', sha: '' };
const own = { workflow: { repository } };

describe('a check of the setup', () => {
  it('finds nothing to do where all is there, and only reads', async () => {
    const { odd, outcome, host } = await check({ ...web, ...suite }, own);
    expect(odd).toEqual(['unknown Rate limit: The service shows none.']);
    expect(outcome).toMatchObject({
      success: true,
      sentence: expect.stringMatching(/^The setup is complete: \d+ checks\.$/),
    });
    expect(host.requests().every((request) => request.startsWith('GET '))).toBe(true);
    const summary = outcome.summary({ bytes: 10_000 });
    expect(summary).toContain(
      '| Pipeline acme/web | ok | It can be read. Its default branch is main. It builds this repository.',
    );
  });

  it.each<[string, Inputs, HostOptions & { token?: string }, boolean, string]>([
    [
      'a scope that an operation always needs',
      { for: 'list-suites' },
      { token: 'buildsOnly' },
      false,
      'failed list-suites: The token lacks read_suites.',
    ],
    [
      'a scope that some inputs need',
      { for: 'get-build' },
      { token: 'buildsOnly' },
      true,
      'warning get-build: It lacks what is optional: read_build_logs to show the logs of failed jobs; read_suites to tell which tests failed; read_artifacts to read test reports, with `test-reports`.',
    ],
    [
      'a scope that one input asks for',
      { for: 'get-build' },
      ofToken({ scopes: ['read_builds', 'read_build_logs', 'read_suites'] }),
      true,
      'note get-build: It lacks what is optional: read_artifacts to read test reports, with `test-reports`.',
    ],
    [
      'each scope',
      {},
      { token: 'noScopes' },
      false,
      'failed Scopes: The scopes allow no operation. It lacks scopes for trigger-build,',
    ],
    ['scopes of some operations', {}, { token: 'suitesOnly' }, true, ''],
    [
      'a pipeline',
      { pipeline: 'acme/wub' },
      {},
      false,
      'failed Pipeline acme/wub: Could not list the builds of acme/wub: 404',
    ],
    [
      'an organization',
      { organization: 'acne' },
      {},
      false,
      'failed Organization acne: Could not list the builds of acne: 404',
    ],
    [
      'a suite',
      { suite: 'acme/jest' },
      {},
      false,
      'failed Suite acme/jest: Could not get suite jest of acme: 404',
    ],
    [
      'tests of a suite',
      suite,
      { alter: (body, { url }) => (/\/tests/.test(url) ? [] : body) },
      true,
      'warning Suite acme/checkout: It can be read, but has no tests.',
    ],
    [
      'this repository',
      web,
      { ...ofPipeline({ repository: 'git@github.com:acme/kites.git' }), ...own },
      true,
      'It builds github.com/acme/kites, not this repository.',
    ],
    [
      'a prefix for forks',
      web,
      ofPipeline({}, { build_pull_request_forks: true, prefix_pull_request_fork_branch_names: false }),
      true,
      'main of a fork is built as main',
    ],
    [
      'a clock that is right',
      {},
      { aheadMs: 5 * 60_000 },
      true,
      'warning Clock: The clock of the runner is 30',
    ],
    ['an end of the token', {}, ofToken({ expires_at: null, user: null }), true, ''],
    [
      'scopes that the service shows',
      { for: 'list-suites' },
      { ...ofToken({ scopes: null }), token: 'buildsOnly' },
      true,
      '',
    ],
  ])('reports what is missing: %s', async (_, inputs, options, success, expected) => {
    const { odd, outcome } = await check(inputs, options);
    expect(outcome.success, odd.join('\n')).toBe(success);
    if (expected === '')
      expect(odd.filter((row) => /^(?:failed|warning)/.test(row) && !/lacks read_/.test(row))).toEqual([]);
    else expect(odd).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
  });

  it('does not warn of a token that expires in more than 14 days', async () => {
    const now = createHost().clock.now();
    const endsIn = (days: number) =>
      new Date(now + days * day).toISOString().replace('T', ' ').replace(/\..*/, ' UTC');
    const result = async (days: number) =>
      (await check({}, ofToken({ expires_at: endsIn(days) }))).rows.find(({ what }) => what === 'Token')
        ?.result;
    expect([await result(13), await result(15)]).toEqual(['warning', 'ok']);
  });

  it('fails on a token that is refused, and still checks the job', async () => {
    const row: SetupRow = { what: 'Runner', result: 'ok', found: 'Linux.' };
    const host = createHost({ workflow: { checkJob: async () => [row] } });
    host.sandbox.faults.add({ kind: 'status', status: 401, body: { message: 'No' }, times: 'always' });
    const { outcome } = await host.run({ operation: 'check-setup', ...web });
    expect(outcome).toMatchObject({
      success: false,
      sentence: 'The setup is not complete: Token. What needs the service is not checked.',
    });
    expect(outcome.json).toMatchObject([{ what: 'Token', result: 'failed' }, row]);
    expect(host.requests()).toEqual(['GET /v2/access-token']);
  });

  it('names the suites that the token can list, nearest first, and a suite that was taken for a pipeline', async () => {
    const { rows } = await check({ suite: 'acme/chekout', pipeline: 'acme/checkout' });
    const remedies = rows.flatMap(({ what, remedy }) => (/^(?:Suite|Pipeline)/.test(what) ? remedy : []));
    expect(remedies).toEqual([
      expect.stringMatching(/^checkout is a suite of acme, and no pipeline\. Buildkite returns 404/),
      expect.stringMatching(/^The token can list these suites of acme: checkout, .*\. Buildkite returns 404/),
    ]);
  });

  it('names the suite whose tests cannot be read', async () => {
    const host = createHost();
    const status = { kind: 'status', status: 403, body: { message: 'Forbidden' }, times: 'always' } as const;
    host.sandbox.faults.add({ ...status, on: 'tests.listForSuite' });
    const { outcome } = await host.run({ operation: 'check-setup', ...suite });
    expect(outcome.json).toContainEqual(
      expect.objectContaining({
        what: 'Suite acme/checkout',
        result: 'warning',
        found: expect.stringMatching(/^It can be read, but its tests cannot\. .*403/),
      }),
    );
  });

  it('leaves scopes unknown at a service that does not show what a token may do', async () => {
    const host = createHost();
    host.sandbox.faults.add({
      kind: 'status',
      status: 404,
      body: { message: 'No' },
      on: 'accessToken.get',
      times: 'always',
    });
    const { outcome } = await host.run({ operation: 'check-setup', ...web });
    expect(outcome.success).toBe(true);
    expect(outcome.json).toMatchObject([
      { what: 'Token', result: 'unknown' },
      { what: 'Scopes', result: 'unknown' },
      {},
      {},
      {},
    ]);
  });

  it('asks for the permissions of the operations that it checks, by what they declare', async () => {
    const asked: string[] = [];
    const checkJob = async (needs: readonly { permission: string }[]) => {
      asked.push(...needs.map(({ permission }) => permission));
      return [];
    };
    await check({ for: 'list-flaky-tests' }, { workflow: { checkJob } });
    expect(asked).toEqual(['pull-requests: write', 'contents: read', 'issues: write']);
  });
});
