import { describe, expect, test } from 'vitest';
import { build, createHarness, rejection, web } from '../support/harness.ts';

const address = { ...web, number: 42 };

describe('a response', () => {
  test('that fits is passed on as it was parsed', async () => {
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
  test('has null in place of a field that does not fit', async () => {
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
