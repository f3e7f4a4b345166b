import { afterAll, beforeAll } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';

/** A sandbox that listens while the tests of a file run. */
export interface SandboxOfFile {
  readonly sandbox: Sandbox;
  /** The token that may do everything. */
  readonly token: string;
  /** The inputs by which a step finds it. */
  readonly inputs: () => { readonly token: string; readonly 'base-url': string };
}

/** Serves a sandbox without rate limits from before the first test of a file until after its last. */
export function serveDuringTests(): SandboxOfFile {
  const sandbox = createSandbox({ rateLimits: { organization: 'off', user: 'off' } });
  const { token } = sandbox.tokens.all;
  let server: ServedSandbox;
  beforeAll(async () => {
    server = await serveSandbox(sandbox);
  });
  afterAll(() => server.close());
  return { sandbox, token, inputs: () => ({ token, 'base-url': server.url }) };
}
