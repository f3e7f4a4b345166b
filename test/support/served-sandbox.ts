import { afterAll, beforeAll } from 'vitest';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';

/** Serves a sandbox without rate limits from before the first test of a file until after its last; steps find it by `inputs`. */
export function serveDuringTests() {
  const sandbox = createSandbox({ rateLimits: { organization: 'off', user: 'off' } });
  const { token } = sandbox.tokens.all;
  let server: ServedSandbox;
  beforeAll(async () => {
    server = await serveSandbox(sandbox);
  });
  afterAll(() => server.close());
  return { sandbox, token, inputs: () => ({ token, 'base-url': server.url }) };
}
