import { describe, expect, test } from 'vitest';
import { oddBuilds, oddFlakyTests, oddSuites } from '../../model/payloads.ts';
import { createHarness, web } from '../support/harness.ts';

const unit = { organization: 'acme', suite: 'unit' };
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('of what the live service sends,', () => {
  test.each(Object.entries(oddBuilds))('a build with %s is read completely', async (_, answer) => {
    const { client } = createHarness({ json: answer });
    const to = { ...web, number: Number(answer.number) };
    expect(await client.builds.get(to)).toEqual(onTheWire(answer));
    expect(await client.builds.cancel(to)).toEqual(onTheWire(answer));
  });

  test('a page of all of them is read completely', async () => {
    const answers = Object.values(oddBuilds).map((answer, index) => ({ ...answer, id: `id-${index}` }));
    const { client } = createHarness({ json: answers, headers: { link: '' } });
    expect(await client.builds.list().toArray()).toEqual(onTheWire(answers));
  });

  test.each(Object.entries(oddSuites))('a suite with %s is read completely', async (_, answer) => {
    expect(await createHarness({ json: answer }).client.suites.get(unit)).toEqual(answer);
  });

  test.each(Object.entries(oddFlakyTests))('a flaky test with %s is read completely', async (_, answer) => {
    expect(
      await createHarness({ json: [answer] })
        .client.flakyTests.list(unit)
        .toArray(),
    ).toEqual([answer]);
  });

  test('the answer to a deletion is accepted with a content type and without', async () => {
    for (const answer of [{ status: 204 }, { status: 204, text: '' }, { status: 200, text: '<html>' }]) {
      const { client } = createHarness((request) =>
        request.method === 'DELETE' ? answer : { json: { id: 's', slug: 'unit' } },
      );
      expect(await client.suites.delete(unit)).toBeUndefined();
    }
  });
});
