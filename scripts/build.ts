import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderBillOfMaterials } from './bill-of-materials.ts';
import { bundledPackages, moduleNames, renderLicenses } from './licenses.ts';

const root = resolve(import.meta.dirname, '..');

/** Without a type, so that the bundle is CommonJS, which starts faster; the bundler drops modules that are not used. */
const manifest = { sideEffects: false };

/**
 * Builds the bundle into a folder: TypeScript to JavaScript by tsc, then all that the action needs into few files by
 * ncc, not minified, and each module under its name. Packages are bundled as published. The same sources give the same
 * bytes.
 */
export function buildBundle(target: string): void {
  const compiled = join('build', 'sources');
  const bundled = join(root, 'build', 'bundle');
  rmSync(join(root, 'build'), { recursive: true, force: true });
  run('tsc', ['-p', 'tsconfig.build.json', '--outDir', compiled, '--removeComments', 'true']);
  writeFileSync(join(root, compiled, 'package.json'), JSON.stringify(manifest));
  hintUnused('@actions/core', join(root, compiled, 'node_modules'));
  const account = join('build', 'account.json');
  const options = ['--out', bundled, '--no-cache', '--quiet', '--stats-out', account];
  run('ncc', ['build', join(compiled, 'main.js'), ...options]);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const names = moduleNames(join(root, account));
  for (const file of readdirSync(bundled)) {
    const path = join(bundled, file);
    if (file.endsWith('.js')) writeFileSync(path, nameModules(readFileSync(path, 'utf8'), names));
    cpSync(path, join(target, file), { recursive: true });
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`);
  const codeOf = (name: string) => readFileSync(join(root, compiled, name), 'utf8');
  writeFileSync(join(target, 'post.js'), postEntry(codeOf('post.js'), codeOf('action/step-files.js')));
  const packages = bundledPackages(root, join(root, account));
  writeFileSync(join(target, 'licenses.txt'), renderLicenses(packages));
  writeFileSync(join(target, 'sbom.cdx.json'), renderBillOfMaterials(root, packages));
  rmSync(bundled, { recursive: true, force: true });
}

/** Tells the bundler to drop what is not used of a package, which its own manifest does not say: it is that one line longer. */
function hintUnused(name: string, packages: string): void {
  const copy = join(packages, name);
  cpSync(join(root, 'node_modules', name), copy, { recursive: true });
  const path = join(copy, 'package.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...manifest }));
}

/** Writes the name of each module over it, as the bundler does with modules that it joins. */
function nameModules(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(/^\/\*{3}\/ (\d+):$/gm, (line, id: string) => {
    const name = names.get(id);
    if (name === undefined) throw new Error(`The bundler does not account for module ${id}.`);
    return `// MODULE: ${name}\n${line}`;
  });
}

/** The entry of the post step, with what it imports. It loads the bundle in place of the module that it was made from. */
function postEntry(code: string, files: string): string {
  const own = code
    .replace("import { stepFile } from './action/step-files.js';\n", '')
    .replace("void import('./main.js')", "require('./index.js')");
  const entry = `${files.replace('export function', 'function')}${own}`;
  if (/\b(?:im|ex)port\b/.test(entry)) throw new Error('post.js is more than a module without imports.');
  return entry;
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** Builds the bundle anew, and names the files in which the committed one differs. */
function check(dist: string): void {
  const fresh = mkdtempSync(join(tmpdir(), 'kitestring-dist-'));
  buildBundle(fresh);
  const compare = ['diff', '--no-index', '--no-renames', '--name-status', dist, fresh];
  const { status } = spawnSync('git', compare, { stdio: 'inherit' });
  rmSync(fresh, { recursive: true, force: true });
  if (status === 0) return;
  console.error('dist is not what the sources build: run npm run build, and commit dist with the change.');
  process.exitCode = 1;
}

const build = process.argv.includes('--check') ? check : buildBundle;
if (import.meta.main) build(join(root, 'dist'));
