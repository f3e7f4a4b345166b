import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';

const root = resolve(import.meta.dirname, '../../..');

/** The text of a committed file. */
export function committed(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * The action as a release holds it, in a folder: what the repository has of it, except that the service is taken to be
 * at `baseUrl` where a workflow does not say. So a workflow runs against the sandbox as it is committed.
 */
export function publishAction(folder: string, baseUrl: string): void {
  for (const part of ['actions', 'dist']) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const path of ['action.yml', ...globSync('actions/*/action.yml', { cwd: root })]) {
    const action = parseDocument(committed(path));
    action.setIn(['inputs', 'base-url', 'default'], baseUrl);
    writeFileSync(join(folder, path), String(action));
  }
}

/** Makes a folder a repository of `acme/kites` with these files and one commit. Returns the commit. */
export function commitSite(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder },
    });
  const as = ['-c', 'user.name=Ada Lindqvist', '-c', 'user.email=ada@acme.example'];
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', 'https://github.com/acme/kites.git');
  git('add', '--all');
  git(...as, 'commit', '--quiet', '--message=Fly higher');
  return git('rev-parse', 'HEAD').trim();
}

/** How the examples name GitHub's own action for caches, which cannot be fetched here. */
export const cacheAction = 'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae';

/** Writes an action that saves a folder in `store`, and restores the last one that was saved, in place of GitHub's own. */
export function publishCacheAction(folder: string, store: string): void {
  mkdirSync(store, { recursive: true });
  const steps = {
    save: `rm -rf "${store}/saved" && cp -r "$CACHED" "${store}/saved"`,
    restore: `if [ -d "${store}/saved" ]; then cp -r "${store}/saved" "$CACHED"; fi`,
  };
  for (const [name, run] of Object.entries(steps)) {
    const inputs = { path: { required: true }, key: { required: true }, 'restore-keys': {} };
    const step = { shell: 'bash', env: { CACHED: '${{ inputs.path }}' }, run };
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, name, 'action.yml'),
      JSON.stringify({ name, inputs, runs: { using: 'composite', steps: [step] } }),
    );
  }
}
