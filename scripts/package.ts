import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readHome } from './home.ts';

const root = resolve(import.meta.dirname, '..');

/** The lowest Node that the tests of the library pass on. */
export const lowestNode = '22.19.0';

/**
 * How the package loads undici: under a name that bundlers do not follow, because it is optional, and
 * cannot be a part of an ES module.
 */
const loadUndici = `const name = 'undici';
export async function loadUndici() {
    return await import(name);
}
`;

const entry = (folder: string) => ({
  types: `./build/${folder}/index.d.ts`,
  default: `./build/${folder}/index.js`,
});

/**
 * Writes the library as a package of its own into a folder: the client and the sandbox, compiled, and with a manifest
 * that asks for nothing but what they import. Returns the manifest.
 */
export function writePackage(folder: string): { readonly name: string; readonly version: string } {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiled = join(folder, 'build');
  run(join(root, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.library.json', '--outDir', compiled]);
  for (const path of globSync(join(folder, 'build/**/*.d.ts')))
    writeFileSync(path, withJsImports(read(path)));
  const transport = join(compiled, 'client', 'transport');
  writeFileSync(join(transport, 'load-undici.js'), loadUndici);
  rmSync(join(transport, 'load-undici.js.map'));
  const { name, version, license, repository, type, dependencies } = JSON.parse(
    read(join(root, 'package.json')),
  );
  const manifest = {
    name,
    version,
    description:
      "A typed client for Buildkite's REST API v2 that survives outages, and a sandbox of the service.",
    keywords: ['buildkite', 'ci', 'client', 'rest', 'flaky-tests', 'sandbox', 'mock-server'],
    license,
    repository,
    type,
    sideEffects: false,
    engines: { node: `>=${lowestNode}` },
    exports: {
      '.': entry('client'),
      './sandbox': entry('sandbox'),
      './seed.schema.json': './seed.schema.json',
      './package.json': './package.json',
    },
    bin: { 'kitestring-sandbox': 'build/sandbox/command.js' },
    files: ['build', 'seed.schema.json'],
    dependencies: { zod: `^${dependencies.zod}` },
    // It only serves `createUndiciTransport`: without it the global `fetch` is used.
    peerDependencies: { undici: `^${dependencies.undici}` },
    peerDependenciesMeta: { undici: { optional: true } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(root, 'docs', 'sandbox-seed.schema.json'), join(folder, 'seed.schema.json'));
  writeFileSync(join(folder, 'README.md'), withFullLinks(read(join(root, 'docs', 'client.md'))));
  return manifest;
}

/** The declarations with the names of imports that every TypeScript finds; the compiler leaves those of the sources. */
function withJsImports(declarations: string): string {
  return declarations.replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js');
}

/** A page of `docs` with links that also lead somewhere from the page of the package. */
function withFullLinks(page: string): string {
  return page.replaceAll(
    /\]\((?!https:|#)/g,
    `](https://github.com/${readHome().repository}/blob/main/docs/`,
  );
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

if (import.meta.main) {
  const { name, version } = writePackage(join(root, 'build', 'package'));
  run('npm', ['pack', './build/package', '--pack-destination', 'build', '--silent']);
  const packed = join('build', `kitestring-${version}.tgz`);
  renameSync(join(root, 'build', `${name.slice(1).replace('/', '-')}-${version}.tgz`), join(root, packed));
  console.log(packed);
}
