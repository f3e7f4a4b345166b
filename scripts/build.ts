import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceOnce, writeLeanPackages } from './lean-packages.ts';
import { bundledPackages, renderLicenses, unlistedPackages } from './licenses.ts';

const root = resolve(import.meta.dirname, '..');

/** Without a type, so that the bundle is CommonJS, which starts faster; the bundler drops modules that are not used. */
const manifest = { sideEffects: false };

/**
 * Builds the bundle into a folder: TypeScript to JavaScript by tsc, then all that the action needs into few files by
 * ncc, not minified. The same sources give the same bytes.
 */
export function buildBundle(target: string): void {
  const compiled = join('build', 'sources');
  const bundled = join(root, 'build', 'bundle');
  rmSync(join(root, 'build'), { recursive: true, force: true });
  run('tsc', ['-p', 'tsconfig.build.json', '--outDir', compiled, '--removeComments', 'true']);
  removeDescriptions(join(root, compiled));
  writeFileSync(join(root, compiled, 'package.json'), JSON.stringify(manifest));
  writeLeanPackages(join(root, 'node_modules'), join(root, compiled, 'node_modules'));
  removeComments(join(compiled, 'node_modules'), join('build', 'packages'));
  const account = join('build', 'account.json');
  const options = ['--out', bundled, '--no-cache', '--quiet', '--stats-out', account];
  run('ncc', ['build', join(compiled, 'main.js'), ...options]);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const packages = bundledPackages(root, join(root, account));
  for (const name of readdirSync(bundled)) {
    const path = join(bundled, name);
    if (name.endsWith('.js')) {
      const code = readFileSync(path, 'utf8');
      const unlisted = unlistedPackages(code, packages);
      if (unlisted.length > 0) throw new Error(`licenses.txt would lack ${unlisted.join(', ')}.`);
      writeFileSync(path, code.replace(bundlerComment, ''));
    }
    cpSync(path, join(target, name), { recursive: true });
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`);
  const post = readFileSync(join(root, compiled, 'post.js'), 'utf8');
  writeFileSync(join(target, 'post.js'), postEntry(post));
  writeFileSync(join(target, 'licenses.txt'), renderLicenses(packages));
  rmSync(bundled, { recursive: true, force: true });
}

/** What the bundler notes about the modules and the names of imports, a tenth of the code that a step loads. */
const bundlerComment =
  /^\/\*{3,6}\/ ?|^\/\/ EXTERNAL MODULE: .*\n|(?<=^;)\/\/ CONCATENATED MODULE: .*|\/\*(?: harmony (?:import|export)| binding|\*\*)? ?\*\/ |(?<=[\w$])\/\* \.?[\w$.]+ \*\/ ?(?=\.)/gm;

/** A line that describes an input or an operation. */
const description =
  /^( +)(?:sentence|example): (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`),\n/gm;

/** Removes descriptions: action.yml and the documentation have them, and each step would load them. */
function removeDescriptions(sources: string): void {
  const operations = join(sources, 'operations');
  const remove = (folder: string, name: string, deepest: number) => {
    const path = join(folder, name);
    const code = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      code.replace(description, (line, indent: string) => (indent.length > deepest ? line : '')),
    );
  };
  const isCode = (name: string) => name.endsWith('.js');
  const declarations = join(operations, 'inputs', 'declarations');
  for (const name of readdirSync(declarations).filter(isCode)) remove(declarations, name, 20);
  remove(join(sources, 'action'), 'inputs.js', 20);
  // Further in, a sentence is that of an outcome.
  for (const name of readdirSync(operations).filter(isCode)) remove(operations, name, 4);
  const outputs = join(operations, 'outputs', 'declarations.js');
  const code = readFileSync(outputs, 'utf8');
  const declared = /(?<=^export const outputs = )\{\n.*?^\}/ms.exec(code)?.[0] ?? '';
  writeFileSync(outputs, replaceOnce(code, declared, '{}'));
}

/** Removes the comments from these packages, as from our own sources: a step would load them at each start. */
function removeComments(packages: string, uncommented: string): void {
  const files = [
    'undici/lib/api',
    'undici/lib/core',
    'undici/lib/dispatcher',
    'undici/lib/util',
    '@actions/core/lib',
  ]
    .map((folder) => join(packages, folder))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.js'));
  const asTheyAre = [
    '--ignoreConfig',
    '--allowJs',
    '--noResolve',
    '--noCheck',
    '--skipLibCheck',
    '--types',
    'node',
  ];
  const target = ['--target', 'es2024', '--module', 'preserve', '--moduleDetection', 'legacy'];
  const folders = ['--rootDir', packages, '--outDir', uncommented];
  run('tsc', [...asTheyAre, ...target, ...folders, '--removeComments', ...files]);
  cpSync(join(root, uncommented), join(root, packages), { recursive: true });
}

/** The entry of the post step, which loads the bundle in place of the module that it was made from. */
function postEntry(code: string): string {
  return replaceOnce(
    replaceOnce(code, "void import('./main.js')", "require('./index.js')"),
    'export {};\n',
    '',
  );
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

if (import.meta.main) buildBundle(join(root, 'dist'));
