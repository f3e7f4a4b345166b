import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { runStepHere } from '../../support/step-here.ts';

/*
 * Names of people's own workflows that the step takes for secrets, or for parts of them. None may cost an output, a page of a
 * list, or a gate.
 */
const flakyTests = Array.from({ length: 150 }, (_, index) => ({
  name: `adds ${index}`,
  location: `spec/a_spec.rb:${index}`,
}));
const sandbox = createSandbox({
  seed: {
    organizations: [
      {
        slug: 'acme-corp-web',
        pipelines: [{ slug: 'enable-fast-checkout', script: { steps: [{ name: 'Test' }] } }],
        suites: [{ name: 'RSpec', flakyTests }],
      },
    ],
  },
});
const server = await serveSandbox(sandbox);
afterAll(() => server.close());
const usual = { token: sandbox.tokens.all?.token ?? '', 'base-url': server.url, 'github-token': '' };

it.each([
  'FEATURE_KEY=enable-fast-checkout',
  'TOPIC_SECRET=acme-corp-web',
  'DEPLOY_KEY=acme-corp-9f8a7b6c5d4e',
  'NPM_TOKEN=acme-corp-web-enable-fast-checkout-9f8a7b6c5d4e',
  'SIGNING_KEY=9f8a7b6c5d4e-fast-checkout',
])('the outputs are complete although a value of env shares words with the pipeline: %s', async (env) => {
  const inputs = {
    ...usual,
    operation: 'trigger-build',
    pipeline: 'acme-corp-web/enable-fast-checkout',
    env,
  };
  const given = { ...inputs, branch: 'main', commit: 'HEAD', wait: 'false' };
  const outputs = await runStepHere({ inputs: given }, (runner) => runner.outputs());
  expect(outputs['build-url']).toMatch(/^https:.*\/acme-corp-web\/enable-fast-checkout\/builds\/\d+$/);
  expect(JSON.parse(outputs.builds ?? '')).toMatchObject([{ pipeline: 'enable-fast-checkout' }]);
});

it.each([
  ['a user with a password', 'http://acme-corp-web:Pr0xy-9f3a7c21d0e8@127.0.0.1:1'],
  ['a token that begins like the organization', 'http://acme-corp-9f3a7c21d0e8@127.0.0.1:1'],
])('a list is complete, and its gate evaluated, behind a proxy with %s', async (_, https_proxy) => {
  const inputs = {
    ...usual,
    operation: 'list-flaky-tests',
    organization: 'acme-corp-web',
    suite: 'rspec',
    'max-flaky': '120',
  };
  const [outputs, failed] = await runStepHere(
    { inputs, environment: { https_proxy } },
    (runner, hasFailed) => [runner.outputs(), hasFailed],
  );
  expect([outputs.count, outputs.complete, outputs['gate-passed'], failed]).toEqual([
    '150',
    'true',
    'false',
    true,
  ]);
});
