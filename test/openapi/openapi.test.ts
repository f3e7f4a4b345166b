import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/model/endpoints.ts';
import { profileNames } from '../../src/sandbox/profile.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';

const run = promisify(execFile);
const description = resolve(import.meta.dirname, '../../docs/openapi.yaml');
const config = resolve(import.meta.dirname, 'schemathesis.toml');

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/** Compares a service with the description, with the same requests in each run. */
async function compare(sandbox: Sandbox): Promise<{ readonly ok: boolean; readonly report: string }> {
  const server = await serveSandbox(sandbox, {});
  const flags = [
    ...['--url', server.url, '--header', `Authorization: Bearer ${sandbox.tokens.all.token}`],
    ...['--checks', checks.join(','), '--phases', 'coverage,fuzzing', '--max-examples', '30'],
    ...['--seed', '20260115', '--generation-database', 'none', '--no-color', '--max-failures', '1'],
  ];
  // It keeps what it found there.
  const cwd = mkdtempSync(join(tmpdir(), 'kitestring-openapi-'));
  try {
    const { stdout } = await run('schemathesis', ['--config-file', config, 'run', description, ...flags], {
      cwd,
    });
    return { ok: true, report: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    if (code !== 1) throw error;
    return { ok: false, report: stdout };
  } finally {
    await server.close();
    rmSync(cwd, { recursive: true });
  }
}

const unlimited = { rateLimits: { organization: 'off', user: 'off' } } as const;

it('the description of the service is well-formed', async () => {
  const { stdout, stderr } = await run('redocly', ['lint', '--format', 'stylish', description]);
  expect(`${stdout}${stderr}`).toContain('Your API description is valid');
  expect(`${stdout}${stderr}`).not.toMatch(/\d+ (?:warning|problem)/);
});

it.each(profileNames)('the sandbox does what the description says, in the profile %s', async (profile) => {
  const { ok, report } = await compare(createSandbox({ profile, ...unlimited }));
  expect(report).toContain(`Tested: ${Object.keys(endpoints).length}`);
  expect(report).toMatch(/\d{3,} generated, \d{3,} passed/);
  expect(ok).toBe(true);
});

it('the comparison finds a service that does something else', async () => {
  const sandbox = createSandbox(unlimited);
  sandbox.faults.add({ kind: 'garble', body: '{"id": 7}', on: 'builds.get', times: 'always' });
  const { ok, report } = await compare(sandbox);
  expect(ok).toBe(false);
  expect(report).toContain('Response violates schema');
});
