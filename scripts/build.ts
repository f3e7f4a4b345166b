import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collectLicenses } from './licenses.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Builds the bundle into a folder: TypeScript to JavaScript by tsc, then all that the action needs into few files by
 * ncc, not minified. The same sources give the same bytes.
 */
export function buildBundle(target: string): void {
  const compiled = join(root, 'build');
  rmSync(compiled, { recursive: true, force: true });
  run('tsc', ['-p', 'tsconfig.build.json']);
  leaveOidcOut(join(compiled, 'node_modules', '@actions', 'core'));
  const bundled = join(root, 'build', 'bundle');
  run('ncc', ['build', join('build', 'main.js'), '--out', bundled, '--no-cache', '--quiet']);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(bundled))
    cpSync(join(bundled, name), join(target, name), { recursive: true });
  writeFileSync(join(target, 'post.js'), postEntry(readFileSync(join(compiled, 'post.js'), 'utf8')));
  writeFileSync(join(target, 'licenses.txt'), collectLicenses(root, bundled));
  rmSync(bundled, { recursive: true, force: true });
}

/** The entry of the post step, which loads the bundle in place of the module that it was made from. */
function postEntry(code: string): string {
  if (!code.includes("'./main.js'")) throw new Error('post.js does not load the bundle');
  return code.replace("'./main.js'", "'./index.js'");
}

/**
 * Gives the bundler a toolkit without the HTTP client that it has for OIDC alone: that client and what it brings are most
 * of what every step would load at its start, and nothing here asks for an OIDC token.
 */
function leaveOidcOut(toolkit: string): void {
  cpSync(join(root, 'node_modules', '@actions', 'core'), toolkit, { recursive: true });
  cpSync(join(root, 'scripts', 'no-oidc'), join(toolkit, 'node_modules', '@actions', 'http-client'), {
    recursive: true,
  });
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

if (import.meta.main) buildBundle(join(root, 'dist'));
