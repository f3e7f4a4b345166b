import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../src/operations/operations.ts';

const source = resolve(import.meta.dirname, '../../src');

/** The rooms of the floor. Each may import those before it, for its types too. */
const rooms = ['inputs', 'outputs', 'context', 'lists', 'cancel', 'suites', 'flaky-tests', 'wait', 'start'];

interface Import {
  readonly from: string;
  /** A path from `src`, or the name of a package. */
  readonly to: string;
  readonly kind: 'type' | 'value' | 'dynamic';
}

/** Every import of a file. One that is not marked as a whole as an import of types is there at run time. */
function importsOf(path: string): Import[] {
  const text = readFileSync(join(source, path), 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;]*?from\s*)?['"]([^'"]+)['"]/gm);
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  const target = (to = '') => (to.startsWith('.') ? posix.join(posix.dirname(path), to) : to);
  return [
    ...[...statements].map(([, type, to]) => ({
      from: path,
      to: target(to),
      kind: type === undefined ? ('value' as const) : ('type' as const),
    })),
    ...[...calls].map(([, to]) => ({ from: path, to: target(to), kind: 'dynamic' as const })),
  ];
}

const files = readdirSync(join(source, 'operations'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `operations/${name.split(sep).join('/')}`);

/** The room of a file of this floor; an operation is in none. */
function roomOf(path: string): string | undefined {
  const [, room, file] = path.split('/');
  return file === undefined ? undefined : room;
}

/** Everything that is loaded with a file, the file included. */
function loadedWith(path: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(path)) return loaded;
  loaded.add(path);
  if (path.endsWith('.ts'))
    for (const { to, kind } of importsOf(path)) if (kind === 'value') loadedWith(to, loaded);
  return loaded;
}

describe('the operations', () => {
  it('stand alone on the top level, one in each file', () => {
    const top = files.filter((path) => roomOf(path) === undefined);
    const own = operations.map(({ name }) => `operations/${name}.ts`);
    expect(top.sort()).toEqual([...own, 'operations/operation.ts', 'operations/operations.ts'].sort());
  });

  it('are planned without the client, the reports and the schemas', () => {
    const entries = ['operations/operations.ts', 'operations/inputs/declarations/inputs.ts'];
    const loaded = [...new Set(entries.flatMap((path) => [...loadedWith(path)]))];
    const allowed =
      /^(?:operations\/[^/]+\.ts|operations\/inputs\/.*|operations\/outputs\/declarations\.ts)$/;
    expect(loaded.filter((path) => !allowed.test(path)).sort()).toEqual([
      'model/states.ts',
      'model/times.ts',
    ]);
    expect(loaded).toContain('operations/inputs/declarations/waiting.ts');
  });

  it('are loaded by tests on a virtual clock before it moves', () => {
    const dynamic = files.flatMap(importsOf).filter(({ kind }) => kind === 'dynamic');
    const preloaded = readFileSync(join(source, '../test/support/operation-modules.ts'), 'utf8');
    const missing = dynamic.filter(({ to }) => !preloaded.includes(`import '../../src/${to}';`));
    expect(missing).toEqual([]);
    expect(dynamic.length).toBeGreaterThan(operations.length);
  });
});

describe('the rooms of the operations', () => {
  it('are all known', () => {
    expect(new Set(files.map(roomOf).filter((room) => room !== undefined))).toEqual(new Set(rooms));
  });

  it('import only those before them, and no operation', () => {
    const offences = files.flatMap(importsOf).filter(({ from, to }) => {
      const room = roomOf(from);
      if (room === undefined || !to.startsWith('operations/')) return false;
      return rooms.indexOf(roomOf(to) ?? '') < 0 || rooms.indexOf(roomOf(to) ?? '') > rooms.indexOf(room);
    });
    expect(offences.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});
