import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../src/operations/operations.ts';
import { placeOf } from './rooms.ts';
import { root, sources, targetOf } from './sources.ts';

const files = new Map(sources.map((file) => [file.path, file]));

/** What a file imports: a path from `src`, or the name of a package. */
function targetsOf(path: string, form: RegExp): string[] {
  const matches = [...(files.get(path)?.text ?? '').matchAll(form)];
  return matches.map(([, specifier = '']) => targetOf(path, specifier) ?? specifier);
}

/** Imports that exist at run time: all that are not completely marked as imports of types. */
const valueImport = /^(?:import|export)\s+(?!type\s)(?:[^'"`;]*?from\s*)?['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The files behind the names of the client's face, of which the bundler loads those that are used. */
const face = new Map(
  [
    ...(files.get('client/index.ts')?.text ?? '').matchAll(/^export (?!type)\{([^}]*)\} from '\.([^']+)';/gm),
  ].flatMap(([, names = '', path]) =>
    names.split(',').map((name) => [name.trim(), `client${path}`] as const),
  ),
);
const faceImport = /^import \{([^}]*)\} from '[^']*client\/index\.ts';/gm;

function behindFace(path: string): string[] {
  const imports = [...(files.get(path)?.text ?? '').matchAll(faceImport)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.map((name) => face.get(name)).filter((target) => target !== undefined);
}

/** Everything that is loaded with a file, including the file. */
function loadedWith(path: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(path)) return loaded;
  loaded.add(path);
  const targets = targetsOf(path, valueImport).filter((target) => target !== 'client/index.ts');
  for (const target of [...targets, ...behindFace(path)]) loadedWith(target, loaded);
  return loaded;
}

it('the operations are planned without loading the client, the reports and the schemas', () => {
  const entries = ['operations/operations.ts', 'operations/inputs/declarations/inputs.ts'];
  const loaded = [...new Set(entries.flatMap((path) => [...loadedWith(path)]))];
  const allowed = /^(?:operations\/[^/]+\.ts|operations\/inputs\/.*|operations\/outputs\/declarations\.ts)$/;
  expect(loaded.filter((path) => !allowed.test(path)).sort()).toEqual([
    'model/blocked-child.ts',
    'model/build-address.ts',
    'model/clone-url.ts',
    'model/fork.ts',
    'model/states.ts',
    'model/times.ts',
    'model/wildcard.ts',
    'operations/context/time-to-wait.ts',
  ]);
  expect(loaded).toContain('operations/inputs/declarations/waiting.ts');
});

it('the operations are not loaded by the step before it has read its inputs', () => {
  const loaded = [...loadedWith('main.ts')].sort();
  expect(loaded.filter((path) => /^(?:client|report)\//.test(path))).toEqual([
    'client/clock.ts',
    'client/errors.ts',
    'client/options.ts',
    'client/request/base-url.ts',
    'client/transport/proxy.ts',
    'report/failure.ts',
    ...loaded.filter((path) => path.startsWith('report/text/')),
  ]);
  expect(loaded.filter((path) => !path.endsWith('.ts'))).toEqual([
    '@actions/core',
    'node:fs',
    'node:os',
    'node:path',
  ]);
  expect(loaded).toContain('action/prepared-step.ts');
});

it('the operations are loaded by tests on a virtual clock before the clock moves', () => {
  const dynamic = [...files.keys()]
    .filter((path) => ['client', 'operations'].includes(placeOf(path).floor))
    .flatMap((path) => targetsOf(path, dynamicImport))
    .filter((target) => target.endsWith('.ts'));
  const preloaded = ['client', 'operation']
    .map((name) => readFileSync(join(root, `test/support/${name}-modules.ts`), 'utf8'))
    .join('');
  expect(dynamic.filter((target) => !preloaded.includes(`import '../../src/${target}';`))).toEqual([]);
  expect(dynamic.length).toBeGreaterThan(operations.length);
});
