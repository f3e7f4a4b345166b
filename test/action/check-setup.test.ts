import { describe, expect, it } from 'vitest';
import { describeMissingToken } from '../../src/action/service/missing-token.ts';
import type { SetupRow } from '../../src/report/setup.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { createGitHubStandIn } from '../support/github/stand-in.ts';
import type { Setting } from '../support/step-here.ts';
import { serveWorkflow } from '../support/workflow.ts';

const repositoryUrl = 'https://github.com/acme/kites';

describe('an empty token', () => {
  it.each([
    [
      'of Dependabot',
      { actor: 'dependabot[bot]', isFromFork: true },
      /only the secrets of Dependabot \(https:\/\/github\.com\/acme\/kites\/settings\/secrets\/dependabot\)/,
    ],
    ['for a fork', { actor: 'ada', isFromFork: true }, /pull requests from forks get no secrets/],
    [
      'of anyone else',
      { actor: 'ada', isFromFork: false },
      /^empty: neither the repository nor the environment .*secrets\/actions\)\. A called workflow .* secrets: inherit$/,
    ],
  ])('is explained in a run %s', (_, run, words) => {
    expect(describeMissingToken({ ...run, repositoryUrl })).toMatch(words);
  });
});

describe('a check of the setup in a job', () => {
  const workflow = serveWorkflow();
  const check = (setting: Omit<Setting, 'inputs'> & { inputs?: Setting['inputs'] } = {}) =>
    workflow.run(
      'push',
      { ...setting, inputs: { operation: 'check-setup', ...setting.inputs } },
      (runner, failed) => {
        const rows: SetupRow[] = JSON.parse(runner.outputs().json ?? '[]');
        const byName = new Map(rows.map((row) => [row.what, row]));
        return { failed, rows: byName, printed: runner.stdout(), summary: runner.summary() };
      },
    );

  it('is one row where the token is empty, says why, and still checks the job', async () => {
    const { failed, rows, summary } = await check({
      inputs: { token: '' },
      environment: { GITHUB_ACTOR: 'dependabot[bot]' },
    });
    expect(failed).toBe(true);
    expect(rows.get('Token')).toMatchObject({
      result: 'failed',
      found: expect.stringMatching(/^The input token is empty: a run by Dependabot/),
    });
    expect(rows.get('Runner')?.found).toContain(`Node ${process.versions.node}`);
    expect(summary).toContain('| Token | **failed** |');
  });

  it('shows the address and the host of the proxy, and never the user of either', async () => {
    const { rows } = await check({
      environment: { no_proxy: '127.0.0.1', http_proxy: 'http://ada:kites-and-strings@proxy.example:3128' },
    });
    expect(rows.get('Address')?.found).toMatch(/^127\.0\.0\.1:\d+, set by base-url\.$/);
    expect(rows.get('Proxy')?.found).toBe('Requests go through proxy.example:3128, except to 127.0.0.1.');
  });

  it('reads what each permission is about, and does not pretend to know what may be written', async () => {
    const { rows, failed } = await check({ inputs: { for: 'list-flaky-tests' } });
    expect(failed).toBe(false);
    expect(rows.get('GitHub token, contents: read')?.result).toBe('ok');
    expect(rows.get('GitHub token, issues: write')).toMatchObject({
      result: 'unknown',
      remedy: 'The job needs the permission issues: write.',
    });
  });

  it('warns of a permission that GitHub refuses, and of a token that is empty', async () => {
    workflow.github.faults.push({
      ...{ method: 'GET', path: /\/pulls/, times: 9 },
      ...{ status: 403, message: 'Resource not accessible by integration' },
    });
    const refused = await check({ inputs: { for: 'trigger-build' } });
    expect([...refused.rows.values()]).toContainEqual(
      expect.objectContaining({
        result: 'warning',
        found: expect.stringContaining('Resource not accessible by integration'),
      }),
    );
    const empty = await check({ inputs: { 'github-token': '' } });
    expect(empty.rows.get('GitHub token')).toMatchObject({
      result: 'warning',
      found: 'The input github-token is empty.',
    });
  });

  it('says once that GitHub does not respond', async () => {
    const { url, close } = await serveSandbox(createGitHubStandIn());
    await close();
    const { rows } = await check({ environment: { GITHUB_API_URL: url } });
    const found =
      /^Could not list .*: no response from 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Check that the runner can reach/;
    expect(rows.get('GitHub')).toMatchObject({ result: 'warning', found: expect.stringMatching(found) });
    expect([...rows.keys()].filter((what) => what.startsWith('GitHub'))).toEqual(['GitHub']);
  });

  it('shows the name of a token of the sandbox', async () => {
    const { rows } = await check({ inputs: { token: workflow.sandbox.tokens.readOnly.token } });
    expect(rows.get('Token')?.found).toContain('The token “Sandbox token” of ');
  });
});
