import { expect, test } from 'vitest';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { identityIssuer } from '../support/github/identity.ts';
import { serveIdentity } from '../support/github/identity-endpoint.ts';
import { paceOfStep } from '../support/pace.ts';
import { runStep } from '../support/runner.ts';

/** How many times faster than ours the time of the step and of the service runs. */
const pace = 20;
const audience = 'https://buildkite.com/acme';

test('a wait that is longer than the life of its token signs in again', async ({ annotate }) => {
  const scaled = createScaledClock({ speed: pace });
  const identity = await serveIdentity(() => scaled.now());
  const scopes = ['read_builds', 'write_builds'];
  const access = { issuer: identityIssuer, audience, key: identity.key, scopes };
  const script = { steps: [{ name: 'Test', waitMs: 0, runMs: 200_000 }], upload: false } as const;
  const sandbox = createSandbox({
    seed: {
      organizations: [{ slug: 'acme', pipelines: [{ slug: 'web', script }] }],
      identities: { kites: { ...access, clientId: 'client-1', lifeMs: 120_000 } },
    },
    // The step's time runs as fast, so that a life of two minutes is one of two minutes to it.
    clock: { ...scaled, speed: 1 },
    rateLimits: { organization: 'off', user: 'off' },
  });
  const server = await serveSandbox(sandbox);
  try {
    const { exitCode, log, raw, outputs, state, summary } = await runStep({
      inputs: {
        operation: 'trigger-build',
        pipeline: 'acme/web',
        commit: 'HEAD',
        branch: 'main',
        'poll-interval': '20s',
        'base-url': server.url,
        'oidc-token-url': `${server.url}/oauth/token`,
        'oidc-client-id': 'client-1',
        'oidc-audience': audience,
      },
      environment: { ...identity.environment, ...paceOfStep(pace), RUNNER_DEBUG: '1' },
    });
    await annotate(raw);
    expect({ exitCode, state: outputs.state }).toEqual({ exitCode: 0, state: 'passed' });
    const asked = sandbox.requests.entries();
    const exchanges = asked.filter(({ path }) => path === '/oauth/token');
    expect(exchanges.length).toBeGreaterThan(1);
    // The wait can end while the last identity is on its way.
    const issued = new Set(identity.issued).size;
    expect(issued - exchanges.length).toBeOneOf([0, 1]);
    expect(raw.match(/Signed in with .*\. The token is valid for 2 min\./g)).toHaveLength(exchanges.length);
    const shown = JSON.stringify([raw.replaceAll(/^::add-mask::.*$/gm, ''), log, outputs, state, summary]);
    const tokens = [...raw.matchAll(/^::add-mask::(.*)$/gm)].map(([, secret = '']) => secret);
    expect(tokens.length - 1 - 2 * exchanges.length).toBeOneOf([0, issued - exchanges.length]);
    for (const token of tokens) expect(shown).not.toContain(token);
  } finally {
    await server.close();
    await identity.close();
  }
});
