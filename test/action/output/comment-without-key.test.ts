import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';
import { defaultSeed } from '../../../src/sandbox/seed/default-seed.ts';
import { type ServedSandbox, serveSandbox } from '../../../src/sandbox/serve.ts';
import { identityIssuer } from '../../support/github/identity.ts';
import { type ServedIdentity, serveIdentity } from '../../support/github/identity-endpoint.ts';
import { pullRequest, sha } from '../../support/github/payloads.ts';
import { type ServedGitHub, serveGitHub } from '../../support/github/serve.ts';
import { createGitHubStandIn, type GitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';
import { runStepHere } from '../../support/step-here.ts';

let sandbox: Sandbox;
let service: ServedSandbox;
let identity: ServedIdentity;
let github: GitHubStandIn;
let served: ServedGitHub;
let runs = 0;
const pull = { number: 7, from: 'acme/kites', head: 'fly', sha: sha('a') };

beforeAll(async () => {
  identity = await serveIdentity(() => sandbox.clock.now());
  const access = {
    issuer: identityIssuer,
    audience: 'acme-kites',
    key: identity.key,
    scopes: ['read_suites'],
  };
  sandbox = createSandbox({
    seed: { ...defaultSeed(), identities: { kites: { ...access, clientId: 'client-1' } } },
  });
  service = await serveSandbox(sandbox);
});

beforeEach(async () => {
  github = createGitHubStandIn();
  served = await serveGitHub(github);
  github.open(pull);
});

afterEach(async () => {
  await served.close();
  expect(github.violations).toEqual([]);
});

afterAll(async () => {
  await service.close();
  await identity.close();
});

function report(inputs: Readonly<Record<string, string>> = {}, runId = ++runs) {
  return runStepHere(
    {
      inputs: {
        'base-url': service.url,
        'token-url': `${service.url}/oauth/token`,
        'oidc-client-id': 'client-1',
        'oidc-audience': 'acme-kites',
        operation: 'list-flaky-tests',
        organization: 'acme',
        suite: 'checkout',
        comment: 'always',
        'github-token': runToken,
        ...inputs,
      },
      event: { pull_request: pullRequest(pull) },
      environment: {
        ...identity.environment,
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_REPOSITORY: 'acme/kites',
        GITHUB_REPOSITORY_ID: '4711',
        GITHUB_API_URL: served.apiUrl,
        GITHUB_RUN_ID: String(runId),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_RUN_NUMBER: String(runId),
      },
    },
    (runner, failed) => ({
      failed,
      action: runner.outputs()['comment-action'],
      log: runner.stdout().replaceAll(/^::add-mask::.*\n/gm, ''),
      summary: runner.summary(),
    }),
  );
}

const bodies = () => (github.comments.get(7) ?? []).map(({ body }) => body);
const forgets = 'Without memory-key, the comment remembers nothing';

it('writes a comment without a memory, updates it, and says what it cannot do', async () => {
  const first = await report();
  expect(first).toMatchObject({ failed: false, action: 'created' });
  expect(first.summary).toContain(forgets);
  expect(bodies()).toHaveLength(1);
  expect(bodies()[0]).toMatch(/^<!-- kitestring-flaky-tests /);
  expect(bodies()[0]).not.toContain('kitestring-memory');
  expect(await report()).toMatchObject({ failed: false, action: 'updated' });
  expect(bodies()).toHaveLength(1);
});

it('lets an earlier run write it too: nothing in it says which run is later', async () => {
  await report({}, 900);
  expect(await report({}, 800)).toMatchObject({ failed: false, action: 'updated' });
});

it('updates the newest of several, and names the others in the log', async () => {
  await report();
  const [first] = github.comments.get(7) ?? [];
  if (first === undefined) throw new Error('There is no comment.');
  const copies = [1, 2].map((more) => ({ ...first, id: first.id + more, body: `${first.body}\n${more}` }));
  github.comments.set(7, [first, ...copies]);
  const { action, log } = await report();
  expect(action).toBe('updated');
  expect(log).toContain(
    `Older comments with the same marker are left alone: ${first.id + 1}, ${first.id}.\n`,
  );
  expect(bodies().map((body) => body.endsWith('\n1') || body.endsWith('\n2'))).toEqual([false, true, false]);
});

it('believes no memory that another run has signed', async () => {
  await report({ 'memory-key': 'a key of another workflow, long enough' });
  expect(bodies()[0]).toContain('kitestring-memory');
  const { action, summary } = await report();
  expect(action).toBe('updated');
  expect(summary).not.toMatch(/since the last report|No longer reported/i);
  expect(bodies()[0]).not.toContain('kitestring-memory');
});

it('remembers with a key, and lets the later run win', async () => {
  const keyed = { 'memory-key': 'a key of this workflow, long enough' };
  expect((await report(keyed, 900)).summary).not.toContain(forgets);
  expect(bodies()[0]).toContain('kitestring-memory');
  expect(await report(keyed, 800)).toMatchObject({ action: 'skipped' });
});

it.each(['update', 'keep'])('refuses max-new, which nothing could compare: %s', async (whenEmpty) => {
  const { failed, log } = await report({ 'max-new': '0', 'when-empty': whenEmpty });
  expect(failed).toBe(true);
  expect(log).toContain(
    '::error::Input max-new needs baseline-path or memory-key: without a token, nothing signs',
  );
  expect(bodies()).toEqual([]);
});
