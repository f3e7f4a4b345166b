import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildBundle } from './build.ts';

/** Builds the bundle anew, and names the files in which the committed one differs. */
const dist = resolve(import.meta.dirname, '..', 'dist');
const fresh = mkdtempSync(join(tmpdir(), 'kitestring-dist-'));
try {
  buildBundle(fresh);
  const compare = ['diff', '--no-index', '--no-renames', '--name-status', dist, fresh];
  const { status } = spawnSync('git', compare, { stdio: 'inherit' });
  if (status !== 0) {
    console.error('dist is not what the sources build: run npm run build, and commit dist with the change.');
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
