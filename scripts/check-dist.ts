import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildBundle } from './build.ts';

const dist = resolve(import.meta.dirname, '..', 'dist');

/** Every file below a folder, by its path, with its bytes. */
function contents(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path)] as const;
    }),
  );
}

/** What differs between two folders, one line a file. */
function differences(committed: string, fresh: string): string[] {
  const old = contents(committed);
  const now = contents(fresh);
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    const before = old.get(name);
    const after = now.get(name);
    if (before === undefined) return [`dist/${name} is missing`];
    if (after === undefined) return [`dist/${name} is left over`];
    return before.equals(after) ? [] : [`dist/${name} differs`];
  });
}

const folder = mkdtempSync(join(tmpdir(), 'kitestring-dist-'));
try {
  buildBundle(folder);
  const found = differences(dist, folder);
  for (const line of found) console.error(line);
  if (found.length > 0) {
    console.error('dist is not what the sources build: run npm run build, and commit dist with the change.');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
