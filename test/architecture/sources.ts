import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve, sep } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** A file of `src`. */
export interface SourceFile {
  /** From `src`, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Every specifier that it imports: statically, dynamically, or for its types only. */
  readonly imports: readonly string[];
}

/** Every specifier that a file imports. */
export function importsOf(text: string): string[] {
  const statements = text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g);
  const bare = text.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g);
  const calls = text.matchAll(/\b(?:import|require|createRequire\([^)]*\))\s*\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...bare, ...calls].map((match) => match[1] ?? '');
}

const exportForms = [
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
  /^export (?:type )?\{([^}]*)\}/gm,
];

/** The names that a file exports, as importers see them. */
export function exportsOf(text: string): string[] {
  const [declared = [], listed = []] = exportForms.map((form) =>
    [...text.matchAll(form)].map((match) => match[1] ?? ''),
  );
  const names = listed.flatMap((list) => list.split(',')).map((item) => item.trim().split(' ').at(-1) ?? '');
  return [...declared, ...names.filter((name) => name !== '')];
}

/** Where an import leads: a path from `src`, or null for a package. */
export function targetOf(path: string, specifier: string): string | null {
  return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : null;
}

/** All files of `src`. */
export const sources: readonly SourceFile[] = readdirSync(join(root, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.ts'))
  .map((name) => {
    const text = readFileSync(join(root, 'src', name), 'utf8');
    return { path: name.split(sep).join('/'), text, imports: importsOf(text) };
  });
