import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listenForCancellation } from '../../src/action/cancellation.ts';
import { runStep } from '../../src/action/step.ts';

/** A step that lists the builds that a service on this machine answers with. */
export interface ListingStep {
  /** Runs it in this process. */
  readonly run: (builds: 'plain' | 'hostile') => Promise<void>;
  /** Runs the bundle in a process of its own, and returns the processor time of that, in milliseconds. */
  readonly start: (builds: 'plain' | 'hostile') => Promise<number>;
  readonly close: () => Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
const probe = join(root, 'bench/start/probe.cjs');

const message = 'Cache the graph of the dependencies, and throw it away when a lock file changes';
const escaped =
  'Cache the %67raph\\u0020of the &#100;ependencies, \u001b[1mand\u001b[0m throw it\u200b away &amp;c';

/** A build as the list of an organization has it, with two jobs. */
function build(index: number, text: string, webhook_url: string) {
  const id = `a1b2c3d4-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const web_url = `https://ci.example/acme/pipeline-${index}/builds/42`;
  const times = { created_at: '2026-01-31T12:00:00.000Z', finished_at: '2026-01-31T12:10:00.000Z' };
  const jobs = ['Lint', 'Test'].map((name) => ({
    id,
    type: 'script',
    name,
    state: 'passed',
    web_url,
    ...times,
  }));
  return {
    id,
    number: 42,
    state: 'passed',
    url: `https://api.example/v2/organizations/acme/pipelines/pipeline-${index}/builds/42`,
    web_url,
    message: text,
    commit: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    branch: 'main',
    creator: { id, name: 'Ada' },
    pipeline: { id, slug: `pipeline-${index}`, name: text, provider: { id: 'github', webhook_url } },
    jobs,
    ...times,
  };
}

/** Serves 100 builds in two forms, and makes ready to list them. */
export async function createListingStep(secrets: readonly string[]): Promise<ListingStep> {
  const bodies = {
    plain: JSON.stringify(secrets.map((_, index) => build(index, message, ''))),
    hostile: JSON.stringify(
      secrets.map((secret, index) => build(index, escaped, `https://hooks.example/deliver/${secret}`)),
    ),
  };
  let body = bodies.plain;
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-bench-'));
  const files = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => [
    name,
    join(folder, name),
  ]);
  Object.assign(process.env, {
    ...Object.fromEntries(files),
    INPUT_OPERATION: 'list-builds',
    INPUT_ORGANIZATION: 'acme',
    INPUT_LIMIT: String(secrets.length),
    INPUT_TOKEN: 'bkua_7d1f0c93e2a84b56',
    'INPUT_BASE-URL': `http://127.0.0.1:${port}`,
    GITHUB_ACTIONS: 'true',
    RUNNER_TEMP: folder,
  });
  return {
    run: async (builds) => {
      body = bodies[builds];
      for (const [, path = ''] of files) writeFileSync(path, '');
      const write = process.stdout.write;
      process.stdout.write = () => true;
      try {
        await runStep(
          process.env,
          listenForCancellation(new EventEmitter(), () => {}),
        );
      } finally {
        process.stdout.write = write;
      }
    },
    start: async (builds) => {
      body = bodies[builds];
      for (const [, path = ''] of files) writeFileSync(path, '');
      const probed = join(folder, 'probed');
      const bundle = spawn(process.execPath, ['--require', probe, join(root, 'dist/index.js')], {
        env: { ...process.env, PROBED: probed },
        stdio: 'ignore',
      });
      const [code] = await once(bundle, 'close');
      if (code !== 0) throw new Error(`The bundle ended with ${code}.`);
      return JSON.parse(readFileSync(probed, 'utf8')).cpuMs;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
