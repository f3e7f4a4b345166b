import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'src');

const floors: Readonly<Record<string, number>> = {
  model: 0,
  client: 1,
  sandbox: 1,
  report: 1,
  operations: 2,
  action: 3,
};
const rim = ['main.ts', 'post.ts'];

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** Every specifier that a file imports, statically, dynamically or for its types. */
function importsOf(text: string): string[] {
  const statements = text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g);
  const bare = text.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g);
  const calls = text.matchAll(/\b(?:import|require|createRequire\([^)]*\))\s*\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...bare, ...calls].map((match) => match[1] ?? '');
}

function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { path: name.split(sep).join('/'), text, imports: importsOf(text) };
    });
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** Why a file may not import another of ours, or null. */
function insideOffence(path: string, specifier: string): string | null {
  const target = relative(source, resolve(source, dirname(path), specifier))
    .split(sep)
    .join('/');
  if (target.startsWith('..')) return 'leaves src';
  const from = folderOf(path);
  const to = folderOf(target);
  if (rim.includes(path) || to === from) return null;
  if (!(to in floors)) return 'only main and post stand above the floors';
  return (floors[to] ?? 9) < (floors[from] ?? -1) ? null : `${from} may only import lower floors`;
}

/** Why a file may not import a package, or null. */
function packageOffence(path: string, specifier: string): string | null {
  const folder = folderOf(path);
  if (specifier.startsWith('@actions/') && folder !== 'action' && !rim.includes(path))
    return 'belongs to the rim';
  if (specifier.startsWith('undici') && folder !== 'client') return 'belongs to the client';
  if (specifier.startsWith('zod') && folder === 'sandbox')
    return 'the sandbox has no validators of the model';
  return null;
}

/** The offending imports of one file, each as `file -> import: why`. */
function offences(file: SourceFile): string[] {
  return file.imports.flatMap((specifier) => {
    const inside = specifier.startsWith('.');
    const why = inside ? insideOffence(file.path, specifier) : packageOffence(file.path, specifier);
    return why === null ? [] : [`${file.path} -> ${specifier}: ${why}`];
  });
}

const files = readSources(source);

describe('the floors', () => {
  it('hold the sources that this test guards', () => {
    expect(files.map((file) => folderOf(file.path))).toEqual(expect.arrayContaining(Object.keys(floors)));
  });

  it('are kept by every import', () => {
    expect(files.flatMap(offences)).toEqual([]);
  });

  it('have a place for every folder', () => {
    const unknown = files.filter((file) => !(folderOf(file.path) in floors) && !rim.includes(file.path));
    expect(unknown.map((file) => file.path)).toEqual([]);
  });

  it.each([
    ['model/a.ts', '../client/b.ts', 'model may only import lower floors'],
    ['client/a.ts', '../report/b.ts', 'client may only import lower floors'],
    ['sandbox/a.ts', '../client/b.ts', 'sandbox may only import lower floors'],
    ['operations/a.ts', '../action/b.ts', 'operations may only import lower floors'],
    ['operations/a.ts', '@actions/core', 'belongs to the rim'],
    ['action/a.ts', 'undici', 'belongs to the client'],
    ['action/a.ts', '../main.ts', 'only main and post stand above the floors'],
    ['sandbox/a.ts', 'zod', 'the sandbox has no validators of the model'],
  ])('are broken by %s importing %s', (path, specifier, why) => {
    expect(offences({ path, text: '', imports: [specifier] })).toEqual([`${path} -> ${specifier}: ${why}`]);
  });

  it('are guarded against every form of import', () => {
    const text = [
      "import a from 'a';",
      "import type { b } from 'b';",
      "import 'c';",
      "export * from 'd';",
      "const e = await import('e');",
      "import {\n  f,\n} from 'f';",
    ].join('\n');
    expect(importsOf(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('leave the environment to the rim', () => {
    const allowed = ['main.ts', 'post.ts', 'action/inputs.ts', 'sandbox/command.ts'];
    const users = files.filter((file) => /\bprocess\s*\.\s*env\b|from 'node:process'/.test(file.text));
    expect(users.map((file) => file.path).filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it('keep the validators of the model out of the sandbox', () => {
    const uses = files
      .filter((file) => folderOf(file.path) === 'sandbox')
      .filter((file) => /\b\w+Schema\b/.test(file.text));
    expect(uses.map((file) => file.path)).toEqual([]);
  });
});

describe('the names of files', () => {
  it('say what the file knows', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|common|types?|lib|misc|shared)(?:\.ts|\/)/;
    expect(files.map((file) => file.path).filter((path) => vague.test(path))).toEqual([]);
  });

  it('are kebab-case', () => {
    expect(files.map((file) => file.path).filter((path) => !/^[a-z0-9/-]+(?:\.d)?\.ts$/.test(path))).toEqual(
      [],
    );
  });

  it('come with one barrel, the public face of the client', () => {
    expect(files.map((file) => file.path).filter((path) => path.endsWith('index.ts'))).toEqual([
      'client/index.ts',
    ]);
  });
});
