import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** What the client imports. undici only serves `createUndiciTransport`: without it the global `fetch` is used. */
const needed = ['zod'];
const optional = ['undici'];

/**
 * Writes the client as a package of its own into a folder: compiled, and with a manifest that asks for nothing but what
 * the client imports. Returns the manifest.
 */
export function writePackage(folder: string): { readonly name: string; readonly version: string } {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('tsc', ['-p', 'tsconfig.library.json', '--outDir', join(folder, 'build')]);
  const { name, version, description, license, type, engines, exports, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const manifest = {
    ...{ name, version, description, license, type, engines, exports },
    dependencies: Object.fromEntries(needed.map((each) => [each, dependencies[each]])),
    peerDependencies: Object.fromEntries(optional.map((each) => [each, dependencies[each]])),
    peerDependenciesMeta: Object.fromEntries(optional.map((each) => [each, { optional: true }])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return manifest;
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

if (import.meta.main) {
  const { name, version } = writePackage(join(root, 'build', 'package'));
  run('npm', ['pack', './build/package', '--pack-destination', 'build', '--silent']);
  const packed = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  renameSync(join(root, 'build', packed), join(root, 'build', `kitestring-${version}.tgz`));
}
