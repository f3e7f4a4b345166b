import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build, createHarness, rejection, web } from '../support/harness.ts';

const source = resolve(import.meta.dirname, '../../../src');
const address = { ...web, number: 42 };

/** What a file loads as soon as it is loaded itself: neither types, nor what it imports by `import()`. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s(?!type\b)[^'"`;]*?from\s*'([^']+)'|^import '([^']+)'/gm,
  );
  return [...statements]
    .filter(([statement]) => !/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(statement))
    .map(([, named, bare]) => named ?? bare ?? '');
}

/** Every file and package that is loaded with this file. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const specifier of importsOf(file)) {
    if (specifier.startsWith('.')) loadedWith(resolve(dirname(file), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

const isZod = (specifier: string) => /^zod(?:\/|$)/.test(specifier);

describe('zod', () => {
  test('is not loaded with the client', () => {
    const loaded = [...loadedWith(resolve(source, 'client/index.ts'))];
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter((one) => isZod(one) || one.endsWith('model/build.ts'))).toEqual([]);
  });

  test('is loaded with the reader of responses that do not match, and with nothing else of the client', () => {
    const folder = resolve(source, 'client');
    const users = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => [...loadedWith(resolve(folder, name))].some(isZod));
    expect(users).toEqual(['response/read-by-schema.ts']);
  });
});

describe('a response', () => {
  test('that matches its schema is passed on as it was parsed', async () => {
    const text = '{"id":"x","number":42,"state":"passed","surplus":{"a":[1]},"jobs":[{"type":"hologram"}]}';
    const { client } = createHarness({ text });
    expect(await client.builds.get(address)).toEqual(JSON.parse(text));
  });

  test('with a field that does not match is read with null in its place, and keeps the rest', async () => {
    const { client } = createHarness({ json: { ...build(42), branch: 7, surplus: { a: [1] } } });
    expect(await client.builds.get(address)).toEqual({ ...build(42), branch: null, surplus: { a: [1] } });
  });

  test('can have unknown keys with values nested deeper than any stack reaches', async () => {
    const deep = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`;
    const { client } = createHarness({
      text: `{"id":"x","number":42,"state":"passed","branch":7,"surplus":${deep}}`,
    });
    expect(await client.builds.get(address)).toMatchObject({ number: 42, branch: null, surplus: [{}] });
  });

  test('loses a key that would change the prototype of an object', async () => {
    const { client } = createHarness({
      text: '{"id":"x","number":42,"state":"passed","__proto__":{"blocked":true}}',
    });
    const read = await client.builds.get(address);
    expect(Object.hasOwn(read, '__proto__')).toBe(false);
    expect(read.blocked).toBeUndefined();
  });
});

describe('a page of a list', () => {
  test('has only the items that do not match read by the schema', async () => {
    const { client } = createHarness({ json: [build(3), { ...build(2), branch: 7 }, build(1)] });
    const items = await client.builds.list().toArray({ limit: 10 });
    expect(items).toEqual([build(3), { ...build(2), branch: null }, build(1)]);
  });

  test('names the fields of every item that does not match', async () => {
    const { client } = createHarness({ json: [build(3), { ...build(2), id: 7 }, null] });
    const error = await rejection(client.builds.list().toArray({ limit: 10 }));
    expect(error).toMatchObject({ reason: 'schema', paths: ['1.id', '2'] });
  });
});
