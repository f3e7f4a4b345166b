import { describe, expect, test } from 'vitest';
import { oddBuilds, oddFlakyTests, oddSuites } from '../../model/payloads.ts';
import { address, build, createHarness, rejection } from '../support/harness.ts';

const unit = { organization: 'acme', suite: 'unit' };

describe('of what the live service sends,', () => {
  test.each(Object.entries(oddBuilds))('a build with %s is read completely', async (_, answer) => {
    const { client } = createHarness({ json: answer });
    expect(await client.builds.get(address)).toEqual(answer);
  });

  test('pages of builds and flaky tests, and suites, are read completely', async () => {
    const builds = Object.values(oddBuilds).map((answer, index) => ({ ...answer, id: `id-${index}` }));
    expect(await createHarness({ json: builds }).client.builds.list().toArray()).toEqual(builds);
    for (const json of oddSuites) expect(await createHarness({ json }).client.suites.get(unit)).toEqual(json);
    for (const answer of oddFlakyTests) {
      const { client } = createHarness({ json: [answer] });
      expect(await client.flakyTests.list(unit).toArray()).toEqual([answer]);
    }
  });
});

describe('of any response,', () => {
  test('a field that does not fit is read as null, and the rest is kept', async () => {
    const odd = { ...build(2), branch: 7, surplus: { a: [1] }, jobs: [{ type: 'hologram' }] };
    const read = { ...odd, branch: null };
    expect(await createHarness({ json: odd }).client.builds.get(address)).toEqual(read);
    const { client } = createHarness({ json: [build(3), odd, build(1)] });
    expect(await client.builds.list().toArray()).toEqual([build(3), read, build(1)]);
  });

  test('each item of a page that cannot be used is named by its fields', async () => {
    const { client } = createHarness({ json: [build(3), { ...build(2), id: 7 }, null] });
    const error = await rejection(client.builds.list().toArray());
    expect(error).toMatchObject({ reason: 'schema', paths: ['1.id', '2'] });
  });

  test('unknown keys can be nested deeper than the stack allows, and cannot change a prototype', async () => {
    const deep = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`;
    const text = `{"id":"x","number":42,"state":"passed","branch":7,"__proto__":{"blocked":true},"meta_data":{"__proto__":{"a":"x"}},"surplus":${deep}}`;
    const read = await createHarness({ text }).client.builds.get(address);
    expect(read).toMatchObject({ number: 42, branch: null, surplus: [{}] });
    expect(Object.hasOwn(read, '__proto__')).toBe(false);
    expect([read.blocked, read.meta_data?.a]).toEqual([undefined, undefined]);
  });
});
