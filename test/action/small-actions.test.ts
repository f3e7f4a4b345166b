import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../../src/operations/operations.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { runStep } from '../support/runner.ts';

const folder = resolve(import.meta.dirname, '../../actions');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

interface SmallAction {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly required: boolean }>>;
  readonly outputs: object;
  readonly runs: object;
}

const actions = operations.map((operation) => {
  const { name } = operation;
  return { name, operation, action: parse(read(name, 'action.yml')) as SmallAction };
});

describe('the small actions', () => {
  it('are one for each operation, and no other', () => {
    expect(globSync('*', { cwd: folder }).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it.each(actions)('$name has its own inputs and outputs, and no operation', ({ operation, action }) => {
    const { inputs, outputs, permissions, scopes, optionalScopes } = operation;
    const connection = 'token oidc-client-id oidc-audience oidc-token-url base-url summary'.split(' ');
    const github = permissions.length > 0 ? ['github-token'] : [];
    expect(Object.keys(action.inputs).sort()).toEqual([...connection, ...github, ...inputs].sort());
    expect(Object.keys(action.outputs)).toEqual(outputs);
    for (const scope of [...scopes, ...optionalScopes.map((each) => each.scope)])
      expect(action.inputs.token?.description).toContain(scope);
  });

  it('run their own operation, whatever the environment and the inputs say', async () => {
    const sandbox = createSandbox();
    const server = await serveSandbox(sandbox, {});
    const inputs = {
      operation: 'delete-suite',
      token: sandbox.tokens.all.token,
      'base-url': server.url,
      organization: 'acme',
      suite: 'checkout',
    };
    const bundle = join(folder, 'get-suite', 'main.cjs');
    try {
      const done = await runStep({ inputs, bundle });
      expect(done).toMatchObject({ exitCode: 0, outputs: { 'suite-slug': 'checkout' } });
      expect(sandbox.requests.entries().map(({ method }) => method)).toEqual(['GET']);
    } finally {
      await server.close();
    }
  });
});
