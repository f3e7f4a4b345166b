import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { withControls } from '../../src/sandbox/control-address.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';

const example = resolve(import.meta.dirname, '../../docs/examples/sandbox/lost_response_test.go');

it('docs/examples/sandbox/lost_response_test.go drives the sandbox by its control address', async () => {
  const sandbox = createSandbox();
  const server = await serveSandbox(withControls(sandbox));
  try {
    const { promise, resolve: done, reject } = Promise.withResolvers<string>();
    const environment = { ...process.env, SANDBOX: server.url };
    execFile('go', ['test', '-count=1', example], { env: environment }, (error, stdout) =>
      error ? reject(new Error(stdout)) : done(stdout),
    );
    expect(await promise).toMatch(/^ok /);
  } finally {
    await server.close();
  }
  expect(sandbox.requests.entries().map(({ method, status }) => `${method} ${status}`)).toEqual([
    'POST 502',
    'GET 200',
  ]);
});
